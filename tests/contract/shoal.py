"""Shoal, a game made up for these tests: small, with hidden cards, chance and a nested question.

Everybody has a hand. In your turn draw a card, or pick one from your hand and place it: face up it
counts in full, face down half or nothing. When deck and hands are empty, all cards are turned and
the most points win.

It is written outside the package, as somebody else's game would be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from fathomless.core.action import Action, Vocabulary
from fathomless.core.event import Event
from fathomless.core.game import Game, Option, Setting, get
from fathomless.core.jsontypes import Json, JsonDict, malformed, read_int, read_ints
from fathomless.core.message import Message
from fathomless.core.outcome import Outcome
from fathomless.core.pending import Pending
from fathomless.core.rng import Rng
from fathomless.core.state import State

MOST_CARDS = 12
HAND = 2

VOCABULARY = Vocabulary("shoal")
DRAW = VOCABULARY.add("draw", 0, refs=("deck",))
UP = VOCABULARY.add("up", 1)
DOWN = VOCABULARY.add("down", 2)
PICK = [VOCABULARY.add(f"pick {card}", 3, card, refs=(f"hand:{card}",)) for card in range(12)]

OPTIONS: tuple[Option, ...] = (
    Option("cards", 10, "how many", low=8, high=MOST_CARDS),
    Option("down", "half", "what a card face down is worth", choices=("half", "nothing")),
)

CATALOGUE = {
    "prompt.turn": "Your turn.",
    "prompt.face": "How does {card} lie?",
    "option.draw": "Draw a card",
    "option.pick": "Pick {card}",
    "option.up": "Face up",
    "option.down": "Face down",
    "refusal.not_asked": "That is not what is asked.",
}


class Turn(Pending["ShoalState"]):
    """Draw, or pick a card."""

    kind: ClassVar[str] = "turn"
    rule: ClassVar[str] = "SH-R1"

    def legal(self, state: ShoalState) -> list[Action]:
        answers = [PICK[card] for card in sorted(state.hands[self.seat])]
        return [*answers, DRAW] if state.deck else answers

    def apply(self, state: ShoalState, action: Action) -> None:
        if action is DRAW:
            state.draw(self.seat)
        else:
            state.ask(Face(self.seat, action.item))

    def prompt(self, state: ShoalState) -> Message:
        return Message("prompt.turn")

    def option(self, state: ShoalState, action: Action) -> Message:
        if action is DRAW:
            return Message("option.draw")
        return Message("option.pick", {"card": action.item})


class Face(Pending["ShoalState"]):
    """Up or down? Which card is picked is its owner's secret."""

    kind: ClassVar[str] = "face"
    rule: ClassVar[str] = "SH-R2"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def legal(self, state: ShoalState) -> list[Action]:
        return [UP, DOWN]

    def apply(self, state: ShoalState, action: Action) -> None:
        state.place(self.seat, self.card, action is UP)

    def prompt(self, state: ShoalState) -> Message:
        return Message("prompt.face", {"card": self.card})

    def option(self, state: ShoalState, action: Action) -> Message:
        return Message("option.up" if action is UP else "option.down")


