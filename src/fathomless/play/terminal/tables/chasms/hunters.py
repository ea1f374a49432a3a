"""The Hunters of Chasms: Hearts, VP, cards, Leaders, and what stays before them."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.play.terminal.scene import Scene, rule_line
from fathomless.play.terminal.tables.chasms.cards import (
    NAMES,
    NO_LEADER_TEXTS,
    OWN_TEXTS,
    SHORTEST,
    names,
)
from fathomless.play.terminal.tables.layout import flowed, limited, named_rows

INDENT = Text("    ")


def turn_line(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """What the active player may still do, and what waits for the next Attack."""
    if seen["drafting"] or seen["over"]:
        return []
    words = scene.words
    left = words("chasms.plays_left", n=seen["plays_left"])
    things = [] if scene.tightness >= SHORTEST else [scene.name(seen["active"]), left]
    if seen["leader_used"]:
        things.append(words("chasms.leader_used"))
    for key in ("boost_next", "boost_all"):
        if seen[key]:
            things.append(words(f"chasms.{key}", n=f"{seen[key]:+d}".replace("-", "−")))
    if seen["echo"]:
        things.append(words("chasms.echo"))
    label = Text(f" {words('chasms.turn')} ", style="cyan")
    return [flowed(label, [Text(thing) for thing in things], scene.width)] if things else []


def hunters(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """A row of figures for each player, and below it Leaders and what stays."""
    keys = ("hearts", "vp", "hand", "deck", "discard")
    heads = [Text(scene.words(f"chasms.{key}"), style="dim") for key in keys]
    last = Text(scene.words("chasms.leaders"), style="dim")
    rows = [[*heads, last], *(figures(player, scene) for player in seen["players"])]
    lines = named_rows(rows, seen["active"], range(len(keys)), scene)
    found: list[RenderableType] = [lines[0]]
    for line, player in zip(lines[1:], seen["players"], strict=True):
        found += [line, *leader_texts(player, scene), *stays(player, scene)]
    return found


def figures(player: dict[str, Any], scene: Scene) -> list[Text]:
    """One player in figures, and the Leaders' names."""
    alive = player["alive"] or not player["leaders"]
    hearts = Text(str(player["hearts"]), style="bold red")
    if not alive:
        hearts = Text(scene.words("chasms.dead"), style="bold red")
    counts = [player["hand_size"], player["deck_size"], len(player["discard"])]
    leaders = ", ".join(scene.narrator.name(leader["ref"]) for leader in player["leaders"])
    cells = [hearts, Text(str(player["vp"]), style="bold"), *(Text(str(n)) for n in counts)]
    return [*cells, Text(leaders)]


def leader_texts(player: dict[str, Any], scene: Scene) -> list[Text]:
    """What the Leaders do: of everybody, of the reader, or of nobody, as there is room."""
    own = player["seat"] == scene.reader
    if scene.tightness >= NO_LEADER_TEXTS or (scene.tightness >= OWN_TEXTS and not own):
        return []
    found = []
    for leader in player["leaders"]:
        text = Text("").append(f"{scene.narrator.name(leader['ref'])}: ", style="dim")
        text.append(scene.narrator.name(leader["text"]))
        found.append(flowed(INDENT, [text], scene.width))
    return found


def stays(player: dict[str, Any], scene: Scene) -> list[Text]:
    """Lasting cards and states, and other cards that lie before a player."""
    things = [Text(lasting_words(entry, scene), style="cyan") for entry in player["lasting"]]
    told = {entry["card"] for entry in player["lasting"]}
    things += names([card for card in player["front"] if card not in told], scene)
    if not things:
        return []
    return [limited(INDENT, things, scene, 1 if scene.tightness >= NAMES else 0)]


def lasting_words(entry: dict[str, Any], scene: Scene) -> str:
    """`Bark Skin: guard against retaliation 2, until used`."""
    amount = scene.words("chasms.all") if entry["n"] is None else str(entry["n"])
    if entry["kind"] == "weakened":
        amount = amount.replace("-", "−")
    what = scene.words(f"chasms.{entry['kind']}.{entry['what']}", n=amount)
    until = scene.words(f"chasms.until.{entry['until']}", who=scene.name(entry["source"]))
    said = f"{what}, {until}"
    if entry["card"] is None:
        return said
    return f"{scene.narrator.name('card:' + entry['card'])}: {said}"


def factions(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The Factions of the draft: whose they are, and by what Leader they are known.

    On smaller screens the answers say as much of those that are left.
    """
    name = scene.narrator.name
    if scene.tightness >= OWN_TEXTS:
        return []
    lines: list[RenderableType] = [rule_line(scene, scene.words("chasms.factions"))]
    for faction in seen["factions"]:
        owner = scene.name(faction["seat"]) if faction["seat"] >= 0 else scene.words("chasms.free")
        text = (
            Text("").append(name(faction["ref"]), style="bold").append(f" ({owner})", style="dim")
        )
        id = faction["id"]
        text.append(f" {name(f'leader:{id}')}: {name(f'text:leader_{id}')}")
        lines.append(flowed(Text(""), [text], scene.width))
    return lines
