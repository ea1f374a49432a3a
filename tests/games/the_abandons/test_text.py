"""The game in words: two complete and equal catalogues in the voice of the project."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from fathomless.core.event import Event
from fathomless.core.message import say
from fathomless.games.the_abandons.scoring import REASONS
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from tests.games.the_abandons.tables import GAME, IDS, SIDES, journey, listen

LANGUAGES = ("en", "pl")
CATALOGUES: dict[str, Mapping[str, str]] = {name: GAME.catalogue(name) for name in LANGUAGES}
LIMITS = {"prompt": {"en": 60, "pl": 75}, "log": {"en": 90, "pl": 110}}
BUTTON = {"en": 24, "pl": 30}
ARGUMENTS = {
    *("card", "cards", "side", "icons", "tile", "drawn", "closed", "items", "level", "wiped"),
    *("count", "reason", "total"),
}
KINDS = {
    "draw",
    "place",
    "cover",
    "mercy",
    "item",
    "pass-by",
    "level",
    "collapse",
    "back",
    "map",
    "bomb",
    "dig",
    "blast",
    "mirror",
    "end",
}


def sentences(language: str, *kinds: str) -> dict[str, str]:
    """The sentences of some kinds, all by default; never the names of components."""
    return {
        key: text
        for key, text in CATALOGUES[language].items()
        if ":" not in key and (not kinds or key.split(".")[0] in kinds)
    }


def arguments(text: str) -> set[str]:
    """What a sentence is about, without the forms of names; who is spoken to may matter in one."""
    names = re.findall(r"\{(\w+)[,}]", text)
    return {re.sub(r"_(a|at|to)$", "", name) for name in names} & ARGUMENTS


def told() -> list[Event]:
    """Every kind of event, from journeys and from random games."""
    heard: list[Event] = []
    for number in range(60):
        state = GAME.start(1, f"told {number}")
        state.journal = heard
        while not state.is_over:
            state.apply(state.legal()[number % len(state.legal())])
    steps = ("north: fork_f1r2", "north: bend_l1", "west: bend_l1", "south: bend_l2")
    heard += listen(journey(*steps, items=2), "bomb east")[1]
    stuck = ("north: cross_111", "north: dead_end")
    heard += listen(journey(*stuck, items=5), "bomb: item hall_1", "mirror")[1]
    heard += listen(journey("north: fork_l2f1", items=1), "map")[1]
    heard += listen(journey("north: stairs"), "pass by", "north: stairs", "take stairs")[1]
    return heard


def test_both_catalogues_have_the_same_sentences() -> None:
    assert set(sentences("en")) == set(sentences("pl"))
    for language in LANGUAGES:
        for id in IDS:
            assert CATALOGUES[language][f"card:{id}"]
            assert CATALOGUES[language][f"card:{id}_a"]
        for side in SIDES:
            assert CATALOGUES[language][f"side:{side}"]
        for reason in REASONS:
            assert CATALOGUES[language][f"reason:{reason}"].endswith(".")


@pytest.mark.parametrize("key", sorted(sentences("en")))
def test_both_sentences_have_the_same_holes(key: str) -> None:
    english, polish = CATALOGUES["en"][key], CATALOGUES["pl"][key]
    assert arguments(english) == arguments(polish)


def test_polish_plurals_are_complete() -> None:
    for key, text in sentences("pl").items():
        for body in re.findall(r"plural,((?:[^{}]|\{[^{}]*(?:\{\w+\}[^{}]*)*\})*)\}", text):
            labels = set(re.findall(r"(\w+) \{", body))
            assert labels >= {"one", "few", "many", "other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        assert "!" not in text, key
        assert not re.search(r"\b(please|sorry|oops|cannot|illegal)\b", text, re.IGNORECASE), key
        if language == "en":
            assert not re.search(r"\b(he|she|his|her|him|hers)\b", text, re.IGNORECASE), key
        else:
            assert not re.search(r"\w(łeś|łaś|łem|łam)\b|\(a\)|/a\b", text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_and_options_do_not(language: str) -> None:
    for key, text in sentences(language, "prompt", "waiting", "refusal", "log", "end").items():
        if key != "log.end":  # the reason is the sentence
            assert text.rstrip("}").endswith((".", "?")), key
    for key, text in sentences(language, "option").items():
        assert not text.endswith((".", "?")), key
        if "{" not in text:
            assert len(text) <= BUTTON[language], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, None])
def test_every_event_can_be_told(language: str, reader: int | None) -> None:
    narrator = Narrator(GAME, ["Ines"], Words(language))
    heard = told()
    assert {event.kind for event in heard} == KINDS
    for event in heard:
        line = narrator.line(event, reader)
        assert line is not None
        assert not re.search(r"[{}_]|\b(card|side|reason):\w", line), line
        assert len(line) <= LIMITS["log"][language], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_options_fit(language: str) -> None:
    states = [
        journey(),
        journey("north: fork_l2f1", items=1),
        journey("north: fork_l2f1", "north: dead_end", items=3),
        journey("north: cross_111", "north: hall_1", "mirror", items=3),
        journey("north: stairs"),
    ]
    for state in states:
        question = state.asked
        assert question is not None
        prompt = say(question.prompt(state), CATALOGUES[language], language)
        assert len(prompt) <= LIMITS["prompt"][language], prompt
        for action in state.legal():
            option = say(question.option(state, action), CATALOGUES[language], language)
            assert len(option) <= BUTTON[language], option


def test_what_a_move_is_called() -> None:
    narrator = Narrator(GAME, ["Ines"], Words("en"))
    _, heard = listen(journey(), "north: fork_l2f1")
    assert narrator.lines(heard, 0) == ["North, 1 card: a fork.", "Room 1."]
    polish = Narrator(GAME, ["Ines"], Words("pl"))
    assert polish.lines(heard, 0) == ["Na północ, 1 karta: rozwidlenie.", "Komnata 1."]
    state = journey("north: fork_l2f1", "north: dead_end", items=2)
    assert {narrator.option(state, action) for action in state.legal()} == {
        "Go back to room 1",
        "Bomb: cover this room",
    }
