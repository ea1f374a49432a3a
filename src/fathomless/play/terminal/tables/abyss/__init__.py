"""The table of Abyss: the board, the players' zones, what you hold, the score sheet.

The zones of an expansion have a module of their own. What the view has beside all of them is shown
in plain rows below them: nothing is kept from the reader, and nothing has to be known to be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.view import View
from fathomless.games.abyss.actions import DECLINE, DONE, END, EXPLORE, PASS, PLOT, SUPPORT
from fathomless.play.terminal.scene import Renderer, Scene, rule_line
from fathomless.play.terminal.tables import generic
from fathomless.play.terminal.tables.abyss import kraken, leviathan
from fathomless.play.terminal.tables.abyss.board import LEVELS, NO_POWERS, SHORTEST, board
from fathomless.play.terminal.tables.abyss.sheet import sheet
from fathomless.play.terminal.tables.abyss.zones import hand_lines, zones
from fathomless.play.terminal.tables.layout import limited

# The fields of the base game's view; the zones of an expansion come under its name.
KNOWN = frozenset(
    (
        *("turn", "starter", "active", "extra_turn", "end_called_by", "end_reason", "players"),
        *("deck", "discard", "discard_top", "track", "price", "threat", "threat_track", "council"),
        *("court", "court_spaces", "lords_left", "lords_gone", "locations_left", "available"),
        *("drawn", "tokens_left", "keys_left", "payment"),
    )
)

# Field of the view → what draws it, where an expansion is on.
EXPANSIONS = {"kraken": kraken.lines, "leviathan": leviathan.lines}


def table(view: View, scene: Scene) -> list[RenderableType]:
    """The whole table as the reader sees it."""
    seen: dict[str, Any] = dict(view.table)
    lines: list[RenderableType] = [head(seen, scene)]
    if not (view.over and scene.tightness >= SHORTEST):  # at the end the scores need the room
        lines += board(seen, scene)
    lines += zones(seen, scene)
    if scene.reader is not None:
        lines += hand_lines(seen["players"][scene.reader], seen, scene)
    return [*lines, *further(seen, scene)]


def further(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The zones that are not of the base game; on small screens the beginning of each."""
    lines: list[RenderableType] = []
    for field in [field for field in seen if field not in KNOWN]:
        value, title = seen[field], generic.label(field)
        if field in EXPANSIONS and scene.tightness < NO_POWERS:
            lines.append(rule_line(scene))
        if field in EXPANSIONS:
            lines += EXPANSIONS[field](value, seen, scene)
        elif scene.tightness >= NO_POWERS:
            words = Text(generic.words_of(value, scene))
            lines.append(limited(Text(f" {title}:", style="cyan"), [words], scene, 1))
        elif isinstance(value, dict):
            lines += [rule_line(scene, title), *generic.rows(value, scene)]
        else:
            lines += generic.rows({field: value}, scene)
    return lines


def head(seen: dict[str, Any], scene: Scene) -> RenderableType:
    """Which game, which turn, and whether the end is near."""
    words = scene.words
    parts = [scene.game.title, words("abyss.turn", n=seen["turn"])]
    if seen["extra_turn"]:
        parts.append(words("abyss.extra_turn"))
    if seen["end_called_by"] is not None:
        parts.append(words("abyss.last_turns"))
    return rule_line(scene, f" {scene.symbols.empty} ".join(parts))


def interlude(events: Sequence[Event], scene: Scene) -> list[RenderableType] | None:
    """There are no rounds: nothing is read before the game goes on."""
    return None


FIRST = (PLOT, EXPLORE, SUPPORT)
LAST = (DONE, DECLINE, PASS, END)


def place(action: Action) -> int:
    """The turn in the order of the rulebook; what ends something last; equals stay as they are."""
    if action.verb in LAST:
        return 1 + LAST.index(action.verb)
    return FIRST.index(action.verb) - len(FIRST) if action.verb in FIRST else 0


# What is said about a component, by the kind of its ref.
TEXTS = {"lord": "power", "location": "points"}


def gloss(action: Action, scene: Scene) -> str:
    """The power of the Lord, or the points of the Location, that a choice is about."""
    for ref in action.refs:
        kind, _, id = ref.partition(":")
        if kind in TEXTS and scene.narrator.knows(f"{TEXTS[kind]}:{id}"):
            return scene.narrator.name(f"{TEXTS[kind]}:{id}")
    return ""


RENDERER = Renderer(table, interlude, place, gloss, levels=LEVELS, tally=sheet)
