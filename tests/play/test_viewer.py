from __future__ import annotations

import io

import pytest

from fathomless.core.replay import Replay
from fathomless.play.terminal.screen import Screen
from fathomless.play.terminal.viewer import EVERY, Film, Viewer
from fathomless.play.words import Words
from tests.play.matches import make_console, new_match, settle, text_of


@pytest.fixture(scope="module")
def replay() -> Replay:
    match = new_match("random,random", "film", 30)
    settle(match)
    assert len(match.replay.actions) > 2 * EVERY
    return match.replay


def walked(
    monkeypatch: pytest.MonkeyPatch, replay: Replay, lines: list[str], reader: int | None = None
) -> tuple[Viewer, str]:
    console = make_console()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    viewer = Viewer(Film(replay), Screen(console), Words("en"), reader)
    viewer.run()
    return viewer, text_of(console)


def test_every_moment_is_the_one_that_was_played(replay: Replay) -> None:
    film = Film(replay)
    for ply, state in enumerate(replay.states()):
        assert film.moment(ply).to_json() == state.to_json()


def test_stepping_and_jumping(monkeypatch: pytest.MonkeyPatch, replay: Replay) -> None:
    last = len(replay.actions)
    for lines, place in [
        ([], 0),
        (["n", "n", ""], 3),
        (["n", "n", "p"], 1),
        (["40"], 40),
        (["40", "p", "home"], 0),
        (["end"], last),
        (["end", "n"], last),
        (["p"], 0),
        (["END", "p"], last - 1),
        ([str(last + 1)], 0),
        (["q", "n"], 0),
    ]:
        assert walked(monkeypatch, replay, lines)[0].place == place, lines


def test_what_cannot_be_done_is_said(monkeypatch: pytest.MonkeyPatch, replay: Replay) -> None:
    last = len(replay.actions)
    _, text = walked(monkeypatch, replay, ["p", "x", "99999999999", "end", "n"])
    assert "Nothing comes before this." in text
    assert text.count(f"n, p, a move from 0 to {last}, home, end or q.") == 2
    assert "That was the last move." in text


def test_the_end_has_the_scores(monkeypatch: pytest.MonkeyPatch, replay: Replay) -> None:
    _, text = walked(monkeypatch, replay, ["end"])
    assert "The Abyss is over" in text
    assert "What decided it" in text


def test_a_seat_sees_its_hand_and_a_spectator_none(
    monkeypatch: pytest.MonkeyPatch, replay: Replay
) -> None:
    assert "your hand" in walked(monkeypatch, replay, ["5"], 0)[1]
    assert "your hand" not in walked(monkeypatch, replay, ["5"])[1]


def test_the_whole_log(replay: Replay) -> None:
    console = make_console()
    Viewer(Film(replay), Screen(console), Words("en"), None).show_log()
    text = text_of(console)
    assert "seed film" in text
    for number, (_, action) in enumerate(replay.actions, 1):
        assert f"{number}  " in text
        assert action.text in text
    assert "The Abyss is over" in text


def test_an_unfinished_match_says_so(replay: Replay) -> None:
    half = Replay(replay.game, replay.seats, replay.seed, replay.options, replay.actions[:20])
    console = make_console()
    Viewer(Film(half), Screen(console), Words("en"), None).show_log()
    assert "The match is not finished." in text_of(console)
