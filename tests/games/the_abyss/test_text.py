"""The game in words: two complete and equal catalogues in the voice of the project."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from fathomless.core.event import Event, Fact
from fathomless.core.message import Message, Value, say
from fathomless.core.rng import Rng
from fathomless.testing import rule
from tests.games.the_abyss.reading import tie_break
from tests.games.the_abyss.tables import GAME, POINTS, play, table

LANGUAGES = ("en", "pl")
CATALOGUES: dict[str, Mapping[str, str]] = {name: GAME.catalogue(name) for name in LANGUAGES}
NAMES = ("Ines", "Oskar", "Mirela", "Tadeusz")
LIMITS = {"prompt": {"en": 60, "pl": 75}, "log": {"en": 90, "pl": 110}}
BUTTON = {"en": 22, "pl": 28}


def sentences(language: str, *kinds: str) -> dict[str, str]:
    """The sentences of some kinds, all by default; never the names of components."""
    return {
        key: text
        for key, text in CATALOGUES[language].items()
        if ":" not in key and (not kinds or key.split(".")[0] in kinds)
    }


# -- the form of a sentence ------------------------------------------------------------------------


def holes(text: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Every hole of a sentence: its argument, its form, its branches; those inside branches too."""
    depth = start = 0
    for at, char in enumerate(text):
        if char == "{":
            depth += 1
            start = at + 1 if depth == 1 else start
        elif char == "}":
            depth -= 1
            assert depth >= 0, f"stray }} in {text!r}"
            if depth == 0:
                yield from hole(text[start:at])
    assert depth == 0, f"unclosed {{ in {text!r}"


def hole(body: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    name, _, rest = body.partition(",")
    form, _, inner = rest.partition(",")
    found = branches(inner)
    yield name.strip(), form.strip(), found
    for branch in found.values():
        yield from holes(branch)


def branches(text: str) -> dict[str, str]:
    found, depth, start, label = {}, 0, 0, ""
    for at, char in enumerate(text):
        if char == "{":
            depth += 1
            if depth == 1:
                label, start = text[start:at].strip(), at + 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                found[label] = text[start:at]
                start = at + 1
    return found


def arguments(text: str) -> set[str]:
    """What a sentence is about, without the forms of names."""
    return {name.removesuffix("_acc").removesuffix("_the") for name, _, _ in holes(text)}


# -- the two catalogues ----------------------------------------------------------------------------


def test_both_catalogues_have_the_same_sentences() -> None:
    assert set(sentences("en")) == set(sentences("pl"))


def test_every_card_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        names = {key for key in CATALOGUES[language] if key.startswith("card:")}
        assert {f"card:{card}" for card in POINTS} <= names
        extra = {key.removesuffix("_acc").removesuffix("_the") for key in names}
        assert extra == {f"card:{card}" for card in POINTS}


@pytest.mark.parametrize("key", sorted(sentences("en")))
def test_both_sentences_have_the_same_holes(key: str) -> None:
    english, polish = CATALOGUES["en"][key], CATALOGUES["pl"][key]
    optional = {"self", "target_self", "starter_self"}  # who is spoken to matters in one alone
    assert arguments(english) - optional == arguments(polish) - optional


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_selects_are_complete(language: str) -> None:
    wanted = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}[language]
    for key, text in sentences(language).items():
        for _, form, found in holes(text):
            assert form in ("", "plural", "select"), key
            if form == "plural":
                assert {label for label in found if not label.startswith("=")} == wanted, key
                assert all("#" in branch for branch in found.values()), key
            if form == "select":
                assert "other" in found, key
                assert len(found) > 1, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_name_that_is_asked_for_has_a_name_behind_it(language: str) -> None:
    forms = {
        name.rpartition("_")[2]
        for text in sentences(language).values()
        for name, _, _ in holes(text)
        if name.startswith("card_")
    }
    assert forms == ({"acc"} if language == "pl" else set())
    for key in CATALOGUES[language]:
        if key.endswith("_acc"):
            assert key.removesuffix("_acc") in CATALOGUES[language]


def test_polish_names_that_change_in_the_accusative_have_that_form() -> None:
    for card in POINTS:
        first = CATALOGUES["pl"][f"card:{card}"].split()[0]
        if first.endswith("a"):  # the feminine ones
            assert CATALOGUES["pl"][f"card:{card}_acc"].split()[0].endswith(("ę", "ą"))
    assert CATALOGUES["pl"]["card:treasure_6_acc"] == "Bursztynowego bożka"


