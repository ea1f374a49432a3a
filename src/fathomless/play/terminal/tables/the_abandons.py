"""The table of The Abandons: the labyrinth as a plan, what you carry, what the deck may hold.

Rooms share their walls: a cell of the plan is one room, and what lies between two cells is a wall,
a way through, or a door with the number of cards that it costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fathomless.core.action import Action
from fathomless.core.event import Event
from fathomless.core.view import View
from fathomless.games.the_abandons.actions import (
    BACK,
    BLAST,
    BOMB,
    DESCEND,
    GO,
    MAP,
    MIRROR,
    PASS_BY,
)
from fathomless.games.the_abandons.material import (
    DECKS,
    DIFFICULTIES,
    FACE_BY_ID,
    FACE_IDS,
    IS_INTERSECTION,
    ITEM,
    LAST_PASSAGE,
    SIDES,
    STAIRS,
)
from fathomless.play.terminal.scene import TIGHTEST, Renderer, Scene, indented, rule_line
from fathomless.play.terminal.screen import ASCII

WIDE = 6  # columns from wall to wall, and lines
HIGH = 2
ROWS = (15, 5, 3)  # rows of rooms that are shown, by tightness
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}

# A corner of the plan, by the walls that meet there: 1 north, 2 east, 4 south, 8 west.
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
PLAIN_JOINTS = " |-+||++-+-+++++"

WALL, OPEN, CLOSED, DOOR = range(4)

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Border:
    """What lies between two cells; a door has a price and may be one of the present choices."""

    kind: int
    icons: int = 0
    chosen: bool = False


def table(view: View, scene: Scene) -> list[RenderableType]:
    """The whole table as the reader sees it."""
    seen: dict[str, Any] = dict(view.table)
    plan = Plan(seen)
    lines: list[RenderableType] = [head(seen, scene)]
    window = window_of(plan, scene)
    lines += draw(plan, window, scene)
    hidden = sum(1 for cell in plan.rooms if not window.holds(cell))
    if hidden:
        lines.append(Text(f" {scene.words('the-abandons.hidden', n=hidden)}", style="dim"))
    lines.append(carried(seen, scene))
    if seen["own_map"]:
        lines.append(map_line(seen["own_map"], scene))
    if seen["end"] is None:
        lines.append(odds_line(seen, scene))
    return lines


def head(seen: dict[str, Any], scene: Scene) -> Text:
    """Which game, how hard, which level."""
    words = scene.words
    parts = [scene.game.title, words(f"the-abandons.{seen['difficulty']}")]
    if seen["sets"] > 1:
        parts.append(words("the-abandons.sets", n=seen["sets"]))
    if seen["gentle"]:
        parts.append(words("the-abandons.gentle"))
    parts.append(words("the-abandons.level", n=seen["level"]))
    return rule_line(scene, f" {scene.symbols.empty} ".join(parts))


# -- the plan --------------------------------------------------------------------------------------


class Plan:
    """The rooms by their cells, and what lies between them."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.rooms: dict[Cell, dict[str, Any]] = {(t["x"], t["y"]): t for t in seen["tiles"]}
        self.choice = set(seen["choice"])
        here = seen["tiles"][seen["position"]]
        self.here: Cell = (here["x"], here["y"])
        self.last: int | None = seen["intersection"]
        end = seen["exit"]
        self.exit: Cell | None = None if end is None else (end["x"], end["y"])
        if self.exit is not None:
            self.here = self.exit

    def border(self, cell: Cell, side: str) -> Border | None:
        """The border of a room on one side, with what its neighbour makes of it; None: no room."""
        own = self.rooms.get(cell)
        across = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
        other = self.rooms.get(across)
        back = opposite(side)
        if own is None:
            return None if other is None else self.border(across, back)
        door = next((door for door in own["doors"] if door["side"] == side), None)
        if across == self.exit:
            return Border(OPEN)
        if door is not None and door["state"] == "open":
            return Border(DOOR, door["icons"], door["ref"] in self.choice)
        if other is None:
            return Border(WALL)
        ways = (side in openings(own), back in openings(other))
        if all(ways):
            return Border(OPEN)
        is_closed = any(d["side"] == s for t, s in ((own, side), (other, back)) for d in t["doors"])
        return Border(CLOSED if is_closed else WALL)


