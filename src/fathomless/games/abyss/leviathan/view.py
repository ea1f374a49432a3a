"""What a seat sees of the Border and of everything around it, built by whitelist (AB-A43).

Refs: `border:7` a space (by the lowest sum of the dice that leads there), `leviathan:13` a card,
`monsters:leviathan` the second pile of Monster tokens, `token:key` a token of one's own,
`leviathans` the deck, `scourge` the figure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.abyss.box import SEAT_BIT
from fathomless.games.abyss.leviathan.border import EMPTY, NOBODY, Border
from fathomless.games.abyss.leviathan.fight import Attack, Boost, Spoils
from fathomless.games.abyss.leviathan.foes import can_fight
from fathomless.games.abyss.leviathan.material import (
    HAND_LIMIT,
    LEVIATHANS,
    PENALTY_IDS,
    SPACE_SUMS,
    TOKEN_IDS,
)
from fathomless.games.abyss.leviathan.tables import LEVIATHAN_IDS, SPACE_IDS, SPACE_NAMES, SPACES
from fathomless.games.abyss.material import CRAB, RACE_IDS

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def border_view(border: Border, s: AbyssState, seat: int | None) -> JsonDict:
    """The public Border, and this seat's own tokens."""
    spaces: list[Json] = [space_view(border, s, space, seat) for space in range(SPACES)]
    players: list[Json] = [player_view(border, s, other, seat) for other in range(s.seats)]
    return {
        "border": spaces,
        "deck": len(border.deck) - border.top,
        "gone": card_ids(border.gone),
        "tokens_left": len(border.pile) - border.pile_top,
        "cashed": [TOKEN_IDS[kind] for kind in border.cashed],
        "dice": list[Json](border.dice),
        "laid_aside": border.aside,
        "scourge": None if border.scourge == NOBODY else border.scourge,
        "hand_limit": HAND_LIMIT,
        "fight": fight_view(border, s),
        "players": players,
    }


def space_view(border: Border, s: AbyssState, space: int, seat: int | None) -> JsonDict:
    """A space: the sums that lead to it, and the Leviathan there."""
    card = border.foes[space]
    return {
        "ref": f"border:{SPACE_IDS[space]}",
        "name": SPACE_NAMES[space],
        "sums": list[Json](SPACE_SUMS[space]),
        "leviathan": None if card == EMPTY else card_view(border, space),
        "can_fight": None
        if seat is None or card == EMPTY or not border.health[space]
        else can_fight(s, seat, card),
    }


def card_view(border: Border, space: int) -> JsonDict:
    """A Leviathan: who can attack it, its levels from the top, its penalty."""
    number = border.foes[space]
    card = LEVIATHANS[number]
    lost = len(card.levels) - border.health[space]
    levels: list[Json] = []
    for place, level in enumerate(card.levels):
        entry: JsonDict = {"resistance": level.resistance, "tokens": level.tokens}
        entry["beaten"] = place < lost
        entry["current"] = place == lost
        levels.append(entry)
    races: list[Json] = [RACE_IDS[card.race]]
    if card.race != CRAB:
        races.append(RACE_IDS[CRAB])
    return {
        "ref": f"leviathan:{LEVIATHAN_IDS[number]}",
        "leviathan": LEVIATHAN_IDS[number],
        "races": races,
        "health": border.health[space],
        "levels": levels,
        "penalty": PENALTY_IDS[card.penalty],
        "penalty_count": card.count,
    }


def fight_view(border: Border, s: AbyssState) -> Json:
    """A fight that is under way: who, where, and the strength that was reached."""
    question = s.asked
    if isinstance(question, (Attack, Boost, Spoils)):
        return {
            "seat": question.seat,
            "ref": f"border:{SPACE_IDS[question.space]}",
            "strength": question.strength if isinstance(question, Boost) else None,
            "pearls": question.added if isinstance(question, Boost) else 0,
            "tokens": question.count if isinstance(question, Spoils) else 0,
        }
    return None


def player_view(border: Border, s: AbyssState, other: int, seat: int | None) -> JsonDict:
    """What one player has of this box; kinds of tokens are their owner's secret to the end."""
    known: list[Json] = []
    for entry in border.tokens[other]:
        seen = seat is not None and entry >> 3 & SEAT_BIT[seat] != 0
        known.append(TOKEN_IDS[entry & 7] if seen or s.finished else None)
    return {
        "seat": other,
        "wounds": border.wounds[other],
        "slain": card_ids(border.slain[other]),
        "scourge": border.scourge == other,
        "tokens": len(border.tokens[other]),
        "token_kinds": known,
    }


def card_ids(cards: list[int]) -> Json:
    """Leviathans by their ids."""
    names: list[Json] = [LEVIATHAN_IDS[card] for card in cards]
    return names
