"""What the golden games of The Abyss must show, and how to recognise it in a replay."""

from __future__ import annotations

from fathomless.core.event import Event, Fact
from fathomless.core.replay import Replay
from fathomless.core.state import State
from tests.games.the_abyss.reading import ends, out, panics, scores
from tests.golden.find import Wanted

STANDARD: dict[str, object] = {}
BEGINNER: dict[str, object] = {"deck": "beginner"}

WANTED = [
    Wanted("two-seats-end-by-stop", 2, STANDARD, "random", ["the game ends by stop"]),
    Wanted("two-seats-end-by-last-player", 2, STANDARD, "random", ["the game ends by last-player"]),
    Wanted("two-seats-end-by-deck", 2, STANDARD, "patient", ["the game ends by deck"]),
    Wanted("three-seats-end-by-stop", 3, STANDARD, "random", ["the game ends by stop"]),
    Wanted(
        "three-seats-end-by-last-player", 3, STANDARD, "patient", ["the game ends by last-player"]
    ),
    Wanted("three-seats-end-by-deck", 3, STANDARD, "patient", ["the game ends by deck"]),
    Wanted("four-seats-end-by-stop", 4, STANDARD, "random", ["the game ends by stop"]),
    Wanted(
        "four-seats-end-by-last-player", 4, STANDARD, "patient", ["the game ends by last-player"]
    ),
    Wanted("four-seats-end-by-deck", 4, STANDARD, "patient", ["the game ends by deck"]),
    Wanted(
        "every-round-end-in-one-game",
        3,
        STANDARD,
        "random",
        ["a round ends by stop", "a round ends by last-player", "a round ends by deck"],
    ),
    Wanted("tie-broken-by-the-latest-turn", 2, {"target": 40}, "bold", ["tie: latest turn"]),
    Wanted("tie-broken-by-turn-order", 4, {"target": 30}, "bold", ["tie: turn order"]),
    Wanted("eliminated-by-a-gift", 3, STANDARD, "random", ["a gift eliminates"]),
    Wanted("saved-from-a-third-panic", 2, STANDARD, "random", ["a sacrifice saves"]),
    Wanted(
        "saved-from-a-given-third-panic", 3, STANDARD, "patient", ["a sacrifice saves from a gift"]
    ),
    Wanted("deck-of-one-card", 3, STANDARD, "patient", ["the last card is drawn alone"]),
    Wanted("three-opening-panic", 4, STANDARD, "random", ["three opening Panic"]),
    Wanted("over-before-the-first-turn", 2, STANDARD, "random", ["over before the first turn"]),
    Wanted("reshuffled-first-discard", 2, STANDARD, "bold", ["the first discard is shuffled back"]),
    Wanted("beginner-deck", 2, BEGINNER, "random", ["the game ends by stop"]),
    Wanted("beginner-deck-four-seats", 4, BEGINNER, "patient", ["the game ends by deck"]),
]

REQUIRED = {shown for wanted in WANTED for shown in wanted.shows} | {
    "2 seats",
    "3 seats",
    "4 seats",
    "beginner deck",
    "standard deck",
}


def policy(name: str, texts: list[str]) -> list[int]:
    """The answers among which chance chooses, as places in the list of all."""
    if name == "bold" and "stop" in texts:
        return [texts.index("stop")]
    if name == "patient" and len(texts) > 1 and "stop" in texts:
        return [place for place, text in enumerate(texts) if text != "stop"]
    return list(range(len(texts)))


class Watcher:
    """Follows a game by its events and collects what is noteworthy."""

    def __init__(self, state: State) -> None:
        self.found: set[str] = set()
        self.panics = panics(state)
        self.dealing = False  # between the deal of a round and its first turn
        self.given = False  # the latest Panic came from a Sword
        if scores(state):
            self.found.add("over before the first turn")
        if out(state):
            self.found.add("three opening Panic")

    def watch(self, event: Event) -> None:
        facts = event.facts
        match event.kind:
            case "round":
                self.dealing = True
                self.panics = [0] * len(self.panics)
            case "turn":
                self.dealing = False
            case "reshuffle":
                self.found.add("the first discard is shuffled back")
            case "draw":
                self.given = False
                if facts["count"] == 1:
                    self.found.add("the last card is drawn alone")
            case "panic":
                self.panics[whole(facts["seat"])] = whole(facts["count"])
            case "gift":
                self.given = True
                self.panics[whole(facts["seat"])] -= 1
                self.panics[whole(facts["target"])] += 1
            case _:
                self.watch_panic(event.kind, facts)

    def watch_panic(self, kind: str, facts: dict[str, Fact]) -> None:
        """What became of a Panic, or of a player under it."""
        if kind == "sacrifice":
            seat = whole(facts["seat"])
            if self.panics[seat] == 3:
                way = " from a gift" if self.given else ""
                self.found.add(f"a sacrifice saves{way}")
            self.panics[seat] -= 1
        elif kind == "eliminated":
            if self.dealing:
                self.found.add("three opening Panic")
            elif self.given:
                self.found.add("a gift eliminates")
        elif kind == "round-end" and self.dealing:
            self.found.add("over before the first turn")


def whole(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def shows(replay: Replay) -> set[str]:
    """Everything noteworthy in a finished game."""
    state = replay.start()
    watcher = Watcher(state)
    state.journal = []
    for _, action in replay.actions:
        state.apply(action)
    for event in state.journal:
        watcher.watch(event)
    found = watcher.found | {f"{replay.seats} seats", f"{replay.options['deck']} deck"}
    found |= {f"a round ends by {reason}" for reason in ends(state)}
    found.add(f"the game ends by {ends(state)[-1]}")
    tie = state.outcome().tie_break
    return found if tie is None else found | {f"tie: {tie.replace('_', ' ').replace('-', ' ')}"}
