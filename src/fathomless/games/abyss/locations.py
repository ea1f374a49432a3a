"""Control Locations: three Keys, any mix of tokens and Lords (AB-R38 to AB-R43).

What a Location does when it is taken: Black Smokers, and what expansions add (AB-A35).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.message import Message, Value
from fathomless.core.pending import Pending, Refusal
from fathomless.games.abyss.actions import (
    CONTROL_LOCATION,
    DECLINE,
    DECLINE_POWER,
    DRAW,
    DRAW_TILES,
    EXCHANGE_LOCATION,
    TOKENS,
    TUCK_LORD,
    USE_TOKENS,
)
from fathomless.games.abyss.box import (
    BLACK_SMOKERS,
    KEYS,
    LOCATION_IDS,
    LORD_BIT,
    LORD_IDS,
    MOST_SEATS,
    WITH_KEYS,
    lord,
)
from fathomless.games.abyss.extension import TILE
from fathomless.games.abyss.guarded import tile_refusal
from fathomless.games.abyss.material import KEYS_FOR_LOCATION, MOST_DRAWN
from fathomless.games.abyss.phases import SUPPORT

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

AMBASSADOR_DRAWS: Final = {lord("sage"): 2, lord("hermit"): 1, lord("elder"): 3}

# -- three Keys ------------------------------------------------------------------------------------


def keys_of(s: AbyssState, seat: int) -> int:
    """AB-R38. The Keys of a seat: tokens, and those of Lords that are free and not turned."""
    return s.keys[seat] + s.lord_keys[seat]


def takeable(s: AbyssState, seat: int) -> list[int]:
    """The available Locations that nobody keeps from this seat."""
    if not s.extension.is_guarding(TILE):
        return s.available
    return [tile for tile in s.available if not s.is_guarded(seat, TILE, tile)]


def control_is_due(s: AbyssState, seat: int) -> bool:
    """AB-R38, AB-A16, AB-A27. Three Keys, and a Location to be had."""
    if keys_of(s, seat) < KEYS_FOR_LOCATION:
        return False
    return s.location_top < len(s.location_deck) or len(takeable(s, seat)) > 0


def look_at_control(s: AbyssState, seat: int) -> None:
    """AB-A16, AB-A27. Three Keys are used before anything else is done."""
    if control_is_due(s, seat):
        s.ask(CONTROLS[seat])


class TakeControl(Pending["AbyssState"]):
    """AB-R38, AB-R39. Take an available Location, or draw 1 to 4 and choose one of them."""

    kind: ClassVar[str] = "control"
    rule: ClassVar[str] = "AB-R39"

    def legal(self, state: AbyssState) -> list[Action]:
        """Those that are available, and as many draws as the stack allows (AB-A68)."""
        answers = [CONTROL_LOCATION[tile] for tile in takeable(state, self.seat)]
        left = len(state.location_deck) - state.location_top
        for count in range(1, min(left, MOST_DRAWN) + 1):
            answers.append(DRAW_TILES[count])
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """The number is chosen first; draws are for all to see (AB-A27)."""
        if action.verb == DRAW:
            state.draw_locations(self.seat, action.item)
            if action.item > 1:
                state.ask(ChooseTile(self.seat, 0))
                return
            choose_keys(state, self.seat, state.drawn[0])
        else:
            choose_keys(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which Location."""
        return Message("prompt.control")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location, or a draw."""
        if action.verb == DRAW:
            return Message("option.draw", {"n": action.item})
        return Message("option.control", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One that is there, now, and that nobody else guards."""
        return tile_refusal(state, self.seat, action, "AB-R38", "refusal.control")


