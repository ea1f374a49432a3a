"""The measurement of escapes: what a bot gains over the rules of thumb, choice by choice."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from bench import escapes
from fathomless import bots
from fathomless.bots.greedy import GreedyBot
from fathomless.core.rng import Rng
from tests.games.the_abandons.tables import journey


def test_who_plays_by_the_rules_of_thumb_gains_nothing() -> None:
    for number in range(10):
        played = escapes.play(GreedyBot(escapes.EVALUATION), "normal", number, 5)
        assert played.escaped == played.thumb
        assert (played.gain, played.differing) == (0.0, 0)
        assert played.choices > 0


def test_the_gain_of_a_choice_is_what_fresh_samples_say() -> None:
    state = journey("north: fork_f1r3", "map: dead_end item item", items=1)
    item, dead_end = (escapes.GAME.parse(text) for text in ("go east", "go north"))
    gain = escapes.gain_of(state, item, dead_end, 100, Rng("fresh"))
    assert 0.0 < gain < 1.0
    assert escapes.gain_of(state, dead_end, item, 100, Rng("fresh")) == -gain


def test_a_bad_bot_loses_by_its_choices(capsys: pytest.CaptureFixture[str]) -> None:
    played = [escapes.play(bots.make("random"), "normal", number, 20) for number in range(12)]
    assert escapes.mean([each.gain for each in played])[0] < -0.05
    assert not escapes.report("random", "normal", played, 200)
    assert "of 12 games" in capsys.readouterr().out


def test_games_are_kept_and_the_same_number_is_the_same_deal(tmp_path: Path) -> None:
    played = escapes.play(bots.make("planner:20"), "hard", 3, 5)
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(asdict(played)) + "\n", encoding="utf-8")
    assert escapes.read(file) == [played]
    assert escapes.read(tmp_path / "none.jsonl") == escapes.read(None) == []
    again = escapes.play(bots.make("planner:20"), "hard", 3, 5)
    assert (again.thumb, again.gain) == (played.thumb, played.gain)
