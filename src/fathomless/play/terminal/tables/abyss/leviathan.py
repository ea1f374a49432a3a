"""What Leviathan adds to the table: the Border with its Leviathans, a fight, wounds and tokens."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.tables.abyss.board import NO_POWERS, SHORTEST, STYLES, label
from fathomless.play.terminal.tables.abyss.zones import named
from fathomless.play.terminal.tables.layout import aligned, cut, flowed, limited


def lines(zone: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The Border, what is under way there, and what players have of the box."""
    name = label(scene.words("abyss.border"), scene)
    if scene.tightness >= NO_POWERS:
        most = 1 if scene.tightness >= SHORTEST else 2
        found = [limited(name, [short(space, scene) for space in taken(zone)], scene, 2)]
        things = [*fight(zone, scene), *owners(zone, scene), *facts(zone, seen, scene)]
        return [*found, limited(label("", scene), things, scene, most)]
    things = [*fight(zone, scene), *facts(zone, seen, scene), *owners(zone, scene)]
    return [*border(zone, scene), flowed(name, things, scene.width)]


def taken(zone: dict[str, Any]) -> list[dict[str, Any]]:
    """The spaces with a Leviathan."""
    return [space for space in zone["border"] if space["leviathan"] is not None]


# -- the Border ------------------------------------------------------------------------------------


def border(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """A row for each Leviathan: who can attack it, what it takes, what that brings, its penalty."""
    words = scene.words
    keys = ("space", "attackers", "resistance", "penalty")
    heads = [Text(" "), *(Text(words(f"abyss.{key}"), style="dim") for key in keys)]
    rows = [heads, *(cells(space, scene) for space in taken(zone))]
    free = ", ".join(space["name"] for space in zone["border"] if space["leviathan"] is None)
    found = [cut(line, scene.width) for line in aligned(rows)] if len(rows) > 1 else []
    if free:
        found.append(Text(f"   {words('abyss.free_spaces', names=free)}", style="dim"))
    if any(space["can_fight"] for space in zone["border"]):
        found.append(Text(f"   {words('abyss.can_fight', sign=scene.symbols.chosen)}", style="dim"))
    return found


def cells(space: dict[str, Any], scene: Scene) -> list[Text]:
    """One Leviathan; the level that is attacked first is the first."""
    card = space["leviathan"]
    able = bool(space["can_fight"])
    penalty = scene.words(f"abyss.penalty.{card['penalty']}", n=card["penalty_count"])
    return [
        Text(f" {scene.symbols.chosen if able else ' '}", style="bold green"),
        Text(space["name"], style="bold" if able else ""),
        Text(", ").join(race(id, scene) for id in card["races"]),
        Text("").append(", ".join(levels(card, scene))),
        Text(penalty),
    ]


def levels(card: dict[str, Any], scene: Scene) -> list[str]:
    """`6 (1 token)`: what it takes to beat a level, and what that brings."""
    return [
        scene.words("abyss.level", n=level["resistance"], tokens=level["tokens"])
        for level in card["levels"]
        if not level["beaten"]
    ]


def race(id: str, scene: Scene) -> Text:
    return Text(scene.narrator.name(f"race:{id}"), style=STYLES.get(id, ""))


def short(space: dict[str, Any], scene: Scene) -> Text:
    """`7 squid 6`: the space, the Race beside crabs, the resistance now."""
    card = space["leviathan"]
    text = Text("").append(scene.symbols.chosen if space["can_fight"] else "", style="bold green")
    text.append(f"{space['name']} ", style="dim").append_text(race(card["races"][0], scene))
    now = [level["resistance"] for level in card["levels"] if level["current"]]
    return text.append("".join(f" {resistance}" for resistance in now), style="bold")


# -- around it -------------------------------------------------------------------------------------


def fight(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """Who fights where, and the strength of the attack."""
    under_way = zone["fight"]
    if under_way is None:
        return []
    names = {space["ref"]: space["name"] for space in zone["border"]}
    who, space = scene.name(under_way["seat"]), names[under_way["ref"]]
    said = scene.words("abyss.fight", who=who, space=space)
    if under_way["strength"] is not None:
        said += f", {scene.words('abyss.strength', n=under_way['strength'])}"
    return [Text(said, style="bold yellow")]


def facts(zone: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[Text]:
    """The limit of a hand, the deck, both piles of tokens, the last dice, Monsters laid aside."""
    words = scene.words
    found = [words("abyss.hand_limit", n=zone["hand_limit"])]
    found.append(words("abyss.leviathan_deck", n=zone["deck"]))
    found.append(words("abyss.tokens_left", n=seen["tokens_left"]))
    found.append(words("abyss.second_left", n=zone["tokens_left"]))
    found.append(words("abyss.keys_left", n=seen["keys_left"]))
    if zone["dice"]:
        found.append(words("abyss.dice", dice=" ".join(str(die) for die in zone["dice"])))
    if zone["laid_aside"]:
        found.append(words("abyss.laid_aside", n=zone["laid_aside"]))
    if zone["cashed"]:
        spent = ", ".join(scene.narrator.name(f"token:{kind}") for kind in zone["cashed"])
        found.append(f"{words('abyss.cashed')}: {spent}")
    return [Text(fact) for fact in found]


def owners(zone: dict[str, Any], scene: Scene) -> list[Text]:
    """What each player has: wounds, the slain, the Scourge, tokens with their kinds if known."""
    return [
        named(scene.name(player["seat"]), ", ".join(held))
        for player in zone["players"]
        if (held := belongings(player, scene))
    ]


def belongings(player: dict[str, Any], scene: Scene) -> list[str]:
    words = scene.words
    found = []
    if player["wounds"]:
        found.append(words("abyss.penalty.wounds", n=player["wounds"]))
    if player["slain"]:
        found.append(words("abyss.slain", n=len(player["slain"])))
    if player["scourge"]:
        found.append(scene.narrator.name("category:scourge"))
    if player["tokens"]:
        found.append(words("abyss.second_tokens", n=player["tokens"]))
        known = [scene.narrator.name(f"token:{kind}") for kind in player["token_kinds"] if kind]
        found[-1] += f" ({', '.join(known)})" if known else ""
    return found
