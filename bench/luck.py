"""How much luck leaves to be won: what more thought and more knowledge would bring.

    python bench/luck.py the-abyss --seats 2 --against greedy --games 400
    python bench/luck.py chasms --seats 4 --against random --games 240 --iterations 300
    python bench/luck.py chasms --seats 4 --against random --bot plain --iterations 1000

The search plays alone against bots of one kind, every deal once from each seat: with so many
iterations, with more, and all that again while it sees the hands of all others. Nobody who plays
fair knows as much as that. What is still hidden is luck alone: in The Abyss the order of the deck,
in Chasms the dice; there it knows even the order of the decks. If neither thought nor knowledge
carries the search over a bar, luck keeps it below, or what it does not look at. With
`--knows future` it is told even that: every card and die that will come. Run it on the compiled
package.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from fathomless import bots, games
from fathomless.arena.rates import Tally
from fathomless.bots.bot import Bot
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.the_abyss.state import TheAbyssState


def shuffled_deck(state: State, rng: Rng) -> State:
    """The Abyss with another order of the deck."""
    assert isinstance(state, TheAbyssState)
    world = state.copy()
    world.rng = rng.spawn()
    rest = world.deck[world.top :]
    rng.shuffle(rest)
    world.deck = world.deck[: world.top] + rest
    return world


def other_dice(state: State, rng: Rng) -> State:
    """Chasms with other dice to come."""
    assert isinstance(state, ChasmsState)
    world = state.copy()
    world.rng = rng.spawn()
    return world


ANOTHER_FUTURE: dict[str, Callable[[State, Rng], State]] = {
    "the-abyss": shuffled_deck,
    "chasms": other_dice,
}


class OpenHands(Perspective):
    """A seat that sees everything but what chance will bring."""

    def sample(self, rng: Rng) -> State:
        return ANOTHER_FUTURE[self.game](self._state, rng)


class AllKnown(Perspective):
    """A seat that sees everything, the cards and dice to come as well."""

    def sample(self, rng: Rng) -> State:
        return self._state.copy()


KNOWLEDGE: dict[str, type[Perspective]] = {
    "fair": Perspective,
    "hands": OpenHands,
    "future": AllKnown,
}


def play(
    game: str, seats: int, place: int, deal: int, specs: tuple[str, str], eyes: type[Perspective]
) -> float:
    """One game; what the first bot, alone against the second kind, won of it."""
    state = games.get(game).start(seats, f"luck {deal}")
    players = [bots.make(specs[0] if seat == place else specs[1]) for seat in range(seats)]
    rngs = [Rng(f"luck {deal}: {place} {seat}") for seat in range(seats)]
    play_seeing(state, players, rngs, place, eyes)
    return state.outcome().share(place)


def play_seeing(
    state: State, players: list[Bot], rngs: list[Rng], place: int, eyes: type[Perspective]
) -> None:
    """A game to its end, in which one seat sees more than the others."""
    while state.asked is not None:
        seat = state.seat_to_act
        sight = (eyes if seat == place else Perspective)(state, seat)
        state.apply(players[seat].choose(sight, rngs[seat]))


def main() -> None:
    """Play, and print a line for each amount of thought and knowledge."""
    parser = argparse.ArgumentParser(description="What more thought and knowledge would bring.")
    parser.add_argument("game", choices=sorted(ANOTHER_FUTURE))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="greedy", metavar="BOT")
    parser.add_argument("--games", type=int, default=400, help="for each line")
    parser.add_argument("--iterations", type=int, nargs="+", default=[300, 3000])
    parser.add_argument("--bot", choices=["ismcts", "plain"], default="ismcts")
    parser.add_argument("--knows", nargs="+", choices=KNOWLEDGE, default=["fair", "hands"])
    given = parser.parse_args()
    count = given.games - given.games % given.seats  # whole deals
    for knows in given.knows:
        for iterations in given.iterations:
            specs = (f"{given.bot}:{iterations}", given.against)
            won = Tally()
            for number in range(count):
                deal, place = divmod(number, given.seats)
                won.add(deal, play(given.game, given.seats, place, deal, specs, KNOWLEDGE[knows]))
            rate = won.rate()
            low, high = (100 * bound for bound in rate.interval)
            print(
                f"{given.game}, {given.seats} seats, {specs[0]} ({knows}) against {given.against}:"
                f" {rate.count:g} of {count} = {100 * rate.rate:.1f} % [{low:.1f}, {high:.1f}]",
                flush=True,
            )


if __name__ == "__main__":
    main()
