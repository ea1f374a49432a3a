"""Pages that wait for Enter: what is typed on them, and how a match comes to its result."""

from __future__ import annotations

import pytest

from tests.play.matches import match_of, new_match, on_screen, play_first, settle

RESULT = "Enter: the result · t table · l log"


def test_a_command_typed_on_a_page_to_read_is_obeyed() -> None:
    pages = on_screen(new_match("me,me", "rule"), ["", "h", "u"])
    assert "Enter: back to the table\n(typed u)" in pages[-2]
    assert "There is nothing to take back yet." in pages[-1]


def test_a_move_typed_where_the_question_was_seen_is_played() -> None:
    match = new_match("me,random", "undo")
    settle(match)
    before = len(match.steps)
    on_screen(match, ["l", "take discard"])
    assert match.steps[before].action.text == "take discard"


def test_a_number_typed_before_the_question_was_seen_chooses_nothing() -> None:
    match = new_match("me,me", "two", 20)
    on_screen(match, ["1"])
    assert not match.steps
    assert "(typed q)" in on_screen(match, ["q"])[-2]


def test_paging_ends_where_a_command_is_typed() -> None:
    match = new_match("me,random", "long", 200)
    typed = ["1"] * 60
    pages = on_screen(match, [*typed, "l", "h"])
    assert "At the prompt" in pages[-1]


def test_the_last_moment_is_seen_before_the_result() -> None:
    match = match_of("chasms", "me,random,random", "end 7")
    pages = on_screen(match, ["1"] * 400)
    assert match.is_over
    ends = [number for number, text in enumerate(pages) if RESULT in text]
    assert ends == [len(pages) - 2]
    assert "── log " in pages[-2]
    last = match.log[-1].fact
    assert getattr(last, "kind", "") == "end"
    assert "The last Monster is out of play" in pages[-2] or "death in the last" in pages[-2]
    assert "Chasms is over" in pages[-1]
    assert all(len(text.splitlines()) <= 25 for text in pages[-2:-1])


@pytest.mark.parametrize("name", ["the-abyss", "abyss", "the-abandons"])
def test_every_game_shows_its_last_table(name: str) -> None:
    seats = "me" if name == "the-abandons" else "me,random"
    options = {"target": 20} if name == "the-abyss" else {}
    match, twin = (match_of(name, seats, "end", **options) for _ in "ab")
    play_first(match, play_first(twin) - 5)  # only the last moments are looked at
    pages = on_screen(match, ["1"] * 2000)
    assert match.is_over
    (moment,) = [text for text in pages if RESULT in text]
    assert moment.startswith(f"── {match.replay.game.title}")
    assert "── log " in moment


def test_the_whole_log_can_be_read_at_the_end() -> None:
    match = match_of("the-abandons", "me", "end")
    typed = iter(["1"] * 500)
    settle(match)
    while not match.is_over:
        match.act(match.state.legal()[0])
        settle(match)
    pages = on_screen(match, ["l", "", "t", "l", "", "", *typed])
    assert sum("The whole log" in text for text in pages) == 2
    assert "The Abandons is over" in pages[-1]


def test_several_people_read_the_end_as_spectators() -> None:
    match = new_match("me,me", "two", 20)
    pages = on_screen(match, ["", "1"] * 500)
    assert match.is_over
    (moment,) = [text for text in pages if RESULT in text]
    assert "your hand" not in moment


def test_the_end_of_a_round_says_who_called_stop() -> None:
    match = new_match("me,greedy", "stop", 70)
    pages = on_screen(match, ["1"] * 500)
    stops = [text for text in pages if "is over: Stop was called" in text.splitlines()[0]]
    assert stops
    assert all("Stop with" in text.splitlines()[1] for text in stops)
