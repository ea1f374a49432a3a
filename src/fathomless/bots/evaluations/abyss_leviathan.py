"""What Leviathan's components are worth, and rules of thumb for its questions.

Worths are in hundredths of an Influence Point. Whoever it speaks for, it uses no more than that
seat can know.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.games.abyss import actions
from fathomless.games.abyss.box import INFLUENCE, KEYS, LORD_BIT, VALUE
from fathomless.games.abyss.leviathan.actions import (
    ADD_PEARL,
    ATTACK,
    BREED,
    CASH,
    CHALLENGE,
    FIGHT,
    KEEP,
    ROB,
    SACRIFICE,
    SPOILS,
    STRIKE_NOW,
    WEAKEN,
)
from fathomless.games.abyss.leviathan.arrivals import LoseAllies, LoseLord
from fathomless.games.abyss.leviathan.border import EMPTY, Border
from fathomless.games.abyss.leviathan.fight import Attack, Boost, SecondFight, Spoils
from fathomless.games.abyss.leviathan.foes import can_attack
from fathomless.games.abyss.leviathan.lords import Breeding, Challenge, SorcererFight, Weakening
from fathomless.games.abyss.leviathan.martial import MartialLaw
from fathomless.games.abyss.leviathan.material import DIE
from fathomless.games.abyss.leviathan.monsters import MonsterAtBorder
from fathomless.games.abyss.leviathan.tables import (
    ALTRUIST,
    MOST_LEVELS,
    RESISTANCE,
    REWARD,
    SPACES,
    TAKES_PEARLS,
    TAXIDERMIST,
    TWO_DICE,
)
from fathomless.games.abyss.leviathan.tokens import CashedStack
from fathomless.games.abyss.state import AbyssState

POINT: Final = 100
TOKEN: Final = 265  # of the base pile, on average
KIND_WORTH: Final = (140, 200, 300, 200)  # of the second pile: 2 Pearls, 3 Pearls, a Key, a stack
SECOND_TOKEN: Final = 190  # of that pile, on average
CARD_POINT: Final = 48  # a point of value in hand
PEARL: Final = 75
SCOURGE: Final = 500
SCOURGE_HELD: Final = 60  # of a hundred: it may go to somebody else
KILL: Final = 120  # a step to the Scourge
GOING_ON: Final = -40  # a Leviathan comes, and perhaps attacks; the exploration goes on
ATTACKED: Final = 25  # per Leviathan on the Border
FEW_PEARLS: Final = 3  # not to be spent on cards above the limit

TWO_DICE_AT_LEAST: Final = (36, 36, 35, 32, 27, 20, 11)  # of 36: the higher of two dice


AMOUNTS: Final[tuple[str, ...]] = (
    *("wounds", "the Scourge", "Leviathans slain"),
    *("tokens of 2 Pearls", "tokens of 3 Pearls", "tokens of a Key", "tokens of a stack"),
)

# -- what a seat has -------------------------------------------------------------------------------


def prospect(border: Border, seat: int, turns: int, left: int) -> int:
    """Wounds, the Scourge and tokens; the last turns leave less time to use them.

    `turns` is 0 after a seat's last turn, `left` how many Lords the leader lacks.
    """
    worth = -POINT * border.wounds[seat]
    if border.scourge == seat:
        worth += SCOURGE if left == 0 else SCOURGE * SCOURGE_HELD // 100
    elif turns:
        worth += KILL // 2 * len(border.slain[seat])
    if turns:
        for entry in border.tokens[seat]:
            worth += KIND_WORTH[entry & 7] if left else KIND_WORTH[entry & 7] // 4
    return worth


def amounts(border: Border, seat: int) -> list[float]:
    """A number for each of AMOUNTS."""
    kinds = [0.0] * len(KIND_WORTH)
    for entry in border.tokens[seat]:
        kinds[entry & 7] = kinds[entry & 7] + 1.0
    found = [
        float(border.wounds[seat]),
        1.0 if border.scourge == seat else 0.0,
        float(len(border.slain[seat])),
    ]
    return found + kinds


# -- answers ---------------------------------------------------------------------------------------


def advise(state: AbyssState, border: Border, legal: list[Action]) -> Action | None:
    """The answer to one of its questions, or a token to cash; None: nothing to say."""
    asked = state.asked
    if asked is None:
        return None
    seat = asked.seat
    for action in legal:
        if action.verb == CASH and worth_cashing(state, action.item):
            return action
    if isinstance(asked, (MonsterAtBorder, SorcererFight, SecondFight)):
        return fight_or_not(state, border, seat, legal)
    if isinstance(asked, Attack):
        return best_attack(state, border, asked, legal)
    if isinstance(asked, Boost):
        return boost_or_strike(state, border, asked)
    if isinstance(
        asked,
        (Spoils, LoseAllies, LoseLord, MartialLaw, Challenge, Weakening, Breeding, CashedStack),
    ):
        return best_of(state, border, seat, legal)
    return None


def worth_cashing(state: AbyssState, kind: int) -> bool:
    """Pearls and Keys at once; a stack when a good one lies there."""
    if kind < len(KIND_WORTH) - 1:
        return True
    best = 0
    for stack in state.council:
        best = max(best, stack_value(stack))
    return CARD_POINT * best >= KIND_WORTH[kind]


def stack_value(stack: list[int]) -> int:
    """The value of some cards."""
    total = 0
    for face in stack:
        total += VALUE[face]
    return total


def best_of(state: AbyssState, border: Border, seat: int, legal: list[Action]) -> Action:
    """The answer that is worth most by itself."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        found = worth_of(state, border, seat, action)
        if found > worth:
            best = action
            worth = found
    return best


