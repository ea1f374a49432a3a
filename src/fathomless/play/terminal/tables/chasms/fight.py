"""The fight in Chasms: the Monsters with their faces, the Attack, and what waits to be resolved."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.core.event import Event, Fact
from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.tables.chasms.cards import SHORTEST
from fathomless.play.terminal.tables.layout import bar, flowed, limited

INDENT = Text("    ")


# -- Monsters --------------------------------------------------------------------------------------


def monsters(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """Each Monster in play: name, stars, VP that are left, and its six faces."""
    lines: list[RenderableType] = []
    for monster in seen["monsters"]:
        things = [Text(scene.narrator.name(monster["ref"]), style="bold red")]
        things.append(Text(scene.words("chasms.stars", n=monster["stars"]), style="dim"))
        vp = bar(monster["vp"], monster["printed_vp"], scene)
        things.append(vp.append(f" {scene.words('chasms.vp')}"))
        if monster["attacked"]:
            things.append(Text(scene.words("chasms.attacked"), style="bold yellow"))
        mark = scene.symbols.turn if monster["attacked"] else " "
        lines.append(flowed(Text(f" {mark}", style="bold yellow"), things, scene.width))
        said = faces(monster, rolled(monster, seen), scene)
        if scene.tightness >= SHORTEST:  # one paragraph has the fewest lines
            said = [Text("  ").join(said)]
        lines.append(flowed(INDENT, said, scene.width))
    return lines


def rolled(monster: dict[str, Any], seen: dict[str, Any]) -> int:
    """The face that the die shows for this Monster; 0 if it has not been rolled."""
    attack = seen["attack"]
    return int(attack["die"]) if attack is not None and monster["attacked"] else 0


def faces(monster: dict[str, Any], die: int, scene: Scene) -> list[Text]:
    """`1–2 You lose 1 Heart.`: equal neighbours together; the one that was rolled is pointed at."""
    groups: list[tuple[list[int], str]] = []
    for number, ref in enumerate(monster["faces"], 1):
        said = scene.narrator.name(ref)
        if groups and groups[-1][1] == said:
            groups[-1][0].append(number)
        else:
            groups.append(([number], said))
    things = []
    for numbers, said in groups:
        here = die in numbers
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        text = Text("").append(f"{scene.symbols.turn if here else ''}{span} ", style="bold yellow")
        things.append(text.append(said, style="bold" if here else ""))
    return things


# -- what is being resolved ------------------------------------------------------------------------


def attack_lines(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The Attack step by step: the card, the Monster, its worth, the die, whom it strikes."""
    attack = seen["attack"]
    if attack is None:
        return []
    said = [told("play", scene, seat=attack["seat"], card=attack["card"])]
    if attack["monster"] is not None:
        monster = attack["monster"].partition(":")[2]
        said.append(told("at", scene, monster=monster))
        if attack["die"] > 0 and attack["victim"] >= 0:
            facts = {"monster": monster, "die": attack["die"], "seat": attack["victim"]}
            said.append(told("retaliation", scene, **facts))
    things = [Text(line) for line in said]
    if attack["value"] > 0:
        things.insert(1, Text(scene.words("chasms.value", n=attack["value"]), style="bold"))
    if seen["ghost_dice"] is not None:
        low, high = seen["ghost_dice"]
        things.append(Text(scene.words("chasms.ghost_dice", a=low, b=high), style="bold"))
    label = Text(f" {scene.words('chasms.attack')} ", style="cyan")
    return [limited(label, things, scene, 2 if scene.tightness >= SHORTEST else 0)]


def chain_lines(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """What waits, the oldest first; the Attack has a line of its own."""
    said = [line for link in seen["chain"] for line in link_words(link, scene) if line]
    if not said:
        return []
    label = Text(f" {scene.words('chasms.chain')} ", style="cyan")
    most = 1 if scene.tightness >= SHORTEST else 0
    return [limited(label, [Text(line) for line in said], scene, most)]


def link_words(link: dict[str, Any], scene: Scene) -> list[str]:
    """One thing that waits, in the sentences of the log."""
    step = link["step"]
    if step in ("card", "leader"):
        return play_words(link, scene)
    if step == "effect":
        return [scene.narrator.name(link["cause"])]
    if step == "hurt":
        cause = scene.narrator.name(link["cause"])
        return [
            scene.words("chasms.losing", who=scene.name(seat), n=hearts, cause=cause)
            for seat, hearts in enumerate(link["hearts"])
            if hearts
        ]
    if step == "zero":
        return [told("zero", scene, seat=seat) for seat in link["seats"]]
    if step == "payback":
        return [told("payback", scene, seat=link["seat"], target=link["target"])]
    window = step == "window" and scene.tightness < SHORTEST  # the question says as much
    return [scene.narrator.name("waiting.instant")] if window else []


def play_words(link: dict[str, Any], scene: Scene) -> list[str]:
    """A card or a Leader that has been played and not carried out yet."""
    cause = link["cause"]
    kind, _, id = cause.partition(":")
    if kind == "card":
        said = [told("play", scene, seat=link["seat"], card=id)]
    else:
        said = [told("lead", scene, seat=link["seat"], leader=id)]
    if link["target"] >= 0:
        said.append(told("on", scene, cause=cause, target=link["target"]))
    if link["negated"]:
        said.append(told("negate", scene, how="card", cause=cause))
    for seat in link["spared"]:
        said.append(told("negate", scene, how="spared", cause=cause, seat=seat))
    return said


def told(kind: str, scene: Scene, **facts: Fact) -> str:
    """The log's sentence about something, whether it has happened or is about to."""
    return scene.narrator.line(Event(kind, facts), scene.reader) or ""
