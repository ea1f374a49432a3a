"""The battery can fail: it finds what is broken, says so, and shows where."""

import pytest

from fathomless import games, testing
from fathomless.core import game as core_game
from fathomless.core.game import Game
from fathomless.core.replay import Replay
from tests.contract.broken import course, keeping, knowledge, views
from tests.contract.broken.entries import Broken
from tests.contract.shoal import Shoal

BROKEN = [*course.BROKEN, *keeping.BROKEN, *views.BROKEN, *knowledge.BROKEN]
BY_NAME = {check.name: check for check in testing.PROPERTIES}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Shoal, registered for the time of the test."""
    game = Shoal()
    monkeypatch.setitem(core_game._GAMES, "shoal", game)
    return game


def test_a_game_from_outside_the_package_passes_everything(known: Game) -> None:
    for options in testing.variants(known):
        testing.battery(known, options=options)


def test_registering_is_undone_after_a_test() -> None:
    assert "shoal" not in [game.name for game in games.all()]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken.name}-{broken.property}")
def test_a_broken_game_is_found(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken.make()
    monkeypatch.setitem(core_game._GAMES, "shoal", game)
    with pytest.raises(testing.PropertyError) as caught:
        BY_NAME[broken.property](game, 2, games=20)
    message = str(caught.value)
    assert message.startswith(f"{broken.property}: ")
    assert broken.saying in message


def test_every_property_has_been_seen_to_fail() -> None:
    assert {broken.property for broken in BROKEN} == set(BY_NAME)


def test_the_replay_in_a_message_leads_to_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = next(broken for broken in BROKEN if broken.name == "TransparentDeck")
    game = broken.make()
    monkeypatch.setitem(core_game._GAMES, "shoal", game)
    with pytest.raises(testing.PropertyError) as caught:
        testing.views_keep_secrets(game, 3)
    head, _, text = str(caught.value).partition("\n\n")
    replay = Replay.parse(text)
    assert f"After {len(replay.actions)} actions:" in head
    assert (replay.game, replay.seats) == (game, 3)
    assert not replay.run().is_over


def test_an_exception_of_the_rules_is_reported_with_the_action_that_raised_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = next(broken for broken in BROKEN if broken.name == "Trap")
    game = broken.make()
    monkeypatch.setitem(core_game._GAMES, "shoal", game)
    with pytest.raises(testing.PropertyError, match="LookupError: no such card") as caught:
        testing.games_end(game, 2)
    assert isinstance(caught.value.__cause__, LookupError)
    assert str(caught.value).endswith(" pick 5\n")


def test_numbers_of_games_and_seeds_can_be_chosen(known: Game) -> None:
    testing.games_end(known, 2, games=0)
    seeds = []
    check = testing.Property(lambda match: seeds.append(match.seed), games=3)
    check(known, 2)
    check(known, 3, {"cards": 8}, games=2, seed="mine")
    assert seeds == ["battery 0", "battery 1", "battery 2", "mine 0", "mine 1"]


def test_variants_are_the_defaults_and_each_other_choice_alone() -> None:
    assert testing.variants(Shoal()) == [
        {"cards": 10, "down": "half"},
        {"cards": 8, "down": "half"},
        {"cards": 12, "down": "half"},
        {"cards": 10, "down": "nothing"},
    ]


def test_a_rule_mark_changes_nothing_and_names_a_rule() -> None:
    def tested() -> None: ...

    assert testing.rule("SH-R1")(tested) is tested
    with pytest.raises(ValueError, match="at least one rule"):
        testing.rule()
