"""Learn the weights of an evaluation by self-play, and write them where it reads them.

    python -m bench.train abyss                         all kinds of tables
    python -m bench.train abyss --part 0.1 --dry        try it out, write nothing
    make train ARGS=abyss

The greedy bot plays against itself, with a slip now and then so that there is more to see. At the
beginning of every turn, or before every card, the features of all seats are noted, and at the end
who won; then a regression finds the weights that would have predicted it best. That goes in rounds:
in the first it values tables by hand, in each further one by the weights that were found so far, in
all seats or in some of them; what is learned in the end comes from all rounds. A fifth of the games
is kept apart to tell how well they do. Where luck hides what was good, a teacher helps: see
`bench/lessons.py`. What is learned from these weights is left out here and comes after them: the
strengths of Factions (`bench/draft.py`), instinct (`bench/instinct.py`) and the outlook
(`bench/outlook.py`). Run it on the compiled package, after a change of the features, the rules or
the greedy bot.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.lessons import Teacher, fit_lessons
from bench.regression import Fit, Floats, Positions, fit
from fathomless import games
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of, simple_evaluation_of
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.learned import EARLIER, EVEN, LAST, LearnedEvaluation, rows
from fathomless.bots.greedy import GreedyBot
from fathomless.core.game import Game, Setting
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.box import LORD_IDS

WEIGHTS = Path(__file__).parents[1] / "src" / "fathomless" / "bots" / "evaluations" / "weights"
SLIP = 32  # one answer in so many is given at random
DIGITS = 4
LOSS = "mean of −log(chance given to the winner), in games kept apart"
DISTANCE = "root mean square of what the distances between choices are off, in lessons kept apart"
LIST = re.compile(r"\[[^\[\]]*\]")


@dataclass(frozen=True)
class Table:
    """A kind of table to learn for: how many games, and their options in turn."""

    kind: str
    seats: int
    games: int
    options: Sequence[dict[str, Setting]]
    rounds: int = 2  # after each, what was learned so far is used in the next
    seldom: Sequence[str] = ()  # features that are seen too seldom to be weighed freely
    within_turns: bool = False  # whether to note every choice of a turn, or its beginning alone
    mixed: bool = False  # whether some seats go on playing by hand
    teacher: int = 0  # the iterations of a search that teaches; 0: who won is learned


def combinations(*names: str) -> list[dict[str, Setting]]:
    """Tables of Abyss with these expansions."""
    return [{"expansions": name} for name in names]


MIXED = combinations("both", "kraken", "both", "leviathan")
RANDOM: list[dict[str, Setting]] = [{"factions": "random"}]
TABLES: dict[str, list[Table]] = {
    "abyss": [
        Table("2 seats", 2, 4000, [{}]),
        Table("3 seats", 3, 2666, [{}]),
        Table("4 seats", 4, 2000, [{}]),
        Table("2 seats, kraken", 2, 8000, combinations("kraken"), 4, LORD_IDS),
        Table("2 seats, leviathan", 2, 4000, combinations("leviathan"), 4, LORD_IDS),
        Table("2 seats, both", 2, 8000, combinations("both"), 4, LORD_IDS),
        Table("3 seats, expansions", 3, 2666, MIXED, 2, LORD_IDS),
        Table("4 seats, expansions", 4, 2000, MIXED, 2, LORD_IDS),
        Table("5 seats, expansions", 5, 1600, combinations("both", "leviathan"), 2, LORD_IDS),
    ],
    "chasms": [
        Table(f"{seats} seats", seats, count, RANDOM, 4, within_turns=True, mixed=True)
        for seats, count in ((2, 8000), (3, 3000), (4, 4000), (5, 1200), (6, 1000))
    ],
    "the-abyss": [
        Table("2 seats", 2, 1500, [{}], rounds=1, teacher=1500),
        Table("3 seats", 3, 1000, [{}], rounds=1, teacher=1500),
        Table("4 seats", 4, 750, [{}], rounds=1, teacher=1500),
    ],
}


class Recorder:
    """Plays games of one kind of table and notes what its evaluation sees."""

    def __init__(self, game: Game, evaluation: LearnedEvaluation, table: Table) -> None:
        self.game = game
        self.evaluation = evaluation
        self.by_hand = simple_evaluation_of(game.name)
        self.table = table
        self.bots: list[Bot] = [GreedyBot(self.by_hand)]  # one of them for each seat, drawn by lot
        self.positions = Positions(len(evaluation.names), evaluation.phases, evaluation.points)
        self.positions.seldom = [evaluation.names.index(name) for name in table.seldom]

    def play(self, seed: str) -> None:
        """One game of the greedy bot against itself."""
        number = len(self.positions.games)
        options = self.table.options[number % len(self.table.options)]
        state = self.game.start(self.table.seats, seed, options)
        rng = Rng(f"{seed}: choices")
        players = self.players(rng)
        stage = -1
        while not state.is_over:
            if self.evaluation.settled(state) and (
                self.table.within_turns or self.evaluation.stage(state) != stage
            ):
                stage = self.evaluation.stage(state)
                self.note(state)
            legal = state.legal()
            if rng.below(SLIP) == 0:
                state.apply(legal[rng.below(len(legal))])
            else:
                seat = state.seat_to_act
                state.apply(players[seat].choose(Perspective(state, seat), rng))
        outcome = state.outcome()
        shares = [outcome.share(seat) for seat in range(state.seats)]
        self.positions.finish(shares, self.evaluation.answers(state))

    def players(self, rng: Rng) -> list[Bot]:
        """Who sits where."""
        if len(self.bots) == 1:
            return self.bots * self.table.seats
        return [self.bots[rng.below(len(self.bots))] for _ in range(self.table.seats)]

    def note(self, state: State) -> None:
        """The features of every seat."""
        evaluation = self.evaluation
        phase = evaluation.phase(state)
        found = np.zeros((state.seats, len(evaluation.names)), dtype=np.float32)
        rows = evaluation.rows(state, phase)
        for seat in range(state.seats):
            found[seat, : len(rows[seat])] = rows[seat]
            found[seat, evaluation.things(state, seat)] = 1.0
        self.positions.add(phase, found, self.by_hand.evaluate_all(state))


def on_its_own(game: str) -> LearnedEvaluation:
    """The evaluation that learns; in this process nothing learned from its weights is used."""
    for each in (evaluation_of(game), simple_evaluation_of(game)):
        assert isinstance(each, LearnedEvaluation)
        each.instinct = None
        each.outlook = None
        if isinstance(each, ChasmsEvaluation):
            each.factions.ignore()
    learns = evaluation_of(game)
    assert isinstance(learns, LearnedEvaluation)
    return learns


def learn(game: Game, evaluation: LearnedEvaluation, table: Table, count: int, seed: str) -> Fit:
    """The weights for one kind of table."""
    if table.teacher:
        return learn_from_teacher(game, evaluation, table, count, seed)
    recorder = Recorder(game, evaluation, table)
    starts = [count * part // table.rounds for part in range(1, table.rounds)]
    for number in range(count):
        if number in starts:
            use(evaluation, table.kind, fit(recorder.positions, evaluation.combine))
            by_hand = recorder.bots[:1] if table.mixed else []
            recorder.bots = [*by_hand, GreedyBot(evaluation)]
        recorder.play(f"{seed} {table.kind} {number}")
    return fit(recorder.positions, evaluation.combine)


def learn_from_teacher(
    game: Game, evaluation: LearnedEvaluation, table: Table, count: int, seed: str
) -> Fit:
    """The same from lessons; what is learned in the end comes from the last round of them."""
    teacher = Teacher(evaluation, table.teacher)
    starts = [count * part // table.rounds for part in range(1, table.rounds)]
    since = 0
    for number in range(count):
        if number in starts:
            use(evaluation, table.kind, fit_lessons(teacher.lessons, number, evaluation.phases))
            teacher.use_what_was_learned()
            teacher.lessons.clear()
            since = number
        name = f"{seed} {table.kind} {number}"
        options = table.options[number % len(table.options)]
        teacher.play(game.start(table.seats, name, options), Rng(f"{name}: choices"))
    return fit_lessons(teacher.lessons, count - since, evaluation.phases)


def use(evaluation: LearnedEvaluation, kind: str, found: Fit) -> None:
    """Let an evaluation value one kind of table by what was found."""
    known = {
        name: rows(weights, evaluation.phases)
        for name, weights in weights_of(evaluation, {kind: found}).items()
    }
    evaluation.weights = [known.get(name, []) for name in evaluation.lists()]


def written(
    game: Game, evaluation: LearnedEvaluation, part: float, seed: str, fits: dict[str, Fit]
) -> str:
    """The file: provenance first, then one line for each list of weights."""
    data = {
        "game": game.name,
        "rules_version": game.rules_version,
        "command": f"python -m bench.train {game.name} --part {part:g} --seed {seed}",
        "loss": LOSS if not any(table.teacher for table in TABLES[game.name]) else DISTANCE,
        "found": {kind: found.summary() for kind, found in fits.items()},
        "features": evaluation.names,
        "weights": weights_of(evaluation, fits),
    }
    return laid_out(data)


def laid_out(data: dict[str, Any]) -> str:
    """JSON with every list in one line."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return LIST.sub(lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"


