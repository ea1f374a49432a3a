"""One moment on one page: the table, the log, the question and its answers, fitted to a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fathomless.core.view import View
from fathomless.play.terminal.scene import Renderer, Scene, indented, rule_line

LEAST_LOG = 5  # lines of the log that the table makes room for
LEAST_BESIDE = 1  # the same beside answers with glosses, on the smallest screens
LEAST_GLOSS = 20  # cells, without which a gloss says nothing


@dataclass(slots=True)
class Page:
    """What one moment has to say."""

    view: View
    notes: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    prompt: str = ""
    choices: list[tuple[str, str]] = field(default_factory=list)  # label, notation
    glosses: list[str] = field(default_factory=list)  # what each choice brings, where that is said
    extra: list[RenderableType] = field(default_factory=list)
    hint: str = ""


def show(console: Console, page: Page, renderer: Renderer, scene: Scene, height: int) -> None:
    """Print the page; with a height, so that all of it stays visible."""
    if not height:
        table, question = renderer.table(page.view, scene), question_part(page, scene)
        parts = [*table, *log_part(console, page, scene, None), *question]
    else:
        parts = fitted(console, page, renderer, scene, height - 1)  # one is the line to type on
    console.print(Group(*parts), width=scene.width)


def fitted(
    console: Console, page: Page, renderer: Renderer, scene: Scene, height: int
) -> list[RenderableType]:
    """The roomiest layout that leaves a few lines for the log, or else the tightest, abridged."""
    table: list[RenderableType] = []
    question: list[RenderableType] = []
    room = 0
    for tightness in range(renderer.levels):
        tight = replace(scene, tightness=tightness)
        table = renderer.table(page.view, tight)
        tightest = tightness == renderer.levels - 1
        needed = renderer.needs_gloss is not None and renderer.needs_gloss(page.view, tightness)
        # A list is given up for columns only where that loses nothing, or at last.
        for one_column in (True,) if needed and not tightest else (True, False):
            question = question_part(page, tight, one_column=one_column, tightest=tightest)
            room = height - count(console, [*table, *question], scene.width)
            if room >= log_least(page, glossed=needed and one_column and tightest):
                return [*table, *log_part(console, page, scene, room), *question]
    log = log_part(console, page, scene, room)
    over = count(console, [*table, *log, *question], scene.width) - height
    if over > 0 and log:
        log, over = log[1:], over - 1  # the title says least
    return [*abridged(console, table, scene, over), *log, *question]


def abridged(
    console: Console, table: list[RenderableType], scene: Scene, over: int
) -> list[RenderableType]:
    """The table without so many lines below its title, and how many there are in the whole one.

    Whatever is left out here would otherwise go out of sight at the top, and nobody would know.
    """
    if over <= 0:
        return table
    options = console.options.update(width=scene.width)
    title, *rest = console.render_lines(Group(*table), options, pad=False)
    hidden = min(over + 1, len(rest))  # one for the line that says so
    kept = [Text.assemble(*((s.text, s.style or "") for s in line)) for line in rest[hidden:]]
    shown = Text.assemble(*((s.text, s.style or "") for s in title))
    return [shown, indented(scene.words("table.more", n=hidden), "dim"), *kept]


def flow(said: Sequence[tuple[int, str]], width: int) -> list[str]:
    """Sentences as lines: those of one action stand on one line while they fit."""
    lines: list[str] = []
    last = -1
    for ply, sentence in said:
        if lines and ply == last and cell_len(lines[-1]) + 1 + cell_len(sentence) <= width:
            lines[-1] = f"{lines[-1]} {sentence}"
        else:
            lines.append(sentence)
        last = ply
    return lines


def count(console: Console, parts: Sequence[RenderableType], width: int) -> int:
    """How many lines these take."""
    options = console.options.update(width=width)
    return sum(len(console.render_lines(part, options)) for part in parts)


def log_least(page: Page, *, glossed: bool = False) -> int:
    """The lines kept for notes and the log: its title and the last few.

    On the smallest screens that is fewer where answers could not say what they bring otherwise.
    """
    lines = len(page.notes) + len(page.log)
    return 1 + min(lines, LEAST_BESIDE if glossed else LEAST_LOG) if lines else 0


def log_part(console: Console, page: Page, scene: Scene, room: int | None) -> list[RenderableType]:
    """The notes and log lines, the latest last; what has no room is counted, not shown."""
    lines = [indented(line, "dim") for line in page.log]
    notes = [indented(note, "italic") for note in page.notes]
    if not lines and not notes:
        return []
    kept = len(lines)
    if room is not None:
        # On the smallest screens the last line stays, whatever happens to the first ones.
        left = max(room - 1 - count(console, notes, scene.width), 1)
        kept = 0
        for line in reversed(lines):
            left -= count(console, [line], scene.width)
            if left < 0 and kept:
                break
            kept += 1
    title = scene.words("log.title")
    if kept < len(lines):
        earlier = scene.words("log.earlier", n=len(lines) - kept)
        title = f"{title} {scene.symbols.empty} {earlier}"
    return [rule_line(scene, title), *notes, *lines[len(lines) - kept :]]


def question_part(
    page: Page, scene: Scene, *, one_column: bool = True, tightest: bool = False
) -> list[RenderableType]:
    """The prompt, the numbered answers and the keys; on the smallest screens these stand above."""
    parts: list[RenderableType] = [*page.extra]
    keys_above = bool(page.prompt) and tightest and cell_len(page.hint) + 4 <= scene.width
    if page.prompt or page.hint:
        parts.append(rule_line(scene, page.hint if keys_above else ""))
    if page.prompt:
        parts.append(prompt_part(page, scene, one_column=one_column))
        parts.append(one_list(page, scene) if one_column else side_by_side(page, scene))
    if page.hint and not keys_above:
        parts.append(indented(page.hint, "dim"))
    return parts


def prompt_part(page: Page, scene: Scene, *, one_column: bool) -> Padding:
    """The question; where a text beside the answers is cut, how to read it."""
    prompt = Text(page.prompt, style="bold")
    more = f"  ({scene.words('ask.in_full')})"
    short = any(page.glosses) and not (one_column and whole_glosses(page, scene))
    if short and 1 + prompt.cell_len + cell_len(more) <= scene.width:
        prompt.append(more, style="not bold dim")
    return Padding(prompt, (0, 0, 0, 1))


def gloss_room(page: Page, scene: Scene) -> int:
    """The cells beside the longest answer."""
    return scene.width - 8 - max(cell_len(label) for label, _ in page.choices)


def whole_glosses(page: Page, scene: Scene) -> bool:
    """Whether every answer says all that it brings."""
    return max(cell_len(gloss) for gloss in page.glosses) <= gloss_room(page, scene)


def one_list(page: Page, scene: Scene) -> Table:
    """One answer to a line, with what it brings, or else its notation."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", width=4)
    grid.add_column()
    grid.add_column(style="dim")
    for number, ((label, _), aside) in enumerate(
        zip(page.choices, asides(page, scene), strict=True), 1
    ):
        grid.add_row(Text(str(number), style="bold cyan"), Text(label), aside)
    return grid


def asides(page: Page, scene: Scene) -> list[Text]:
    """What stands beside each answer; notations only if all of them have room."""
    if any(page.glosses):
        room = gloss_room(page, scene)
        glosses = [Text(gloss) for gloss in page.glosses]
        for gloss in glosses:
            gloss.truncate(max(room, 1), overflow="ellipsis")
        return glosses if room >= LEAST_GLOSS else [Text("")] * len(page.choices)
    widest = max((len(label) + len(move) for label, move in page.choices), default=0)
    return [Text(move if widest + 10 <= scene.width else "") for _, move in page.choices]


def side_by_side(page: Page, scene: Scene) -> Table:
    """Answers in as many columns as fit, read downwards."""
    cells = []
    for number, (label, _) in enumerate(page.choices, 1):
        cells.append(Text(f"{number:>4}", style="bold cyan").append(f"  {label}", style="default"))
    rows = len(cells)
    for columns in range(2, len(cells) + 1):
        height = -(-len(cells) // columns)
        stacks = [cells[i : i + height] for i in range(0, len(cells), height)]
        widths = [max(cell.cell_len for cell in stack) for stack in stacks]
        if sum(widths) + 2 * (len(widths) - 1) > scene.width:
            break
        rows = height
    grid = Table.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid
