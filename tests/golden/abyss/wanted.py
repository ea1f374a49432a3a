"""What the golden games of Abyss must show, and how to recognise it in a replay."""

from __future__ import annotations

from itertools import pairwise

from fathomless.core.replay import Replay
from tests.golden.find import Wanted

USUAL: dict[str, object] = {}
COUNCIL: dict[str, object] = {"spent_allies": "council"}
KRAKEN: dict[str, object] = {"expansions": "kraken"}
LEVIATHAN: dict[str, object] = {"expansions": "leviathan"}
BOTH: dict[str, object] = {"expansions": "both"}

GUARDS = ["guard-lord", "guard-stack", "guard-location"]
SEVENTH = "ends by seventh-lord"
NOT_FILLED = "ends by court-not-filled"
STALEMATE = "ends by stalemate"
NO_LEVIATHAN = "ends by no-leviathan"
NO_TOKEN = "ends by no-token"

WANTED = [
    Wanted("two-seats-seventh-lord", 2, USUAL, "random", [SEVENTH]),
    Wanted("three-seats-seventh-lord", 3, USUAL, "random", [SEVENTH]),
    Wanted("four-seats-seventh-lord", 4, USUAL, "random", [SEVENTH]),
    Wanted("two-seats-court-not-filled", 2, USUAL, "plotter", [NOT_FILLED]),
    Wanted("three-seats-court-not-filled", 3, USUAL, "plotter", [NOT_FILLED]),
    Wanted("four-seats-court-not-filled", 4, USUAL, "plotter", [NOT_FILLED]),
    Wanted("stalemate", 2, USUAL, "hoarder", [STALEMATE, "stalemate"]),
    Wanted("kraken-stalemate", 3, KRAKEN, "hoarder", [STALEMATE, "figure"]),
    Wanted("tie-broken-by-pearls", 2, USUAL, "hasty", ["tie: pearls"]),
    Wanted("tie-broken-by-the-dearest-lord", 2, USUAL, "hasty", ["tie: dearest-lord"]),
    Wanted("shared-victory", 2, USUAL, "hasty", ["shared victory"]),
    Wanted("spent-allies-to-the-council", 3, COUNCIL, "random", [SEVENTH]),
    Wanted("locations-change", 3, USUAL, "random", ["swap", "exchange", "draw"]),
    Wanted("soldiers", 4, USUAL, "random", ["turned", "rob", "lose-pearls", "discard"]),
    Wanted("politicians", 4, USUAL, "random", ["dismiss", "newcomer", "oust"]),
    Wanted("a-second-lord-for-pearls", 2, USUAL, "saver", ["corrupt"]),
    Wanted("merchants-and-mages", 3, USUAL, "random", ["sell", "purge", "an extra turn"]),
    Wanted("kraken-two-seats-seventh-lord", 2, KRAKEN, "random", [SEVENTH, "figure"]),
    Wanted("kraken-three-seats-seventh-lord", 3, KRAKEN, "random", [SEVENTH, "place"]),
    Wanted("kraken-four-seats-seventh-lord", 4, KRAKEN, "random", [SEVENTH, "nebulis-paid"]),
    Wanted("kraken-loot", 3, KRAKEN, "random", ["loot-lost", "loot-ally", "loot-monster"]),
    Wanted("kraken-sentinels", 3, KRAKEN, "random", [*GUARDS, "guard-back"]),
    Wanted("kraken-lords", 4, KRAKEN, "random", ["heal", "executed", "recipient", "highwayman"]),
    Wanted("kraken-liberator-and-ferryman", 2, KRAKEN, "random", ["release", "ferryman"]),
    Wanted("kraken-figure-chosen-last", 3, KRAKEN, "random", ["a last choice"]),
    Wanted("leviathan-two-seats-no-leviathan", 2, LEVIATHAN, "fleeing", [NO_LEVIATHAN]),
    Wanted("leviathan-four-seats-no-leviathan", 4, LEVIATHAN, "fleeing", [NO_LEVIATHAN]),
    Wanted("leviathan-two-seats-no-token", 2, LEVIATHAN, "slayer", [NO_TOKEN]),
    Wanted("leviathan-three-seats-no-token", 3, LEVIATHAN, "slayer", [NO_TOKEN]),
    Wanted("leviathan-five-seats-seventh-lord", 5, LEVIATHAN, "random", [SEVENTH]),
    Wanted("leviathan-five-seats-court-not-filled", 5, LEVIATHAN, "plotter", [NOT_FILLED]),
    Wanted("leviathan-fights", 3, LEVIATHAN, "random", ["boost", "hit", "miss", "slain", "cash"]),
    Wanted("leviathan-penalties", 4, LEVIATHAN, "random", ["wounds", "sacrifice", "lose-pearls"]),
    Wanted("leviathan-lords", 5, LEVIATHAN, "hasty", ["challenge", "breed", "ignore"]),
    Wanted("leviathan-martial-law", 2, LEVIATHAN, "miser", ["martial-law", "discard"]),
    Wanted("both-two-seats", 2, BOTH, "random", [SEVENTH, "cash", "loot", "nebulis-paid"]),
    Wanted("both-five-seats", 5, BOTH, "random", ["cash", "loot", "slain", *GUARDS]),
]

