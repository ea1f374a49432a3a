import json
import random
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from pyarrow import parquet

from fathomless.arena import report
from fathomless.arena.outside import OUTSIDE
from fathomless.arena.plan import GameRecord, Plan, all_line_ups, lone_line_ups, make_plan
from fathomless.arena.ratings import rate
from fathomless.arena.sequential import Answer, SequentialTest
from fathomless.arena.store import FILE, FORMAT, GameStore
from fathomless.arena.tournament import TournamentResult, run
from fathomless.arena.workers import ArenaError, play_games
from fathomless.core.errors import SetupError

SHORT = {"target": 20}


def plan_of(*specs: str, seats: int = 2, seed: str = "plan") -> Plan:
    return make_plan("the-abyss", specs, seed, SHORT, all_line_ups(len(specs), seats))


# -- who plays whom ------------------------------------------------------------------------------


def test_everybody_meets_everybody() -> None:
    assert all_line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(all_line_ups(5, 4)) == 5
    assert all_line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert all_line_ups(1, 3) == [(0, 0, 0)]


def test_one_against_the_rest() -> None:
    assert lone_line_ups(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    with pytest.raises(SetupError, match="two bots"):
        lone_line_ups(1, 4)


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    plan = plan_of("random", "greedy", "random", seats=2)
    first = [plan.seating(number) for number in range(plan.games_per_deal)]
    assert sorted(first) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert {plan.deal(number) for number in range(6)} == {0}
    assert plan.deal(6) == 1
    assert plan.seating(6) == plan.seating(0)


# -- what it shows -------------------------------------------------------------------------------


def test_the_stronger_bot_is_rated_higher_and_the_figures_agree() -> None:
    result = run(plan_of("random", "greedy"), 40)
    weak, strong = result.ratings
    assert weak.high < strong.low
    assert result.order == [1, 0]
    assert result.matrix[1][0].rate == pytest.approx(1 - result.matrix[0][1].rate)
    assert result.matrix[1][0].rate == pytest.approx(result.entrants[1].win_rate)
    assert sum(seat.count for seat in result.seats) == pytest.approx(40)
    assert sum(result.reasons.values()) == 40


@pytest.mark.parametrize("specs", [("random", "greedy"), ("random", "random")])
def test_the_result_does_not_depend_on_the_number_of_processes(specs: tuple[str, ...]) -> None:
    plan = plan_of(*specs)
    assert run(plan, 24) == run(plan, 24, partial(play_games, jobs=2))


def test_several_seats_for_one_bot() -> None:
    plan = make_plan("the-abyss", ("greedy", "random"), "lone", SHORT, lone_line_ups(2, 3))
    result = run(plan, 12)
    assert [entrant.games for entrant in result.entrants] == [18, 18]
    assert result.ratings[0].mean > result.ratings[1].mean


def fake(ranks: list[float], seating: tuple[int, ...]) -> GameRecord:
    shares = tuple(1.0 if rank == 1 else 0.0 for rank in ranks)
    return GameRecord(seating, shares, (0,) * len(ranks), tuple(ranks), 1, "")


STRENGTHS = [-150.0, -50.0, 0.0, 80.0, 120.0]


def tournament_of_known_strengths(seats: int, luck: random.Random) -> list[GameRecord]:
    """600 games by Plackett and Luce's model."""
    records = []
    for _ in range(600):
        seating = tuple(luck.sample(range(5), seats))
        left, ranks = list(range(seats)), [0.0] * seats
        for place in range(1, seats + 1):
            weights = [10 ** (STRENGTHS[seating[seat]] / 400) for seat in left]
            seat = luck.choices(left, weights)[0]
            ranks[seat] = float(place)
            left.remove(seat)
        records.append(fake(ranks, seating))
    return records


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_known_strengths(seats: int) -> None:
    """The intervals hold them, nearly always, and are not wider than that needs."""
    luck = random.Random(f"ratings {seats}")
    held = 0
    for _ in range(6):
        ratings = rate(5, tournament_of_known_strengths(seats, luck))
        for rating, strength in zip(ratings, STRENGTHS, strict=True):
            held += rating.low < 1500 + strength < rating.high
            assert rating.high - rating.low < 120
    assert held >= 27  # of 30


@pytest.mark.parametrize("seed", range(8))
def test_whoever_wins_more_is_rated_higher_whatever_the_order(seed: int) -> None:
    """55 games of 100 are 35 points."""
    records = [fake([1.0, 2.0], (0, 1))] * 550 + [fake([2.0, 1.0], (0, 1))] * 450
    random.Random(seed).shuffle(records)
    better, worse = rate(2, records)
    assert better.mean - worse.mean == pytest.approx(35, abs=12)


def test_nobody_has_played_yet() -> None:
    assert rate(2, [])[0].mean == 1500


# -- the sequential test -------------------------------------------------------------------------


def deals(chance: float, seed: str, count: int = 4000) -> dict[int, GameRecord]:
    """Games of two; the first entrant wins with this chance."""
    luck = random.Random(seed)
    records = {}
    for number in range(2 * count):
        wins = luck.random() < chance
        seating = (0, 1) if number % 2 == 0 else (1, 0)
        first = [1.0, 2.0] if wins == (seating[0] == 0) else [2.0, 1.0]
        records[number] = fake(first, seating)
    return records


@pytest.mark.parametrize(
    ("chance", "answer"),
    [(0.6, Answer.BETTER), (0.5, Answer.SAME), (0.4, Answer.WORSE), (0.02, Answer.WORSE)],
)
def test_the_test_finds_the_truth_and_stops_early(chance: float, answer: Answer) -> None:
    plan = plan_of("random", "greedy")
    verdicts = [
        SequentialTest(plan).look(deals(chance, f"{chance} {number}")) for number in range(40)
    ]
    assert sum(verdict.answer is answer for verdict in verdicts) >= 36
    assert all(verdict.deals < 4000 for verdict in verdicts)


def answers(chance: float, correlated: bool, times: int = 300) -> Counter[Answer | None]:
    """What the test says of one who wins with this chance, over 6,000 deals of two games."""
    luck, found = random.Random(f"{chance} {correlated}"), Counter[Answer | None]()
    for _ in range(times):
        test = SequentialTest(plan_of("random", "greedy"))
        while test.verdict.answer is None and test.verdict.deals < 6000:
            first = luck.random() < chance
            second = first if correlated else luck.random() < chance
            test.verdict = test.take((first + second) / 2)
        found[test.verdict.answer] += 1
    return found


@pytest.mark.parametrize("correlated", [False, True])
def test_the_test_errs_as_seldom_as_it_promises(correlated: bool) -> None:
    """5 of 100 are 15 of 300; 7 more come by chance once in 30 times."""
    same = answers(0.5, correlated)
    assert same[Answer.BETTER] + same[Answer.WORSE] <= 22
    better, worse = answers(0.53, correlated), answers(0.47, correlated)
    assert better[Answer.SAME] <= 22
    assert worse[Answer.SAME] <= 22
    assert better[Answer.WORSE] == worse[Answer.BETTER] == 0


def test_a_bot_that_is_crushed_is_called_clearly_worse() -> None:
    result = run(plan_of("random", "greedy"), 400, decide=True)
    assert result.verdict is not None
    assert result.verdict.answer is Answer.WORSE
    assert report.verdict_words(result).startswith("random is clearly worse than greedy: it scores")
    told = result.to_json()["verdict"]
    assert isinstance(told, dict)
    assert told["answer"] == "clearly worse"
    assert told["promise"] == {"false_alarm": 0.05, "missed": 0.05, "margin": 0.03}
    assert "Of equal bots it tells a clear difference in at most 5 cases" in report.html(result)


def test_a_missing_deal_stops_the_look_until_it_comes() -> None:
    records = deals(0.9, "gap")
    test = SequentialTest(plan_of("random", "greedy"))
    gap = records.pop(7)
    assert test.look(records).deals == 3
    records[7] = gap
    assert test.look(records).answer is Answer.BETTER


def test_which_of_two_is_better_counts_no_game_behind_the_answer() -> None:
    plan = plan_of("greedy", "random")
    alone = run(plan, 400, decide=True)
    together = run(plan, 400, partial(play_games, jobs=2), decide=True)
    assert alone == together
    assert alone.verdict is not None
    assert alone.verdict.answer is Answer.BETTER
    assert len(alone.records) == 2 * alone.verdict.deals < 400
    assert report.verdict_words(alone).startswith("greedy is clearly better than random")


def test_better_is_a_question_about_two() -> None:
    with pytest.raises(SetupError, match="2 bots, not 3"):
        run(plan_of("random", "greedy", "random"), 10, decide=True)
    with pytest.raises(SetupError, match="at least 1 game"):
        run(plan_of("random", "greedy"), 0)


# -- interrupted and continued -------------------------------------------------------------------


def play(folder: Path, games: int, stop_at: int | None = None, seed: str = "s") -> TournamentResult:
    def watch(done: int) -> None:
        if done == stop_at:
            raise KeyboardInterrupt

    plan = plan_of("random", "greedy", seed=seed)
    store = GameStore(folder, plan)
    try:
        return run(plan, games, store=store, progress=watch)
    finally:
        store.close()


def test_an_interrupted_tournament_is_continued(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play(tmp_path, 20, stop_at=7)
    assert len((tmp_path / FILE).read_text().splitlines()) == 1 + 7
    with (tmp_path / FILE).open("a") as file:
        file.write('{"game":7,"seating":[0,')  # the line that was being written
    continued = play(tmp_path, 20)
    assert continued == run(plan_of("random", "greedy", seed="s"), 20)
    assert len((tmp_path / FILE).read_text().splitlines()) == 1 + 20


def test_another_tournament_does_not_mix_with_it(tmp_path: Path) -> None:
    play(tmp_path, 2)
    with pytest.raises(ArenaError) as caught:
        play(tmp_path, 2, seed="another")
    assert caught.value.code == "arena/other-plan"


def kept_and_wanted(folder: Path, kept: Plan, wanted: Plan) -> str:
    """What is said of a folder with another tournament."""
    GameStore(folder, kept).close()
    with pytest.raises(ArenaError) as caught:
        GameStore(folder, wanted)
    assert caught.value.code == "arena/other-plan"
    said = caught.value.message
    assert said.startswith(f"{folder / FILE} holds another tournament: ")
    assert said.endswith("choose another folder, or give the same to continue it.")
    return said.partition("tournament: ")[2].partition(". Its games stay as they are;")[0]


def test_it_is_said_in_what_another_tournament_differs(tmp_path: Path) -> None:
    kept = plan_of("random", "greedy", seed="one")
    wanted = make_plan(
        "the-abyss", ("random", OUTSIDE + "node bot.mjs"), "two", {"target": 40}, [(0, 1, 1)]
    )
    assert kept_and_wanted(tmp_path, kept, wanted) == (
        "bots random,greedy there, random,--bot 'node bot.mjs' here; seats 2 there, 3 here; "
        "seed 'one' there, 'two' here; option target 20 there, 40 here"
    )


def test_a_program_with_the_name_of_a_bot_is_another(tmp_path: Path) -> None:
    said = kept_and_wanted(
        tmp_path, plan_of("random", "greedy"), plan_of("random", "command:greedy")
    )
    assert said == "bots random,greedy there, random,--bot 'greedy' here"


def test_it_is_said_who_met_whom(tmp_path: Path) -> None:
    specs = ("random", "greedy", "random")
    everybody = make_plan("the-abyss", specs, "s", SHORT, all_line_ups(3, 3))
    lone = make_plan("the-abyss", specs, "s", SHORT, lone_line_ups(3, 3))
    said = kept_and_wanted(tmp_path, everybody, lone)
    assert said == "line-ups of everybody there, of --lone here"
    other = make_plan("the-abyss", specs, "s", SHORT, [(0, 1, 1), (0, 2, 2)])
    said = kept_and_wanted(tmp_path, everybody, other)
    assert said == "line-ups of everybody there, 0-1-1 0-2-2 here"


def test_games_of_an_older_format_do_not_mix_with_new_ones(tmp_path: Path) -> None:
    play(tmp_path, 2)
    path = tmp_path / FILE
    older = path.read_text().replace(f'"format": {FORMAT}', f'"format": {FORMAT - 1}')
    path.write_text(older)
    with pytest.raises(ArenaError) as caught:
        play(tmp_path, 2)
    assert caught.value.code == "arena/other-format"
    assert f"format {FORMAT - 1}" in caught.value.message
    assert path.read_text() == older


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    play(tmp_path, 2)
    path = tmp_path / FILE
    path.write_text(path.read_text().replace('"game":1', '"gone":1'))
    with pytest.raises(ArenaError, match=r"line 3") as caught:
        play(tmp_path, 2)
    assert caught.value.code == "arena/unreadable"


# -- what is written -----------------------------------------------------------------------------


def test_the_report(tmp_path: Path) -> None:
    result = run(plan_of("random", "greedy", seed="<b>"), 12)
    for path in report.write_report(result, tmp_path):
        assert path.exists()
    html = (tmp_path / report.PAGE).read_text()
    assert html.count("<svg") == 3
    assert html.count('class="plot') == 3
    assert "<b>" not in html
    assert "&lt;b&gt;" in html
    assert "http" not in html
    assert "<script" not in html
    assert "The target was reached" in html
    assert not any(reason in html for reason in result.reasons)
    figures = json.loads((tmp_path / report.FIGURES).read_text())
    assert figures["games"] == 12
    assert [entrant["spec"] for entrant in figures["entrants"]] == ["random", "greedy"]
    rows = parquet.read_table(report.write_parquet(result, tmp_path)).to_pylist()
    assert len(rows) == 24
    assert rows[0]["bot"] == "random"
    assert sum(row["share"] for row in rows) == pytest.approx(12)


def test_the_command_line(tmp_path: Path) -> None:
    def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "fathomless", "arena", "the-abyss", *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    common = ("--option", "target=20", "--games", "8", "--seed", "cli")
    done = arena("--bots", "greedy,random", "--out", str(tmp_path), *common)
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    assert (tmp_path / "report.html").exists()
    assert (tmp_path / "games.parquet").exists()
    told = json.loads(arena("--bots", "greedy,random", "--json", *common).stdout)
    assert told["games"] == 8
    for wrong, code in (
        ((), "arena/invalid"),
        (("--bots", "greedy,clever"), "bot/unknown"),
        (("--bots", "greedy"), "arena/one-bot"),
        (("--bots", "greedy,random", "--seats", "9"), "seats/invalid"),
        (("--bots", "greedy,random", "--jobs", "0"), "arena/invalid"),
        (("--bots", "greedy", "--bot", "no-such-program"), "bot/not-started"),
    ):
        refused = arena(*wrong, *common)
        assert refused.returncode == 2
        assert f"error[{code}]" in refused.stderr
