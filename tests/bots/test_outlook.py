"""What a search expects of a table of The Abyss: what is looked at, how it is learned and used."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
import pytest

from bench import outlook as learning
from fathomless import bots, games
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.files import FOLDER
from fathomless.bots.evaluations.instinct import Weights
from fathomless.bots.evaluations.the_abyss import TheAbyssEvaluation
from fathomless.bots.evaluations.the_abyss_features import KINDS
from fathomless.bots.evaluations.the_abyss_outlook import SIGHTS, TheAbyssOutlook
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from tests.games.the_abyss.tables import table
from tests.sizes import some

GAME = "the-abyss"
EVALUATION = evaluation_of(GAME)
OUTLOOK = TheAbyssOutlook()


def turns(seats: int, count: int) -> Iterator[State]:
    """The beginnings of turns in games of instinct."""
    usual = bots.make("instinct")
    for number in range(count):
        state, rng = games.get(GAME).start(seats, f"outlook {number}"), Rng(f"outlook {number}")
        while state.asked is not None:
            if EVALUATION.settled(state):
                yield state
            state.apply(usual.choose(Perspective(state, state.seat_to_act), rng))


def seen(state: State, seat: int) -> dict[str, float]:
    """What is seen from a seat, by name; what is nothing is left out."""
    view = OUTLOOK.views(state)[seat]
    return {name: value for name, value in zip(SIGHTS, view, strict=True) if value}


def test_sights_are_what_they_are_called() -> None:
    hands = ["treasure_12 treasure_10 sword_3", "sword_5 sword_4", "hook_4 eye_1"]
    state = table(
        hands, panics=[1, 2, 0], totals=[35, 0, 49], discard="sword_3", question="draw", to_act=1
    )
    first, last = seen(state, 0), seen(state, 2)
    assert first["oneself: total"] == 0.5
    assert first["oneself: points"] == first["oneself: may stop"] == 1.0
    assert first["oneself: 1 Panic"] == first["1 further: 2 Panic"] == 1.0
    assert first["1 further: Swords"] == 2.0
    assert first["2 further: Hooks"] == first["2 further: Eyes"] == 1.0
    assert first["to move: 1 further"] == last["to move: 2 further"] == 1.0
    assert first["Sword on the discard pile"] == 1.0
    assert first["best total of the others"] == pytest.approx(0.7)
    assert last["best total of the others"] == 0.5
    assert last["1 further: total"] == first["oneself: total"]
    assert not any(name.startswith("3 further") for name in first)


def test_what_is_hidden_in_hands_is_seen_as_a_search_sees_its_samples() -> None:
    rich = table(["eye_1", "treasure_12 treasure_10 treasure_8"], question="draw")
    poor = table(["eye_1", "eye_2 eye_3 hook_2"], question="draw")
    assert EVALUATION.expected(rich)[1] > EVALUATION.expected(poor)[1]


def test_everything_is_seen_by_somebody() -> None:
    total = np.zeros(len(SIGHTS))
    for seats in games.get(GAME).seats:
        for state in turns(seats, some(20, 5)):
            total += np.abs(np.array(OUTLOOK.views(state))).sum(axis=0)
    assert [name for name, each in zip(SIGHTS, total, strict=True) if not each] == []


def test_chances_add_up_and_the_end_is_certain() -> None:
    for seats in games.get(GAME).seats:
        for state in turns(seats, 1):
            chances = EVALUATION.expected(state)
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1.0)
        assert state.is_over
        assert max(EVALUATION.expected(state)) == 1.0


def test_a_seat_that_may_win_at_once_is_expected_to() -> None:
    hands = ["treasure_12 treasure_10 treasure_8", "eye_1 eye_2", "hook_2 hook_3"]
    state = table(hands, totals=[60, 30, 30], question="draw")
    assert EVALUATION.expected(state)[0] > 0.8


def test_the_search_goes_by_the_outlook() -> None:
    """One that takes all seats for equal finds no difference, where the game goes on."""
    evaluation = TheAbyssEvaluation()
    width, nothing = len(SIGHTS), [0.0]
    even = Weights([0.0] * width, [0.0] * width, nothing, nothing)
    assert evaluation.outlook is not None
    evaluation.outlook.weights = [even] * len(KINDS)
    evaluation.leaning = 0.0
    bot = IsmctsBot()
    bot.evaluation = evaluation
    state = games.get(GAME).start(4, "even", {"target": 200})
    perspective = Perspective(state, state.seat_to_act)
    search = Search(bot, perspective, perspective.legal(), Rng("even"))
    search.run(60)
    assert {each.value for each in search.result().statistics} == {0.25}


def test_the_file_tells_how_it_was_learned_and_that_it_tells_more_than_greedy_does() -> None:
    data = json.loads((FOLDER / f"{GAME}-outlook.json").read_text(encoding="utf-8"))
    assert data["rules_version"] == games.get(GAME).rules_version
    assert data["command"].startswith(f"python -m bench.outlook {GAME} --part ")
    assert list(data["found"]) == KINDS
    for found in data["found"].values():
        assert found["loss"] < found["loss_of_greedy"] < found["loss_by_chance"]


def test_weights_for_other_sights_are_refused() -> None:
    other = TheAbyssOutlook()
    other.sights = ["VP"]
    with pytest.raises(ValueError, match="learn it anew"):
        other.load()


def test_who_wins_can_be_learned_and_the_weights_say_what_the_network_says() -> None:
    parts = [learning.played(GAME, 3, "learn", first, first + 6) for first in (0, 6)]
    positions = learning.joined(parts)
    assert positions.shares.sum(axis=1) == pytest.approx(1.0)
    network = learning.Network(positions.views.shape[2], 0)
    before = network.loss(positions)
    for _ in range(60):
        network.follow(positions.views, positions.shares, 0.003)
    assert network.loss(positions) < 0.95 * before
    written = network.written()
    other = TheAbyssOutlook()
    other.weights = other.weights_in(
        {"sights": SIGHTS, "weights": dict.fromkeys(KINDS, written)},
    )
    state = next(turns(3, 1))
    chances, _ = network.chances(np.array([other.views(state)], dtype=np.float32))
    sums = np.exp(other.sums(state))
    assert sums / sums.sum() == pytest.approx(chances[0], abs=0.001)


def test_half_of_the_games_are_against_greedy_and_every_seat_learns() -> None:
    casts = [learning.cast(number, 3) for number in range(12)]
    alone = [[bot.name for bot in each].count("greedy") for each in casts]
    assert alone == [0, 2] * 6
    places = {[bot.name for bot in each].index("instinct") for each in casts[1::2]}
    assert places == {0, 1, 2}
