"""What a person can ask for beside the table: a rule, a choice in full, a hint, the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fathomless import ledger
from fathomless.core.action import Action
from fathomless.play.advice import Prospect, doubt
from fathomless.play.terminal.scene import Scene, indented, rule_line

BAR = 12  # cells for a certain victory


def rule_part(rule: ledger.Rule, scene: Scene) -> Table:
    """A rule with its id, its chapter and where it comes from."""
    source = scene.words("rule.source", chapter=rule.chapter, source=rule.source)
    text = Text(ledger.without_markup(rule.text))
    text.append(f"\n{ledger.without_markup(source)}", style="dim")
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", Text(rule.id, style="bold cyan", no_wrap=True), text)
    return grid


def choice_part(number: int, label: str, gloss: str, action: Action) -> Table:
    """A numbered choice: all that it brings, however long, and its notation."""
    text = Text(label, style="bold")
    if gloss:
        text.append(f"\n{gloss}", style="not bold")
    text.append(f"\n{action.text}", style="not bold dim")
    grid = Table.grid(padding=(0, 2))
    grid.add_row("", Text(str(number), style="bold cyan", no_wrap=True), text)
    return grid


def help_part(keys: Mapping[str, str], scene: Scene) -> Table:
    """What can be typed, and what it does."""
    grid = Table.grid(padding=(0, 2))
    for key, meaning in keys.items():
        grid.add_row("", Text(key, style="bold cyan"), Text(scene.words(f"help.{meaning}")))
    return grid


def hint_parts(
    prospects: Sequence[Prospect], labels: Mapping[Action, tuple[int, str]], scene: Scene
) -> list[RenderableType]:
    """Every answer with its chance and the interval of it, best first."""
    words = scene.words
    alone = any(prospect.score is not None for prospect in prospects)
    grid = Table(box=None, pad_edge=True, header_style="dim", show_header=alone)
    for figures in (True, False, True, True):
        grid.add_column("", justify="right" if figures else "left")
    grid.add_column(words("hint.score") if alone else "", justify="right" if alone else "left")
    for prospect in prospects:
        number, label = labels[prospect.action]
        span = Text(f"{percent(prospect.low)}–{percent(prospect.high)}%", style="dim")
        last = Text(f"{prospect.score:.1f}") if prospect.score is not None else bar(prospect, scene)
        chance = Text(f"{percent(prospect.chance)}%", style="bold")
        grid.add_row(Text(str(number), style="bold cyan"), Text(label), chance, span, last)
    said = [words("hint.tried", n=sum(prospect.visits for prospect in prospects))]
    doubtful = doubt(list(prospects))
    said = [*([words(f"hint.{doubtful}")] if doubtful else []), *said, words("hint.fair")]
    title = f"{words('hint.title')} {scene.symbols.empty} {words('hint.chance')}"
    return [rule_line(scene, title), grid, indented(" ".join(said))]


def percent(chance: float) -> int:
    return round(100 * chance)


def bar(prospect: Prospect, scene: Scene) -> Text:
    """The chance as a length."""
    full = round(BAR * prospect.chance)
    line = Text(scene.symbols.full_bar * full, style="bold green")
    return line.append(scene.symbols.rest_bar * (BAR - full), style="dim")
