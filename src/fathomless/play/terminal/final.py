"""The last page: scores by category, who won and what decided it."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fathomless.core.message import Message, Value
from fathomless.core.outcome import Outcome
from fathomless.play.files import match_name
from fathomless.play.terminal.scene import Scene, indented, rule_line
from fathomless.play.terminal.screen import printable


def final_parts(
    outcome: Outcome, scene: Scene, seed: str, out: Collection[int] = ()
) -> list[RenderableType]:
    """Everything about how the match ended; `out` are the seats that do not count."""
    words = scene.words
    parts: list[RenderableType] = [rule_line(scene, words("final.title", game=scene.game.title))]
    parts += [score_table(outcome, scene, out), Text("")]
    parts += [indented(line, "bold") for line in verdict(outcome, scene, out)]
    parts += [indented(line) for line in out_lines(scene, out)]
    parts.append(indented(words("final.reason", reason=reason(outcome, scene))))
    parts.append(indented(words("final.seed", seed=printable(seed)), "dim"))
    return parts


def place_lines(path: Path, scene: Scene) -> list[Text]:
    """Where the replay lies, each on one line however long, so that it can be copied."""
    lines = [scene.words("final.replay", path=str(path))]
    lines.append(scene.words("final.watch", name=match_name(path)))
    return [Text(f" {line}", style="dim") for line in lines]


def score_table(outcome: Outcome, scene: Scene, out: Collection[int] = ()) -> Table:
    """One row per seat from first to last, one column per category, and the total of several."""
    names = [
        f"{scene.name(seat)} {scene.symbols.out}" if seat in out else scene.name(seat)
        for seat in range(len(outcome.totals))
    ]
    categories = list(outcome.scores[0])
    seats = [seat for group in outcome.ranking for seat in group]
    transposed = len(categories) > 5  # more than fit side by side
    grid = Table(box=None, pad_edge=True, header_style="dim")
    grid.add_column("")
    total = scene.words("final.total")
    rows: list[tuple[str, list[int]]] = []
    if transposed:
        heads = [names[seat] for seat in seats]
        rows = [(category(c, scene), [outcome.scores[s][c] for s in seats]) for c in categories]
        rows.append((total, [outcome.totals[seat] for seat in seats]))
    else:
        heads = [category(name, scene) for name in categories]
        heads += [total] if len(categories) > 1 else []
        for seat in seats:
            row = [outcome.scores[seat][name] for name in categories]
            row += [outcome.totals[seat]] if len(categories) > 1 else []
            rows.append((names[seat], row))
    for head in heads:
        grid.add_column(head, justify="right")
    for label, figures in rows:
        style = "bold" if label == total else ""
        grid.add_row(label, *[str(figure) for figure in figures], style=style)
    return grid


def out_lines(scene: Scene, out: Collection[int]) -> list[str]:
    """Who does not count, and why: without it the places would seem to contradict the figures."""
    if not out:
        return []
    who = ", ".join(scene.name(seat) for seat in sorted(out))
    args: dict[str, Value] = {"sign": scene.symbols.out, "who": who}
    return [scene.narrator.say(Message("end.out", args), scene.reader)]


def verdict(outcome: Outcome, scene: Scene, out: Collection[int] = ()) -> list[str]:
    """Who wins, by how much, and which category or tie-break decided it."""
    words = scene.words
    if len(outcome.totals) == 1:
        return [alone(outcome, scene)]
    winners = outcome.winners
    if not winners:
        return []  # the reason says who has won instead
    names = ", ".join(scene.name(seat) for seat in winners)
    others = [seat for group in outcome.ranking[1:] for seat in group]
    first = outcome.totals[winners[0]]
    if len(winners) > 1:
        return [words("final.shared", who=names)]
    own = "yes" if winners[0] == scene.reader else "no"
    second = others[0]
    if second in out:  # nobody else counts: a comparison would mislead
        args: dict[str, Value] = {"self": own, "who": names, "total": first}
        return [scene.narrator.say(Message("end.win", args), scene.reader)]
    lines = [words("final.win", self=own, who=names, a=first, b=outcome.totals[second])]
    if outcome.tie_break is not None:
        return [*lines, tie_line(outcome.tie_break, scene)]
    decided = deciding(outcome, winners[0], second)
    if decided is not None:
        mine, theirs = outcome.scores[winners[0]][decided], outcome.scores[second][decided]
        lines.append(words("final.decided", category=category(decided, scene), a=mine, b=theirs))
    return lines


def alone(outcome: Outcome, scene: Scene) -> str:
    """How a game for one ended, in the game's own words if it has some."""
    if scene.narrator.knows("end.loss"):
        key = "end.loss" if outcome.lost else "end.win"
        args: dict[str, Value] = {"self": "yes" if scene.reader == 0 else "no"}
        args |= {"who": scene.name(0), "total": outcome.totals[0]}
        return scene.narrator.say(Message(key, args), scene.reader)
    return scene.words("final.alone", a=outcome.totals[0])


def deciding(outcome: Outcome, winner: int, second: int) -> str | None:
    """The category in which the winner gained most on the second; the first of equals.

    None where there is nothing to tell apart: one category is the total, and where less is better
    no gain decides.
    """
    gains = {
        name: points - outcome.scores[second].get(name, 0)
        for name, points in outcome.scores[winner].items()
    }
    best = max(gains, key=lambda name: gains[name], default="")
    return best if len(gains) > 1 and gains[best] > 0 else None


def category(name: str, scene: Scene) -> str:
    """A category of the score in words."""
    found = re.fullmatch(r"round (\d+)", name)
    if found:
        return scene.words("final.round", n=int(found[1]))
    keys = [key for key in (f"score.{name}", f"category:{name}") if scene.narrator.knows(key)]
    return scene.narrator.name(keys[0]) if keys else name


def reason(outcome: Outcome, scene: Scene) -> str:
    """Why the game ended, in the game's own words if it has some."""
    key = f"reason:{outcome.reason}"
    return scene.narrator.name(key) if scene.narrator.knows(key) else f"{outcome.reason}."


def tie_line(rule: str, scene: Scene) -> str:
    """What broke the tie, in the game's own words if it has some."""
    if scene.narrator.knows("end.tie"):
        return scene.narrator.say(Message("end.tie", {"tie": rule}), scene.reader)
    return scene.words("final.tie", rule=rule)
