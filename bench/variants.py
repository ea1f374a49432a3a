"""What another manner would bring in Chasms: waiting for a death, another horizon, more knowledge.

    python -m bench.variants --seats 4 --against random --games 120 --waits 0 1.5
    python -m bench.variants --seats 4 --against random --games 60 --waits 1.5 --plays-on 120
    python -m bench.variants --seats 4 --against itself --games 40 --iterations 60 --waits 0 1
    python -m bench.variants --seats 2 --against greedy --games 240 --horizon 0 1
    python -m bench.variants --seats 4 --against random --games 160 --waits 1.5 --knows future

A death in the last round makes the player with the least VP win. Whoever takes a death for likelier
than the learned weights do keeps few VP and waits for it: `--waits` is added to the strength of
every death. `--horizon` is how many turns the search looks ahead, its own among them; at 2 seats
its own comes on top. With `--plays-on` nobody searches: it is told how the others play, tries
every choice on so many samples to the end of the game, with the others as they are and itself
greedy, and gives up the worse half again and again: what could be won by whoever knows the others.
With `--knows` the search sees all hands, or even every card and die to come (`bench/luck.py`).
Every game is another deal, as its Monsters say much about who wins, and the
seats take turns. Against itself it sits everywhere, and only the length tells. Run it on the
compiled package.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from bench.luck import KNOWLEDGE, play_seeing
from fathomless import bots, games
from fathomless.arena.statistics import wilson
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations.chasms import HORIZON, ChasmsEvaluation
from fathomless.bots.evaluations.learned import load
from fathomless.bots.greedy import Candidate, GreedyBot
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.playout import play_bots
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.chasms.state import ChasmsState

ITSELF = "itself"
TRIALS = 6  # of the greedy bot that plays on
FEWEST_SAMPLES = 4  # of each action, before any is given up


@dataclass
class Games:
    """What came of the games of one manner."""

    games: int = 0
    won: float = 0.0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, state: ChasmsState, place: int) -> None:
        """One finished game, with the manner in this seat."""
        outcome = state.outcome()
        self.games += 1
        self.won += outcome.share(place)
        self.turns += state.slots
        self.endings[outcome.reason] += 1

    def __str__(self) -> str:
        low, high = (100 * bound for bound in wilson(self.won, self.games))
        endings = ", ".join(f"{name} {count}" for name, count in sorted(self.endings.items()))
        return (
            f"{self.won:g} of {self.games} = {100 * self.won / self.games:.1f} %"
            f" [{low:.1f}, {high:.1f}], {self.turns / self.games:.0f} turns a game; {endings}"
        )


class PlaysOn(Bot):
    """Knows how the others play, and plays every choice on to the end."""

    def __init__(self, evaluation: ChasmsEvaluation, others: Bot, samples: int) -> None:
        super().__init__("plays on")
        self.greedy = GreedyBot(evaluation, TRIALS)
        self.others = others
        self.samples = samples

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """The action that wins most often."""
        legal = perspective.legal()
        left = [Candidate(action) for action in legal]
        halvings = max((len(legal) - 1).bit_length(), 1)
        while len(left) > 1:
            for _ in range(max(FEWEST_SAMPLES, self.samples // halvings // len(left))):
                self.try_all(perspective, left, rng)
            left.sort(key=lambda candidate: candidate.total, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0].action

    def try_all(self, perspective: Perspective, candidates: list[Candidate], rng: Rng) -> None:
        """Play on after each action, on one more sample that they share."""
        world, luck = perspective.sample(rng), rng.spawn()
        own = perspective.seat
        cast = [self.greedy if seat == own else self.others for seat in range(world.seats)]
        for candidate in candidates:
            trial, chance = world.copy(), luck.copy()
            trial.apply(candidate.action)
            play_bots(trial, cast, [chance] * world.seats, [])
            candidate.total += trial.outcome().share(own)


def waiting(waits: float, horizon: int) -> ChasmsEvaluation:
    """An evaluation that takes deaths for so much likelier, and looks so far ahead."""
    evaluation = ChasmsEvaluation()
    lists = evaluation.lists()
    evaluation.weights = load("chasms", lists, evaluation.names, evaluation.phases)
    somebody = evaluation.names.index("somebody")
    for name, phases in zip(lists, evaluation.weights, strict=True):
        if name.endswith("death"):
            for weights in phases:
                weights[somebody] += waits
    evaluation.horizon = horizon
    return evaluation


def searching(iterations: int, evaluation: ChasmsEvaluation) -> IsmctsBot:
    """A search that values tables so."""
    bot = IsmctsBot("ismcts", iterations)
    bot.evaluation = evaluation
    return bot


def measure(
    bot: Bot, others: Bot, seats: int, count: int, seed: str, eyes: type[Perspective] = Perspective
) -> Games:
    """So many games of the bot, with such eyes, alone against the others."""
    tally = Games()
    for number in range(count):
        place = number % seats
        state = games.get("chasms").start(seats, f"{seed} {number}")
        assert isinstance(state, ChasmsState)
        players = [bot if seat == place else others for seat in range(seats)]
        rngs = [Rng(f"{seed} {number}: seat {seat}") for seat in range(seats)]
        play_seeing(state, players, rngs, place, eyes)
        tally.add(state, place)
    return tally


def main() -> None:
    """Play, and print a line for each manner."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--against", default="greedy", metavar="BOT", help=f"or {ITSELF!r}")
    parser.add_argument("--games", type=int, default=200, help="for each line")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--waits", type=float, nargs="+", default=[0.0])
    parser.add_argument("--horizon", type=int, nargs="+", default=[HORIZON])
    parser.add_argument("--plays-on", type=int, default=0, metavar="SAMPLES")
    parser.add_argument("--knows", choices=KNOWLEDGE, default="fair")
    parser.add_argument("--seed", default="waiting")
    given = parser.parse_args()
    if given.plays_on and given.against == ITSELF:
        parser.error("who plays on must know who the others are: --against BOT")
    if given.knows != "fair" and given.against == ITSELF:
        parser.error("only one can know more than the others: --against BOT")
    for waits in given.waits:
        for horizon in given.horizon:
            print(line(given, waits, horizon), flush=True)


def line(given: argparse.Namespace, waits: float, horizon: int) -> str:
    """What came of the games of one manner."""
    evaluation = waiting(waits, horizon)
    bot: Bot = searching(given.iterations, evaluation)
    others = bot if given.against == ITSELF else bots.make(given.against)
    name = f"ismcts:{given.iterations}, waits {waits:g}, horizon {horizon}"
    if given.plays_on:
        bot = PlaysOn(evaluation, others, given.plays_on)
        name = f"plays on, {given.plays_on} samples, waits {waits:g}"
    if given.knows != "fair":
        name += f", knows {given.knows}"
    found = measure(bot, others, given.seats, given.games, given.seed, KNOWLEDGE[given.knows])
    return f"{given.seats} seats, {name}, against {given.against}: {found}"


if __name__ == "__main__":
    main()
