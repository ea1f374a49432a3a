"""Chapter "Game setup": the start player, the deal, opening Panic, the first discard."""

from __future__ import annotations

from collections import Counter

import pytest

from fathomless.core.errors import SetupError
from fathomless.core.event import Event
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck,
    deck_size,
    destroyed,
    discard_size,
    discard_top,
    ends,
    every_card,
    hand,
    hand_size,
    number,
    out,
    panics,
    pile_size,
    played,
    removed,
    scores,
    seen,
)
from tests.games.the_abyss.tables import GAME, STANDARD, asked, facts, listen, play, table, texts

RICH = "treasure_12 treasure_10 treasure_8"
"""30 points: enough to call Stop, and so to have the next round dealt."""

# Generators whose next deal is a rare one. The first hand dealt is that of the next start player.
FIRST_TWO_HANDS_ALL_PANIC = "deal 47274"
FIRST_AND_THIRD_HAND_ALL_PANIC = "deal 62093"
SECOND_AND_THIRD_HAND_ALL_PANIC = "deal 281753"
NINE_CARDS_ALL_PANIC = [3773354814, 701137308, 950051514, 2756683717]
"""One deal in three thousand million; found by trying that many generators."""


def starts(seats: int, count: int) -> list[State]:
    """Matches at their first question."""
    return [GAME.start(seats, f"start {n}") for n in range(count)]


def next_deal(seats: int, seed: str | list[int]) -> tuple[State, list[Event]]:
    """End a round by Stop, so that seat 0 starts the next; what was heard of that deal too."""
    hands = [RICH] + [""] * (seats - 1)
    state = table(hands, starter=seats - 1, seed=seed)
    heard = listen(state, "stop")
    dealt = [at for at, event in enumerate(heard) if event.kind == "round"]
    return state, heard[dealt[0] : dealt[1] if len(dealt) > 1 else len(heard)]


# The players


