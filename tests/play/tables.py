"""Matches at many moments, and their pages, for the tests of the drawn tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from fathomless.core.game import Game
from fathomless.core.replay import Replay
from fathomless.core.view import View
from fathomless.play.driver import Match
from fathomless.play.narrate import Narrator
from fathomless.play.players import seat_players
from fathomless.play.record import player_fields
from fathomless.play.terminal import page
from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.screen import UNICODE, Symbols
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.words import Words
from tests.play import matches

PLAIN = str.maketrans("·–…−×", ".-.-x")  # what `plain_letters` makes of our own texts


def moments(game: Game, seats: int, seed: str, every: int = 1, **options: Any) -> Iterator[Match]:
    """A match against others who choose at random, at every so many choices and at its end."""
    players = seat_players(["me", *["random"] * (seats - 1)])
    settings = game.read_options(options)
    match = Match(Replay(game, seats, seed, settings, [], player_fields(players)), players)
    chance = random.Random(seed)
    made = 0
    matches.settle(match)
    while not match.is_over:
        if made % every == 0:
            yield match
        match.act(chance.choice(match.state.legal()))
        made += 1
        matches.settle(match)
    yield match


def scene_of(
    match: Match,
    language: str = "en",
    width: int = 120,
    symbols: Symbols = UNICODE,
    reader: int | None = 0,
) -> Scene:
    words = Words(language)
    game = match.replay.game
    names = [player.name or f"Player {seat}" for seat, player in enumerate(match.players)]
    narrator = Narrator(game, names, words)
    return Scene(game, match.players, narrator, words, symbols, width, reader)


def drawn(match: Match, scene: Scene, height: int) -> tuple[list[str], page.Page]:
    """The page of this moment, line by line; without a height, all there is to see."""
    console = matches.make_console(scene.width)
    state, narrator = match.state, scene.narrator
    renderer = renderer_for(scene.game.name)
    shown = page.Page(state.view(scene.reader), hint=scene.words("ask.hint"))
    if not match.is_over:
        shown.prompt = narrator.prompt(state)
        legal = renderer.ordered(state.legal())
        shown.choices = [(narrator.option(state, action), action.text) for action in legal]
    shown.log = [f"Line {number} of the log." for number in range(30)]
    page.show(console, shown, renderer, scene, height)
    return matches.text_of(console).splitlines(), shown


def table_text(table: dict[str, Any], scene: Scene) -> str:
    """The roomiest table of a view, whatever is in it, as one line of words."""
    console = matches.make_console(scene.width)
    view = View(scene.game.name, scene.reader, 0, "", False, table)
    for part in renderer_for(scene.game.name).table(view, scene):
        console.print(part)
    return " ".join(matches.text_of(console).split())


def view_of(match: Match, seat: int | None = 0) -> dict[str, Any]:
    return dict(match.state.view(seat).table)