REQUIRED = {shown for wanted in WANTED for shown in wanted.shows} | {
    *("2 seats", "3 seats", "4 seats", "spent_allies discard", "spent_allies council"),
    *("plot", "buy", "take", "fight", "threat", "support", "recruit", "control", "refill"),
    *("reshuffle", "expansions kraken", "figure-aside"),
    *("5 seats", "expansions leviathan", "leviathan", "rage", "flee", "declare", "attack"),
    *("scourge", "tokens", "leviathan-tokens", "expansions both"),
}


def policy(name: str, texts: list[str]) -> list[int]:
    """The answers among which chance chooses, as places in the list of all.

    Who is hasty recruits whenever possible and pays no more than necessary; a plotter plots and
    sends Lords away, and recruits little; a saver buys nothing and explores to the last space.
    Who is fleeing never fights; a slayer always does, and recruits nobody; a miser gathers
    cards; a hoarder takes every card, and recruits nobody.
    """
    everything = list(range(len(texts)))
    if name == "saver":
        for wish in ("pass", "recruit corruptor"):
            if wish in texts:
                return [texts.index(wish)]
        if "take" in texts and "explore" in texts:
            return [texts.index("explore")]
    if name == "fleeing" and "explore" in texts and "take" not in texts:
        return [texts.index("explore")]
    if name in ("slayer", "hoarder"):
        everything = [place for place in everything if texts[place].split()[0] != "recruit"]
    first = {
        "slayer": ("attack", "fight"),
        "miser": ("support", "pass", "pay"),
        "hoarder": ("support", "take", "pass"),
        "hasty": ("recruit", "done"),
        "plotter": ("plot", "oust", "use"),
        "saver": ("corrupt",),
    }.get(name, ())
    chosen = [place for place in everything if texts[place].split()[0] in first]
    return chosen or everything


def shows(replay: Replay) -> set[str]:
    """Everything noteworthy in a finished game: how it ends, and every kind of event."""
    state = replay.start()
    state.journal = []
    for _, action in replay.actions:
        state.apply(action)
    found = {event.kind for event in state.journal}
    turns = [event.facts["seat"] for event in state.journal if event.kind == "turn"]
    if any(one == other for one, other in pairwise(turns)):
        found.add("an extra turn")
    outcome = state.outcome()
    if outcome.tie_break is not None:
        found.add(f"tie: {outcome.tie_break}")
    if len(outcome.winners) > 1:
        found.add("shared victory")
    if replay.actions[-1][1].text.startswith("figure "):
        found.add("a last choice")
    found |= {f"{name} {value}" for name, value in replay.options.items()}
    return found | {f"{replay.seats} seats", f"ends by {outcome.reason}"}
