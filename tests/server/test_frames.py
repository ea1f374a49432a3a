"""A seat's frames hold nothing that the seat cannot know: a sample of `bench/frames.py`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fathomless.server.effects import Send
from fathomless.server.protocol import Step
from fathomless.server.table import Table
from tests.server.worlds import LeakError, check_game


@pytest.mark.parametrize("who", ["pp", "ppp", "pbpb"])
def test_frames_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(who: str) -> None:
    assert sum(check_game(who, number, every=2) for number in range(2)) > 100


def test_a_mark_on_single_answers_for_everybody_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The check itself is checked: a frame that says how many answers there were is a leak.
    honest = Table._advance

    def talkative(table: Table, number: int, actions: list[object], auto: bool = False) -> object:
        single = len(table.course.state.legal()) == 1
        effects = honest(table, number, actions, auto)  # type: ignore[arg-type]
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