# -- the voice -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", [r"!", r"\bplease\b|\bsorry\b|\boops\b", r"\bprosz[ęe]\b"])
def test_no_sentence_cheers_or_begs(language: str, pattern: str) -> None:
    for key, text in CATALOGUES[language].items():
        assert not re.search(pattern, text, re.IGNORECASE), key


def test_english_has_no_he_or_she() -> None:
    for key, text in CATALOGUES["en"].items():
        assert not re.search(r"\b(he|she|his|her|him|hers)\b", text, re.IGNORECASE), key


@pytest.mark.parametrize("pattern", [r"\w(łeś|łaś)\b", r"\(a\)", r"/a\b", r"\w(łem|łam)\b"])
def test_polish_has_no_gender_of_players(pattern: str) -> None:
    for key, text in CATALOGUES["pl"].items():
        assert not re.search(pattern, text), key


def test_polish_never_inflects_the_name_of_a_player() -> None:
    """A name is subject, follows a colon or stands in brackets: never after a preposition."""
    for key, text in sentences("pl").items():
        for name in ("who", "target", "starter"):
            before = re.findall(r"(\S+)\s+\{" + name + r"\}", text)
            for word in before:
                assert word.lower() not in ("na", "od", "do", "dla", "u", "z", "przed", "za"), key


