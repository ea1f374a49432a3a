"""Abyss once more, as a generator that reads like the rulebook: an oracle for the real rules.

It knows nothing of questions on a stack, of faces as numbers or of bit masks. `game(model)` asks
with `yield Ask(seat, kind, answers)` and is sent the answer; what only chance knows it asks for
with `yield Chance(...)`: the next card, the tiles drawn, the token stolen.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from fathomless.games.abyss.material import ANY_RACE, LORDS, RACE_IDS

RACE_OF = {f"{race}{value}": race for race in RACE_IDS for value in range(1, 6)}
VALUE_OF = {card: int(card[-1]) for card in RACE_OF}
ORDER = {card: place for place, card in enumerate(RACE_OF)}
LORD = {lord.id: lord for lord in LORDS}
NUMBER = {lord.id: number for number, lord in enumerate(LORDS)}
ONCE = ("slaver", "oracle", "opportunist")


@dataclass(frozen=True)
class Ask:
    """A question: who, what, and every legal answer."""

    seat: int
    kind: str
    answers: frozenset[str]


@dataclass(frozen=True)
class Chance:
    """What the oracle cannot know: `card`, `tiles` or `token`."""

    what: str
    count: int = 1


Play = Generator[Ask | Chance, Any, Any]


@dataclass
class Player:
    """What lies before one player."""

    hand: list[str] = field(default_factory=list)
    pearls: int = 1
    keys: int = 0
    tokens: int = 0
    affiliated: list[str] = field(default_factory=list)
    lords: list[str] = field(default_factory=list)
    locations: dict[str, set[str]] = field(default_factory=dict)

    def free(self) -> list[str]:
        under = set().union(*self.locations.values())
        return [lord for lord in self.lords if lord not in under]


@dataclass
class Model:
    """The table."""

    players: list[Player]
    active: int
    lord_deck: list[str]
    court: list[str]
    stack: set[str]
    available: list[str]
    deck: int = 71
    discard: list[str] = field(default_factory=list)
    track: list[str] = field(default_factory=list)
    council: dict[str, list[str]] = field(default_factory=lambda: {race: [] for race in RACE_IDS})
    threat: int = 1
    tokens_left: int = 20
    keys_left: int = 10
    turned: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    sold: int = 0
    bought: set[int] = field(default_factory=set)
    extra: bool = False
    ender: int | None = None

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def has(self, seat: int, lord: str) -> bool:
        """Whether the power of a Lord works for this player."""
        return lord in self.players[seat].free() and lord not in self.turned

    def after(self, seat: int) -> list[int]:
        """The other players, clockwise."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    def hit_by(self, seat: int, soldier: str) -> bool:
        """Whether some opponent's soldier works against this player."""
        if self.has(seat, "shaman"):
            return False
        return any(self.has(other, soldier) for other in self.after(seat))


# -- the course of the game ------------------------------------------------------------------------


def game(m: Model) -> Play:
    while True:
        yield from turn(m)
        if m.extra:
            m.extra = False
            continue
        m.active = (m.active + 1) % len(m.players)
        if m.active == m.ender:
            return


def turn(m: Model) -> Play:
    m.used, m.sold, m.bought = set(), 0, set()
    if m.has(m.active, "landlord"):
        m.me.pearls += 1
    while True:
        answers = {"explore", *stacks(m, "support")}
        if m.me.pearls and len(m.court) < 6 and m.lord_deck:
            answers.add("plot")
        answers |= {f"recruit {lord}" for lord in m.court if affordable(m, lord)}
        word, _, what = (yield from ask(m, "turn", answers)).partition(" ")
        if word != "plot":
            break
        m.me.pearls -= 1
        m.court.append(m.lord_deck.pop(0))
    if word == "explore":
        yield from explore(m)
    elif word == "support":
        yield from support(m, what)
    else:
        yield from recruit(m, what)
        refill(m)
    yield from after_the_action(m)


def after_the_action(m: Model) -> Play:
    yield from control(m)
    while powers(m):
        if (yield from ask(m, "free-time", {"end"})) == "end":
            break
        yield from control(m)
    if m.hit_by(m.active, "commander"):
        yield from discards(m, {m.active: len(m.me.hand) - 6})


