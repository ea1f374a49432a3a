from __future__ import annotations

from pathlib import Path

import pytest

from fathomless.core.errors import ActionError, SetupError
from fathomless.core.event import Event
from fathomless.play.driver import Forced, Match, UndoError
from fathomless.play.record import players_of
from tests.play.matches import GAME, new_match, new_replay, play_first, resumed, settle


def until(match: Match, kind: str) -> None:
    """Play on until a person has this question and a choice in it."""
    settle(match)
    while match.state.asked is None or match.state.asked.kind != kind:
        match.act(match.state.legal()[0])
        settle(match)


def refused(match: Match, seat: int) -> str:
    with pytest.raises(UndoError) as error:
        match.undo(seat)
    return error.value.code


def test_left_and_resumed_is_the_same_match(tmp_path: Path) -> None:
    whole = new_match("me,greedy,random", "tide", 20)
    play_first(whole)
    path = tmp_path / "match.replay"
    match = new_match("me,greedy,random", "tide", 20, path)
    while not match.is_over:
        play_first(match, 3)
        assert match.record is not None
        match.record.close()
        match, _ = resumed(path)
    assert match.replay.actions == whole.replay.actions
    assert match.state.to_json() == whole.state.to_json()
    assert len(match.log) == len(whole.log)


def test_a_search_is_the_same_after_resuming_in_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "match.replay"
    match = new_match("ismcts:20,ismcts:20", "tide", 10, path)
    for _ in range(6):
        match.go_on()
    assert match.record is not None
    match.record.close()
    again, record = resumed(path)
    for _ in range(6):
        match.record = None
        match.go_on()
        again.go_on()
    record.close()
    assert match.replay.actions == again.replay.actions


def test_nothing_to_take_back_before_the_first_choice() -> None:
    match = new_match()
    settle(match)
    assert refused(match, 0) == "undo/nothing"


def test_a_card_from_the_discard_pile_can_be_taken_back(tmp_path: Path) -> None:
    match = new_match("me,me", path=tmp_path / "match.replay")
    until(match, "draw")
    seat = match.state.seat_to_act
    before, actions = match.state.to_json(), list(match.replay.actions)
    match.act(GAME.parse("take discard"))
    assert match.state.seat_to_act == seat
    assert match.undo(seat).text == "take discard"
    assert match.state.to_json() == before
    assert match.replay.actions == actions
    assert match.record is not None
    assert match.record.path.read_text() == str(match.replay)
    play_first(match, 2)
    assert match.record.path.read_text() == str(match.replay)


def test_a_card_that_was_drawn_stays_drawn() -> None:
    match = new_match("me,me")
    until(match, "draw")
    seat = match.state.seat_to_act
    match.act(GAME.parse("draw"))
    assert match.state.seat_to_act == seat
    assert refused(match, seat) == "undo/shown"


def test_nothing_is_taken_back_once_others_have_acted() -> None:
    match = new_match()
    until(match, "combos")
    match.act(GAME.parse("end"))
    settle(match)
    assert refused(match, 0) == "undo/others-acted"


def test_nobody_takes_back_for_another() -> None:
    match = new_match("me,me")
    until(match, "draw")
    seat = match.state.seat_to_act
    match.act(GAME.parse("take discard"))
    assert refused(match, 1 - seat) == "undo/nothing"
    match.undo(seat)


def test_undo_goes_back_over_answers_that_gave_themselves() -> None:
    """With no combo in hand a turn ends by itself; the card taken before can still go back."""
    found = 0
    take = GAME.parse("take discard")
    match = new_match("me,me", "s0", 60)
    settle(match)
    while not match.is_over:
        if take not in match.state.legal() or match.state.view().table["discard"] == 1:
            match.act(match.state.legal()[-1])
        else:
            before, seat, ply = match.state.to_json(), match.state.seat_to_act, len(match.steps)
            match.act(take)
            settle(match)
            after = match.steps[ply:]
            if len(after) == 2 and after[1].seat == seat and after[1].choices == 1:
                assert match.undo(seat) == take
                assert match.state.to_json() == before
                match.act(GAME.parse("draw"))
                found += 1
        settle(match)
    assert found


def test_a_single_answer_is_given_and_noted() -> None:
    match = new_match()
    play_first(match)
    forced = [entry.fact for entry in match.log if isinstance(entry.fact, Forced)]
    assert forced
    assert {fact.seat for fact in forced} == {0}
    single = [s for s in match.steps if s.choices == 1 and s.seat == 0]
    assert len(single) == len(forced)


def test_an_illegal_answer_changes_nothing(tmp_path: Path) -> None:
    match = new_match(path=tmp_path / "match.replay")
    until(match, "draw")
    before = match.state.to_json()
    with pytest.raises(ActionError) as error:
        match.act(GAME.parse("stop"))
    assert error.value.code == "action/illegal"
    assert match.state.to_json() == before
    assert match.record is not None
    assert match.record.path.read_text() == str(match.replay)


def test_nothing_is_played_after_the_end() -> None:
    match = new_match("random,random")
    settle(match)
    assert match.is_over
    assert not match.go_on()
    with pytest.raises(ActionError) as error:
        match.act(GAME.parse("draw"))
    assert error.value.code == "action/game-over"


def test_an_unknown_bot_is_refused() -> None:
    replay = new_replay("me,nobody")
    with pytest.raises(SetupError) as error:
        Match(replay, players_of(replay))
    assert error.value.code == "bot/unknown"


def test_the_log_begins_with_the_deal() -> None:
    match = new_match("me,me", "deal")
    first = [entry.fact.kind for entry in match.log if isinstance(entry.fact, Event)]
    assert first[0] == "round"
    assert {entry.ply for entry in match.log} == {-1}
