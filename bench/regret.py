"""What better choices would win: how much a search's choices lose to the best ones.

    python bench/regret.py the-abyss --seats 2 --positions 1000
    python bench/regret.py chasms --seats 4 --against random --positions 300

A search plays alone against `greedy`, in Chasms perhaps against others. Now and then its choice is
looked at closely: every action is tried on the same samples, and the others play on as they do, it
as `greedy`: in Chasms to the end, in The Abyss until the round is over. What the totals are worth
then is told by matches that are put together from rounds of greedy games. The best of the actions
is found on one half of the samples and valued on the other, and the other way round, so that luck
makes nothing look better than it is; the loss is found rather too small than too large. The loss of
a choice times the choices of a game is about what somebody would win more who knows how the others
play and always finds the best action, as far as one choice at a time can tell. Run it on the
compiled package.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from fathomless import bots, games
from fathomless.arena.statistics import Z95
from fathomless.bots.bot import Bot
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.state import TheAbyssState

GREEDY = bots.make("greedy")
CONTINUATIONS = 2000  # matches put together for one value
LONGEST = 60  # rounds of such a match
FIRST_TRIES = 40  # samples after which only the best are looked at closely
CLOSELY = 2
ONE_IN = 4  # choices that are looked at
GAMES = ("chasms", "the-abyss")


class Continuation(Protocol):
    """How a game goes on after a choice that is looked at, and what came of it."""

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """The seat plays on as greedy and the others as they do, as far as it takes."""

    def worth_to(self, seat: int, state: State) -> float:
        """The seat's chance to win then."""


class ToTheEnd:
    """Nothing but the end tells."""

    def __init__(self, rival: Bot) -> None:
        self.rival = rival

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """To the end."""
        while state.asked is not None:
            answer(GREEDY if state.seat_to_act == seat else self.rival, state, rng)

    def worth_to(self, seat: int, state: State) -> float:
        """The result."""
        return state.outcome().share(seat)


class ToTheEndOfTheRound:
    """What totals are worth between two rounds, by rounds of greedy games put together at random.

    How a round goes depends little on the totals; who starts it is kept.
    """

    def __init__(self, seats: int, matches: int, seed: str) -> None:
        self.seats = seats
        self.target = the_abyss(seats, seed).target
        self.luck = np.random.default_rng(0)
        rounds: list[list[int]] = []
        for number in range(matches):
            state = the_abyss(seats, f"{seed} {number}")
            rng = Rng(f"{seed}: choices {number}")
            starter = state.starter
            while state.asked is not None and len(state.rounds) < LONGEST:
                answer(GREEDY, state, rng)
            for place, scores in enumerate(state.rounds):
                first = (starter + place) % seats
                rounds.append([*scores[first:], *scores[:first]])
        self.rounds: NDArray[np.int_] = np.array(rounds)
        self.worth = cache(self._worth)

    def _worth(self, totals: tuple[int, ...]) -> tuple[float, ...]:
        """The chances to win, from totals that begin with whoever starts."""
        count = CONTINUATIONS
        now = np.tile(np.array(totals), (count, 1))
        wins = np.zeros(self.seats)
        for place in range(LONGEST):
            drawn = self.rounds[self.luck.integers(len(self.rounds), size=len(now))]
            now = now + np.roll(drawn, place % self.seats, axis=1)
            over = now.max(axis=1) >= self.target
            best = now[over] == now[over].max(axis=1, keepdims=True)
            wins += (best / best.sum(axis=1, keepdims=True)).sum(axis=0)
            now = now[~over]
            if not len(now):
                break
        return tuple(wins / wins.sum())

    def play_on(self, seat: int, state: State, rng: Rng) -> None:
        """Everybody as greedy, until the next round or the end."""
        assert isinstance(state, TheAbyssState)
        over = len(state.rounds)
        while state.asked is not None and len(state.rounds) == over:
            answer(GREEDY, state, rng)

    def worth_to(self, seat: int, state: State) -> float:
        """The seat's chance at the beginning of a round, or the result."""
        assert isinstance(state, TheAbyssState)
        if state.is_over:
            return state.outcome().share(seat)
        first = state.starter
        return self.worth((*state.totals[first:], *state.totals[:first]))[
            (seat - first) % self.seats
        ]


