"""Positions of The Abyss in one sentence each, and moves as texts; `reading.py` reads the zones.

    state = table(["treasure_12 sword_3", "eye_1"], deck="panic treasure_4", panics=[0, 2])
    play(state, "play sword_3 steal 1", "end", "1: draw")
    assert hand(state, 0) == "eye_1 treasure_12"

A zone is written as card ids with spaces between. A deck is written from its top; "..." at its end
means that every card not named elsewhere lies below. Cards that are nowhere are out of the round,
where they cannot matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fathomless import games
from fathomless.core.event import Event, Fact
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abyss.material import FACE_OF, FACES

GAME = games.get("the-abyss")

POINTS = {
    "panic": 0,
    "eye_1": 1,
    "eye_2": 2,
    "eye_3": 3,
    "hook_2": 2,
    "hook_3": 3,
    "hook_4": 4,
    "sword_3": 3,
    "sword_4": 4,
    "sword_5": 5,
    "treasure_4": 4,
    "treasure_5": 5,
    "treasure_6": 6,
    "treasure_7": 7,
    "treasure_8": 8,
    "treasure_10": 10,
    "treasure_12": 12,
}
"""What every card is worth: written down again here, so that no test asks the code."""

STANDARD = {
    "panic": 9,
    **dict.fromkeys(("eye_1", "eye_2", "hook_2", "hook_3", "sword_3", "sword_4"), 3),
    **dict.fromkeys(("eye_3", "hook_4", "sword_5", "treasure_8"), 2),
    **dict.fromkeys(("treasure_4", "treasure_5"), 4),
    **dict.fromkeys(("treasure_6", "treasure_7"), 3),
    **dict.fromkeys(("treasure_10", "treasure_12"), 1),
}
BEGINNER = STANDARD | {"panic": 7, "treasure_5": 5, "treasure_6": 4}

ORDER = {face: place for place, face in enumerate(POINTS)}


def worth(cards: str) -> int:
    """What some cards are worth together."""
    return sum(POINTS[card] for card in cards.split())


def in_order(cards: Sequence[str]) -> str:
    """Cards in the order of the card table, as one text."""
    return " ".join(sorted(cards, key=ORDER.__getitem__))


# -- building --------------------------------------------------------------------------------------


class _Box:
    """The numbered cards of one deck, to be handed out by id."""

    def __init__(self, beginner: bool) -> None:
        copies = BEGINNER if beginner else STANDARD
        self.left: dict[str, list[int]] = {}
        for place, face in enumerate(FACES):
            first = FACE_OF.index(place)
            self.left[face.id] = list(range(first, first + copies[face.id]))

    def take(self, card: str) -> int:
        if not self.left[card]:
            raise ValueError(f"the deck has no further {card}")
        return self.left[card].pop(0)

    def take_all(self, cards: str) -> list[int]:
        return [self.take(card) for card in cards.split()]

    def rest(self) -> Iterator[int]:
        """What was not handed out: Panic last."""
        for card in (*list(self.left)[1:], "panic"):
            yield from self.left[card]


def table(
    hands: Sequence[str],
    *,
    deck: str = "...",
    discard: str = "treasure_4",
    panics: Sequence[int] | None = None,
    to_act: int = 0,
    question: str = "combos",
    totals: Sequence[int] | None = None,
    target: int = 70,
    out: Sequence[int] = (),
    played: Sequence[str] | None = None,
    piles: Sequence[str] | None = None,
    removed: str = "",
    starter: int = 0,
    last_turn: Sequence[int] | None = None,
    beginner: bool = False,
    seed: str | Sequence[int] = "table",
) -> State:
    """A table in the middle of a round: `to_act` is asked to `draw`, or is in the `combos` step.

    Without `last_turn`, everybody from the start player to `to_act` has had one turn. A seed may
    also be the four words of the generator.
    """
    seats = len(hands)
    none = [""] * seats
    box = _Box(beginner)
    everybody = (2 << seats) - 1
    known = [everybody] * len(FACE_OF)

    held = [box.take_all(cards) for cards in hands]
    pile_cards = [box.take_all(cards) for cards in piles or none]
    for seat, own in enumerate(zip(held, pile_cards, strict=True)):
        for card in own[0] + own[1]:
            known[card] = 1 << seat
    laid = [box.take_all(cards) for cards in played or none]
    discarded = box.take_all(discard)
    gone = box.take_all(removed)
    in_front = list(panics or [0] * seats)
    for _ in range(sum(in_front)):
        box.take("panic")

    named, dots, _ = deck.partition("...")
    stock = box.take_all(named)
    if dots:
        stock += box.rest()
        destroyed = 0
    else:
        destroyed = len(box.left["panic"])
        gone += [card for card in box.rest() if card not in box.left["panic"]]
    for card in stock:
        known[card] = 0

    if last_turn is None:
        turn_order = [(starter + step) % seats for step in range(seats)]
        taken = turn_order.index(to_act)
        last_turn = [
            turn_order.index(seat) if turn_order.index(seat) <= taken else -1
            for seat in range(seats)
        ]
    scores = list(totals or [0] * seats)
    data: JsonDict = {
        "game": "the-abyss",
        "rules_version": GAME.rules_version,
        "seats": seats,
        "rng": _numbers(Rng(seed).words() if isinstance(seed, str) else seed),
        "stack": [[question, to_act]],
        "target": target,
        "beginner": int(beginner),
        "finished": 0,
        "starter": starter,
        "active": to_act,
        "drew": int(question != "draw"),
        "turns": max(last_turn) + 1,
        "drawn_panic": 0,
        "drawn_clear": 0,
        "drawer": -1,
        "destroyed": destroyed,
        "standing": sum(1 << seat for seat in range(seats) if seat not in out),
        "irrevocable": 0,
        "totals": _numbers(scores),
        "rounds": [_numbers(scores)] if any(scores) else [],
        "ends": [0] if any(scores) else [],
        "panics": _numbers(in_front),
        "last_turn": _numbers(last_turn),
        "deck": _numbers(stock),
        "discard": _numbers(discarded),
        "drawn": [],
        "removed": _numbers(gone),
        "played": _numbers([64 * seat + card for seat in range(seats) for card in laid[seat]]),
        "piles": _numbers([64 * seat + card for seat in range(seats) for card in pile_cards[seat]]),
        "hands": [_numbers(cards) for cards in held],
        "known": _numbers(known),
        "memory": [],
    }
    return State.from_json(data)


def _numbers(values: Sequence[int]) -> list[Json]:
    return list(values)


# -- playing ---------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Play moves with every check. "1: decline" insists that it is seat 1 who is asked."""
    for move in moves:
        seat, colon, text = move.partition(":")
        if colon:
            state.play(int(seat), text)
        else:
            state.play(state.seat_to_act, move)
    return state


