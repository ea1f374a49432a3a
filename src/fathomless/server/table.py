"""A table, without sockets, clocks or disk: a message in, effects out.

The table is the one place that decides who may do what. The shell around it (room.py) makes lines
durable before it sends frames, keeps the pace, and lets bots think elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from fathomless import __version__
from fathomless.core.action import Action
from fathomless.core.errors import ActionError, FathomlessError, SetupError
from fathomless.core.state import SOMEBODY
from fathomless.server import levels, protocol
from fathomless.server.ahead import Ahead, when_asked
from fathomless.server.course import Course
from fathomless.server.effects import (
    REPLY,
    SPECTATORS,
    BotTurn,
    Due,
    Effect,
    HurryUp,
    Job,
    KeepSeat,
    Line,
    Persist,
    Search,
    Send,
    SingleAnswer,
)
from fathomless.server.frames import moment, seen
from fathomless.server.seats import Seat, SeatError, bot_name, free_name
from fathomless.server.setup import Setup
from fathomless.server.takeback import TakeBackVote

MOST_LINES = 20_000  # of one match; only endless undoing comes near


class Table:
    """One match and the people and bots at it."""

    def __init__(self, setup: Setup, seats: Sequence[Seat], lines: Sequence[Line] = ()) -> None:
        self.setup = setup
        self.seats = list(seats)
        self.spectators = 0
        self.course = Course(setup.game, len(self.seats), setup.seed, setup.options, lines)
        self.vote: TakeBackVote | None = None
        self.ahead = Ahead()
        self.thinking: int | None = None
        self._handlers: dict[type, Callable[[int | None, Any], list[Effect]]] = {
            protocol.Act: self._act,
            protocol.Sync: self._sync,
            protocol.Views: self._views,
            protocol.Undo: self._undo,
            protocol.TakeBack: self._ask_take_back,
            protocol.Vote: self._answer_vote,
            protocol.Hurry: self._hurry,
            protocol.Hint: self._hint,
            protocol.Bot: self._put_bot,
            protocol.Return: self._return,
            protocol.Order: self._order,
            protocol.Ping: self._ping,
        }

    # -- what is the case --------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.course.state.is_over

    @property
    def is_started(self) -> bool:
        """Nobody moves before every seat is taken."""
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_decided(self) -> bool:
        """Over and everybody here, perhaps by the deal alone: there is a result to keep."""
        return self.is_over and self.is_started

    @property
    def is_watched(self) -> bool:
        return self.spectators > 0 or any(seat.present for seat in self.seats)

    def info(self) -> protocol.TableInfo:
        """What everybody may know."""
        setup = self.setup
        return protocol.TableInfo(
            id=setup.id,
            game=setup.game.name,
            title=setup.game.title,
            rules_version=setup.game.rules_version,
            options=setup.options,
            seats=self.seat_infos(),
            commitment=setup.commitment,
            chosen_seed=setup.chosen_seed,
            hints=setup.hints,
            started=self.is_started,
            over=self.is_over,
            moves=self.course.moves,
            created=setup.created,
            forked_from=setup.forked_from,
            orders=setup.game.orders,
        )

    def seat_infos(self) -> list[protocol.SeatInfo]:
        return [seat.info(number) for number, seat in enumerate(self.seats)]

    def due(self) -> Due | None:
        """What happens next without a person: a bot's turn, or an answer that gives itself."""
        state = self.course.state
        if state.is_over or not self.is_started or self.vote is not None:
            return None
        number = state.seat_to_act
        level = self.seats[number].bot_level
        secret = self._is_secret()
        if level is not None:
            return BotTurn(self.course.ply, number, level, secret)
        if len(state.legal()) == 1 or self.ahead.answer(state, self.seats) is not None:
            return SingleAnswer(self.course.ply, number, secret)
        return None

    def job(self, number: int, spec: str) -> Job:
        """The seat's choice, for a worker process."""
        ply = self.course.ply
        seed = f"{self.setup.seed}/seat {number}/ply {ply}"
        state = when_asked(self.course.state, number)
        return Job(ply, number, state.to_json(), spec, seed)

    # -- what happens ------------------------------------------------------------------------------

    def handle(self, seat: int | None, request: protocol.Request) -> list[Effect]:
        """Do what a client asks, or say why not; a refusal changes nothing."""
        try:
            return self._handlers[type(request)](seat, request)
        except FathomlessError as error:
            return [Send(REPLY, self.refusal(error))]

    def refusal(self, error: FathomlessError) -> protocol.Error:
        return protocol.Error(error.code, error.message, self.course.ply, error.rule)

    def connect(self, seat: int | None) -> list[Effect]:
        """Somebody came: greet them, and tell the others if that is new."""
        news: list[Effect] = []
        if seat is None:
            self.spectators += 1
        else:
            self.seats[seat].present += 1
            if self.seats[seat].present == 1:
                news = self._tell_seats()
        welcome = protocol.Welcome(protocol.PROTOCOL, __version__, self.info(), seat)
        return [Send(REPLY, welcome), Send(REPLY, self._synced(seat, 0)), *news]

    def disconnect(self, seat: int | None) -> list[Effect]:
        """Somebody's connection ended."""
        if seat is None:
            self.spectators -= 1
            return []
        self.seats[seat].present -= 1
        return [] if self.seats[seat].present else self._tell_seats()

    def claim(self, name: str, token_hash: str, wanted: int | None) -> tuple[int, list[Effect]]:
        """Somebody with an invitation takes an open seat."""
        free = [number for number, seat in enumerate(self.seats) if seat.is_open]
        if not free or (wanted is not None and wanted not in free):
            raise SeatError("seat/taken", "This seat is taken.")
        number = free[0] if wanted is None else wanted
        name = free_name(name, self.seats)
        self.seats[number] = Seat(name, token_hash)
        return number, [*self._seated(number), *self._refresh()]

    def give_single_answer(self, due: SingleAnswer) -> list[Effect]:
        """The answer that gives itself; nothing if the match has moved on."""
        if self.due() != due:
            return []
        answer = self.ahead.answer(self.course.state, self.seats)
        if answer is None:
            answer = self.course.state.legal()[0]
        return self._advance(due.seat, [answer], auto=not self.ahead.has(due.seat, answer.text))

    def begin_turn(self, due: BotTurn) -> list[Effect]:
        """Show that a bot thinks."""
        if self.due() != due:
            return []
        if self._is_secret():
            return []  # that this seat is asked would tell the others something
        self.thinking = due.seat
        return self._to_all(lambda _: protocol.Thinking(due.seat))

    def finish_turn(self, due: BotTurn, text: str) -> list[Effect]:
        """A bot's choice; nothing if the match has moved on."""
        if self.due() != due:
            return []
        return self._advance(due.seat, self.course.legal_sequence(due.seat, [text]))

    # -- requests ----------------------------------------------------------------------------------

    def _act(self, seat: int | None, request: protocol.Act) -> list[Effect]:
        number = self._player(seat)
        texts = [request.a] if isinstance(request.a, str) else request.a
        ply = self.course.ply
        if self.ahead.has(number, texts[0]):
            return [Send(REPLY, self._synced(seat, request.ply))]
        if request.ply != ply and not self._still_asks(number, request.ply):
            if self.course.has_lines(request.ply, number, texts):
                return [Send(REPLY, self._synced(seat, request.ply))]
            raise ActionError(
                "action/stale",
                f"Seat {number} answers the question at ply {request.ply}; the table is at {ply}.",
            )
        if self._is_secret() and self.course.state.seat_to_act != number:
            self.ahead.take(self.course.state, number, self.seats[number], texts)
            return [Send(number, self._synced(number, ply))]
        return self._advance(number, self.course.legal_sequence(number, texts))

    def _order(self, seat: int | None, request: protocol.Order) -> list[Effect]:
        number = self._holder(seat)
        self.seats[number].standing.give(self.course.state, request.order)
        return [Send(number, self._synced(number, self.course.ply))]

    def _sync(self, seat: int | None, request: protocol.Sync) -> list[Effect]:
        return [Send(REPLY, self._synced(seat, request.ply))]

    def _views(self, seat: int | None, request: protocol.Views) -> list[Effect]:
        views = self.course.views(seat, request.start, request.count)
        return [Send(REPLY, protocol.PastViews(request.start, views))]

    def _undo(self, seat: int | None, request: protocol.Undo) -> list[Effect]:
        number = self._mover(seat)
        return self._take_back(number, self.course.undo_target(number))

    def _ask_take_back(self, seat: int | None, request: protocol.TakeBack) -> list[Effect]:
        number = self._mover(seat)
        target = self.course.last_choice(number)
        if self.vote is not None:
            raise SeatError("vote/open", "A take-back is being asked for already.")
        others = [i for i, other in enumerate(self.seats) if other.is_person and i != number]
        if not others or self.course.can_undo(number):
            return self._take_back(number, target)
        self.vote = TakeBackVote(number, target, others)
        return self._to_all(self._vote_open)

    def _answer_vote(self, seat: int | None, request: protocol.Vote) -> list[Effect]:
        number = self._player(seat)
        vote = self.vote
        if vote is None or not vote.concerns(number):
            raise SeatError("vote/none", "Nobody asks this seat for a take-back.")
        if not request.yes:
            return self._end_vote(granted=False)
        vote.accept(number)
        if not vote.is_granted:
            return self._to_all(self._vote_open)
        return [*self._end_vote(granted=True), *self._take_back(vote.seat, vote.moves)]

    def _hurry(self, seat: int | None, request: protocol.Hurry) -> list[Effect]:
        self._holder(seat)
        return [HurryUp()]

    def _hint(self, seat: int | None, request: protocol.Hint) -> list[Effect]:
        number = self._player(seat)
        if not self.setup.hints:
            raise SeatError("hint/off", "This table was made without hints.")
        # Whoever is shown a question gets a hint: whom the rules ask first may be a secret.
        if self.ahead.question_for(self.course.state, number, self.seats[number]) is None:
            raise ActionError("action/not-your-turn", f"Seat {number} is not asked anything.")
        return [Search(self.job(number, levels.hint_for(len(self.seats))))]

    def _put_bot(self, seat: int | None, request: protocol.Bot) -> list[Effect]:
        asker = self._holder(seat)
        level = levels.level(request.level).name
        if request.seat >= len(self.seats):
            raise SetupError("seats/invalid", f"There is no seat {request.seat}.")
        place = self.seats[request.seat]
        if place.level is not None:
            raise SeatError("seat/bot", f"{place.name} is a bot.")
        if place.is_open:
            place.name = bot_name(self.seats)
            place.level = level
            return [*self._seated(request.seat), *self._refresh()]
        if request.seat == asker or not place.present:
            place.stand_in = level
        else:
            raise SeatError("seat/present", f"{place.name} is at the table.")
        return [KeepSeat(request.seat), *self._refresh()]

    def _return(self, seat: int | None, request: protocol.Return) -> list[Effect]:
        number = self._holder(seat)
        if self.seats[number].stand_in is None:
            raise SeatError("seat/yours", "No bot plays this seat.")
        self.seats[number].stand_in = None
        return [KeepSeat(number), *self._refresh()]

    def _ping(self, seat: int | None, request: protocol.Ping) -> list[Effect]:
        return [Send(REPLY, protocol.Pong())]

    # -- who may -----------------------------------------------------------------------------------

    def _holder(self, seat: int | None) -> int:
        if seat is None:
            raise SeatError("seat/none", "A spectator has no seat here.")
        return seat

    def _player(self, seat: int | None) -> int:
        """A seat that its holder plays in a match that has begun."""
        number = self._holder(seat)
        if not self.is_started:
            raise SeatError("table/waiting", "The match begins when every seat is taken.")
        if not self.seats[number].is_person:
            raise SeatError("seat/bot", "A bot plays this seat; take it back first.")
        return number

    def _mover(self, seat: int | None) -> int:
        """A seat that may take moves back: in a match that is not over."""
        number = self._player(seat)
        if self.is_over:
            raise ActionError("action/game-over", "The game is over; its seed is known.")
        if self.course.ply >= MOST_LINES:
            raise ActionError("undo/too-many", "This match has had more than enough take-backs.")
        return number

    # -- consequences ------------------------------------------------------------------------------

    def _advance(self, number: int, actions: list[Action], auto: bool = False) -> list[Effect]:
        """Legal moves: keep them, then tell each viewer what it may see."""
        first = self.course.ply
        told: list[Effect] = [] if self.vote is None else self._end_vote(granted=False)
        self.thinking = None
        for action in actions:
            hidden = self._is_silent(action)
            events = self.course.play(number, action, by_order=auto)
            if events or not hidden or not self._is_secret():
                self.ahead.forget(self.course.ply)
            else:
                self.ahead.drop(number)
            ply, move = self.course.ply, self.course.moves - 1
            for to in self._viewers():
                mark = True if auto and to == number else UNSET
                now = self._moment(to)
                # Who has passed a question that was a secret stays one; what is played shows who.
                who = SOMEBODY if hidden and to != number else number
                told.append(Send(to, protocol.Step(ply, move, who, seen(events, to), now, mark)))
        lines = tuple(self.course.lines[first:])
        return [Persist(first, lines, self.is_over), *told]

    def _seated(self, number: int) -> list[Effect]:
        """An open seat is taken; with the last one a match can be over before anybody moves."""
        ended: list[Effect] = []
        if self.is_decided:
            ended.append(Persist(self.course.ply, (), finished=True))
        return [KeepSeat(number), *ended]

    def _still_asks(self, number: int, ply: int) -> bool:
        """Whether a seat that was asked at this ply is: in a window others have only passed."""
        lines = self.course.lines[ply:]
        passed = self._is_secret() and ply >= self.ahead.since
        return passed and all(line.seat != number for line in lines)

    def _is_silent(self, action: Action) -> bool:
        """Whether others are not told who gives this answer."""
        question = self.course.state.asked
        return question is not None and question.secret and question.is_silent(action)

    def _is_secret(self) -> bool:
        """Whether whom the match waits for is nobody else's business."""
        question = self.course.state.asked
        return question is not None and question.secret

    def _take_back(self, number: int, moves: int) -> list[Effect]:
        first = self.course.ply
        told: list[Effect] = [] if self.vote is None else self._end_vote(granted=False)
        self.thinking = None
        self.ahead.forget(self.course.ply + 1)
        line = self.course.take_back(number, moves)
        ply = self.course.ply
        told += self._to_all(lambda to: protocol.Back(ply, moves, number, self._moment(to)))
        return [Persist(first, (line,)), *told]

    def _end_vote(self, granted: bool) -> list[Effect]:
        vote = self.vote
        if vote is None:
            return []
        self.vote = None
        return self._to_all(lambda _: protocol.VoteOver(vote.seat, granted))

    def _vote_open(self, to: int) -> protocol.VoteOpen:
        assert self.vote is not None
        return protocol.VoteOpen(self.vote.state())

    def _refresh(self) -> list[Effect]:
        """Another player in a seat: who is asked by whom may have changed for everybody."""
        told = [*self._end_vote(granted=False), *self._tell_seats()]
        ply = self.course.ply
        self.thinking = None
        told += self._to_all(lambda to: self._synced(None if to == SPECTATORS else to, ply))
        return told

    def _tell_seats(self) -> list[Effect]:
        frame = protocol.Seats(self.seat_infos(), self.is_started)
        return self._to_all(lambda _: frame)

    # -- frames ------------------------------------------------------------------------------------

    def _viewers(self) -> list[int]:
        """Who is there to be told."""
        seats = [number for number, seat in enumerate(self.seats) if seat.present]
        return [*seats, SPECTATORS] if self.spectators else seats

    def _to_all(self, frame_for: Callable[[int], protocol.Frame]) -> list[Effect]:
        return [Send(to, frame_for(to)) for to in self._viewers()]

    def _moment(self, to: int) -> protocol.Moment:
        return moment(self.course, self.setup, self.seats, self.is_started, to, self.ahead)

    def _synced(self, seat: int | None, ply: int) -> protocol.Synced:
        """Everything that is new since a ply; from the beginning, if that ply is not known here."""
        course = self.course
        start = course.moves_unchanged_since(ply)
        to = SPECTATORS if seat is None else seat
        steps = [
            protocol.Past(start + i, seen(events, to))
            for i, events in enumerate(course.events[start:])
        ]
        vote = None if self.vote is None else self.vote.state()
        now = self._moment(to)
        return protocol.Synced(course.ply, course.moves, start, steps, now, vote, self.thinking)
