"""A match in the terminal: show, ask, read, act, until the end or until the person leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fathomless import ledger
from fathomless.core.action import Action
from fathomless.core.errors import NotationError
from fathomless.core.event import Event
from fathomless.play.advice import advise
from fathomless.play.driver import Entry, Forced, Match, UndoError
from fathomless.play.files import match_name
from fathomless.play.narrate import Narrator
from fathomless.play.terminal import ending, leaves, page
from fathomless.play.terminal.scene import Scene, indented, rule_line
from fathomless.play.terminal.screen import Screen
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.words import Words


class LeaveError(Exception):
    """The person goes; the match stays."""


class Session:
    """One person, or several at one keyboard, playing one match."""

    def __init__(self, match: Match, screen: Screen, words: Words, notes: list[str]) -> None:
        self.match = match
        self.screen = screen
        self.words = words
        self.game = match.replay.game
        self.narrator = Narrator(self.game, seat_names(match, words), words)
        self.renderer = renderer_for(self.game.name)
        self.notes = notes  # said once, with the next page, whichever it is
        self.reader: int | None = match.people[0] if len(match.people) == 1 else None
        self.read_up_to = -1  # the ply up to which interludes have been shown
        self.ahead = ""  # typed on a page to read, for the question that comes back after it

    # -- the course of it --------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end; `LeaveError` says that the person has left before."""
        if not self.match.people:
            self.say_notes()
        while not self.match.is_over:
            self.let_others_play()
            if not self.match.is_over:
                self.hand_over()
                self.interlude()
                self.ask()
        if len(self.match.people) > 1:
            self.reader = None  # all of them read the end
        if self.match.people:
            ending.last_moment(self)
            self.interlude()
        ending.result(self)

    def let_others_play(self) -> None:
        """Bots move and single answers are given, until a person is asked."""
        while not self.match.is_over:
            if self.match.bots[self.match.state.seat_to_act] is not None:
                self.screen.status(self.narrator.waiting(self.match.state))
            if not self.match.go_on():
                return
            if not self.match.people:
                for line in self.log_lines(len(self.match.steps) - 1):
                    self.screen.console.print(Text(f" {line}"))

    def hand_over(self) -> None:
        """With several people at one keyboard nobody sees another's page."""
        seat = self.match.state.seat_to_act
        if len(self.match.people) > 1 and seat != self.reader:
            self.reader = seat
            self.screen.clear()
            self.pause(self.words("ask.pass_on", who=self.narrator.names[seat]))

    def interlude(self) -> None:
        """What has to be read before the game goes on, such as the scores of a round."""
        since = max(self.since(), self.read_up_to + 1)
        events = [entry.fact for entry in self.match.log if entry.ply >= since]
        shown = self.renderer.interlude([e for e in events if isinstance(e, Event)], self.scene())
        self.read_up_to = len(self.match.steps) - 1
        if shown is None:
            return
        self.screen.clear()
        self.say_notes()
        for part in shown:
            self.screen.console.print(part, width=self.screen.width)
        self.pause(self.words("ask.enter"))

    def say_notes(self) -> None:
        """The notes at the head of a page that is not a question."""
        if self.notes:
            self.screen.console.print(Text(" ".join(self.notes), style="italic"))
        self.notes = []

    # -- one question ------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the moment and read until something was done."""
        self.show()
        while True:
            if self.obey(" ".join(self.next_line().split())):
                return

    def show(self) -> None:
        """The page of this moment."""
        state, moment = self.match.state, self.moment()
        moment.prompt = self.narrator.prompt(state)
        moment.choices = [(self.narrator.option(state, a), a.text) for a in self.choices()]
        moment.glosses = [self.gloss(action) for action in self.choices()]
        moment.hint = self.words("ask.hint_orders" if self.game.orders else "ask.hint")
        self.show_page(moment)

    def moment(self) -> page.Page:
        """The table and what came since the last choice."""
        view = self.match.state.view(self.reader)
        return page.Page(view, notes=self.notes, log=self.log_lines(self.since()))

    def show_page(self, moment: page.Page) -> None:
        """Notes are said once."""
        self.screen.clear()
        page.show(self.screen.console, moment, self.renderer, self.scene(), self.screen.height)
        self.notes = []

    def next_line(self) -> str:
        """What was typed ahead, or what is typed now; the end of the input is a leave."""
        line, self.ahead = self.ahead or self.screen.read(), ""
        if line is None:
            raise LeaveError
        return line

    def gloss(self, action: Action) -> str:
        """What a choice brings, where the game says that."""
        return "" if self.renderer.gloss is None else self.renderer.gloss(action, self.scene())

    def choices(self) -> list[Action]:
        """The legal answers, as they are numbered."""
        return self.renderer.ordered(self.match.state.legal())

    def obey(self, text: str) -> bool:
        """Do what was typed; True if the page has to be drawn anew."""
        legal = self.choices()
        chosen = [action for action in legal if action.text == text]
        if text.isdecimal() and text.isascii() and len(text) < 6:
            number = int(text)
            if not 1 <= number <= len(legal):
                return self.say(self.words("ask.out_of_range", text=text, n=len(legal)))
            chosen = [legal[number - 1]]
        if chosen:
            self.match.act(chosen[0])
            return True
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            about = text[1:].strip()
            numbered = about.isdecimal() and about.isascii() and len(about) < 6
            return self.choice(int(about)) if numbered else self.rule(about)
        command = self.commands().get(word.casefold())
        return command() if command is not None and not rest else self.refuse(text)

    def commands(self) -> dict[str, Callable[[], bool]]:
        """What can be typed beside a move."""
        by_letter = {"u": self.undo, "h": self.help, "l": self.whole_log, "q": self.leave}
        by_letter["t"] = self.whole_table
        words = {"undo": "u", "help": "h", "log": "l", "quit": "q", "exit": "q", "leave": "q"}
        words["table"] = "t"
        if self.game.orders:
            by_letter["w"] = self.next_order
            words["windows"] = "w"
        by_word = {word: by_letter[letter] for word, letter in words.items()}
        by_word |= {"hint": self.hint, "rule": lambda: self.rule("")}
        return {**by_letter, **by_word, "": self.again}

    def refuse(self, text: str) -> bool:
        """One line that says why this is no answer."""
        state = self.match.state
        question = state.asked
        try:
            action: Action = self.game.parse(text)
        except NotationError as error:
            near = error.message.partition(" Near: ")[2].rstrip(".")
            line = self.words("ask.notation", text=text)
            hint = self.words("ask.near", near=near) if near else self.numbers()
            return self.say(f"{line} {hint}")
        if question is None:
            return False
        refusal = question.refusal(state, action)
        reason = self.narrator.say(refusal.message, question.seat)
        return self.say(self.words("ask.refused", reason=reason, rule=refusal.rule))

    def numbers(self) -> str:
        return self.words("ask.numbers", n=len(self.match.state.legal()))

    # -- commands: each returns whether the page has to be drawn anew ------------------------------

    def undo(self) -> bool:
        """Take back the last choice, or say why it stands."""
        seat = self.match.state.seat_to_act
        try:
            action = self.match.undo(seat)
        except UndoError as error:
            return self.say(self.words(error.code))
        self.read_up_to = min(self.read_up_to, len(self.match.steps) - 1)
        self.notes = [self.words("undo.done", move=action.text)]
        return True

    def next_order(self) -> bool:
        """The next of the standing orders; what it lets pass is asked no more."""
        state, orders = self.match.state, self.game.orders
        standing = self.match.standing[state.seat_to_act]
        order = orders[(orders.index(standing.now(state)) + 1) % len(orders)]
        standing.give(state, order)
        self.notes = [self.words(f"order.{order}")]
        return True

    def rule(self, rule_id: str) -> bool:
        """The rule behind the question, or any rule."""
        question = self.match.state.asked
        wanted = rule_id or ("" if question is None else question.rule)
        try:
            rule = ledger.load(self.game.name, self.words.language).rule(wanted)
        except ledger.LedgerError as error:
            return self.say(error.message)
        self.screen.console.print(leaves.rule_part(rule, self.scene()), width=self.screen.width)
        return False

    def choice(self, number: int) -> bool:
        """One choice in full, with what it brings."""
        legal = self.choices()
        if not 1 <= number <= len(legal):
            return self.say(self.words("ask.out_of_range", text=str(number), n=len(legal)))
        action = legal[number - 1]
        label = self.narrator.option(self.match.state, action)
        tell = self.renderer.in_full
        brings = self.gloss(action) if tell is None else tell(action, self.scene())
        part = leaves.choice_part(number, label, brings, action)
        self.screen.console.print(part, width=self.screen.width)
        return False

    def hint(self) -> bool:
        """What a search thinks of every choice."""
        self.screen.status(self.words("hint.wait"))
        state = self.match.state
        labels = {
            action: (number, self.narrator.option(state, action))
            for number, action in enumerate(self.choices(), 1)
        }
        parts = leaves.hint_parts(advise(self.match), labels, self.scene())
        self.read_through(parts, "ask.back")
        return self.screen.live

    def whole_table(self) -> bool:
        """The table with all its texts, however long."""
        view = self.match.state.view(self.reader)
        self.read_through(self.renderer.table(view, self.scene()), "ask.back")
        return self.screen.live

    def whole_log(self) -> bool:
        """Every line so far."""
        lines = self.log_lines(0) or [self.words("log.empty")]
        return self.leaf(self.words("log.whole"), [indented(line) for line in lines])

    def help(self) -> bool:
        """What can be typed."""
        first = self.choices()[0].text
        rule = self.match.state.asked.rule if self.match.state.asked is not None else ""
        keys = {"1": "number", first: "move", "? 1": "choice", "hint": "hint"}
        keys |= {"?": "rule", f"? {rule}": "any_rule"}
        keys |= {"w": "windows"} if self.game.orders else {}
        keys |= {"u": "undo", "t": "table", "l": "log", "Enter": "enter", "q": "quit"}
        return self.leaf(self.words("help.title"), [leaves.help_part(keys, self.scene())])

    def leave(self) -> bool:
        raise LeaveError

    def again(self) -> bool:
        """Enter alone: the page anew on a terminal, a word about what can be typed elsewhere."""
        return True if self.screen.live else self.say(self.numbers())

    # -- helpers -----------------------------------------------------------------------------------

    def say(self, line: str) -> bool:
        self.screen.console.print(indented(line, "yellow"), width=self.screen.width)
        return False

    def leaf(self, title: str, parts: Sequence[RenderableType]) -> bool:
        """A page of its own; then the table again."""
        self.read_through([rule_line(self.scene(), title), *parts], "ask.back")
        return self.screen.live

    def read_through(self, parts: Sequence[RenderableType], then: str) -> None:
        """Something to read, a screen at a time."""
        console, width = self.screen.console, self.screen.width
        lines = console.render_lines(Group(*parts), console.options.update(width=width), pad=False)
        size = max(self.screen.height - 2, 1) if self.screen.height else len(lines)
        for start in range(0, len(lines), size):
            self.screen.clear()
            for line in lines[start : start + size]:
                console.print(Text.assemble(*((s.text, s.style or "") for s in line)), width=width)
            last = start + size >= len(lines)
            self.pause(self.words(then if last else "ask.enter"), question_seen=then == "ask.back")
            if self.ahead:
                return

    def pause(self, text: str, *, question_seen: bool = False) -> None:
        """Until Enter. A command typed here is obeyed at the question; a move only if it was seen.

        Whoever leafs through the end of a round does not know yet what a number would choose.
        """
        try:
            line = self.screen.wait(f" {text}").strip()
        except EOFError:
            raise LeaveError from None
        if question_seen or line.startswith("?") or line.casefold() in self.commands():
            self.ahead = line

    def scene(self) -> Scene:
        players, reader = self.match.players, self.reader
        symbols, width = self.screen.symbols, self.screen.width
        return Scene(self.game, players, self.narrator, self.words, symbols, width, reader)

    def since(self) -> int:
        """The ply of the reader's last choice: what came of it is news, and the first deal.

        At the end several people read one page: it begins with the last choice of any of them.
        """
        readers = self.match.people if self.reader is None else [self.reader]
        return max((self.match.last_decision(seat) for seat in readers), default=-1)

    def log_lines(self, since: int) -> list[str]:
        """The log from this ply on, as the reader may know it; what one action did shares lines."""
        said: list[tuple[int, str]] = []
        for entry in self.match.log:
            line = self.log_line(entry) if entry.ply >= since else None
            if line is not None:
                said.append((entry.ply, line))
        return page.flow(said, self.screen.width - 2)

    def log_line(self, entry: Entry) -> str | None:
        """One line of the log; another seat's single answer is nobody's business."""
        fact = entry.fact
        if isinstance(fact, Event):
            return self.narrator.line(fact, self.reader)
        if fact.seat != self.reader:
            return None
        return self.forced_line(fact)

    def forced_line(self, fact: Forced) -> str:
        return self.words("log.forced", option=self.narrator.say(fact.option, fact.seat))


def seat_names(match: Match, words: Words) -> list[str]:
    """What the seats are called by everybody else."""
    return [
        player.name or words("seat.number", n=seat + 1) for seat, player in enumerate(match.players)
    ]


def play_through(session: Session) -> bool:
    """Play until the end (True) or until the person leaves (False); say where the match lies."""
    try:
        session.run()
    except (LeaveError, KeyboardInterrupt) as leaving:
        say_kept(session)
        if isinstance(leaving, KeyboardInterrupt):
            raise
        return False
    return True


def say_kept(session: Session) -> None:
    """Where the match lies and how to go on with it."""
    record = session.match.record
    key = "match.not_kept" if record is None else "match.kept"
    name = "" if record is None else match_name(record.path)
    session.screen.console.print()
    session.screen.console.print(Text(session.words(key, name=name)), soft_wrap=True)
