"""Small matches for the tests of `play`: made, kept, and played by a script of lines."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from fathomless import games
from fathomless.core.game import Game
from fathomless.core.replay import Replay
from fathomless.play.driver import Match
from fathomless.play.players import seat_players
from fathomless.play.record import Record, create, player_fields, players_of, reopen
from fathomless.play.terminal.screen import Screen
from fathomless.play.terminal.session import Session, play_through
from fathomless.play.words import Words

GAME: Game = games.get("the-abyss")


def new_replay(seats: str = "me,random", seed: str = "pearl", target: int = 12) -> Replay:
    players = seat_players(seats.split(","))
    options = GAME.read_options({"target": target})
    return Replay(GAME, len(players), seed, options, [], player_fields(players))


def new_match(
    seats: str = "me,random", seed: str = "pearl", target: int = 12, path: Path | None = None
) -> Match:
    replay = new_replay(seats, seed, target)
    record = None if path is None else create(path, replay)
    return Match(replay, players_of(replay), record)


def match_of(name: str, seats: str, seed: str, **options: object) -> Match:
    """A match of any game that nobody keeps."""
    game = games.get(name)
    players = seat_players(seats.split(","))
    settings = game.read_options(options)
    return Match(Replay(game, len(players), seed, settings, [], player_fields(players)), players)


def resumed(path: Path) -> tuple[Match, Record]:
    record, replay, _ = reopen(path)
    return Match(replay, players_of(replay), record), record


def settle(match: Match) -> None:
    """Let the others play until a person has a choice."""
    while match.go_on():
        pass


def play_first(match: Match, choices: int = 1_000_000) -> int:
    """The person always takes the first legal answer; how often there was a choice."""
    made = 0
    settle(match)
    while not match.is_over and made < choices:
        match.act(match.state.legal()[0])
        made += 1
        settle(match)
    return made


def typed(
    monkeypatch: pytest.MonkeyPatch, match: Match, lines: Iterable[str], language: str = "en"
) -> tuple[bool, str]:
    """What a session says to these lines; and whether the match came to its end."""
    console = make_console()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    session = Session(match, Screen(console), Words(language), ["The first note."])
    finished = play_through(session)
    return finished, text_of(console)


class Typist(Screen):
    """A terminal of 80 by 24 on which these lines are typed; then there are no more."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(make_console())
        self.live = True
        self.lines = iter(lines)

    @property
    def height(self) -> int:
        return 24

    def clear(self) -> None:
        self.console.print("(clear)")

    def status(self, text: str) -> None:
        """Nothing passes here."""

    def read(self) -> str | None:
        line = next(self.lines, None)
        self.console.print(f"(typed {line})")
        return line

    @property
    def pages(self) -> list[str]:
        """What stood on the screen, page after page, each with what was typed on it."""
        return text_of(self.console).split("(clear)\n")[1:]


def on_screen(match: Match, lines: Iterable[str], language: str = "en") -> list[str]:
    """The pages of a session on a terminal."""
    screen = Typist(lines)
    play_through(Session(match, screen, Words(language), []))
    return screen.pages


def make_console(width: int = 80) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
