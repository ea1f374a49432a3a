"""The game in words: two complete and equal catalogues in the voice of the project."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest

from fathomless.core.event import Event
from fathomless.core.message import Message, Value, say
from fathomless.core.rng import Rng
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from fathomless.testing.match import choose
from tests.games.abyss.tables import CARD, GAME, LORD, TILE
from tests.games.the_abyss.test_text import arguments, holes

LANGUAGES = ("en", "pl")
CATALOGUES: dict[str, Mapping[str, str]] = {name: GAME.catalogue(name) for name in LANGUAGES}
NAMES = ("Ines", "Oskar", "Mirela", "Tadeusz", "Bea")
EXPANSIONS = ("none", "kraken", "leviathan", "both")
LIMITS = {"prompt": {"en": 60, "pl": 75}, "waiting": {"en": 60, "pl": 75}}
LOG = {"en": 90, "pl": 110}
BUTTON = {"en": 22, "pl": 28}
POWER = {"en": 44, "pl": 48}
LISTS = {"cards", "lords", "locations"}  # lines with lists may be longer
GAMES = 80


def sentences(language: str, *kinds: str) -> dict[str, str]:
    """The sentences of some kinds, all by default; never the names of components."""
    return {
        key: text
        for key, text in CATALOGUES[language].items()
        if ":" not in key and (not kinds or key.split(".")[0] in kinds)
    }


def bare(key: str) -> str:
    return re.sub(r"_(acc|the|pl|genpl)$", "", key)


def test_both_catalogues_have_the_same_sentences_and_names() -> None:
    assert {bare(key) for key in CATALOGUES["en"]} == {bare(key) for key in CATALOGUES["pl"]}
    for language in LANGUAGES:
        assert {f"card:{card}" for card in CARD} <= set(CATALOGUES[language])
        assert {f"lord:{lord}" for lord in LORD} <= set(CATALOGUES[language])
        assert {f"location:{tile}" for tile in TILE} <= set(CATALOGUES[language])


@pytest.mark.parametrize("key", sorted(sentences("en")))
def test_both_sentences_have_the_same_holes(key: str) -> None:
    found = [
        {name.removesuffix("_genpl") for name in arguments(CATALOGUES[language][key])} - {"self"}
        for language in LANGUAGES
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_selects_are_complete(language: str) -> None:
    wanted = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}[language]
    for key, text in sentences(language).items():
        for _, form, found in holes(text):
            assert form in ("", "plural", "select"), key
            if form == "plural":
                assert {label for label in found if not label.startswith("=")} == wanted, key
            if form == "select":
                assert "other" in found, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_voice(language: str) -> None:
    for key, text in CATALOGUES[language].items():
        assert not re.search(r"!|\bplease\b|\bsorry\b|\bprosz[ęe]\b", text, re.IGNORECASE), key
        assert not re.search(r"\b(he|she|his|her|him|hers)\b", text, re.IGNORECASE), key
        assert not re.search(r"\w(łeś|łaś|łem|łam)\b|\(a\)|/a\b", text), key
    for key, text in sentences("en", "refusal").items():
        assert not re.search(r"\b(cannot|illegal|invalid)\b", text), key


def test_polish_never_inflects_the_name_of_a_player() -> None:
    for key, text in sentences("pl").items():
        for name in ("who", "target", "starter"):
            for word in re.findall(r"(\S+)\s+\{" + name + r"\}", text):
                assert word.lower() not in ("na", "od", "do", "dla", "u", "z", "przed", "za"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_of_powers_are_short(language: str) -> None:
    for lord in LORD:
        assert len(CATALOGUES[language][f"power:{lord}"]) <= POWER[language], lord


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_without_a_name_in_them_are_short_enough(language: str) -> None:
    for key, text in sentences(language, "option").items():
        if "{" not in text:
            assert len(text) <= BUTTON[language], (key, text)


# -- everything that occurs ------------------------------------------------------------------------


class Heard:
    """Everything that was asked, offered and told in some random games, each thing once."""

    def __init__(self) -> None:
        self.messages: set[tuple[str, tuple[tuple[str, Value], ...]]] = set()
        self.questions: set[str] = set()
        self.events: dict[str, Event] = {}

    def listen(self, number: int) -> None:
        options = {"expansions": EXPANSIONS[number % 4]}
        state = GAME.start(2 + number % 3, f"words {number}", options)
        state.journal = []
        rng = Rng(f"words {number}")
        while state.asked is not None:
            question = state.asked
            self.questions.add(question.kind)
            self.note(question.prompt(state))
            legal = state.legal()
            for action in legal:
                self.note(question.option(state, action))
            state.apply(choose(legal, rng, varied=True))
        for event in state.journal:
            self.events.setdefault(repr(event), event)

    def note(self, message: Message) -> None:
        self.messages.add((message.key, tuple(sorted(message.args.items()))))


@cache
def heard() -> Heard:
    found = Heard()
    for number in range(GAMES):
        found.listen(number)
    return found


def render(key: str, args: Mapping[str, Value], language: str) -> str:
    named = {f"seat:{seat}": name for seat, name in enumerate(NAMES)}
    return say(Message(key, dict(args)), {**CATALOGUES[language], **named}, language)


def assert_is_clean(text: str, key: str) -> None:
    assert text, key
    assert not re.search(r"[{}#_]|\b(card|seat|lord|location|race):|\bNone\b|  |: \.", text), (
        key,
        text,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_option_has_a_sentence(language: str) -> None:
    kinds = set()
    for key, args in heard().messages:
        kinds.add(key)
        text = render(key, dict(args), language)
        assert_is_clean(text, key)
        if key.startswith("prompt."):
            assert len(text) <= LIMITS["prompt"][language], (text, len(text))
    # Nearly all that the catalogue has did occur; the rest are rare rewards and powers.
    assert len(set(sentences(language, "prompt", "option")) - kinds) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence_for_those_who_wait(language: str) -> None:
    assert {f"waiting.{kind}" for kind in heard().questions} <= set(sentences(language, "waiting"))
    for key in sentences(language, "waiting"):
        text = render(key, {"who": "Ines"}, language)
        assert_is_clean(text, key)
        assert len(text) <= LIMITS["waiting"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_log_line_for_every_reader_or_is_silent(language: str) -> None:
    narrator = Narrator(GAME, NAMES, Words(language))
    silent = {"pass", "pay"}
    for event in heard().events.values():
        for reader in (0, 1, 2, None):
            text = narrator.line(event, reader)
            if event.kind in silent:
                assert text is None
                continue
            assert text is not None, f"no sentence for {event}"
            assert_is_clean(text, event.kind)
            if not LISTS & {*event.facts, *event.secrets}:
                assert len(text) <= LOG[language], text


def test_what_is_hidden_stays_hidden() -> None:
    for language in LANGUAGES:
        assert "cards" not in arguments(CATALOGUES[language]["log.support"])
        assert "values" not in arguments(CATALOGUES[language]["log.tokens"])
        assert "value" not in arguments(CATALOGUES[language]["log.rob"])


def test_a_bare_id_is_the_name_of_the_component() -> None:
    narrator = Narrator(GAME, NAMES, Words("en"))
    assert narrator.name_of_id("miller") == "Miller"
    assert narrator.name_of_id("abyss") == "The Abyss"
    assert narrator.name_of_id("crab3") == "crab 3"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Exception, match="'xx'"):
        GAME.catalogue("xx")
