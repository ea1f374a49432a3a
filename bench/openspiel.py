"""Our search against OpenSpiel's own, on the same game, with the same time for each choice.

    pip install open_spiel
    python bench/openspiel.py --game the-abyss --games 40 --seconds 0.2

OpenSpiel's ISMCTS bot (open_spiel.python.algorithms.ismcts, with its random rollouts) plays through
the adapter below: our rules, seen through the methods it asks a game for. Two seats, every deal
twice with the seats exchanged. Run it on the compiled package: both searches use the same rules.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from fathomless import bots, games
from fathomless.arena.bench import is_compiled
from fathomless.arena.statistics import wilson
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State

EXPLORATION = 1.4  # the customary constant for returns from -1 to 1
ENOUGH = 10_000_000


class SpielGame:
    """What the bot asks of a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> SpielGame:
        """Its own type."""
        return self


class SpielState:
    """One of our states, in the words of OpenSpiel. Chance is inside the state, not a player."""

    game = SpielGame()

    def __init__(self, state: State) -> None:
        self.state = state

    def get_game(self) -> SpielGame:
        return self.game

    def clone(self) -> SpielState:
        return SpielState(self.state.copy())

    def is_terminal(self) -> bool:
        return self.state.is_over

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.state.seat_to_act

    def legal_actions(self, player: int | None = None) -> list[int]:
        return [action.code for action in self.state.legal()]

    def apply_action(self, code: int) -> None:
        for action in self.state.legal():
            if action.code == code:
                self.state.apply(action)
                return
        raise ValueError(f"{code} is not legal")

    def information_state_string(self) -> str:
        """What the player to move sees, as a key."""
        return str(self.state.view(self.state.seat_to_act).to_json())

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat."""
        outcome = self.state.outcome()
        return [2.0 * outcome.share(seat) - 1.0 for seat in range(self.state.seats)]


class OutOfTimeError(Exception):
    """The bot has no limit but a number of simulations."""


class OpenSpielPlayer:
    """OpenSpiel's bot with a time for each choice."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.simulations = 0
        self.choices = 0
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
        self.rng = Rng(f"openspiel {seed}")
        self.bot = ismcts.ISMCTSBot(
            game=SpielGame(),
            evaluator=evaluator,
            uct_c=EXPLORATION,
            max_simulations=ENOUGH,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )

    def choose(self, state: State) -> Action:
        """The most visited action when the time is over."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        end = time.perf_counter() + self.seconds
        self.choices += 1

        def sample(known: SpielState, player: int) -> SpielState:
            if time.perf_counter() >= end and self.bot._root_node.total_visits > 0:
                raise OutOfTimeError
            self.simulations += 1
            return SpielState(known.state.determinise(player, self.rng))

        self.bot.set_resampler(sample)
        at = SpielState(state)
        with suppress(OutOfTimeError):
            self.bot.run_search(at)
        visits = {code: child.visits for code, child in self.bot._root_node.child_info.items()}
        return max(legal, key=lambda action: visits.get(action.code, 0))


def play(game: str, seed: str, ours: int, player: OpenSpielPlayer, seconds: float) -> float:
    """One game; the share of our search, which has the seat `ours`."""
    state = games.get(game).start(2, seed)
    bot = bots.make(f"ismcts:{seconds}s", time.perf_counter)
    rng = Rng(f"{seed}/ours")
    choose: dict[int, Callable[[State], Action]] = {
        ours: lambda s: bot.choose(Perspective(s, ours), rng),
        1 - ours: player.choose,
    }
    while not state.is_over:
        state.apply(choose[state.seat_to_act](state))
    return state.outcome().share(ours)


def main() -> int:
    """Play, and print the share of the victories with its interval."""
    parser = argparse.ArgumentParser(description="Our search against OpenSpiel's.")
    parser.add_argument("--game", default="the-abyss")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--bar", type=float, default=0.70)
    options = parser.parse_args()
    won = 0.0
    player = OpenSpielPlayer(options.seconds, 1)
    print(f"{options.game}, compiled: {is_compiled()}, {options.seconds} s for each choice")
    for number in range(options.games):
        won += play(options.game, f"openspiel/{number // 2}", number % 2, player, options.seconds)
        low, high = wilson(won, number + 1)
        print(
            f"\rafter {number + 1:3} games: {100 * won / (number + 1):5.1f} % "
            f"[{100 * low:.1f}, {100 * high:.1f}]",
            end="",
            flush=True,
        )
    each = player.simulations / max(1, player.choices)
    print(f"\nOpenSpiel's bot ran {each:,.0f} simulations for each choice")
    return 0 if won / options.games >= options.bar else 1


if __name__ == "__main__":
    sys.exit(main())
