"""The commands on a real terminal: a pseudo-terminal of 80 by 24."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.cli.commands import PROGRAM, ROOT

ESCAPE = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\r")
COLOUR = re.compile(rb"\x1b\[(?:\d+;)*3[1-7]")
FILE = Path("tests/golden/the_abyss/three-seats-end-by-stop.replay")

# Makes the terminal its own, so that Ctrl-C is a signal, and becomes the command. A shell may have
# told the tests themselves, as a background job, to ignore that signal.
OWN_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """A command and the terminal it runs on."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        env |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, *PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=ROOT,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        self.raw = b""
        self.colours = False

    def until(self, text: str, seconds: float = 30.0) -> str:
        """Read until this is on the screen; what was written since the last clearing, plain."""
        end = time.monotonic() + seconds
        while text not in plain(self.raw):
            if not select.select([self.master], [], [], max(end - time.monotonic(), 0.0))[0]:
                raise AssertionError(f"no {text!r} in {self.raw!r}")
            self.raw += os.read(self.master, 1 << 16)
        page, self.raw = self.raw, b""
        self.colours = bool(COLOUR.search(page))
        return plain(page.rpartition(b"\x1b[2J")[2] or page)

    def press(self, key: bytes, text: str) -> str:
        """Press a key until this is on the screen: one that comes before the prompt can be lost."""
        for _ in range(10):
            os.write(self.master, key)
            with contextlib.suppress(AssertionError):
                return self.until(text, 3.0)
        raise AssertionError(f"no {text!r} in {self.raw!r}")

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def close(self) -> int:
        status: int = self.process.wait(30)
        os.close(self.master)
        return status


def plain(raw: bytes) -> str:
    return ESCAPE.sub(b"", raw).decode("utf-8", "replace")


def play(*arguments: str, **environment: str) -> Terminal:
    seats = ("--seats", "me,random", "--option", "target=12", "--seed", "pearl")
    return Terminal("play", "the-abyss", "--terminal", *seats, *arguments, **environment)


def test_a_page_fills_at_most_the_screen() -> None:
    terminal = play()
    page = terminal.until("q leave")
    assert len(page.splitlines()) <= 24
    assert all(len(line) <= 80 for line in page.splitlines())
    assert "Take" in page
    terminal.type("h")
    assert "the rule behind the question" in terminal.until("back to the table")
    terminal.type("")
    terminal.until("q leave")
    terminal.type("?")
    terminal.until("TA-R8")
    terminal.type("q")
    terminal.until("--resume the-abyss-1")
    assert terminal.close() == 0


def test_no_colour() -> None:
    coloured, plain = play(), play(NO_COLOR="1")
    for terminal, colours in ((coloured, True), (plain, False)):
        terminal.until("q leave")
        assert terminal.colours is colours
        terminal.type("q")
        terminal.until("--resume")
        assert terminal.close() == 0


def test_control_c_and_control_d_keep_the_match() -> None:
    for key, status in ((b"\x03", 130), (b"\x04", 0)):
        terminal = play()
        terminal.until("q leave")
        assert "The match is kept." in terminal.press(key, "--resume")
        assert terminal.close() == status


def test_several_people_do_not_see_each_others_pages() -> None:
    terminal = Terminal(
        *("play", "the-abyss", "--terminal", "--seats", "me,me", "--seed", "pearl"),
        *("--name", "Ada", "--name", "Bea"),
    )
    page = terminal.until("then Enter")
    assert "Pass the keyboard" in page
    assert "hand" not in page
    terminal.type("")
    assert "your hand" in terminal.until("q leave")
    terminal.type("q")
    terminal.until("--resume")
    assert terminal.close() == 0


def test_a_replay_is_walked_through() -> None:
    terminal = Terminal("replay", str(FILE))
    assert "move 0 of" in terminal.until("q leave")
    for typed, seen in (("n", "move 1 of"), ("12", "move 12 of"), ("p", "move 11 of")):
        terminal.type(typed)
        assert seen in terminal.until("q leave")
    terminal.type("end")
    page = terminal.until("q leave")
    assert "What decided it" in page
    terminal.type("q")
    assert terminal.close() == 0
