import pytest

from fathomless import games
from fathomless.bots.evaluations import UNKNOWN, evaluation_of
from fathomless.bots.evaluations.evaluation import LOST, alone, blend
from fathomless.bots.playout import play_out
from fathomless.core.rng import Rng
from fathomless.games.the_abyss.combos import Combos
from tests.bots.tables import lay_out

HAND = ["treasure_8", "treasure_6", "treasure_4"]


def value(panics: int = 0, hand: list[str] | None = None, total: int = 20) -> float:
    mine = HAND if hand is None else hand
    state = lay_out(Combos(0), [mine, ["treasure_7", "eye_1"]], [panics, 1], [total, 20])
    return evaluation_of("the-abyss").evaluate(state, 0)


def test_more_points_less_panic_and_a_higher_total_are_better() -> None:
    assert value(hand=[*HAND, "treasure_5"]) > value()
    assert value(panics=0) > value(panics=1) > value(panics=2)
    assert value(total=40) > value() > value(total=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_chances_and_a_finished_game_is_its_outcome(seats: int) -> None:
    evaluation = evaluation_of("the-abyss")
    rng = Rng("values")
    state = games.get("the-abyss").start(seats, "values")
    while not state.is_over:
        play_out(state, rng, 1)
        if evaluation.settled(state):
            chances = [evaluation.evaluate(state, seat) for seat in range(seats)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
    outcome = state.outcome()
    for seat in range(seats):
        assert evaluation.evaluate(state, seat) == outcome.share(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advice_is_always_legal(seats: int) -> None:
    evaluation = evaluation_of("the-abyss")
    rng = Rng("advice")
    for number in range(10):
        state = games.get("the-abyss").start(seats, f"advice {number}")
        while not state.is_over:
            legal = state.legal()
            advice = evaluation.advise(state, legal, rng)
            assert advice in legal
            state.apply(legal[rng.below(len(legal))] if rng.below(2) else advice)


def test_a_game_without_an_evaluation_is_only_settled_at_its_end() -> None:
    assert evaluation_of("no such game") is UNKNOWN
    state = games.get("the-abyss").start(2, "unknown")
    assert not UNKNOWN.settled(state)
    with pytest.raises(NotImplementedError):
        UNKNOWN.evaluate(state, 0)
    play_out(state, Rng("unknown"))
    values = [UNKNOWN.evaluate(state, seat) for seat in range(2)]
    assert max(range(2), key=values.__getitem__) == state.outcome().winners[0]


def test_the_margin_is_a_small_part_of_a_victory() -> None:
    assert blend(1.0, [80, 80], 0) == pytest.approx(0.95)
    assert blend(0.0, [80, 80], 1) == pytest.approx(0.05)
    assert blend(1.0, [80, 0], 0) == pytest.approx(1.0)
    assert blend(0.0, [0, 80, 40], 0) == pytest.approx(0.0)


def test_alone_every_point_counts() -> None:
    assert alone(LOST) == 0.0
    assert 0.8 < alone(0) < alone(10) < alone(20) < alone(200) <= 1.0
