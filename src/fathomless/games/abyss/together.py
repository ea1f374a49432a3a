"""Several expansions as one, so that each place in the course of the game is a single call.

What concerns components, from cards to scores, goes through `state.extensions` one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathomless.core.action import Action
from fathomless.games.abyss.extension import Extension

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

NO_EXTENSION: Final = Extension()


def together(extensions: list[Extension]) -> Extension:
    """All of them as one; without any, one that adds nothing."""
    whole = extensions[0] if extensions else NO_EXTENSION
    for extension in extensions[1:]:
        whole = Together(whole, extension)
    return whole


class Together(Extension):
    """The first, then the second; where one takes something over, the second is not asked."""

    def __init__(self, first: Extension, second: Extension) -> None:
        self.first = first
        self.second = second

    def begin_turn(self, s: AbyssState) -> None:
        """Both."""
        self.first.begin_turn(s)
        self.second.begin_turn(s)

    def options(self, s: AbyssState, seat: int, answers: list[Action]) -> None:
        """Those of both."""
        self.first.options(s, seat, answers)
        self.second.options(s, seat, answers)

    def hides_options(self, s: AbyssState, seat: int) -> bool:
        """Either."""
        return self.first.hides_options(s, seat) or self.second.hides_options(s, seat)

    def chosen(self, s: AbyssState, seat: int, action: Action) -> None:
        """Both hear of it; each knows its own."""
        self.first.chosen(s, seat, action)
        self.second.chosen(s, seat, action)

    def purse(self, s: AbyssState, seat: int) -> int:
        """The sum."""
        return self.first.purse(s, seat) + self.second.purse(s, seat)

    def takes_payment(self, s: AbyssState, seat: int, amount: int, purpose: int, item: int) -> bool:
        """Either."""
        return self.first.takes_payment(
            s, seat, amount, purpose, item
        ) or self.second.takes_payment(s, seat, amount, purpose, item)

    def may_buy_again(self, s: AbyssState, seat: int) -> bool:
        """Either."""
        return self.first.may_buy_again(s, seat) or self.second.may_buy_again(s, seat)

    def bought_again(self, s: AbyssState, seat: int) -> None:
        """Both."""
        self.first.bought_again(s, seat)
        self.second.bought_again(s, seat)

    def meets_monster(self, s: AbyssState) -> bool:
        """Either."""
        return self.first.meets_monster(s) or self.second.meets_monster(s)

    def before_council(self, s: AbyssState) -> bool:
        """Either."""
        return self.first.before_council(s) or self.second.before_council(s)

    def after_payment(self, s: AbyssState, seat: int, lord: int) -> bool:
        """Either."""
        return self.first.after_payment(s, seat, lord) or self.second.after_payment(s, seat, lord)

    def pearls_gained(self, s: AbyssState, seat: int, count: int) -> None:
        """Both."""
        self.first.pearls_gained(s, seat, count)
        self.second.pearls_gained(s, seat, count)

    def ally_spent(self, s: AbyssState, seat: int, face: int) -> None:
        """Both."""
        self.first.ally_spent(s, seat, face)
        self.second.ally_spent(s, seat, face)

    def tokens_drawn(self, s: AbyssState) -> None:
        """Both."""
        self.first.tokens_drawn(s)
        self.second.tokens_drawn(s)

    def rob_options(self, s: AbyssState, targets: list[int], answers: list[Action]) -> None:
        """Those of both."""
        self.first.rob_options(s, targets, answers)
        self.second.rob_options(s, targets, answers)

    def lord_joined(self, s: AbyssState, seat: int, lord: int, recruited: bool) -> None:
        """Both."""
        self.first.lord_joined(s, seat, lord, recruited)
        self.second.lord_joined(s, seat, lord, recruited)

    def location_taken(self, s: AbyssState, seat: int, location: int) -> bool:
        """Either."""
        return self.first.location_taken(s, seat, location) or self.second.location_taken(
            s, seat, location
        )

    def location_given(self, s: AbyssState, seat: int, location: int) -> None:
        """Both."""
        self.first.location_given(s, seat, location)
        self.second.location_given(s, seat, location)

    def is_guarding(self, zone: int) -> bool:
        """Either."""
        return self.first.is_guarding(zone) or self.second.is_guarding(zone)

    def guards(self, s: AbyssState, seat: int, zone: int, item: int) -> bool:
        """Either."""
        return self.first.guards(s, seat, zone, item) or self.second.guards(s, seat, zone, item)

    def left(self, s: AbyssState, zone: int, item: int) -> None:
        """Both."""
        self.first.left(s, zone, item)
        self.second.left(s, zone, item)

    def end_turn(self, s: AbyssState) -> None:
        """Both."""
        self.first.end_turn(s)
        self.second.end_turn(s)

    def end_game(self, s: AbyssState) -> bool:
        """Either."""
        return self.first.end_game(s) or self.second.end_game(s)
