"""A quick player of Chasms, by rules of thumb: how everybody plays inside a search.

Whoever it speaks for, it uses no more than that seat can see. Instants wait for their moment: a
prevention for a loss that hurts, a new roll for a face that does, a revival for the own end.
"""

from __future__ import annotations

from typing import Final

from fathomless.core.action import Action
from fathomless.core.rng import Rng
from fathomless.games.chasms import actions
from fathomless.games.chasms.actions import END_TURN, PASS_BY
from fathomless.games.chasms.dice import GhostDie, TurnDie
from fathomless.games.chasms.faces import ATTACK, INSTANT, SKILL
from fathomless.games.chasms.hearts import pending_loss
from fathomless.games.chasms.material import (
    DIE_FACES,
    FACE_OF,
    FACES,
    KIND_OF,
    WHEN_OF,
)
from fathomless.games.chasms.monsters import MONSTERS
from fathomless.games.chasms.plays import ChoosePlayer, played
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.chasms.turn import Turn
from fathomless.games.chasms.vocabulary import (
    ALL_LIVING,
    ANY_TIME_HEAL,
    BOOST,
    DISCARD_COLLECTED,
    DRAIN,
    DRAW,
    GRAB,
    HEAL,
    HIT,
    HURT,
    LIMIT,
    NEGATE,
    REVIVE,
    SELF,
    TOSS,
    Effect,
)
from fathomless.games.chasms.windows import (
    CARD_PLAYED,
    REACHED_ZERO,
    ROLLED,
    VP_TAKEN,
    WOULD_HURT,
    Instant,
)


def value_of(number: int) -> int:
    """What an Attack takes, more or less if that is rolled for; nothing for other cards."""
    face = FACES[number]
    return face.effects[0].n or 2 if face.kind == ATTACK else 0


def _worth(number: int) -> float:
    """What a card in hand is worth, in VP: half of what an Attack takes, a little for the rest."""
    face = FACES[number]
    if face.kind == ATTACK:
        return 0.25 + 0.3 * value_of(number) + 0.2 * (len(face.effects) - 1)
    if face.kind == SKILL:
        return 0.75 + 0.3 * face.tag
    return 0.85 + 0.5 * (face.tag or face.effects[0].op in (REVIVE, NEGATE))


FACE_WORTH: Final = [_worth(number) for number in range(131)]
CARD_WORTH: Final = [FACE_WORTH[face] for face in FACE_OF]
CARD_VALUE: Final = bytes([value_of(face) for face in FACE_OF])


def _pains() -> list[int]:
    """By face of a Monster: how much it hurts whoever suffers it, in quarters of a Heart."""
    found: list[int] = []
    for monster in MONSTERS:
        for effects in monster.faces:
            pain = 0
            for effect in effects:
                if effect.op == HURT and effect.who in (SELF, ALL_LIVING):
                    pain += 4 * effect.n
                elif effect.op == TOSS:
                    pain += 2 * min(effect.n, 4)
                elif effect.op in (DRAIN, LIMIT, DISCARD_COLLECTED):
                    pain += 3
                elif effect.op == DRAW:
                    pain -= 2
            found.append(pain)
    return found


PAIN: Final = _pains()


def advise(state: ChasmsState, legal: list[Action], rng: Rng) -> Action:
    """The answer to the open question."""
    asked = state.asked
    if asked is None or len(legal) == 1:
        return legal[0]
    if isinstance(asked, Instant):
        return instant(state, asked, legal)
    if isinstance(asked, Turn):
        return turn(state, asked.seat, legal, rng)
    if isinstance(asked, ChoosePlayer):
        return player(state, asked.seat, legal, rng)
    verb = legal[0].verb
    if verb == actions.DISCARD:
        return least(legal)
    if verb in (actions.TAKE, actions.KEEP):
        return greatest(legal)
    if isinstance(asked, (TurnDie, GhostDie)):
        return die(state, asked.seat, legal)
    if verb == actions.GIVE_VP:
        return legal[0] if state.hearts[asked.seat] <= 2 or state.last_round else legal[1]
    return legal[rng.below(len(legal))]


def least(legal: list[Action]) -> Action:
    """The card that is worth least."""
    best = legal[0]
    for action in legal:
        if FACE_WORTH[action.item] < FACE_WORTH[best.item]:
            best = action
    return best


def greatest(legal: list[Action]) -> Action:
    """The card that is worth most."""
    best = legal[0]
    for action in legal:
        if FACE_WORTH[action.item] > FACE_WORTH[best.item]:
            best = action
    return best


