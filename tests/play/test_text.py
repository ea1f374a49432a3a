from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import fathomless.play
from fathomless.bots import levels
from fathomless.core.errors import SetupError
from fathomless.games.chasms.faces import TYPES
from fathomless.games.chasms.view import GUARDS, LIMITS
from fathomless.games.the_abyss.material import CLASSES
from fathomless.play.text import ENGLISH, POLISH, SHELL
from fathomless.play.words import Words

HOLE = re.compile(r"\{([a-z]+)[,}]")
FOLDER = Path(next(iter(fathomless.play.__path__)))


def holes(text: str) -> set[str]:
    return set(HOLE.findall(text))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_levels_are_called_as_in_the_browser(language: str) -> None:
    path = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n" / f"{language}.json"
    client = json.loads(path.read_text(encoding="utf-8"))
    for level in levels.NAMES:
        assert SHELL[language][f"level.{level}"] == client[f"level.{level}"]


def test_both_languages_have_the_same_keys() -> None:
    assert list(ENGLISH) == list(POLISH)


@pytest.mark.parametrize("key", ENGLISH)
def test_both_languages_have_the_same_holes(key: str) -> None:
    assert holes(ENGLISH[key]) == holes(POLISH[key])


@pytest.mark.parametrize("key", ENGLISH)
def test_the_voice(key: str) -> None:
    english, polish = ENGLISH[key], POLISH[key]
    assert "!" not in english + polish
    assert not re.search(r"\b(he|she|his|her|him|please|sorry|oops)\b", english, re.IGNORECASE)
    assert not re.search(r"\w(łeś|łaś)\b|\(a\)|/a\b", polish)
    if "plural" in polish:
        assert all(f" {form} {{" in f" {polish}" for form in ("one", "few", "many", "other"))


def test_every_sentence_is_said_somewhere_and_none_is_missing() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in FOLDER.parent.rglob("*.py")
        if path.name != "text.py" and ("play" in path.parts or "cli" in path.parts)
    )
    said = set(re.findall(r"words\(\s*\"([^\"]+)\"", source))
    assert not {key for key in said if key not in ENGLISH}
    made = re.compile(
        r"level\.|the-abyss\.|the-abandons\.|help\.|order\.|undo/|seat\.|log\.|match\.|table\."
        r"|chasms\.(guard|limit|until|weakened|type)\.|abyss\.penalty\."
    )
    unsaid = {key for key in ENGLISH if key not in source and not made.match(key)}
    # The tables of Abyss and Chasms make some keys of a word that stands in their source.
    assert not {key for key in unsaid if f'"{key.rpartition(".")[2]}"' not in source}


def test_the_words_that_keys_are_made_for() -> None:
    keys = [f"the-abyss.class.{name}" for name in CLASSES]
    keys += [f"undo/{why}" for why in ("nothing", "others-acted", "shown")]
    keys += [f"chasms.guard.{what}" for what in GUARDS]
    keys += [f"chasms.limit.{what}" for what in LIMITS]
    keys += [f"chasms.type.{kind}" for kind in TYPES if kind != "leader"]
    assert all(key in ENGLISH for key in keys)


@pytest.mark.parametrize("language", SHELL)
def test_counts_are_spoken_right(language: str) -> None:
    words = Words(language)
    said = [words("the-abyss.points", n=n) for n in (0, 1, 2, 5, 12, 22)]
    expected = {
        "en": ["0 points", "1 point", "2 points", "5 points", "12 points", "22 points"],
        "pl": ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"],
    }
    assert said == expected[language]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        Words("xx")
    assert refused.value.code == "language/unknown"
