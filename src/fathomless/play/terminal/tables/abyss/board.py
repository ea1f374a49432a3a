"""The board of Abyss: exploration, Threat, Council, Court and Locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from fathomless.games.abyss.box import LORD_IDS, LORDS
from fathomless.games.abyss.material import GUILD_IDS, LAST_SPACE_PEARLS, Lord
from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.tables.layout import GAP, Space, aligned, cut, flowed, limited, strip

# What each level of tightness gives up; the last one is for a screen of 24 lines.
BOXES = 1  # from here on, the track is a line
ONE_LINE = 2  # a player's zone has one line
NO_POWERS = 3  # Lords stand two to a line, without their powers
SHORTEST = 4  # the reward at stake instead of the Threat track, no zones, one line of Locations
LEVELS = 5

# A guild has the colour of the Race that its Lords ask for; the word is always there too.
STYLES = {"crab": "red", "shellfish": "green", "jellyfish": "magenta", "squid": "bright_blue"}
STYLES |= {"soldier": "red", "merchant": "green", "mage": "magenta", "politician": "bright_blue"}
STYLES |= {"seahorse": "yellow", "farmer": "yellow", "ambassador": "cyan"}


def board(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """Everything that belongs to nobody."""
    lines: list[RenderableType] = [*track(seen, scene), *threat(seen, scene)]
    lines += [council(seen, scene), *court(seen, scene), *locations(seen, scene)]
    return lines


def label(text: str, scene: Scene) -> Text:
    """What a line is about; all labels are equally wide."""
    words = [
        scene.words(f"abyss.{key}")
        for key in ("track", "threat", "council", "payment", "your_hand")
    ]
    words.append(scene.narrator.name("category:locations"))
    width = max(cell_len(word) for word in words)
    return Text(f" {text.ljust(width)} ", style="cyan")


# -- exploration, Threat, Council ------------------------------------------------------------------


def track(seen: dict[str, Any], scene: Scene) -> list[Text]:
    """The five spaces, and what belongs to them; on small screens that goes with the Threat."""
    words = scene.words
    spaces = [space_of(space, scene) for space in seen["track"]]
    name = label(words("abyss.track"), scene)
    if scene.tightness < BOXES:
        return [*strip(spaces, scene), flowed(name, track_facts(seen, scene), scene.width)]
    things = [Text("").append(f"{s.title} ", style="dim").append_text(s.content) for s in spaces]
    if scene.tightness < SHORTEST:
        things += track_facts(seen, scene)
    return [flowed(name, things, scene.width)]


def track_facts(seen: dict[str, Any], scene: Scene) -> list[Text]:
    """The price of the next Ally, the deck, the discard pile with the card on top."""
    words = scene.words
    facts = [words("abyss.price", n=seen["price"]), words("abyss.deck", n=seen["deck"])]
    facts.append(words("abyss.discard", n=seen["discard"]))
    if seen["discard_top"] is not None:
        facts[-1] += f" ({scene.narrator.name('card:' + seen['discard_top'])})"
    return [Text(fact) for fact in facts]


def space_of(space: dict[str, Any], scene: Scene) -> Space:
    """A space of the track; the card that is spoken of is pointed at."""
    title = str(space["space"])
    if space["pearl"]:
        title += f" {scene.words('abyss.bonus', n=LAST_SPACE_PEARLS)}"
    if space["ally"] is None:
        return Space(title, Text(scene.symbols.empty, style="dim"))
    name = scene.narrator.name(f"card:{space['ally']}")
    if space["current"]:
        content = Text(name, style="not dim bold yellow")
        return Space(f"{scene.symbols.turn}{title}", content, marked=True)
    return Space(title, Text(name, style="not dim"))


def threat(seen: dict[str, Any], scene: Scene) -> list[Text]:
    """The six spaces with their rewards, or on small screens the reward that is at stake."""
    words = scene.words
    name = label(words("abyss.threat"), scene)
    if not seen["threat_track"]:  # an expansion has put another board in its place
        facts = track_facts(seen, scene)[:2] if scene.tightness >= SHORTEST else []
        return [flowed(Text(""), facts, scene.width)] if facts else []
    at_stake = [space for space in seen["threat_track"] if space["reward"]]
    rewards = [Text(reward_words(space, scene), style="bold") for space in at_stake]
    if scene.tightness >= SHORTEST:
        where = Text(f"{seen['threat']}/{len(seen['threat_track'])}", style="bold")
        things = [where, *rewards, *track_facts(seen, scene)[:2]]
        return [limited(name, things, scene, 1)]
    things = [threat_space(space, scene) for space in seen["threat_track"]]
    for space, reward in zip(at_stake, rewards, strict=True):
        if not space["token"]:
            said = words("abyss.reward", n=space["space"])
            things.append(Text("").append(f"{said}: ").append_text(reward))
    things.append(Text(words("abyss.legend", sign=scene.symbols.treasure), style="dim"))
    if scene.tightness < BOXES:
        for key in ("tokens_left", "keys_left"):
            things.append(Text(words(f"abyss.{key}", n=seen[key]), style="dim"))
    return [flowed(name, things, scene.width)]


def threat_space(space: dict[str, Any], scene: Scene) -> Text:
    """`4 1 Key ◆`: a space with its reward; the token is pointed at."""
    parts = [scene.words("abyss.n_keys", n=space["keys"])] if space["keys"] else []
    if space["either"]:
        parts.append(scene.symbols.treasure * space["either"])
    here = bool(space["token"])
    text = Text("").append(scene.symbols.turn if here else "", style="bold yellow")
    text.append(f"{space['space']} ", style="bold yellow" if here else "dim")
    return text.append(" ".join(parts), style="bold" if here else "")


def reward_words(space: dict[str, Any], scene: Scene) -> str:
    """What a space of the Threat track gives."""
    found = [scene.words("abyss.n_keys", n=space["keys"])] if space["keys"] else []
    if space["either"]:
        found.append(scene.words("abyss.either", n=space["either"]))
    return " + ".join(found)


def council(seen: dict[str, Any], scene: Scene) -> Text:
    """The stacks with their sizes."""
    things = []
    for stack in seen["council"]:
        name = scene.narrator.name(f"race:{stack['race']}")
        style = f"bold {STYLES.get(stack['race'], '')}" if stack["count"] else "dim"
        things.append(Text(f"{name} {stack['count']}", style=style))
    return flowed(label(scene.words("abyss.council"), scene), things, scene.width)


# -- the Court -------------------------------------------------------------------------------------


def court(seen: dict[str, Any], scene: Scene) -> list[RenderableType]:
    """The Lords, one to a line with their powers, or two to a line without."""
    words = scene.words
    facts = {"n": len(seen["court"]), "of": seen["court_spaces"], "left": seen["lords_left"]}
    title = Text(words("abyss.court", **facts), style="cyan")
    payer = seen["active"] if scene.reader is None else scene.reader
    if scene.tightness >= NO_POWERS:
        return two_columns(seen["court"], payer, title, scene)
    keys = ("guild", "cost", "races", "ip", "keys")
    heads = [Text(" "), title, *(Text(words(f"abyss.{key}"), style="dim") for key in keys)]
    rows = [heads, *(lord_cells(entry, payer, scene) for entry in seen["court"])]
    powers = [scene.narrator.name(f"power:{entry['lord']}") for entry in seen["court"]]
    lines = aligned(rows, figures=(3, 5, 6))
    room = scene.width - max(line.cell_len for line in lines) - GAP
    found = with_powers(lines, powers, room, scene)
    if any(entry["affordable"] for entry in seen["court"]):
        legend = words("abyss.affordable", sign=scene.symbols.chosen)
        cut(lines[0].append(f"   {legend}", style="green"), scene.width)
    return found


def with_powers(
    lines: list[Text], powers: Sequence[str], room: int, scene: Scene
) -> list[RenderableType]:
    """Each power beside its Lord; below, where the longest has no room."""
    beside = max((cell_len(power) for power in powers), default=0) <= room
    widest = scene.width - room
    found: list[RenderableType] = []
    for line, power in zip(lines, [scene.words("abyss.power"), *powers], strict=True):
        gap = " " * (widest - line.cell_len)
        found.append(line.append(f"{gap}{power}", style="dim") if beside else line)
        if not beside and line is not lines[0] and scene.tightness < ONE_LINE:
            found.append(Text(f"     {power}", style="dim"))
    return found


def two_columns(
    entries: Sequence[dict[str, Any]], payer: int, title: Text, scene: Scene
) -> list[RenderableType]:
    """The Lords two to a line, read downwards: name, cost, Races, points, Keys."""
    half = (scene.width - GAP) // 2
    cells = [lord_cells(entry, payer, scene) for entry in entries]
    figures = aligned([row[3:] for row in cells], figures=(0, 2, 3), gap=1)
    room = half - 4 - max((line.cell_len for line in figures), default=0)
    names = [[row[0], cut(row[1], room)] for row in cells]
    halves = aligned([[*name, rest] for name, rest in zip(names, figures, strict=True)], gap=1)
    keys = ("cost", "races", "ip", "keys")
    heads = ", ".join(scene.words(f"abyss.{key}") for key in keys)
    lines = [Text(" ").append_text(title).append(f": {heads}", style="dim")]
    height = -(-len(halves) // 2)
    for number in range(height):
        line = halves[number]
        if number + height < len(halves):
            line.append(" " * (half + GAP - line.cell_len)).append_text(halves[number + height])
        lines.append(line)
    return [*lines]


def lord_cells(entry: dict[str, Any], payer: int, scene: Scene) -> list[Text]:
    """A Lord at Court: whether one can pay, name, guild, cost, Races, points, Keys."""
    name = scene.narrator.name(f"lord:{entry['lord']}")
    row = row_of(entry["lord"])
    races = Text(str(entry["races"]))
    race = entry["mandatory"]
    if race is not None:
        races.append(f" {scene.narrator.name(f'race:{race}')}", style=STYLES.get(race, ""))
    able = bool(entry["affordable"])
    return [
        Text(f" {scene.symbols.chosen if able else ' '}", style="bold green"),
        Text(name, style="bold" if able else ""),
        guild(entry["lord"], scene),
        Text(str(entry["costs"][payer]), style="bold"),
        races,
        Text("" if row is None else str(row.ip)),
        Text("" if row is None else str(row.keys or scene.symbols.empty)),
    ]


def row_of(id: str) -> Lord | None:
    """The printed Lord, if the box has it."""
    return LORDS[LORD_IDS.index(id)] if id in LORD_IDS else None


def guild(id: str, scene: Scene) -> Text:
    """The guild of a Lord, if the box has it."""
    row = row_of(id)
    if row is None or row.guild >= len(GUILD_IDS):
        return Text("")
    found = GUILD_IDS[row.guild]
    return Text(scene.narrator.name(f"guild:{found}"), style=STYLES[found])


# -- Locations -------------------------------------------------------------------------------------


def locations(seen: dict[str, Any], scene: Scene) -> list[Text]:
    """Those that can be taken and those that were drawn, each with what it brings."""
    open_tiles = [entry["location"] for entry in seen["available"]]
    stack = Text(scene.words("abyss.stack", n=seen["locations_left"]), style="dim")
    name = label(scene.narrator.name("category:locations"), scene)
    whole = [tile(id, scene) for id in open_tiles]
    lines = [flowed(name, [*whole, stack], scene.width)]
    if scene.tightness >= SHORTEST and "\n" in lines[0].plain:
        # Which ones there are says more than what one of them brings: answers say that.
        short = [Text(scene.narrator.name(f"location:{id}")) for id in open_tiles]
        lines = [limited(name, [stack, *short], scene, 1)]
    if seen["drawn"]:
        drawn = [tile(entry["location"], scene) for entry in seen["drawn"]]
        lines.append(flowed(label(scene.words("abyss.drawn"), scene), drawn, scene.width))
    return lines


def tile(id: str, scene: Scene) -> Text:
    """`The Chasm: 5 + 3 per crab`."""
    text = Text(scene.narrator.name(f"location:{id}"))
    return text.append(f": {scene.narrator.name(f'points:{id}')}", style="dim")
