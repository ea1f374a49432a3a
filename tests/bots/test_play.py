import ast
from pathlib import Path

import pytest

from fathomless import bots, games
from fathomless.bots import playout
from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.core.view import View

SPECS = ["random", "greedy", "ismcts:12"]
SOURCES = Path(bots.__file__).parent


def play(specs: list[str], seed: str) -> tuple[State, list[Action]]:
    state = games.get("the-abyss").start(len(specs), seed, {"target": 30})
    actions: list[Action] = []
    rngs = [Rng(f"{seed}/{seat}") for seat in range(len(specs))]
    playout.play_bots(state, [bots.make(spec) for spec in specs], rngs, actions)
    return state, actions


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_plays_whole_games(spec: str, seats: int) -> None:
    state, actions = play([spec] * seats, "whole")
    assert state.is_over
    assert len(actions) > 1


@pytest.mark.parametrize("game", [game.name for game in games.all()])
def test_every_game_can_be_played_by_the_search(game: str) -> None:
    facts = games.get(game)
    permitted = facts.seats_with(facts.read_options({}))
    for seats in {permitted[0], permitted[-1]}:
        state = facts.start(seats, "every")
        rng = Rng("every")
        for _ in range(8):
            if not state.is_over:
                bot = bots.make("ismcts:6")
                state.apply(bot.choose(Perspective(state, state.seat_to_act), rng))


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    assert play([spec] * 2, "again")[1] == play([spec] * 2, "again")[1]
    assert play([spec] * 2, "again")[1] != play([spec] * 2, "other")[1]


def test_a_bot_leaves_the_match_as_it_was() -> None:
    state = games.get("the-abyss").start(3, "untouched")
    before = state.to_json()
    for spec in SPECS:
        bots.make(spec).choose(Perspective(state, state.seat_to_act), Rng("touch"))
    assert state.to_json() == before


class Watched(Perspective):
    """A Perspective that notes what is asked of it."""

    def __init__(self, state: State, asked: list[str]) -> None:
        super().__init__(state, state.seat_to_act)
        self.asked = asked

    @property
    def view(self) -> View:
        self.asked.append("view")
        return super().view

    def legal(self) -> list[Action]:
        self.asked.append("legal")
        return super().legal()

    def sample(self, rng: Rng) -> State:
        self.asked.append("sample")
        return super().sample(rng)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_asks_its_perspective_for_its_answers(spec: str) -> None:
    asked: list[str] = []
    bot, rng = bots.make(spec), Rng("watched")
    state = games.get("the-abyss").start(2, "watched", {"target": 20})
    while not state.is_over:
        state.apply(bot.choose(Watched(state, asked), rng))
    assert {"legal"} <= set(asked) <= {"view", "legal", "sample"}


def test_no_bot_reaches_behind_a_perspective() -> None:
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                assert node.attr != "_state", path
                assert node.attr != "__getattribute__", path


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_hidden_cards_make_no_difference(spec: str) -> None:
    """In tables a seat cannot tell apart it chooses equally often the same: here, within chance.

    A cheat would not: the top of the deck is a Panic in one of the two tables and none in the
    other.
    """
    state = games.get("the-abyss").start(2, "hidden")
    seat = state.seat_to_act
    worlds = {True: state, False: state}
    rng = Rng("worlds")
    for _ in range(50):
        world = state.determinise(seat, rng)
        probe = world.copy()
        probe.apply(games.get("the-abyss").parse("draw"))
        kind = probe.view(seat).question
        worlds[kind == "panic-window"] = world
    bot = bots.make(spec)
    drawn = {
        panic: sum(
            bot.choose(Perspective(world, seat), Rng(f"{panic} {i}")).text == "draw"
            for i in range(40)
        )
        for panic, world in worlds.items()
    }
    assert abs(drawn[True] - drawn[False]) <= 20


def test_the_greedy_bot_copes_with_a_game_it_does_not_know() -> None:
    from fathomless.bots.evaluations.evaluation import Evaluation
    from fathomless.bots.greedy import GreedyBot

    players: list[Bot] = [GreedyBot(Evaluation(), trials=8), bots.make("random")]
    state = games.get("the-abyss").start(2, "unknown", {"target": 20})
    actions: list[Action] = []
    playout.play_bots(state, players, [Rng("a"), Rng("b")], actions)
    assert state.is_over


def test_greedy_is_far_better_than_chance() -> None:
    won = 0.0
    for number in range(24):
        seat = number % 2
        specs = ["random", "random"]
        specs[seat] = "greedy"
        won += play(specs, f"better {number // 2}")[0].outcome().share(seat)
    assert won >= 18
