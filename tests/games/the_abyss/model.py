"""The Abyss once more: written from the rulebook, as short as it can be said, and slow.

A second opinion on the rules in `src`. It shares no code with them and knows nothing of what seats
know, of saving or of words. The rules are generators: they yield a question and are sent the
answer, or yield a wish for chance and are sent what chance gave in the real game.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from tests.games.the_abyss.tables import ORDER, POINTS


@dataclass
class Ask:
    """A question: who is asked, and every legal answer."""

    seat: int
    kind: str
    answers: set[str]


@dataclass
class Theft:
    """A wish for chance: the card that was stolen."""

    victim: int


class RoundOver(Exception):  # noqa: N818 - no error, only the end
    """The round is over, for this reason."""


Play = Generator[Ask | Theft, str, None]


@dataclass
class Table:
    """All zones of one round."""

    hands: list[list[str]]
    deck: list[str]
    discard: list[str]
    panics: list[int]
    starter: int
    removed: list[str] = field(default_factory=list)
    destroyed: int = 0
    out: set[int] = field(default_factory=set)
    played: list[list[str]] = field(default_factory=list)
    piles: list[list[str]] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    latest: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.played = self.played or [[] for _ in self.hands]
        self.piles = self.piles or [[] for _ in self.hands]
        self.latest = self.latest or [-1] * len(self.hands)

    def worth(self, seat: int) -> int:
        return sum(POINTS[card] for card in self.hands[seat])

    def left(self) -> list[int]:
        """Who is still in the round, in turn order."""
        order = [(self.starter + step) % len(self.hands) for step in range(len(self.hands))]
        return [seat for seat in order if seat not in self.out]

    def eliminate(self, seat: int) -> None:
        self.out.add(seat)
        self.piles[seat], self.hands[seat] = self.hands[seat], []
        if len(self.left()) == 1:
            raise RoundOver("last-player")


def play_round(table: Table) -> Play:
    """From the deal to the end of the round, which is raised."""
    for seat in table.left():
        if table.panics[seat] == 3:
            table.eliminate(seat)
    seat = table.left()[0]
    yield from play_on(table, seat, turns=0)


def play_on(table: Table, seat: int, turns: int) -> Play:
    """Turn after turn, clockwise."""
    while True:
        table.latest[seat] = turns
        turns += 1
        yield from draw_step(table, seat)
        if seat not in table.out:
            yield from combo_step(table, seat)
        seat = next_seat(table, seat)


def next_seat(table: Table, seat: int) -> int:
    seat = (seat + 1) % len(table.hands)
    return next_seat(table, seat) if seat in table.out else seat


def draw_step(table: Table, seat: int) -> Play:
    answer = yield Ask(seat, "draw", {"draw", "take discard"} if table.discard else {"draw"})
    if answer == "take discard":
        table.hands[seat].append(table.discard.pop())
    else:
        yield from draw_two(table, seat)


def draw_two(table: Table, seat: int) -> Play:
    """For a turn and for a Hook alike."""
    table.drawn, table.deck = table.deck[:2], table.deck[2:]
    kept = "panic" not in table.drawn
    while "panic" in table.drawn and seat not in table.out:
        table.drawn.remove("panic")
        yield from place_panic(table, seat)
    if kept and len(table.drawn) == 2:
        answer = yield Ask(seat, "keep", {f"keep {card}" for card in table.drawn})
        table.drawn.remove(answer.removeprefix("keep "))
        table.hands[seat].append(answer.removeprefix("keep "))
    elif kept:
        table.hands[seat] += table.drawn
        table.drawn = []
    table.destroyed += table.drawn.count("panic")
    table.discard += [card for card in table.drawn if card != "panic"]
    table.drawn = []
    if not table.deck:
        raise RoundOver("deck")


def place_panic(table: Table, seat: int) -> Play:
    table.panics[seat] += 1
    rich = table.worth(seat) >= 15
    answer = yield Ask(seat, "panic-window", {"decline", "sacrifice"} if rich else {"decline"})
    if answer == "sacrifice":
        yield from sacrifice(table, seat)
    if table.panics[seat] == 3:
        table.eliminate(seat)


def sacrifice(table: Table, seat: int) -> Play:
    """Cards are named dearest first, so that every set of cards is named in one way only."""
    named: list[str] = []
    while True:
        answers = {f"give {card}" for card in nameable(table.hands[seat], named)}
        if sum(POINTS[card] for card in named) >= 15:
            answers.add("done")
        answer = yield Ask(seat, "sacrifice", answers)
        if answer == "done":
            break
        named.append(answer.removeprefix("give "))
    for card in named:
        table.hands[seat].remove(card)
    table.removed += named
    table.panics[seat] -= 1
    table.destroyed += 1


def nameable(cards: Sequence[str], named: Sequence[str]) -> set[str]:
    """What may be named next: no dearer than the last, and fifteen points stay within reach."""
    left = sorted(cards, key=ORDER.__getitem__)
    for card in named:
        left.remove(card)
    so_far = sum(POINTS[card] for card in named)
    found = set()
    for card in left:
        rest = [other for other in left if dearness(other) <= dearness(card)]
        follows = not named or dearness(card) <= dearness(named[-1])
        if follows and so_far + sum(POINTS[other] for other in rest) >= 15:
            found.add(card)
    return found


def dearness(card: str) -> tuple[int, int]:
    return POINTS[card], -ORDER[card]


def combo_step(table: Table, seat: int) -> Play:
    while seat not in table.out:
        answer = yield Ask(seat, "combos", combos(table, seat))
        if answer == "end":
            return
        if answer == "stop":
            raise RoundOver("stop")
        if answer == "sacrifice":
            yield from sacrifice(table, seat)
        else:
            yield from play_combo(table, seat, answer.split()[1:])


def combos(table: Table, seat: int) -> set[str]:
    found = {"end"}
    if table.worth(seat) >= 25:
        found.add("stop")
    if table.panics[seat] and table.worth(seat) >= 15:
        found.add("sacrifice")
    for card in table.hands[seat]:
        if card.startswith("eye"):
            found.add(f"play {card}")
        for target in table.left():
            if card.startswith("hook"):
                found.add(f"play {card} on {target}")
            if card.startswith("sword") and target != seat and table.hands[target]:
                found.add(f"play {card} steal {target}")
            if card.startswith("sword") and target != seat and table.panics[seat]:
                found.add(f"play {card} gift {target}")
    return found


def play_combo(table: Table, seat: int, words: list[str]) -> Play:
    table.hands[seat].remove(words[0])
    table.played[seat].append(words[0])
    match words[1:]:
        case []:
            yield from look(table, seat)
        case ["on", target]:
            yield from draw_two(table, int(target))
        case ["steal", target]:
            card = yield Theft(int(target))
            table.hands[int(target)].remove(card)
            table.hands[seat].append(card)
        case ["gift", target]:
            table.panics[seat] -= 1
            yield from place_panic(table, int(target))


def look(table: Table, seat: int) -> Play:
    if len(table.deck) > 4:
        answer = yield Ask(seat, "top-or-bottom", {"put top", "put bottom"})
        if answer == "put bottom":
            table.deck = table.deck[4:] + table.deck[:4]


def winner(totals: Sequence[int], table: Table) -> int:
    """The highest total; of several the latest turn, then the later place in turn order."""
    seats = range(len(totals))
    places = {seat: (seat - table.starter) % len(totals) for seat in seats}
    return max(seats, key=lambda seat: (totals[seat], table.latest[seat], places[seat]))
