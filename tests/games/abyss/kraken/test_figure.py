"""The Kraken figure: who has it, who hands it on, and what it and the Nebulis cost in the end."""

from __future__ import annotations

from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, figure, holder_falls_behind, nebulis
from tests.games.abyss.tables import (
    asked,
    hand,
    lords,
    play,
    random_game,
    recruit,
    texts,
)

OTHERS = "keeper reaper miller landowner"


# -- the figure ------------------------------------------------------------------------------------


@rule("AB-K6", "AB-A47")
def test_the_figure_goes_to_whoever_passes_or_reaches_the_holder() -> None:
    state = deep(["kraken3 crab4", ""], court=f"outlaw {OTHERS}", nebulis=[0, 2])
    recruit(state, "outlaw", "crab4 kraken3")
    assert nebulis(state) == [2, 2]
    assert figure(state) == 0  # he has just reached the tie
    state = deep(["kraken2 crab5", ""], court=f"outlaw {OTHERS}", nebulis=[0, 2])
    recruit(state, "outlaw", "crab5 kraken2")
    assert figure(state) == 1


@rule("AB-A18", "AB-A47")
def test_a_holder_who_pays_down_to_a_tie_keeps_it() -> None:
    state = deep(["squid5", ""], court=f"diplomat {OTHERS}", pearls=[2, 0], nebulis=[2, 1])
    recruit(state, "diplomat", "squid5")
    assert nebulis(state) == [1, 1]
    assert figure(state) == 0


@rule("AB-A18", "AB-A47")
def test_a_gain_below_the_top_moves_nothing_in_a_standing_tie() -> None:
    state = deep(
        ["", "", ""], nebulis=[3, 3, 1], figure=0, pearls=[0, 0, 0], deck="crab1 ...", to_act=2
    )
    play(state, "explore", "0: pass", "1: pass", "2: take")
    assert figure(state) == 0


@rule("AB-A47")
def test_whoever_falls_behind_hands_it_on_and_chooses_between_several() -> None:
    state = holder_falls_behind()
    assert asked(state) == "0: figure"
    assert texts(state) == {"figure 1", "figure 2"}
    assert state.view(1).table["payment"] is not None  # the Allies still lie there
    play(state, "figure 2")
    assert figure(state) == 2
    assert lords(state, 0) == "diplomat"  # the recruitment went on


@rule("AB-A47")
def test_a_sale_goes_on_after_the_figure_was_handed_on() -> None:
    state = deep(
        ["", "", "", ""],
        deck="crab1 squid2 ...",
        nebulis=[0, 2, 2, 2],
        pearls=[0, 0, 1, 0],
        figure=1,
    )
    play(state, "explore", "1: buy")
    assert asked(state) == "1: figure"
    play(state, "figure 3")
    assert hand(state, 1) == "crab1"
    assert figure(state) == 3
    assert asked(state) == "2: offer"  # the next card


@rule("AB-A47", "AB-A38")
def test_a_corruption_goes_on_after_the_figure_was_handed_on() -> None:
    cards = "squid5 squid4 squid4"
    state = deep(
        [cards, "", ""],
        court=f"corruptor {OTHERS}",
        pearls=[4, 0, 0],
        nebulis=[1, 1, 1],
        figure=0,
    )
    recruit(state, "corruptor", cards, "corrupt miller", "figure 1")
    assert figure(state) == 1
    assert lords(state, 0) == "corruptor miller"


@rule("AB-A47", "AB-A52")
def test_the_fence_makes_two_opponents_tie_and_chooses_who_gets_the_figure() -> None:
    state = deep(["crab5 crab2", "", ""], court=f"fence {OTHERS}", nebulis=[2, 0, 0])
    recruit(state, "fence", "crab5 crab2")
    assert nebulis(state) == [0, 1, 1]
    assert asked(state) == "0: figure"
    play(state, "figure 1")
    assert figure(state) == 1


@rule("AB-A47")
def test_the_nebulis_of_one_payment_are_one_event() -> None:
    state = deep(["kraken2 crab4", "", ""], court=f"outlaw {OTHERS}", nebulis=[2, 2, 2], figure=0)
    recruit(state, "outlaw", "crab4 kraken2")  # one paid, one gained
    assert nebulis(state) == [2, 2, 2]
    assert figure(state) == 0


# -- the end ---------------------------------------------------------------------------------------


@rule("AB-K11", "AB-A45")
def test_krakens_left_in_hand_bring_nebulis_at_the_end_and_each_costs_a_point() -> None:
    state = deep(["kraken4 kraken2", "crab1"], council="squid1", end_by=1)
    play(state, "support squid")
    assert nebulis(state) == [4, 0]
    scores = state.outcome().scores
    assert scores[0]["nebulis"] == -4
    assert scores[0]["kraken"] == -5
    assert scores[1] == {**scores[1], "nebulis": 0, "kraken": 0}
    assert state.outcome().totals[0] == 1 - 4 - 5


@rule("AB-P105", "AB-A52")
def test_with_the_cleaner_they_bring_none() -> None:
    for turned, places, count in (("", "", 0), ("cleaner", "", 3), ("", "jail:cleaner", 3)):
        state = deep(
            ["kraken4", ""],
            council="squid1",
            end_by=1,
            lords=["cleaner", ""],
            turned=turned,
            locations=[places, ""],
        )
        play(state, "support squid")
        assert nebulis(state) == [count, 0]
        assert figure(state) == (0 if count else None)


@rule("AB-A47")
def test_final_krakens_tie_three_players_and_whoever_had_the_last_turn_chooses() -> None:
    hands = ["kraken3", "kraken3", "kraken3", ""]
    state = deep(hands, council="squid1", end_by=3, to_act=2)
    play(state, "support squid")
    assert asked(state) == "2: figure"
    assert texts(state) == {"figure 0", "figure 1", "figure 2"}
    assert state.from_json(state.to_json()).to_json() == state.to_json()
    play(state, "figure 0")
    assert state.is_over
    assert figure(state) == 0
    assert [score["kraken"] for score in state.outcome().scores] == [-5, 0, 0, 0]
    assert hand(state, 2) == ""


@rule("AB-A47")
def test_at_the_end_the_holder_keeps_it_unless_others_gain_as_much() -> None:
    state = deep(["", "kraken3", ""], council="squid1", end_by=1, nebulis=[2, 0, 1])
    play(state, "support squid")
    assert figure(state) == 1  # reached the tie by the Krakens in hand
    state = deep(["", "kraken2", ""], council="squid1", end_by=1, nebulis=[2, 0, 1])
    play(state, "support squid")
    assert figure(state) == 0


@rule("AB-K6")
def test_in_whole_games_the_figure_is_always_with_somebody_who_has_most() -> None:
    def look(state: State) -> None:
        if any(question.kind == "figure" for question in state.stack):
            return
        owned, holder = nebulis(state), figure(state)
        if max(owned):
            assert holder is not None
            assert owned[holder] == max(owned)
        else:
            assert holder is None

    for number in range(12):
        random_game(2 + number % 3, f"figure {number}", {"expansions": "kraken"}, look)