class ShoalState(State):
    """The table."""

    turn: ClassVar[type[Turn]] = Turn

    def __init__(self, seats: int, rng: Rng, cards: int, half: bool) -> None:
        super().__init__(seats, rng)
        self.cards = cards
        self.half = half
        self.active = seats - 1
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.up: list[list[int]] = [[] for _ in range(seats)]
        self.down: list[list[int]] = [[] for _ in range(seats)]

    @classmethod
    def dealt(cls, seats: int, rng: Rng, cards: int, half: bool) -> Self:
        state = cls(seats, rng, cards, half)
        state.deck = list(range(cards))
        state.rng.shuffle(state.deck)
        for hand in state.hands:
            hand += [state.deck.pop() for _ in range(HAND)]
        state.go_on()
        return state

    @property
    def game(self) -> Game:
        return get("shoal")

    def go_on(self) -> None:
        for _ in range(self.seats):
            self.active = (self.active + 1) % self.seats
            if self.deck or self.hands[self.active]:
                self.ask(self.turn(self.active))
                return
        self.irrevocable += 1  # all cards are turned

    def draw(self, seat: int) -> None:
        self.irrevocable += 1
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.emit(Event("draw", {"seat": seat}, {"card": (1 << seat, card)}))

    def place(self, seat: int, card: int, face_up: bool) -> None:
        self.hands[seat].remove(card)
        if face_up:
            self.irrevocable += 1
            self.up[seat].append(card)
            self.emit(Event("up", {"seat": seat, "card": card}))
        else:
            self.down[seat].append(card)
            self.emit(Event("down", {"seat": seat}, {"card": (1 << seat, card)}))

    def outcome(self) -> Outcome:
        worth = 2 if self.half else MOST_CARDS
        scores = [
            {"up": sum(self.up[seat]), "down": sum(card // worth for card in self.down[seat])}
            for seat in range(self.seats)
        ]
        totals = [sum(score.values()) for score in scores]
        ranking = [
            [seat for seat in range(self.seats) if totals[seat] == total]
            for total in sorted(set(totals), reverse=True)
        ]
        return Outcome(scores, totals, ranking, "cards")

    def copy(self) -> Self:
        twin = type(self)(self.seats, self.rng.copy(), self.cards, self.half)
        twin.asked, twin.under = self.asked, self.under[:]
        twin.irrevocable = self.irrevocable
        twin.active = self.active
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.up = [cards[:] for cards in self.up]
        twin.down = [cards[:] for cards in self.down]
        return twin

    def table_view(self, seat: int | None) -> JsonDict:
        over = self.is_over
        return {
            "deck": len(self.deck),
            "up": [list[Json](cards) for cards in self.up],
            "hands": [len(hand) for hand in self.hands],
            "own_hand": [] if seat is None else list[Json](sorted(self.hands[seat])),
            "down": [
                list[Json](cards) if over or owner == seat else len(cards)
                for owner, cards in enumerate(self.down)
            ],
        }

    def determinise(self, seat: int | None, rng: Rng) -> Self:
        world = self.copy()
        world.rng = rng.spawn()
        if world.is_over:
            return world  # there is nothing left to guess
        others = [other for other in range(self.seats) if other != seat]
        zones = [world.deck]
        for other in others:
            zones += [world.hands[other], world.down[other]]
        unknown = [card for zone in zones for card in zone]
        rng.shuffle(unknown)
        for zone in zones:
            zone[:] = [unknown.pop() for _ in zone]
        if isinstance(self.asked, Face) and self.asked.seat != seat:
            place = self.hands[self.asked.seat].index(self.asked.card)
            world.asked = Face(self.asked.seat, world.hands[self.asked.seat][place])
        return world

    def to_json(self) -> JsonDict:
        stack: list[Json] = [[question.kind, *question.fields()] for question in self.stack]
        data: JsonDict = {"game": "shoal", "rules_version": 1, "stack": stack}
        data |= {"seats": self.seats, "rng": list[Json](self.rng.words()), "active": self.active}
        data |= {"cards": self.cards, "half": int(self.half), "irrevocable": self.irrevocable}
        data["deck"] = list[Json](self.deck)
        for name in ("hands", "up", "down"):
            data[name] = [list[Json](cards) for cards in getattr(self, name)]
        return data

    @classmethod
    def read(cls, data: JsonDict) -> Self:
        seats = read_int(data, "seats", 2, 3)
        rng = Rng.from_words(read_ints(data, "rng", 0, 0xFFFFFFFF, 4))
        state = cls(seats, rng, read_int(data, "cards", 8, 12), read_int(data, "half", 0, 1) == 1)
        state.active = read_int(data, "active", 0, seats - 1)
        state.irrevocable = read_int(data, "irrevocable", 0, 1 << 60)
        state.deck = read_ints(data, "deck", 0, 11)
        for name in ("hands", "up", "down"):
            zones = data.get(name)
            if not isinstance(zones, list):
                raise malformed(f"{name} must be a list")
            setattr(state, name, [read_ints({name: zone}, name, 0, 11) for zone in zones])
        for entry in data["stack"] if isinstance(data["stack"], list) else []:
            if not isinstance(entry, list):
                raise malformed(f"{entry!r} is no question")
            arguments = read_ints({"question": entry[1:]}, "question", 0, 11)
            state.ask(cls.turn(*arguments) if entry[0] == "turn" else Face(*arguments))
        return state

    def census(self) -> int:
        return len(self.deck) + sum(len(zone) for zone in self.hands + self.up + self.down)


class Shoal(Game):
    """The facts, with a choice of tables: the tests have broken ones."""

    name = "shoal"
    title = "Shoal"
    seats = range(2, 4)
    options = OPTIONS

    def __init__(self, table: type[ShoalState] = ShoalState) -> None:
        self.table = table

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def new_state(
        self, seats: int, seed: str, options: dict[str, Setting], journal: list[Event] | None = None
    ) -> State:
        half = options["down"] == "half"
        state = self.table.dealt(seats, Rng(seed), int(options["cards"]), half)
        state.journal = journal
        state.emit(Event("deal", {"cards": HAND}))
        return state

    def read_state(self, data: JsonDict) -> State:
        return self.table.read(data)

    def catalogue(self, language: str) -> Mapping[str, str]:
        return CATALOGUE
