"""The soldiers: each does what it says, and does not when blocked."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.tables import (
    asked,
    discard,
    facts,
    free,
    hand,
    keys,
    listen,
    lords,
    number,
    pearls,
    play,
    player,
    recruit,
    table,
    texts,
    tokens,
    turned,
)

OTHERS = "keeper reaper miller landowner"

JAILER = "crab4 squid1 jellyfish1"
SEEKER = "crab5 squid2"
ASSASSIN = "crab5 crab4 crab1"
COMMANDER = "crab5 crab3"
TAMER = "crab4 squid1 jellyfish1"
HUNTER = "crab5 squid3"
SEVEN = "seahorse1 seahorse1 seahorse2 shellfish1 shellfish1 shellfish2 shellfish3"

# -- lasting powers: free and unturned, against opponents who are not protected --------------------

RECRUITED_FOR_9 = {"hands": ["seahorse5 seahorse4", ""], "court": "shepherd keeper miller"}


def costs(state: State, lord: str) -> object:
    """What a Lord of the Court costs each seat."""
    at_court = state.view(None).table["court"]
    assert isinstance(at_court, list)
    for entry in at_court:
        if isinstance(entry, dict) and entry["lord"] == lord:
            return entry["costs"]
    return None


@rule("AB-P1")
def test_the_recruiter_makes_lords_dearer_for_opponents_alone() -> None:
    state = table(["seahorse5 seahorse4", "", ""], court="shepherd", lords=["", "recruiter", ""])
    assert costs(state, "shepherd") == [10, 8, 10]
    assert "recruit shepherd" not in texts(state)
    rich = table(
        ["seahorse5 seahorse4", ""], court="shepherd", lords=["", "recruiter"], pearls=[1, 0]
    )
    recruit(rich, "shepherd", "seahorse5 seahorse4")
    assert lords(rich, 0) == "shepherd"


@rule("AB-P1", "AB-P14", "AB-R34", "AB-R52")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["shaman", "recruiter"]},
        {"lords": ["", "recruiter"], "turned": "recruiter"},
        {"lords": ["", "recruiter"], "locations": ["", "jail:recruiter"]},
    ],
    ids=["protected", "turned", "tucked"],
)
def test_the_recruiter_blocked(blocked: dict[str, Any]) -> None:
    state = table(["seahorse5 seahorse4", ""], court="shepherd", **blocked)
    assert costs(state, "shepherd") == [8, 8]


@rule("AB-P1", "AB-P14", "AB-P25")
@pytest.mark.parametrize(
    ("mine", "turned_lord", "cost"),
    [
        ("treasurer", "", 8),
        ("treasurer shaman", "", 6),
        ("treasurer shaman", "shaman", 8),
        ("treasurer shaman", "treasurer", 8),
    ],
)
def test_recruiter_treasurer_and_shaman_together(mine: str, turned_lord: str, cost: int) -> None:
    state = table(["", ""], court="shepherd", lords=[mine, "recruiter"], turned=turned_lord)
    assert costs(state, "shepherd") == [cost, 8]


@rule("AB-P6", "AB-R53")
@pytest.mark.parametrize(("token", "reward"), [(1, 1), (2, 1), (4, 3), (6, 5)])
def test_the_tamer_takes_one_space_from_opponents_never_below_the_first(
    token: int, reward: int
) -> None:
    state = table(["", ""], lords=["", "tamer"], deck="monster ...", threat=token)
    heard = listen(state, "explore", "fight")
    assert facts(heard, "fight")[0]["space"] == reward


@rule("AB-P6", "AB-P14")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["shaman", "tamer"]},
        {"lords": ["", "tamer"], "turned": "tamer"},
        {"lords": ["", "tamer"], "locations": ["", "jail:tamer"]},
        {"lords": ["tamer", ""]},
    ],
    ids=["protected", "turned", "tucked", "one's own"],
)
def test_the_tamer_blocked(blocked: dict[str, Any]) -> None:
    state = table(["", ""], deck="monster ...", threat=3, **blocked)
    play(state, "explore", "fight")
    assert keys(state) == [1, 0]
    assert number(state, "threat") == 1


@rule("AB-P5", "AB-R51")
def test_the_commander_on_arrival() -> None:
    state = table(
        [COMMANDER, f"{SEVEN} squid1", "squid1"], court=f"commander {OTHERS}", lords=["", "", ""]
    )
    recruit(state, "commander", COMMANDER)
    assert asked(state) == "1: discard"
    play(state, "1: discard seahorse2", "1: discard shellfish3")
    assert len(hand(state, 1).split()) == 6
    assert hand(state, 2) == "squid1"
    assert discard(state) == "crab5 seahorse2 shellfish3"


@rule("AB-P5", "AB-R51", "AB-A9")
def test_the_commander_at_the_end_of_the_opponents_own_turn() -> None:
    state = table([SEVEN, "", ""], lords=["", "commander", ""], deck="squid1 ...", pearls=[1, 0, 0])
    play(state, "explore", "take")
    assert asked(state) == "0: discard"
    play(state, "discard seahorse1", "discard seahorse1")
    assert len(hand(state, 0).split()) == 6
    assert asked(state) == "1: turn"


@rule("AB-A9")
def test_a_purchase_in_somebody_elses_turn_starts_no_check() -> None:
    state = table(
        ["", SEVEN, ""], lords=["", "", "commander"], deck="squid1 squid2 ...", pearls=[0, 1, 0]
    )
    play(state, "explore", "1: buy", "take")
    assert len(hand(state, 1).split()) == 8
    assert asked(state) == "1: turn"


@rule("AB-P5", "AB-P14")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["shaman", "commander"]},
        {"lords": ["", "commander"], "turned": "commander"},
        {"lords": ["", "commander"], "locations": ["", "jail:commander"]},
        {"lords": ["commander", ""]},
    ],
    ids=["protected", "turned", "tucked", "one's own"],
)
def test_the_commander_blocked(blocked: dict[str, Any]) -> None:
    state = table([SEVEN, ""], council="squid1", **blocked)
    play(state, "support squid")
    assert asked(state) == "1: turn"


@rule("AB-P5", "AB-A26")
def test_a_commander_turned_in_the_turn_sets_no_limit_at_its_end() -> None:
    state = table([f"{SEVEN} {ASSASSIN}", ""], court=f"assassin {OTHERS}", lords=["", "commander"])
    recruit(state, "assassin", ASSASSIN, "turn commander")
    assert asked(state) == "1: turn"


@rule("AB-P5", "AB-R47")
def test_the_commanders_limit_in_a_last_turn() -> None:
    state = table([SEVEN, ""], lords=["", "commander"], council="squid1", end_by=1)
    play(state, "support squid")
    assert asked(state) == "0: discard"


@rule("AB-P5", "AB-P14")
def test_the_commanders_arrival_passes_a_protected_opponent_by() -> None:
    state = table([COMMANDER, SEVEN], court=f"commander {OTHERS}", lords=["", "shaman"])
    recruit(state, "commander", COMMANDER)
    assert asked(state) == "1: turn"


# -- Jailer ----------------------------------------------------------------------------------------


@rule("AB-P2", "AB-A41")
def test_the_jailer_each_opponent_chooses_clockwise_and_all_is_shown_together() -> None:
    state = table(
        ["squid1 squid2", JAILER, "crab1 crab2", "seahorse1 seahorse3"],
        court=f"jailer {OTHERS}",
        to_act=1,
    )
    recruit(state, "jailer", JAILER, "affiliate squid1")
    assert asked(state) == "2: discard"
    play(state, "2: discard crab2")
    assert asked(state) == "3: discard"
    assert "crab2" not in discard(state)
    assert player(state, 2, by=3)["own_aside"] is None
    assert player(state, 2, by=2)["own_aside"] == ["crab2"]
    heard = listen(state, "3: discard seahorse1", "0: discard squid2")
    shown = [(fact["seat"], fact["cards"]) for fact in facts(heard, "discard")]
    assert shown == [(2, ["crab2"]), (3, ["seahorse1"]), (0, ["squid2"])]  # as they have chosen
    assert discard(state) == "jellyfish1 crab2 crab4 seahorse1 squid2"


@rule("AB-A41", "AB-A43")
def test_what_others_have_put_aside_is_unknown_until_it_is_shown() -> None:
    state = table(
        [JAILER, "crab1 crab2 crab3", "squid1 squid2"], court=f"jailer {OTHERS}", seed="aside"
    )
    recruit(state, "jailer", JAILER, "affiliate squid1", "1: discard crab2")
    worlds = [state.determinise(2, Rng(f"world {n}")) for n in range(30)]
    assert {hand(world, 1) for world in worlds} == {"crab1 crab2", "crab1 crab3", "crab2 crab3"}
    assert {hand(state.determinise(1, Rng("own")), 1)} == {"crab1 crab3"}


@rule("AB-P2", "AB-P14", "AB-A24")
def test_the_jailer_blocked() -> None:
    state = table([JAILER, "crab1", ""], court=f"jailer {OTHERS}", lords=["", "shaman", ""])
    recruit(state, "jailer", JAILER, "affiliate squid1")
    assert (hand(state, 1), hand(state, 2)) == ("crab1", "")
    assert asked(state) == "1: turn"


@rule("AB-P2")
def test_the_jailer_takes_an_only_card_without_asking() -> None:
    state = table([JAILER, "crab1"], court=f"jailer {OTHERS}")
    recruit(state, "jailer", JAILER, "affiliate squid1")
    assert hand(state, 1) == ""
    assert asked(state) == "1: turn"


# -- Seeker ----------------------------------------------------------------------------------------


@rule("AB-P3", "AB-P14")
def test_the_seeker_takes_two_pearls_or_what_is_there_but_none_of_the_protected() -> None:
    state = table(
        [SEEKER, "", "", ""],
        court=f"seeker {OTHERS}",
        pearls=[0, 5, 1, 5],
        lords=["", "", "", "shaman"],
    )
    recruit(state, "seeker", SEEKER)
    assert pearls(state) == [0, 3, 0, 5]


# -- Assassin --------------------------------------------------------------------------------------


@rule("AB-P4", "AB-R52")
def test_the_assassin_turns_one_free_lord_of_each_opponent() -> None:
    state = table(
        [ASSASSIN, "", "", ""],
        court=f"assassin {OTHERS}",
        lords=["", "slaver oracle", "", "treasurer"],
    )
    recruit(state, "assassin", ASSASSIN)
    assert asked(state) == "0: assassin"
    assert texts(state) == {"turn slaver", "turn oracle"}
    play(state, "turn oracle")
    assert texts(state) == {"turn treasurer"}
    play(state, "turn treasurer")
    assert turned(state) == "oracle treasurer"
    assert free(state, 1) == "slaver oracle"  # turned Lords stay free


@rule("AB-P4", "AB-P14", "AB-A24")
@pytest.mark.parametrize(
    "blocked",
    [
        {"lords": ["", "shaman slaver"]},
        {"lords": ["", "slaver"], "turned": "slaver"},
        {"lords": ["", "slaver"], "locations": ["", "jail:slaver"]},
        {"lords": ["", ""]},
    ],
    ids=["protected", "turned", "tucked", "none"],
)
def test_the_assassin_blocked(blocked: dict[str, Any]) -> None:
    state = table([ASSASSIN, ""], court=f"assassin {OTHERS}", **blocked)
    before = turned(state)
    recruit(state, "assassin", ASSASSIN)
    assert asked(state) == "1: turn"
    assert turned(state) == before


@rule("AB-P4")
def test_the_assassin_cannot_choose_a_tucked_lord() -> None:
    state = table(
        [ASSASSIN, ""],
        court=f"assassin {OTHERS}",
        lords=["", "slaver oracle"],
        locations=["", "jail:slaver"],
    )
    recruit(state, "assassin", ASSASSIN)
    with pytest.raises(ActionError, match="AB-P4"):
        state.play(0, "turn slaver")


@rule("AB-P14")
def test_a_shaman_that_is_turned_protects_no_more_and_turned_lords_stay_turned() -> None:
    turned_shaman = table(
        [SEEKER, ""], court=f"seeker {OTHERS}", pearls=[0, 5], lords=["", "shaman"], turned="shaman"
    )
    recruit(turned_shaman, "seeker", SEEKER)
    assert pearls(turned_shaman) == [0, 3]
    tucked = table(
        [SEEKER, ""],
        court=f"seeker {OTHERS}",
        pearls=[0, 5],
        lords=["", "shaman"],
        locations=["", "jail:shaman"],
    )
    recruit(tucked, "seeker", SEEKER)
    assert pearls(tucked) == [0, 3]
    late = table(["", ""], lords=["shaman treasurer", ""], turned="treasurer", council="crab1")
    play(late, "support crab")
    assert turned(late) == "treasurer"


# -- Hunter ----------------------------------------------------------------------------------------


@rule("AB-P7")
def test_the_hunter_steals_a_random_token() -> None:
    stolen = set()
    for number_of_seed in range(12):
        state = table(
            [HUNTER, "", ""],
            court=f"hunter {OTHERS}",
            tokens=["", "2 4", "3"],
            seed=f"hunter {number_of_seed}",
        )
        recruit(state, "hunter", HUNTER)
        assert texts(state) == {"rob 1", "rob 2"}
        play(state, "rob 1")
        stolen.add(tokens(state, 0)[0])
        assert sorted(tokens(state, 0) + tokens(state, 1)) == [2, 4]
    assert stolen == {2, 4}


@rule("AB-P7", "AB-A69")
def test_the_stolen_token_is_seen_by_the_two_of_them_alone() -> None:
    state = table([HUNTER, "", ""], court=f"hunter {OTHERS}", tokens=["", "4", "3"])
    heard = listen(state, "recruit hunter", "pay crab5", "pay squid3", "done", "rob 1")
    event = next(event for event in heard if event.kind == "rob")
    assert [event.seen_by(seat)["value"] for seat in (0, 1, 2, None)] == [4, 4, None, None]
    assert player(state, 0, by=1)["token_values"] == [4]
    assert player(state, 0, by=2)["token_values"] == [None]


@rule("AB-P7", "AB-P14", "AB-A24")
@pytest.mark.parametrize(
    "blocked",
    [{"lords": ["", "shaman"], "tokens": ["", "4"]}, {"tokens": ["3", ""]}],
    ids=["protected", "no token"],
)
def test_the_hunter_blocked(blocked: dict[str, Any]) -> None:
    state = table([HUNTER, ""], court=f"hunter {OTHERS}", **blocked)
    before = tokens(state, 0)
    recruit(state, "hunter", HUNTER)
    assert asked(state) == "1: turn"
    assert tokens(state, 0) == before