def ask(m: Model, kind: str, answers: set[str]) -> Play:
    """Ask the active player at table level: powers may be used first."""
    while True:
        answer = yield Ask(m.active, kind, frozenset(answers | powers(m)))
        if not answer.startswith("use "):
            return answer
        yield from use(m, answer[4:])
        if kind == "free-time":
            return answer
        if kind == "second-stack":
            answers = stacks(m, "support") or {"end"}
            if answers == {"end"}:
                return (yield Ask(m.active, kind, frozenset(answers)))
        if kind == "turn":
            answers = {a for a in answers if not a.startswith(("recruit", "support", "plot"))}
            answers |= stacks(m, "support")
            answers |= {f"recruit {lord}" for lord in m.court if affordable(m, lord)}
            if m.me.pearls and len(m.court) < 6 and m.lord_deck:
                answers.add("plot")


# -- powers used once a turn -----------------------------------------------------------------------


def powers(m: Model) -> set[str]:
    usable = {
        "slaver": bool(m.me.hand),
        "oracle": any(m.council.values()),
        "opportunist": bool(m.court and m.lord_deck),
    }
    return {
        f"use {lord}"
        for lord in ONCE
        if m.has(m.active, lord) and lord not in m.used and usable[lord]
    }


def use(m: Model, lord: str) -> Play:
    m.used.add(lord)
    if lord == "slaver":
        answer = yield Ask(m.active, lord, frozenset(f"sell {card}" for card in m.me.hand))
        m.me.hand.remove(answer[5:])
        m.discard.append(answer[5:])
        m.me.pearls += 2
    elif lord == "oracle":
        answer = yield Ask(m.active, lord, frozenset(stacks(m, "purge")))
        m.discard += m.council[answer[6:]]
        m.council[answer[6:]] = []
    else:
        answer = yield Ask(m.active, lord, frozenset(f"oust {other}" for other in m.court))
        m.court[m.court.index(answer[5:])] = m.lord_deck.pop(0)


def stacks(m: Model, word: str) -> set[str]:
    return {f"{word} {race}" for race, cards in m.council.items() if cards}


# -- explore ---------------------------------------------------------------------------------------


def explore(m: Model) -> Play:
    while True:
        if not m.deck:
            m.deck, m.discard = len(m.discard), []
        card = yield Chance("card")
        m.deck -= 1
        m.track.append(card)
        more = {"explore"} if len(m.track) < 5 and (m.deck or m.discard) else set()
        if card == "monster":
            if (yield from ask(m, "monster", {"fight"} | more)) == "fight":
                yield from fight(m)
                break
            m.threat = min(m.threat + 1, 6)
            continue
        if (yield from sold(m)):
            continue
        if (yield from ask(m, "take-or-go-on", {"take"} | more)) == "take":
            m.me.pearls += len(m.track) == 5
            m.me.hand.append(m.track.pop())
            break
    to_council(m)


def sold(m: Model) -> Play:
    price = m.sold + 1
    for other in m.after(m.active):
        if other in m.bought or m.players[other].pearls < price:
            continue
        if (yield Ask(other, "offer", frozenset({"buy", "pass"}))) == "buy":
            m.players[other].pearls -= price
            m.me.pearls += price
            m.players[other].hand.append(m.track.pop())
            m.sold += 1
            m.bought.add(other)
            return True
    return False


def fight(m: Model) -> Play:
    m.me.pearls += len(m.track) == 5
    m.discard.append(m.track.pop())
    space = max(1, m.threat - 1) if m.hit_by(m.active, "tamer") else m.threat
    keys, either = [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)][space - 1]
    names = {(1, 0): "pearl", (0, 1): "token", (2, 0): "2 pearls", (1, 1): "pearl token"}
    names[0, 2] = "2 tokens"
    tokens = 0
    if either and m.tokens_left:
        most = min(either, m.tokens_left)
        choices = {f"reward {names[either - n, n]}": n for n in range(most + 1)}
        tokens = choices[(yield Ask(m.active, "reward", frozenset(choices)))]
    given = min(keys, m.keys_left)
    m.keys_left -= given
    m.me.keys += given
    m.me.pearls += either - tokens
    m.me.tokens += tokens
    m.tokens_left -= tokens
    m.threat = 1


