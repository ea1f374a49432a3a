"""Beginning the game: seats, Factions, Hearts, Monsters, options."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.core.errors import SetupError
from fathomless.core.rng import Rng
from fathomless.games.chasms.material import FACTION_IDS, MONSTER_IDS, MONSTER_STARS, MONSTER_VP
from fathomless.games.chasms.state import ChasmsState
from fathomless.testing import rule
from tests.games.chasms.tables import GAME, asked, board, play

SEATS = [2, 3, 4, 5, 6]


def start(seats: int, seed: str = "start", **options: object) -> ChasmsState:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, ChasmsState)
    return state


def drafted(state: ChasmsState) -> list[int]:
    """Draft whatever comes; who was asked."""
    order = []
    while state.asked is not None and state.asked.kind == "draft":
        order.append(state.seat_to_act)
        state.apply(state.legal()[0])
    return order


@rule("CH-C4")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats, "x", {})


@rule("CH-C4")
def test_a_random_player_starts_and_play_goes_clockwise() -> None:
    starters = Counter(start(3, f"seed {n}", factions="random").active for n in range(300))
    assert min(starters[seat] for seat in range(3)) > 60
    state = start(3, "clockwise", factions="random")
    first = state.active
    order = []
    for _ in range(4):
        while state.asked is not None and state.asked.kind == "instant":
            play(state, "pass")
        order.append((state.active - first) % 3)
        play(state, "end")
        while state.asked is not None and state.asked.kind in ("instant", "discard"):
            state.apply(state.legal()[-1])
    assert order == [0, 1, 2, 0]


@rule("CH-R10", "CH-C2")
@pytest.mark.parametrize("seats", SEATS)
def test_factions_are_drafted_once_round_and_back(seats: int) -> None:
    state = start(seats)
    first = state.starter
    there = [(first + step) % seats for step in range(seats)]
    assert drafted(state) == there + there[::-1]
    assert sorted(state.leaders) == sorted(set(state.leaders))
    for seat in range(seats):
        assert [state.owner[faction] for faction in state.leaders[2 * seat : 2 * seat + 2]] == [
            seat,
            seat,
        ]


@rule("CH-R10", "CH-C1", "CH-C2")
def test_a_faction_is_there_once() -> None:
    state = start(2)
    assert len(state.legal()) == 12
    play(state, "draft veil")
    assert "draft veil" not in [str(action) for action in state.legal()]
    play(state, "draft sun", "draft tide", "draft gear")
    seat = state.owner[FACTION_IDS.index("veil")]
    cards = state.decks[seat] + state.hands[seat]
    assert sorted(cards) == [*range(40, 80)]  # 20 of gear, 20 of veil, Leaders apart


@rule("CH-R10", "CH-R11", "CH-R12", "CH-R13", "CH-R14", "CH-C19")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deal(seats: int) -> None:
    state = start(seats, factions="random")
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert [len(deck) for deck in state.decks] == [35] * seats
    assert state.hearts == [5] * seats
    assert state.pile == 45 - 5 * seats
    assert len(state.board) == 1
    monster = state.board[0]
    assert state.mvp[monster] == MONSTER_VP[monster]
    assert state.vp == [0] * seats


@rule("CH-R10")
def test_decks_are_shuffled() -> None:
    tops = Counter(start(2, f"deck {n}", factions="random").decks[0][-1] for n in range(200))
    assert len(tops) > 60


@rule("CH-R31", "CH-C5")
@pytest.mark.parametrize(
    ("seats", "fought", "stars"), [(2, 3, 4), (3, 3, 4), (4, 4, 6), (5, 5, 6), (6, 5, 6)]
)
def test_recommended_monsters(seats: int, fought: int, stars: int) -> None:
    found = set()
    for number in range(120):
        state = start(seats, f"stars {number}", factions="random")
        assert state.monsters == fought
        found |= {MONSTER_STARS[monster] for monster in state.board}
    assert found == set(range(1, stars + 1))


@rule("CH-R31", "CH-C68")
@pytest.mark.parametrize(
    ("monsters", "stars", "fought"), [(1, 0, 1), (18, 0, 12), (18, 6, 18), (7, 2, 6), (2, 1, 2)]
)
def test_the_number_of_monsters_can_be_chosen(monsters: int, stars: int, fought: int) -> None:
    state = start(2, factions="random", monsters=monsters, stars=stars)
    assert state.monsters == fought
    assert state.last_round == (fought == 1)


@rule("CH-C2", "CH-C68")
def test_factions_can_be_agreed() -> None:
    state = start(2, factions="ember+tide,gear+veil")
    assert [FACTION_IDS[faction] for faction in state.leaders] == ["ember", "tide", "gear", "veil"]
    assert asked(state).endswith(("turn", "instant"))


@rule("CH-C68")
@pytest.mark.parametrize(
    "factions", ["ember+tide,gear+ember", "ember,tide", "ember+tide+sun,gear", "none+tide,gear+sun"]
)
def test_agreed_factions_are_pairs_and_all_different(factions: str) -> None:
    with pytest.raises(SetupError) as refused:
        start(2, factions=factions)
    assert refused.value.code == "options/invalid"


@rule("CH-C68")
def test_agreed_factions_fit_the_number_of_seats() -> None:
    with pytest.raises(SetupError) as refused:
        start(3, factions="ember+tide,gear+veil")
    assert "4 Factions for 3 seats" in refused.value.message


@rule("CH-R13")
def test_the_stack_is_shuffled() -> None:
    first = Counter(next(iter(board(start(6, f"m {n}", factions="random")))) for n in range(400))
    assert set(first) == set(MONSTER_IDS)


def test_no_seed_gives_another_game_twice() -> None:
    state = start(4, "same", factions="random")
    again = start(4, "same", factions="random")
    rng = Rng("moves")
    while not state.is_over:
        action = state.legal()[rng.below(len(state.legal()))]
        state.apply(action)
        again.apply(action)
    assert state.to_json() == again.to_json()
