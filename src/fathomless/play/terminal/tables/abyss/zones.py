"""The players of Abyss: what each has, what lies before them, and what the reader holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fathomless.games.abyss.box import FACE_IDS, FACES
from fathomless.games.abyss.material import RACE_IDS
from fathomless.play.terminal.scene import Scene, rule_line
from fathomless.play.terminal.tables.abyss.board import (
    BOXES,
    NO_POWERS,
    ONE_LINE,
    SHORTEST,
    STYLES,
    guild,
    label,
    row_of,
)
from fathomless.play.terminal.tables.layout import bar, flowed, limited, named_rows

INDENT = "     "


def zones(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """A row of figures for each player, and below it what lies before them."""
    rows = [figure_heads(scene), *(figures(player, scene) for player in seen["players"])]
    lines = named_rows(rows, seen["active"], range(len(rows[0])), scene)
    found: list[RenderableType] = [] if scene.tightness >= NO_POWERS else [rule_line(scene)]
    found.append(lines[0])
    for line, player in zip(lines[1:], seen["players"], strict=True):
        found.append(line)
        if scene.tightness < SHORTEST:
            found += before(player, scene)
    return found


# -- figures ---------------------------------------------------------------------------------------


def figure_heads(scene: Scene) -> list[Text]:
    """What the columns are."""
    name = scene.narrator.name
    heads = [scene.words(f"abyss.{key}") for key in ("pearls", "keys", "hand")]
    heads += [name(f"category:{key}") for key in ("monsters", "lords", "allies", "locations")]
    heads.append(scene.words("abyss.points"))
    return [Text(head, style="dim") for head in heads]


def figures(player: dict[str, Any], scene: Scene) -> list[Text]:
    """One player in figures; points that nobody else knows are a question mark."""
    points = player["points"]
    known = sum(value for value in points.values() if value is not None)
    total = str(known)
    if None in points.values() and player["tokens"]:
        total = scene.words("abyss.hidden", n=known)
    counts = [player["pearls"], player["keys_in_all"], player["hand_size"], player["tokens"]]
    counts += [len(player["lords"]), len(player["affiliated"]), len(player["locations"])]
    return [*(Text(str(count)) for count in counts), Text(total, style="bold")]


# -- what lies before a player ---------------------------------------------------------------------


def before(player: dict[str, Any], scene: Scene) -> list[Text]:
    """Lords, Locations with the Lords under them, affiliated Allies, and what else is to know."""
    things = [*lords(player, scene), *tiles(player, scene)]
    if player["affiliated"]:
        allies = ", ".join(group.plain for group in by_race(player["affiliated"], scene))
        things.append(named(scene.words("abyss.affiliated"), allies))
    if player["keys"]:
        things.append(named(scene.words("abyss.key_tokens"), str(player["keys"])))
    if any(value is not None for value in player["token_values"]):
        values = ["?" if value is None else str(value) for value in player["token_values"]]
        things.append(named(scene.narrator.name("category:monsters"), " ".join(values)))
    for state in ("bought", "protected"):
        if player[state]:
            things.append(Text(scene.words(f"abyss.{state}"), style="cyan"))
    if not things:
        return []
    most = 1 if scene.tightness >= ONE_LINE else 0
    return [limited(Text(INDENT[1:]), things, scene, most)]


def named(name: str, value: str) -> Text:
    """`affiliated: crab 1 3`."""
    return Text("").append(f"{name}: ", style="dim").append(value)


def lords(player: dict[str, Any], scene: Scene) -> list[Text]:
    """The Lords that lie under no Location, with their points, and their guilds where it fits."""
    tucked = {id for tile in player["locations"] for id in tile["lords"]}
    found = []
    for entry in player["lords"]:
        if entry["lord"] not in tucked:
            text = Text(lord_words(entry, scene), style="dim" if entry["state"] == "turned" else "")
            if scene.tightness < BOXES:
                text.append(" ").append_text(guild(entry["lord"], scene))
            found.append(text)
    return found


def lord_words(entry: dict[str, Any], scene: Scene) -> str:
    """A Lord with its points, and what has happened to it."""
    name = lord_points(entry["lord"], scene)
    if entry["state"] == "turned":
        return scene.words("abyss.turned", lord=name)
    return scene.words("abyss.used", lord=name) if entry["used"] else name


def lord_points(id: str, scene: Scene) -> str:
    """`Traitor 6`."""
    row = row_of(id)
    name = scene.narrator.name(f"lord:{id}")
    return name if row is None else f"{name} {row.ip}"


def tiles(player: dict[str, Any], scene: Scene) -> list[Text]:
    """Locations with what they are worth now, and the Lords under them."""
    states = {entry["lord"]: entry for entry in player["lords"]}
    found = []
    for entry in player["locations"]:
        name = scene.narrator.name(f"location:{entry['location']}")
        points = int(entry["points"])
        under = [lord_words(states[id], scene) for id in entry["lords"] if id in states]
        text = f"{name} {points}"
        if under:
            text = scene.words("abyss.under", location=name, n=points, lords=", ".join(under))
        found.append(Text(text, style="bold"))
    return found


def by_race(cards: Sequence[str], scene: Scene) -> list[Text]:
    """`crab 1 3 3`: the values of each Race together."""
    found = []
    for ref, values in races(cards):
        style = STYLES.get(ref.partition(":")[2], "")
        text = Text("").append(scene.narrator.name(ref), style=style)
        found.append(text.append("".join(f" {value}" for value in values), style="bold"))
    return found


def races(cards: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Refs of Races with the values of their cards.

    A card that is more than a Race and a value stands for itself, after the others.
    """
    groups: dict[str, list[int]] = {f"race:{race}": [] for race in RACE_IDS}
    others: list[tuple[str, list[int]]] = []
    for card in cards:
        race = card.rstrip("0123456789")
        if race in RACE_IDS and card in FACE_IDS:
            groups[f"race:{race}"].append(FACES[FACE_IDS.index(card)].value)
        else:
            others.append((f"card:{card}", []))
    return [(ref, sorted(values)) for ref, values in groups.items() if values] + others


# -- what the reader holds -------------------------------------------------------------------------


def hand_lines(me: dict[str, Any], seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The hand by Race, what is put aside of it, and a payment that is under way."""
    lines: list[RenderableType] = []
    if scene.tightness < NO_POWERS:
        lines.append(rule_line(scene))
    hand = me["hand"] or []
    things = by_race(hand, scene)
    for thing, (_, values) in zip(things, races(hand), strict=True):
        if len(values) > 1 and scene.tightness < SHORTEST:
            thing.append(f" ({sum(values)})", style="dim")
    if me["own_aside"]:
        aside = ", ".join(group.plain for group in by_race(me["own_aside"], scene))
        things.append(named(scene.words("abyss.aside"), aside))
    nothing = Text(scene.words("table.nothing"), style="dim")
    name = label(scene.words("abyss.your_hand"), scene)
    lines.append(flowed(name, things or [nothing], scene.width))
    if seen["payment"] is not None:
        lines.append(payment(seen["payment"], scene))
    return lines


def payment(paid: dict[str, Any], scene: Scene) -> Text:
    """Who is being recruited, with what, and what is still missing."""
    things = [Text(scene.narrator.name(f"lord:{paid['lord']}"), style="bold")]
    things.append(bar(int(paid["have"]), int(paid["need"]), scene))
    things += by_race(paid["allies"], scene)
    things.append(Text(scene.words("abyss.payment_order"), style="dim"))
    return flowed(label(scene.words("abyss.payment"), scene), things, scene.width)
