"""What one seat sees of the table, built by whitelist (AB-A43).

Everything that can be touched has a ref, the same that options name: `lord:traitor`,
`location:parliament`, `hand:crab3`, `paid:crab3`, `council:crab`, `track:2`, `threat:4`, `seat:1`,
`offer` (the card on the track that is spoken of), `deck`, `lords`, `court`, `locations`, `pearls`,
`keys`, `threat`, `monsters`, `paid`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.action import Action
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.abyss.actions import RECRUIT_LORD
from fathomless.games.abyss.affiliation import Affiliation
from fathomless.games.abyss.box import (
    FACE_IDS,
    LOCATION_IDS,
    LORD_BIT,
    LORD_IDS,
    MANDATORY,
    RACES_NEEDED,
    SEAT_BIT,
)
from fathomless.games.abyss.endings import REASONS, STALEMATE
from fathomless.games.abyss.locations import keys_of
from fathomless.games.abyss.material import (
    ANY_RACE,
    COURT_SPACES,
    LAST_THREAT,
    RACE_IDS,
    RACES,
    TRACK_SPACES,
)
from fathomless.games.abyss.recruit import (
    Payment,
    add_recruitable,
    lord_cost,
    mandatory_race,
    paid_value,
)
from fathomless.games.abyss.scoring import location_points, score
from fathomless.games.abyss.threat import EITHER_ON, KEYS_ON, reward_space

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState


def table_view(s: AbyssState, seat: int | None) -> JsonDict:
    """The public table, and this seat's own hand and tokens."""
    players: list[Json] = [player_view(s, other, seat) for other in range(s.seats)]
    data: JsonDict = {
        "turn": s.turns,
        "starter": s.starter,
        "active": s.active,
        "extra_turn": s.extra,
        "end_called_by": None if s.end_by < 0 else s.end_by,
        "end_reason": end_reason(s),
        "deck": len(s.deck) - s.top,
        "discard": len(s.discard),
        "discard_top": FACE_IDS[s.discard[-1]] if s.discard else None,
        "track": track_view(s),
        "price": s.sold + 1,
        "threat": s.threat or None,
        "threat_track": threat_view(s),
        "council": council_view(s),
        "court": court_view(s, seat),
        "court_spaces": COURT_SPACES,
        "lords_left": len(s.lord_deck) - s.lord_top,
        "lords_gone": lord_list(s.gone),
        "locations_left": len(s.location_deck) - s.location_top,
        "available": tiles_view(s.available),
        "drawn": tiles_view(s.drawn),
        "tokens_left": len(s.token_pile) - s.token_top,
        "keys_left": s.key_supply,
        "payment": payment_view(s),
        "players": players,
    }
    for extension in s.extensions:
        data[extension.name] = extension.view(s, seat)
    return data


def end_reason(s: AbyssState) -> Json:
    """Why the game ends; None: it does not yet. A stalemate is called by nobody."""
    return REASONS[s.end_reason] if s.end_by >= 0 or s.end_reason == STALEMATE else None


def track_view(s: AbyssState) -> Json:
    """The five spaces; the newest card is the one that is spoken of."""
    spaces: list[Json] = []
    for place in range(TRACK_SPACES):
        filled = place < len(s.track)
        spaces.append(
            {
                "ref": f"track:{place + 1}",
                "space": place + 1,
                "pearl": place + 1 == TRACK_SPACES,
                "ally": FACE_IDS[s.track[place]] if filled else None,
                "current": place + 1 == len(s.track),
            }
        )
    return spaces


def threat_view(s: AbyssState) -> Json:
    """The Threat track, if there is one: Keys, Pearls or tokens; `reward` is what one gets."""
    spaces: list[Json] = []
    for space in range(1, LAST_THREAT + 1 if s.threat else 1):
        spaces.append(
            {
                "ref": f"threat:{space}",
                "space": space,
                "keys": KEYS_ON[space],
                "either": EITHER_ON[space],
                "token": space == s.threat,
                "reward": space == reward_space(s, s.active),
            }
        )
    return spaces


def council_view(s: AbyssState) -> Json:
    """Stacks are face down: their sizes."""
    stacks: list[Json] = []
    for race in range(RACES):
        id = RACE_IDS[race]
        stacks.append({"ref": f"council:{id}", "race": id, "count": len(s.council[race])})
    return stacks


