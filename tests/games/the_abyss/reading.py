"""Readers for every zone of The Abyss: what a seat sees, and what nobody does.

Cards come back in the order of the ledger's card table; a deck, a discard pile and a running draw
keep their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.games.the_abyss.material import FACE_OF, FACES
from tests.games.the_abyss.tables import POINTS, in_order

# -- reading what everybody, or the owner, sees ----------------------------------------------------


def seen(state: State, seat: int | None = None) -> JsonDict:
    """The table as a seat sees it."""
    return state.view(seat).table


def player(state: State, seat: int, by: int | None = None) -> JsonDict:
    """One player's zone as another, or a spectator, sees it."""
    players = seen(state, by)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def number(value: Json) -> int:
    """The value, which is a whole number."""
    assert isinstance(value, int)
    return value


def words(value: Json) -> list[str]:
    """The value, which is a list of texts."""
    assert isinstance(value, list)
    assert all(isinstance(entry, str) for entry in value)
    return [str(entry) for entry in value]


def hand(state: State, seat: int) -> str:
    """The cards in a hand, as their owner sees them."""
    return in_order(words(player(state, seat, by=seat)["hand"]))


def hand_size(state: State, seat: int) -> int:
    """How many cards are in a hand, as everybody sees."""
    return number(player(state, seat)["hand_size"])


def pile_size(state: State, seat: int) -> int:
    """How many cards are in the hidden pile of an eliminated player."""
    return number(player(state, seat)["pile_size"])


def panics(state: State) -> list[int]:
    """How many Panic lie in front of each seat."""
    return [number(player(state, seat)["panics"]) for seat in range(state.seats)]


def played(state: State, seat: int) -> str:
    """The combo cards that lie in front of a seat."""
    return in_order(words(player(state, seat)["played"]))


def out(state: State) -> list[int]:
    """The seats that are out of the round."""
    return [seat for seat in range(state.seats) if player(state, seat)["out"] is True]


def totals(state: State) -> list[int]:
    """What everybody has scored so far."""
    return [number(player(state, seat)["total"]) for seat in range(state.seats)]


def deck_size(state: State) -> int:
    """How many cards the deck has."""
    return number(seen(state)["deck"])


def discard_size(state: State) -> int:
    """How many cards the discard pile has."""
    return number(seen(state)["discard"])


def discard_top(state: State) -> str:
    """The card that lies open on the discard pile; empty without a pile."""
    top = seen(state)["discard_top"]
    return "" if top is None else str(top)


def removed(state: State) -> str:
    """The sacrificed cards, and those that were out of the round from the start of the test."""
    return in_order(words(seen(state)["removed"]))


def newly_removed(state: State, before: State) -> str:
    """The cards that left the round since."""
    now = removed(state).split()
    for card in removed(before).split():
        now.remove(card)
    return " ".join(now)


def destroyed(state: State) -> int:
    """How many Panic have left the round."""
    return number(seen(state)["destroyed"])


def scores(state: State) -> list[list[int]]:
    """The scores of every finished round."""
    rounds = seen(state)["rounds"]
    assert isinstance(rounds, list)
    found = []
    for entry in rounds:
        assert isinstance(entry, list)
        found.append([number(score) for score in entry])
    return found


def ends(state: State) -> list[str]:
    """How every finished round ended."""
    return words(seen(state)["ends"])


def final_round(state: State) -> tuple[str, list[int]]:
    """How the latest round ended, and what it brought each seat."""
    return ends(state)[-1], scores(state)[-1]


def tie_break(state: State) -> str:
    """What broke the tie at the end of the game; empty if there was none."""
    return (state.outcome().tie_break or "").replace("_", " ").replace("-", " ")


# -- reading what nobody sees ----------------------------------------------------------------------


@dataclass
class Zones:
    """Every zone of the table; deck, discard pile and running draw in their own order."""

    hands: list[str]
    deck: str
    discard: str
    drawn: str
    panics: list[int]
    destroyed: int
    removed: str
    played: list[str]
    piles: list[str]
    out: list[int]

    def count(self) -> dict[str, int]:
        """How often each face is anywhere on the table."""
        texts = [self.deck, self.discard, self.drawn, self.removed]
        cards = " ".join(texts + self.hands + self.played + self.piles).split()
        cards += ["panic"] * (sum(self.panics) + self.destroyed)
        return {face: cards.count(face) for face in POINTS}


def zones(state: State) -> Zones:
    """Every zone of the table, whoever may see it."""
    saved = state.to_json()
    seats = range(state.seats)
    hands = saved["hands"]
    assert isinstance(hands, list)
    standing = number(saved["standing"])
    return Zones(
        hands=[in_order(_names(cards)) for cards in hands],
        deck=" ".join(_names(saved["deck"])),
        discard=" ".join(_names(saved["discard"])),
        drawn=" ".join(_names(saved["drawn"])),
        panics=_whole(saved["panics"]),
        destroyed=number(saved["destroyed"]),
        removed=in_order(_names(saved["removed"])),
        played=[in_order(_names(saved["played"], seat)) for seat in seats],
        piles=[in_order(_names(saved["piles"], seat)) for seat in seats],
        out=[seat for seat in seats if not standing >> seat & 1],
    )


def _whole(value: Json) -> list[int]:
    assert isinstance(value, list)
    return [number(entry) for entry in value]


def _names(value: Json, seat: int | None = None) -> list[str]:
    """The ids of saved cards; of those of one seat, where seats are saved with them."""
    cards = _whole(value)
    if seat is not None:
        cards = [card & 63 for card in cards if card >> 6 == seat]
    return [FACES[FACE_OF[card]].id for card in cards]


def deck(state: State) -> str:
    """The deck from its top."""
    return zones(state).deck


def discard(state: State) -> str:
    """The discard pile from its bottom to its top."""
    return zones(state).discard


def drawn(state: State) -> str:
    """The cards of a running draw, in the order drawn."""
    return zones(state).drawn


def pile(state: State, seat: int) -> str:
    """The hidden pile of an eliminated player."""
    return zones(state).piles[seat]


def every_card(state: State) -> dict[str, int]:
    """How often each face is anywhere on the table."""
    return zones(state).count()
