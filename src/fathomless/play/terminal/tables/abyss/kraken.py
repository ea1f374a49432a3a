"""What Kraken adds to the table: Nebulis, the figure, Loot and its sites, Sentinel tokens."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.tables.abyss.board import NO_POWERS, SHORTEST, label
from fathomless.play.terminal.tables.abyss.zones import by_race, named
from fathomless.play.terminal.tables.layout import limited


def lines(zone: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """Everything of the box in a few lines; on small screens what matters first, in one."""
    things = [*in_question(zone, scene), *nebulis(zone, scene)]
    things.append(Text(scene.words("abyss.loot_deck", n=zone["loot_left"])))
    things += [*sites(zone, scene), *sentinels(zone, scene)]
    if zone["loot_gone"] and scene.tightness < NO_POWERS:
        things.append(named(scene.words("abyss.loot_gone"), figures(zone["loot_gone"])))
    most = 1 if scene.tightness >= SHORTEST else 0
    return [limited(label(scene.words("abyss.kraken"), scene), things, scene, most)]


def figures(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def in_question(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """What is being searched or chosen from right now."""
    found = []
    if zone["searching"] is not None:
        place = scene.narrator.name(f"location:{zone['searching']}")
        found.append(Text(scene.words("abyss.searching", location=place), style="bold yellow"))
    for field, key in (("discard_pile", "pile"), ("own_doomed", "doomed")):
        if zone[field]:
            cards = ", ".join(group.plain for group in by_race(zone[field], scene))
            found.append(named(scene.words(f"abyss.{key}"), cards))
    return found


def nebulis(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """How many everybody has, and whom the figure follows."""
    counts = [f"{scene.name(seat)} {count}" for seat, count in enumerate(zone["nebulis"])]
    holder = zone["figure"]
    whose = scene.words("abyss.nobody") if holder is None else scene.name(holder)
    name = scene.narrator.name
    having = named(name("category:nebulis"), ", ".join(counts))
    return [having, named(name("category:kraken"), whose)]


def sites(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """The Loot that lies on a site."""
    return [
        named(
            scene.narrator.name(f"location:{site['location']}"),
            scene.words("abyss.loot", values=figures(site["loot"])),
        )
        for site in zone["sites"]
        if site["loot"]
    ]


def sentinels(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """Tokens that have an owner: what each of them guards, or that it can be placed."""
    found = []
    for token in zone["sentinels"]:
        if token["owner"] is None:
            continue
        facts = {"who": scene.name(token["owner"])}
        facts["lord"] = scene.narrator.name(f"lord:{token['lord']}")
        if token["on"] is None:
            found.append(Text(scene.words("abyss.sentinel_free", **facts)))
        else:
            thing = guarded(token["on"], scene)
            found.append(Text(scene.words("abyss.sentinel_on", **facts, thing=thing)))
    return found


def guarded(ref: str, scene: Scene) -> str:
    """A Lord, a stack of the Council or a Location."""
    kind, _, id = ref.partition(":")
    if kind == "council":
        return scene.words("abyss.stack_of", race=scene.narrator.name(f"race:{id}"))
    return scene.narrator.name(ref)