def openings(room: dict[str, Any]) -> set[str]:
    """The sides of a room that are no walls: its doors, where one came in, what a Bomb opened."""
    sides = {door["side"] for door in room["doors"]} | set(room["holes"])
    if FACE_BY_ID[room["card"]] <= LAST_PASSAGE:
        sides.add(opposite(room["heading"]))
    return sides


def opposite(side: str) -> str:
    """The side across."""
    return SIDES[SIDES.index(side) ^ 2]


# -- what is shown of it ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Window:
    """The cells that are shown."""

    left: int
    low: int
    columns: int
    rows: int

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell[0] - self.left < self.columns and 0 <= cell[1] - self.low < self.rows


def window_of(plan: Plan, scene: Scene) -> Window:
    """As much of the labyrinth as has room, with the lamp in the middle if it is not all."""
    cells = [*plan.rooms, *([] if plan.exit is None else [plan.exit])]
    left, columns = span([x for x, _ in cells], plan.here[0], (scene.width - 3) // WIDE)
    low, rows = span([y for _, y in cells], plan.here[1], ROWS[scene.tightness])
    return Window(left, low, columns, rows)


def span(places: Sequence[int], middle: int, most: int) -> tuple[int, int]:
    """Where to begin and how far to go, along one direction."""
    low, high = min(places), max(places)
    size = min(high - low + 1, most)
    return min(max(middle - size // 2, low), high + 1 - size), size


def draw(plan: Plan, window: Window, scene: Scene) -> list[RenderableType]:
    """The window line by line, from north to south."""
    lines: list[RenderableType] = []
    for y in range(window.low + window.rows - 1, window.low - 1, -1):
        lines += [wall_line(plan, window, y, scene), room_line(plan, window, y, scene)]
    lines.append(wall_line(plan, window, window.low - 1, scene))
    return [line for line in lines if not isinstance(line, Text) or line.plain.strip()]


def wall_line(plan: Plan, window: Window, y: int, scene: Scene) -> Text:
    """The borders north of a row of cells, with the corners between them."""
    line = Text(" ")
    for x in range(window.left, window.left + window.columns):
        line.append(joint(plan, (x, y), scene), style="dim")
        line.append_text(across(plan.border((x, y), "north"), scene))
    return line.append(joint(plan, (window.left + window.columns, y), scene), style="dim")


def room_line(plan: Plan, window: Window, y: int, scene: Scene) -> Text:
    """A row of cells with the borders between them."""
    line = Text(" ")
    for x in range(window.left, window.left + window.columns):
        line.append_text(down(plan.border((x, y), "west"), scene))
        line.append_text(inside(plan, (x, y), scene))
    last = window.left + window.columns - 1
    return line.append_text(down(plan.border((last, y), "east"), scene))


def joint(plan: Plan, cell: Cell, scene: Scene) -> str:
    """The north-west corner of a cell: the walls that meet there."""
    x, y = cell
    walls = (
        plan.border((x, y + 1), "west"),
        plan.border((x, y), "north"),
        plan.border((x, y), "west"),
        plan.border((x - 1, y), "north"),
    )
    there = sum(1 << number for number, border in enumerate(walls) if border is not None)
    return (PLAIN_JOINTS if scene.symbols is ASCII else JOINTS)[there]


def across(border: Border | None, scene: Scene) -> Text:
    """A border that runs from west to east, between two corners."""
    line = scene.symbols.line
    if border is None:
        return Text(" " * (WIDE - 1))
    if border.kind == WALL:
        return Text(line * (WIDE - 1), style="dim")
    sign = sign_of(border, scene)
    return Text(line, style="dim").append_text(sign).append(line, style="dim")


def sign_of(border: Border, scene: Scene) -> Text:
    """What is in the middle of a border that runs from west to east."""
    if border.kind == OPEN:
        return Text(" " * (WIDE - 3))
    if border.kind == CLOSED:
        line = scene.symbols.line
        return Text(f"{line}{scene.symbols.panic}{line}", style="dim")
    return Text(" ").append_text(price(border)).append(" ")


def down(border: Border | None, scene: Scene) -> Text:
    """A border that runs from north to south, beside a room."""
    if border is None or border.kind == OPEN:
        return Text(" ")
    if border.kind == DOOR:
        return price(border)
    return Text(scene.symbols.panic if border.kind == CLOSED else scene.symbols.frame[5], "dim")


def price(border: Border) -> Text:
    """How many cards a door costs; one that can be taken now stands out."""
    return Text(str(border.icons), style="bold yellow reverse" if border.chosen else "yellow")


def inside(plan: Plan, cell: Cell, scene: Scene) -> Text:
    """A room: its number, the lamp where one stands, the Exit where it was found."""
    width = WIDE - 1
    lamp = cell == plan.here
    if cell == plan.exit:
        label = scene.words("the-abandons.exit")
    elif cell in plan.rooms:
        number = plan.rooms[cell]["number"]
        label = str(number) if number else scene.words("the-abandons.entrance")
    else:
        return Text(" " * width)
    if lamp:
        label = f"{scene.symbols.eye}{label}"
        return Text(label[:width].center(width), style="bold yellow")
    is_last = cell in plan.rooms and plan.rooms[cell]["number"] == plan.last
    return Text(label[:width].center(width), style="bold" if is_last else "")


# -- what you carry, what the deck may hold --------------------------------------------------------


def carried(seen: dict[str, Any], scene: Scene) -> Text:
    """Items, the deck, the worth of an escape, and where one would go back to."""
    words = scene.words
    line = Text(f" {words('the-abandons.items', n=seen['items'])}", style="bold")
    parts = [words("the-abandons.deck", n=seen["deck"])]
    if seen["burned"]:
        parts.append(words("the-abandons.burned", n=seen["burned"]))
    if seen["end"] is None:
        parts.append(words("the-abandons.worth", n=sum(seen["score"].values())))
    if seen["intersection"] is not None:
        parts.append(words("the-abandons.back", n=seen["intersection"]))
    elif seen["mercy"]:
        parts.append(words("the-abandons.mercy"))
    for part in parts:
        line.append(f"  {scene.symbols.empty} {part}", style="not bold")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def map_line(cards: Sequence[str], scene: Scene) -> Text:
    """What a Map has shown, by the number of cards a door must cost to reveal it."""
    shown = [f"{n} {scene.narrator.name(f'card:{card}')}" for n, card in enumerate(cards, 1)]
    return Text(f" {scene.words('the-abandons.map')} {'  '.join(shown)}", style="cyan")


def unseen(seen: dict[str, Any]) -> Counter[int]:
    """AN-B38. The cards that may be in the deck: burned ones count, for nobody has seen them."""
    cards = Counter(DECKS[DIFFICULTIES.index(seen["difficulty"])] * seen["sets"])
    cards.subtract(FACE_BY_ID[card] for card in seen["discard"])
    cards.subtract(FACE_BY_ID[room["card"]] for room in seen["tiles"][1:])
    cards.subtract(FACE_BY_ID[card] for card in seen["own_map"] or [] if card != "exit")
    cards.subtract({ITEM: seen["items"], STAIRS: seen["level"] - 1})
    return cards


def kind_of(face: int) -> str:
    """How the odds group a card."""
    if face > LAST_PASSAGE:
        return FACE_IDS[face]
    if face == 0:
        return "dead_end"
    return "choice" if IS_INTERSECTION[4 * face] else "way"


def odds_line(seen: dict[str, Any], scene: Scene) -> Padding:
    """The odds of the next card that nobody has seen, in per cent."""
    groups: Counter[str] = Counter()
    for face, number in unseen(seen).items():
        groups[kind_of(face)] += number
    total = groups.total()
    if not total:
        return indented(scene.words("the-abandons.only_exit"))
    line = Text(scene.words("the-abandons.odds"), style="dim")
    for kind in ("dead_end", "way", "choice", "item", "stairs", "collapse"):
        if groups[kind]:
            per_cent = round(100 * groups[kind] / total)
            word = scene.words(f"the-abandons.odds.{kind}")
            gap = " " if scene.tightness == TIGHTEST else "  "
            line.append(f"{gap}{word} ", style="dim").append(str(per_cent), style="not dim")
    return Padding(line, (0, 0, 0, 1))


def interlude(events: Sequence[Event], scene: Scene) -> list[RenderableType] | None:
    """A game for one has no rounds: nothing is read before it goes on."""
    return None


ORDER = (GO, BACK, DESCEND, PASS_BY, MAP, BOMB, BLAST, MIRROR)


def place(action: Action) -> int:
    """Doors first, Items last; equals stay as the rules give them."""
    return ORDER.index(action.verb)


RENDERER = Renderer(table, interlude, place)
