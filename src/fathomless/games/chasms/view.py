"""What one seat sees of the table, built by whitelist (CH-C30, CH-C67).

Hands and decks are hidden; everything else lies open, also what is being resolved. Whatever has a
ref here is named by the same ref in the actions that concern it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathomless.core.jsontypes import Json, JsonDict
from fathomless.games.chasms.attack import STAGES, Attack
from fathomless.games.chasms.choices import KeepCard
from fathomless.games.chasms.dice import GhostDie
from fathomless.games.chasms.hearts import AMOUNT, AMOUNT_BITS, Hurt, Payback, Zero
from fathomless.games.chasms.material import (
    CARD_ID,
    CAUSE_IDS,
    DIE_FACES,
    FACTION_IDS,
    FACTIONS_EACH,
    MONSTER_IDS,
    MONSTER_STARS,
    MONSTER_VP,
)
from fathomless.games.chasms.plays import Resolve
from fathomless.games.chasms.running import Run
from fathomless.games.chasms.scoring import REASONS
from fathomless.games.chasms.steps import FIRST_LIMIT, IDLE, NEXT_TURN, WEAKENED, Lasting, Step
from fathomless.games.chasms.vocabulary import ALL, USED
from fathomless.games.chasms.windows import WINDOWS, Window

if TYPE_CHECKING:
    from fathomless.games.chasms.state import ChasmsState

GUARDS = ("monster", "cards", "any")
LIMITS = ("plays", "leader", "draw")


def table_view(s: ChasmsState, seat: int | None) -> JsonDict:
    """The public table, and this seat's own: its hand, and the cards it looks at."""
    return {
        "over": s.finished,
        "ending": REASONS[s.ending] if s.finished else None,
        "drafting": s.picks < FACTIONS_EACH * s.seats,
        "factions": [faction_view(s, number) for number in range(len(FACTION_IDS))],
        "starter": s.starter,
        "active": s.active,
        "turn": s.slots,
        "round": (s.slots + s.seats - 1) // s.seats,
        "last_round": s.last_round,
        "plays_left": s.plays_left,
        "leader_used": s.leader_used,
        "boost_next": s.boost_next,
        "boost_all": s.boost_all,
        "echo": s.echo,
        "monsters": [monster_view(s, monster) for monster in s.board],
        "monsters_fought": s.monsters,
        "monsters_revealed": s.revealed,
        "heart_pile": s.pile,
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "attack": attack_view(s),
        "chain": chain_view(s),
        "own_peek": own_peek(s, seat),
        "ghost_dice": ghost_dice(s),
    }


def faction_view(s: ChasmsState, faction: int) -> Json:
    """A Faction, and who has it."""
    id = FACTION_IDS[faction]
    return {"ref": f"faction:{id}", "id": id, "seat": s.owner[faction]}


def monster_view(s: ChasmsState, monster: int) -> Json:
    """A Monster in play, its VP, and what its six faces say."""
    id = MONSTER_IDS[monster]
    faces: list[Json] = [f"face:{id}_{number}" for number in range(1, DIE_FACES + 1)]
    return {
        "ref": f"monster:{id}",
        "id": id,
        "stars": MONSTER_STARS[monster],
        "vp": s.mvp[monster],
        "printed_vp": MONSTER_VP[monster],
        "faces": faces,
        "attacked": monster == s.strike.monster,
    }


def player_view(s: ChasmsState, other: int, seat: int | None) -> Json:
    """One player's zone. Only the hand is a secret, and the order of the deck."""
    return {
        "seat": other,
        "ref": f"seat:{other}",
        "hearts": s.hearts[other],
        "vp": s.vp[other],
        "alive": s.is_alive(other),
        "leaders": leaders_view(s, other),
        "hand_size": len(s.hands[other]),
        "hand": ids(sorted(s.hands[other])) if other == seat else None,
        "deck_ref": "deck" if other == seat else f"deck:{other}",
        "deck_size": len(s.decks[other]),
        "discard": ids(s.discards[other]),
        "front": ids([place & 255 for place in s.front if place >> 8 == other]),
        "lasting": [lasting_view(entry) for entry in s.lasting if entry.holder == other],
    }


