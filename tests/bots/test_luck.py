"""bench/luck.py: a seat with open hands knows everything but what chance will bring."""

from __future__ import annotations

from bench.luck import AllKnown, OpenHands, play
from fathomless import games
from fathomless.bots.playout import play_out
from fathomless.core.rng import Rng
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.the_abyss.state import TheAbyssState


def test_in_the_abyss_the_deck_alone_is_another() -> None:
    state = games.get("the-abyss").start(3, "open", {})
    play_out(state, Rng("a while"), 12)
    world = OpenHands(state, state.seat_to_act).sample(Rng("another future"))
    assert isinstance(state, TheAbyssState)
    assert isinstance(world, TheAbyssState)
    assert world.hands == state.hands
    assert world.deck != state.deck
    assert sorted(world.deck) == sorted(state.deck)
    assert world.deck[: state.top] == state.deck[: state.top]


def test_in_chasms_the_dice_alone_are_others() -> None:
    state = games.get("chasms").start(4, "open", {"factions": "random"})
    play_out(state, Rng("a while"), 30)
    world = OpenHands(state, state.seat_to_act).sample(Rng("another future"))
    assert isinstance(state, ChasmsState)
    assert isinstance(world, ChasmsState)
    assert (world.hands, world.decks, world.face_down) == (
        state.hands,
        state.decks,
        state.face_down,
    )
    dice = [[each.rng.below(6) for _ in range(20)] for each in (state.copy(), world)]
    assert dice[0] != dice[1]


def test_who_knows_the_future_knows_every_card_and_die() -> None:
    state = games.get("chasms").start(4, "open", {"factions": "random"})
    play_out(state, Rng("a while"), 30)
    world = AllKnown(state, state.seat_to_act).sample(Rng("another future"))
    assert world.to_json() == state.to_json()
    dice = [[each.rng.below(6) for _ in range(20)] for each in (state.copy(), world)]
    assert dice[0] == dice[1]


def test_a_game_with_open_hands_comes_to_an_end() -> None:
    specs = ("greedy", "random")
    first, again = (play("the-abyss", 2, 1, 3, specs, OpenHands) for _ in range(2))
    assert first == again
    assert first in (0.0, 0.5, 1.0)
