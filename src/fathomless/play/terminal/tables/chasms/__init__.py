"""The table of Chasms: Monsters with their faces, what is being resolved, Hunters, your hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.view import View
from fathomless.games.chasms.actions import END, LEAD, LET_GO, PLAY, SKIP_DRAW
from fathomless.play.terminal.scene import Renderer, Scene, indented, rule_line
from fathomless.play.terminal.tables.chasms.cards import (
    LEVELS,
    NAMES,
    NO_LEADER_TEXTS,
    OWN_TEXTS,
    hand_lines,
)
from fathomless.play.terminal.tables.chasms.fight import attack_lines, chain_lines, monsters
from fathomless.play.terminal.tables.chasms.hunters import factions, hunters, turn_line


def table(view: View, scene: Scene) -> list[RenderableType]:
    """The whole table as the reader sees it."""
    seen: dict[str, Any] = dict(view.table)
    lines: list[RenderableType] = [head(seen, scene)]
    if seen["ending"] is not None:
        lines.append(indented(scene.narrator.name(f"reason:{seen['ending']}"), "bold"))
    fight = [*monsters(seen, scene), *attack_lines(seen, scene), *chain_lines(seen, scene)]
    fight += turn_line(seen, scene)
    lines += fight
    if fight and scene.tightness < NAMES:
        lines.append(rule_line(scene))
    lines += hunters(seen, scene)
    if seen["drafting"]:
        lines += factions(seen, scene)
    if scene.reader is not None:
        lines += hand_lines(seen["players"][scene.reader], seen, scene)
    return lines


def head(seen: dict[str, Any], scene: Scene) -> RenderableType:
    """Which game, which round, which Monster, and how near the end is."""
    words = scene.words
    parts = [scene.game.title]
    if not seen["drafting"]:
        parts.append(words("chasms.round", n=seen["round"]))
        fought = {"n": seen["monsters_revealed"], "of": seen["monsters_fought"]}
        parts.append(words("chasms.monster_of", **fought))
    if seen["last_round"]:
        parts.append(words("chasms.last_round"))
    parts.append(words("chasms.heart_pile", n=seen["heart_pile"]))
    return rule_line(scene, f" {scene.symbols.empty} ".join(parts))


def interlude(events: Sequence[Event], scene: Scene) -> list[RenderableType] | None:
    """The log tells an attack step by step: nothing is read before the game goes on."""
    return None


FIRST = (PLAY, LEAD)
LAST = (SKIP_DRAW, LET_GO, END)


def place(action: Action) -> int:
    """Cards, then Leaders, then the rest; what lets a moment pass comes last."""
    if action.verb in LAST:
        return len(FIRST) + 1
    return FIRST.index(action.verb) if action.verb in FIRST else len(FIRST)


def gloss(action: Action, scene: Scene) -> str:
    """What the card or the Leader of a choice does; a Faction is known by its Leader."""
    name = scene.narrator.name
    for ref in action.refs:
        kind, _, id = ref.partition(":")
        if kind in ("hand", "peek", "discard"):
            return name(f"text:{id}")
        if kind == "leader":
            return name(f"text:leader_{id}")
        if kind == "faction":
            return f"{name(f'leader:{id}')}: {name(f'text:leader_{id}')}"
    return ""


def needs_gloss(view: View, tightness: int) -> bool:
    """Where the own Leaders stand without their texts; in a draft, where the Factions do."""
    return tightness >= (OWN_TEXTS if view.table["drafting"] else NO_LEADER_TEXTS)


WITHOUT_THE_DEAD = ("death", "stalemate")


def out(view: View) -> list[int]:
    """CH-R27, CH-C15. The dead, where only the living count."""
    if view.table["ending"] not in WITHOUT_THE_DEAD:
        return []
    players: Any = view.table["players"]
    return [player["seat"] for player in players if not player["alive"]]


RENDERER = Renderer(table, interlude, place, gloss, needs_gloss, levels=LEVELS, out=out)
