"""Loops that play whole games: inside searches, matches and benchmarks, compiled with the rules."""

from __future__ import annotations

from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.game import Game, Setting
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State


def play_out(state: State, rng: Rng, most: int = 1_000_000) -> int:
    """Play random legal actions until the game is over, or so many; returns their number."""
    count = 0
    while state.asked is not None and count < most:
        legal = state.legal()
        size = len(legal)
        # A single answer needs no random number.
        state.apply(legal[0] if size == 1 else legal[rng.below(size)])
        count += 1
    return count


def play_bots(state: State, bots: list[Bot], rngs: list[Rng], actions: list[Action]) -> None:
    """Let the bots, one per seat, play the game to its end; their actions join the list."""
    while state.asked is not None:
        seat = state.seat_to_act
        action = bots[seat].choose(Perspective(state, seat), rngs[seat])
        state.apply(action)
        actions.append(action)


def many_playouts(
    game: Game, seats: int, options: dict[str, Setting], seed: str, count: int
) -> int:
    """Start and play out so many random games; returns how many decisions they had."""
    rng = Rng(seed)
    decisions = 0
    for number in range(count):
        decisions += play_out(game.new_state(seats, f"{seed}/{number}", options), rng)
    return decisions


def many_copies(states: list[State], count: int) -> None:
    """Copy so many states, going through the list again and again."""
    size = len(states)
    for number in range(count):
        states[number % size].copy()


def many_determinisations(states: list[State], count: int, rng: Rng) -> None:
    """Draw so many samples, each for the seat that is asked, going through the list likewise."""
    size = len(states)
    for number in range(count):
        state = states[number % size]
        state.determinise(state.seat_to_act, rng)