def leaders_view(s: ChasmsState, seat: int) -> Json:
    """The Leaders of a seat; a roll reaction and a passive are in their texts."""
    found: list[Json] = []
    for faction in s.leaders[FACTIONS_EACH * seat : FACTIONS_EACH * (seat + 1)]:
        if faction >= 0:
            id = FACTION_IDS[faction]
            found.append({"ref": f"leader:{id}", "id": id, "text": f"text:leader_{id}"})
    return found


def lasting_view(entry: Lasting) -> Json:
    """Something that stays: what it is, how much of it, until when, whose it is."""
    if entry.kind < FIRST_LIMIT:
        kind, what = "guard", GUARDS[entry.kind]
    elif entry.kind < WEAKENED:
        kind, what = "limit", LIMITS[entry.kind - FIRST_LIMIT]
    else:
        kind, what = "weakened", "attack"
    until = "used" if entry.until == USED else "source-turn"
    if kind == "limit":
        until = "next-turn" if entry.until == NEXT_TURN else "this-turn"
    return {
        "kind": kind,
        "what": what,
        "n": None if entry.n == ALL else entry.n,
        "until": until,
        "source": entry.source,
        "card": CARD_ID[entry.card] if entry.card >= 0 else None,
    }


def attack_view(s: ChasmsState) -> Json:
    """The attack that is being resolved."""
    strike = s.strike
    if strike is IDLE or s.finished:
        return None
    stage = "aim"
    for step in s.agenda:
        if isinstance(step, Attack):
            stage = STAGES[step.stage]
    return {
        "seat": strike.seat,
        "card": CARD_ID[strike.card],
        "monster": f"monster:{MONSTER_IDS[strike.monster]}" if strike.monster >= 0 else None,
        "target": strike.target,
        "stage": stage,
        "value": strike.value,
        "die_ref": "die",
        "die": strike.die,
        "dice_left": strike.left,
        "roller": strike.roller,
        "victim": strike.victim,
        "vp_lost": strike.lost == 1,
        "again": strike.again > 0,
    }


def chain_view(s: ChasmsState) -> Json:
    """What waits, the oldest first: cards, retaliation, losses, windows."""
    found: list[Json] = []
    for step in s.agenda:
        link = link_view(s, step)
        if link is not None:
            found.append(link)
    return found


def link_view(s: ChasmsState, step: Step) -> Json:
    """One thing that waits, or None if it is nothing to be shown."""
    if isinstance(step, Resolve):
        return {
            "step": "card" if step.card >= 0 else "leader",
            "cause": CAUSE_IDS[step.face],
            "seat": step.player,
            "target": step.target,
            "answers": step.actor,
            "negated": step.negated == 1,
            "spared": seats_of(step.struck, s.seats),
        }
    if isinstance(step, Run):
        cause = CAUSE_IDS[step.cause]
        return {"step": "effect", "cause": cause, "seat": step.player, "target": step.target}
    if isinstance(step, Hurt):
        amounts: list[Json] = [
            step.amounts >> AMOUNT_BITS * seat & AMOUNT for seat in range(s.seats)
        ]
        return {"step": "hurt", "cause": CAUSE_IDS[step.cause], "hearts": amounts}
    if isinstance(step, Zero):
        return {"step": "zero", "seats": seats_of(step.seats, s.seats)}
    if isinstance(step, Payback):
        return {"step": "payback", "seat": step.owner, "target": step.actor}
    if isinstance(step, Window):
        return {"step": "window", "window": WINDOWS[step.window], "subject": step.subject}
    return None


def own_peek(s: ChasmsState, seat: int | None) -> Json:
    """The cards of the own deck that this seat is looking at; their refs are `peek:…`."""
    question = s.asked
    if isinstance(question, KeepCard) and question.seat == seat:
        return ids(question.cards(s))
    return None


def ghost_dice(s: ChasmsState) -> Json:
    """The two dice a dead player has rolled, for all to see."""
    question = s.asked
    return [question.low, question.high] if isinstance(question, GhostDie) else None


def seats_of(seats: int, count: int) -> Json:
    """A set of seats as a list."""
    found: list[Json] = [seat for seat in range(count) if seats >> seat & 1]
    return found


def ids(cards: list[int]) -> Json:
    """Cards by the ids of their faces."""
    names: list[Json] = [CARD_ID[card] for card in cards]
    return names
