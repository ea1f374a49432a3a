"""The end of the game: who calls it, the last turns, the score sheet, ties."""

from __future__ import annotations

from typing import Any

import pytest

from fathomless.core.outcome import Outcome
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.tables import (
    affiliated,
    asked,
    discard,
    final,
    hand,
    lords,
    number,
    pearls,
    play,
    player,
    recruit,
    table,
)

SIX = "jailer hunter seeker trader peddler shopkeeper"
OTHERS = "keeper reaper miller landowner"
SHEPHERD = "seahorse5 seahorse3"
DECK = "crab1 crab2 squid1 squid2 crab3 crab4 ..."


def ended(**given: Any) -> State:
    """A table in its last turn, which ends by a request for support."""
    usual: dict[str, Any] = {"hands": ["", ""], "council": "jellyfish1", "end_by": 1}
    return play(table(**{**usual, **given}), "support jellyfish")


@rule("AB-R45", "AB-R47")
def test_the_seventh_lord_calls_the_end_and_everybody_else_has_one_turn() -> None:
    state = table(
        ["", SHEPHERD, "", ""],
        court=f"shepherd {OTHERS}",
        lords=["", SIX, "", ""],
        deck=DECK,
        to_act=1,
    )
    recruit(state, "shepherd", SHEPHERD)
    order = []
    while not state.is_over:
        order.append(asked(state))
        play(state, "explore", "take")
    assert order == ["2: turn", "3: turn", "0: turn"]
    assert state.outcome().reason == "seventh-lord"


@rule("AB-R46", "AB-R47")
def test_a_court_that_cannot_be_filled_calls_the_end() -> None:
    state = table([SHEPHERD, ""], court="shepherd keeper miller", lord_deck="sage", deck=DECK)
    recruit(state, "shepherd", SHEPHERD)
    assert asked(state) == "1: turn"
    play(state, "explore", "pass", "take")
    assert asked(state) == "over"
    assert state.outcome().reason == "court-not-filled"


@rule("AB-A29")
def test_tucked_and_turned_lords_count_for_the_seventh() -> None:
    state = table(
        [SHEPHERD, ""],
        court=f"shepherd {OTHERS}",
        lords=[f"{SIX}", ""],
        turned="jailer",
        locations=["jail:hunter", ""],
    )
    recruit(state, "shepherd", SHEPHERD)
    assert number(state, "end_by") == 0


@rule("AB-R45", "AB-A29")
def test_a_sixth_lord_is_not_enough() -> None:
    five = "jailer hunter seeker trader peddler"
    state = table([SHEPHERD, ""], court=f"shepherd {OTHERS}", lords=[five, ""])
    recruit(state, "shepherd", SHEPHERD)
    assert len(lords(state, 0).split()) == 6
    assert number(state, "end_by") == -1


@rule("AB-A29", "AB-A38")
def test_the_corruptors_second_lord_may_be_the_seventh() -> None:
    cards = "squid5 squid4 squid1"
    state = table(
        [cards, ""],
        court=f"corruptor {OTHERS}",
        pearls=[5, 0],
        lords=["jailer hunter seeker trader peddler", ""],
    )
    recruit(state, "corruptor", cards, "corrupt keeper")
    assert number(state, "end_by") == 0


@rule("AB-A30")
def test_situation_7_the_invoker_as_seventh_lord() -> None:
    cards = "jellyfish5 jellyfish3"
    state = table([cards, "", ""], court=f"invoker {OTHERS}", lords=[SIX, "", ""], deck=DECK)
    recruit(state, "invoker", cards)
    order = []
    while not state.is_over:
        order.append(asked(state))
        play(state, "explore", "take")
    assert order == ["0: turn", "1: turn", "2: turn"]


@rule("AB-A30")
def test_a_seventh_lord_in_an_extra_turn() -> None:
    state = table(
        [f"jellyfish5 jellyfish3 {SHEPHERD}", "", ""],
        court=f"invoker shepherd {OTHERS}",
        lords=["jailer hunter seeker trader peddler", "", ""],
        deck=DECK,
    )
    recruit(state, "invoker", "jellyfish5 jellyfish3")
    assert number(state, "end_by") == -1
    recruit(state, "shepherd", SHEPHERD)
    order = []
    while not state.is_over:
        order.append(asked(state))
        play(state, "explore", "take")
    assert order == ["1: turn", "2: turn"]


@rule("AB-A30")
def test_an_invoker_in_a_last_turn_and_the_first_call_counts() -> None:
    cards = "jellyfish5 jellyfish3"
    state = table(
        ["", cards, ""],
        court=f"invoker {OTHERS}",
        lords=["", SIX, ""],
        deck=DECK,
        to_act=1,
        end_by=0,
    )
    recruit(state, "invoker", cards)  # a seventh Lord, but the end is called already
    assert number(state, "end_by") == 0
    order = []
    while not state.is_over:
        order.append(asked(state))
        play(state, "explore", "take")
    assert order == ["1: turn", "2: turn"]


