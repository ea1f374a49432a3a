"""The words that cards are written in: a small typed vocabulary of effects.

A card, a Leader or a face of a Monster is a list of effects, and an effect is one of the words
below with its numbers. `cards.py` and `monsters.py` are written in it, `effects.py` carries it out,
`wording.py` says it in English and Polish: a card cannot do one thing and say another.
"""

from __future__ import annotations

from typing import Final

ALL: Final = 99  # instead of a number: everything there is

# -- who (selectors) ------------------------------------------------------------------------------
SELF: Final = 0  # whoever plays the card, or suffers the retaliation
TARGET: Final = 1  # the chosen player
ACTOR: Final = 2  # whose card, roll or VP is answered
IT: Final = 3  # the one of `each` whose turn it is
OTHERS: Final = 4
OTHERS_WITH_MORE_VP: Final = 5
ALL_LIVING: Final = 6
LEFT: Final = 7  # the next living player clockwise
RIGHT: Final = 8
MOST_VP: Final = 9
MOST_HEARTS: Final = 10
RANDOM_OTHER: Final = 11
MONSTER: Final = 12
BANK: Final = 13
NOBODY: Final = 14

# -- which player may be chosen -------------------------------------------------------------------
NO_CHOICE: Final = 0
OPPONENT: Final = 1  # another living player
ANY_LIVING: Final = 2
ANY_PLAYER: Final = 3
DEAD: Final = 4  # a player at 0 Hearts
FEW_HEARTS: Final = 5  # a living player with 4 or fewer Hearts
MORE_CARDS: Final = 6  # a living player with more cards in hand than oneself

# -- when an Instant fits -------------------------------------------------------------------------
NEVER: Final = 0
ANY_TIME: Final = 1
WOULD_HURT_ME: Final = 2
WOULD_HURT_OTHER: Final = 4
I_REACH_ZERO: Final = 8
ANY_REACHES_ZERO: Final = 16
ANY_ROLLED: Final = 32
MY_ROLLED: Final = 64
OTHER_ROLLED: Final = 128
CARD_AGAINST_ME: Final = 256
OTHER_PLAYS_ATTACK: Final = 512
OTHER_PLAYS_SKILL: Final = 1024
OTHER_PLAYS_INSTANT: Final = 2048
OTHER_PLAYS_CARD: Final = 4096
OTHER_TAKES_VP: Final = 8192
ANY_TIME_HEAL: Final = 16384  # any time, and when somebody reaches 0 Hearts
CARD_HURTS_ME: Final = 32768  # Old Bramble alone

# -- the words ------------------------------------------------------------------------------------
HIT: Final = 0
DRAIN: Final = 1
DISCARD_COLLECTED: Final = 2
HURT: Final = 3
HEAL: Final = 4
REVIVE: Final = 5
DRAW: Final = 6
TOSS: Final = 7
GRAB: Final = 8
FETCH: Final = 9
PEEK: Final = 10
SWAP: Final = 11
PASS: Final = 12
PLAYS: Final = 13
LIMIT: Final = 14
GUARD: Final = 15
PREVENT: Final = 16
BOOST: Final = 17
ECHO: Final = 18
NEGATE: Final = 19
DIE: Final = 20
REDIRECT: Final = 21
AGAIN: Final = 22
RETALIATE_AGAIN: Final = 23
SUMMON: Final = 24
SLAY: Final = 25
NOTHING: Final = 26
IF: Final = 27
EACH: Final = 28
PICK: Final = 29
ROLL: Final = 30
WORDS: Final = 31

# -- their small print ----------------------------------------------------------------------------
CHOSEN: Final = 0  # toss: by the owner of the hand, or at random
RANDOM: Final = 1

ANY_CARD: Final = 0  # fetch: what may come back
SKILL_CARD: Final = 1
REGULAR_ATTACK: Final = 2

PLAYS_1: Final = 0  # limit: at most one card, no Leader skill, no draw at the end
NO_LEADER: Final = 1
NO_DRAW: Final = 2

VS_MONSTER: Final = 0  # guard: against what
VS_CARDS: Final = 1
VS_ANY: Final = 2

USED: Final = 0  # guard and boost: until when
MY_NEXT_TURN: Final = 1
THIS_ATTACK: Final = 2
NEXT_ATTACK_THIS_TURN: Final = 3
ALL_ATTACKS_THIS_TURN: Final = 4
NEXT_ATTACK_BEFORE_MY_NEXT_TURN: Final = 5

CARD: Final = 0  # negate: the whole card, its effects on oneself, the retaliation
CARD_FOR_ME: Final = 1
RETALIATION: Final = 2

REROLL: Final = 0  # die
SHIFT: Final = 1
SET: Final = 2

ANY_PLAYER_DEAD: Final = 0  # if
SELF_TRAILS_BY_2: Final = 1


class Part:
    """A list of effects inside an effect; of a roll, with the numbers that lead to it."""

    __slots__ = ("effects", "high", "low", "program")

    def __init__(self, effects: tuple[Effect, ...], low: int = 0, high: int = 0) -> None:
        self.effects = effects
        self.low = low
        self.high = high
        self.program = -1  # its place in the table of programs, once that is made


