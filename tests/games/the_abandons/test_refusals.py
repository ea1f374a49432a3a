"""What is refused, with which rule; and that a refusal changes nothing."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError, NotationError
from fathomless.core.state import State
from tests.games.the_abandons.tables import GAME, journey, random_game, texts

FORK = ("north: fork_l2f1",)
STUCK = (*FORK, "north: dead_end")
LAST_DOORS = ("north: cross_111", "north: fork_l2f1", "north: dead_end", "back", "west: dead_end")


def refused(state: State, text: str) -> ActionError:
    before = state.to_json()
    with pytest.raises(ActionError) as refusal:
        state.play(0, text)
    assert state.to_json() == before
    return refusal.value


@pytest.mark.parametrize(
    ("steps", "items", "text", "rule"),
    [
        (FORK, 0, "go east", "AN-B5"),
        (FORK, 0, "go north of 1", "AN-B5"),
        (FORK, 0, "back", "AN-R10"),
        (FORK, 2, "bomb", "AN-B24"),
        (FORK, 0, "map", "AN-R22"),
        (FORK, 2, "mirror", "AN-R25"),
        (FORK, 3, "mirror", "AN-B26"),
        (FORK, 0, "take stairs", "AN-R26"),
        (FORK, 0, "pass by", "AN-R26"),
        (("north: hall_1",), 1, "map", "AN-B28"),
        (STUCK, 0, "go west", "AN-R11"),
        (STUCK, 1, "bomb", "AN-R23"),
        (STUCK, 2, "bomb west", "AN-B24"),
        (STUCK, 1, "map", "AN-B28"),
        (STUCK, 0, "mirror", "AN-R25"),
        (STUCK, 0, "take stairs", "AN-R11"),
        (LAST_DOORS, 2, "back", "AN-R13"),
        (("north: stairs",), 3, "mirror", "AN-R26"),
        (("north: stairs",), 0, "go north", "AN-R26"),
    ],
)
def test_a_refusal_names_the_rule(steps: tuple[str, ...], items: int, text: str, rule: str) -> None:
    error = refused(journey(*steps, items=items), text)
    assert (error.code, error.rule) == ("action/illegal", rule)
    assert repr(text) in error.message
    assert error.message.endswith(f"Rule {rule}.")


def test_a_stranger_and_nonsense_are_refused() -> None:
    state = journey()
    with pytest.raises(ActionError) as refusal:
        state.play(1, "go north")
    assert refusal.value.code == "action/not-your-turn"
    with pytest.raises(NotationError):
        state.play(0, "go up")


def test_whatever_is_not_legal_is_refused_with_words_in_both_languages() -> None:
    """Every action of the game, at moments of each kind."""
    for state in (journey(), journey(*FORK), journey(*STUCK, items=2), journey("north: stairs")):
        question = state.asked
        assert question is not None
        legal = texts(state)
        for action in GAME.vocabulary.actions:
            if str(action) not in legal:
                refusal = question.refusal(state, action)
                assert refusal.rule.startswith("AN-")
                assert refusal.message.key in GAME.catalogue("en")
                assert refusal.message.key in GAME.catalogue("pl")


def test_play_takes_what_is_legal_however_it_is_spaced() -> None:
    state = journey(*FORK)
    assert str(state.play(0, "  go   west ")) == "go west"


def test_the_vocabulary_is_enough_for_the_longest_labyrinth() -> None:
    assert str(GAME.parse("go west of 190")) == "go west of 190"
    with pytest.raises(NotationError):
        GAME.parse("go west of 191")
    for number in range(6):
        random_game(f"long {number}", {"sets": 5, "difficulty": "easy", "retreat": "gentle"})