@rule("AB-R48")
def test_the_lowest_of_each_race_in_hand_is_affiliated_and_the_rest_discarded() -> None:
    state = ended(hands=["crab2 crab4 squid5", "seahorse1 seahorse1"])
    assert affiliated(state, 0) == "jellyfish1 crab2 squid5"
    assert affiliated(state, 1) == "seahorse1"
    assert hand(state, 0) == hand(state, 1) == ""
    assert discard(state) == "crab4 seahorse1"


def outcome(state: State) -> Outcome:
    return state.outcome()


@rule("AB-R49")
def test_the_four_categories() -> None:
    state = ended(
        affiliated=["crab2 crab4 squid1", ""],
        lords=["keeper jailer", ""],
        locations=["jail", ""],
        tokens=["4 2", "3"],
    )
    assert outcome(state).scores[0] == {
        "locations": 15 - 2,
        "lords": 6 + 7,
        "allies": 4 + 1 + 1,  # the strongest crab, the squid, the jellyfish of the Council
        "monsters": 6,
    }
    assert outcome(state).totals == [38, 3]
    assert player(state, 1, by=0)["token_values"] == [3]  # all is shown


def test_the_rulebooks_tally_of_91_points() -> None:
    """Locations 32, Lords 39, Allies 14, Monster tokens 6."""
    state = table(
        ["", ""],
        lords=["keeper slaver master_of_magic elder jailer traitor corruptor", ""],
        locations=["parliament:keeper+slaver+master_of_magic sanctuary:elder abyss", ""],
        affiliated=["jellyfish3 jellyfish1 squid3 crab2 seahorse1 shellfish5", ""],
        tokens=["2 4", ""],
        council="squid1",
        end_by=0,
        to_act=1,
    )
    play(state, "support squid")
    assert outcome(state).scores[0] == {
        "locations": 10 + 10 + 12,
        "lords": 39,
        "allies": 14,
        "monsters": 6,
    }
    assert outcome(state).totals[0] == 91


@rule("AB-R50")
def test_most_points_win() -> None:
    state = ended(lords=["keeper", "landowner"])
    assert outcome(state).ranking == [[1], [0]]
    assert outcome(state).tie_break is None


@rule("AB-R50")
def test_a_tie_goes_to_the_most_pearls() -> None:
    state = ended(hands=["", "jellyfish1"], lords=["keeper", "reaper"], pearls=[1, 2])  # 6 + 1 each
    assert outcome(state).totals == [7, 7]
    assert outcome(state).ranking == [[1], [0]]
    assert outcome(state).tie_break == "pearls"


@rule("AB-R50", "AB-A12", "AB-A25")
def test_then_to_the_lord_with_the_highest_recruitment_value_turned_or_not() -> None:
    state = ended(
        hands=["", "jellyfish1"],
        lords=["keeper", "reaper"],
        pearls=[2, 2],
        turned="reaper",
    )
    assert outcome(state).ranking == [[1], [0]]  # 7 against 6
    assert outcome(state).tie_break == "dearest-lord"


@rule("AB-A12", "AB-A25")
def test_a_tucked_lord_breaks_a_tie() -> None:
    state = ended(
        hands=["", "jellyfish1"],
        lords=["trader", "jailer shopkeeper"],  # 9, and 7 + 9
        locations=["parliament:trader", ""],  # 6
        affiliated=["crab1", ""],
        pearls=[2, 2],
    )
    assert outcome(state).totals == [17, 17]
    assert outcome(state).ranking == [[0], [1]]  # the Trader costs 10, the others 6 each


@rule("AB-R50", "AB-A12")
def test_three_tie_and_each_place_is_decided_by_something_else() -> None:
    state = ended(
        hands=["", "jellyfish1", "jellyfish1"],
        lords=["keeper", "reaper", "shepherd"],
        pearls=[2, 1, 1],
        end_by=1,
    )
    assert outcome(state).totals == [7, 7, 7]
    assert outcome(state).ranking == [[0], [2], [1]]  # 2 Pearls; then 8 against 7


@rule("AB-A12")
def test_a_tie_of_those_without_lords_is_shared() -> None:
    assert outcome(ended(hands=["", "jellyfish1"])).ranking == [[0, 1]]


@rule("AB-A12")
def test_situation_27_all_tied_is_a_shared_victory() -> None:
    state = ended(hands=["", "jellyfish1"], lords=["oracle", "diplomat"])
    assert outcome(state).ranking == [[0, 1]]
    assert outcome(state).tie_break is None
    assert outcome(state).share(0) == 0.5


@rule("AB-A2")
def test_a_game_may_go_on_with_an_empty_lord_deck() -> None:
    state = table(["", ""], lord_deck="", court="keeper reaper", deck=DECK)
    play(state, "explore", "take")
    assert number(state, "end_by") == -1
    assert asked(state) == "1: turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_end_adds_up(seats: int) -> None:
    state = final(table([SHEPHERD, *[""] * (seats - 1)], court="shepherd keeper", lord_deck="sage"))
    found = outcome(state)
    assert [sum(score.values()) for score in found.scores] == found.totals
    assert len(pearls(state)) == seats