class ChooseTile(Pending["AbyssState"]):
    """AB-R39, AB-A34. Which of the drawn Locations to keep; the others become available.

    `bearer` is the ambassador who controls it alone, as its number + 1; 0: any three Keys will.
    """

    __slots__ = ("bearer",)

    kind: ClassVar[str] = "choose-location"
    rule: ClassVar[str] = "AB-R39"

    def __init__(self, seat: int, bearer: int) -> None:
        super().__init__(seat)
        self.bearer = bearer

    def fields(self) -> list[int]:
        """The seat and the ambassador."""
        return [self.seat, self.bearer]

    def legal(self, state: AbyssState) -> list[Action]:
        """One of those drawn."""
        return [CONTROL_LOCATION[tile] for tile in state.drawn]

    def apply(self, state: AbyssState, action: Action) -> None:
        """The others are laid out."""
        if self.bearer:
            keep_alone(state, self.seat, self.bearer - 1, action.item)
        else:
            choose_keys(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.choose_location")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location."""
        return Message("option.control", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of those drawn."""
        return Refusal("AB-R39", Message("refusal.drawn"))


def choose_keys(s: AbyssState, seat: int, tile: int) -> None:
    """AB-R42. The Location is chosen; now which Keys, unless there is only one way."""
    s.take_tile(tile)
    s.drawn = [tile]  # it waits there
    spend_keys(s, seat, 0)


def spend_keys(s: AbyssState, seat: int, lords: int) -> None:
    """Go on choosing Keys; with all three, the Location is controlled."""
    question = SpendKeys(seat, lords)
    if question.missing(s) == 0:
        place(s, seat, lords, 0)
        return
    answers = question.legal(s)
    if len(answers) == 1:
        question.apply(s, answers[0])
    else:
        s.ask(question)


class SpendKeys(Pending["AbyssState"]):
    """AB-R41, AB-R42, AB-R43, AB-A74. Which free Lords go under the Location, then tokens.

    Exactly three Keys, any mix. Lords are named in their order; `lords` is the set so far.
    """

    __slots__ = ("lords",)

    kind: ClassVar[str] = "keys"
    rule: ClassVar[str] = "AB-R42"

    def __init__(self, seat: int, lords: int) -> None:
        super().__init__(seat)
        self.lords = lords

    def fields(self) -> list[int]:
        """The seat and the Lords so far."""
        return [self.seat, self.lords]

    def missing(self, state: AbyssState) -> int:
        """How many Keys are still to be chosen."""
        missing = KEYS_FOR_LOCATION
        for number in state.lords[self.seat]:
            if self.lords & LORD_BIT[number]:
                missing -= KEYS[number]
        return missing

    def legal(self, state: AbyssState) -> list[Action]:
        """Each further Lord after whom three Keys can still be reached, and tokens for the rest."""
        missing = self.missing(state)
        tokens = state.keys[self.seat]
        answers: list[Action] = []
        bearers = state.working(self.seat) & WITH_KEYS
        single = 0  # Lords with one Key, behind the one that is looked at
        for number in sorted(state.lords[self.seat], reverse=True):
            bit = LORD_BIT[number]
            if bit <= self.lords:
                break
            if bearers & bit:
                if KEYS[number] <= missing and missing - KEYS[number] <= tokens + single:
                    answers.append(TUCK_LORD[number])
                if KEYS[number] == 1:
                    single += 1
        answers.reverse()
        if tokens >= missing:
            answers.append(USE_TOKENS)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """One more Lord, or the tokens."""
        if action.verb == TOKENS:
            place(state, self.seat, self.lords, self.missing(state))
        else:
            spend_keys(state, self.seat, self.lords | LORD_BIT[action.item])

    def prompt(self, state: AbyssState) -> Message:
        """Which Keys."""
        args: dict[str, Value] = {"location": f"location:{LOCATION_IDS[state.drawn[0]]}"}
        args["n"] = self.missing(state)
        return Message("prompt.keys", args)

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Lord, or tokens."""
        if action.verb == TOKENS:
            return Message("option.tokens", {"n": self.missing(state)})
        return Message("option.tuck", {"lord": f"lord:{LORD_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """Exactly three."""
        return Refusal("AB-A74", Message("refusal.keys"))


def place(s: AbyssState, seat: int, lords: int, keys: int) -> None:
    """AB-R40, AB-R41. The Location lies before the seat; then what it does at once."""
    tile = s.drawn[0]
    s.drawn = []
    s.place_location(seat, tile, lords, keys)
    taken(s, seat, tile)


# -- a Location is taken ---------------------------------------------------------------------------


def taken(s: AbyssState, seat: int, tile: int) -> None:
    """AB-A35, AB-A36. What happens when a Location is taken, whatever the way."""
    if tile == BLACK_SMOKERS and s.location_top < len(s.location_deck):
        s.ask(SMOKERS[seat])
    elif not s.extension.location_taken(s, seat, tile):
        look_again(s, seat)


def look_again(s: AbyssState, seat: int) -> None:
    """AB-A27, AB-A50. All that a Location brought is done: whether there are Keys for another one.

    Only beside a question that waits, or is still to come: otherwise `go_on` looks, after a
    recruitment with its refill (AB-A23).
    """
    if s.asked is not None or s.phase == SUPPORT:
        look_at_control(s, seat)


def change_tile(s: AbyssState, seat: int, old: int, new: int) -> None:
    """One Location for another before a seat; the Lords under it move along."""
    tiles = s.locations[:]
    tiles[seat] = [new if tile == old else tile for tile in tiles[seat]]
    s.locations = tiles
    tucked = s.tucked[:]
    tucked[new] = tucked[old]
    tucked[old] = 0
    s.tucked = tucked


class Smokers(Pending["AbyssState"]):
    """AB-T10, AB-A6, AB-A35. Black Smokers may be exchanged for any Location of the stack."""

    kind: ClassVar[str] = "black-smokers"
    rule: ClassVar[str] = "AB-A6"

    def legal(self, state: AbyssState) -> list[Action]:
        """AB-A70. Any of the stack, in the order of the box, not in its own; or keep it."""
        stack = sorted(state.location_deck[state.location_top :])
        answers = [EXCHANGE_LOCATION[tile] for tile in stack]
        answers.append(DECLINE_POWER)
        return answers

    def apply(self, state: AbyssState, action: Action) -> None:
        """Black Smokers goes into the stack, which is shuffled."""
        if action.verb == DECLINE:
            look_again(state, self.seat)
            return
        stack = state.location_deck[state.location_top :]
        stack = [BLACK_SMOKERS if tile == action.item else tile for tile in stack]
        state.irrevocable += 1
        state.rng.shuffle(stack)
        state.location_deck = stack
        state.location_top = 0
        change_tile(state, self.seat, BLACK_SMOKERS, action.item)
        if state.journal is not None:
            tile = LOCATION_IDS[action.item]
            state.emit(Event("exchange", {"seat": self.seat, "location": tile}))
        taken(state, self.seat, action.item)

    def prompt(self, state: AbyssState) -> Message:
        """Which one."""
        return Message("prompt.smokers")

    def option(self, state: AbyssState, action: Action) -> Message:
        """A Location, or none."""
        if action.verb == DECLINE:
            return Message("option.keep_smokers")
        return Message("option.exchange", {"location": f"location:{LOCATION_IDS[action.item]}"})

    def refusal(self, state: AbyssState, action: Action) -> Refusal:
        """One of the stack."""
        return Refusal("AB-A6", Message("refusal.smokers"))


# -- ambassadors -----------------------------------------------------------------------------------


def ambassador(s: AbyssState, seat: int, own: int) -> None:
    """AB-P33, AB-P34, AB-P35, AB-A34. Draw, keep one under the ambassador alone.

    With an empty stack the power is lost; the Keys are not.
    """
    count = min(AMBASSADOR_DRAWS[own], len(s.location_deck) - s.location_top)
    if count == 0:
        return
    s.draw_locations(seat, count)
    if count > 1:
        s.ask(ChooseTile(seat, own + 1))
    else:
        keep_alone(s, seat, own, s.drawn[0])


def keep_alone(s: AbyssState, seat: int, own: int, tile: int) -> None:
    """AB-R43, AB-A34. Key tokens are not touched."""
    s.take_tile(tile)
    s.drawn = [tile]
    place(s, seat, LORD_BIT[own], 0)


CONTROLS: Final = [TakeControl(seat) for seat in range(MOST_SEATS)]
SMOKERS: Final = [Smokers(seat) for seat in range(MOST_SEATS)]
