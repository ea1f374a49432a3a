"""What better choices would win: how much a search's choices lose to the best ones.

    python bench/regret.py the-abyss --seats 2 --positions 1000
    python bench/regret.py the-abyss --seats 4 --positions 300 --to-the-end
    python bench/regret.py chasms --seats 4 --against random --positions 300

A search plays alone against others. Now and then its choice is looked at closely: every action is
tried on the same samples, and then the others play on as they do, and its seat as `instinct`. The
best of the actions is found on one half of the samples and valued on the other, and the other way
round, so that luck makes nothing look better than it is; another than the chosen one counts as
better only where it is so by more than one standard error. The loss is found rather too small than
too large.

In Chasms, and in The Abyss with `--to-the-end`, they play on until the game is over. That assumes
nothing about what totals are worth, but all the luck of the rest comes on top, and takes more
samples. Else they play on until the round is over, and what the totals are worth then is told by
the outlook, which learned that from whole games (`bench/outlook.py`).

The loss of a choice times the choices of a game is about what somebody would win more who knows how
the others play and never errs. It is rather more than that: whoever plays on as `instinct` may
waste later what was kept, so that what cannot be had together is counted as if it could. The better
the player who plays on (`--own-goes-on`), the less there is of that. Run it on the compiled
package.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from fathomless import bots, games
from fathomless.arena.statistics import Z95
from fathomless.bots.bot import Bot
from fathomless.bots.evaluations import evaluation_of
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.state import TheAbyssState

Worths = NDArray[np.float64]

FIRST_TRIES = 40  # samples after which only the best are looked at closely
CLOSELY = 3
ONE_IN = 4  # choices that are looked at


class Continuation(Protocol):
    """How a game goes on after a choice that is looked at, and what came of it."""

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """The game goes on, as far as it takes."""

    def worth_to(self, seat: int, state: State) -> float:
        """The seat's chance to win then."""


@dataclass(frozen=True)
class Cast:
    """Who plays on: one bot for the seat whose choice is looked at, another for the others."""

    own: Bot
    rival: Bot

    def answer(self, seat: int, state: State, rng: Rng) -> None:
        """One answer of whoever is asked."""
        bot = self.own if state.seat_to_act == seat else self.rival
        state.apply(bot.choose(Perspective(state, state.seat_to_act), rng))


class ToTheEnd:
    """Nothing but the end tells: nothing is assumed of totals, and all the luck comes on top."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """To the end."""
        while state.asked is not None:
            self.cast.answer(seat, state, rng)

    def worth_to(self, seat: int, state: State) -> float:
        """The result."""
        return state.outcome().share(seat)


class ToTheEndOfTheRound:
    """What totals are worth between two rounds, by the outlook: it was learned from whole games."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """Until the next round, or the end."""
        assert isinstance(state, TheAbyssState)
        over = len(state.rounds)
        while state.asked is not None and len(state.rounds) == over:
            self.cast.answer(seat, state, rng)

    def worth_to(self, seat: int, state: State) -> float:
        """The seat's chance at the beginning of a round, or the result."""
        return evaluation_of("the-abyss").expected(state)[seat]


