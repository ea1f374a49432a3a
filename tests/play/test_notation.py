"""`docs/notation.md` lists actions with their codes, and shows files that can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathomless import games
from fathomless.core.game import Game
from fathomless.core.replay import Replay
from fathomless.play.players import Player
from fathomless.play.record import players_of

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"


def listed() -> list[Game]:
    """The games whose actions are listed one by one."""
    text = PAGE.read_text(encoding="utf-8")
    return [game for game in games.all() if f"<!-- actions {game.name} -->" in text]


def test_the_abyss_is_listed() -> None:
    assert games.get("the-abyss") in listed()


@pytest.mark.parametrize("game", listed(), ids=lambda game: game.name)
def test_the_table_is_the_vocabulary(game: Game) -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = text.partition(f"<!-- actions {game.name} -->\n")[2].partition("\n<!-- /actions -->")[0]
    rows = [f"| {action.code} | `{action.text}` |" for action in game.vocabulary.actions]
    assert table.splitlines() == ["| code | action |", "| ---: | --- |", *rows]


def test_codes_have_not_changed_their_meaning() -> None:
    """Some of the first and some of the last: new actions are appended, never put between."""
    texts = [action.text for action in games.get("the-abyss").vocabulary.actions]
    known = {0: "take discard", 1: "draw", 7: "stop", 8: "end", 9: "keep eye_1", 25: "give eye_1"}
    known |= {41: "play eye_1", 44: "play hook_2 on 0", 56: "play sword_3 steal 0"}
    known |= {79: "play sword_5 gift 3"}
    assert {code: texts[code] for code in known} == known


def block(first: str) -> str:
    """The block of the page that begins like this."""
    text = PAGE.read_text(encoding="utf-8")
    rest = text.partition("```\n" + first)[2]
    return first + rest.partition("```")[0]


def test_the_replay_of_the_page_runs() -> None:
    assert not Replay.parse(block("fathomless-replay ")).run().is_over


def test_the_fields_of_a_match_record_are_read() -> None:
    header, _, actions = block("fathomless-replay ").partition("\n\n")
    players = players_of(Replay.parse(f"{header}\n{block('player 0')}\n{actions}"))
    assert players == [Player("me", "Magda"), Player("greedy", "Ines")]
