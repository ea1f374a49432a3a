"""The Border and whatever else comes in the box Leviathan: zones, and verbs that move components.

Verbs move components and emit the event. Rules decide, and call them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.event import Event, Fact
from fathomless.games.abyss.box import SEAT_BIT
from fathomless.games.abyss.endings import REASONS, call_end
from fathomless.games.abyss.extension import Extension
from fathomless.games.abyss.leviathan.material import DIE, TOKEN_IDS
from fathomless.games.abyss.leviathan.tables import (
    LEVELS,
    LEVIATHAN_IDS,
    SPACE_IDS,
    SPACE_NAMES,
    SPACE_OF,
    SPACES,
)
from fathomless.games.abyss.lists import changed, changed_number

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

NOBODY: Final = -1
EMPTY: Final = -1
NOTHING: Final[list[int]] = []  # stands for zones that do not exist yet; never changed
NO_LISTS: Final[list[list[int]]] = []

# AB-L16, AB-L17, AB-A3. The further ends of the game; the same last turns follow.
NO_LEVIATHAN: Final = len(REASONS)
NO_TOKEN: Final = len(REASONS) + 1
REASONS.extend(["no-leviathan", "no-token"])


class Border(Extension):
    """Zones of its own. A list marked † is replaced, never changed, so that copies may share it."""

    name: ClassVar[str] = "leviathan"

    def __init__(self) -> None:
        self.foes = [EMPTY] * SPACES  # † the Leviathan on each space
        self.health = [0] * SPACES  # † the health points it has left
        self.deck = NOTHING  # † cards before `top` have left it
        self.top = 0
        self.gone = NOTHING  # † Leviathans out of the game
        self.slain = NO_LISTS  # † by seat
        self.pile = NOTHING  # † kinds of Monster tokens, like the deck
        self.pile_top = 0
        self.tokens = NO_LISTS  # † by seat, as 8 × set of seats that know it + kind
        self.cashed = NOTHING  # † tokens out of the game
        self.wounds = NOTHING  # † by seat
        self.scourge = NOBODY  # who has the figure
        self.aside = 0  # Monsters that were fled from or ignored in this exploration
        self.dice = NOTHING  # † the latest roll

    def copy_to(self, twin: Border) -> None:
        """Everything; lists are shared."""
        twin.foes = self.foes
        twin.health = self.health
        twin.deck = self.deck
        twin.top = self.top
        twin.gone = self.gone
        twin.slain = self.slain
        twin.pile = self.pile
        twin.pile_top = self.pile_top
        twin.tokens = self.tokens
        twin.cashed = self.cashed
        twin.wounds = self.wounds
        twin.scourge = self.scourge
        twin.aside = self.aside
        twin.dice = self.dice

    def census(self) -> int:
        """Leviathans, tokens, and Monsters that lie aside."""
        count = SPACES - self.foes.count(EMPTY)
        count += len(self.deck) - self.top + len(self.gone) + len(self.pile) - self.pile_top
        count += len(self.cashed) + self.aside
        for seat in range(len(self.slain)):
            count += len(self.slain[seat]) + len(self.tokens[seat])
        return count

    # -- nouns -------------------------------------------------------------------------------------

    def occupied(self) -> list[int]:
        """The spaces with a Leviathan."""
        return [space for space in range(SPACES) if self.foes[space] != EMPTY]

    def has_leviathan(self) -> bool:
        """Whether any space has one."""
        return self.foes.count(EMPTY) < SPACES

    def can_add(self) -> bool:
        """AB-A55. Whether there is a Leviathan left to be placed."""
        return self.top < len(self.deck)

    # -- verbs: dice and Leviathans ----------------------------------------------------------------

    def roll(self, s: AbyssState, count: int) -> int:
        """One die, or two; the highest of them."""
        s.irrevocable += 1
        dice: list[int] = []
        highest = 0
        for _ in range(count):
            die = s.rng.below(DIE) + 1
            highest = max(highest, die)
            dice.append(die)
        self.dice = dice
        return highest

    def draw(self, s: AbyssState) -> int:
        """AB-L16, AB-A55. The top Leviathan; the last one calls the end."""
        s.last_progress = s.turns
        s.irrevocable += 1
        card = self.deck[self.top]
        self.top += 1
        if self.top == len(self.deck):
            call_end(s, NO_LEVIATHAN)
        return card

    def rolled_space(self) -> int:
        """The space that two dice name."""
        return SPACE_OF[self.dice[0] + self.dice[1]]

    def settle(self, space: int, card: int) -> None:
        """AB-L13. A Leviathan on a space, with all its health."""
        self.foes = changed_number(self.foes, space, card)
        self.health = changed_number(self.health, space, LEVELS[card])

    def leave(self, space: int) -> int:
        """The Leviathan of a space is taken off it."""
        card = self.foes[space]
        self.foes = changed_number(self.foes, space, EMPTY)
        self.health = changed_number(self.health, space, 0)
        return card

    def tell_arrival(self, s: AbyssState, seat: int, space: int, rolled: bool) -> None:
        """A Leviathan has come."""
        if s.journal is None:
            return
        facts: dict[str, Fact] = {} if seat == NOBODY else {"seat": seat}
        facts["leviathan"] = LEVIATHAN_IDS[self.foes[space]]
        facts["space"] = SPACE_NAMES[space]
        facts["ref"] = f"border:{SPACE_IDS[space]}"
        if rolled:
            facts["dice"] = [str(die) for die in self.dice]
        kind = "first-leviathan" if seat == NOBODY else "leviathan" if rolled else "breed"
        s.emit(Event(kind, facts))

    # -- verbs: what players get -------------------------------------------------------------------

    def wound(self, s: AbyssState, seat: int, count: int) -> None:
        """AB-L18, AB-A44. Wounds, which are never healed and never run out."""
        s.last_progress = s.turns
        self.wounds = changed_number(self.wounds, seat, self.wounds[seat] + count)
        if s.journal is not None:
            s.emit(Event("wounds", {"seat": seat, "count": count}))

    def draw_tokens(self, s: AbyssState, seat: int, count: int) -> None:
        """AB-L8. Tokens of the second pile; only their owner sees them."""
        if not count:
            return
        s.last_progress = s.turns
        s.irrevocable += 1
        drawn = self.pile[self.pile_top : self.pile_top + count]
        self.pile_top += count
        owned = [8 * SEAT_BIT[seat] + kind for kind in drawn]
        self.tokens = changed(self.tokens, seat, self.tokens[seat] + owned)
        if s.journal is not None:
            kinds: Fact = [TOKEN_IDS[kind] for kind in drawn]
            facts: dict[str, Fact] = {"seat": seat, "count": count}
            s.emit(Event("leviathan-tokens", facts, {"tokens": (SEAT_BIT[seat], kinds)}))
        self.tokens_drawn(s)

    def tokens_drawn(self, s: AbyssState) -> None:
        """AB-L17, AB-A63. The last token of both piles calls the end."""
        if self.pile_top == len(self.pile) and s.token_top == len(s.token_pile):
            call_end(s, NO_TOKEN)

    def discard_token(self, s: AbyssState, seat: int, kind: int) -> None:
        """AB-A62. A cashed token leaves the game."""
        s.last_progress = s.turns
        owned = self.tokens[seat][:]
        for place in range(len(owned)):
            if owned[place] & 7 == kind:
                del owned[place]
                break
        self.tokens = changed(self.tokens, seat, owned)
        self.cashed = [*self.cashed, kind]

    def steal_token(self, s: AbyssState, thief: int, victim: int) -> None:
        """AB-A63. The Hunter: a random one of these tokens; only those two see it."""
        s.last_progress = s.turns
        s.irrevocable += 1
        owned = self.tokens[victim][:]
        entry = owned.pop(s.rng.below(len(owned))) | 8 * SEAT_BIT[thief]
        self.tokens = changed(self.tokens, victim, owned)
        self.tokens = changed(self.tokens, thief, [*self.tokens[thief], entry])
        if s.journal is not None:
            both = SEAT_BIT[thief] | SEAT_BIT[victim]
            facts: dict[str, Fact] = {"seat": thief, "target": victim}
            s.emit(Event("rob-leviathan", facts, {"token": (both, TOKEN_IDS[entry & 7])}))


def border_of(s: AbyssState) -> Border:
    """The Border of a match that is played with it."""
    for extension in s.extensions:
        if isinstance(extension, Border):
            return extension
    raise LookupError("there is no Border in this match")
