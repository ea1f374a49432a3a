"""What is left in question after a search of The Abyss is played on to the end of the round."""

from __future__ import annotations

import pytest

from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.ismcts import ITERATIONS_FOR_A_LOOK, IsmctsBot, Search
from fathomless.bots.second_look import FEWEST_SAMPLES, SecondLook, close_ones
from fathomless.bots.tree import Node
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.the_abyss.combos import Combos
from fathomless.games.the_abyss.state import TheAbyssState
from tests.bots.tables import lay_out

HANDS = [
    ["treasure_8", "treasure_7", "treasure_6", "sword_5", "hook_2"],
    ["treasure_4", "eye_1"],
    ["treasure_5", "hook_3"],
]


@pytest.fixture
def table() -> TheAbyssState:
    """With 28 points in hand: to stop, or to go on for more."""
    return lay_out(Combos(0), HANDS, [1, 1, 0], [10, 20, 15])


def second_look(state: TheAbyssState, texts: list[str]) -> SecondLook:
    """At these actions, of which the tree says that all are worth the same."""
    nodes = []
    for text in texts:
        action = next(each for each in state.legal() if each.text == text)
        node = Node(action, 0)
        node.visits, node.total, node.squares = 100, 50.0, 30.0
        nodes.append(node)
    return SecondLook(nodes, Perspective(state, 0), evaluation_of("the-abyss"), Rng("again"))


def test_the_round_is_played_to_its_end(table: TheAbyssState) -> None:
    look = second_look(table, ["stop", "end"])
    trial = table.copy()
    trial.apply(trial.legal()[-1])
    look.play_on(trial, look.evaluation.end_of_round(table), Rng("on"))
    assert trial.is_over or len(trial.rounds) == len(table.rounds) + 1
    assert look.evaluation.settled(trial)


def test_what_is_found_moves_the_values_as_far_as_it_is_sure(table: TheAbyssState) -> None:
    """To give away 28 points is bad; to look again and again makes that surer and surer."""
    distances = []
    for samples in (0, 4, 60):
        look = second_look(table, ["stop", "end"])
        look.run(samples)
        assert look.arms[0].mean == 0.5
        distances.append(look.arms[0].mean - look.arms[1].mean)
    assert distances[0] == 0.0
    assert 0.0 < distances[1] < distances[2] < 1.0


def test_no_sample_is_begun_for_which_the_time_may_be_too_short(table: TheAbyssState) -> None:
    """Samples of 3, 1, 4 and 1 seconds: at 9 of 12.5 one that takes 4 again is too long."""
    look = second_look(table, ["stop", "end"])
    look.run_until(iter([0.0, 3.0, 4.0, 8.0, 9.0]).__next__, 12.5)
    assert look.samples == 4


def test_an_action_lies_as_far_apart_from_itself_as_nothing(table: TheAbyssState) -> None:
    """On samples, and with luck, that all share."""
    look = second_look(table, ["end", "end"])
    for _ in range(5):
        look.look()
    assert look.ahead == [0.0, 0.0]


def test_what_lies_far_behind_is_not_looked_at() -> None:
    nodes = [Node(None, 0) for _ in range(4)]
    for node, mean in zip(nodes, (0.5, 0.47, 0.45, 0.49), strict=True):
        node.visits, node.total = 100, 100 * mean
    assert close_ones(nodes) == [nodes[0], nodes[1], nodes[3]]


def test_a_value_that_is_moved_keeps_its_interval() -> None:
    node = Node(None, 0)
    node.visits, node.total, node.squares = 50, 20.0, 12.0
    spread = node.squares - node.visits * node.mean**2
    node.move_to(0.55)
    assert node.mean == pytest.approx(0.55)
    assert node.squares - node.visits * node.mean**2 == pytest.approx(spread)


def test_whoever_has_no_time_for_it_does_not_look_again(table: TheAbyssState) -> None:
    """The tree alone is found with the same seed; only a longer search is changed by the look."""
    perspective = Perspective(table, 0)
    enough = ITERATIONS_FOR_A_LOOK * FEWEST_SAMPLES
    for iterations, looks in ((enough - 1, False), (enough, True)):
        bot = IsmctsBot(iterations=iterations)
        bot.brief = False
        tree = Search(bot, perspective, perspective.legal(), Rng("short"))
        tree.run(iterations)
        values = [each.value for each in tree.result().statistics]
        found = [each.value for each in bot.search(perspective, Rng("short")).statistics]
        assert (sorted(found) != sorted(values)) is looks


def test_the_tree_can_decide_alone(table: TheAbyssState) -> None:
    perspective = Perspective(table, 0)
    bot = IsmctsBot(iterations=ITERATIONS_FOR_A_LOOK * FEWEST_SAMPLES)
    bot.brief = bot.looks_again = False
    tree = Search(bot, perspective, perspective.legal(), Rng("alone"))
    tree.run(bot.iterations)
    values = [each.value for each in tree.result().statistics]
    assert [each.value for each in bot.search(perspective, Rng("alone")).statistics] == values


def test_with_two_seats_the_tree_alone_decides() -> None:
    state = lay_out(Combos(0), HANDS[:2], [1, 1], [10, 20])
    perspective = Perspective(state, 0)
    bot = IsmctsBot(iterations=ITERATIONS_FOR_A_LOOK * FEWEST_SAMPLES)
    tree = Search(bot, perspective, perspective.legal(), Rng("two"))
    tree.run(bot.iterations)
    values = [each.value for each in tree.result().statistics]
    assert [each.value for each in bot.search(perspective, Rng("two")).statistics] == values


def test_the_time_is_shared(table: TheAbyssState) -> None:
    """A clock that goes on by a step whenever it is read."""
    ticks = iter(range(10_000))
    bot = IsmctsBot(seconds=200.0, clock=lambda: float(next(ticks)))
    bot.brief = False
    found = bot.search(Perspective(table, 0), Rng("time"))
    rounds = found.iterations / max(each.visits for each in found.statistics)
    assert next(ticks) in range(195, 210)
    assert 1 <= rounds <= len(table.legal())
    assert max(each.visits for each in found.statistics) < 120  # the tree's part
