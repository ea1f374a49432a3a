"""What the golden games of The Abandons must show, and how to recognise it in a replay."""

from __future__ import annotations

from fathomless.core.replay import Replay
from tests.golden.find import Wanted

NORMAL: dict[str, object] = {}
GENTLE: dict[str, object] = {"retreat": "gentle"}

WANTED = [
    Wanted("escape-by-the-exit", 1, NORMAL, "thrifty", ["ends by escape/exit", "map"]),
    Wanted("escape-by-the-last-card", 1, NORMAL, "thrifty", ["ends by escape/last-card"]),
    Wanted("escape-under-a-bomb", 1, NORMAL, "thrifty", ["ends by escape/bomb"]),
    Wanted("lost-in-a-dead-end", 1, NORMAL, "random", ["ends by lost/dead-end", "mercy", "back"]),
    Wanted("lost-at-a-wall", 1, NORMAL, "random", ["ends by lost/wall"]),
    Wanted("lost-in-a-closed-intersection", 1, NORMAL, "random", ["ends by lost/intersection"]),
    Wanted("lost-in-a-dead-end-after-stairs", 1, NORMAL, "bold", ["ends by lost/stairs-dead-end"]),
    Wanted("lost-at-a-wall-after-stairs", 1, NORMAL, "bold", ["ends by lost/stairs-wall"]),
    Wanted("a-wall-is-blown-open", 1, NORMAL, "thrifty", ["blast", "a door by a loop"]),
    Wanted("a-bomb-covers", 1, NORMAL, "thrifty", ["bomb", "cover", "ends by escape/exit"]),
    Wanted("a-mirror", 1, NORMAL, "thrifty", ["mirror", "ends by escape/exit"]),
    Wanted("stairs-and-collapse", 1, NORMAL, "bold", ["level", "collapse", "pass-by", "map"]),
    Wanted("two-levels-of-stairs", 1, NORMAL, "bold", ["level 3", "ends by escape/exit"]),
    Wanted("easy", 1, {"difficulty": "easy"}, "thrifty", ["ends by escape/exit", "item"]),
    Wanted("hard", 1, {"difficulty": "hard"}, "thrifty", ["ends by escape/exit", "item"]),
    Wanted("gentle-retreat", 1, GENTLE, "thrifty", ["ends by escape/exit", "an older way back"]),
    Wanted("five-sets", 1, {"sets": 5, **GENTLE}, "thrifty", ["ends by escape/exit"]),
]

REQUIRED = {shown for wanted in WANTED for shown in wanted.shows} | {"dig", "place", "draw"}


def policy(name: str, texts: list[str]) -> list[int]:
    """The answers among which chance chooses, as places in the list of all.

    Who is thrifty keeps Items for a Bomb and leaves Stairs alone; who is bold takes any Stairs.
    """
    everything = list(range(len(texts)))
    if name == "bold" and "take stairs" in texts:
        return [0, 0, 0, 1]
    if name == "thrifty":
        costly = ("map", "mirror", "take stairs")
        kept = [place for place in everything if texts[place] not in costly]
        return kept * 9 + everything
    return everything


def shows(replay: Replay) -> set[str]:
    """Everything noteworthy in a finished game: how it ends, and every kind of event."""
    state = replay.start()
    state.journal = []
    found: set[str] = set()
    placed: list[str] = []
    for _, action in replay.actions:
        if str(action) == "back":
            tiles = state.view(0).table["tiles"]
            assert isinstance(tiles, list)
            crossings = [tile for tile in tiles if isinstance(tile, dict)]
            latest = [tile["number"] for tile in crossings if tile["is_intersection"]][-1]
            if latest != state.view(0).table["intersection"]:
                found.add("an older way back")
        state.apply(action)
        placed.append(str(action))
    for event in state.journal:
        found.add(event.kind)
        if event.kind == "level":
            found.add(f"level {event.facts['level']}")
    if any(" of " in text for text in placed):
        found.add("a door by a loop")
    found |= {f"{name} {value}" for name, value in replay.options.items()}
    return found | {f"ends by {state.outcome().reason}"}
