"""What an observer does not know, and how to draw it again (AB-A43).

Every Exploration card is seen by all on the track before it goes to a hand or to the Council, and
whatever leaves a hand or is discarded from the Council is shown. So with perfect memory all hands
and stacks are known. Hidden are the orders of the four piles, the values of Monster tokens that one
neither has nor had, and what others have put aside for a discard that is not shown yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.rng import Rng
from fathomless.games.abyss.box import SEAT_BIT
from fathomless.games.abyss.soldiers import Discard

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def determinise(s: AbyssState, observer: int, rng: Rng) -> AbyssState:
    """A state that the observer (the number of seats: a spectator) cannot tell from this one."""
    world = s.copy()
    world.rng = rng.spawn()
    for extension in world.extensions:
        extension.determinise(world, observer, rng)
    deck = world.deck[world.top :]
    rng.shuffle(deck)
    world.deck = deck
    world.top = 0
    lords = world.lord_deck[world.lord_top :]
    rng.shuffle(lords)
    world.lord_deck = lords
    world.lord_top = 0
    tiles = world.location_deck[world.location_top :]
    rng.shuffle(tiles)
    world.location_deck = tiles
    world.location_top = 0
    if not world.finished:
        deal_tokens(world, observer, rng)
    if world.aside:
        choose_aside(world, observer, rng)
    return world


def deal_tokens(world: AbyssState, observer: int, rng: Rng) -> None:
    """Deal the values that the observer does not know, to the pile and to the other players."""
    mine = 8 * SEAT_BIT[observer]
    values = world.token_pile[world.token_top :]
    left = len(values)
    for owned in world.tokens:
        for entry in owned:
            if not entry & mine:
                values.append(entry & 7)
    rng.shuffle(values)
    world.token_pile = values[:left]
    world.token_top = 0
    if len(values) == left:
        return
    tokens: list[list[int]] = []
    for owned in world.tokens:
        dealt: list[int] = []
        for entry in owned:
            if entry & mine:
                dealt.append(entry)
            else:
                dealt.append((entry & ~7) | values[left])
                left += 1
        tokens.append(dealt)
    world.tokens = tokens


def choose_aside(world: AbyssState, observer: int, rng: Rng) -> None:
    """AB-A41. What others have put aside may be any cards of their hands."""
    aside: list[int] = []
    for seat in range(world.seats):
        chosen = [entry & 63 for entry in world.aside if entry >> 6 == seat]
        if chosen and seat != observer:
            chosen = choose_again(world, seat, chosen, rng)
        aside.extend([64 * seat + face for face in chosen])
    world.aside = aside


def choose_again(world: AbyssState, seat: int, chosen: list[int], rng: Rng) -> list[int]:
    """As many cards of the whole hand; while more are to be chosen, the first of them in order."""
    for face in chosen:
        world.gain(seat, face)
    places = list(range(len(world.hands[seat])))
    rng.shuffle(places)
    question = world.asked
    wanted = len(chosen)
    if isinstance(question, Discard) and question.seat == seat:
        wanted += question.count
    faces = sorted([world.hands[seat][place] for place in places[:wanted]])[: len(chosen)]
    for face in faces:
        world.lose(seat, face)
    return faces