def to_council(m: Model) -> None:
    races = set()
    for card in m.track:
        if card == "monster":
            m.discard.append(card)
        else:
            m.council[RACE_OF[card]].append(card)
            races.add(RACE_OF[card])
    m.track = []
    if m.has(m.active, "ship_master"):
        m.me.pearls += len(races)


def support(m: Model, race: str) -> Play:
    take_stack(m, race)
    if m.has(m.active, "alchemist") and stacks(m, "support"):
        answer = yield from ask(m, "second-stack", stacks(m, "support"))
        if answer != "end":
            take_stack(m, answer[8:])


def take_stack(m: Model, race: str) -> None:
    m.me.hand += m.council[race]
    m.council[race] = []


# -- recruit ---------------------------------------------------------------------------------------


def cost(m: Model, lord: str) -> int:
    value = LORD[lord].cost
    if m.has(m.active, "treasurer"):
        value -= 2
    if m.hit_by(m.active, "recruiter"):
        value += 2
    return value


def race_sets(m: Model, lord: str) -> list[set[str]]:
    """Every set of Races that would be exact."""
    sets = [set(races) for races in combinations(RACE_IDS, LORD[lord].races)]
    if LORD[lord].race == ANY_RACE or m.has(m.active, "diplomat"):
        return sets
    return [races for races in sets if RACE_IDS[LORD[lord].race] in races]


def completes(m: Model, lord: str, paid: list[str], rest: list[str]) -> bool:
    """Whether some further cards make a full payment."""
    for races in race_sets(m, lord):
        cards = paid + [card for card in rest if RACE_OF[card] in races]
        value = sum(VALUE_OF[card] for card in cards) + m.me.pearls
        if {RACE_OF[card] for card in cards} == races and value >= cost(m, lord):
            return True
    return False


def affordable(m: Model, lord: str) -> bool:
    return completes(m, lord, [], m.me.hand)


def recruit(m: Model, lord: str) -> Play:
    paid: list[str] = []
    while True:
        rest = sorted(m.me.hand, key=ORDER.__getitem__)
        if paid:
            rest = [card for card in rest if ORDER[card] >= ORDER[paid[-1]]]
        answers = set()
        for place, card in enumerate(rest):
            if card not in rest[:place] and completes(m, lord, [*paid, card], rest[place + 1 :]):
                answers.add(f"pay {card}")
        if completes(m, lord, paid, []):
            answers.add("done")
        answer = yield Ask(m.active, "payment", frozenset(answers))
        if answer == "done":
            break
        m.me.hand.remove(answer[4:])
        paid.append(answer[4:])
    m.me.pearls -= max(0, cost(m, lord) - sum(VALUE_OF[card] for card in paid))
    yield from affiliate(m, paid)
    m.court.remove(lord)
    yield from arrive(m, lord, recruited=True)


def affiliate(m: Model, paid: list[str]) -> Play:
    least = min(VALUE_OF[card] for card in paid)
    choice = {card for card in paid if VALUE_OF[card] == least}
    if m.has(m.active, "master_of_magic"):
        choice = set(paid)
    kept = choice.copy().pop()
    if len(choice) > 1:
        answers = frozenset(f"affiliate {card}" for card in choice)
        kept = (yield Ask(m.active, "affiliation", answers))[10:]
    m.me.affiliated.append(kept)
    paid.remove(kept)
    m.discard += paid


def refill(m: Model) -> None:
    if len(m.court) > 2:
        return
    m.me.pearls += 2
    while len(m.court) < 6 and m.lord_deck:
        m.court.append(m.lord_deck.pop(0))
    if len(m.court) < 6 and m.ender is None:
        m.ender = m.active


# -- Lords that arrive -----------------------------------------------------------------------------


def arrive(m: Model, lord: str, *, recruited: bool) -> Play:
    m.me.lords.append(lord)
    if recruited and len(m.me.lords) >= 7 and m.ender is None:
        m.ender = m.active
    m.me.pearls += {"trader": 3, "peddler": 2, "shopkeeper": 1, "landlord": 1}.get(lord, 0)
    if lord == "invoker":
        m.extra = True
    power = POWERS.get(lord)
    if power is not None:
        yield from power(m)