def turn(state: ChasmsState, seat: int, legal: list[Action], rng: Rng) -> Action:
    """With few Hearts help, else the best Attack; nothing rather than harm."""
    weak = state.hearts[seat] <= (3 if state.last_round else 2)
    best = END_TURN
    best_worth = 0.0
    for action in legal:
        if action.verb == actions.LEAD:
            worth = 0.4 + 0.2 * int(rng.below(3))
        elif action.verb == actions.PLAY:
            worth = play_worth(action.item, weak) + 0.2 * int(rng.below(3))
        else:
            continue
        if worth > best_worth:
            best = action
            best_worth = worth
    return best


def play_worth(face: int, weak: bool) -> float:
    """What it brings to play a card now."""
    worth = 0.0
    for effect in FACES[face].effects:
        worth += effect_worth(effect, weak)
    return worth


def effect_worth(effect: Effect, weak: bool) -> float:
    """What one effect brings, roughly, in VP."""
    if effect.op == HIT:
        value = float(effect.n or 2)
        return value - 1.4 if effect.a == 0 or not weak else value - 3.2
    if effect.op == HEAL:
        return effect.n * (1.2 if weak else 0.5)
    if effect.op == HURT:
        return -1.2 * effect.n if effect.who == SELF else 0.8
    if effect.op == BOOST:
        return 0.3
    return 0.7


def player(state: ChasmsState, seat: int, legal: list[Action], rng: Rng) -> Action:
    """Help goes to oneself, harm to whoever has most VP (in the last round the fewest Hearts)."""
    effects = FACES[played(state).face].effects
    kind = effects[-1].op
    good = kind in (HEAL, REVIVE) or effects[0].op in (HEAL, REVIVE)
    best = legal[0]
    best_worth = -1000
    for action in legal:
        other = action.target
        if good:
            worth = 100 if other == seat else -state.vp[other]
        elif kind == GRAB or effects[0].op == GRAB:
            worth = len(state.hands[other])
        elif state.last_round:
            worth = -4 * state.hearts[other]
        else:
            worth = state.vp[other]
        if worth > best_worth:
            best = action
            best_worth = worth
    return best


def die(state: ChasmsState, seat: int, legal: list[Action]) -> Action:
    """The face that hurts the victim least if it is oneself, else most."""
    mine = state.strike.victim == seat
    best = legal[0]
    best_pain = 1000
    for action in legal:
        pain = PAIN[DIE_FACES * state.strike.monster + action.item - 1]
        if not mine:
            pain = -pain
        if pain < best_pain:
            best = action
            best_pain = pain
    return best


def instant(state: ChasmsState, asked: Instant, legal: list[Action]) -> Action:
    """An Instant that is worth it now, or none."""
    seat = asked.seat
    window = asked.window
    first = legal[0]
    if window == WOULD_HURT:
        if asked.subject != seat:
            return first  # Intercept earns a VP
        loss = pending_loss(state, seat)
        needed = loss >= 2 or state.hearts[seat] <= 2
        return first if needed else PASS_BY
    if window == REACHED_ZERO:
        return rescue(state, asked, legal)
    if window == ROLLED:
        return at_roll(state, seat, legal)
    if window == VP_TAKEN:
        return first
    if window == CARD_PLAYED:
        return answer(state, seat, legal)
    for action in legal:
        if action.verb == actions.PLAY:
            heals = WHEN_OF[action.item] == ANY_TIME_HEAL
            if not heals or state.hearts[seat] <= 2:
                return action
    return PASS_BY


def rescue(state: ChasmsState, asked: Instant, legal: list[Action]) -> Action:
    """Oneself always; others in the last round, if their death would make somebody else win."""
    if asked.subject == asked.seat:
        return legal[0]
    if not state.last_round:
        return PASS_BY
    for other in range(state.seats):
        alive = state.hearts[other] > 0 and other != asked.seat
        if alive and state.vp[other] <= state.vp[asked.seat]:
            return legal[0]
    return PASS_BY


def at_roll(state: ChasmsState, seat: int, legal: list[Action]) -> Action:
    """A Leader when it hurts, a card when it hurts more; others' rolls are theirs."""
    pain = PAIN[DIE_FACES * state.strike.monster + state.strike.die - 1]
    if state.strike.victim != seat:
        return PASS_BY
    if pain >= 4 and legal[-2].verb == actions.LEAD:
        return legal[-2]
    needed = pain >= 8 or (pain >= 4 and state.hearts[seat] <= 2)
    return legal[0] if needed else PASS_BY


def answer(state: ChasmsState, seat: int, legal: list[Action]) -> Action:
    """Negate what is aimed at oneself, and Ultimates."""
    play = played(state)
    harmful = KIND_OF[play.face] != INSTANT or play.target == seat
    aimed = play.target == seat and FACES[play.face].effects[-1].op not in (HEAL, DRAW, REVIVE)
    if harmful and (aimed or FACES[play.face].tag == 1):
        return legal[0]
    return PASS_BY
