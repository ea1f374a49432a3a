"""What cards, Leaders and Monsters say, made from what they do.

Every text is put together from the effects themselves, word by word of the vocabulary, so that no
card can say one thing and do another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fathomless.games.chasms import vocabulary as v
from fathomless.games.chasms.faces import Face
from fathomless.games.chasms.monsters import Monster
from fathomless.games.chasms.vocabulary import ALL, Effect

Say = Callable[[Effect], str]


class Tongue:
    """One language: how each word is said, and the openings of a text."""

    def __init__(
        self,
        words: dict[int, Say],
        whens: dict[int, str],
        choices: dict[int, str],
        hearts: str,
        cards: str,
    ) -> None:
        self.words = words
        self.whens = whens
        self.choices = choices
        self.hearts = hearts
        self.cards = cards

    def effects(self, effects: tuple[Effect, ...]) -> str:
        """Some effects, one after the other."""
        return "; ".join(self.words[effect.op](effect) for effect in effects)

    def face(self, face: Face) -> str:
        """The text of a card or a Leader."""
        opening = self.whens.get(face.when, "")
        sentence = self.effects(face.effects)
        if face.when == v.WOULD_HURT_OTHER:
            sentence = OTHERS_LOSS.get(sentence.split("; ")[0], "") + sentence.partition("; ")[2]
        cost = self.hearts if face.hearts else self.cards if face.cards else ""
        choice = self.choices.get(face.choose, "")
        if choice:
            return f"{opening}{choice} {capital(cost + sentence)}."
        text = opening + cost + sentence
        return capital(text) + "."

    def monster(self, monster: Monster, number: int) -> str:
        """The text of a face of a Monster."""
        return capital(self.effects(monster.faces[number])) + "."


def capital(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]


def span(low: int, high: int) -> str:
    """A number, or from one to another."""
    return str(low) if low == high else f"{low}–{high}"


def signed(n: int) -> str:
    """With its sign."""
    return f"+{n}" if n > 0 else f"−{-n}"


# -- English --------------------------------------------------------------------------------------

WHO_EN: Final = {
    v.SELF: "you",
    v.TARGET: "the chosen player",
    v.ACTOR: "that player",
    v.OTHERS: "each other living player",
    v.ALL_LIVING: "every living player",
    v.LEFT: "the next living player to your left",
    v.RIGHT: "the next living player to your right",
    v.MOST_VP: "the living player with the most VP",
    v.MOST_HEARTS: "the living player with the most Hearts",
    v.OTHERS_WITH_MORE_VP: "each other living player with more VP than you",
}


def does_en(who: int, verb: str, rest: str) -> str:
    """Somebody does something; the verb in the form for `you`."""
    if who == v.SELF:
        return f"you {verb} {rest}"
    return f"{WHO_EN[who]} {verb}{'es' if verb.endswith('s') else 's'} {rest}"


def hearts_en(n: int) -> str:
    return f"{n} Heart" if n == 1 else f"{n} Hearts"


def hit_en(e: Effect) -> str:
    if e.parts:
        values = ", ".join(f"{span(p.low, p.high >> 4)}: {p.high & 15} VP" for p in e.parts)
        return f"Attack: roll a die first ({values})"
    text = f"Attack: take {e.n} VP"
    if e.a == 0:
        return text + "; no retaliation"
    return text + ("; roll dice (2) for retaliation" if e.a == 2 else "")


def drain_en(e: Effect) -> str:
    if e.a == v.MONSTER:
        return f"the Monster gains {e.n} VP"
    if e.a == v.BANK:
        return does_en(e.who, "return", f"{e.n} VP to the VP pile")
    if e.a == v.ACTOR:
        return f"give {e.n} VP to that player"
    if e.who == v.IT:
        return f"gives you {e.n} VP"
    source = {v.MONSTER: "the Monster", v.BANK: "the VP pile"}
    return f"take {e.n} VP from {source.get(e.who) or WHO_EN[e.who]}"


def toss_en(e: Effect) -> str:
    count = "all cards" if e.n == ALL else str(e.n)
    return does_en(e.who, "discard", count + (" at random" if e.a == v.RANDOM else ""))


def fetch_en(e: Effect) -> str:
    kind = ("card", "skill card", "regular attack card")[e.a]
    return f"return {e.n} {kind}{'' if e.n == 1 else 's'} from your discard pile to your hand"


def limit_en(e: Effect) -> str:
    what = ("at most 1 card", "no Leader skill", "no end-of-turn draw")[e.a]
    return f"{WHO_EN[e.who]}: {what} on the next turn"


def guard_en(e: Effect) -> str:
    if e.a == v.VS_CARDS:
        return f"prevent every effect from other players' cards to {WHO_EN[e.who]} {UNTIL_EN}"
    if e.n == ALL:
        return f"prevent all Heart losses to {WHO_EN[e.who]} {UNTIL_EN}"
    against = " from retaliation" if e.a == v.VS_MONSTER else ""
    until = "(stays until used)" if e.b == v.USED else UNTIL_EN
    return f"prevent the next {e.n} Heart loss{against} to {WHO_EN[e.who]} {until}"


UNTIL_EN: Final = "until your next turn"


def boost_en(e: Effect) -> str:
    takes = f"takes {signed(e.n)} VP"
    if e.b == v.THIS_ATTACK:
        return f"this Attack {takes} ({WHO_EN[e.who]})"
    if e.b == v.NEXT_ATTACK_THIS_TURN:
        return f"your next Attack this turn {takes}"
    if e.b == v.ALL_ATTACKS_THIS_TURN:
        return f"each of your Attacks this turn {takes}"
    return f"their next Attack before your next turn {takes} ({WHO_EN[e.who]})"


def condition_en(e: Effect) -> str:
    conditions = {
        v.ANY_PLAYER_DEAD: "if any player is dead",
        v.SELF_TRAILS_BY_2: "if the living player with the most VP has at least 2 more than you",
    }
    return f"{conditions[e.a]}, {ENGLISH.effects(e.parts[0].effects)}"


def roll_en(e: Effect) -> str:
    rows = [f"{span(p.low, p.high)}: {ENGLISH.effects(p.effects)}" for p in e.parts]
    return "roll a die: " + "; ".join(rows)


def prevent_en(e: Effect) -> str:
    return f"prevent {'all' if e.n == ALL else e.n} of that Heart loss"


REDIRECT_EN: Final = {
    v.TARGET: "the chosen player suffers that retaliation instead",
    v.RANDOM_OTHER: "a random other living player suffers that retaliation instead",
}
NEGATE_EN: Final = (
    "that card has no effect",
    "that card has no effect on you",
    "ignore that retaliation",
)
DIE_EN: Final = (
    "reroll that die",
    "change that die by 1 (no wrap-around)",
    "turn that die to any face",
)
ECHO_EN: Final = (
    "your next Attack this turn is carried out twice; the second time has no retaliation"
)
AGAIN_EN: Final = "attack this Monster again at once with the same value (another retaliation roll)"
SUMMON_EN: Final = (
    "reveal the next Monster of this game beside the current one (no effect if none is left)"
)

ENGLISH_WORDS: Final[dict[int, Say]] = {
    v.HIT: hit_en,
    v.DRAIN: drain_en,
    v.DISCARD_COLLECTED: lambda e: (
        "discard collected VP: the VP of this Attack goes to the VP pile"
    ),
    v.HURT: lambda e: does_en(e.who, "lose", hearts_en(e.n)),
    v.HEAL: lambda e: does_en(e.who, "gain", hearts_en(e.n)),
    v.REVIVE: lambda e: (
        f"{'you return' if e.who == v.SELF else 'a dead player returns'} to play with "
        f"{hearts_en(e.n)}"
    ),
    v.DRAW: lambda e: does_en(e.who, "draw", str(e.n)),
    v.TOSS: toss_en,
    v.GRAB: lambda e: f"take {e.n} random card from the chosen player's hand",
    v.FETCH: fetch_en,
    v.PEEK: lambda e: (
        f"look at the top {e.n} cards of your deck, take {e.a}, put the rest on the bottom"
    ),
    v.SWAP: lambda e: "swap hands with the chosen player",
    v.PASS: lambda e: f"every living player passes {e.n} random card to the left",
    v.PLAYS: lambda e: f"you may play {e.n} more card{'' if e.n == 1 else 's'} this turn",
    v.LIMIT: limit_en,
    v.GUARD: guard_en,
    v.PREVENT: prevent_en,
    v.BOOST: boost_en,
    v.ECHO: lambda e: ECHO_EN,
    v.NEGATE: lambda e: NEGATE_EN[e.a],
    v.DIE: lambda e: DIE_EN[e.a],
    v.REDIRECT: lambda e: REDIRECT_EN[e.who],
    v.AGAIN: lambda e: AGAIN_EN,
    v.RETALIATE_AGAIN: lambda e: "roll once more: that retaliation is applied as well",
    v.SUMMON: lambda e: SUMMON_EN,
    v.SLAY: lambda e: (
        f"remove a Monster with {e.n} or fewer VP from play; take {e.a} of its VP, "
        "the rest returns to the VP pile"
    ),
    v.NOTHING: lambda e: "nothing happens",
    v.IF: condition_en,
    v.EACH: lambda e: f"{WHO_EN[e.who]} {ENGLISH.effects(e.parts[0].effects)}",
    v.PICK: lambda e: (
        "the chosen player picks: " + " OR ".join(ENGLISH.effects(part.effects) for part in e.parts)
    ),
    v.ROLL: roll_en,
}

ENGLISH: Final[Tongue] = Tongue(
    ENGLISH_WORDS,
    {
        v.ANY_TIME: "Any time: ",
        v.ANY_TIME_HEAL: "Any time: ",
        v.WOULD_HURT_ME: "When you would lose Hearts: ",
        v.WOULD_HURT_OTHER: "When another player would lose Hearts: ",
        v.I_REACH_ZERO: "When you reach 0 Hearts: ",
        v.ANY_REACHES_ZERO: "When a player is at 0 Hearts: ",
        v.ANY_ROLLED: "After any retaliation roll: ",
        v.MY_ROLLED: "After your retaliation roll: ",
        v.OTHER_ROLLED: "After another player's retaliation roll: ",
        v.CARD_AGAINST_ME: "When another player's card would affect you: ",
        v.OTHER_PLAYS_ATTACK: "When another player plays an Attack: ",
        v.OTHER_PLAYS_SKILL: "When another player plays a Skill: ",
        v.OTHER_PLAYS_INSTANT: "When another player plays an Instant: ",
        v.OTHER_PLAYS_CARD: "When another player plays a card: ",
        v.OTHER_TAKES_VP: "When another player takes VP from a Monster: ",
        v.CARD_HURTS_ME: "Passive. When another player's card makes you lose Hearts: ",
    },
    {
        v.OPPONENT: "Choose another living player.",
        v.ANY_LIVING: "Choose a living player.",
        v.ANY_PLAYER: "Choose a player, living or dead.",
        v.DEAD: "Choose a player at 0 Hearts.",
        v.FEW_HEARTS: "Choose a living player with 4 or fewer Hearts.",
        v.MORE_CARDS: "Choose a living player with more cards in hand than you.",
    },
    "you lose 1 Heart to: ",
    "you discard 1 to: ",
)

# Where a language says whose loss is prevented: the same words about another player.
OTHERS_LOSS: Final = {
    "prevent all of that Heart loss": "prevent all of that Heart loss; ",
    "nie tracisz tych serc": "tamten gracz nie traci tych serc; ",
}
