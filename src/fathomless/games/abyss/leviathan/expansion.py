"""Leviathan as an expansion: its components, and what it adds at the places of `extension.py`.

AB-L1, AB-L2, AB-L3, AB-L18, AB-A22, AB-A66.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathomless.core.action import Action
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.core.rng import Rng
from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.leviathan import knowledge, save, view
from fathomless.games.abyss.leviathan.actions import CASH, ROB
from fathomless.games.abyss.leviathan.border import NOBODY, Border
from fathomless.games.abyss.leviathan.lords import POWERS
from fathomless.games.abyss.leviathan.martial import martial_law
from fathomless.games.abyss.leviathan.material import (
    FOR_THE_SCOURGE,
    LEVIATHANS,
    LORDS,
    PER_WOUND,
    TOKEN_IDS,
    TOKENS,
)
from fathomless.games.abyss.leviathan.monsters import MONSTERS_MET
from fathomless.games.abyss.leviathan.tables import CARDS, FIRST_LORD, PLAIN_CRAB, TAMER
from fathomless.games.abyss.leviathan.tokens import add_robberies, add_tokens, cash, token_refusal
from fathomless.games.abyss.material import MONSTER

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

SEATS: Final = 5

ARRIVALS.update(POWERS)


class Leviathan(Border):
    """The hooks; zones and verbs are the Border's."""

    # -- its components ----------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """AB-L19. 20 special Allies, 3 Monsters, a crab 1."""
        return CARDS

    def lords(self) -> list[int]:
        """AB-L1. Ten Lords."""
        return list(range(FIRST_LORD, FIRST_LORD + len(LORDS)))

    def without_lords(self) -> list[int]:
        """AB-L1. The Tamer stays in the box."""
        return [TAMER]

    def cards_held(self) -> list[int]:
        """AB-A33. Monsters that lie aside."""
        return [MONSTER] * self.aside

    def most_seats(self) -> int:
        """AB-A22. A fifth player may come."""
        return SEATS

    def copy(self) -> Leviathan:
        """An independent twin."""
        twin = Leviathan()
        self.copy_to(twin)
        return twin

    def to_json(self) -> JsonDict:
        """Its components, losslessly."""
        return save.to_json(self)

    def check(self, s: AbyssState) -> None:
        """Every component once."""
        save.check(self, s)

    def fits(self, s: AbyssState, question: Pending[Any]) -> bool:
        """Whether a question can be open now."""
        return save.fits(self, s, question)

    def view(self, s: AbyssState, seat: int | None) -> JsonDict:
        """What a seat sees of them."""
        return view.border_view(self, s, seat)

    def determinise(self, world: AbyssState, observer: int, rng: Rng) -> None:
        """Draw again what the observer does not know."""
        if not world.finished:
            knowledge.draw_again(self, observer, rng)

    # -- the course of the game --------------------------------------------------------------------

    def set_up(self, s: AbyssState) -> None:
        """AB-L1, AB-L2, AB-L3, AB-A66. No Threat track; a crab 1 each; the first Leviathan."""
        s.threat = 0
        for seat in range(s.seats):
            s.deck.remove(PLAIN_CRAB)
            s.gain(seat, PLAIN_CRAB)
        self.slain = [[] for _ in range(s.seats)]
        self.tokens = [[] for _ in range(s.seats)]
        self.wounds = [0] * s.seats
        deck = list(range(len(LEVIATHANS)))
        s.rng.shuffle(deck)
        self.deck = deck
        pile = list(TOKENS)
        s.rng.shuffle(pile)
        self.pile = pile
        card = self.draw(s)
        self.roll(s, 2)
        space = self.rolled_space()
        self.settle(space, card)
        self.tell_arrival(s, NOBODY, space, True)

    def options(self, s: AbyssState, seat: int, answers: list[Action]) -> None:
        """AB-L9, AB-A39. Tokens can be cashed wherever one decides in one's own turn."""
        add_tokens(s, self, seat, answers)

    def hides_options(self, s: AbyssState, seat: int) -> bool:
        """AB-A62. Tokens lie face down, and one for a stack may be of no use now."""
        return len(self.tokens[seat]) > 0

    def rob_options(self, s: AbyssState, targets: list[int], answers: list[Action]) -> None:
        """AB-A63. The Hunter may steal these tokens, too."""
        add_robberies(s, targets, answers)

    def chosen(self, s: AbyssState, seat: int, action: Action) -> None:
        """A token is cashed, or stolen."""
        if action.verb == CASH:
            cash(s, seat, action.item)
        elif action.verb == ROB:
            self.steal_token(s, seat, action.target)

    def option(self, s: AbyssState, seat: int, action: Action) -> Message | None:
        """A token to cash, or to steal."""
        if action.verb == CASH:
            return Message("option.cash", {"token": f"token:{TOKEN_IDS[action.item]}"})
        if action.verb == ROB:
            args: dict[str, Value] = {"target": f"seat:{action.target}"}
            args["count"] = len(self.tokens[action.target])
            return Message("option.rob_leviathan", args)
        return None

    def refusal(self, s: AbyssState, seat: int, action: Action) -> Refusal | None:
        """A token that cannot be cashed."""
        if action.verb == CASH:
            return token_refusal(s, self, seat, action.item)
        return None

    def meets_monster(self, s: AbyssState) -> bool:
        """AB-L13. The Border decides what a Monster does."""
        s.ask(MONSTERS_MET[s.active])
        return True

    def before_council(self, s: AbyssState) -> bool:
        """AB-A33. The exploration is over: Monsters that lay aside are discarded."""
        if self.aside:
            s.discard.extend([MONSTER] * self.aside)
            self.aside = 0
        return False

    def end_turn(self, s: AbyssState) -> None:
        """AB-L15. After the Commander."""
        martial_law(s, s.active)

    def scores(self, s: AbyssState, seat: int) -> dict[str, int]:
        """AB-L18. The figure, and wounds."""
        figure = FOR_THE_SCOURGE if self.scourge == seat else 0
        return {"scourge": figure, "wounds": PER_WOUND * self.wounds[seat]}


def read(data: JsonDict) -> Leviathan:
    """The expansion that `to_json` was taken from."""
    found = Leviathan()
    save.read_into(found, data)
    return found
