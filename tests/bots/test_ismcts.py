import pytest

from fathomless import bots, games
from fathomless.bots.adviser import telling
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.playout import play_out
from fathomless.bots.result import ActionStatistics
from fathomless.bots.tree import Node
from fathomless.core import game as core_game
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.combos import Combos
from fathomless.games.the_abyss.panic import WINDOWS
from fathomless.games.the_abyss.state import TheAbyssState
from tests.bots.sharing import FIRST, TRUST, Sharing
from tests.bots.tables import lay_out
from tests.sizes import some

RICH = ["treasure_8", "treasure_7", "treasure_6", "treasure_5"]
POOR = ["treasure_4", "eye_1"]


def choice(spec: str, state: TheAbyssState) -> str:
    return bots.make(spec).choose(Perspective(state, 0), Rng("choice")).text


@pytest.mark.parametrize("spec", ["greedy", "ismcts:200"])
def test_it_stops_when_that_wins_the_game_at_once(spec: str) -> None:
    hand = [*RICH, "hook_2", "eye_2"]
    assert choice(spec, lay_out(Combos(0), [hand, POOR], [1, 0], [60, 20])) == "stop"


@pytest.mark.parametrize("spec", ["greedy", "ismcts:200"])
def test_it_saves_itself_from_a_deadly_panic(spec: str) -> None:
    hand = ["treasure_12", "treasure_10", "treasure_8", "treasure_7", "treasure_7"]
    assert choice(spec, lay_out(WINDOWS[0], [hand, RICH], [3, 0], [0, 0])) == "sacrifice"


@pytest.mark.parametrize("spec", ["greedy", "ismcts:200"])
def test_it_keeps_its_cards_when_a_panic_is_harmless(spec: str) -> None:
    assert choice(spec, lay_out(WINDOWS[0], [RICH, POOR], [1, 0], [60, 20])) == "decline"


@pytest.mark.parametrize("spec", ["greedy", "ismcts:200"])
def test_it_eliminates_an_opponent_who_has_nothing_to_sacrifice(spec: str) -> None:
    hand = ["treasure_12", "treasure_8", "sword_3"]
    text = choice(spec, lay_out(Combos(0), [hand, ["eye_1"]], [2, 2], [55, 60]))
    assert text == "play sword_3 gift 1"


def test_a_single_legal_action_needs_no_search() -> None:
    state = lay_out(WINDOWS[0], [POOR, RICH], [1, 0], [0, 0])
    rng = Rng("single")
    result = IsmctsBot().search(Perspective(state, 0), rng)
    assert (result.action.text, result.iterations) == ("decline", 0)
    assert rng.words() == Rng("single").words()


@pytest.mark.parametrize("iterations", [1, 50, 333])
def test_the_statistics_add_up(iterations: int) -> None:
    state = lay_out(Combos(0), [[*RICH, "sword_3", "hook_2"], POOR], [1, 1], [10, 20])
    perspective = Perspective(state, 0)
    result = IsmctsBot(iterations=iterations).search(perspective, Rng("sum"))
    entries = result.statistics
    assert sum(entry.visits for entry in entries) == result.iterations
    assert result.iterations == pytest.approx(iterations, abs=len(entries))
    assert {entry.action for entry in entries} == set(perspective.legal())
    assert all(0.0 <= entry.value <= 1.0 for entry in entries)
    assert all(entry.visits for entry in entries)
    visits = [entry.visits for entry in entries]
    assert visits == sorted(visits, reverse=True)
    assert result.action is entries[0].action


