"""A saved table with Kraken is read back whole; an impossible one is refused."""

from __future__ import annotations

from copy import deepcopy

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.abyss.kraken.depths import deep, holder_falls_behind, own
from tests.games.abyss.tables import GAME, play, random_game, recruit

OTHERS = "keeper reaper miller landowner"


def test_every_moment_of_some_games_is_read_back_whole() -> None:
    def look(state: State) -> None:
        data = state.to_json()
        assert State.from_json(data).to_json() == data

    for number in range(6):
        random_game(2 + number % 3, f"saved {number}", {"expansions": "kraken"}, look)


def changed(data: JsonDict, field: str, value: Json) -> JsonDict:
    """The saved state with one field of Kraken's zones changed."""
    twin = deepcopy(data)
    zones = twin["kraken"]
    assert isinstance(zones, dict)
    zones[field] = value
    return twin


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("nebulis", [0, 0, 0]),
        ("nebulis", [0, -1]),
        ("holder", 2),
        ("holder", "0"),
        ("owner", [2, -1, -1]),
        ("owner", [0, -1]),
        ("place", [0, -1, -1]),  # a token on a stack that is nobody's
        ("loot_deck", [7]),
        ("loot", [[], [], []]),
        ("loot", [[7], [], [], []]),
        ("loot", [7, [], [], []]),
        ("loot_gone", [3]),
        ("again", 4),
        ("doomed", [3]),
        ("doomed", [64 * 3]),
        ("doomed", None),
    ],
)
def test_impossible_zones_are_refused(field: str, value: Json) -> None:
    data = GAME.start(2, "impossible", {"expansions": "kraken"}).to_json()
    State.from_json(data)
    with pytest.raises(StateError):
        State.from_json(changed(data, field, value))


@pytest.mark.parametrize(
    ("owner", "place"),
    [
        ([0, 1, -1], [1, 1, -1]),  # two on one stack
        ([0, -1, -1], [64 + 3, -1, -1]),  # a Lord that is not in the Court
        ([0, -1, -1], [128 + 3, -1, -1]),  # a Location that is not available
        ([0, -1, -1], [7, -1, -1]),  # no stack
    ],
)
def test_tokens_lie_on_what_is_there(owner: list[Json], place: list[Json]) -> None:
    data = deep(["", ""], court=OTHERS).to_json()
    data = changed(data, "owner", owner)
    with pytest.raises(StateError):
        State.from_json(changed(data, "place", place))


def test_loot_lies_where_somebody_has_the_site_and_never_twice() -> None:
    data = deep(["", ""], locations=["megalodon", ""], loot="megalodon:7+6").to_json()
    State.from_json(data)
    for sites in ([[7, 6], [], [], []], [[], [], [7, 7], []]):
        with pytest.raises(StateError):
            State.from_json(changed(data, "loot", [list[Json](cards) for cards in sites]))


@pytest.mark.parametrize(
    "question",
    [
        ["place-kraken", 0],  # no Kraken on the track
        ["counterfeiter", 0, 1, 0, 0],  # no Nebulis
        ["counterfeiter", 0, 1, 9, 0],
        ["figure", 0, 0, 3, 0, 0],
        ["figure", 0, 9, 3, 0, 0],
        ["figure", 0, 1, 1, 0, 3],  # for a Lord that is not in the Court
        ["sentinel", 0, 0],  # nobody's token
        ["sentinel", 0, 3],
        ["loot", 0, 0],  # nobody's site
        ["loot", 0, 4],
        ["fence", 0, 0],  # nothing to give
        ["fence", 0, 4],
        ["healer", 0],  # an empty pile
        ["liberator", 0],
        ["execution", 0, 1],
        ["execution", 0, 7],
    ],
)
def test_questions_that_do_not_fit_the_table_are_refused(question: list[Json]) -> None:
    data = deep(["", ""], court=OTHERS).to_json()
    data["stack"] = [question]
    with pytest.raises(StateError):
        State.from_json(data)


def test_each_question_is_read_back() -> None:
    state = holder_falls_behind()
    twin = State.from_json(state.to_json())
    play(twin, "figure 1")
    assert twin.seat_to_act == 1


def test_samples_keep_what_is_known_and_mix_the_loot_deck() -> None:
    state = deep(["", ""], nebulis=[1, 2], loot="", guards="vigil@1:stack:crab")
    orders = set()
    for number in range(20):
        world = state.determinise(0, Rng(f"sample {number}"))
        zones = own(world)
        assert isinstance(zones["loot_deck"], list)
        orders.add(tuple(zones["loot_deck"]))
        assert {**zones, "loot_deck": None} == {**own(state), "loot_deck": None}
    assert len(orders) > 10


def test_a_secret_choice_for_the_executioner_is_drawn_again_for_others_only() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep(
        [cards, "", ""],
        court=f"executioner {OTHERS}",
        affiliated=["", "squid1 squid4", "squid2 squid5"],
    )
    recruit(state, "executioner", cards, "name squid", "lose squid4")
    chosen = own(state)["doomed"]
    seen_by: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for seat, found in seen_by.items():
        for number in range(20):
            found.add(str(own(state.determinise(seat, Rng(f"{number}")))["doomed"]))
    assert seen_by[1] == {str(chosen)}
    assert len(seen_by[0]) == len(seen_by[2]) == 2
