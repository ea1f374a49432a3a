import pytest

from fathomless import bots, games
from fathomless.bots.evaluations import BY_HAND, evaluation_of
from fathomless.bots.greedy import GreedyBot
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


def test_every_name_makes_a_bot() -> None:
    assert bots.names()[:6] == ["random", "instinct", "greedy", "ismcts", "plain", "planner"]
    assert bots.names()[6:] == ["sunlit", "twilight", "midnight", "abyssal", "hadal"]
    assert [bots.make(name).name for name in bots.names()] == bots.names()


def test_a_search_takes_iterations_or_seconds() -> None:
    plain, counted = bots.make("ismcts"), bots.make("ismcts:400")
    timed = bots.make("ismcts:1.5s", clock=lambda: 0.0)
    assert isinstance(plain, IsmctsBot)
    assert isinstance(counted, IsmctsBot)
    assert isinstance(timed, IsmctsBot)
    assert (plain.iterations, counted.iterations, timed.seconds) == (1000, 400, 1.5)
    assert counted.name == "ismcts:400"


def test_the_plain_search_knows_nothing_of_the_game() -> None:
    usual, plain = bots.make("plain"), bots.make("plain:40")
    assert isinstance(usual, IsmctsBot)
    assert isinstance(plain, IsmctsBot)
    assert (usual.iterations, plain.iterations) == (1000, 40)
    state = games.get("the-abyss").start(2, "plain")
    perspective = Perspective(state, state.seat_to_act)
    searches = [Search(bot, perspective, state.legal(), Rng("x")) for bot in (usual, IsmctsBot())]
    assert [search.evaluation.settled(state) for search in searches] == [False, True]


def test_greedy_values_by_what_was_learned_or_by_hand() -> None:
    learned, by_hand = bots.make("greedy"), bots.make("greedy:hand")
    assert isinstance(learned, GreedyBot)
    assert isinstance(by_hand, GreedyBot)
    assert (learned.name, by_hand.name) == ("greedy", "greedy:hand")
    for game in BY_HAND:
        assert by_hand.evaluation_for(game) is BY_HAND[game]
        assert learned.evaluation_for(game) is evaluation_of(game)


@pytest.mark.parametrize("spec", ["ismcts+", "ismcts:40+"])
def test_a_plus_keeps_the_tree(spec: str) -> None:
    bot, plain = bots.make(spec), bots.make(spec.removesuffix("+"))
    assert isinstance(bot, IsmctsBot)
    assert isinstance(plain, IsmctsBot)
    assert (bot.name, bot.keeps_tree, plain.keeps_tree) == (spec, True, False)


@pytest.mark.parametrize("spec", ["", "greedyy", "Random", "mcts:100", ":100"])
def test_an_unknown_bot_is_named_with_the_known_ones(spec: str) -> None:
    with pytest.raises(SetupError, match="random, instinct, greedy, ismcts") as caught:
        bots.make(spec)
    assert caught.value.code == "bot/unknown"


@pytest.mark.parametrize(
    "spec",
    [
        "random:5",
        "greedy:",
        "greedy:hands",
        "ismcts:",
        "ismcts:0",
        "ismcts:-5",
        "ismcts:1.5",
        "ismcts:s",
        "ismcts:.s",
        "ismcts:0s",
        "ismcts:1e3s",
        "ismcts:nans",
        "ismcts:٣",
        "ismcts:99999999999",
        "planner:",
        "planner:0",
        "planner:1e3s",
        "hadal:0",
        "midnight:400",
        "hadal+",
        "planner:40+",
        "plain:0",
        "plain:40@2",
        "plain:40+",
        "ismcts:40+@2",
    ],
)
def test_a_malformed_budget_is_refused(spec: str) -> None:
    with pytest.raises(SetupError) as caught:
        bots.make(spec, clock=lambda: 0.0)
    assert caught.value.code == "bot/invalid"
    assert spec in caught.value.message


@pytest.mark.parametrize("spec", ["ismcts:2s", "plain:2s", "planner:2s", "hadal:2s"])
def test_seconds_need_a_clock(spec: str) -> None:
    with pytest.raises(SetupError, match="no clock") as caught:
        bots.make(spec)
    assert caught.value.code == "bot/invalid"