def court_view(s: AbyssState, seat: int | None) -> Json:
    """Lords from the space furthest from the deck, what each costs everybody, and who reads it."""
    affordable: list[Action] = []
    if seat is not None:
        add_recruitable(s, seat, affordable)
    lords: list[Json] = []
    for place in range(len(s.court)):
        lord = s.court[place]
        costs: list[Json] = [lord_cost(s, other, lord) for other in range(s.seats)]
        entry: JsonDict = {"ref": f"lord:{LORD_IDS[lord]}", "lord": LORD_IDS[lord]}
        entry["space"] = place + 1
        entry["costs"] = costs
        race = MANDATORY[lord] if seat is None else mandatory_race(s, seat, lord)
        entry["races"] = RACES_NEEDED[lord]
        entry["mandatory"] = None if race == ANY_RACE else RACE_IDS[race]
        entry["affordable"] = None if seat is None else RECRUIT_LORD[lord] in affordable
        lords.append(entry)
    return lords


def tiles_view(tiles: list[int]) -> Json:
    """Locations that nobody has."""
    found: list[Json] = []
    for tile in tiles:
        found.append({"ref": f"location:{LOCATION_IDS[tile]}", "location": LOCATION_IDS[tile]})
    return found


def payment_view(s: AbyssState) -> Json:
    """A recruitment that is under way: the Lord, the Allies played, what is reached and needed."""
    lord = lord_paid_for(s)
    if lord < 0:
        return None
    return {
        "seat": s.active,
        "lord": LORD_IDS[lord],
        "allies": face_list(s.paid),
        "have": paid_value(s),
        "need": lord_cost(s, s.active, lord),
    }


def lord_paid_for(s: AbyssState) -> int:
    """The Lord whose recruitment is under way; −1: none is."""
    question = s.asked
    if isinstance(question, (Payment, Affiliation)):
        return question.lord
    if question is not None:
        for extension in s.extensions:
            lord = extension.lord_paid_for(question)
            if lord >= 0:
                return lord
    return -1


def player_view(s: AbyssState, other: int, seat: int | None) -> JsonDict:
    """One player's zone: the hand and the values of tokens are its owner's secret to the end."""
    own = other == seat or s.finished
    aside = [entry & 63 for entry in s.aside if entry >> 6 == other]
    known: list[Json] = []
    for entry in s.tokens[other]:
        seen = seat is not None and entry >> 3 & SEAT_BIT[seat] != 0
        known.append(entry & 7 if seen or s.finished else None)
    return {
        "seat": other,
        "ref": f"seat:{other}",
        "pearls": s.pearls[other],
        "keys": s.keys[other],
        "keys_in_all": keys_of(s, other),
        "hand_size": len(s.hands[other]),
        "hand": face_list(s.hands[other]) if own else None,
        "aside": len(aside),
        "own_aside": face_list(aside) if own else None,
        "affiliated": face_list(s.affiliated[other]),
        "lords": lords_view(s, other),
        "locations": locations_view(s, other),
        "tokens": len(s.tokens[other]),
        "token_values": known,
        "bought": s.bought & SEAT_BIT[other] != 0,
        "protected": s.is_protected(other),
        "points": points_view(s, other, own),
    }


def lords_view(s: AbyssState, other: int) -> Json:
    """Lords in the order they came: free, turned, or under a Location."""
    lords: list[Json] = []
    for lord in s.lords[other]:
        bit = LORD_BIT[lord]
        turned = s.turned & bit != 0
        standing = "free" if s.free[other] & bit else "tucked"
        entry: JsonDict = {"ref": f"lord:{LORD_IDS[lord]}", "lord": LORD_IDS[lord]}
        entry["state"] = "turned" if turned else standing
        entry["used"] = s.used & bit != 0
        lords.append(entry)
    return lords


def locations_view(s: AbyssState, other: int) -> Json:
    """Locations, the Lords under them, and what they are worth at this moment."""
    tiles: list[Json] = []
    for tile in s.locations[other]:
        under: list[Json] = []
        for lord in s.lords[other]:
            if s.tucked[tile] & LORD_BIT[lord]:
                under.append(LORD_IDS[lord])
        entry: JsonDict = {"ref": f"location:{LOCATION_IDS[tile]}", "location": LOCATION_IDS[tile]}
        entry["lords"] = under
        entry["points"] = location_points(s, other, tile)
        tiles.append(entry)
    return tiles


def points_view(s: AbyssState, other: int, own: bool) -> JsonDict:
    """The score sheet as it stands; what Monster tokens bring is their owner's secret."""
    found: JsonDict = {}
    found.update(score(s, other))
    if not own:
        found["monsters"] = None
    return found


def face_list(faces: list[int]) -> Json:
    """Cards by the ids of their faces."""
    names: list[Json] = [FACE_IDS[face] for face in faces]
    return names


def lord_list(lords: list[int]) -> Json:
    """Lords by their ids."""
    names: list[Json] = [LORD_IDS[lord] for lord in lords]
    return names