@rule("TA-R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_take_part(seats: int) -> None:
    state = GAME.start(seats, "players")
    assert state.seats == seats
    assert GAME.seats == range(2, 5)


@rule("TA-R2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, True])
def test_no_other_number_of_players_is_let_in(seats: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(seats, "players")
    assert refusal.value.code == "seats/invalid"


# The start player


@rule("TA-A21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_start_player_is_drawn_at_random(seats: int) -> None:
    starters = Counter(number(seen(state)["starter"]) for state in starts(seats, 600))
    for seat in range(seats):
        assert 0.7 * 600 / seats < starters[seat] < 1.3 * 600 / seats


@rule("TA-A21")
def test_the_start_player_has_the_first_turn() -> None:
    for state in starts(4, 100):
        if scores(state) == [] and out(state) == []:
            assert asked(state) == f"{seen(state)['starter']}: draw"


@rule("TA-A21", "TA-R30")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 0)])
def test_each_later_round_is_started_by_the_next_player_clockwise(
    starter: int, following: int
) -> None:
    state = play(table([RICH, "eye_1", "eye_1"], starter=starter), "stop")
    assert seen(state)["starter"] == following
    assert asked(state) == f"{following}: draw"


@rule("TA-A21", "TA-A30")
def test_situation_15_a_player_who_was_eliminated_still_starts_the_next_round() -> None:
    state = table([RICH, "", "eye_1"], starter=0, out=[1], panics=[0, 3, 0])
    play(state, "stop")
    assert asked(state) == "1: draw"
    assert out(state) == []
    assert hand_size(state, 1) + panics(state)[1] == 3


# The deal


@rule("TA-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_three_cards_and_one_is_turned_up(seats: int) -> None:
    for state in starts(seats, 200):
        for seat in range(seats):
            assert hand_size(state, seat) + panics(state)[seat] == 3
        assert deck_size(state) == 51 - 3 * seats - 1
        assert discard_size(state) == 1


@rule("TA-R5")
def test_the_cards_are_shuffled() -> None:
    found: Counter[str] = Counter()
    hearts = 0
    for state in starts(2, 800):
        found[deck(state).split()[0]] += 1
        hearts += "treasure_12" in hand(state, 0).split()
    # Nine of 51 cards are Panic; any given card is in a given hand once in 17 deals.
    assert 100 < found["panic"] < 185
    assert len(found) == 17
    assert 25 < hearts < 75


@rule("TA-R5", "TA-A7", "TA-A30")
def test_every_round_begins_with_all_51_cards_wherever_they_lay() -> None:
    state = table(
        [RICH, "treasure_4 eye_1", ""],
        panics=[2, 1, 3],
        out=[2],
        played=["eye_1 sword_3", "hook_2", "hook_3"],
        piles=["", "", "treasure_7 treasure_7"],
        removed="treasure_8 treasure_7",
        discard="treasure_4 treasure_5",
        deck="treasure_6 panic",  # two Panic and all other cards are gone
        seed="all again",
    )
    assert destroyed(state) == 2
    play(state, "stop")
    assert every_card(state) == STANDARD
    assert (removed(state), destroyed(state), discard_size(state)) == ("", 0, 1)
    for seat in range(3):
        assert (played(state, seat), pile_size(state, seat)) == ("", 0)
        assert hand_size(state, seat) + panics(state)[seat] == 3
    assert deck_size(state) == 51 - 9 - 1


@rule("TA-R5")
def test_cards_that_were_gone_come_back_to_the_hands_too() -> None:
    found: Counter[str] = Counter()
    for n in range(300):
        state = table(
            [RICH, "", ""], deck="eye_1 eye_2", starter=2, panics=[2, 0, 0], seed=f"back {n}"
        )
        play(state, "stop")
        found.update(hand(state, 0).split() + ["panic"] * panics(state)[0])
    assert set(found) == set(STANDARD)
    assert 100 < found["panic"] < 220  # 900 cards, 9 of 51 of them


# Panic in the opening hand


@rule("TA-R6", "TA-R22")
def test_opening_panic_lies_in_front_and_is_not_replaced() -> None:
    opened: Counter[int] = Counter()
    for state in starts(4, 300):
        for seat in range(4):
            assert "panic" not in hand(state, seat).split()
            assert hand_size(state, seat) == 3 - panics(state)[seat]
            opened[panics(state)[seat]] += 1
        assert deck_size(state) == 51 - 13
    # 55, 37, 7 and 0.4 per cent
    assert 0.48 < opened[0] / 1200 < 0.62
    assert 0.30 < opened[1] / 1200 < 0.44
    assert 0.04 < opened[2] / 1200 < 0.11


@rule("TA-A27")
def test_the_deal_opens_no_windows() -> None:
    with_panic = [state for state in starts(3, 300) if max(panics(state)) in (1, 2)]
    assert len(with_panic) > 200
    assert {state.view().question for state in with_panic} == {"draw"}


@rule("TA-A18", "TA-A17", "TA-A30", "TA-R23")
def test_whoever_is_dealt_three_panic_is_eliminated_before_the_first_turn() -> None:
    dealt_out = [state for state in starts(3, 1500) if len(out(state)) == 1]
    assert dealt_out
    for state in dealt_out:
        (seat,) = out(state)
        assert panics(state)[seat] == 3
        assert (hand_size(state, seat), pile_size(state, seat)) == (0, 0)
        assert state.seat_to_act != seat
        assert scores(state) == []
    for state in starts(3, 1500):
        assert all((seat in out(state)) == (panics(state)[seat] == 3) for seat in range(3))


@rule("TA-A18", "TA-R17")
def test_a_start_player_who_is_dealt_three_panic_is_passed_over() -> None:
    passed_over = 0
    for state in starts(3, 3000):
        starter = number(seen(state)["starter"])
        if out(state) == [starter]:
            passed_over += 1
            assert asked(state) == f"{(starter + 1) % 3}: draw"
    assert passed_over


@rule("TA-A18", "TA-A19", "TA-A27", "TA-R28")
def test_between_two_players_three_opening_panic_end_the_round_before_its_first_turn() -> None:
    over_at_once = [state for state in starts(2, 1200) if scores(state)]
    assert over_at_once
    for state in over_at_once:
        assert set(ends(state)) == {"last-player"}
        for points in scores(state):
            assert min(points) == 0
        assert asked(state).endswith(": draw")


def dealt_panics(heard: list[Event]) -> Counter[int]:
    """How many Panic each seat was dealt."""
    return Counter(number_of(fact["seat"]) for fact in facts(heard, "panic"))


def number_of(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


@rule("TA-A27", "TA-A18")
def test_situation_12_nine_opening_panic_for_three_players() -> None:
    state, heard = next_deal(3, NINE_CARDS_ALL_PANIC)
    assert dealt_panics(heard) == {0: 3, 1: 3, 2: 3}
    # The second elimination ends the round; the third player is not looked at any more.
    assert [fact["seat"] for fact in facts(heard, "eliminated")] == [0, 1]
    assert scores(state)[1] == [0, 0, 0]
    assert ends(state)[1] == "last-player"
    assert seen(state)["starter"] == 1


@rule("TA-A27")
def test_two_players_with_three_panic_each_lose_the_first_in_turn_order() -> None:
    state, heard = next_deal(2, FIRST_TWO_HANDS_ALL_PANIC)
    assert dealt_panics(heard) == {0: 3, 1: 3}
    assert [fact["seat"] for fact in facts(heard, "eliminated")] == [0]
    assert (scores(state)[1], ends(state)[1]) == ([0, 0], "last-player")


@rule("TA-A27", "TA-A19")
@pytest.mark.parametrize(
    ("seed", "eliminated", "left"),
    [
        (FIRST_TWO_HANDS_ALL_PANIC, [0, 1], 2),
        (FIRST_AND_THIRD_HAND_ALL_PANIC, [0, 2], 1),
        (SECOND_AND_THIRD_HAND_ALL_PANIC, [1, 2], 0),
    ],
)
def test_the_last_player_after_the_deal_scores_what_they_hold(
    seed: str, eliminated: list[int], left: int
) -> None:
    state, heard = next_deal(3, seed)
    assert [fact["seat"] for fact in facts(heard, "eliminated")] == eliminated
    assert facts(heard, "turn") == []
    points = scores(state)[1]
    assert points[left] > 0
    assert sum(points) == points[left]
    assert ends(state)[1] == "last-player"


@rule("TA-A27")
def test_all_hands_are_dealt_before_anybody_is_looked_at() -> None:
    _, heard = next_deal(3, NINE_CARDS_ALL_PANIC)
    kinds = [event.kind for event in heard]
    assert kinds.index("eliminated") > max(at for at, kind in enumerate(kinds) if kind == "panic")


# The first discard


@rule("TA-R7")
def test_t1_a_panic_turned_up_is_shuffled_back() -> None:
    reshuffled = upper = lower = at_the_ends = 0
    for n in range(400):
        state, heard = next_deal(2, f"turned up {n}")
        assert discard_top(state) != "panic"
        if facts(heard, "reshuffle") and len(scores(state)) == 1:
            reshuffled += 1
            assert (discard_size(state), deck_size(state)) == (1, 44)
            stock = deck(state).split()
            assert stock.count("panic") + sum(panics(state)) == 9
            upper += stock[:22].count("panic")
            lower += stock[22:].count("panic")
            at_the_ends += (stock[0], stock[-1]).count("panic")
    # A Panic is turned up in 9 of 51 deals, and is somewhere in the deck afterwards.
    assert 40 < reshuffled < 105
    assert 0.7 < upper / lower < 1.4
    assert 0 < at_the_ends < 0.6 * reshuffled  # 9 of 51 at either end


@rule("TA-R7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_discard_pile_never_begins_with_a_panic(seats: int) -> None:
    turned_up = Counter(discard_top(state) for state in starts(seats, 400))
    assert turned_up["panic"] == 0
    assert len(turned_up) == 16


@rule("TA-R5", "TA-R8")
def test_the_first_question_is_where_to_draw() -> None:
    for state in starts(4, 50):
        assert texts(state) == {"take discard", "draw"}


def test_a_journal_given_at_the_start_hears_the_first_deal() -> None:
    heard: list[Event] = []
    state = GAME.start(3, "deal", None, heard)
    kinds = [event.kind for event in heard]
    assert kinds[0] == "round"
    assert kinds[-2:] == ["flip", "turn"]
    assert state.journal is heard
    assert GAME.start(3, "deal").to_json() == state.to_json()
