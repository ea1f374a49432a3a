"""What a study calls things: its chapters by game, ties, cards that share a name.

Events have short names of their own; nobody but the rules should have to know them. A deed that is
told by another chapter already has the title None, and is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

Pair = tuple[str, str]  # the kind of event and the kind of thing

THE_ABYSS: dict[Pair, str | None] = {
    ("keep", "card"): "Cards kept of those drawn",
    ("take", "card"): "Cards taken from the discard pile",
    ("play", "card"): "Cards played",
    ("score", "card"): "Cards scored",
    ("discard", "card"): "Cards discarded",
    ("steal", "card"): "Cards stolen",
    ("sacrifice", "card"): "Cards given up in a sacrifice",
    ("look", "card"): "Cards looked at with an Eye",
    ("draw", "card"): "Cards drawn",
}

ABYSS: dict[Pair, str | None] = {
    ("recruit", "lord"): "Lords recruited",
    ("corrupt", "lord"): "Lords recruited with the Corruptor",
    ("control", "location"): "Locations controlled",
    ("control", "lord"): "Lords put under a Location",
    ("affiliate", "card"): "Allies affiliated",
    ("last-affiliation", "card"): "Allies affiliated from the hand at the end",
    ("recruit", "card"): "Allies played to recruit a Lord",
    ("pay", "card"): None,  # the same cards as those of the line above, one by one
    ("take", "card"): "Allies taken from the own exploration",
    ("buy", "card"): "Allies bought from an exploration",
    ("support", "race"): "Council stacks taken",
    ("support", "card"): "Allies taken with a Council stack",
    ("reveal", "card"): "Allies revealed in the own exploration",
    ("monster", "card"): "Monsters revealed",
    ("plot", "lord"): "Lords who came to Court by plotting",
    ("draw", "location"): "Locations drawn",
    ("swap", "location"): "Locations swapped, given and taken",
    ("exchange", "location"): "Locations taken for Black Smokers",
    ("oust", "lord"): "Lords sent from Court, and who came for them",
    ("turned", "lord"): "Lords of others turned",
    ("dismiss", "lord"): "Lords given up",
    ("newcomer", "lord"): "Lords who came in place of one given up",
    ("sell", "card"): "Allies discarded for the Slaver",
    ("discard", "card"): "Allies discarded",
    ("purge", "race"): "Council stacks discarded",
    ("purge", "card"): "Allies discarded with a Council stack",
    ("end-called", "reason"): None,  # how games end has a chapter
}

KRAKEN: dict[Pair, str | None] = {
    ("place", "card"): "Krakens laid on a Council stack",
    ("place", "race"): "Council stacks on which a Kraken was laid",
    ("loot", "location"): "Loot sites searched",
    ("loot-ally", "card"): "Allies found in a loot search",
    ("guard-lord", "lord"): "Lords guarded by a Sentinel token",
    ("guard-stack", "race"): "Council stacks guarded by a Sentinel token",
    ("guard-location", "location"): "Locations guarded by a Sentinel token",
    ("guard-back", "lord"): "Lords whose Sentinel token came back",
    ("recipient", "lord"): "Lords brought to Court by the Recipient",
    ("heal", "card"): "Allies taken from the discard pile",
    ("release", "lord"): "Lords freed from a Location",
    ("name", "race"): "Races named for the Executioner",
    ("executed", "card"): "Affiliated Allies lost to the Executioner",
}

LEVIATHAN: dict[Pair, str | None] = {
    ("attack", "card"): "Allies played in an attack",
    ("leviathan-tokens", "token"): "Leviathan tokens gained",
    ("rob-leviathan", "token"): "Leviathan tokens stolen",
    ("cash", "token"): "Leviathan tokens cashed in",
    ("sacrifice", "lord"): "Lords lost",
}

CHASMS: dict[Pair, str | None] = {
    ("faction", "faction"): "Factions taken",
    ("lead", "leader"): "Leader skills used",
    ("play", "card"): "Cards played",
    ("draw", "card"): "Cards drawn",
    ("discard", "card"): "Cards discarded",
    ("spent", "card"): "Lasting cards used up",
    ("fetch", "card"): "Cards taken back",
    ("steal", "card"): "Cards taken from others",
    ("look", "card"): "Cards looked at on top of the deck",
    ("keep", "card"): "Cards kept of those looked at",
    ("take", "monster"): "Monsters from whom VP were taken",
    ("at", "monster"): "Monsters aimed at",
    ("again", "monster"): "Monsters attacked again",
    ("retaliation", "monster"): "Monsters whose retaliation was suffered",
    ("roll", "monster"): "Monsters whose retaliation was rolled",
}

THE_ABANDONS: dict[Pair, str | None] = {
    ("place", "card"): "Passages laid",
    ("draw", "card"): "Cards revealed",
    ("draw", "side"): "Directions taken",
    ("back", "card"): "Intersections gone back to",
    ("map", "card"): "Cards seen on the Map",
    ("cover", "card"): "Passages that cover a room",
    ("dig", "card"): "Cards found in the hole of a Bomb",
    ("blast", "side"): "Walls opened",
    ("mercy", "card"): "Cards taken away before the first intersection",
    ("end", "reason"): None,  # how games end has a chapter
}

TITLES: dict[str, dict[Pair, str | None]] = {
    "the-abyss": THE_ABYSS,
    "abyss": {**ABYSS, **KRAKEN, **LEVIATHAN},
    "chasms": CHASMS,
    "the-abandons": THE_ABANDONS,
}

# How a kind of thing is written, where its name in the rules is not a word of the rulebook.
THINGS = {
    "faction": "Faction",
    "leader": "Leader",
    "location": "Location",
    "lord": "Lord",
    "monster": "Monster",
    "race": "Race",
    "side": "direction",
}

TIES = {
    "the-abyss": {"latest-turn": "the latest turn", "turn-order": "the turn order"},
    "abyss": {"pearls": "the most Pearls", "dearest-lord": "the dearest Lord"},
    "chasms": {"die": "the die"},
}

DOORS = {"l": "left", "f": "forward", "r": "right"}


def titles_of(game: str) -> Mapping[Pair, str | None]:
    """The chapters of a game in their order; a game from outside has none of its own."""
    return TITLES.get(game, {})


def title_of(game: str, kind: str, noun: str) -> str | None:
    """What a chapter is called; None: it is left out."""
    return titles_of(game).get((kind, noun), f"{kind}: {noun}")


def thing_of(noun: str) -> str:
    """The word for one of the things in a chapter."""
    return THINGS.get(noun, noun)


def name_of(names: Mapping[str, str], noun: str, id: str) -> str:
    """What a thing is called; passages that share a name are told apart by their doors."""
    name = names[f"{noun}:{id}"]
    shape = id.partition("_")[2]
    doors = re.findall(r"([lfr])(\d)", shape)
    if not doors and re.fullmatch(r"\d|\d{3}", shape):
        doors = list(zip("lfr" if len(shape) == 3 else "f", shape, strict=True))
    shares = any(
        other == name and key != f"{noun}:{id}"
        for key, other in names.items()
        if key.startswith(f"{noun}:")
    )
    if not shares or not doors:
        return name
    return f"{name} ({', '.join(f'{DOORS[side]} {price}' for side, price in doors)})"


def tie_of(game: str, tie: str) -> str:
    """What decided between equals."""
    return TIES.get(game, {}).get(tie, tie)
