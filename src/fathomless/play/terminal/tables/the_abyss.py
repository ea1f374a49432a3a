"""The table of The Abyss: players, the middle, what you hold against the 25 line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.view import View
from fathomless.games.the_abyss.actions import (
    DECLINE,
    DONE,
    DRAW,
    END,
    GIFT,
    GIVE,
    KEEP,
    PLAY_EYE,
    PLAY_HOOK,
    PUT,
    SACRIFICE,
    STEAL,
    STOP,
    TAKE,
)
from fathomless.games.the_abyss.material import (
    CLASSES,
    FACE_BY_ID,
    FACES,
    PANIC_LIMIT,
    STOP_POINTS,
    Face,
)
from fathomless.play.terminal.scene import TIGHTEST, Renderer, Scene, rule_line

CARD = 13  # a card's width with its frame
STYLES = {"panic": "bold red", "eye": "cyan", "hook": "green", "sword": "magenta"}
STYLES["treasure"] = "yellow"


def table(view: View, scene: Scene) -> list[RenderableType]:
    """The whole table as the reader sees it."""
    seen: dict[str, Any] = dict(view.table)
    lines: list[RenderableType] = [head(seen, scene), players_head(scene)]
    lines += [player_row(player, seen, scene) for player in seen["players"]]
    lines += [] if scene.tightness == TIGHTEST else [rule_line(scene)]
    lines += middle(seen, scene)
    if scene.reader is not None:
        lines += own_part(seen["players"][scene.reader], seen, scene)
    return lines


def head(seen: dict[str, Any], scene: Scene) -> Text:
    """Which game, which round, how far it goes."""
    words = scene.words
    title = words("the-abyss.head", round=seen["round"], target=seen["target"])
    return rule_line(scene, f"{scene.game.title} {scene.symbols.empty} {title}")


# -- players ---------------------------------------------------------------------------------------


def columns(scene: Scene) -> list[int]:
    """The widths of name, kind, total, hand, Panic; played cards have the rest."""
    names = max(cell_len(scene.name(seat)) for seat in range(len(scene.players)))
    kinds = max(cell_len(scene.kind(seat)) for seat in range(len(scene.players)))
    heads = [cell_len(scene.words(f"the-abyss.{key}")) for key in ("total", "hand", "panic")]
    return [names, kinds, max(heads[0], 7), max(heads[1], 4), max(heads[2], 7)]


def row(cells: Sequence[Text], scene: Scene) -> Text:
    """Cells under each other: name and kind to the left, figures to the right."""
    line = Text("")
    for number, (cell, width) in enumerate(zip(cells, columns(scene), strict=False)):
        gap = " " * max(width - cell.cell_len, 0)
        figures = number in (2, 3)
        line.append(gap if figures else "").append_text(cell).append("" if figures else gap)
        line.append("  ")
    return line.append_text(cells[-1])


def players_head(scene: Scene) -> Text:
    """What the columns are."""
    heads = ["", "", *(scene.words(f"the-abyss.{key}") for key in ("total", "hand", "panic"))]
    line = row([Text(text) for text in [*heads, scene.words("the-abyss.played")]], scene)
    line = Text("   ").append_text(line)
    line.stylize("dim")
    return line


def player_row(player: dict[str, Any], seen: dict[str, Any], scene: Scene) -> Text:
    """One player: total, size of the hand, Panic, what lies played in front."""
    seat = int(player["seat"])
    out = bool(player["out"])
    active = seat == seen["active"]
    hand = scene.words("the-abyss.out") if out else str(player["hand_size"])
    cells = [
        Text(scene.name(seat), style="bold" if seat == scene.reader else ""),
        Text(scene.kind(seat), style="dim"),
        Text(f"{player['total']}/{seen['target']}"),
        Text(hand),
        panic_marks(int(player["panics"]), scene),
    ]
    marker = Text(f" {scene.symbols.turn if active else ' '} ", style="bold yellow")
    used = 3 + sum(columns(scene)) + 2 * len(cells)
    line = marker.append_text(row([*cells, played(player, scene, scene.width - used)], scene))
    if out:
        line.stylize("dim")
    return line


def panic_marks(count: int, scene: Scene) -> Text:
    """`✕✕· 2/3`: the sign, and the figure for whoever does not see it."""
    marks = Text(scene.symbols.panic * count, style="bold red")
    marks.append(scene.symbols.empty * max(PANIC_LIMIT - count, 0), style="dim")
    return marks.append(f" {count}/{PANIC_LIMIT}", style="bold red" if count == 2 else "default")


def played(player: dict[str, Any], scene: Scene, room: int) -> Text:
    """The played cards by name, or by class and points where names have no room."""
    cards = list(player["played"])
    names = Text(", ").join(chip(card, scene, points=False) for card in cards)
    if names.cell_len > room:
        names = Text(" ").join(chip(card, scene, name=False) for card in cards)
    if names.cell_len > room:
        names.truncate(max(room, 1), overflow="ellipsis")
    names.stylize("dim")
    return names


# -- the middle ------------------------------------------------------------------------------------


def middle(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """Deck, discard pile, and what has left the round."""
    words = scene.words
    line = Text(" ").append(words("the-abyss.deck", n=seen["deck"]))
    line.append(f"   {words('the-abyss.discard', n=seen['discard'])}")
    if seen["discard_top"] is not None:
        line.append(f" {words('the-abyss.on_top')} ").append_text(chip(seen["discard_top"], scene))
    lines: list[RenderableType] = [line]
    gone = [chip(card, scene) for card in seen["removed"]]
    if seen["destroyed"]:
        gone.append(Text(words("the-abyss.destroyed", n=seen["destroyed"])))
    if gone:
        text = Text(f" {words('the-abyss.gone')} ").append_text(Text(", ").join(gone))
        text.truncate(scene.width, overflow="ellipsis")
        text.stylize("dim")
        lines.append(text)
    return lines


# -- the reader's own cards ------------------------------------------------------------------------


def own_part(me: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The hand, and the cards the reader has to decide about."""
    words = scene.words
    title = words("the-abyss.your_hand")
    lines: list[RenderableType] = [rule_line(scene, title)]
    named = list(seen["own_sacrifice"] or [])
    if me["out"]:
        lines.append(Text(f" {words('the-abyss.you_are_out')}", style="dim"))
        return lines
    lines.append(stop_line(int(me["points"]), scene))
    lines += cards(list(me["hand"]), scene, named, tight=scene.tightness > 0)
    for field in ("own_draw", "own_look"):
        if seen[field]:
            lines.append(rule_line(scene, words(f"the-abyss.{field}")))
            lines += cards(list(seen[field]), scene, [], tight=scene.tightness > 1)
    return lines


