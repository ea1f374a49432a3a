"""`fathomless play`: a match in the terminal, new or resumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from fathomless.cli.shell import fresh_seed, one_line, read_settings

if TYPE_CHECKING:
    from pathlib import Path

    from fathomless.core.game import Game
    from fathomless.core.replay import Replay
    from fathomless.play.players import Player
    from fathomless.play.record import Record
    from fathomless.play.words import Words

EXAMPLES = (
    "fathomless play the-abyss",
    "fathomless play the-abyss --seats me,greedy,ismcts --name Ines",
    "fathomless play the-abyss --option deck=beginner --option target=40 --seed tide",
    "fathomless play the-abyss --seats me,me --name Ines --name Oskar",
    "fathomless play --resume",
    "fathomless play --resume the-abyss-3 --lang pl",
)
SEATS_HELP = (
    "Who sits where: me for a person, or a bot: random, greedy, ismcts, ismcts:400, ismcts:1.5s. "
    "Without it: you and two greedy bots."
)
MATCH_HELP = "The game; with --resume the match, or nothing for the one last played."


def command() -> Callable[..., None]:
    return play


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME | --resume [MATCH]", help=MATCH_HELP)
    ] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP, metavar="LIST")] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; without it a fresh one, which is shown.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="Your name; once for each person, in seat order.")
    ] = None,
    lang: Annotated[
        str, typer.Option(envvar="FATHOMLESS_LANG", help="Language of the table: en or pl.")
    ] = "en",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a match that was left.")
    ] = False,
    save: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Keep the match under this name, or in this file."),
    ] = None,
) -> None:
    """Play a match against bots, or with others at the same keyboard."""
    from fathomless.play.words import Words

    words = Words(lang)
    if resume:
        fixed = {"--seats": seats, "--seed": seed, "--option": option, "--name": name}
        refuse_fixed({**fixed, "--save": save})
        resume_match(game, words)
    else:
        start_match(game, seats, seed, option or [], name or [], words, save)


def refuse_fixed(given: Mapping[str, object]) -> None:
    """What a match that is resumed has already cannot be chosen again."""
    from fathomless.core.errors import SetupError

    flags = ", ".join(flag for flag, value in given.items() if value)
    if flags:
        raise SetupError("usage/invalid", f"A match that is resumed has its own: no {flags}.")


def start_match(
    game_name: str | None,
    seats: str | None,
    seed: str | None,
    option: list[str],
    name: list[str],
    words: Words,
    save: str | None,
) -> None:
    """A new match; nothing is written before everything is checked."""
    from fathomless import games
    from fathomless.core.errors import SetupError
    from fathomless.play.files import match_name, match_path, matches_folder
    from fathomless.play.players import read_seats, seat_players
    from fathomless.play.record import create, create_numbered

    if game_name is None:
        raise SetupError("game/missing", "Which game? fathomless games lists them.")
    game = games.get(game_name)
    specs = default_seats(game) if seats is None else read_seats(seats)
    players = seat_players(specs, name)
    seed = fresh_seed() if seed is None else seed
    replay = new_replay(game, players, seed, read_settings(option))
    if save is None:
        record = create_numbered(matches_folder(), replay)
    else:
        record = create(match_path(save), replay)
    args = {"game": game.title, "name": match_name(record.path), "seed": one_line(seed)}
    run(replay, players, record, words, [words("match.new", **args)])


def default_seats(game: Game) -> list[str]:
    """You and two bots, as far as the game has seats."""
    return ["me", *["greedy"] * (min(3, game.seats.stop - 1) - 1)]


def new_replay(game: Game, players: list[Player], seed: str, settings: dict[str, object]) -> Replay:
    """A replay without actions; the game, its seats and options, and the bots are checked."""
    import time

    from fathomless import bots
    from fathomless.core.replay import Replay
    from fathomless.play.record import player_fields

    game.start(len(players), seed, settings)
    for player in players:
        if not player.is_human:
            bots.make(player.spec, time.monotonic)
    options = game.read_options(settings)
    return Replay(game, len(players), seed, options, [], player_fields(players))


def resume_match(name: str | None, words: Words) -> None:
    """Go on with a match: by its name or file, the last one of a game, or the last one of all."""
    from fathomless.play.files import match_name
    from fathomless.play.record import players_of, reopen

    record, replay, torn = reopen(find_match(name))
    args = {"game": replay.game.title, "name": match_name(record.path)}
    notes = [words("match.resumed", n=len(replay.actions), **args)]
    if torn:
        notes.append(words("match.torn", line=one_line(torn)))
    run(replay, players_of(replay), record, words, notes)


def find_match(name: str | None) -> Path:
    """The file of the match to go on with."""
    from fathomless import games
    from fathomless.play.files import match_path, saved_matches
    from fathomless.play.record import MatchError, parse, split_torn

    known = {game.name for game in games.all()}
    if name is not None and (match_path(name).exists() or name not in known):
        return match_path(name)
    for path in saved_matches():
        replay = parse(path, split_torn(path.read_bytes())[0])
        if name in (None, replay.game.name) and not replay.run().is_over:
            return path
    which = "No match" if name is None else f"No match of {name}"
    raise MatchError("match/none", f"{which} waits to be resumed. fathomless matches lists them.")


def run(
    replay: Replay, players: list[Player], record: Record, words: Words, notes: list[str]
) -> None:
    """Play in this terminal until the end or until the person leaves."""
    import time

    from fathomless.play.driver import Match
    from fathomless.play.terminal.screen import Screen, make_console
    from fathomless.play.terminal.session import Session, play_through

    try:
        match = Match(replay, players, record, time.monotonic)
        play_through(Session(match, Screen(make_console()), words, notes))
    finally:
        record.close()