def weights_of(
    evaluation: LearnedEvaluation, fits: dict[str, Fit]
) -> dict[str, dict[str, list[float]]]:
    """By name of the list, in the order of the evaluation."""
    found = [weights for kind in evaluation.kinds if kind in fits for weights in fits[kind].weights]
    names = [
        name
        for place, name in enumerate(evaluation.lists())
        if evaluation.kinds[place // len(evaluation.questions)] in fits
    ]
    return {name: rounded(weights) for name, weights in zip(names, found, strict=True)}


def rounded(weights: tuple[Floats, Floats, Floats]) -> dict[str, list[float]]:
    """The three lists as they are written."""
    return {
        name: [round(float(weight), DIGITS) for weight in each]
        for name, each in zip((EVEN, EARLIER, LAST), weights, strict=True)
    }


def main() -> None:
    """Learn for every kind of table, print how well it predicts, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn an evaluation by self-play.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--part", type=float, default=1.0, help="of the games, to try it out")
    parser.add_argument("--seed", default="fathom")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    game = games.get(given.game)
    evaluation = on_its_own(given.game)
    fits: dict[str, Fit] = {}
    for table in TABLES[given.game]:
        count = int(table.games * given.part)
        fits[table.kind] = found = learn(game, evaluation, table, count, given.seed)
        print(f"{table.kind}: {found}", flush=True)
    if not given.dry:
        target = WEIGHTS / f"{given.game}.json"
        target.write_text(written(game, evaluation, given.part, given.seed, fits), encoding="utf-8")
        print(f"written: {os.path.relpath(target)}")


if __name__ == "__main__":
    main()
