"""Saving and reading Kraken's zones and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathomless.core.jsontypes import Json, JsonDict, malformed, read_int, read_ints
from fathomless.core.pending import Pending
from fathomless.games.abyss.box import LORD_COUNT
from fathomless.games.abyss.extension import COURT, RECRUITMENT, STACK, TILE
from fathomless.games.abyss.kraken.council import PlaceKraken, place_of_kraken
from fathomless.games.abyss.kraken.executioner import Execution, Naming
from fathomless.games.abyss.kraken.loot import LootSearch
from fathomless.games.abyss.kraken.lords import GiveNebulis, Healing, Liberation
from fathomless.games.abyss.kraken.material import LOOT, SENTINELS
from fathomless.games.abyss.kraken.nebulis import NOTHING_MORE, FigureGoes, HowToPay
from fathomless.games.abyss.kraken.sentinels import PlaceToken
from fathomless.games.abyss.kraken.zones import FIRST_SITE, NOBODY, NOWHERE, SITES, WIDTH, Zones
from fathomless.games.abyss.material import RACES
from fathomless.games.abyss.save import PAYING, QUESTIONS

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

QUESTIONS.update(
    {
        PlaceKraken.kind: (PlaceKraken, 1),
        HowToPay.kind: (HowToPay, 4),
        FigureGoes.kind: (FigureGoes, 5),
        PlaceToken.kind: (PlaceToken, 2),
        LootSearch.kind: (LootSearch, 2),
        GiveNebulis.kind: (GiveNebulis, 2),
        Healing.kind: (Healing, 1),
        Liberation.kind: (Liberation, 1),
        Naming.kind: (Naming, 1),
        Execution.kind: (Execution, 2),
    }
)
PAYING.update({HowToPay.kind, FigureGoes.kind})

MANY: Final = 1_000_000
LAST_PLACE: Final = WIDTH * (TILE + 1) - 1


def to_json(zones: Zones) -> JsonDict:
    """Every zone."""
    return {
        "nebulis": list[Json](zones.nebulis),
        "holder": zones.holder,
        "owner": list[Json](zones.owner),
        "place": list[Json](zones.place),
        "loot_deck": list[Json](zones.loot_deck[zones.loot_top :]),
        "loot": [list[Json](cards) for cards in zones.loot],
        "loot_gone": list[Json](zones.loot_gone),
        "again": zones.again,
        "doomed": list[Json](zones.doomed),
    }


def read(zones: Zones, data: JsonDict) -> None:
    """Fill the zones; `check` compares them with the table."""
    zones.nebulis = read_ints(data, "nebulis", 0, MANY)
    zones.holder = read_int(data, "holder", NOBODY, 4)
    zones.owner = read_ints(data, "owner", NOBODY, 4, len(SENTINELS))
    zones.place = read_ints(data, "place", NOWHERE, LAST_PLACE, len(SENTINELS))
    zones.loot_deck = read_ints(data, "loot_deck", LOOT[0], LOOT[-1])
    loot = data.get("loot")
    if not isinstance(loot, list) or len(loot) != len(SITES):
        raise malformed(f"loot must be a list of {len(SITES)} lists")
    zones.loot = [read_ints({"loot": cards}, "loot", LOOT[0], LOOT[-1]) for cards in loot]
    zones.loot_gone = read_ints(data, "loot_gone", LOOT[0], LOOT[-1])
    zones.again = read_int(data, "again", 0, 31)
    zones.doomed = read_ints(data, "doomed", 0, 64 * 5 - 1)


def check(zones: Zones, s: AbyssState) -> None:
    """AB-K1. Every Loot card and token once, and where it can be."""
    if len(zones.nebulis) != s.seats or zones.holder >= s.seats or zones.again >> s.seats:
        raise malformed("Nebulis, or the figure, are with nobody who plays")
    cards = zones.loot_deck + zones.loot_gone
    owned = [tile for tiles in s.locations for tile in tiles]
    for site in range(len(SITES)):
        cards = cards + zones.loot[site]
        if zones.loot[site] and FIRST_SITE + site not in owned:
            raise malformed("Loot lies on a site that nobody has")
        if len(set(zones.loot[site])) != len(zones.loot[site]):
            raise malformed("Loot of the same value lies on one site")
    if sorted(cards) != sorted(LOOT):
        raise malformed("it does not have every Loot card once")
    for entry in zones.doomed:
        if entry >> 6 >= s.seats or entry & 63 not in s.affiliated[entry >> 6]:
            raise malformed("an Ally is chosen for the Executioner that is not there")
    check_tokens(zones, s)


def check_tokens(zones: Zones, s: AbyssState) -> None:
    """AB-A5, AB-A48. Sentinel tokens lie on different elements that are there."""
    placed = [place for place in zones.place if place != NOWHERE]
    if len(set(placed)) != len(placed):
        raise malformed("two Sentinel tokens lie on one element")
    for token in range(len(SENTINELS)):
        place = zones.place[token]
        if zones.owner[token] >= s.seats or (zones.owner[token] == NOBODY and place != NOWHERE):
            raise malformed("a Sentinel token is nobody's")
        if place != NOWHERE and not is_there(s, place // WIDTH, place % WIDTH):
            raise malformed("a Sentinel token lies on something that is not there")


def is_there(s: AbyssState, zone: int, item: int) -> bool:
    """Whether an element that can be guarded is on the table."""
    if zone == COURT:
        return item in s.court
    return item < RACES if zone == STACK else item in s.available


def fits(zones: Zones, s: AbyssState, question: Pending[Any]) -> bool:
    """Whether the table fits a question; those of others do."""
    if isinstance(question, PlaceKraken):
        return place_of_kraken(s) >= 0
    if isinstance(question, PlaceToken):
        token = question.token
        return token < len(SENTINELS) and zones.owner[token] == question.seat
    if isinstance(question, LootSearch):
        site = question.site
        return site < len(SITES) and FIRST_SITE + site in s.locations[question.seat]
    if isinstance(question, GiveNebulis):
        left = question.missing(s)
        return left > 0 and not question.given >> s.seats
    if isinstance(question, Execution):
        return question.race < RACES
    if isinstance(question, (HowToPay, FigureGoes)):
        return payment_fits(zones, s, question)
    return True


def payment_fits(zones: Zones, s: AbyssState, question: HowToPay | FigureGoes) -> bool:
    """Whether a payment that waits can go on."""
    if question.purpose > NOTHING_MORE or question.item >= LORD_COUNT:
        return False
    if question.purpose == RECRUITMENT and question.item not in s.court:
        return False
    if question.purpose == 0 and not s.track:
        return False
    if isinstance(question, HowToPay):
        enough = 0 < question.amount <= s.pearls[question.seat]
        return enough and zones.nebulis[question.seat] > 0
    return question.payer < s.seats and 0 < question.candidates < 1 << s.seats