def open_to_soldiers(m: Model) -> list[int]:
    return [other for other in m.after(m.active) if not m.has(other, "shaman")]


def jailer(m: Model) -> Play:
    yield from discards(
        m, {other: min(1, len(m.players[other].hand)) for other in open_to_soldiers(m)}
    )


def commander(m: Model) -> Play:
    yield from discards(m, {other: len(m.players[other].hand) - 6 for other in open_to_soldiers(m)})


def discards(m: Model, owed: dict[int, int]) -> Play:
    """Everybody chooses in turn; the cards are laid down together."""
    laid: list[str] = []
    for other, count in owed.items():
        hand = sorted(m.players[other].hand, key=ORDER.__getitem__)
        chosen: list[str] = []
        if 0 < count == len(hand):
            chosen = hand[:]
        for left in range(count - len(chosen), 0, -1):
            rest = hand[: len(hand) - left + 1]
            if chosen:
                rest = [card for card in rest if ORDER[card] >= ORDER[chosen[-1]]]
            answers = frozenset(f"discard {card}" for card in rest)
            chosen.append((yield Ask(other, "discard", answers))[8:])
            hand.remove(chosen[-1])
        for card in chosen:
            m.players[other].hand.remove(card)
        laid += chosen
    m.discard += laid


def seeker(m: Model) -> Play:
    for other in open_to_soldiers(m):
        m.players[other].pearls = max(0, m.players[other].pearls - 2)
    yield from ()


def assassin(m: Model) -> Play:
    for other in open_to_soldiers(m):
        targets = [lord for lord in m.players[other].free() if lord not in m.turned]
        if targets:
            answers = frozenset(f"turn {lord}" for lord in targets)
            m.turned.add((yield Ask(m.active, "assassin", answers))[5:])


def hunter(m: Model) -> Play:
    victims = [other for other in open_to_soldiers(m) if m.players[other].tokens]
    if victims:
        answer = yield Ask(m.active, "hunter", frozenset(f"rob {other}" for other in victims))
        m.players[int(answer[4:])].tokens -= 1
        m.me.tokens += 1


def apprentice(m: Model) -> Play:
    if stacks(m, "support"):
        answer = yield Ask(m.active, "apprentice", frozenset(stacks(m, "support")))
        take_stack(m, answer[8:])


def illusionist(m: Model) -> Play:
    if not m.me.locations or not m.available:
        return
    answers = {f"swap {tile}" for tile in m.me.locations} | {"decline"}
    given = (yield Ask(m.active, "illusionist", frozenset(answers)))[5:]
    if given not in m.me.locations:
        return
    answers = {f"control {tile}" for tile in m.available}
    gained = (yield Ask(m.active, "swap", frozenset(answers)))[8:]
    m.available.remove(gained)
    m.available.append(given)
    m.me.locations[gained] = m.me.locations.pop(given)
    yield from taken(m, gained)


def corruptor(m: Model) -> Play:
    if m.me.pearls < 5 or not m.court:
        return
    answers = {f"corrupt {lord}" for lord in m.court} | {"decline"}
    answer = yield Ask(m.active, "corruptor", frozenset(answers))
    if answer != "decline":
        m.me.pearls -= 5
        m.court.remove(answer[8:])
        yield from arrive(m, answer[8:], recruited=True)


def give_up(m: Model, own: str) -> Play:
    answers = {f"replace {lord}" for lord in m.me.free() if lord != own} | {"decline"}
    answer = yield Ask(m.active, "replacement", frozenset(answers))
    if answer == "decline":
        return False
    m.me.lords.remove(answer[8:])
    m.turned.discard(answer[8:])
    return True


def traitor(m: Model) -> Play:
    if len(m.me.free()) > 1 and m.court and (yield from give_up(m, "traitor")):
        answers = frozenset(f"fetch {lord}" for lord in m.court)
        newcomer = (yield Ask(m.active, "newcomer", answers))[6:]
        m.court.remove(newcomer)
        yield from arrive(m, newcomer, recruited=False)


