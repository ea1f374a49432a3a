"""The course of a match as a growing list of lines: moves, and moves taken back.

A ply is the number of lines so far and only ever grows, so that a late or doubled message cannot be
taken for a new one, also after a take-back. The number of moves shrinks with a take-back.
"""

from __future__ import annotations

from collections.abc import Sequence

from fathomless.core.action import Action
from fathomless.core.errors import ActionError, ReplayError
from fathomless.core.event import Event
from fathomless.core.game import Game, Setting
from fathomless.core.jsontypes import JsonDict
from fathomless.core.replay import Replay
from fathomless.core.state import State
from fathomless.play.driver import Match, UndoError
from fathomless.play.players import HUMAN, Player
from fathomless.server.effects import BACK, Line


class Course:
    """One match: its lines, the moves that count, and what each of them led to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Setting],
        lines: Sequence[Line] = (),
    ) -> None:
        self.lines: list[Line] = []
        self.moves_at = [0]  # the number of moves at each ply
        self.events: list[list[Event]] = []  # by move
        # Whoever plays, here everybody is asked: bots have their own way in (see Table.due).
        self._players = [Player(HUMAN)] * seats
        self._match = Match(Replay(game, seats, seed, options), self._players)
        self._read(lines)

    @property
    def state(self) -> State:
        return self._match.state

    @property
    def replay(self) -> Replay:
        return self._match.replay

    @property
    def ply(self) -> int:
        return len(self.lines)

    @property
    def moves(self) -> int:
        return len(self.events)

    def legal_sequence(self, seat: int, texts: Sequence[str]) -> list[Action]:
        """These answers as actions, if they can be given one after the other.

        A sequence ends where chance is drawn, something hidden is shown or somebody else is asked:
        whether its next action is legal would tell what only those who have moved may know.
        """
        state = self.state
        trial = state if len(texts) == 1 else state.copy()
        actions = [trial.check(seat, texts[0])]
        for text in texts[1:]:
            trial.apply(actions[-1])
            if trial.irrevocable != state.irrevocable or trial.seat_to_act != seat:
                raise ActionError(
                    "action/sequence",
                    f"Seat {seat} plays {text!r} in one message with {actions[-1].text!r}, "
                    "after which something new is known.",
                )
            actions.append(trial.check(seat, text))
        return actions

    def play(self, seat: int, action: Action, by_order: bool = False) -> list[Event]:
        """Make a move that is legal; what it led to."""
        log = self._match.log
        mark = len(log)
        self._match.act(action, by_order)
        events = [entry.fact for entry in log[mark:] if isinstance(entry.fact, Event)]
        self.events.append(events)
        self._add(Line(seat, action.text))
        return events

    def take_back(self, seat: int, moves: int) -> Line:
        """Keep only so many moves."""
        old = self.replay
        kept = Replay(old.game, old.seats, old.seed, old.options, old.actions[:moves])
        self._match = Match(kept, self._players)
        del self.events[moves:]
        line = Line(seat, f"{BACK} {moves}")
        self._add(line)
        return line

    def undo_target(self, seat: int) -> int:
        """How many moves an undo of the seat's last choice would leave; it asks nobody."""
        return self._match.undo_target(seat)

    def can_undo(self, seat: int) -> bool:
        try:
            self.undo_target(seat)
        except UndoError:
            return False
        return True

    def has_chosen(self, seat: int) -> bool:
        """Whether the seat has made a move that was a choice."""
        return self._match.last_decision(seat) >= 0

    def last_choice(self, seat: int) -> int:
        """The number of the seat's last move that was a choice."""
        return self._match.last_choice(seat)

    def moves_unchanged_since(self, ply: int) -> int:
        """How many of the moves that were there at this ply are there still."""
        return min(self.moves_at[ply:], default=0)

    def has_lines(self, ply: int, seat: int, texts: Sequence[str]) -> bool:
        """Whether the lines from this ply on are this seat's and read like this."""
        there = self.lines[ply : ply + len(texts)]
        return there == [Line(seat, " ".join(text.split())) for text in texts]

    def views(self, seat: int | None, start: int, count: int) -> list[JsonDict]:
        """What the seat saw after `start`, `start` + 1, … moves."""
        found: list[JsonDict] = []
        for number, state in enumerate(self.replay.states()):
            if number >= start + count:
                break
            if number >= start:
                found.append(state.view(seat).to_json())
        return found

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        self.moves_at.append(self.moves)

    def _read(self, lines: Sequence[Line]) -> None:
        """Repeat the lines from the store; moves that were taken back are not made first."""
        standing: list[Line] = []
        moves_at = [0]
        for line in lines:
            left = line.moves_left
            if left is None:
                standing.append(line)
            elif 0 <= left < len(standing):
                del standing[left:]
            else:
                raise ReplayError("replay/illegal", f"Line {line.text!r} takes nothing back.")
            moves_at.append(len(standing))
        for line in standing:
            self.play(line.seat, self.state.check(line.seat, line.text))
        self.lines = list(lines)
        self.moves_at = moves_at