def stop_line(points: int, scene: Scene) -> Text:
    """The points in hand against the 25 line, a cell for each point."""
    words = scene.words
    line = Text(f" {words('the-abyss.points', n=points)} ", style="bold")
    full = min(points, STOP_POINTS)
    enough = points >= STOP_POINTS
    style = "bold green" if enough else "bold yellow"
    line.append(scene.symbols.full_bar * full, style=style)
    line.append(scene.symbols.rest_bar * (STOP_POINTS - full), style="dim")
    if enough:
        return line.append(f" {words('the-abyss.stop_open')}", style="bold green")
    return line.append(f" {words('the-abyss.to_stop', n=STOP_POINTS - points)}", style="dim")


def cards(
    ids: Sequence[str], scene: Scene, marked: list[str], *, tight: bool
) -> list[RenderableType]:
    """Cards side by side, or in a line where there is no room for them."""
    if not ids:
        return [Text(f" {scene.words('the-abyss.no_cards')}", style="dim")]
    chosen = choose(ids, marked)
    if tight or len(ids) * CARD > scene.width - 1:
        return [chips(ids, scene, chosen)]
    faces = [card_lines(id, scene, mark) for id, mark in zip(ids, chosen, strict=True)]
    return [Text(" ").append_text(Text("").join(parts)) for parts in zip(*faces, strict=True)]


def choose(ids: Sequence[str], marked: list[str]) -> list[bool]:
    """Which of the cards are the marked ones; copies are alike, so any of them will do."""
    left = list(marked)
    found = []
    for id in ids:
        found.append(id in left)
        if id in left:
            left.remove(id)
    return found


def chips(ids: Sequence[str], scene: Scene, chosen: Sequence[bool]) -> Text:
    """`◆ Gold Mask 8   † Cutlass 4`, wrapped between cards."""
    text = Text("")
    room = 0
    for id, mark in zip(ids, chosen, strict=True):
        part = chip(id, scene)
        if mark:
            part.append(f" {scene.symbols.chosen}", style="bold")
        if text.cell_len and room + part.cell_len + 3 > scene.width:
            text.append("\n")
            room = 0
        text.append(" " if not room else "   ").append_text(part)
        room += part.cell_len + 3
    return text