def sacrifice(state: State, cards: str) -> State:
    """Give up these cards, dearest first."""
    play(state, "sacrifice")
    for card in cards.split():
        play(state, f"give {card}")
    return play(state, "done")


def listen(state: State, *moves: str) -> list[Event]:
    """Play moves and return all that was heard."""
    heard: list[Event] = []
    state.journal = heard
    play(state, *moves)
    state.journal = None
    return heard


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Fact]]:
    """The open facts of every event of one kind."""
    return [event.facts for event in events if event.kind == kind]


def texts(state: State) -> set[str]:
    """The legal answers."""
    found = [str(action) for action in state.legal()]
    assert len(set(found)) == len(found), f"an answer is offered twice: {found}"
    return set(found)


def asked(state: State) -> str:
    """Who is asked what: "1: panic-window"; "over" when nobody is."""
    return "over" if state.asked is None else f"{state.seat_to_act}: {state.asked.kind}"


def random_game(
    seats: int,
    seed: str,
    options: dict[str, object] | None = None,
    at_each: Callable[[State], None] | None = None,
) -> State:
    """A game of random answers to its end; `at_each` looks at every moment."""
    state = GAME.start(seats, seed, options or {})
    rng = Rng(f"answers to {seed}")
    while not state.is_over:
        if at_each is not None:
            at_each(state)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state