def schemer(m: Model) -> Play:
    if len(m.me.free()) > 1 and m.lord_deck and (yield from give_up(m, "schemer")):
        yield from arrive(m, m.lord_deck.pop(0), recruited=False)


def ambassador(m: Model, lord: str, count: int) -> Play:
    count = min(count, len(m.stack))
    if count:
        tile = yield from draw(m, count)
        m.me.locations[tile] = {lord}
        yield from taken(m, tile)


def sage(m: Model) -> Play:
    yield from ambassador(m, "sage", 2)


def hermit(m: Model) -> Play:
    yield from ambassador(m, "hermit", 1)


def elder(m: Model) -> Play:
    yield from ambassador(m, "elder", 3)


POWERS = {
    "jailer": jailer,
    "commander": commander,
    "seeker": seeker,
    "assassin": assassin,
    "hunter": hunter,
    "apprentice": apprentice,
    "illusionist": illusionist,
    "corruptor": corruptor,
    "traitor": traitor,
    "schemer": schemer,
    "sage": sage,
    "hermit": hermit,
    "elder": elder,
}

# -- control ---------------------------------------------------------------------------------------


def bearers(m: Model) -> list[str]:
    """Free Lords with Keys that are not turned, in the order of the rules page."""
    found = [lord for lord in m.me.free() if LORD[lord].keys and lord not in m.turned]
    return sorted(found, key=NUMBER.__getitem__)


def control(m: Model) -> Play:
    while m.me.keys + sum(LORD[lord].keys for lord in bearers(m)) >= 3:
        if not m.available and not m.stack:
            return
        answers = {f"control {tile}" for tile in m.available}
        answers |= {f"draw {count}" for count in range(1, min(4, len(m.stack)) + 1)}
        word, _, what = (yield Ask(m.active, "control", frozenset(answers))).partition(" ")
        if word == "draw":
            tile = yield from draw(m, int(what))
        else:
            tile = what
            m.available.remove(tile)
        lords, tokens = yield from choose_keys(m)
        m.me.locations[tile] = lords
        m.me.keys -= tokens
        m.keys_left += tokens
        yield from taken(m, tile)


def draw(m: Model, count: int) -> Play:
    tiles = yield Chance("tiles", count)
    m.stack -= set(tiles)
    tile = tiles[0]
    if count > 1:
        answers = frozenset(f"control {tile}" for tile in tiles)
        tile = (yield Ask(m.active, "choose-location", answers))[8:]
    m.available += [other for other in tiles if other != tile]
    return tile


def mixes(m: Model) -> list[tuple[str, ...]]:
    """Every set of Lords that makes three Keys together with tokens."""
    found = []
    for size in range(4):
        for lords in combinations(bearers(m), size):
            lacking = 3 - sum(LORD[lord].keys for lord in lords)
            if 0 <= lacking <= m.me.keys:
                found.append(lords)
    return found


def choose_keys(m: Model) -> Play:
    chosen: tuple[str, ...] = ()
    while True:
        lacking = 3 - sum(LORD[lord].keys for lord in chosen)
        if not lacking:
            return set(chosen), 0
        longer = [
            mix for mix in mixes(m) if mix[: len(chosen)] == chosen and len(mix) > len(chosen)
        ]
        answers = {f"tuck {mix[len(chosen)]}" for mix in longer}
        if chosen in mixes(m):
            answers.add("tokens")
        answer = answers.copy().pop()
        if len(answers) > 1:
            answer = yield Ask(m.active, "keys", frozenset(answers))
        if answer == "tokens":
            return set(chosen), lacking
        chosen = (*chosen, answer[5:])


def taken(m: Model, tile: str) -> Play:
    if tile != "black_smokers" or not m.stack:
        return
    answers = {f"exchange {other}" for other in m.stack} | {"decline"}
    answer = yield Ask(m.active, "black-smokers", frozenset(answers))
    if answer != "decline":
        m.stack.remove(answer[9:])
        m.stack.add("black_smokers")
        m.me.locations[answer[9:]] = m.me.locations.pop("black_smokers")