def worth_of(state: AbyssState, border: Border, seat: int, action: Action) -> int:
    """What a single answer is worth, compared with others to the same question."""
    verb = action.verb
    item = action.item
    if verb == SPOILS:
        return item  # tokens with points
    if verb == actions.DISCARD:
        return -CARD_POINT * VALUE[item]
    if verb == actions.SUPPORT:
        return stack_value(state.council[item])
    if verb == KEEP:
        return -PEARL if state.pearls[seat] > FEW_PEARLS else -1000
    if verb == SACRIFICE:
        return -lord_worth(state, item)
    if verb in (CHALLENGE, ROB):
        return len(state.lords[action.target])
    if verb == WEAKEN:
        return level_worth(state, border, seat, item, border.health[item])
    if verb == BREED:
        return -item
    return 0


def lord_worth(state: AbyssState, lord: int) -> int:
    """What a free Lord is still worth to its owner."""
    if state.turned & LORD_BIT[lord]:
        return POINT * INFLUENCE[lord]
    return POINT * INFLUENCE[lord] + 300 * KEYS[lord]


# -- fights ----------------------------------------------------------------------------------------


def level_worth(state: AbyssState, border: Border, seat: int, space: int, health: int) -> int:
    """One health point: its tokens, what Lords add, and the kill."""
    powers = state.powers(seat)
    tokens = REWARD[MOST_LEVELS * border.foes[space] + health - 1]
    worth = 0
    if powers & ALTRUIST:
        tokens += 1
    if powers & TAXIDERMIST:
        worth += 2 * PEARL
    worth += (TOKEN if state.token_top < len(state.token_pile) else SECOND_TOKEN) * tokens
    return worth + KILL if health == 1 else worth


def attack_worth(state: AbyssState, border: Border, seat: int, space: int, face: int) -> int:
    """What an attack brings on average, less the card."""
    first = MOST_LEVELS * border.foes[space] - 1
    value = VALUE[face]
    need = 0
    gain = 0
    reached = 0  # of 36: how often the first level is beaten
    spare = min(state.pearls[seat], 2) if TAKES_PEARLS[face] else 0
    for health in range(border.health[space], 0, -1):
        need += RESISTANCE[first + health]
        least = max(need - value - spare, 1)
        if least > DIE:
            break
        chance = TWO_DICE_AT_LEAST[least] if TWO_DICE[face] else 6 * (DIE + 1 - least)
        if health == border.health[space]:
            reached = chance
        gain += chance * level_worth(state, border, seat, space, health)
    gain += (36 - reached) * PEARL
    return gain // 36 - CARD_POINT * value - PEARL * spare // 2


def best_worth(state: AbyssState, border: Border, seat: int, space: int) -> int:
    """The best single attack on a Leviathan."""
    best = -1_000_000
    before = -1
    for face in state.hands[seat]:
        if face != before and can_attack(state, seat, face, border.foes[space]):
            best = max(best, attack_worth(state, border, seat, space, face))
        before = face
    return best


def fight_or_not(state: AbyssState, border: Border, seat: int, legal: list[Action]) -> Action:
    """The best fight, if it is better than to go on or to decline."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        if action.verb == FIGHT:
            found = best_worth(state, border, seat, action.item)
        elif action.verb == actions.EXPLORE:
            found = GOING_ON - ATTACKED * (SPACES - border.foes.count(EMPTY))
        elif action.verb in (actions.USE, CASH):
            continue
        else:
            found = 0
        if found > worth:
            best = action
            worth = found
    return best


def best_attack(state: AbyssState, border: Border, asked: Attack, legal: list[Action]) -> Action:
    """The Ally that brings most; if none brings anything, the end of the fight."""
    best = legal[0]
    worth = -1_000_000
    for action in legal:
        found = 0
        if action.verb == ATTACK:
            found = attack_worth(state, border, asked.seat, asked.space, action.item)
        elif action.verb in (actions.USE, CASH):
            continue
        if found > worth:
            best = action
            worth = found
    return best


def boost_or_strike(state: AbyssState, border: Border, asked: Boost) -> Action:
    """Pearls as long as they buy the next level for less than it is worth."""
    first = MOST_LEVELS * border.foes[asked.space] - 1
    need = 0
    for health in range(border.health[asked.space], 0, -1):
        need += RESISTANCE[first + health]
        lacking = need - asked.strength
        if lacking > 0:
            worth = level_worth(state, border, asked.seat, asked.space, health)
            if lacking <= state.pearls[asked.seat] and PEARL * lacking < worth:
                return ADD_PEARL
            return STRIKE_NOW
    return STRIKE_NOW
