"""One match between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fathomless import games
from fathomless.arena.players import make_player
from fathomless.bots.playout import play_bots
from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.outcome import Outcome
from fathomless.core.rng import Rng


class MatchResult:
    """How a match ended, and every action of it: with the seed, the whole match."""

    __slots__ = ("actions", "outcome")

    def __init__(self, outcome: Outcome, actions: list[Action]) -> None:
        self.outcome = outcome
        self.actions = actions


def play_match(
    game: str,
    seats: Sequence[str],
    seed: str,
    options: Mapping[str, object] | None = None,
    clock: Callable[[], float] | None = None,
    journal: list[Event] | None = None,
    chance: str | None = None,
) -> MatchResult:
    """Let bots play a match, one spec per seat.

    The same arguments always give the same match, unless a bot searches by time. Each seat's bot
    has a generator of its own, made from the chance and the seat, so that no bot's luck depends on
    how much of it the others use. Matches with one seed are one deal; where they differ in chance,
    the same bots need not play it alike. Without a chance the seed is that too. A journal hears
    all that happens.
    """
    state = games.get(game).start(len(seats), seed, options, journal)
    players = [make_player(spec, clock) for spec in seats]
    bots_seed = seed if chance is None else chance
    rngs = [Rng(f"{bots_seed}/bot/{seat}") for seat in range(len(seats))]
    actions: list[Action] = []
    play_bots(state, players, rngs, actions)
    return MatchResult(state.outcome(), actions)