def the_abyss(seats: int, seed: str) -> TheAbyssState:
    """A new game of The Abyss."""
    state = games.get("the-abyss").start(seats, seed)
    assert isinstance(state, TheAbyssState)
    return state


def answer(bot: Bot, state: State, rng: Rng) -> None:
    """One answer of whoever is asked, by a bot."""
    state.apply(bot.choose(Perspective(state, state.seat_to_act), rng))


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
        first = self.sums(state, actions, FIRST_TRIES)
        by_worth = sorted(actions, key=lambda i: sum(first[i]), reverse=True)
        closely = sorted({*by_worth[:CLOSELY], chosen})
        if closely == [chosen]:
            self.losses.append(0.0)
            return
        sums = self.sums(state, closely, self.samples)
        best = 0.0
        for half in (0, 1):
            found = max(closely, key=lambda i: sums[i][half])
            best += sums[found][1 - half]
        self.losses.append((best - sum(sums[chosen])) / self.samples)

    def sums(self, state: State, actions: Sequence[int], samples: int) -> dict[int, list[float]]:
        """By action: the worth of what comes of it, in each half of the samples, added up."""
        seat = state.seat_to_act
        found = {i: [0.0, 0.0] for i in actions}
        for number in range(samples):
            world, luck = state.determinise(seat, self.rng), self.rng.spawn()
            for i in actions:
                trial = world.copy()
                trial.apply(trial.legal()[i])
                self.continuation.play_on(seat, trial, luck.copy())
                found[i][number % 2] += self.continuation.worth_to(seat, trial)
        return found


def report(lookout: Lookout, choices: int, won: Sequence[float]) -> str:
    """The loss of a game so far; choices of one game are alike, so the interval goes by games."""
    losses = 100 * np.array(lookout.games)
    error = Z95 * float(losses.std()) / math.sqrt(len(won))
    return (
        f"{sum(won):g} of {len(won)} games won; {len(lookout.losses)} of {choices} choices: the"
        f" best ones would win {float(losses.mean()):.1f} ± {error:.1f} more games of 100"
    )


def main() -> None:
    """Play and look until there are enough positions."""
    parser = argparse.ArgumentParser(description="What better choices would win.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="ismcts:1000")
    parser.add_argument("--against", default="greedy", metavar="BOT", help="in Chasms")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=200)
    parser.add_argument(
        "--matches", type=int, default=2000, help="that tell what totals are worth in The Abyss"
    )
    parser.add_argument("--seed", default="regret")
    given = parser.parse_args()
    rival = bots.make(given.against)
    continuation: Continuation = ToTheEnd(rival)
    if given.game == "the-abyss":
        if given.against != "greedy":
            parser.error("in The Abyss totals are worth what they are among greedy players")
        continuation = ToTheEndOfTheRound(given.seats, given.matches, f"{given.seed}: rounds")
    bot = bots.make(given.bot)
    rng = Rng(given.seed)
    lookout = Lookout(continuation, given.samples, rng)
    choices = 0
    won: list[float] = []
    while len(lookout.losses) < given.positions:
        state = games.get(given.game).start(given.seats, f"{given.seed} {len(won)}")
        own = len(won) % given.seats
        first = len(lookout.losses)
        while state.asked is not None:
            seat = state.seat_to_act
            player = bot if seat == own else rival
            action = player.choose(Perspective(state, seat), rng)
            legal = state.legal()
            if seat == own and len(legal) > 1:
                choices += 1
                if rng.below(ONE_IN) == 0:
                    lookout.look(state, legal.index(action))
            state.apply(action)
        lookout.finish(first)
        won.append(state.outcome().share(own))
        print(report(lookout, choices, won), flush=True)


if __name__ == "__main__":
    main()
