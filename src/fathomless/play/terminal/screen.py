"""The console: what it can show, how it is cleared, how a line is read from it."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module

from rich.console import Console

# Where a letter has no plain twin by decomposition, and for the signs of our own texts.
PLAIN = {
    "ł": "l", "Ł": "L", "·": ".", "–": "-", "—": "-", "−": "-", "…": ".", "×": "x",
    "‘": "'", "’": "'", "„": '"', "“": '"', "”": '"', "\u00a0": " ", "→": ">", "±": "~",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Symbols:
    """The signs of the table; each also has its word beside it, so none is needed to play."""

    eye: str
    hook: str
    sword: str
    treasure: str
    panic: str
    empty: str
    turn: str
    full_bar: str
    rest_bar: str
    frame: str  # corners and sides: top left, top right, bottom left, bottom right, across, down
    line: str
    prompt: str
    chosen: str
    out: str


UNICODE = Symbols("◉", "↲", "†", "◆", "✕", "·", "▸", "━", "─", "╭╮╰╯─│", "─", "› ", "✓", "†")
ASCII = Symbols("o", "j", "!", "*", "X", ".", ">", "#", "-", "++++-|", "-", "> ", "v", "+")


def symbols_for(console: Console) -> Symbols:
    """The full signs where the encoding has them, plain ones elsewhere."""
    signs = "".join(str(getattr(UNICODE, field)) for field in Symbols.__slots__)
    try:
        signs.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE


def printable(text: str) -> str:
    """A stranger's text without anything that could move the cursor or change colours."""
    return "".join(char if char.isprintable() else "?" for char in text)


def plain_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """What to write for a letter that the encoding lacks: a plain one, of the same width."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    out = []
    for char in error.object[error.start : error.end]:
        base = unicodedata.normalize("NFKD", char)[0]
        out.append(PLAIN.get(char, base if base.isascii() else "?"))
    return "".join(out), error.end


def make_console(*, stderr: bool = False) -> Console:
    """A console on the standard output (or error) that can write any text in any encoding."""
    codecs.register_error("plain-letters", plain_letters)
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="plain-letters")
    return Console(file=stream, highlight=False, markup=False, emoji=False, soft_wrap=False)


class Screen:
    """One person's terminal, or a pair of pipes that stands for one."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.symbols = symbols_for(console)
        self.live = console.is_terminal and sys.stdin.isatty()
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # what is no text is only a wrong line
        if self.live:
            with suppress(ImportError):
                import_module("readline")  # line editing for input(), where there is one

    @property
    def width(self) -> int:
        return min(self.console.width, 120)

    @property
    def height(self) -> int:
        return self.console.height if self.live else 0  # 0: as long as it gets

    def clear(self) -> None:
        """A fresh page on a terminal; an empty line elsewhere."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def status(self, text: str) -> None:
        """A passing word on the last line of a terminal; nothing elsewhere."""
        if self.live:
            self.console.file.write(f"\r\x1b[2K {text[: self.console.width - 2]}")
            self.console.file.flush()

    def read(self) -> str | None:
        """One line from the person; None when there will be no more."""
        if self.live:
            try:
                return input(self.symbols.prompt)
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        line = printable(line.rstrip())
        self.console.print(f"{self.symbols.prompt}{line}")
        return line

    def wait(self, text: str) -> str:
        """Until Enter, on a terminal; what was typed before it."""
        if not self.live:
            return ""
        self.console.print(text, style="dim")
        line = self.read()
        if line is None:
            raise EOFError
        return line