class Effect:
    """One word with its numbers; what `a` and `b` mean is the word's own."""

    __slots__ = ("a", "b", "n", "op", "parts", "who")

    def __init__(
        self,
        op: int,
        who: int = NOBODY,
        n: int = 0,
        a: int = 0,
        b: int = 0,
        parts: tuple[Part, ...] = (),
    ) -> None:
        self.op = op
        self.who = who
        self.n = n
        self.a = a
        self.b = b
        self.parts = parts


def hit(n: int, *, dice: int = 1, safe: bool = False) -> Effect:
    """Attack: after the retaliation take n VP from the chosen Monster."""
    return Effect(HIT, SELF, n, a=0 if safe else dice)


def hit_by_roll(*values: tuple[int, int, int]) -> Effect:
    """Attack whose value is rolled first: from, to, VP."""
    return Effect(
        HIT, SELF, 0, a=1, parts=tuple(Part((), low, high * 16 + n) for low, high, n in values)
    )


def drain(n: int, *, source: int, to: int) -> Effect:
    """Move n VP from one holder to another."""
    return Effect(DRAIN, source, n, a=to)


def discard_collected() -> Effect:
    """The VP of the attack that is being resolved go to the bank."""
    return Effect(DISCARD_COLLECTED)


def hurt(who: int, n: int) -> Effect:
    """Lose n Hearts."""
    return Effect(HURT, who, n)


def heal(who: int, n: int) -> Effect:
    """Gain n Hearts; by an Instant also a dead player."""
    return Effect(HEAL, who, n)


def revive(who: int, n: int) -> Effect:
    """A dead player returns with n Hearts."""
    return Effect(REVIVE, who, n)


def draw(who: int, n: int) -> Effect:
    """Draw n cards."""
    return Effect(DRAW, who, n)


def toss(who: int, n: int, how: int = CHOSEN) -> Effect:
    """Discard n cards from hand."""
    return Effect(TOSS, who, n, a=how)


def grab(n: int) -> Effect:
    """Take n random cards from the chosen player's hand."""
    return Effect(GRAB, TARGET, n)


def fetch(n: int, which: int = ANY_CARD) -> Effect:
    """Return n cards from one's own discard pile to hand."""
    return Effect(FETCH, SELF, n, a=which)


def peek(n: int, *, take: int) -> Effect:
    """Look at the top n of one's own deck, take some, the rest to the bottom."""
    return Effect(PEEK, SELF, n, a=take)


def swap() -> Effect:
    """Exchange hands with the chosen player."""
    return Effect(SWAP, TARGET)


def pass_left() -> Effect:
    """Every living player passes a random card to the left."""
    return Effect(PASS, ALL_LIVING, 1)


def plays(n: int) -> Effect:
    """Play n more cards this turn."""
    return Effect(PLAYS, SELF, n)


def limit(who: int, what: int) -> Effect:
    """Something is not allowed on that player's next turn."""
    return Effect(LIMIT, who, 1, a=what)


def guard(who: int, n: int, *, vs: int, until: int) -> Effect:
    """Prevent the next n Hearts of loss; against cards, all that others' cards do."""
    return Effect(GUARD, who, n, a=vs, b=until)


def prevent(n: int) -> Effect:
    """Take n off the Heart loss that is about to happen."""
    return Effect(PREVENT, NOBODY, n)


def boost(who: int, n: int, *, until: int) -> Effect:
    """An Attack takes more or less; of this turn or under way, only one player's."""
    if until != NEXT_ATTACK_BEFORE_MY_NEXT_TURN and who not in (SELF, ACTOR):
        raise ValueError("a boost of this turn is for one player")
    return Effect(BOOST, who, n, b=until)


def echo() -> Effect:
    """The next Attack of this turn is carried out twice."""
    return Effect(ECHO, SELF)


def negate(what: int) -> Effect:
    """A card, what it does to oneself, or a retaliation has no effect."""
    return Effect(NEGATE, NOBODY, 0, a=what)


def die(mode: int) -> Effect:
    """Change the retaliation die."""
    return Effect(DIE, NOBODY, 0, a=mode)


def redirect(who: int) -> Effect:
    """Another player suffers the retaliation."""
    return Effect(REDIRECT, who)


def again() -> Effect:
    """The same attack once more against the same Monster."""
    return Effect(AGAIN)


def retaliate_again() -> Effect:
    """One more retaliation roll for the same attack."""
    return Effect(RETALIATE_AGAIN, NOBODY, 1)


def summon() -> Effect:
    """Reveal the next Monster now."""
    return Effect(SUMMON, NOBODY, 1)


def slay(max_vp: int, *, take: int) -> Effect:
    """Remove a Monster with few VP from play and take some of them."""
    return Effect(SLAY, MONSTER, max_vp, a=take)


def nothing() -> Effect:
    """Nothing happens."""
    return Effect(NOTHING)


def when(condition: int, *then: Effect) -> Effect:
    """Effects with a condition."""
    return Effect(IF, NOBODY, 0, a=condition, parts=(Part(then),))


def each(who: int, *do: Effect) -> Effect:
    """The same effects for each of a group."""
    return Effect(EACH, who, 0, parts=(Part(do),))


def pick(*options: tuple[Effect, ...]) -> Effect:
    """The chosen player picks one."""
    return Effect(PICK, TARGET, 0, parts=tuple(Part(option) for option in options))


def roll(*branches: tuple[int, int, Effect]) -> Effect:
    """Roll a die: from, to, effect."""
    return Effect(ROLL, SELF, 0, parts=tuple(Part((do,), low, high) for low, high, do in branches))
