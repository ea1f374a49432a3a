import json
import multiprocessing
import os
import threading

import pytest

from fathomless.arena.match import play_match
from fathomless.arena.plan import GameRecord, Plan
from fathomless.arena.result import SimulationResult
from fathomless.arena.simulate import simulate
from fathomless.arena.workers import ArenaError, play_in_processes
from fathomless.core.errors import SetupError
from fathomless.core.event import Event

SHORT: dict[str, object] = {"target": 20}


def test_a_match_is_its_arguments() -> None:
    first, again = (play_match("the-abyss", ["greedy", "random"], "m", SHORT) for _ in range(2))
    assert first.actions == again.actions
    assert first.outcome.totals == again.outcome.totals
    other = play_match("the-abyss", ["greedy", "random"], "n", SHORT)
    assert other.actions != first.actions


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    def run(jobs: int) -> SimulationResult:
        return simulate("the-abyss", ["greedy", "random", "random"], 12, "jobs", SHORT, jobs)

    alone, together = run(1), run(2)
    assert alone == together
    assert [e.wins for e in alone.entrants] == [e.wins for e in together.entrants]


def before_the_first_turn(journal: list[Event]) -> list[object]:
    """What no player has a part in: who begins, who panics, which card is turned up."""
    kinds = [event.kind for event in journal]
    return [(event.kind, event.facts) for event in journal[: kinds.index("turn")]]


def test_everybody_plays_every_seat_on_the_same_deals() -> None:
    plan = Plan("the-abyss", ("random", "greedy"), "rotation", {}, ((0, 1),))
    for first in (0, 2, 4):
        journals: list[list[Event]] = [[], []]
        for rotation, journal in enumerate(journals):
            plan.match(first + rotation, journal)
        assert plan.seating(first) != plan.seating(first + 1)
        assert before_the_first_turn(journals[0]) == before_the_first_turn(journals[1])


def test_the_same_bot_on_every_seat_plays_no_game_twice() -> None:
    plan = Plan("the-abyss", ("random",) * 3, "copies", SHORT, ((0, 1, 2),))
    for deal in range(4):
        games = [plan.match(3 * deal + rotation) for rotation in range(3)]
        assert len({tuple(map(str, game.actions)) for game in games}) == 3
    assert plan.match(4).actions == plan.match(4).actions


def test_a_game_is_its_deal_and_the_chance_of_its_bots() -> None:
    def actions(seed: str, chance: str | None) -> list[str]:
        seats = ["random", "random"]
        return [*map(str, play_match("the-abyss", seats, seed, SHORT, chance=chance).actions)]

    assert actions("a", "x") == actions("a", "x") != actions("a", "y")
    assert actions("a", None) == actions("a", "a")


def test_the_result_as_plain_data() -> None:
    seen: list[int] = []
    result = simulate("the-abyss", ["greedy", "random"], 6, "json", SHORT, 1, seen.append)
    data = json.loads(json.dumps(result.to_json()))
    assert seen == [1, 2, 3, 4, 5, 6]
    assert data["games"] == 6
    assert data["options"] == {"deck": "standard", "target": 20}
    assert sum(data["reasons"].values()) == 6
    assert data["decisions"] > 6
    assert data["games_per_second"] > 0
    first = data["entrants"][0]
    assert first["spec"] == "greedy"
    assert first["win_interval"][0] <= first["win_rate"] <= first["win_interval"][1]
    assert first["total_interval"][0] <= first["mean_total"] <= first["total_interval"][1]
    assert sum(entrant["wins"] for entrant in data["entrants"]) == pytest.approx(6)


@pytest.mark.parametrize(
    ("game", "seats", "games", "jobs", "options", "code"),
    [
        ("no-game", ["random"] * 2, 1, 1, None, "game/unknown"),
        ("the-abyss", ["random"], 1, 1, None, "seats/invalid"),
        ("the-abyss", ["random", "clever"], 1, 1, None, "bot/unknown"),
        ("the-abyss", ["random"] * 2, 0, 1, None, "arena/invalid"),
        ("the-abyss", ["random"] * 2, 1, 0, None, "arena/invalid"),
        ("the-abyss", ["random"] * 2, 1, 1, {"target": "x"}, "options/invalid"),
    ],
)
def test_mistakes_are_found_before_the_first_game(
    game: str, seats: list[str], games: int, jobs: int, options: dict[str, object] | None, code: str
) -> None:
    with pytest.raises(SetupError) as caught:
        simulate(game, seats, games, "wrong", options, jobs)
    assert caught.value.code == code


class Deadly(Plan):
    """A plan whose games kill the process that plays them."""

    def play(self, number: int) -> GameRecord:
        os._exit(3)


def test_a_worker_that_dies_is_a_clear_error() -> None:
    plan = Deadly("the-abyss", ("random", "random"), "deadly", {}, ((0, 1),))
    with pytest.raises(ArenaError, match="died") as caught:
        list(play_in_processes(plan, range(4), 2))
    assert caught.value.code == "arena/worker-died"


def test_an_interruption_leaves_no_process_behind() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    before, processes = threading.active_count(), multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        simulate("the-abyss", ["greedy"] * 2, 2000, "stop", SHORT, 2, interrupt)
    assert set(multiprocessing.active_children()) <= set(processes)
    assert threading.active_count() == before
