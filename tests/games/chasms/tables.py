"""Positions of Chasms in one sentence each, moves as texts, and readers for every zone.

    state = table(["ember_02", "veil_09"], monster="gloomling", dice=[4])
    play(state, "play ember_02", "end")
    assert vp(state) == [2, 0]

A hand is written as card ids with spaces between. A seat has the Factions of the cards in its hand,
or those named by `factions`; what is missing is filled up with Factions whose Leaders do nothing by
themselves. `dice` are the numbers that the next rolls will show. Everybody has 5 Hearts and no VP
unless it is said. The Monster has its printed VP unless it is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from fathomless import games
from fathomless.core.event import Event, Fact
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms.material import (
    FACE_IDS,
    FACE_OF,
    FACTION_IDS,
    KIND_OF,
    MONSTER_IDS,
    MONSTER_VP,
)
from fathomless.games.chasms.state import ChasmsState

GAME = games.get("chasms")
FILLERS = ["frost", "choir", "sun", "tide", "ember", "storm", "grave", "coin", "chasm", "veil"]
HEARTS = 45
QUIET = "gloomling"  # face 4: nothing happens


def factions_for(hands: Sequence[str], given: Sequence[str] | None) -> list[list[str]]:
    """Two Factions for each seat."""
    found: list[list[str]] = []
    for seat, hand in enumerate(hands):
        named = list(dict.fromkeys(card.split("_")[0] for card in hand.split()))
        found.append(given[seat].split("+") if given and given[seat] else named[:2])
    used = {faction for pair in found for faction in pair}
    fillers = [faction for faction in FILLERS if faction not in used]
    for pair in found:
        while len(pair) < 2:
            pair.append(fillers.pop(0))
    return found


def words_for(dice: Sequence[int]) -> list[int]:
    """A generator whose next rolls are these."""
    for number in count():
        rng = Rng(f"dice {number}")
        words = rng.words()
        if all(rng.below(6) + 1 == die for die in dice):
            return words
    raise AssertionError


class _Box:
    """The cards of the Factions in play, to be handed out by id."""

    def __init__(self, factions: list[list[str]]) -> None:
        used = {FACTION_IDS.index(faction) for pair in factions for faction in pair}
        self.left = [card for card in range(240) if card // 20 in used]

    def take(self, face: str) -> int:
        for card in self.left:
            if FACE_IDS[FACE_OF[card]] == face:
                self.left.remove(card)
                return card
        raise ValueError(f"there is no further {face}")

    def take_all(self, faces: str) -> list[int]:
        return [self.take(face) for face in faces.split()]

    def rest_of(self, factions: list[str]) -> list[int]:
        """Attacks on top: what is drawn shall ask no questions."""
        rest = [card for card in self.left if FACTION_IDS[card // 20] in factions]
        return sorted(rest, key=lambda card: -KIND_OF[FACE_OF[card]])


def table(
    hands: Sequence[str],
    *,
    factions: Sequence[str] | None = None,
    monster: str = QUIET,
    monster_vp: int | None = None,
    second: str = "",
    last: bool = False,
    hearts: Sequence[int] | None = None,
    vp: Sequence[int] | None = None,
    decks: Sequence[str] | None = None,
    bare: bool = False,
    discards: Sequence[str] | None = None,
    dead: Sequence[int] = (),
    active: int = 0,
    pile: int | None = None,
    dice: Sequence[int] = (),
    ghost: bool = False,
    question: str = "turn",
) -> ChasmsState:
    """A table in the middle of a game: `active` is to play.

    `decks` names the top cards of each deck, top first; the rest lies below, or with `bare` nowhere
    but in the discard piles. `last` makes it the last round. `pile` is what is left of Hearts.
    """
    seats = len(hands)
    pairs = factions_for(hands, factions)
    options = {"factions": ",".join("+".join(pair) for pair in pairs), "ghost": "off"}
    options["ghost"] = "on" if ghost else "off"
    data = GAME.start(seats, "table", options).to_json()
    box = _Box(pairs)
    in_hand = [box.take_all(hand) for hand in hands]
    tops = [box.take_all(deck) for deck in decks or [""] * seats]
    buried = [box.take_all(pile) for pile in discards or [""] * seats]
    in_deck: list[list[int]] = []
    for seat in range(seats):
        rest = box.rest_of(pairs[seat])
        if bare:
            buried[seat] = rest + buried[seat]
            rest = []
        in_deck.append(rest + tops[seat][::-1])
    data["hands"] = [list[Json](cards) for cards in in_hand]
    data["decks"] = [list[Json](cards) for cards in in_deck]
    data["discards"] = [list[Json](cards) for cards in buried]
    data["known"] = list[Json](_known(seats, in_hand, buried))
    _lay_hearts(data, seats, hearts, dead, pile)
    data["vp"] = list[Json](vp or [0] * seats)
    _lay_monsters(data, monster, monster_vp, second, last)
    data["active"] = active
    data["stack"] = [[question, active]]
    data["phase"] = 3
    data["agenda"] = []
    data["plays_left"] = 2
    data["slots"] = data["last_play"] = data["last_progress"] = 1
    if dice:
        data["rng"] = list[Json](words_for(dice))
    return read(data)


def read(data: JsonDict) -> ChasmsState:
    """A saved state."""
    state = State.from_json(data)
    assert isinstance(state, ChasmsState)
    return state


def _known(seats: int, hands: list[list[int]], buried: list[list[int]]) -> list[int]:
    known = [0] * 240
    for seat, hand in enumerate(hands):
        for card in hand:
            known[card] = 1 << seat
    for pile in buried:
        for card in pile:
            known[card] = (2 << seats) - 1
    return known


def _lay_hearts(
    data: JsonDict,
    seats: int,
    hearts: Sequence[int] | None,
    dead: Sequence[int],
    pile: int | None,
) -> None:
    """Hearts of each seat; those that the pile lacks lie with nobody in particular."""
    numbers = [0 if seat in dead else (hearts or [5] * seats)[seat] for seat in range(seats)]
    data["hearts"] = list[Json](numbers)
    data["pile"] = HEARTS - sum(numbers)
    assert pile is None or data["pile"] == pile
    data["alive"] = sum(1 << seat for seat in range(seats) if seat not in dead)


def _lay_monsters(
    data: JsonDict, monster: str, monster_vp: int | None, second: str, last: bool
) -> None:
    board = [MONSTER_IDS.index(id) for id in (monster, second) if id]
    data["board"] = list[Json](board)
    on_them = [0] * 18
    for number in board:
        on_them[number] = MONSTER_VP[number]
    if monster_vp is not None:
        on_them[board[0]] = monster_vp
    data["mvp"] = list[Json](on_them)
    data["face_down"] = [number for number in range(18) if number not in board]
    data["revealed"] = len(board)
    data["monsters"] = len(board) if last else len(board) + 2


# -- playing --------------------------------------------------------------------------------------


def play(state: ChasmsState, *moves: str) -> ChasmsState:
    """Moves as texts; "1: pass" names the seat, else whoever is asked plays."""
    for move in moves:
        seat, colon, text = move.partition(": ")
        if colon:
            state.play(int(seat), text)
        else:
            state.play(state.seat_to_act, move)
    return state


def pass_all(state: ChasmsState) -> ChasmsState:
    """Everybody lets every window pass until something else is asked."""
    while state.asked is not None and state.asked.kind == "instant":
        state.play(state.seat_to_act, "pass")
    return state


def asked(state: ChasmsState) -> str:
    """Who is asked what."""
    return "over" if state.asked is None else f"{state.seat_to_act}: {state.asked.kind}"


def texts(state: ChasmsState) -> list[str]:
    """The legal answers."""
    return [str(action) for action in state.legal()]


def events(state: ChasmsState, *moves: str) -> list[dict[str, Fact]]:
    """What a spectator hears while these moves are made."""
    journal: list[Event] = []
    state.journal = journal
    play(state, *moves)
    state.journal = None
    return [event.seen_by(None) for event in journal]


# -- reading --------------------------------------------------------------------------------------


def hearts(state: ChasmsState) -> list[int]:
    return list(state.hearts)


def vp(state: ChasmsState) -> list[int]:
    return list(state.vp)


def hand(state: ChasmsState, seat: int) -> str:
    return " ".join(sorted(FACE_IDS[FACE_OF[card]] for card in state.hands[seat]))


def hand_sizes(state: ChasmsState) -> list[int]:
    return [len(cards) for cards in state.hands]


def discard(state: ChasmsState, seat: int) -> str:
    return " ".join(FACE_IDS[FACE_OF[card]] for card in state.discards[seat])


def front(state: ChasmsState, seat: int) -> str:
    cards = [place & 255 for place in state.front if place >> 8 == seat]
    return " ".join(FACE_IDS[FACE_OF[card]] for card in cards)


def board(state: ChasmsState) -> dict[str, int]:
    """The Monsters in play and the VP on them."""
    return {MONSTER_IDS[monster]: state.mvp[monster] for monster in state.board}


def alive(state: ChasmsState) -> list[int]:
    return [seat for seat in range(state.seats) if state.is_alive(seat)]


def result(state: ChasmsState) -> tuple[str, list[int]]:
    """How it ended, and who won."""
    outcome = state.outcome()
    return outcome.reason, outcome.winners
