"""What a table is drawn from: the view of one reader, and who and what is around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.game import Game
from fathomless.core.view import View
from fathomless.play.narrate import Narrator
from fathomless.play.players import Player
from fathomless.play.terminal.screen import Symbols
from fathomless.play.words import Words

TIGHTEST = 2  # the last level of tightness of a renderer that names no other


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a renderer needs beside the view itself."""

    game: Game
    players: Sequence[Player]
    narrator: Narrator
    words: Words
    symbols: Symbols
    width: int
    reader: int | None
    tightness: int = 0  # 0: as it is nicest, up to the renderer's last level: the fewest lines

    def name(self, seat: int) -> str:
        """What the reader calls a seat."""
        if seat == self.reader and not self.players[seat].name:
            return self.words("seat.subject_capital")
        return self.narrator.names[seat]

    def kind(self, seat: int) -> str:
        """Who plays a seat, beside its name: a level by its name, another bot as it is written."""
        player = self.players[seat]
        if player.is_human:
            return self.words("seat.you") if seat == self.reader and player.name else ""
        level, colon, budget = player.spec.partition(":")
        key = f"level.{level}"
        return f"{self.words(key)}{colon}{budget}" if self.words.has(key) else player.spec


@dataclass(frozen=True, slots=True)
class Renderer:
    """How one game looks in the terminal."""

    table: Callable[[View, Scene], list[RenderableType]]
    # What is to be read before the game goes on (the end of a round); None if nothing is.
    interlude: Callable[[Sequence[Event], Scene], list[RenderableType] | None]
    # The order of the numbered choices; without it, the order of the rules.
    place: Callable[[Action], int] | None = None
    # What a choice brings, in a few words beside it; without it, the notation stands there.
    gloss: Callable[[Action, Scene], str] | None = None
    # Whether the table, at a tightness, no longer says what choices bring: then glosses must.
    needs_gloss: Callable[[View, int], bool] | None = None
    # How many levels of tightness the table knows.
    levels: int = TIGHTEST + 1
    # How the scores came about, from the last view; shown before the last page.
    tally: Callable[[View, Scene], list[RenderableType]] | None = None
    # The seats that do not count for the places, from the last view; the game says `end.out`.
    out: Callable[[View], list[int]] | None = None
    # What a choice brings at any length, for whoever asks for it in full; without it, the gloss.
    in_full: Callable[[Action, Scene], str] | None = None

    def ordered(self, legal: Sequence[Action]) -> list[Action]:
        """The legal actions as they are numbered on the page."""
        return list(legal) if self.place is None else sorted(legal, key=self.place)

    def not_counted(self, view: View) -> list[int]:
        """The seats that do not count for the places."""
        return [] if self.out is None else self.out(view)


def rule_line(scene: Scene, title: str = "") -> Text:
    """A thin line across, with a title in it."""
    line = scene.symbols.line
    if not title:
        return Text(line * scene.width, style="dim")
    text = Text(line * 2, style="dim")
    text.append(f" {title} ", style="cyan")
    rest = scene.width - text.cell_len
    return text.append(line * max(rest, 0), style="dim")


def indented(text: str, style: str = "") -> Padding:
    """A paragraph one cell from the left edge, also where it wraps."""
    return Padding(Text(text, style=style), (0, 0, 0, 1))
