"""What each word of the vocabulary does.

A `Run` is a list of effects under way. It carries out one, and whatever that leaves to be settled
lies over the rest: questions, windows, losses of Hearts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from fathomless.core.event import Event, Fact
from fathomless.games.chasms import attack, card_effects, choices, dice, hearts, plays, vocabulary
from fathomless.games.chasms.faces import INSTANT
from fathomless.games.chasms.material import (
    BIT,
    CAUSE_IDS,
    DIE_FACES,
    FIRST_LEADER,
    FIRST_MONSTER_FACE,
    KIND_OF,
    MONSTER_IDS,
)
from fathomless.games.chasms.selecting import first_of, is_spared, order, selected, the_most
from fathomless.games.chasms.steps import FIRST_LIMIT, NEXT_TURN, WEAKENED, Lasting, Step
from fathomless.games.chasms.vocabulary import (
    ALL_ATTACKS_THIS_TURN,
    BANK,
    CARD,
    CARD_FOR_ME,
    MONSTER,
    MY_NEXT_TURN,
    NEXT_ATTACK_THIS_TURN,
    REROLL,
    SELF_TRAILS_BY_2,
    THIS_ATTACK,
    WORDS,
    Effect,
)

if TYPE_CHECKING:
    from fathomless.games.chasms.running import Run
    from fathomless.games.chasms.state import ChasmsState


# -- Monsters and VP ------------------------------------------------------------------------------


def monsters_for(s: ChasmsState, effect: Effect) -> int:
    """The Monsters an effect may be pointed at: any in play, or those weak enough to be slain."""
    found = 0
    for monster in s.board:
        if effect.op != vocabulary.SLAY or s.mvp[monster] <= effect.n:
            found |= 1 << monster
    return found


def pointed_at(s: ChasmsState, effect: Effect) -> int:
    """The Monster that is meant; −1: there is none."""
    if s.pointed >= 0:
        monster = s.pointed
        s.pointed = -1
        return monster
    if s.strike.seat >= 0:
        return s.strike.monster
    return monsters_for(s, effect).bit_length() - 1


def drain(s: ChasmsState, r: Run, effect: Effect) -> None:
    """VP from one holder to another, never more than there are."""
    source, to = effect.who, effect.a
    if to == MONSTER:
        feed(s, pointed_at(s, effect), effect.n)
        return
    if source == MONSTER:
        monster = pointed_at(s, effect)
        if monster >= 0:
            if s.strike.seat < 0:
                s.agenda.append(Defeat())
            attack.take_vp(s, r.player, monster, effect.n)
        return
    giver = -1 if source == BANK else first_of(selected(s, r, source))
    taker = -1 if to == BANK else first_of(selected(s, r, to))
    if (source != BANK and giver < 0) or (to != BANK and taker < 0) or giver == taker:
        return
    move_vp(s, giver, taker, effect.n, r.cause)


def move_vp(s: ChasmsState, giver: int, taker: int, n: int, cause: int) -> None:
    """CH-R33. Between players, or from or to the VP pile (−1)."""
    count = n
    if giver < 0:
        s.bank -= count
    else:
        count = min(n, s.vp[giver])
        s.gain_vp(giver, -count)
    if taker < 0:
        s.bank += count
    else:
        s.gain_vp(taker, count)
    if s.journal is not None:
        facts: dict[str, Fact] = {"count": count, "cause": CAUSE_IDS[cause]}
        if taker < 0:
            s.emit(Event("vp-back", {"seat": giver, **facts}))
        elif giver < 0:
            s.emit(Event("vp-bank", {"seat": taker, **facts}))
        else:
            s.emit(Event("vp-move", {"seat": taker, "target": giver, **facts}))


def feed(s: ChasmsState, monster: int, n: int) -> None:
    """A Monster gains VP."""
    if monster < 0:
        return
    s.mvp[monster] = s.mvp[monster] + n
    s.bank -= n
    if s.journal is not None:
        left = s.mvp[monster]
        s.emit(Event("feed", {"monster": MONSTER_IDS[monster], "count": n, "left": left}))


class Defeat(Step):
    """CH-C29, CH-C47. After a Skill took VP, a Monster may be defeated."""

    __slots__ = ()

    kind: ClassVar[str] = "defeat"

    def run(self, s: ChasmsState) -> None:
        """Look at the Monsters in play."""
        attack.check_defeat(s)


def slay(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-R8. A weak Monster out of play: some of its VP for the player, the rest to the bank."""
    monster = pointed_at(s, effect)
    if monster < 0:
        return
    s.agenda.append(Defeat())
    attack.take_vp(s, r.player, monster, effect.a)
    attack.remove_monster(s, monster)
    s.last_progress = s.slots


