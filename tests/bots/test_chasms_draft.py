"""The draft of Chasms: who goes by learned weights takes what wins, who does not goes by luck."""

from __future__ import annotations

import math
import sys
from collections import Counter, defaultdict

import pytest

from bench import promise
from bench.balance import Tally
from bench.draft import LEARNED_WITH, content, strengths
from fathomless import bots, games
from fathomless.bots.evaluations import evaluation_of, files
from fathomless.bots.evaluations.chasms_draft import FILE
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.chasms.material import FACTION_IDS
from fathomless.games.chasms.setup import Draft
from fathomless.games.chasms.state import ChasmsState

LEARNED = files.read(FILE)
TABLES = [2, 3, 4, 6]


def best_first(seats: int) -> list[str]:
    weights = LEARNED["weights"][str(seats)]
    return sorted(weights, key=lambda faction: -float(weights[faction]))


def drafted(bot: str, seats: int, seed: str) -> list[str]:
    """What a table of such bots takes, one after the other."""
    state = games.get("chasms").start(seats, seed)
    taken: list[str] = []
    rng = Rng(seed)
    while isinstance(state.asked, Draft):
        action = bots.make(bot).choose(Perspective(state, state.seat_to_act), rng)
        taken.append(FACTION_IDS[action.item])
        state.apply(action)
    return taken


def test_the_file_tells_how_the_strengths_were_found() -> None:
    assert LEARNED["game"] == "chasms"
    assert LEARNED["rules_version"] == games.get("chasms").rules_version
    assert LEARNED["command"] == "python -m bench.draft"
    for seats, count in LEARNED_WITH.items():
        assert LEARNED["found"][str(seats)]["games"] == count
        assert sorted(LEARNED["weights"][str(seats)]) == sorted(FACTION_IDS)


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("bot", ["ismcts:60", "hadal:60"])
def test_a_search_takes_the_strongest_that_is_left(bot: str, seats: int) -> None:
    """But for the last choice: cards are dealt right after it, and their luck has its say."""
    taken = drafted(bot, seats, "tide")
    assert taken[:-1] == best_first(seats)[: 2 * seats - 1]


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_leans_to_the_strong_ones(seats: int) -> None:
    """On few samples the luck of hands decides as well: it does not always take the same."""
    firsts = [drafted("greedy", seats, f"deal {number}")[0] for number in range(16)]
    weights = LEARNED["weights"][str(seats)]
    assert len(set(firsts)) >= 3
    assert sum(weights[faction] for faction in firsts) > 0.05 * len(firsts)


@pytest.mark.parametrize("bot", ["sunlit", "twilight", "midnight", "greedy:hand"])
def test_the_others_go_by_luck(bot: str) -> None:
    firsts = Counter(drafted(bot, 2, f"deal {number}")[0] for number in range(12))
    assert len(firsts) >= 4


def shift(state: ChasmsState) -> float:
    """What the Factions add to the first seat's odds against the second's."""
    odds: list[float] = []
    for evaluation in (evaluation_of("chasms"), promise.without_factions()):
        chances = evaluation.evaluate_all(state)
        odds.append(math.log(chances[0] / chances[1]))
    return odds[0] - odds[1]


def start(seats: int, seed: str = "tide") -> ChasmsState:
    """The best Factions against the worst, and in between the others."""
    order = best_first(seats)
    pairs = ["+".join(order[:2]), "+".join(order[-2:])]
    pairs += ["+".join(order[place : place + 2]) for place in range(2, 2 * seats - 2, 2)]
    state = games.get("chasms").start(seats, seed, {"factions": ",".join(pairs)})
    assert isinstance(state, ChasmsState)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_within_a_turn_factions_promise_the_same(seats: int) -> None:
    """Or whoever has good ones would shun what ends their time, were it an Instant or a skill."""
    seen: dict[int, set[float]] = defaultdict(set)
    for number in range(6):
        state, rng = start(seats, f"deal {number}"), Rng(f"choices {number}")
        while state.asked is not None and state.alive == (1 << seats) - 1:
            if min(evaluation_of("chasms").evaluate_all(state)[:2]) > 1e-6:
                seen[state.slots].add(shift(state))
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert seen[1]
    assert all(max(shifts) - min(shifts) < 1e-6 for shifts in seen.values())
    if seats == 2:
        assert max(seen[1]) > max(seen[5]) > 1e-6 > max(seen[16])
    else:
        assert max(seen[1]) == pytest.approx(max(seen[16]))
        assert max(seen[1]) > 0.0


def test_what_factions_promise_is_found_again() -> None:
    """Games that are won by what the strengths say at full, and by nothing of them."""
    moments = [
        promise.Moment([0.0, 0.0], [1.0, 0.0], [won, 1.0 - won])
        for won in [1.0] * 731 + [0.0] * 269
    ]
    assert promise.fit(moments)[0] == pytest.approx(1.0, abs=0.01)
    even = [promise.Moment([0.0, 0.0], [1.0, 0.0], [won, 1.0 - won]) for won in (1.0, 0.0)]
    assert promise.fit(even)[0] == pytest.approx(0.0, abs=1e-9)


def test_promise_is_told_round_by_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["promise.py", "--seats", "2", "--games", "2"])
    promise.main()
    assert capsys.readouterr().out.startswith("round 1: ")


def counted(wins: dict[str, int], played: int) -> Tally:
    """A tally of two seats in which each Faction was played so often."""
    return Tally(
        2, games=played * 3, played=Counter(dict.fromkeys(FACTION_IDS, played)), wins=Counter(wins)
    )


def test_strengths_follow_the_wins() -> None:
    wins = dict.fromkeys(FACTION_IDS, 5000)
    wins["veil"], wins["choir"] = 6000, 4000
    found, believed = strengths(counted(wins, 10_000))
    assert believed > 0.9
    assert found["veil"] == pytest.approx(0.4055 * 11 / 12, abs=0.03) == -found["choir"]
    assert found["tide"] == 0.0


def test_what_chance_alone_would_bring_is_not_believed() -> None:
    wins = {faction: 48 + number % 3 for number, faction in enumerate(FACTION_IDS)}
    found, believed = strengths(counted(wins, 100))
    assert believed == 0.0
    assert set(found.values()) == {0.0}


def test_what_is_written_holds_every_kind_of_table() -> None:
    tally = counted(dict.fromkeys(FACTION_IDS, 500) | {"veil": 600}, 1000)
    assert content(dict.fromkeys(range(2, 7), tally))["weights"].keys() == LEARNED["weights"].keys()
