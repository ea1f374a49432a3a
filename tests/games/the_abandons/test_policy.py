"""The figures: what becomes of the random player, and how fast."""

from __future__ import annotations

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons.policy import choose, count_escapes
from fathomless.games.the_abandons.state import TheAbandonsState
from fathomless.testing import rule
from tests.games.the_abandons.tables import asked, journey
from tests.sizes import some

GAMES = some(20_000)
EASY, NORMAL, HARD = range(3)


def shares(state: State, tries: int = 6000, arrived: bool = True) -> dict[str, float]:
    """How often the player gives each answer."""
    assert isinstance(state, TheAbandonsState)
    rng = Rng("shares")
    found: dict[str, int] = {}
    for _ in range(tries):
        text = str(choose(state, rng, arrived))
        found[text] = found.get(text, 0) + 1
    return {text: count / tries for text, count in found.items()}


def close(found: dict[str, float], wanted: dict[str, float]) -> bool:
    return found.keys() == wanted.keys() and all(
        abs(found[text] - wanted[text]) < 0.025 for text in wanted
    )


@rule("AN-B34")
def test_the_random_player_escapes_as_often_as_published() -> None:
    rate = 100 * count_escapes(NORMAL, 1, False, "figures", GAMES) / GAMES
    assert abs(rate - 24.5) <= 1.5


@rule("AN-B34", "AN-B37", "AN-B23", "AN-R33")
def test_options_make_it_easier_or_harder_in_the_order_one_expects() -> None:
    easy, normal, hard = (
        count_escapes(difficulty, 1, False, "order", 1500) for difficulty in (EASY, NORMAL, HARD)
    )
    gentle = count_escapes(NORMAL, 1, True, "order", 1500)
    two_sets = count_escapes(NORMAL, 2, False, "order", 1500)
    assert two_sets < hard < normal < easy < gentle


@rule("AN-B34")
def test_doors_are_taken_at_random_and_a_map_one_time_in_ten() -> None:
    state = journey("north: cross_111", items=1)
    assert close(shares(state), {"map": 0.1, "go west": 0.3, "go north": 0.3, "go east": 0.3})
    assert close(shares(journey("north: hall_1", items=1)), {"go north": 1.0})
    doors = dict.fromkeys(("go west", "go north", "go east"), 1 / 3)
    assert close(shares(state, arrived=False), doors)
    one_door = journey("north: fork_l2f1", "north: dead_end", "back", items=1)
    assert close(shares(one_door), {"go west": 1.0})


@rule("AN-B34")
def test_stairs_are_taken_every_other_time() -> None:
    assert close(shares(journey("north: stairs")), {"take stairs": 0.5, "pass by": 0.5})


@rule("AN-B34")
def test_ways_out_are_equally_likely_however_many_walls_there_are() -> None:
    stuck = journey("north: cross_111", "north: dead_end", items=3)
    third = 1 / 3
    assert close(shares(stuck), {"back": third, "bomb": third, "mirror": third})
    from tests.games.the_abandons.test_dead_ends import DEEP_POCKET

    walls = journey(*DEEP_POCKET, "east: fork_f1r2", items=3)
    assert asked(walls) == "stuck"
    assert close(shares(walls), {"bomb east": 0.25, "bomb south": 0.25, "mirror": 0.5})