def summon(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C12. The next Monster of this game comes beside the others."""
    attack.reveal(s)


def discard_collected(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-R33, CH-C8, CH-C60. The VP of this attack will go to the bank."""
    s.strike.lost = 1


def again(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C9, CH-C39. Noted, each time; it is carried out when the attack is over."""
    s.strike.again += 1


def retaliate_again(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C61. One more die for this attack."""
    s.strike.left += 1


# -- Hearts ---------------------------------------------------------------------------------------


def hurt(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Lose Hearts."""
    actor = s.strike.seat if r.cause >= FIRST_MONSTER_FACE else r.player
    hearts.hurt(s, selected(s, r, effect.who), effect.n, r.cause, actor)


def heal(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Gain Hearts; an Instant reaches the dead too (CH-C16)."""
    instant = r.cause < FIRST_LEADER and KIND_OF[r.cause] == INSTANT
    if instant and effect.who == vocabulary.TARGET:
        if not is_spared(s, r, r.target):
            hearts.heal(s, r.target, effect.n, r.cause, True)
        return
    seats = selected(s, r, effect.who)
    for seat in order(s):
        if seats & BIT[seat]:
            hearts.heal(s, seat, effect.n, r.cause, instant)


def revive(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-R23. A dead player returns."""
    seat = r.target if effect.who == vocabulary.TARGET else r.player
    if seat >= 0 and not is_spared(s, r, seat):
        hearts.revive(s, seat, effect.n)


def prevent(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Take something off the loss whose window is open."""
    hearts.prevent(s, effect.n)


def guard(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-R38. A guard stays until it is used or over."""
    seats = selected(s, r, effect.who)
    for seat in order(s):
        if seats & BIT[seat]:
            s.add_lasting(Lasting(effect.a, seat, r.player, effect.n, effect.b, r.card))


# -- the turn -------------------------------------------------------------------------------------


def plays_more(s: ChasmsState, r: Run, effect: Effect) -> None:
    """More cards this turn."""
    if r.player == s.active:
        s.plays_left += effect.n


def limit(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C50. Something is not allowed on somebody's next turn."""
    seats = selected(s, r, effect.who)
    for seat in order(s):
        if seats & BIT[seat]:
            s.add_lasting(Lasting(FIRST_LIMIT + effect.a, seat, r.player, 1, NEXT_TURN, r.card))
            if s.journal is not None:
                what = ("plays", "leader", "draw")[effect.a]
                s.emit(Event("limit", {"seat": seat, "what": what}))


def boost(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C42. An Attack takes more or less: that of one player now, or the next of each."""
    seats = selected(s, r, effect.who)
    for seat in order(s):
        if not seats & BIT[seat]:
            continue
        if effect.b == THIS_ATTACK:
            s.strike.boost += effect.n
        elif effect.b == NEXT_ATTACK_THIS_TURN:
            s.boost_next += effect.n
        elif effect.b == ALL_ATTACKS_THIS_TURN:
            s.boost_all += effect.n
        else:
            s.add_lasting(Lasting(WEAKENED, seat, r.player, effect.n, MY_NEXT_TURN, r.card))
        if s.journal is not None:
            s.emit(Event("boost", {"seat": seat, "count": effect.n, "cause": CAUSE_IDS[r.cause]}))


def echo(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C40. The next Attack is carried out twice; a second one adds nothing."""
    s.echo = True


# -- Instants -------------------------------------------------------------------------------------


def negate(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C23, CH-C35, CH-C46. A card, its effects on oneself, or the retaliation."""
    if effect.a == CARD:
        plays.change_played(s, plays.played(s).stopped())
        what = CAUSE_IDS[plays.played(s).face]
    elif effect.a == CARD_FOR_ME:
        plays.change_played(s, plays.played(s).sparing(r.player))
        what = CAUSE_IDS[plays.played(s).face]
    else:
        s.strike.die = 0
        what = "retaliation"
    if s.journal is not None:
        how = ("card", "spared", "retaliation")[effect.a]
        s.emit(Event("negate", {"seat": r.player, "cause": what, "how": how}))


def die(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C62. Roll again, or turn the die."""
    if s.strike.die == 0:
        return
    if effect.a == REROLL:
        attack.reroll(s, r.player)
        return
    question = dice.TurnDie(r.player, effect.a)
    answers = question.legal(s)
    if len(answers) == 1:
        question.apply(s, answers[0])
    else:
        s.ask(question)


def redirect(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C28, CH-C59. Another player suffers the retaliation; the last one named counts."""
    seat = first_of(selected(s, r, effect.who))
    if seat >= 0:
        s.strike.victim = seat
        if s.journal is not None:
            s.emit(Event("redirect", {"seat": r.player, "target": seat}))


# -- control --------------------------------------------------------------------------------------


def nothing(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Nothing happens."""


def condition(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Effects with a condition."""
    if holds(s, r, effect.a):
        s.agenda.append(r.at(effect.parts[0].program, 0, r.target))


def holds(s: ChasmsState, r: Run, what: int) -> bool:
    """Whether a condition is met."""
    if what == SELF_TRAILS_BY_2:
        leaders = the_most(s, s.vp)
        return s.vp[first_of(leaders)] >= s.vp[r.player] + 2
    return s.alive != (1 << s.seats) - 1


def each(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C53. The group is fixed now; then one after the other."""
    seats = selected(s, r, effect.who)
    runs: list[Step] = [
        r.at(effect.parts[0].program, 0, seat) for seat in order(s) if seats & BIT[seat]
    ]
    runs.reverse()
    s.agenda.extend(runs)


def pick(s: ChasmsState, r: Run, effect: Effect) -> None:
    """CH-C54. The chosen player picks one of two; without VP there is nothing to pick."""
    seat = first_of(selected(s, r, effect.who))
    if seat < 0:
        return
    if s.vp[seat] == 0:
        s.agenda.append(r.at(effect.parts[1].program, 0, r.target))
    else:
        s.ask(choices.PickEvil(seat, r.program, r.index, r.cause, r.player, r.card))


def roll(s: ChasmsState, r: Run, effect: Effect) -> None:
    """Roll a die; no window, it is no retaliation."""
    s.irrevocable += 1
    number = int(s.rng.below(DIE_FACES)) + 1
    if s.journal is not None:
        s.emit(Event("effect-roll", {"seat": r.player, "die": number, "cause": CAUSE_IDS[r.cause]}))
    for part in effect.parts:
        if part.low <= number <= part.high:
            s.agenda.append(r.at(part.program, 0, r.target))


def no_word(s: ChasmsState, r: Run, effect: Effect) -> None:
    """The hit of an Attack is no effect of its own: attack.py carries it out."""


def _carry_out() -> list[Callable[[ChasmsState, Run, Effect], None]]:
    """By word; a test holds it to have them all."""
    table: list[Callable[[ChasmsState, Run, Effect], None]] = [no_word] * WORDS
    table[vocabulary.DRAIN] = drain
    table[vocabulary.DISCARD_COLLECTED] = discard_collected
    table[vocabulary.HURT] = hurt
    table[vocabulary.HEAL] = heal
    table[vocabulary.REVIVE] = revive
    table[vocabulary.DRAW] = card_effects.draw
    table[vocabulary.TOSS] = card_effects.toss
    table[vocabulary.GRAB] = card_effects.grab
    table[vocabulary.FETCH] = card_effects.fetch
    table[vocabulary.PEEK] = card_effects.peek
    table[vocabulary.SWAP] = card_effects.swap
    table[vocabulary.PASS] = card_effects.pass_left
    table[vocabulary.PLAYS] = plays_more
    table[vocabulary.LIMIT] = limit
    table[vocabulary.GUARD] = guard
    table[vocabulary.PREVENT] = prevent
    table[vocabulary.BOOST] = boost
    table[vocabulary.ECHO] = echo
    table[vocabulary.NEGATE] = negate
    table[vocabulary.DIE] = die
    table[vocabulary.REDIRECT] = redirect
    table[vocabulary.AGAIN] = again
    table[vocabulary.RETALIATE_AGAIN] = retaliate_again
    table[vocabulary.SUMMON] = summon
    table[vocabulary.SLAY] = slay
    table[vocabulary.NOTHING] = nothing
    table[vocabulary.IF] = condition
    table[vocabulary.EACH] = each
    table[vocabulary.PICK] = pick
    table[vocabulary.ROLL] = roll
    return table


CARRY_OUT: Final = _carry_out()
