"""What the golden games of Chasms must show, and how to recognise it in a replay."""

from __future__ import annotations

from fathomless.core.event import Event
from fathomless.core.replay import Replay
from fathomless.core.state import State
from tests.golden.find import Wanted

DEALT: dict[str, object] = {"factions": "random"}
DRAFTED: dict[str, object] = {}
SHORT: dict[str, object] = {"factions": "random", "monsters": 1, "stars": 1}
LONG: dict[str, object] = {"factions": "random", "monsters": 8}
GHOST: dict[str, object] = {"factions": "random", "ghost": "on"}
THIEVES: dict[str, object] = {"factions": "veil+choir,coin+gear,chasm+grave"}

WANTED = [
    Wanted("condition-a", 2, DRAFTED, "random", ["ends by monsters-defeated", "two monsters fell"]),
    Wanted("condition-a-six-seats", 6, DEALT, "random", ["ends by monsters-defeated"]),
    Wanted("condition-b", 4, DEALT, "random", ["ends by death", "a dead player returned"]),
    Wanted("condition-b-two-seats", 2, DEALT, "random", ["ends by death"]),
    Wanted("monsters-win", 3, DEALT, "bold", ["ends by monsters-win"]),
    Wanted("stalemate-without-cards", 2, SHORT, "idle", ["ends by stalemate"]),
    Wanted("stalemate-with-cards", 3, SHORT, "harmless", ["ends by stalemate", "quiet for long"]),
    Wanted("standstill", 3, DEALT, "idle", ["ends by standstill"]),
    Wanted("rescue-in-the-last-round", 3, DEALT, "random", ["a rescue in the last round"]),
    Wanted(
        "rescue-and-condition-a",
        2,
        SHORT,
        "random",
        ["a rescue in the last round", "ends by monsters-defeated"],
    ),
    Wanted("a-tie", 2, SHORT, "random", ["a tie by the die"]),
    Wanted("thefts-and-swaps", 3, THIEVES, "random", ["a swap", "a theft"]),
    Wanted("a-ghost-picks", 4, GHOST, "bold", ["a ghost picked"]),
    Wanted("several-monsters", 4, DEALT, "random", ["several monsters", "a monster was chosen"]),
    Wanted("a-negate-is-negated", 4, DEALT, "random", ["an answer to an answer"]),
    Wanted("a-reshuffle", 2, LONG, "random", ["a reshuffle"]),
]

REQUIRED = {entry for wanted in WANTED for entry in wanted.shows}


def policy(name: str, legal: list[str]) -> list[int]:
    """The places of the answers that this way of playing allows."""
    everything = list(range(len(legal)))
    if name == "idle":
        quiet = [i for i, text in enumerate(legal) if text in ("end", "pass", "skip")]
        return quiet or everything
    if name == "bold":
        loud = [i for i, text in enumerate(legal) if text not in ("end", "pass")]
        return loud or everything
    if name == "harmless":
        calm = [i for i, text in enumerate(legal) if not text.startswith("play") or is_skill(text)]
        return calm or everything
    return everything


def is_skill(text: str) -> bool:
    """Cards with which nothing is taken from a Monster."""
    return text.removeprefix("play ") in ("tide_06", "coin_06", "storm_05", "gear_06", "choir_09")


def shows(replay: Replay) -> set[str]:
    """Everything worth looking for that happens in a replay."""
    journal: list[Event] = []
    end = run(replay, journal)
    found = {f"ends by {end.outcome().reason}"}
    if end.outcome().tie_break:
        found.add("a tie by the die")
    kinds = [event.kind for event in journal]
    found |= {name for kind, name in BY_KIND.items() if kind in kinds}
    if kinds.count("defeat") >= 2:
        found.add("two monsters fell")
    found |= rescues(journal)
    texts = [str(action) for _, action in replay.actions]
    if any(text.startswith("at ") for text in texts):
        found.add("a monster was chosen")
    if kinds.count("turn") > 30 and "take" not in kinds[-150:]:
        found.add("quiet for long")
    return found | told_by_order(journal) | told_by_steps(replay)


BY_KIND = {
    "swap": "a swap",
    "steal": "a theft",
    "reshuffle": "a reshuffle",
    "redirect": "a redirect",
}


def run(replay: Replay, journal: list[Event]) -> State:
    """The last state, with all events told."""
    state = replay.start(journal)
    for _, action in replay.actions:
        state.apply(action)
    return state


def rescues(journal: list[Event]) -> set[str]:
    """Returns to life: in the last window, in the last round, with a new Monster."""
    found: set[str] = set()
    last = False
    at_zero = -1
    fallen: set[object] = set()
    for event in journal:
        seat = event.facts.get("seat")
        if event.kind == "reveal":
            last = event.facts["last"] == 1
        elif event.kind == "zero":
            at_zero = int(str(seat))
        elif event.kind == "fall":
            fallen.add(seat)
        elif event.kind == "return":
            if seat in fallen:
                fallen.discard(seat)
                found.add("a dead player returned")
            elif seat == at_zero and last:
                found.add("a rescue in the last round")
    return found


def told_by_order(journal: list[Event]) -> set[str]:
    """What the order of events shows."""
    found: set[str] = set()
    in_play = 0
    in_a_row = 0
    for event in journal:
        in_play += (event.kind == "reveal") - (event.kind == "defeat")
        if in_play > 1:
            found.add("several monsters")
        if event.kind == "play":
            in_a_row += 1
        elif event.kind not in ("at", "on"):
            in_a_row = 0
        if in_a_row > 2:
            found.add("an answer to an answer")
    return found


def told_by_steps(replay: Replay) -> set[str]:
    """What only the questions show."""
    if replay.options["ghost"] != "on":
        return set()
    ghosts = [state for state in replay.states() if state.view(None).question == "ghost"]
    return {"a ghost picked"} if ghosts else set()
