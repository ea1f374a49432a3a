"""The tree of errors: codes for programs, messages for people, rules for the curious."""

import pickle

import pytest

from fathomless.core.errors import (
    ActionError,
    FathomlessError,
    NotationError,
    ReplayError,
    SetupError,
    StateError,
)

KINDS = [SetupError, NotationError, ActionError, ReplayError, StateError]


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_can_be_caught_at_the_root(kind: type[FathomlessError]) -> None:
    with pytest.raises(FathomlessError) as caught:
        raise kind("some/code", "Some words.", "SH-R1")
    error = caught.value
    assert (error.code, error.message, error.rule) == ("some/code", "Some words.", "SH-R1")
    assert str(error) == "Some words."


def test_a_rule_is_not_always_the_reason() -> None:
    assert SetupError("some/code", "Some words.").rule == ""


@pytest.mark.parametrize("kind", [FathomlessError, *KINDS])
def test_errors_survive_a_pickle(kind: type[FathomlessError]) -> None:
    error = pickle.loads(pickle.dumps(kind("some/code", "Some words.", "SH-R1")))
    assert type(error) is kind
    assert (error.code, error.message, error.rule) == ("some/code", "Some words.", "SH-R1")
