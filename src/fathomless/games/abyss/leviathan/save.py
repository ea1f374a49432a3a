"""Saving and reading the components of Leviathan (AB-L1, AB-L16, AB-L17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathomless.core.jsontypes import Json, JsonDict, malformed, read_int, read_ints
from fathomless.core.pending import Pending
from fathomless.games.abyss.box import FACE_COUNT, MOST_SEATS
from fathomless.games.abyss.explore import MonsterMet
from fathomless.games.abyss.leviathan.arrivals import REVEAL, LoseAllies, LoseLord
from fathomless.games.abyss.leviathan.border import EMPTY, NOBODY, Border
from fathomless.games.abyss.leviathan.fight import Attack, Boost, SecondFight, Spoils
from fathomless.games.abyss.leviathan.lords import Breeding, Challenge, SorcererFight, Weakening
from fathomless.games.abyss.leviathan.martial import MartialLaw
from fathomless.games.abyss.leviathan.material import DIE, HAND_LIMIT, TOKEN_IDS, TOKENS
from fathomless.games.abyss.leviathan.monsters import MonsterAtBorder
from fathomless.games.abyss.leviathan.tables import CARDS, LEVELS, LEVIATHAN_COUNT, SPACES
from fathomless.games.abyss.leviathan.tokens import CashedStack
from fathomless.games.abyss.material import FACES, MONSTER, TRACK_SPACES
from fathomless.games.abyss.save import QUESTIONS
from fathomless.games.abyss.threat import ChooseReward

if TYPE_CHECKING:
    from fathomless.games.abyss.state import AbyssState

QUESTIONS.update(
    {
        MonsterAtBorder.kind: (MonsterAtBorder, 1),
        Attack.kind: (Attack, 3),
        Boost.kind: (Boost, 4),
        Spoils.kind: (Spoils, 4),
        SecondFight.kind: (SecondFight, 1),
        LoseAllies.kind: (LoseAllies, 4),
        LoseLord.kind: (LoseLord, 2),
        Challenge.kind: (Challenge, 1),
        SorcererFight.kind: (SorcererFight, 1),
        Weakening.kind: (Weakening, 1),
        Breeding.kind: (Breeding, 1),
        CashedStack.kind: (CashedStack, 1),
        MartialLaw.kind: (MartialLaw, 3),
    }
)

MOST_MONSTERS: Final = CARDS.count(MONSTER) + FACES[MONSTER].copies
ANY_STRENGTH: Final = 1_000_000


def to_json(border: Border) -> JsonDict:
    """Every zone."""
    return {
        "foes": [foe + 1 for foe in border.foes],
        "health": list[Json](border.health),
        "deck": list[Json](border.deck[border.top :]),
        "gone": list[Json](border.gone),
        "slain": [list[Json](cards) for cards in border.slain],
        "pile": list[Json](border.pile[border.pile_top :]),
        "tokens": [list[Json](entries) for entries in border.tokens],
        "cashed": list[Json](border.cashed),
        "wounds": list[Json](border.wounds),
        "scourge": border.scourge,
        "aside": border.aside,
        "dice": list[Json](border.dice),
    }


def read_into(border: Border, data: JsonDict) -> None:
    """The zones that `to_json` was taken from."""
    border.foes = [foe - 1 for foe in read_ints(data, "foes", 0, LEVIATHAN_COUNT, SPACES)]
    border.health = read_ints(data, "health", 0, 3, SPACES)
    border.deck = read_ints(data, "deck", 0, LEVIATHAN_COUNT - 1)
    border.gone = read_ints(data, "gone", 0, LEVIATHAN_COUNT - 1)
    border.slain = _lists(data, "slain", LEVIATHAN_COUNT - 1)
    border.pile = read_ints(data, "pile", 0, len(TOKEN_IDS) - 1)
    border.tokens = _lists(data, "tokens", 8 * 64 - 1)
    border.cashed = read_ints(data, "cashed", 0, len(TOKEN_IDS) - 1)
    border.wounds = read_ints(data, "wounds", 0, 1_000_000)
    border.scourge = read_int(data, "scourge", NOBODY, MOST_SEATS - 1)
    border.aside = read_int(data, "aside", 0, MOST_MONSTERS)
    border.dice = read_ints(data, "dice", 1, DIE)


def _lists(data: JsonDict, field: str, most: int) -> list[list[int]]:
    value = data.get(field)
    if not isinstance(value, list):
        raise malformed(f"{field} must be a list of lists")
    return [read_ints({field: entry}, field, 0, most) for entry in value]


def check(border: Border, s: AbyssState) -> None:
    """Every component once, and where it can be."""
    for zone in (len(border.slain), len(border.tokens), len(border.wounds)):
        if zone != s.seats:
            raise malformed("a zone of the Border is not there for every seat")
    if border.scourge >= s.seats or s.threat or len(border.dice) not in (1, 2):
        raise malformed("the Border has a seat, a track or dice that cannot be")
    _check_leviathans(border)
    kinds = border.pile + border.cashed
    for entries in border.tokens:
        kinds += [entry & 7 for entry in entries]
    if sorted(kinds) != sorted(TOKENS):
        raise malformed("it does not have every Leviathan token once")


def _check_leviathans(border: Border) -> None:
    """AB-L1. Each of the twenty, and no more health than it can have."""
    cards = border.deck + border.gone
    for owned in border.slain:
        cards += owned
    for space in range(SPACES):
        card = border.foes[space]
        if border.health[space] > (0 if card == EMPTY else LEVELS[card]):
            raise malformed("a Leviathan has more health than it can have")
        if card != EMPTY:
            cards.append(card)
    if sorted(cards) != list(range(LEVIATHAN_COUNT)):
        raise malformed("it does not have every Leviathan once")


def fits(border: Border, s: AbyssState, question: Pending[Any]) -> bool:
    """Whether what a question takes for granted is on the table."""
    seat = question.seat
    if not _lives(border, question):
        return False
    if isinstance(question, (MonsterMet, ChooseReward)):
        return False  # there is no Threat track
    if isinstance(question, MonsterAtBorder):
        return bool(s.track) and s.track[-1] == MONSTER
    if isinstance(question, (Attack, Boost, Spoils)):
        return _is_fight(border, question)
    if isinstance(question, LoseAllies):
        enough = 0 < question.count < len(s.hands[seat]) and question.last < FACE_COUNT
        return enough and _can_follow(s, question.then)
    if isinstance(question, LoseLord):
        return _can_follow(s, question.then)
    if isinstance(question, MartialLaw):
        return 0 < question.count <= len(s.hands[seat]) - HAND_LIMIT and question.last <= FACE_COUNT
    if isinstance(question, Breeding):
        return border.can_add()
    return True


def _lives(border: Border, question: Pending[Any]) -> bool:
    """Whether every Leviathan has health left, but for one whose spoils are taken now."""
    for space in range(SPACES):
        dead = border.foes[space] != EMPTY and not border.health[space]
        if dead and not (isinstance(question, Spoils) and question.space == space):
            return False
    return True


def _is_fight(border: Border, question: Attack | Boost | Spoils) -> bool:
    """Whether there is a Leviathan, and the numbers are such as can be."""
    if question.space >= SPACES or border.foes[question.space] == EMPTY:
        return False
    if isinstance(question, Attack):
        return question.first <= 1
    if isinstance(question, Boost):
        return question.strength <= ANY_STRENGTH and question.added <= question.strength
    return question.fighting <= 1


def _can_follow(s: AbyssState, then: int) -> bool:
    """Whether the exploration can go on afterwards, if it is to."""
    return then <= REVEAL and (then != REVEAL or len(s.track) < TRACK_SPACES)
