"""Journeys through The Abandons in one sentence each, and readers for the whole table.

    state = journey("north: fork_l2f1", "west: dead_end", "back", "north: item", items=2)
    assert position(state) == 1
    assert texts(state) == {"go north", "map"}

A step is an answer; "go" may be left out before a side. After a colon stand the cards that it turns
up: the journey arranges the deck so that they do, whatever else is burned. Nothing else is
arranged: each card comes from elsewhere in the deck, so there are never too many of one kind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fathomless.core.event import Event, Fact
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.the_abandons.game import THE_ABANDONS

GAME = THE_ABANDONS

SIDES = ("north", "east", "south", "west")
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}

# What every card shows and how often it is there (easy, normal, hard): written down again here, so
# that no test asks the code. A door is a turn from the direction of travel and its icons.
PASSAGES: dict[str, tuple[dict[str, int], tuple[int, int, int]]] = {
    "dead_end": ({}, (8, 10, 12)),
    "hall_1": ({"forward": 1}, (2, 2, 2)),
    "hall_2": ({"forward": 2}, (2, 2, 1)),
    "bend_l1": ({"left": 1}, (2, 2, 2)),
    "bend_l2": ({"left": 2}, (1, 1, 1)),
    "bend_r1": ({"right": 1}, (2, 2, 2)),
    "bend_r2": ({"right": 2}, (1, 1, 1)),
    "fork_l2f1": ({"left": 2, "forward": 1}, (2, 2, 2)),
    "fork_l3f1": ({"left": 3, "forward": 1}, (1, 1, 1)),
    "fork_l1f2": ({"left": 1, "forward": 2}, (1, 1, 1)),
    "fork_l1f3": ({"left": 1, "forward": 3}, (1, 1, 1)),
    "fork_f1r2": ({"forward": 1, "right": 2}, (2, 2, 2)),
    "fork_f1r3": ({"forward": 1, "right": 3}, (1, 1, 1)),
    "fork_f2r1": ({"forward": 2, "right": 1}, (1, 1, 1)),
    "fork_f3r1": ({"forward": 3, "right": 1}, (1, 1, 1)),
    "tee_l1r2": ({"left": 1, "right": 2}, (1, 1, 1)),
    "tee_l2r1": ({"left": 2, "right": 1}, (1, 1, 1)),
    "tee_l1r3": ({"left": 1, "right": 3}, (1, 1, 1)),
    "tee_l3r1": ({"left": 3, "right": 1}, (1, 1, 0)),
    "cross_212": ({"left": 2, "forward": 1, "right": 2}, (2, 1, 1)),
    "cross_123": ({"left": 1, "forward": 2, "right": 3}, (2, 1, 1)),
    "cross_321": ({"left": 3, "forward": 2, "right": 1}, (1, 1, 1)),
    "cross_111": ({"left": 1, "forward": 1, "right": 1}, (1, 1, 1)),
}
SPECIALS = {"stairs": 2, "collapse": 2, "item": 6, "exit": 1, "entrance": 1}
IDS = [*PASSAGES, *SPECIALS]
"""In the order of the ledger's table."""

TURNS = {"left": 3, "forward": 0, "right": 1}


def sides_of(card: str, heading: str) -> dict[str, int]:
    """The doors of a card that was entered in this direction, with their icons."""
    turns = {"forward": 1} if card in ("entrance", "stairs") else PASSAGES[card][0]
    start = SIDES.index(heading)
    return {SIDES[(start + TURNS[turn]) % 4]: icons for turn, icons in turns.items()}


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


# -- travelling ------------------------------------------------------------------------------------


def journey(
    *steps: str,
    items: int = 0,
    left: int | None = None,
    seed: str = "journey",
    options: dict[str, object] | None = None,
) -> State:
    """A game from its start, with some Items at once; in the end so few cards are `left`."""
    data = GAME.start(1, seed, options or {}).to_json()
    cards = numbers(data["deck"])
    for _ in range(items):
        cards.remove(IDS.index("item"))
    data["items"] = items
    data["deck"] = list[Json](cards)
    state = travel(State.from_json(data), *steps)
    return state if left is None else leave(state, left)


def travel(state: State, *steps: str) -> State:
    """Go on with a journey."""
    for step in steps:
        text, _, cards = step.partition(":")
        answer = f"go {text}" if text.split()[0] in SIDES else text
        if cards:
            state = arrange(state, price(state, answer) - 1, cards.split())
        state.play(0, answer)
    return state


def leave(state: State, count: int) -> State:
    """The same table with only so many cards in the deck; the others are burned."""
    data = state.to_json()
    cards = numbers(data["deck"])
    data["deck"] = list[Json](cards[-count:])
    data["burned"] = list[Json]([*numbers(data["burned"]), *cards[:-count]])
    return State.from_json(data)


def arrange(state: State, depth: int, wanted: Sequence[str]) -> State:
    """The same table with these cards from this depth of the deck on. The exit stays below."""
    data = state.to_json()
    cards = numbers(data["deck"])
    for place, name in enumerate(wanted, depth):
        if name == "exit":
            assert place >= len(cards) - 1, "the exit is the last card"
            continue
        found = cards.index(IDS.index(name), place)
        cards[place], cards[found] = cards[found], cards[place]
    data["deck"] = list[Json](cards)
    return State.from_json(data)


