"""The five levels: weak as people are, the same wherever a bot can sit."""

from collections import Counter
from itertools import pairwise

import pytest

from fathomless import bots, games
from fathomless.bots import levels
from fathomless.bots.levels import LevelBot, Option, pick
from fathomless.bots.playout import play_out
from fathomless.core import game as core_game
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.panic import WINDOWS
from tests.bots.tables import lay_out
from tests.contract.shoal import UP, Shoal

GAMES = [("the-abyss", 2), ("abyss", 2), ("chasms", 2), ("the-abandons", 1)]


def middle_of(game: str, seats: int) -> State:
    """A moment with a choice."""
    state = games.get(game).start(seats, "levels")
    play_out(state, Rng("on"), 12)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("name", levels.NAMES[:-1])
def test_every_level_plays_every_game_and_the_seed_decides(
    name: str, game: str, seats: int
) -> None:
    state = middle_of(game, seats)
    perspective = Perspective(state, state.seat_to_act)
    bot = bots.make(name)
    choices = [bot.choose(perspective, Rng(f"{n % 2}")) for n in range(4)]
    assert set(choices) <= set(perspective.legal())
    assert choices[:2] == choices[2:]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_strongest_takes_a_budget(game: str, seats: int) -> None:
    state = middle_of(game, seats)
    perspective = Perspective(state, state.seat_to_act)
    counted = bots.make("hadal:40")
    assert counted.name == "hadal:40"
    assert counted.choose(perspective, Rng("a")) is counted.choose(perspective, Rng("a"))
    ticks = iter(range(1000))
    timed = bots.make("hadal:9s", lambda: float(next(ticks)))
    assert timed.choose(perspective, Rng("a")) in perspective.legal()
    assert next(ticks) in range(3, 12)


def test_each_level_looks_at_least_as_far_as_the_weaker_ones_and_slips_less() -> None:
    for manners in [*levels.MANNERS.values(), levels.ELSEWHERE]:
        assert len(manners) == len(levels.NAMES)
        for weaker, stronger in pairwise(manners):
            assert (weaker.searches, weaker.effort) <= (stronger.searches, stronger.effort)
            assert weaker.slip >= stronger.slip
        assert manners[-1].searches
        assert manners[-1].slip == 0


def test_a_clear_choice_is_seen_by_beginners_mostly_and_by_others_nearly_always() -> None:
    """Weak like a person: here one choice is certain ruin."""
    hand = ["treasure_12", "treasure_10", "treasure_8", "treasure_7", "treasure_7"]
    rival = ["treasure_8", "treasure_7", "treasure_6", "treasure_5"]
    state = lay_out(WINDOWS[0], [hand, rival], [3, 0], [0, 0])
    for name in levels.NAMES[:-1]:
        bot = bots.make(name)
        chosen = [bot.choose(Perspective(state, 0), Rng(f"{n}")).text for n in range(40)]
        assert chosen.count("sacrifice") >= (26 if name == "sunlit" else 38), name


def options(*values: float) -> list[Option]:
    legal = middle_of("the-abandons", 1).legal()
    return [Option(legal[n], value) for n, value in enumerate(values)]


def shares(found: list[Option], slip: float) -> list[float]:
    rng = Rng("slips")
    taken = Counter(pick(found, slip, rng).text for _ in range(2000))
    return [taken[each.action.text] / 2000 for each in found]


def test_who_does_not_slip_takes_the_best() -> None:
    assert shares(options(0.6, 0.6), 0.0) == [1.0, 0.0]


def test_a_slip_is_likelier_the_closer_the_other_is() -> None:
    assert shares(options(0.6, 0.6), 0.1) == pytest.approx([0.5, 0.5], abs=0.05)
    assert shares(options(0.6, 0.5), 0.1) == pytest.approx([0.73, 0.27], abs=0.05)
    assert shares(options(0.6, 0.1), 0.1) == pytest.approx([0.99, 0.01], abs=0.01)


def test_in_a_game_that_nobody_measured_beginners_slip_and_the_strongest_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A high card belongs face up: whoever puts it down gives half of it away."""
    monkeypatch.setitem(core_game._GAMES, "shoal", Shoal())
    assert "shoal" not in levels.MANNERS
    state = games.get("shoal").start(2, "levels")
    state.apply(state.legal()[-2])  # the highest card of the hand; the last answer is to draw
    perspective = Perspective(state, state.seat_to_act)
    up = [sum(faces_up(name, perspective)) for name in levels.NAMES]
    assert up == sorted(up), up
    assert up[0] < 20 == up[-1]


def faces_up(name: str, perspective: Perspective) -> list[bool]:
    bot = bots.make(name)
    return [bot.choose(perspective, Rng(f"{n}")) is UP for n in range(20)]


def test_there_are_no_other_levels() -> None:
    with pytest.raises(SetupError) as caught:
        LevelBot("wise", "wise")
    assert caught.value.code == "bot/unknown"
