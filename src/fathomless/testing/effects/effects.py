"""What every game's report has in common."""

from __future__ import annotations

from collections.abc import Iterable

from fathomless.core.action import Action
from fathomless.core.event import Event, Fact
from fathomless.core.outcome import Outcome
from fathomless.core.state import State


class Effects:
    """Counts by name, such as `lord jailer`; the first word is the kind of effect.

    A match is followed by calling `before` each action, `heard` for each event and `ended` once.
    """

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(self.expected(), 0)

    def expected(self) -> Iterable[str]:
        """Every effect that a campaign has to show."""
        return ()

    def begin(self) -> None:
        """Another match begins."""

    def steer(self, number: int, legal: list[Action]) -> list[Action]:
        """The actions to choose from in the match of this number: some lead to rare ends."""
        return legal

    def before(self, state: State, action: Action) -> None:
        """An action is about to be applied."""

    def heard(self, state: State, event: Event) -> None:
        """Something happened; the state may have gone on since."""

    def ended(self, state: State, outcome: Outcome) -> None:
        """The match is over."""
        self.see(f"end {outcome.reason}")
        if outcome.tie_break is not None:
            self.see(f"tie-break {outcome.tie_break}")
        if len(outcome.winners) > 1:
            self.see("tie-break none")

    def see(self, effect: str) -> None:
        """Once more."""
        self.counts[effect] = self.counts.get(effect, 0) + 1

    def add(self, counts: dict[str, int]) -> None:
        """What was counted elsewhere."""
        for effect, count in counts.items():
            self.counts[effect] = self.counts.get(effect, 0) + count

    @property
    def never(self) -> list[str]:
        """What was expected and not seen."""
        return [effect for effect, count in self.counts.items() if not count]


def word(fact: Fact) -> str:
    """A fact that is a name or a number, as a word of an effect."""
    return str(fact)
