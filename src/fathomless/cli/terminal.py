"""What `fathomless play --terminal` does: a match in the terminal, new or resumed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from fathomless.cli.shell import fresh_seed, one_line, read_settings

if TYPE_CHECKING:
    from pathlib import Path

    from fathomless.core.game import Game
    from fathomless.core.replay import Replay
    from fathomless.play.players import Player
    from fathomless.play.record import Record
    from fathomless.play.words import Words


OPEN = "open"
OPEN_SEATS = (
    "Open seats are for the browser: leave out --terminal. "
    "Here several people share a keyboard: --seats me,me."
)


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
    from fathomless.play.record import create, create_numbered, language_field

    if game_name is None:
        raise SetupError("game/missing", "Which game? fathomless games lists them.")
    game = games.get(game_name)
    specs = default_seats(game) if seats is None else read_seats(seats)
    if OPEN in specs:
        raise SetupError("seats/invalid", OPEN_SEATS)
    players = seat_players(specs, name)
    seed = fresh_seed() if seed is None else seed
    replay = new_replay(game, players, seed, read_settings(option))
    replay.extra.append(language_field(words.language))
    if save is None:
        record = create_numbered(matches_folder(), replay)
    else:
        record = create(match_path(save), replay)
    args = {"game": game.title, "name": match_name(record.path), "seed": one_line(seed)}
    run(replay, players, record, words, [words("match.new", **args)])


def default_seats(game: Game) -> list[str]:
    """You and two bots, as far as the game has seats."""
    from fathomless.bots.levels import USUAL

    return ["me", *[USUAL] * (min(3, game.seats.stop - 1) - 1)]


def new_replay(game: Game, players: list[Player], seed: str, settings: dict[str, object]) -> Replay:
    """A replay without actions; the game, its seats and options, and the bots are checked."""
    from fathomless import bots
    from fathomless.core.replay import Replay
    from fathomless.play.record import player_fields

    game.start(len(players), seed, settings)
    for player in players:
        if not player.is_human:
            bots.check(player.spec)
    options = game.read_options(settings)
    return Replay(game, len(players), seed, options, [], player_fields(players))


def resume_match(name: str | None, usual: Words, chosen: Words | None) -> None:
    """Go on with a match: by its name or file, the last one of a game, or the last one of all.

    It speaks the language that is chosen now, or else its own, or else the usual one.
    """
    from fathomless.play.files import match_name
    from fathomless.play.record import language_of, players_of, reopen
    from fathomless.play.words import Words

    record, replay, torn = reopen(find_match(name))
    words = chosen or Words(language_of(replay) or usual.language)
    args = {"game": replay.game.title, "name": match_name(record.path)}
    notes = [words("match.resumed", n=len(replay.actions), **args)]
    if torn:
        notes.append(words("match.torn", line=one_line(torn)))
    run(replay, players_of(replay), record, words, notes)


def find_match(name: str | None) -> Path:
    """The file of the match to go on with."""
    from fathomless import games
    from fathomless.play.files import match_name, match_path
    from fathomless.play.record import MatchError, is_busy

    known = {game.name for game in games.all()}
    if name is not None and (match_path(name).exists() or name not in known):
        return match_path(name)
    waiting = waiting_matches(name)
    found = next(waiting, None)
    if found is None:
        which = "No match" if name is None else f"No match of {name}"
        message = f"{which} waits to be resumed. fathomless matches lists them."
        raise MatchError("match/none", message)
    if not is_busy(found):
        return found
    other = next((path for path in waiting if not is_busy(path)), None)
    hint = "No other one waits."
    if other is not None:
        hint = f"Another one waits: fathomless play --resume {match_name(other)}"
    busy = f"{match_name(found)} is being played in another window."
    raise MatchError("match/busy", f"{busy} {hint}")


def waiting_matches(game: str | None) -> Iterator[Path]:
    """The files of the matches, of one game or of all, that are not over; the last played first."""
    from fathomless.play.files import saved_matches
    from fathomless.play.record import parse, split_torn

    for path in saved_matches():
        replay = parse(path, split_torn(path.read_bytes())[0])
        if game in (None, replay.game.name) and not replay.run().is_over:
            yield path


def run(
    replay: Replay, players: list[Player], record: Record, words: Words, notes: list[str]
) -> None:
    """Play in this terminal until the end or until the person leaves."""
    import time

    from fathomless.arena.crew import crew_of
    from fathomless.play.driver import Match
    from fathomless.play.terminal.screen import Screen, make_console
    from fathomless.play.terminal.session import Session, play_through

    try:
        match = Match(replay, players, record, time.monotonic, crew_of)
        play_through(Session(match, Screen(make_console()), words, notes))
    finally:
        record.close()
