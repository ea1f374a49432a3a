"""Whole sessions, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from fathomless.core.rng import Rng
from fathomless.play.terminal.screen import Screen
from fathomless.play.terminal.session import Session
from fathomless.play.words import Words
from tests.play.matches import (
    make_console,
    new_match,
    play_first,
    resumed,
    settle,
    text_of,
    typed,
)

Patch = pytest.MonkeyPatch


def test_a_whole_game_typed_by_numbers(monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "match.replay"
    match = new_match("me,random,greedy", "typed", 25, path)
    finished, text = typed(monkeypatch, match, ["1"] * 500)
    assert finished
    assert "The first note." in text
    assert "The Abyss is over" in text
    assert re.search(r"(You win|\w+ wins), \d+ to \d+\.", text)
    assert f"The replay: {path}" in text
    assert path.read_text() == str(match.replay)


def test_a_whole_game_typed_in_notation(monkeypatch: Patch) -> None:
    twin = new_match("me,random", "words")
    play_first(twin)
    moves = [step.action.text for step in twin.steps if step.seat == 0 and step.choices > 1]
    match = new_match("me,random", "words")
    finished, _ = typed(monkeypatch, match, moves)
    assert finished
    assert match.replay.actions == twin.replay.actions


def test_leaving_and_resuming_gives_the_same_game(monkeypatch: Patch, tmp_path: Path) -> None:
    whole = new_match("me,greedy", "resume", 20)
    typed(monkeypatch, whole, ["1"] * 500)
    path = tmp_path / "match.replay"
    match = new_match("me,greedy", "resume", 20, path)
    while not typed(monkeypatch, match, ["1", "1"])[0]:
        assert match.record is not None
        match.record.close()
        match, _ = resumed(path)
    assert match.replay.actions == whole.replay.actions


def test_the_end_of_the_input_keeps_the_match(monkeypatch: Patch, tmp_path: Path) -> None:
    match = new_match(path=tmp_path / "match.replay")
    finished, text = typed(monkeypatch, match, [])
    assert not finished
    assert f"fathomless play --resume {tmp_path / 'match.replay'}" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no choice 0. Choose from 1 to 2."),
        ("3", "There is no choice 3. Choose from 1 to 2."),
        ("99999999999999999999", "is no move of this game"),
        ("٣", "is no move of this game"),
        ("-1", "is no move of this game"),
        ("", "Type 1 to 2, or h for help."),
        ("fly", "“fly” is no move of this game. Type 1 to 2, or h for help."),
        ("keep eye_9", "Near: keep eye_"),
        ("stop", "The draw comes first. Rule TA-R8."),
        ("u", "There is nothing to take back yet."),
        ("u now", "“u now” is no move of this game"),
        ("? TA-R99", "The Abyss has no rule 'TA-R99'."),
        ("? x" * 50, "The Abyss has no rule"),
    ],
)
def test_a_wrong_line_gets_an_answer_and_the_question_again(
    monkeypatch: Patch, tmp_path: Path, line: str, answer: str
) -> None:
    match = new_match("me,me", "wrong", path=tmp_path / "match.replay")
    settle(match)
    before = (tmp_path / "match.replay").read_bytes()
    _, text = typed(monkeypatch, match, [line])
    assert answer in " ".join(text.split())
    assert (tmp_path / "match.replay").read_bytes() == before
    typed(monkeypatch, match, ["1"])
    assert (tmp_path / "match.replay").read_bytes() != before


def test_the_rule_behind_the_question(monkeypatch: Patch) -> None:
    _, text = typed(monkeypatch, new_match("me,me", "rule"), ["?", "? ta-r16", "?r24", "rule"])
    flat = " ".join(text.split())
    assert flat.count("TA-R8 You begin your turn by drawing") == 2
    assert "TA-R16 With 25 points or more" in flat
    assert "TA-R24 Give up cards" in flat
    assert "Playing a turn: draw" in flat


def test_help_and_log(monkeypatch: Patch) -> None:
    _, text = typed(monkeypatch, new_match("me,me", "help"), ["l", "1", "h", "log", "help"])
    assert "Nothing has happened yet." in text
    assert "the rule behind the question" in text
    assert "The whole log" in text
    assert "You take" in text


def test_undo_and_why_not(monkeypatch: Patch) -> None:
    match = new_match("me,random", "undo")
    settle(match)
    _, text = typed(monkeypatch, match, ["take discard", "u", "undo", "draw", "u"])
    assert "Taken back: take discard" in text
    assert "There is nothing to take back yet." in text
    assert "No undo: a card was shown or chance was drawn." in text


def test_undo_after_others_have_acted(monkeypatch: Patch) -> None:
    match = new_match("me,random", "undo", 40)
    _, text = typed(monkeypatch, match, ["take discard", "end", "u"])
    assert "No undo: others have acted since." in text


def test_the_log_has_what_came_since_the_last_choice(monkeypatch: Patch) -> None:
    match = new_match("me,random", "undo", 40)
    _, text = typed(monkeypatch, match, ["take discard", "end"])
    last = text.rpartition("── log ─")[2]
    assert "Ines is to play." in last
    assert "You take" not in last


def test_single_answers_are_shown(monkeypatch: Patch) -> None:
    match = new_match("me,random", "single", 60)
    _, text = typed(monkeypatch, match, ["2"] * 400)
    assert "Keep the Panic: the only answer." in text


def test_the_end_of_a_round_is_shown_with_the_hands(monkeypatch: Patch) -> None:
    match = new_match("me,random", "round", 60)
    _, text = typed(monkeypatch, match, ["1"] * 500)
    rounds = match.state.view(0).table["rounds"]
    assert isinstance(rounds, list)
    assert len(re.findall(r"── Round \d+ is over: ", text)) == len(rounds)


def test_several_people_at_one_keyboard(monkeypatch: Patch) -> None:
    match = new_match("me,me", "two", 20)
    finished, text = typed(monkeypatch, match, ["1"] * 500)
    assert finished
    assert re.search(r"Player [12] wins, \d+ to \d+\.", text)


def test_bots_alone_play_to_the_end(monkeypatch: Patch) -> None:
    match = new_match("random,random", "alone", 20)
    finished, text = typed(monkeypatch, match, [])
    assert finished
    assert "The Abyss is over" in text
    assert "Ines takes" in text


def test_polish_from_the_first_to_the_last_page(monkeypatch: Patch) -> None:
    match = new_match("me,random", "polski", 30)
    finished, text = typed(monkeypatch, match, ["h", "l", "x", "u", *["1"] * 500], "pl")
    assert finished
    assert "twoja ręka" in text
    assert "Koniec gry: The Abyss" in text
    assert "Jeszcze nie ma czego cofać." in text
    assert re.search(r"Wygrywa(sz| \w+), \d+ do \d+\.", text)
    for english in ("Your", "You ", "the deck", "points"):
        assert english not in text


def test_an_interrupt_keeps_the_match_and_goes_on_up(
    monkeypatch: Patch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match(path=tmp_path / "match.replay")

    def interrupted(self: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("fathomless.play.terminal.screen.Screen.read", interrupted)
    with pytest.raises(KeyboardInterrupt):
        typed(monkeypatch, match, [])
    assert (tmp_path / "match.replay").read_text() == str(match.replay)


def test_no_page_shows_another_hand(monkeypatch: Patch) -> None:
    """What a person reads is the same when everything that this person cannot know is different."""
    match = new_match("me,random", "leak", 40)
    settle(match)
    for number in range(20):
        if match.is_over:
            break
        state = match.state
        pages = []
        for other in range(3):
            match.state = state if not other else state.determinise(0, Rng(f"{number} {other}"))
            pages.append(typed(monkeypatch, match, [])[1])
        match.state = state
        assert pages[0] == pages[1] == pages[2]
        match.act(state.legal()[0])
        settle(match)


def test_the_whole_table_can_be_asked_for(monkeypatch: Patch) -> None:
    match = new_match("me,random", "table")
    _, once = typed(monkeypatch, match, [])
    _, text = typed(monkeypatch, match, ["t", "table"])
    assert text.count("── your hand ") == 2 + once.count("── your hand ")


class Small(Screen):
    """A terminal of ten lines on which nobody types anything but Enter."""

    def __init__(self) -> None:
        super().__init__(make_console())
        self.live = True

    @property
    def height(self) -> int:
        return 10

    def clear(self) -> None:
        self.console.print("(clear)")

    def read(self) -> str | None:
        return ""


def test_what_is_longer_than_the_screen_is_read_a_screen_at_a_time() -> None:
    screen = Small()
    session = Session(new_match(), screen, Words("en"), [])
    session.leaf("A long one", [Text(f"Line {number}.", style="bold") for number in range(20)])
    pages = [page.splitlines() for page in text_of(screen.console).split("(clear)\n")[1:]]
    assert [len(page) for page in pages] == [9, 9, 6]
    assert [page[-1].strip() for page in pages] == [
        "Enter: go on",
        "Enter: go on",
        "Enter: back to the table",
    ]
    lines = [line for page in pages for line in page[:-1]]
    assert [line for line in lines if "Line" in line] == [f"Line {n}." for n in range(20)]
