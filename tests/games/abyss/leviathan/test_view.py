"""What a renderer finds in the view: everything that can be touched, with its ref."""

from __future__ import annotations

from collections.abc import Iterator

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.state import State
from fathomless.games.abyss.leviathan.actions import MOST_SPOILS
from fathomless.games.abyss.leviathan.material import LEVIATHANS
from fathomless.testing import rule
from tests.games.abyss.leviathan.borders import border, roll
from tests.games.abyss.tables import play, random_game, seen

LEVIATHAN: dict[str, object] = {"expansions": "leviathan"}
# Things that are always there, whatever the view says: piles, and the card that is spoken of.
STANDING = {"offer", "deck", "lords", "court", "locations", "pearls", "keys", "paid", "monsters"}
STANDING |= {"monsters:leviathan"}


def own(state: State, seat: int | None = None) -> JsonDict:
    """The part of the view that is Leviathan's."""
    found = seen(state, seat)["leviathan"]
    assert isinstance(found, dict)
    return found


def refs(data: Json) -> Iterator[str]:
    """Every ref in a view; cards in hand and tokens of one's own are named by their ids."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "ref" and isinstance(value, str):
                yield value
            if key == "hand" and isinstance(value, list):
                yield from (f"hand:{card}" for card in value)
            if key == "allies" and isinstance(value, list):
                yield from (f"paid:{card}" for card in value)
            if key == "token_kinds" and isinstance(value, list):
                yield from (f"token:{kind}" for kind in value)
            yield from refs(value)
    elif isinstance(data, list):
        for entry in data:
            yield from refs(entry)


def test_every_option_touches_things_that_the_view_shows() -> None:
    def look(state: State) -> None:
        shown = {*refs(seen(state, state.seat_to_act)), *STANDING}
        for action in state.legal():
            if str(action).split()[0] in ("exchange", "rob"):
                continue  # a search of the stack, which only that question shows
            assert set(action.refs) <= shown, (action, action.refs)

    for number in range(4):
        random_game(2 + number, f"refs {number}", LEVIATHAN, look)


@rule("AB-L13")
def test_the_border_shows_its_spaces_and_leviathans() -> None:
    state = border(["crab1", ""], foes="2:13/2 11:1")
    spaces = own(state, 0)["border"]
    assert isinstance(spaces, list)
    assert [space["name"] for space in spaces if isinstance(space, dict)] == [
        *("2/3", "4", "5", "6", "7", "8", "9", "10", "11/12")
    ]
    first = spaces[0]
    assert isinstance(first, dict)
    assert first["ref"] == "border:2"
    assert first["sums"] == [2, 3]
    assert first["can_fight"] is True
    card = first["leviathan"]
    assert isinstance(card, dict)
    assert card == {
        "ref": "leviathan:13",
        "leviathan": "13",
        "races": ["seahorse", "crab"],
        "health": 2,
        "levels": [
            {"resistance": 3, "tokens": 1, "beaten": True, "current": False},
            {"resistance": 7, "tokens": 1, "beaten": False, "current": True},
            {"resistance": 5, "tokens": 2, "beaten": False, "current": False},
        ],
        "penalty": "wounds",
        "penalty_count": 3,
    }
    middle = spaces[4]
    assert isinstance(middle, dict)
    assert middle["leviathan"] is middle["can_fight"] is None


def test_a_roll_is_shown_until_the_next() -> None:
    state = border(["crab1", ""], foes="7:13", deck="monster ...")
    play(state, "explore")
    roll(state, 2, 6)
    play(state, "explore")
    assert own(state)["dice"] == [2, 6]
    assert own(state)["laid_aside"] == 1


def test_no_attack_wins_more_tokens_than_there_are_actions_for() -> None:
    most = max(sum(level.tokens + 1 for level in card.levels) for card in LEVIATHANS)
    assert most == MOST_SPOILS