class Lookout:
    """Looks at choices, and keeps what each lost."""

    def __init__(self, continuation: Continuation, samples: int, rng: Rng) -> None:
        self.continuation = continuation
        self.samples = samples
        self.rng = rng
        self.losses: list[float] = []  # of the choices looked at
        self.games: list[float] = []  # by game: of all its choices, looked at or not

    def finish(self, first: int) -> None:
        """A game is over; its choices that were looked at are those since the first one."""
        self.games.append(ONE_IN * sum(self.losses[first:]))

    def look(self, state: State, chosen: int) -> None:
        """How much less the chosen action is worth than the best."""
        actions = range(len(state.legal()))
        first = self.worths(state, actions, FIRST_TRIES).sum(axis=1)
        closely = sorted({*np.argsort(-first, kind="stable")[:CLOSELY].tolist(), chosen})
        if closely == [chosen]:
            self.losses.append(0.0)
            return
        worths = self.worths(state, closely, self.samples)
        gains = worths - worths[closely.index(chosen)]
        halves = gains[:, ::2], gains[:, 1::2]
        self.losses.append((by_the_other(*halves) + by_the_other(*reversed(halves))) / 2)

    def worths(self, state: State, actions: Sequence[int], samples: int) -> Worths:
        """By action and sample: the worth of what comes of it."""
        seat = state.seat_to_act
        found = np.zeros((len(actions), samples))
        for number in range(samples):
            world, luck = state.determinise(seat, self.rng), self.rng.spawn()
            for place, action in enumerate(actions):
                trial = world.copy()
                trial.apply(trial.legal()[action])
                self.continuation.play_on(seat, trial, luck.copy())
                found[place, number] = self.continuation.worth_to(seat, trial)
        return found


def by_the_other(gains: Worths, others: Worths) -> float:
    """What the best action gains on other samples than those by which it was found.

    Another than the chosen one has to be better by more than one standard error of its gain.
    """
    doubts = gains.std(axis=1) / math.sqrt(gains.shape[1])
    return float(others[np.argmax(gains.mean(axis=1) - doubts)].mean())


def report(lookout: Lookout, choices: int, won: Sequence[float]) -> str:
    """The loss of a game so far; choices of one game are alike, so the interval goes by games."""
    losses = 100 * np.array(lookout.games)
    error = Z95 * float(losses.std()) / math.sqrt(len(won))
    return (
        f"{sum(won):g} of {len(won)} games won; {len(lookout.losses)} of {choices} choices: the"
        f" best ones would win {float(losses.mean()):.1f} ± {error:.1f} more games of 100"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What better choices would win.")
    parser.add_argument("game", choices=["chasms", "the-abyss"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="ismcts:1000")
    parser.add_argument(
        "--against", default="greedy", metavar="BOT", help="who sits at the other seats"
    )
    parser.add_argument(
        "--own-goes-on",
        default="instinct",
        metavar="BOT",
        help="who plays on for the seat looked at",
    )
    parser.add_argument(
        "--to-the-end",
        action="store_true",
        help="play on until the game is over in The Abyss too, not until the round is",
    )
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=1000)
    parser.add_argument("--seed", default="regret")
    return parser.parse_args()


def play(state: State, players: Sequence[Bot], own: int, lookout: Lookout) -> int:
    """A game to its end; of the seat's choices some are looked at, and all are counted."""
    rng, choices = lookout.rng, 0
    while state.asked is not None:
        seat = state.seat_to_act
        action = players[seat].choose(Perspective(state, seat), rng)
        legal = state.legal()
        if seat == own and len(legal) > 1:
            choices += 1
            if rng.below(ONE_IN) == 0:
                lookout.look(state, legal.index(action))
        state.apply(action)
    return choices


def continuation_of(given: argparse.Namespace, cast: Cast) -> Continuation:
    """How the games go on."""
    if given.game == "the-abyss" and not given.to_the_end:
        return ToTheEndOfTheRound(cast)
    return ToTheEnd(cast)


def main() -> None:
    """Play and look until there are enough positions."""
    given = arguments()
    bot, rival = bots.make(given.bot), bots.make(given.against)
    cast = Cast(bots.make(given.own_goes_on), rival)
    lookout = Lookout(continuation_of(given, cast), given.samples, Rng(given.seed))
    choices = 0
    won: list[float] = []
    while len(lookout.losses) < given.positions:
        state = games.get(given.game).start(given.seats, f"{given.seed} {len(won)}")
        own = len(won) % given.seats
        first = len(lookout.losses)
        players = [bot if seat == own else rival for seat in range(given.seats)]
        choices += play(state, players, own, lookout)
        lookout.finish(first)
        won.append(state.outcome().share(own))
        print(report(lookout, choices, won), flush=True)


if __name__ == "__main__":
    main()