def price(state: State, answer: str) -> int:
    """How many cards an answer draws first: the icons of its door, or 1."""
    if not answer.startswith("go "):
        return 1
    side, _, number = answer.removeprefix("go ").partition(" of ")
    return doors(state, int(number) if number else position(state))[side][1]


def listen(state: State, *steps: str) -> tuple[State, list[Event]]:
    """Travel on and return all that was heard as well."""
    heard: list[Event] = []
    for step in steps:
        text, _, cards = step.partition(":")
        answer = f"go {text}" if text.split()[0] in SIDES else text
        if cards:
            state = arrange(state, price(state, answer) - 1, cards.split())
        state.journal = heard
        state.play(0, answer)
    state.journal = None
    return state, heard


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Fact]]:
    """The open facts of every event of one kind."""
    return [event.facts for event in events if event.kind == kind]


def random_game(
    seed: str,
    options: dict[str, object] | None = None,
    at_each: Callable[[State], None] | None = None,
    thrifty: bool = False,
) -> State:
    """A game of random answers to its end; `at_each` looks at every moment.

    Who is thrifty uses no Map and takes no Stairs, and so sees larger labyrinths and more Items.
    """
    state = GAME.start(1, seed, options or {})
    rng = Rng(f"answers to {seed}")
    while not state.is_over:
        if at_each is not None:
            at_each(state)
        legal = state.legal()
        if thrifty:
            legal = [action for action in legal if str(action) not in ("map", "take stairs")]
        state.apply(legal[rng.below(len(legal))])
    return state


# -- reading what the player sees ------------------------------------------------------------------


def texts(state: State) -> set[str]:
    """The legal answers."""
    found = [str(action) for action in state.legal()]
    assert len(set(found)) == len(found), f"an answer is offered twice: {found}"
    return set(found)


def ways(state: State) -> set[str]:
    """The doors to choose from, without "go"."""
    return {text.removeprefix("go ") for text in texts(state) if text.startswith("go ")}


def asked(state: State) -> str:
    """What is asked; how it ended when nothing is."""
    return state.outcome().reason if state.asked is None else state.asked.kind


def seen(state: State, seat: int | None = 0) -> JsonDict:
    """The table as the player, or a spectator, sees it."""
    return state.view(seat).table


def number(value: Json) -> int:
    """The value, which is a whole number."""
    assert isinstance(value, int)
    return value


def numbers(value: Json) -> list[int]:
    """The value, which is a list of whole numbers."""
    assert isinstance(value, list)
    return [number(entry) for entry in value]


def words(value: Json) -> list[str]:
    """The value, which is a list of texts."""
    assert isinstance(value, list)
    assert all(isinstance(entry, str) for entry in value)
    return [str(entry) for entry in value]


def objects(value: Json) -> list[JsonDict]:
    """The value, which is a list of objects."""
    assert isinstance(value, list)
    found = [entry for entry in value if isinstance(entry, dict)]
    assert len(found) == len(value)
    return found


def tiles(state: State) -> list[JsonDict]:
    """The cards in play, the entrance first."""
    return objects(seen(state)["tiles"])


def in_play(state: State) -> list[str]:
    """The passages in play, in the order placed."""
    return [str(tile["card"]) for tile in tiles(state)[1:]]


def places(state: State) -> list[tuple[int, int]]:
    """Where the cards in play lie, the entrance first."""
    return [(number(tile["x"]), number(tile["y"])) for tile in tiles(state)]


def doors(state: State, card: int) -> dict[str, tuple[str, int]]:
    """The doors of a card in play: open, closed or loop, and the icons."""
    return doors_of(tiles(state)[card])


def doors_of(tile: JsonDict) -> dict[str, tuple[str, int]]:
    """The same, of a card as the view has it."""
    return {
        str(door["side"]): (str(door["state"]), number(door["icons"]))
        for door in objects(tile["doors"])
    }


def door_states(state: State, card: int) -> dict[str, str]:
    """The doors of a card in play: open, closed or loop."""
    return {side: found for side, (found, _) in doors(state, card).items()}


def position(state: State) -> int:
    """The number of the card one stands on."""
    return number(seen(state)["position"])


def deck_size(state: State) -> int:
    return number(seen(state)["deck"])


def burned(state: State) -> int:
    return number(seen(state)["burned"])


def items(state: State) -> int:
    return number(seen(state)["items"])


def level(state: State) -> int:
    return number(seen(state)["level"])


def discard(state: State) -> list[str]:
    """The cards that were discarded face up, the latest last."""
    return words(seen(state)["discard"])


def mapped(state: State) -> list[str]:
    """The cards on top of the deck that a Map has shown."""
    return words(seen(state)["own_map"])


def score(state: State) -> dict[str, int]:
    """The final score by category."""
    return state.outcome().scores[0]


# -- reading what nobody sees ----------------------------------------------------------------------


def hidden(state: State, pile: str) -> list[str]:
    """A pile by its name in a saved game: deck, burned, remembered."""
    return [IDS[card] for card in numbers(state.to_json()[pile])]


def every_card(state: State) -> dict[str, int]:
    """How often each card is anywhere."""
    cards = hidden(state, "deck") + hidden(state, "burned") + hidden(state, "remembered")
    cards += discard(state) + in_play(state) + ["item"] * items(state)
    cards += ["stairs"] * (level(state) - 1) + ["entrance"]
    if seen(state)["exit"] is not None:
        cards.append("exit")
    return {card: cards.count(card) for card in IDS}
