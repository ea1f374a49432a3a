"""Looking at a replay: step by step, by number, or as one log."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.replay import Replay
from fathomless.core.state import State
from fathomless.play.narrate import Narrator
from fathomless.play.players import HUMAN, Player
from fathomless.play.record import names_of, specs_of
from fathomless.play.terminal import final, page
from fathomless.play.terminal.scene import Scene, indented, rule_line
from fathomless.play.terminal.screen import Screen, printable
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.words import Words

EVERY = 32  # a state is kept for every so many moves; the moments between are played again


class Film:
    """A replay that has been run and found right, with its events."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        deal: list[Event] = []
        self.events: list[list[Event]] = []  # [n]: what the move number n led to; [0]: the deal
        self._kept: list[State] = []
        for ply, state in enumerate(replay.states(deal)):
            self.events.append([] if state.journal is None else state.journal)
            if ply % EVERY == 0:
                self._kept.append(state.copy())
            state.journal = []
            self.end = state

    @property
    def moves(self) -> int:
        return len(self.replay.actions)

    def moment(self, ply: int) -> State:
        """The match after so many moves."""
        state = self._kept[ply // EVERY].copy()
        for _, action in self.replay.actions[ply - ply % EVERY : ply]:
            state.apply(action)
        return state

    def last(self, ply: int) -> tuple[int, Action]:
        """The move that led to this moment."""
        return self.replay.actions[ply - 1]


class Viewer:
    """Shows a film to one reader."""

    def __init__(self, film: Film, screen: Screen, words: Words, reader: int | None) -> None:
        self.film = film
        self.screen = screen
        self.words = words
        self.reader = reader
        self.game = film.replay.game
        names = names_of(film.replay)
        seats = range(film.replay.seats)
        self.names = [names.get(seat) or words("seat.number", n=seat + 1) for seat in seats]
        self.narrator = Narrator(self.game, self.names, words)
        self.renderer = renderer_for(self.game.name)
        self.place = 0

    def scene(self) -> Scene:
        # In a replay every seat has a name; without it the reader's own would be "you".
        specs = specs_of(self.film.replay)
        players = [Player(specs.get(seat, HUMAN), name) for seat, name in enumerate(self.names)]
        symbols, width = self.screen.symbols, self.screen.width
        return Scene(self.game, players, self.narrator, self.words, symbols, width, self.reader)

    def run(self) -> None:
        """Step through until the person leaves."""
        self.show(self.place)
        while True:
            line = self.screen.read()
            if line is None or line.strip().casefold() in ("q", "quit"):
                return
            self.obey(line.strip().casefold())

    def obey(self, text: str) -> None:
        """Go to another moment, or say what can be typed."""
        last = self.film.moves
        goals = {"n": self.place + 1, "": self.place + 1, "p": self.place - 1}
        goals |= {"home": 0, "end": last}
        if text.isdecimal() and text.isascii() and len(text) < 9 and int(text) <= last:
            goals[text] = int(text)
        if text not in goals:
            self.say(self.words("replay.unknown", m=last))
        elif goals[text] > last:
            self.say(self.words("replay.end"))
        elif goals[text] < 0:
            self.say(self.words("replay.begin"))
        else:
            self.place = goals[text]
            self.show(self.place)

    def show(self, ply: int, hint: bool = True) -> None:
        """The page of one moment."""
        state = self.film.moment(ply)
        moment = page.Page(state.view(self.reader), notes=[self.position(ply)])
        moment.log = self.narrator.lines(self.film.events[ply], self.reader)
        if state.is_over:
            moment.extra = self.end_parts()
        else:
            moment.log.append(self.narrator.waiting(state))
        moment.hint = self.words("replay.hint") if hint else ""
        self.screen.clear()
        page.show(self.screen.console, moment, self.renderer, self.scene(), self.screen.height)

    def position(self, ply: int) -> str:
        """Which move this is, and what it was."""
        if ply == 0:
            last = self.words("replay.start")
        else:
            seat, action = self.film.last(ply)
            last = self.words("replay.last", who=self.names[seat], move=action.text)
        where = self.words("replay.position", n=ply, m=self.film.moves)
        reader = self.words("replay.spectator") if self.reader is None else self.names[self.reader]
        seen = self.words("replay.seen_from", who=reader)
        return f" {self.screen.symbols.empty} ".join([where, seen, last])

    def show_log(self) -> None:
        """The whole match as one log."""
        console = self.screen.console
        replay = self.film.replay
        title = self.words(
            "replay.title", game=self.game.title, n=replay.seats, seed=printable(replay.seed)
        )
        console.print(rule_line(self.scene(), title))
        for ply in range(1, self.film.moves + 1):
            seat, action = self.film.last(ply)
            head = f"{ply:>5}  {self.names[seat]}: {action.text}"
            console.print(Text(head, style="bold"))
            for line in self.narrator.lines(self.film.events[ply], self.reader):
                console.print(Text(f"       {line}"))
        unfinished: list[RenderableType] = [indented(self.words("replay.unfinished"))]
        for part in self.end_parts() if self.film.end.is_over else unfinished:
            console.print(part, width=self.screen.width)

    def end_parts(self) -> list[RenderableType]:
        end = self.film.end
        out = self.renderer.not_counted(end.view(self.reader))
        return final.final_parts(end.outcome(), self.scene(), self.film.replay.seed, out)

    def say(self, line: str) -> None:
        self.screen.console.print(indented(line, "yellow"), width=self.screen.width)