def test_everybody_is_taken_to_play_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the others taken for one enemy, nobody would trust anybody."""
    monkeypatch.setitem(core_game._GAMES, "sharing", Sharing())
    bot = IsmctsBot(iterations=600)
    bot.evaluation = Evaluation()
    state = games.get("sharing").start(3, "treasure")
    assert bot.choose(Perspective(state, FIRST), Rng("trust")) is TRUST


def test_a_tree_widens_with_the_visits() -> None:
    """One more action is tried at a place when it has been visited often enough for all so far."""
    state = games.get("the-abyss").start(2, "wide")
    while len(state.legal()) < 4:
        state.apply(state.legal()[-1])
    legal = state.legal()
    search = Search(IsmctsBot(), Perspective(state, state.seat_to_act), legal, Rng("wide"))
    node, tried = Node(None, 0), []
    for visit in range(100):
        chosen = search.select(node, state, legal)
        chosen.visits += 1
        node.visits = visit + 1
        tried.append(len(node.children))
    one_more = round(1 / search.widening)
    assert tried == [min(1 + visit // one_more, len(legal)) for visit in range(100)]
    assert len(set(tried)) > 3


def test_the_same_seed_gives_the_same_search() -> None:
    state = games.get("the-abyss").start(3, "search")
    play_out(state, Rng("on"), 9)
    perspective = Perspective(state, state.seat_to_act)

    def values(seed: str) -> list[tuple[str, int, float]]:
        found = IsmctsBot(iterations=80).search(perspective, Rng(seed)).statistics
        return [(entry.action.text, entry.visits, entry.value) for entry in found]

    assert values("one") == values("one")
    assert values("one") != values("two")


def test_a_clear_choice_is_made_before_the_budget_is_spent() -> None:
    hand = [*RICH, "hook_2", "eye_2"]
    state = lay_out(Combos(0), [hand, POOR], [1, 0], [60, 20])
    result = IsmctsBot(iterations=20_000).search(Perspective(state, 0), Rng("clear"))
    assert result.action.text == "stop"
    assert result.iterations < 5_000
    assert result.statistics[0].value == max(entry.value for entry in result.statistics)


def test_an_interval_is_as_wide_as_the_rewards_lay_apart() -> None:
    action = games.get("the-abyss").start(2, "width").legal()[0]
    agreed = ActionStatistics(action, 400, 0.5, 400 * 0.25)
    apart = ActionStatistics(action, 400, 0.5, 400 * 0.5)
    few = ActionStatistics(action, 2, 0.5, 2 * 0.25)
    assert agreed.interval == pytest.approx((0.47, 0.53), abs=0.001)  # the tree may still grow
    assert apart.interval == pytest.approx((0.443, 0.557), abs=0.001)
    assert few.interval == pytest.approx((0.01, 0.99), abs=0.01)
    assert ActionStatistics(action, 0, 0.0, 0.0).interval == (0.0, 1.0)


@pytest.mark.parametrize("game", ["abyss", "the-abyss"])
def test_the_interval_of_a_short_search_holds_what_a_long_one_finds(game: str) -> None:
    """Whether chance hides it, or the tree is still small."""
    state = games.get(game).start(2, "cover")
    play_out(state, Rng("on"), 12)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    perspective = Perspective(state, state.seat_to_act)

    def found(iterations: int, seed: str) -> dict[str, ActionStatistics]:
        bot = telling(IsmctsBot(iterations=iterations))
        return {each.action.text: each for each in bot.search(perspective, Rng(seed)).statistics}

    long = found(2000, "long")
    for iterations in (60, 400):
        held = tried = 0
        for number in range(some(20, 4)):
            for text, each in found(iterations, f"short {number}").items():
                low, high = each.interval
                held += low <= long[text].value <= high
                tried += 1
        assert held / tried >= 0.9


def test_whoever_advises_goes_on_where_a_choice_is_clear() -> None:
    state = lay_out(Combos(0), [RICH, POOR], [1, 0], [60, 20])
    bot = IsmctsBot(iterations=6000)
    brief = bot.search(Perspective(state, 0), Rng("clear"))
    full = telling(bot).search(Perspective(state, 0), Rng("clear"))
    assert brief.iterations < 3000 < full.iterations
    assert brief.action is full.action


def test_a_time_budget_is_kept_by_the_clock_it_is_given() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.25
        return now

    state = games.get("the-abyss").start(2, "clock")
    bot = IsmctsBot(seconds=2.0, clock=clock)
    result = bot.search(Perspective(state, state.seat_to_act), Rng("clock"))
    assert result.iterations == 8 * len(result.statistics)


class Followed(Perspective):
    """Keeps its latest sample: a search of one action plays on that itself, not on a copy."""

    def __init__(self, state: State) -> None:
        super().__init__(state, state.seat_to_act)
        self.world = state

    def sample(self, rng: Rng) -> State:
        self.world = super().sample(rng)
        return self.world


@pytest.mark.parametrize("game", ["abyss", "chasms"])
def test_a_search_asks_for_the_value_at_its_horizon_and_not_beyond(game: str) -> None:
    """While its tree is small, and when it reaches as far as that."""
    evaluation = evaluation_of(game)
    state = games.get(game).start(2, "horizon", {"factions": "random"} if game == "chasms" else {})
    play_out(state, Rng("on"), 20)
    perspective = Followed(state)
    search = Search(IsmctsBot(), perspective, perspective.legal()[:1], Rng("horizon"))
    end, running = evaluation.furthest(state), 0
    assert evaluation.stage(state) < end
    for _ in range(300):
        search.advance()
        leaf = perspective.world
        running += not leaf.is_over
        assert evaluation.stage(leaf) <= end
        assert leaf.is_over or evaluation.stage(leaf) == end
    assert running > 200


def test_it_searches_games_it_knows_nothing_about() -> None:
    state = lay_out(Combos(0), [RICH, POOR], [1, 0], [60, 20])
    bot = IsmctsBot(iterations=60)
    bot.evaluation = Evaluation()
    assert bot.choose(Perspective(state, 0), Rng("unknown")).text == "stop"


# A tree that is kept from one choice to the next


def keeper() -> IsmctsBot:
    bot = IsmctsBot(iterations=60)
    bot.keeps_tree = True
    return bot


def test_a_tree_is_kept_where_the_seat_is_asked_again_at_once() -> None:
    state = games.get("the-abyss").start(2, "keep")
    bot, fits = keeper(), 0
    for number in range(30):
        perspective = Perspective(state, state.seat_to_act)
        if len(perspective.legal()) > 1 and bot.memory is not None and bot.memory.fits(perspective):
            fits += 1
            assert (
                sum(child.visits for child in bot.memory.nodes[perspective.seat].children.values())
                > 0
            )
        state.apply(bot.choose(perspective, Rng(f"{number}")))
    assert fits > 3


def test_a_bot_that_keeps_its_tree_plays_the_same_match_each_time() -> None:
    def match() -> list[str]:
        state = games.get("the-abyss").start(2, "keep")
        players, texts = [keeper(), keeper()], []
        for number in range(40):
            seat = state.seat_to_act
            action = players[seat].choose(Perspective(state, seat), Rng(f"{number}"))
            texts.append(action.text)
            state.apply(action)
        return texts

    assert match() == match()


def test_a_kept_tree_is_of_no_use_where_the_seat_sees_something_else() -> None:
    def table(seed: str) -> Perspective:
        state = games.get("the-abyss").start(2, seed)
        return Perspective(state, state.seat_to_act)

    bot = keeper()
    bot.search(table("one"), Rng("one"))
    assert bot.memory is not None
    found = bot.search(table("two"), Rng("two"))
    fresh = keeper().search(table("two"), Rng("two"))
    assert [each.value for each in found.statistics] == [each.value for each in fresh.statistics]


def test_what_is_kept_grows_below_the_actions_and_is_not_counted_for_them() -> None:
    perspective = Perspective(lay_out(Combos(0), [RICH, POOR], [1, 0], [10, 20]), 0)
    bot = keeper()
    search = Search(bot, perspective, perspective.legal(), Rng("grow"))
    search.run(200)
    again = Search(bot, perspective, perspective.legal(), Rng("again"))
    again.grow_from(search.roots)
    assert [arm.visits for arm in again.arms] == [0] * len(again.arms)
    assert any(arm.children or arm.branches for arm in again.arms)
    again.run(200)
    assert sum(entry.visits for entry in again.result().statistics) == again.iterations


def test_the_first_action_tried_at_a_new_place_is_the_best_by_its_value() -> None:
    """In Abyss; the table it is asked about stays as it is, and its dice are not foreseen."""
    evaluation = evaluation_of("abyss")
    different = 0
    for number in range(12):
        state = games.get("abyss").start(2, f"first {number}")
        play_out(state, Rng(f"first {number}"), 2 * number)
        perspective = Perspective(state, state.seat_to_act)
        legal = perspective.legal()
        before = state.to_json()
        search = Search(IsmctsBot(), perspective, legal, Rng("search"))
        first = search.first_of(state, legal, legal)
        assert state.to_json() == before
        state.rng = Rng("other dice")
        again = Search(IsmctsBot(), perspective, legal, Rng("search"))
        assert again.first_of(state, legal, legal) == first
        different += first != evaluation.advise(state, legal, Rng("advice"))
    assert different > 1
