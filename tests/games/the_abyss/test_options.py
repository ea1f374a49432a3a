"""The options of a table: the target and the deck."""

from __future__ import annotations

import pytest

from fathomless.core.errors import SetupError
from fathomless.testing import rule
from tests.games.the_abyss.reading import every_card, panics, scores, seen, totals
from tests.games.the_abyss.tables import BEGINNER, GAME, STANDARD, play, random_game, table


@rule("TA-A40", "TA-R31")
def test_without_options_the_target_is_seventy_and_the_deck_the_standard_one() -> None:
    state = GAME.start(3, "options")
    assert seen(state)["target"] == 70
    assert every_card(state) == STANDARD


@rule("TA-A40")
@pytest.mark.parametrize(("target", "over"), [(24, True), (25, True), (26, False)])
def test_the_target_replaces_the_seventy(target: int, over: bool) -> None:
    state = table(["treasure_12 treasure_8 treasure_5", "eye_1"], target=target)
    assert play(state, "stop").is_over == over


@rule("TA-A40")
@pytest.mark.parametrize("target", [1, 30, 120])
def test_a_game_ends_after_the_first_round_in_which_somebody_has_the_target(target: int) -> None:
    for n in range(10):
        state = random_game(2 + n % 3, f"target {n}", {"target": target})
        assert seen(state)["target"] == target
        assert max(totals(state)) >= target
        earlier = zip(*scores(state)[:-1], strict=True)
        assert max(map(sum, earlier), default=0) < target


@rule("TA-A40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginner_deck_has_seven_panic_and_two_more_treasures(seats: int) -> None:
    state = GAME.start(seats, "gentle", {"deck": "beginner"})
    dealt = every_card(state)
    assert dealt == BEGINNER
    assert sum(dealt.values()) == 51
    more = {card: dealt[card] - STANDARD[card] for card in dealt}
    assert {card: n for card, n in more.items() if n} == {
        "panic": -2,
        "treasure_5": 1,
        "treasure_6": 1,
    }


@rule("TA-A40", "TA-A37")
@pytest.mark.parametrize(("deck", "panics"), [("standard", 9), ("beginner", 7)])
def test_everybody_sees_how_many_panic_the_deck_began_with(deck: str, panics: int) -> None:
    state = GAME.start(3, "gentle", {"deck": deck})
    for seat in (0, 1, 2, None):
        assert state.view(seat).table["panic_cards"] == panics


@rule("TA-A40", "TA-R5")
def test_the_beginner_deck_is_dealt_again_in_every_round() -> None:
    rich = "treasure_12 treasure_10 treasure_8"
    state = table([rich, "treasure_5"], beginner=True, panics=[2, 0], deck="panic treasure_6")
    play(state, "stop")
    assert every_card(state) == BEGINNER
    assert sum(panics(state)) <= 7


@rule("TA-A40")
@pytest.mark.parametrize(
    "options",
    [
        {"target": 0},
        {"target": -5},
        {"target": 1001},
        {"target": "many"},
        {"target": True},
        {"target": 70.5},
        {"target": None},
        {"deck": "uniform"},
        {"deck": ""},
        {"deck": 7},
        {"panic": 7},
    ],
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(2, "options", options)
    assert refusal.value.code == "options/invalid"
    assert refusal.value.message


@rule("TA-A40")
def test_an_option_may_be_given_as_text() -> None:
    assert GAME.read_options({"target": "45"}) == {"target": 45, "deck": "standard"}
    assert seen(GAME.start(2, "options", {"target": "45", "deck": "beginner"}))["target"] == 45
