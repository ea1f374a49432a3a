"""A seat's frames hold nothing that the seat cannot know: a sample of `bench/frames.py`."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from fathomless.core.state import SOMEBODY
from fathomless.server.effects import SPECTATORS, Send
from fathomless.server.protocol import Step, Waiting
from fathomless.server.table import Table
from tests.server.tables import make_table, play_on
from tests.server.worlds import LeakError, check_game


@pytest.mark.parametrize("who", ["pp", "ppp", "pbpb"])
def test_frames_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(who: str) -> None:
    assert sum(check_game(who, number, every=2) for number in range(2)) > 100


@pytest.mark.parametrize(
    ("game", "who"),
    [("abyss", "ppp"), ("chasms", "pp"), ("chasms", "pbpp"), ("the-abandons", "p")],
)
def test_so_are_those_of_every_other_game(game: str, who: str) -> None:
    assert check_game(who, 1, every=17, game=game) > 1


def test_nobody_is_told_whom_a_secret_question_is_asked() -> None:
    table = make_table("pppp", "window", game="chasms")
    table.connect(None)
    chance = random.Random("window")
    windows = 0
    while not table.is_over and windows < 12:
        question = table.course.state.asked
        assert question is not None
        other = (question.seat + 1) % 4
        if question.secret:
            windows += 1
            coming = {later.seat for later in table.course.state.asked_next()}
            for viewer in {other, SPECTATORS} - coming:
                now = table._moment(viewer)
                assert now.waiting == Waiting(SOMEBODY, question.kind)
                assert now.view["asked"] == SOMEBODY
            assert table._moment(question.seat).ask is not None
        effects = play_on(table, chance)
        steps = [e.frame for e in effects if isinstance(e, Send) and isinstance(e.frame, Step)]
        # Also if what follows the last pass is there for all to see.
        silent = question.secret and table.course.lines[-1].text == "pass"
        seats = {step.seat for step in steps}
        assert seats == ({question.seat, SOMEBODY} if silent else {question.seat})
    assert windows == 12


def test_a_mark_on_single_answers_for_everybody_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The check itself is checked: a frame that says how many answers there were is a leak.
    honest = Table._advance

    def talkative(table: Table, number: int, actions: Any, auto: bool = False) -> object:
        single = len(table.course.state.legal()) == 1
        effects = honest(table, number, actions, auto)
        return [
            replace(e, frame=marked(e.frame, single))
            if isinstance(e, Send) and isinstance(e.frame, Step)
            else e
            for e in effects
        ]

    monkeypatch.setattr(Table, "_advance", talkative)
    with pytest.raises(LeakError):
        [check_game("ppp", number) for number in range(20)]


def marked(frame: Step, single: bool) -> Step:
    return Step(frame.ply, frame.move, frame.seat, frame.events, frame.now, single)