def test_a_refusal_says_neither_cannot_nor_illegal() -> None:
    for key, text in sentences("en", "refusal").items():
        assert not re.search(r"\b(cannot|can't|illegal|invalid)\b", text, re.IGNORECASE), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_and_options_do_not(language: str) -> None:
    for key, text in sentences(language, "prompt", "waiting", "refusal", "log", "end").items():
        end = text.rstrip("}")
        assert end.endswith((".", "?")), key
    for key, text in sentences(language, "option").items():
        assert not text.endswith((".", "?")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_without_a_name_in_them_are_short_enough(language: str) -> None:
    for key, text in sentences(language, "option").items():
        if "{" not in text:
            assert len(text) <= BUTTON[language], (key, text, len(text))


# -- everything that occurs ------------------------------------------------------------------------


def spoken(reader: int | None, language: str, event: Event) -> Message:
    """The sentence of an event: with what the reader sees in it, and the reader as "you"."""
    seen = event.seen_by(reader)
    key = f"log.{event.kind}"
    if event.secrets and all(seen[field] is not None for field in event.secrets):
        key = f"{key}_own" if f"{key}_own" in CATALOGUES[language] else key
    return Message(key, filled(seen, reader, language))


def filled(seen: dict[str, Fact], reader: int | None, language: str) -> dict[str, Value]:
    args: dict[str, Value] = {"self": "no"}
    for field, value in seen.items():
        if field in ("seat", "target", "starter") and isinstance(value, int):
            role = "who" if field == "seat" else field
            mine = value == reader
            you = "ty" if language == "pl" else "you" if field == "target" else "You"
            args[role] = you if mine else NAMES[value]
            args[f"{role}_self"] = "yes" if mine else "no"
            if field != "target":
                args["self"] = "yes" if mine else "no"
        elif field == "card" and value is not None:
            args["card"] = f"card:{value}"
        elif field == "cards" and isinstance(value, list):
            names = [CATALOGUES[language][f"card:{card}"] for card in value]
            args["cards"] = ", ".join(names)
        elif isinstance(value, str | int):
            args[field] = value
    return args


class Heard:
    """Everything that was asked, offered and told in 200 random games, each thing once."""

    def __init__(self) -> None:
        self.messages: set[tuple[str, tuple[tuple[str, Value], ...]]] = set()
        self.questions: set[str] = set()
        self.events: dict[str, Event] = {}

    def listen(self, number: int) -> None:
        options = {"target": 40, "deck": ("standard", "beginner")[number % 2]}
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
            state.apply(legal[rng.below(len(legal))])
        for event in state.journal:
            self.events.setdefault(repr(event), event)

    def note(self, message: Message) -> None:
        self.messages.add((message.key, tuple(sorted(message.args.items()))))


@cache
def heard() -> Heard:
    all_heard = Heard()
    for number in range(200):
        all_heard.listen(number)
    return all_heard


def render(key: str, args: Mapping[str, Value], language: str) -> str:
    """A sentence in words, with seats as their names."""
    named = {f"seat:{seat}": name for seat, name in enumerate(NAMES)}
    return say(Message(key, dict(args)), {**CATALOGUES[language], **named}, language)


def assert_is_clean(text: str, key: str) -> None:
    assert text, key
    assert not re.search(r"[{}#]|card:|seat:|\bNone\b|  ", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_option_of_200_games_has_a_sentence(language: str) -> None:
    kinds = set()
    for key, args in heard().messages:
        kinds.add(key)
        text = render(key, dict(args), language)
        assert_is_clean(text, key)
        kind = key.split(".")[0]
        if kind in LIMITS:
            assert len(text) <= LIMITS[kind][language], (text, len(text))
    # All that the catalogue has did occur, so nothing in it is out of use.
    assert kinds == set(sentences(language, "prompt", "option"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_200_games_has_a_sentence_for_those_who_wait(language: str) -> None:
    assert {f"waiting.{kind}" for kind in heard().questions} == set(sentences(language, "waiting"))
    for key in sentences(language, "waiting"):
        text = render(key, {"who": "Ines"}, language)
        assert_is_clean(text, key)
        assert "Ines" in text
        assert len(text) <= LIMITS["prompt"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_200_games_has_a_log_line_for_every_reader(language: str) -> None:
    told = set()
    for event in heard().events.values():
        for reader in (0, 1, 2, None):
            message = spoken(reader, language, event)
            assert message.key in CATALOGUES[language], f"no sentence for {event}"
            told.add(message.key)
            text = render(message.key, message.args, language)
            assert_is_clean(text, message.key)
            if "cards" not in message.args:
                assert len(text) <= LIMITS["log"][language], text
    assert told == set(sentences(language, "log"))


def test_the_reader_is_spoken_to_as_you() -> None:
    for event in heard().events.values():
        for reader in (0, 1):
            message = spoken(reader, "en", event)
            text = render(message.key, message.args, "en")
            assert NAMES[reader] not in text
            assert not re.search(r"\b[Yy]ou (is|[a-z]+[^s]s)\b", text), text  # you plays


def test_in_polish_the_reader_is_not_the_subject_of_a_verb_in_the_third_person() -> None:
    for event in heard().events.values():
        for reader in (0, 1):
            message = spoken(reader, "pl", event)
            text = render(message.key, message.args, "pl")
            assert not re.search(r"\w ty\b", text), text  # „Hak: ty” is well, „Traci ją ty” is not


@pytest.mark.parametrize("key", ["log.draw", "log.keep", "log.look", "log.steal"])
def test_what_is_hidden_stays_a_card(key: str) -> None:
    for language in LANGUAGES:
        assert not {"card", "cards"} & arguments(CATALOGUES[language][key])


@pytest.mark.parametrize("n", [0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 101, 112])
def test_polish_counts_agree(n: int) -> None:
    few = n % 10 in (2, 3, 4) and n not in (12, 14, 112)
    ending = "punkt" if n == 1 else "punkty" if few else "punktów"
    args: dict[str, Value] = {"self": "no", "who": "Ines", "points": n, "total": 70}
    assert f" {n} {ending}," in render("log.score", args, "pl")


@pytest.mark.parametrize(
    "key", ["prompt.combos", "prompt.sacrifice", "log.draw", "log.look", "end.win"]
)
def test_one_is_no_plural(key: str) -> None:
    args: dict[str, Value] = dict.fromkeys(("points", "missing", "count", "total"), 1)
    args |= {"self": "no", "who": "Ines"}
    assert not re.search(r"\b1 \w+s\b", render(key, args, "en"))


# -- the end of the game ---------------------------------------------------------------------------


@rule("TA-R32", "TA-A22", "TA-A34")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("winner", "broken_by", "words"),
    [
        (0, "latest turn", {"en": "later turn", "pl": "późniejsza tura"}),
        (2, "turn order", {"en": "turn order", "pl": "kolejności"}),
    ],
)
def test_the_sentence_of_a_tie_says_what_broke_it(
    language: str, winner: int, broken_by: str, words: dict[str, str]
) -> None:
    before = [45, 66, 0] if winner == 0 else [0, 66, 66]
    state = table(["treasure_12 treasure_8 treasure_5", "treasure_4", "treasure_4"], totals=before)
    play(state, "stop")
    assert (state.outcome().winners, tie_break(state)) == ([winner], broken_by)
    told = [key for key, text in sentences(language, "end").items() if "tie" in arguments(text)]
    for key in told:
        tie = state.outcome().tie_break or ""
        assert words[language] in render(key, {"tie": tie}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_language_is_refused_and_the_known_ones_are_not(language: str) -> None:
    assert GAME.catalogue(language)
    with pytest.raises(Exception, match="'xx'"):
        GAME.catalogue("xx")
