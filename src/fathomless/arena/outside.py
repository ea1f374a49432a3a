"""Bots in any language: a program that reads questions from its input, one to a line, and answers.

`docs/bots.md` says what the lines hold. A program is started once and asked about many matches; it
ends when its input does.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager, suppress
from typing import IO

from fathomless.bots.bot import Bot
from fathomless.core.action import Action
from fathomless.core.errors import FathomlessError
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng

OUTSIDE = "command:"  # and then the command line: how such a bot is written in a plan
PROTOCOL = 1
PATIENCE = 60.0  # seconds for one answer
SECONDS_TO_END = 1.0
SEEDS = 1 << 31
SHOWN = 200  # characters of a wrong answer
ENDING = (signal.SIGINT, signal.SIGTERM)
LONGEST = 1 << 16  # characters of a line; a longer one is no answer


def shown_name(spec: str) -> str:
    """A bot's text as people know it: of a program its command line alone."""
    return spec.removeprefix(OUTSIDE)


class OutsideError(FathomlessError):
    """A program that does not play by the protocol: `bot/…`."""


class OutsideBot(Bot):
    """A program at the other end of two pipes."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        super().__init__(command)
        self.patience = patience
        self.process = start(command)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.questions: IO[str] = self.process.stdin
        self.answers: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def _read(self, output: IO[str]) -> None:
        """In a thread of its own: a pipe cannot be waited for with a limit everywhere."""
        with output:
            while line := output.readline(LONGEST):
                self.answers.put(line)
                if len(line) == LONGEST:  # whoever writes without end is not read to the end
                    return
        self.answers.put("")  # it has ended

    def choose(self, perspective: Perspective, rng: Rng) -> Action:
        """Ask, wait, and take it at its word."""
        legal = perspective.legal()
        options = [{"a": str(action), "refs": list(action.refs)} for action in legal]
        question = {
            "t": "ask",
            "v": PROTOCOL,
            "game": perspective.game,
            "seats": perspective.seats,
            "seat": perspective.seat,
            "seed": rng.below(SEEDS),
            "view": perspective.view.to_json(),
            "options": options,
        }
        answer = self._ask(json.dumps(question, separators=(",", ":")))
        for action in legal:
            if str(action) == answer:
                return action
        known = ", ".join(str(action) for action in legal)
        raise OutsideError(
            "bot/illegal", f"{self.name!r} answered {answer!r}; it could choose from: {known}."
        )

    def _ask(self, question: str) -> str:
        with suppress(OSError):  # it reads no more; what it has written is still an answer
            self.questions.write(question + "\n")
            self.questions.flush()
        try:
            line = self.answers.get(timeout=self.patience)
        except queue.Empty:
            self.close()
            raise OutsideError(
                "bot/slow", f"{self.name!r} gave no answer within {self.patience:g} s."
            ) from None
        if not line:
            raise OutsideError("bot/ended", f"{self.name!r} {self._ending()} without an answer.")
        return self._read_answer(line)

    def _ending(self) -> str:
        """How the program came to say nothing more."""
        try:
            return f"has ended with status {self.process.wait(timeout=SECONDS_TO_END)}"
        except subprocess.TimeoutExpired:
            return "has closed its output"

    def _read_answer(self, line: str) -> str:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or not isinstance(answer.get("a"), str):
            shown = line.strip()[:SHOWN]
            raise OutsideError(
                "bot/garbled", f'{self.name!r} wrote {shown!r}; an answer is {{"a": "…"}}.'
            )
        return str(answer["a"])

    def hang_up(self) -> None:
        """There is no further question: the program is to end by itself."""
        with suppress(OSError):  # it may have gone, and the last question with it
            self.questions.close()

    def close(self, until: float | None = None) -> None:
        """End the program, if it has not ended by itself before then, and what it has started."""
        self.hang_up()
        seconds = SECONDS_TO_END if until is None else max(0.0, until - time.monotonic())
        try:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=seconds)
        finally:  # also where Ctrl-C is pressed once more
            kill(self.process.pid)
        self.process.wait()
        self.reader.join(SECONDS_TO_END)  # what has left the session may hold the pipe for long


def start(command: str) -> subprocess.Popen[str]:
    """A program in a session of its own: what it starts can be ended with it."""
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="backslashreplace",  # what is no text is a wrong answer, and is shown
            bufsize=1,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise OutsideError(
            "bot/not-started", f"{command!r} cannot be started: {reason}."
        ) from error


def kill(pid: int) -> None:
    """End a program, and where the system knows sessions, everybody in its own."""
    with suppress(OSError):  # nobody is left
        if hasattr(os, "killpg"):
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)  # where there are no sessions, this ends it at once


# The programs this process has started, by command line.
_running: dict[str, OutsideBot] = {}
# Where whoever may end this process by force finds those of the programs; empty if nobody does.
_notes: list[MutableSequence[int]] = []


def note_in(notes: MutableSequence[int]) -> None:
    """Keep the processes of the programs there, with room for all; 0 is none."""
    _notes[:] = [notes]


def _note() -> None:
    pids = [bot.process.pid for bot in _running.values()]
    for notes in _notes:
        for place in range(len(notes)):
            notes[place] = pids[place] if place < len(pids) else 0


def kill_noted(notes: Sequence[int]) -> None:
    """End the programs of a process that is gone and has not done so itself."""
    for pid in notes:
        if pid:
            kill(pid)


def find(command: str) -> OutsideBot:
    """The program with this command line: the one that runs, or a new one."""
    bot = _running.get(command)
    if bot is not None and bot.process.poll() is not None:
        bot.close()
        bot = None
    if bot is None:
        with undisturbed():  # a program that is not in the list would be left running
            bot = _running[command] = OutsideBot(command)
            _note()
    return bot


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C and SIGTERM, where they are heard, are heard afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    hearing = [number for number in ENDING if callable(signal.getsignal(number))]
    before = {
        number: signal.signal(number, lambda signum, _: heard.append(signum)) for number in hearing
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for sent in heard:
            signal.raise_signal(sent)


def close_all() -> None:
    """End all programs that were started here; they have the same second to do it by themselves."""
    with undisturbed():
        for bot in _running.values():
            bot.hang_up()
        until = time.monotonic() + SECONDS_TO_END
        while _running:
            _, bot = _running.popitem()
            bot.close(until)
            _note()
