"""Results: who won, by what, and what decided."""

import json

import pytest

from fathomless.core.outcome import Outcome

CLEAR = Outcome([{"up": 3, "down": 1}, {"up": 5, "down": 2}], [4, 7], [[1], [0]], "deck")
BROKEN_TIE = Outcome(
    [{"a": 4}, {"a": 4}, {"a": 1}], [4, 4, 1], [[1], [0], [2]], "stop", "turn order"
)
SHARED = Outcome([{"a": 4}, {"a": 1}, {"a": 4}], [4, 1, 4], [[0, 2], [1]], "stop")


def test_winners_and_their_shares() -> None:
    assert CLEAR.winners == [1]
    assert [CLEAR.share(seat) for seat in (0, 1)] == [0.0, 1.0]
    assert SHARED.winners == [0, 2]
    assert [SHARED.share(seat) for seat in (0, 1, 2)] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("outcome", [CLEAR, BROKEN_TIE, SHARED])
def test_the_shares_of_all_seats_are_one_victory(outcome: Outcome) -> None:
    assert sum(outcome.share(seat) for seat in range(len(outcome.totals))) == 1.0


def test_a_lost_game_has_no_winner() -> None:
    lost = Outcome([{"a": 0}], [0], [[0]], "lost/wall", lost=True)
    assert lost.winners == []
    assert lost.share(0) == 0.0


def test_the_game_itself_may_win() -> None:
    lost = Outcome([{"a": 4}, {"a": 1}], [4, 1], [[0, 1]], "monsters", merits=[0, 0], lost=True)
    assert lost.winners == []
    assert [lost.share(seat) for seat in (0, 1)] == [0.0, 0.0]


def test_places_may_go_by_something_else_than_totals() -> None:
    least = Outcome([{"a": 4}, {"a": 1}], [4, 1], [[1], [0]], "least", merits=[-4, -1])
    assert least.winners == [1]
    assert CLEAR.merits == CLEAR.totals


def test_it_says_what_happened() -> None:
    assert str(CLEAR) == "seat 1 with 7, seat 0 with 4 (deck)"
    assert str(SHARED) == "seat 0 with 4 and seat 2 with 4, seat 1 with 1 (stop)"
    assert str(BROKEN_TIE).endswith("(stop; tie broken by turn order)")
    assert repr(CLEAR) == "<Outcome: seat 1 with 7, seat 0 with 4 (deck)>"


def test_it_is_plain_data() -> None:
    data = BROKEN_TIE.to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["tie_break"] == "turn order"
    assert CLEAR.to_json() == {
        "scores": [{"up": 3, "down": 1}, {"up": 5, "down": 2}],
        "totals": [4, 7],
        "ranking": [[1], [0]],
        "reason": "deck",
        "tie_break": None,
    }
