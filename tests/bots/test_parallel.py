"""A search that several share: what they are told, and what comes of it."""

import pickle

import pytest

from fathomless import bots, games
from fathomless.bots.ismcts import Crew, IsmctsBot
from fathomless.bots.levels import LevelBot
from fathomless.bots.parallel import Errand, errand, findings, sum_of
from fathomless.bots.playout import play_out
from fathomless.bots.result import SearchResult
from fathomless.core.errors import SetupError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng


def perspective_on(game: str) -> Perspective:
    state = games.get(game).start(2, "shared")
    play_out(state, Rng("on"), 20)
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return Perspective(state, state.seat_to_act)


def no_clock() -> float:
    raise AssertionError("a search by iterations looks at no clock")


@pytest.mark.parametrize("game", ["the-abyss", "abyss", "chasms"])
def test_an_errand_tells_what_the_seat_may_know_and_a_guess_at_the_rest(game: str) -> None:
    perspective = perspective_on(game)
    share: Errand = pickle.loads(
        pickle.dumps(errand(IsmctsBot(iterations=40), perspective, Rng("a")))
    )
    other = errand(IsmctsBot(iterations=40), perspective, Rng("b"))
    theirs = Perspective(share.table, share.seat)
    assert theirs.view == perspective.view
    assert theirs.legal() == perspective.legal()
    assert share.table.to_json() != other.table.to_json()
    assert sum(visits for _, visits, *_ in share.run(no_clock)) in range(20, 60)


def test_reports_are_added_up() -> None:
    perspective = perspective_on("the-abyss")
    first, second, *others = (action.code for action in perspective.legal())
    reports = [
        [(first, 30, 0.5, 9.0, 0.0), (second, 30, 0.4, 6.0, 0.0)],
        [(first, 10, 0.1, 0.5, 0.0)],
    ]
    result = sum_of(perspective, reports)
    assert result.iterations == 70
    found = {each.action.code: each for each in result.statistics}
    assert [found[code].visits for code in (first, second)] == [40, 30]
    assert [found[code].value for code in (first, second)] == pytest.approx([0.4, 0.4])
    assert [found[code].squares for code in (first, second)] == pytest.approx([9.5, 6.0])
    assert not any(found[code].visits for code in others)


@pytest.mark.parametrize(("tries", "leaning", "place"), [(10, 0.0, 0), (20, 0.0, 1), (20, -0.5, 0)])
def test_the_best_of_what_was_tried_enough_wins(tries: int, leaning: float, place: int) -> None:
    """By its mean and what instinct adds; only the mean is told."""
    perspective = perspective_on("the-abyss")
    first, second = (action.code for action in perspective.legal()[:2])
    report = [(first, 30, 0.5, 9.0, 0.0), (second, tries, 0.9, 9.0, leaning)]
    result = sum_of(perspective, [report])
    assert result.action.code == (first, second)[place]
    assert {each.value for each in result.statistics if each.visits} == {0.5, 0.9}


def test_one_report_alone_is_what_the_search_says() -> None:
    perspective = perspective_on("abyss")
    alone = IsmctsBot(iterations=120).search(perspective, Rng("alone"))
    assert sum_of(perspective, [findings(alone), []]).action is alone.action


class Noted(Crew):
    def __init__(self) -> None:
        self.asked: list[int] = []

    def search(self, bot: IsmctsBot, perspective: Perspective, rng: Rng) -> SearchResult:
        self.asked.append(bot.iterations)
        return bot.search_alone(perspective, rng)


@pytest.mark.parametrize("spec", ["ismcts:30@3", "hadal:30@3"])
def test_a_text_asks_for_a_crew_and_the_bot_uses_it(spec: str) -> None:
    sizes: list[int] = []
    crew = Noted()

    def crews(workers: int) -> Crew:
        sizes.append(workers)
        return crew

    bot = bots.make(spec, None, crews)
    assert isinstance(bot, IsmctsBot | LevelBot)
    perspective = perspective_on("the-abyss")
    assert bot.choose(perspective, Rng("a")) in perspective.legal()
    assert (bot.name, sizes, crew.asked) == (spec, [3], [30])


def test_one_needs_no_crew() -> None:
    bot = bots.make("ismcts:30@1", None, lambda workers: Noted())
    assert isinstance(bot, IsmctsBot)
    assert bot.crew is None


@pytest.mark.parametrize(
    "spec",
    ["ismcts:30@", "ismcts:30@0", "ismcts@two", "ismcts@65", "greedy@2", "midnight@2", "planner@2"],
)
def test_a_malformed_crew_is_refused(spec: str) -> None:
    with pytest.raises(SetupError) as caught:
        bots.check(spec)
    assert caught.value.code == "bot/invalid"
    assert spec in caught.value.message


def test_a_crew_has_to_come_from_somewhere() -> None:
    with pytest.raises(SetupError, match="given none"):
        bots.make("ismcts:30@2")
