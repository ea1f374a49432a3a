from __future__ import annotations

import pytest

from fathomless.core.errors import SetupError
from fathomless.play.players import Player, read_seats, seat_players


def test_seats_are_a_list_of_people_and_bots() -> None:
    assert read_seats("me, greedy,ismcts:400") == ["me", "greedy", "ismcts:400"]


@pytest.mark.parametrize("text", ["", " ", ",", "me,", "me,,greedy"])
def test_an_empty_seat_is_refused(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_seats(text)
    assert refused.value.code == "seats/invalid"


def test_people_get_the_names_given_and_bots_get_others() -> None:
    players = seat_players(["greedy", "me", "random", "me"], ["ines", "Tomek"])
    assert players == [
        Player("greedy", "Oskar"),
        Player("me", "ines"),
        Player("random", "Mirela"),
        Player("me", "Tomek"),
    ]


def test_a_person_may_go_without_a_name() -> None:
    assert seat_players(["me", "greedy"])[0] == Player("me", "")


@pytest.mark.parametrize(
    ("specs", "names"),
    [
        (["me"], ["  "]),
        (["me"], ["x" * 21]),
        (["me"], ["a\x1b[31m"]),
        (["me"], ["two\nlines"]),
        (["me", "greedy"], ["Ines", "Oskar"]),
        (["me", "me"], ["Ines", "INES"]),
    ],
)
def test_names_that_do_not_fit_are_refused(specs: list[str], names: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        seat_players(specs, names)
    assert refused.value.code == "name/invalid"
