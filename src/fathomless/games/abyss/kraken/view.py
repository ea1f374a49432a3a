"""What a seat sees of Kraken (AB-A43).

Refs: `nebulis`, `figure`, `loot` (the deck), `sentinel:watcher`, `affiliated:crab3`,
`discard:crab3`; a token lies on `lord:…`, `council:…` or `location:…`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.abyss.box import FACE_IDS, LOCATION_IDS, LORD_IDS
from fathomless.games.abyss.extension import COURT, STACK
from fathomless.games.abyss.kraken.loot import LootSearch
from fathomless.games.abyss.kraken.lords import Healing
from fathomless.games.abyss.kraken.material import SENTINELS
from fathomless.games.abyss.kraken.zones import FIRST_SITE, NOBODY, NOWHERE, SITES, WIDTH, Zones
from fathomless.games.abyss.material import MONSTER, RACE_IDS

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def view(zones: Zones, s: AbyssState, seat: int | None) -> JsonDict:
    """Everything but the order of the Loot deck and others' choices that are not shown yet."""
    question = s.asked
    searching: Json = None
    if isinstance(question, LootSearch):
        searching = LOCATION_IDS[FIRST_SITE + question.site]
    pile: Json = None
    if isinstance(question, Healing) and question.seat == seat:
        found: list[Json] = [FACE_IDS[face] for face in sorted(s.discard) if face != MONSTER]
        pile = found
    doomed: list[Json] = [FACE_IDS[entry & 63] for entry in zones.doomed if entry >> 6 == seat]
    return {
        "nebulis": list[Json](zones.nebulis),
        "figure": None if zones.holder == NOBODY else zones.holder,
        "sentinels": tokens_view(zones),
        "loot_left": zones.loot_left(),
        "loot_gone": list[Json](zones.loot_gone),
        "sites": sites_view(zones),
        "searching": searching,
        "discard_pile": pile,
        "own_doomed": doomed,
    }


def tokens_view(zones: Zones) -> Json:
    """Each Sentinel token: whose it is, and the ref of what it lies on."""
    tokens: list[Json] = []
    for token, id in enumerate(SENTINELS):
        owner = zones.owner[token]
        entry: JsonDict = {"ref": f"sentinel:{id}", "lord": id}
        entry["owner"] = None if owner == NOBODY else owner
        entry["on"] = None if zones.place[token] == NOWHERE else ref_of(zones.place[token])
        tokens.append(entry)
    return tokens


def ref_of(place: int) -> str:
    """The ref of an element that is guarded."""
    zone, item = place // WIDTH, place % WIDTH
    if zone == COURT:
        return f"lord:{LORD_IDS[item]}"
    return f"council:{RACE_IDS[item]}" if zone == STACK else f"location:{LOCATION_IDS[item]}"


def sites_view(zones: Zones) -> Json:
    """The Loot on each site."""
    sites: list[Json] = []
    for place, tile in enumerate(SITES):
        id = LOCATION_IDS[tile]
        cards = list[Json](zones.loot[place])
        sites.append({"ref": f"location:{id}", "location": id, "loot": cards})
    return sites
