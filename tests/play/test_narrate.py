from __future__ import annotations

import pytest

from fathomless import games
from fathomless.core.event import Event, Fact
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from tests.play.matches import GAME, new_match, settle

NAMES = ["Ines", "Oskar", "Mirela"]


def narrator(language: str = "en") -> Narrator:
    return Narrator(GAME, NAMES, Words(language))


DRAW = Event("draw", {"seat": 1, "count": 2}, {"cards": (0b010, ["eye_1", "panic"])})
STEAL = Event("steal", {"seat": 1, "target": 0}, {"card": (0b011, "sword_5")})
ROUND = Event("round", {"round": 2, "starter": 1})
SACRIFICE = Event("sacrifice", {"seat": 2, "cards": ["treasure_8", "treasure_7"], "points": 15})


@pytest.mark.parametrize(
    ("event", "reader", "line"),
    [
        (DRAW, 1, "You draw Lantern Fish, Panic."),
        (DRAW, 0, "Oskar draws 2 cards."),
        (DRAW, None, "Oskar draws 2 cards."),
        (STEAL, 0, "Oskar steals Trident from you."),
        (STEAL, 1, "You steal Trident from Ines."),
        (STEAL, 2, "Oskar steals a card from Ines."),
        (ROUND, 1, "Round 2. You start."),
        (ROUND, 0, "Round 2. Oskar starts."),
        (SACRIFICE, 2, "You give up 15 points: Gold Mask, Silver Chalice. 1 Panic destroyed."),
    ],
)
def test_an_event_in_words(event: Event, reader: int | None, line: str) -> None:
    assert narrator().line(event, reader) == line


def test_polish_asks_for_the_case_it_needs() -> None:
    event = Event("discard", {"seat": 1, "card": "treasure_5"})
    assert narrator("pl").line(event, 1) == "Odrzucasz Czarną perłę."
    assert narrator("pl").line(ROUND, 1) == "Runda 2. Rozpoczyna: ty."


def test_a_kind_without_a_sentence_is_silent() -> None:
    event = Event("nothing-we-know", {"seat": 0})
    assert narrator().line(event, 0) is None
    assert narrator().lines([event, ROUND], 0) == ["Round 2. Oskar starts."]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_line_tells_what_its_reader_cannot_know(language: str) -> None:
    speaker = Narrator(GAME, ["Ines", "Oskar"], Words(language))
    match = new_match("random,greedy", target=40)
    settle(match)
    secrets = 0
    for entry in match.log:
        event = entry.fact
        assert isinstance(event, Event)
        for reader in (0, 1, None):
            line = speaker.line(event, reader)
            for field, (audience, value) in event.secrets.items():
                if reader is None or not audience >> reader & 1:
                    other: Fact = ["panic"] if isinstance(value, list) else "panic"
                    changed = {**event.secrets, field: (audience, other)}
                    assert speaker.line(Event(event.kind, event.facts, changed), reader) == line
                    secrets += 1
    assert secrets


def test_every_event_and_question_of_a_game_has_its_words() -> None:
    for language in ("en", "pl"):
        speaker = Narrator(GAME, NAMES, Words(language))
        match = new_match("random,random,greedy", target=50)
        while not match.is_over:
            assert speaker.waiting(match.state)
            assert speaker.prompt(match.state)
            assert all(speaker.option(match.state, action) for action in match.state.legal())
            match.go_on()
        events = [entry.fact for entry in match.log if isinstance(entry.fact, Event)]
        assert all(speaker.line(event, 0) for event in events)


def test_options_call_the_seats_by_name() -> None:
    match = new_match("me,random", "s0", 60)
    speaker = Narrator(GAME, ["Magda", "Oskar"], Words("en"))
    settle(match)
    labels: set[str] = set()
    while not match.is_over:
        labels |= {speaker.option(match.state, action) for action in match.state.legal()}
        match.act(match.state.legal()[-1])
        settle(match)
    assert any("Hook Oskar" in label for label in labels)
    assert not any("seat:" in label for label in labels)


def test_a_component_is_named_by_its_bare_id() -> None:
    assert narrator().name_of_id("eye_1") == "Lantern Fish"
    assert narrator().name_of_id("unheard-of") == "unheard-of"


@pytest.mark.parametrize(
    ("game", "event", "line"),
    [
        (
            "abyss",
            Event("end-called", {"seat": 0, "reason": "seventh-lord"}),
            "The seventh Lord: everybody else has one last turn.",
        ),
        (
            "chasms",
            Event("end", {"reason": "monsters-win"}),
            "Nobody is left. The Monsters win.",
        ),
    ],
)
def test_a_reason_that_has_a_name_is_still_told_apart(game: str, event: Event, line: str) -> None:
    assert Narrator(games.get(game), NAMES, Words("en")).line(event, 0) == line
