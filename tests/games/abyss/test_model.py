"""The rules and the oracle agree at every step of whole games."""

from __future__ import annotations

from itertools import chain

import pytest

from fathomless.core.event import Event
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing import rule
from fathomless.testing.match import choose
from tests.games.abyss.model import Ask, Chance, Model, Play, Player, game
from tests.games.abyss.tables import (
    GAME,
    affiliated,
    available,
    council,
    court,
    discard,
    free,
    hand,
    keys,
    locations,
    lord_deck,
    lords,
    number,
    pearls,
    stack,
    tokens,
    turned,
)
from tests.sizes import some

GAMES = some(8)  # with each number of seats; a campaign plays a thousand
COMPARED = 7  # every so many turns all zones are looked at


def model_of(state: State) -> Model:
    """The oracle's table at the start of a game."""
    return Model(
        players=[Player() for _ in range(state.seats)],
        active=state.seat_to_act,
        lord_deck=lord_deck(state).split(),
        court=court(state).split(),
        stack=set(stack(state).split()),
        available=available(state).split(),
    )


def next_question(play: Play, wish: Ask | Chance, heard: list[Event]) -> Ask:
    """Tell the oracle what chance has brought, until it asks a player."""
    while isinstance(wish, Chance):
        wish = play.send(brought(wish, heard))
    return wish


def brought(wish: Chance, heard: list[Event]) -> object:
    """The first event that answers the wish; it is used up."""
    kinds = {"card": ("reveal", "monster"), "tiles": ("draw",)}[wish.what]
    for place, event in enumerate(heard):
        if event.kind in kinds:
            del heard[place]
            return event.facts["card" if wish.what == "card" else "locations"]
    raise AssertionError(f"the rules drew nothing, and the oracle wants {wish}")


def compare(state: State, model: Model) -> None:
    """Every zone that both have."""
    assert court(state).split() == model.court
    assert sorted(available(state).split()) == sorted(model.available)
    assert set(stack(state).split()) == model.stack
    assert sorted(discard(state).split()) == sorted(model.discard)
    assert sorted(council(state).split()) == sorted(chain(*model.council.values()))
    assert set(turned(state).split()) == model.turned
    assert pearls(state) == [player.pearls for player in model.players]
    assert keys(state) == [player.keys for player in model.players]
    assert number(state, "threat") == model.threat
    for seat, player in enumerate(model.players):
        assert sorted(hand(state, seat).split()) == sorted(player.hand)
        assert sorted(affiliated(state, seat).split()) == sorted(player.affiliated)
        assert lords(state, seat).split() == player.lords
        assert set(free(state, seat).split()) == set(player.free())
        assert set(locations(state, seat).split()) == set(player.locations)
        assert len(tokens(state, seat)) == player.tokens


def play_both(seats: int, seed: str, varied: bool) -> int:
    """One random game by the rules and by the oracle; returns the number of answers."""
    heard: list[Event] = []
    state = GAME.start(seats, seed, {}, heard)
    heard.clear()
    model = model_of(state)
    rng = Rng(f"{seed}: answers")
    play = game(model)
    ask = next_question(play, next(play), heard)
    count = 0
    while not state.is_over:
        assert state.asked is not None
        legal = state.legal()
        assert ask == Ask(
            state.seat_to_act, state.asked.kind, frozenset(str(action) for action in legal)
        ), (seed, count)
        if ask.kind == "turn" and number(state, "turns") % COMPARED == 0:
            compare(state, model)
        action = choose(legal, rng, varied)
        state.apply(action)
        count += 1
        try:
            ask = next_question(play, play.send(str(action)), heard)
        except StopIteration:
            assert state.is_over, (seed, count)
        heard.clear()
    return count


@rule("AB-R11", "AB-R25", "AB-A23", "AB-A26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_and_oracle_ask_the_same_questions_with_the_same_answers(seats: int) -> None:
    for number_of_game in range(GAMES):
        assert play_both(seats, f"oracle {number_of_game}", number_of_game % 2 == 1) > 50
