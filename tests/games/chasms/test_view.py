"""The view holds everything that an option names, and the chain of an attack step by step."""

from __future__ import annotations

import pytest

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.games.chasms.state import ChasmsState
from fathomless.testing import rule
from tests.games.chasms.tables import GAME, play, table


def refs(value: Json) -> set[str]:
    """Every ref in a view: those written out, and those of cards by the zone they lie in."""
    found: set[str] = set()
    if isinstance(value, dict):
        for key, entry in value.items():
            if key in ("ref", "deck_ref", "die_ref") and isinstance(entry, str):
                found.add(entry)
            zone = {"hand": "hand", "discard": "discard", "own_peek": "peek"}.get(key)
            if zone and isinstance(entry, list):
                found |= {f"{zone}:{card}" for card in entry}
            found |= refs(entry)
    elif isinstance(value, list):
        for entry in value:
            found |= refs(entry)
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_option_names_things_that_the_asked_seat_sees(seats: int) -> None:
    for number in range(6):
        state = GAME.start(seats, f"refs {number}", {"ghost": "on"})
        rng = Rng(f"refs {number}")
        while not state.is_over:
            seen = refs(state.view(state.seat_to_act).table)
            legal = state.legal()
            for action in legal:
                assert set(action.refs) <= seen, (action, state.asked)
            state.apply(legal[rng.below(len(legal))])


def links(state: ChasmsState) -> list[tuple[object, ...]]:
    chain = state.view(None).table["chain"]
    assert isinstance(chain, list)
    return [(link["step"], link.get("cause")) for link in chain if isinstance(link, dict)]


def attack(state: ChasmsState) -> JsonDict:
    found = state.view(None).table["attack"]
    assert isinstance(found, dict)
    return found


@rule("CH-C6", "CH-C30")
def test_the_chain_of_an_attack_can_be_followed() -> None:
    state = table(["ember_02", "grave_09 gear_10", "thorn_09 sun_09"], monster="husk", dice=[4])
    play(state, "play ember_02")
    assert links(state) == [("card", "card:ember_02"), ("window", None)]
    assert (attack(state)["stage"], attack(state)["monster"]) == ("aim", "monster:husk")
    play(state, "1: play grave_09")
    assert attack(state)["value"] == 0
    assert (attack(state)["stage"], attack(state)["die"]) == ("apply", 4)
    play(state, "1: pass")  # the window of the die; now everybody is about to lose 1
    assert links(state) == [("hurt", "monster:husk"), ("window", None)]
    chain = state.view(None).table["chain"]
    assert isinstance(chain, list)
    hurt = chain[0]
    assert isinstance(hurt, dict)
    assert hurt["hearts"] == [1, 1, 1]


def test_what_lasts_is_shown_with_its_card() -> None:
    state = table(["frost_05 thorn_06", ""])
    play(state, "play frost_05", "play thorn_06")
    players = state.view(1).table["players"]
    assert isinstance(players, list)
    shown = [player["lasting"] for player in players if isinstance(player, dict)]
    assert shown == [
        [
            {
                "kind": "guard",
                "what": "monster",
                "n": 2,
                "until": "used",
                "source": 0,
                "card": "thorn_06",
            }
        ],
        [
            {
                "kind": "limit",
                "what": "plays",
                "n": 1,
                "until": "next-turn",
                "source": 0,
                "card": "frost_05",
            }
        ],
    ]


def test_a_monster_is_shown_with_its_faces() -> None:
    monsters = table(["", ""]).view(0).table["monsters"]
    assert isinstance(monsters, list)
    assert monsters[0] == {
        "ref": "monster:gloomling",
        "id": "gloomling",
        "stars": 1,
        "vp": 8,
        "printed_vp": 8,
        "faces": [f"face:gloomling_{number}" for number in range(1, 7)],
        "attacked": False,
    }
