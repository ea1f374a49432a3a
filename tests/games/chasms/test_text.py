"""Words: both languages whole, and in the voice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fathomless.core.event import Event
from fathomless.core.rng import Rng
from fathomless.games.chasms.text import ENGLISH, POLISH
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from tests.games.chasms.tables import GAME

HOLE = re.compile(r"\{([a-z]+)(?:_[a-z]+)?[,}]")
SOURCE = Path(__file__).parents[3] / "src" / "fathomless" / "games" / "chasms"
SENTENCES = [key for key in ENGLISH if not key.partition(":")[1]]
FORMS = ("_acc", "_the")


ARGUMENTS = {"who", "target", "starter", "count", "card", "cards", "monster", "leader", "faction"}
ARGUMENTS |= {"cause", "die", "left", "how", "what", "reason", "last", "of", "total", "n", "face"}


def holes(text: str) -> set[str]:
    """What goes into a sentence; other words in braces are branches."""
    return {name.partition("_")[0] for name in HOLE.findall(text)} & ARGUMENTS


def test_both_languages_have_the_same_keys() -> None:
    assert {key for key in ENGLISH if not key.endswith(FORMS)} == {
        key for key in POLISH if not key.endswith(FORMS)
    }


@pytest.mark.parametrize("key", SENTENCES)
def test_both_languages_have_the_same_holes(key: str) -> None:
    extra = {"log.spent", "log.payback", "log.redirect"}
    if key not in extra:
        assert holes(ENGLISH[key]) == holes(POLISH[key])


@pytest.mark.parametrize("key", [key for key in ENGLISH if not key.endswith(FORMS)])
def test_the_voice(key: str) -> None:
    english, polish = ENGLISH[key], POLISH[key]
    assert "!" not in english + polish
    assert not re.search(r"\b(he|she|his|her|him|please|sorry|oops)\b", english, re.IGNORECASE)
    assert not re.search(r"\w(łeś|łaś)\b|\(a\)|/a\b", polish)
    if "plural" in polish:
        assert all(f" {form} {{" in f" {polish}" for form in ("one", "few", "many", "other"))


@pytest.mark.parametrize("key", [key for key in ENGLISH if key.startswith(("text:", "face:"))])
def test_both_languages_say_who_must_be_living(key: str) -> None:
    living = re.findall(r"\bliving\b", ENGLISH[key])
    assert len(re.findall(r"z sercami|od 1 do 4 serc|także bez serc", POLISH[key])) == len(living)


def test_every_sentence_is_said_somewhere() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py") if path.name != "text.py"
    )
    for key in SENTENCES:
        kind, _, name = key.partition(".")
        if kind in ("prompt", "option", "refusal"):
            windows = f'"{name}"' in source  # the windows' prompts are made of their names
            assert f'"{key}"' in source or windows or key == "refusal.not_asked", key
        if kind == "log":
            assert f'"{name.removesuffix("_own")}"' in source, key


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whole_games_can_be_told(language: str) -> None:
    names = ["Ines", "Oskar", "Mirela", "Jan"]
    narrator = Narrator(GAME, names, Words(language))
    lines: set[str] = set()
    for number in range(12):
        journal: list[Event] = []
        state = GAME.start(4, f"told {number}", {"factions": "random"}, journal)
        rng = Rng(f"told {number}")
        while not state.is_over:
            state.apply(state.legal()[rng.below(len(state.legal()))])
        for event in journal:
            for reader in (None, 0):
                line = narrator.line(event, reader)
                assert line, event
                assert "{" not in line
                assert "card:" not in line
                assert "monster:" not in line
                lines.add(line)
    assert len(lines) > 200
    assert max(len(line) for line in lines) <= 130
