"""Golden games: whole matches that must come to the same end for ever, one for each way to end.

They are found by `tests/golden/find.py`. A change here means that old replays no longer run as they
were played: the rules version must grow with it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomless.core.replay import Replay
from tests.golden.find import HERE, folder, result, wishes

REPLAYS = sorted(HERE.glob("*/*.replay"))
GAMES = sorted({path.parent.name.replace("_", "-") for path in REPLAYS})

each_replay = pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)


def read(path: Path) -> Replay:
    return Replay.parse(path.read_text(encoding="utf-8"))


def stored(path: Path) -> dict[str, object]:
    found = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@each_replay
def test_a_golden_game_comes_to_the_same_end(path: Path) -> None:
    replay = read(path)
    assert result(replay.game.name, replay) == stored(path)


@each_replay
def test_no_component_is_lost_in_a_golden_game(path: Path) -> None:
    replay = read(path)
    wanted = replay.start().census()
    for state in replay.states():
        assert state.census() == wanted
        assert state.is_over == (not state.legal())
    assert state.is_over


@each_replay
def test_a_golden_game_is_written_as_it_was_read(path: Path) -> None:
    assert str(read(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_its_golden_game(game: str) -> None:
    shown = {
        entry
        for path in sorted(folder(game).glob("*.replay"))
        for entry in wishes(game).shows(read(path))
    }
    assert shown >= wishes(game).REQUIRED


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_is_there_and_shows_what_it_was_kept_for(game: str) -> None:
    for wanted in wishes(game).WANTED:
        replay = read(folder(game) / f"{wanted.name}.replay")
        assert set(wanted.shows) <= wishes(game).shows(replay), wanted.name
        assert replay.seats == wanted.seats


def test_there_are_golden_games() -> None:
    assert "the-abyss" in GAMES