def chip(id: str, scene: Scene, *, name: bool = True, points: bool = True) -> Text:
    """One card in a line: its sign, its name, its points."""
    face = face_of(id)
    text = Text(icon(face, scene), style=STYLES[CLASSES[face.kind]])
    if name:
        text.append(f" {scene.narrator.name(f'card:{id}')}", style="default")
    if points and face.value:
        text.append(f" {face.value}" if name else str(face.value), style="bold")
    return text


def card_lines(id: str, scene: Scene, marked: bool) -> list[Text]:
    """One card as five lines: points and sign, the name on two, its class in the frame."""
    face = face_of(id)
    style = STYLES[CLASSES[face.kind]]
    top_left, top_right, low_left, low_right, across, down = list(scene.symbols.frame)
    inner = CARD - 2
    label = scene.words(f"the-abyss.class.{CLASSES[face.kind]}")
    sign = scene.symbols.chosen if marked else icon(face, scene)
    corner = Text(f" {face.value}".ljust(inner - 2), style="bold").append(f"{sign} ", style=style)
    lines = [Text(f"{top_left}{across * inner}{top_right}", style=style)]
    for text in [corner, *(Text(part) for part in two_lines(scene, id, inner))]:
        gap = " " * max(inner - text.cell_len, 0)
        lines.append(Text(down, style=style).append_text(text).append(gap).append(down))
    foot = f" {label} ".rjust(inner - 1, across)
    lines.append(Text(f"{low_left}{foot}{across}{low_right}", style=style))
    return lines


def two_lines(scene: Scene, id: str, inner: int) -> list[str]:
    """The name on two lines, with a space before it where there is room."""
    lines = [""]
    for word in scene.narrator.name(f"card:{id}").split():
        joined = f"{lines[-1]} {word}".strip()
        if lines[-1] and (len(joined) > inner - 2 or (len(lines) == 1 and len(joined) > 8)):
            lines.append(word)
        else:
            lines[-1] = joined
    lines = [*lines, ""][:2]
    pad = " " if max(len(line) for line in lines) < inner else ""
    return [f"{pad}{line}"[:inner] for line in lines]


def face_of(id: str) -> Face:
    """The printed face of a card."""
    return FACES[FACE_BY_ID[id]]


def icon(face: Face, scene: Scene) -> str:
    """The sign of a card's class."""
    return str(getattr(scene.symbols, CLASSES[face.kind]))


# -- the end of a round ----------------------------------------------------------------------------


def interlude(events: Sequence[Event], scene: Scene) -> list[RenderableType] | None:
    """TA-A37. Who called Stop, the hands that a round ended with, and what they scored."""
    lines: list[RenderableType] = []
    called: list[RenderableType] = []
    for event in events:
        said = scene.narrator.line(event, scene.reader) or ""
        if event.kind == "stop":
            called = [Text(f" {said}")]
        elif event.kind == "round-end":
            lines += [rule_line(scene, said), *called, Text("")]
            called = []
        elif event.kind == "score":
            held: Any = event.facts["cards"]
            own = event.facts["seat"] == scene.reader
            lines.append(Text(f" {said}", style="bold" if own else ""))
            lines += [chips(held, scene, [False] * len(held))] if held else []
            lines.append(Text(""))
    return lines or None


# Combos first, what ends the turn last.
ORDER = (
    *(TAKE, DRAW, KEEP, PUT, PLAY_EYE, PLAY_HOOK, STEAL, GIFT),
    *(GIVE, SACRIFICE, DONE, DECLINE, STOP, END),
)


def place(action: Action) -> int:
    """Where a choice stands among the others; equals stay as the rules give them."""
    return ORDER.index(action.verb)


# What is told of a choice in full; of a card in hand, or one to keep, by its class.
TOLD = {TAKE: "take", DRAW: "draw", PUT: "eye", STOP: "stop"}
TOLD |= dict.fromkeys((GIVE, SACRIFICE, DONE, DECLINE), "panic")
COMBOS = (PLAY_EYE, PLAY_HOOK, STEAL, GIFT)


def in_full(action: Action, scene: Scene) -> str:
    """What the choice does by the rules, and what a card can do."""
    if action.verb == END:
        return ""
    about = TOLD.get(action.verb) or CLASSES[FACES[action.item].kind]
    told = scene.words(f"the-abyss.about.{about}")
    return f"{told} {scene.words('the-abyss.about.combo')}" if action.verb in COMBOS else told


RENDERER = Renderer(table, interlude, place, in_full=in_full)
