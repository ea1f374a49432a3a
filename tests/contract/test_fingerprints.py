"""Interpreted equals compiled: both leave the stored fingerprints."""

import pytest

from fathomless import games
from fathomless.core.game import Game
from tests.contract.fingerprints import (
    FILE,
    Fingerprint,
    differences,
    fingerprint,
    is_same_version,
    stored,
)

HOW = "see tests/contract/fingerprints.py for what that means and how to store new ones"


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
def test_a_fixed_set_of_games_leaves_its_fingerprints(game: Game) -> None:
    changed = differences(stored().get(game.name), fingerprint(game))
    assert not changed, f"{game.name} differs from {FILE.name} in {changed}: {HOW}"


def test_no_fingerprint_is_left_over() -> None:
    assert list(stored()) == [game.name for game in games.all()]


def test_changed_games_need_a_new_version_of_the_rules() -> None:
    old: Fingerprint = {"rules_version": 1, "vocabulary": "v", "games": {"2": "a"}, "samples": "s"}
    changed: Fingerprint = {**old, "games": {"2": "b"}}
    renewed: Fingerprint = {**changed, "rules_version": 2}
    more: Fingerprint = {**old, "games": {"2": "a", "3": "c"}, "samples": "t"}
    assert is_same_version(old, changed)
    assert not is_same_version(old, renewed)
    assert not is_same_version(old, more)
    assert not is_same_version(None, old)
    assert differences(old, more) == ["games, 3", "samples"]
    assert differences(old, renewed) == ["games, 2", "rules_version 1 → 2"]
