"""One running match: the players, the state, the record, and what has happened so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fathomless import bots
from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.errors import ActionError
from fathomless.core.event import Event
from fathomless.core.message import Message
from fathomless.core.perspective import Perspective
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.play.players import Player
from fathomless.play.record import Record
from fathomless.play.standing import Standing

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was taken, and the moment before it."""

    seat: int
    action: Action
    choices: int  # how many answers were legal
    irrevocable: int


@dataclass(frozen=True, slots=True)
class Forced:
    """A question with a single answer, which was given by itself."""

    seat: int
    option: Message


@dataclass(frozen=True, slots=True)
class Entry:
    """One line's worth of the log: what the action number `ply` (from 0) led to; −1: the deal."""

    ply: int
    fact: Event | Forced


class UndoError(ActionError):
    """Why the last action stands: `undo/nothing`, `undo/others-acted`, `undo/shown`."""


class Match:
    """A match that is being played. Every action is recorded before anybody can see it."""

    def __init__(
        self,
        replay: Replay,
        players: Sequence[Player],
        record: Record | None = None,
        clock: Clock | None = None,
        crews: bots.Crews | None = None,
    ) -> None:
        self.replay = replay
        self.players = list(players)
        self.record = record
        self.clock = clock
        self.bots: list[Bot | None] = [
            None if player.is_human else bots.make(player.spec, clock, crews) for player in players
        ]
        self.standing = [Standing() for _ in players]
        self.by_order: set[int] = set()  # the actions that standing orders gave
        self.state: State = replay.start()
        self.steps: list[Step] = []
        self.log: list[Entry] = []
        self._run_again()

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def people(self) -> list[int]:
        """The seats that persons play."""
        return [seat for seat, player in enumerate(self.players) if player.is_human]

    def act(self, action: Action, by_order: bool = False) -> None:
        """The seat that is asked gives this answer: checked, recorded, then applied."""
        question = self.state.asked
        if question is None:
            raise ActionError("action/game-over", f"{action.text!r}: the game is over.")
        legal = self.state.legal()
        if action not in legal:
            raise self.state.refuse(question, action)
        if self.record is not None:
            self.record.append(question.seat, action)
        if by_order:
            self.by_order.add(len(self.steps))
        self.replay.actions.append((question.seat, action))
        self._apply(action, len(legal))

    def go_on(self) -> bool:
        """One step that needs no person: a bot's, a single answer, or a standing order.

        False if a person is asked.
        """
        seat = self.state.seat_to_act
        if seat < 0:
            return False
        bot = self.bots[seat]
        if bot is not None:
            rng = Rng(f"{self.replay.seed}/seat {seat}/ply {len(self.steps)}")
            self.act(bot.choose(Perspective(self.state, seat), rng))
            return True
        legal = self.state.legal()
        ordered = self.standing[seat].answer(self.state, seat)
        if len(legal) == 1:
            self.act(legal[0])
        elif ordered is not None:
            self.act(ordered, by_order=True)
        else:
            return False
        return True

    def last_decision(self, seat: int) -> int:
        """The number of the seat's latest action that was a choice; −1 if there is none yet."""
        for ply in range(len(self.steps) - 1, -1, -1):
            chosen = self.steps[ply].choices > 1 and ply not in self.by_order
            if self.steps[ply].seat == seat and chosen:
                return ply
        return -1

    def last_choice(self, seat: int) -> int:
        """The number of the seat's latest action that was a choice; an error if there is none."""
        ply = self.last_decision(seat)
        if ply < 0:
            raise UndoError("undo/nothing", "There is nothing to take back yet.")
        return ply

    def undo_target(self, seat: int) -> int:
        """How many actions an undo of the seat's last choice leaves; an error says why none."""
        ply = self.last_choice(seat)
        if any(step.seat != seat for step in self.steps[ply:]):
            raise UndoError("undo/others-acted", "Others have acted since.")
        if self.steps[ply].irrevocable != self.state.irrevocable:
            raise UndoError("undo/shown", "A card was shown or chance was drawn since.")
        return ply

    def undo(self, seat: int) -> Action:
        """Take back the seat's last choice, if nothing was shown and nobody else acted since."""
        ply = self.undo_target(seat)
        action = self.steps[ply].action
        if self.record is not None:
            self.record.shorten(ply)
        del self.replay.actions[ply:]
        self.by_order = {number for number in self.by_order if number < ply}
        self._run_again()
        return action

    def _run_again(self) -> None:
        """The state, the steps and the log, from the beginning of the replay."""
        deal: list[Event] = []
        self.state = self.replay.start(deal)
        self.state.journal = []
        self.steps = []
        self.log = [Entry(-1, event) for event in deal]
        for _, action in self.replay.actions:
            self._apply(action, len(self.state.legal()))

    def _apply(self, action: Action, choices: int) -> None:
        """Carry out a legal answer and write the log."""
        state = self.state
        question = state.asked
        if question is None:
            raise ActionError("action/game-over", f"{action.text!r}: the game is over.")
        ply = len(self.steps)
        if choices == 1 and self.players[question.seat].is_human:
            self.log.append(Entry(ply, Forced(question.seat, question.option(state, action))))
        self.steps.append(Step(question.seat, action, choices, state.irrevocable))
        state.apply(action)
        journal: list[Event] = [] if state.journal is None else state.journal
        self.log.extend(Entry(ply, event) for event in journal)
        state.journal = []
