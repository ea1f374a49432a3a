"""Games: their options, their seats, and finding them by name."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from fathomless import games
from fathomless.core.errors import SetupError, StateError
from fathomless.core.game import Game, Option, Setting, state_from_json
from fathomless.core.jsontypes import Json, JsonDict
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng
from fathomless.core.state import State

DECK = Option("deck", "standard", "which cards", choices=("standard", "beginner"))
TARGET = Option("target", 70, "when it ends", low=-5, high=1000)

THE_ABYSS = games.get("the-abyss")


def refused(call: object) -> SetupError:
    assert callable(call)
    with pytest.raises(SetupError) as caught:
        call()
    return caught.value


# Options


@pytest.mark.parametrize("value", ["standard", "beginner"])
def test_a_choice_is_read(value: str) -> None:
    assert DECK.read(value) == value


@pytest.mark.parametrize(
    "value", ["", "Standard", " standard", 0, None, True, ["standard"], {}, b"standard"]
)
def test_no_other_choice_is_read(value: object) -> None:
    error = refused(lambda: DECK.read(value))
    assert error.code == "options/invalid"
    assert error.message == f"Option deck takes standard | beginner, not {value!r}."


@pytest.mark.parametrize(
    ("value", "number"), [(70, 70), ("70", 70), (-5, -5), ("-5", -5), (1000, 1000), ("007", 7)]
)
def test_a_number_is_read_from_itself_or_its_text(value: object, number: int) -> None:
    assert TARGET.read(value) == number


@pytest.mark.parametrize(
    "value",
    [
        -6,
        1001,
        "1001",
        "",
        "-",
        "--5",
        "+5",
        " 5",
        "5.0",
        5.0,
        "1e3",
        "1_0",
        "٣",
        "²",
        None,
        True,
        [5],
        10**40,
        "9" * 5000,
    ],
    ids=lambda value: repr(value)[:12],
)
def test_nothing_else_is_a_number(value: object) -> None:
    error = refused(lambda: TARGET.read(value))
    assert error.code == "options/invalid"
    assert error.message.startswith("Option target takes -5 to 1000, not ")


def test_options_are_filled_up_with_defaults() -> None:
    assert THE_ABYSS.read_options({}) == {"deck": "standard", "target": 70}
    assert THE_ABYSS.read_options({"target": "20"}) == {"deck": "standard", "target": 20}


def test_a_later_option_is_left_unsaid_at_its_default() -> None:
    class Grown(Game):
        name = "grown"
        options: ClassVar[tuple[Option, ...]] = (
            Option("weather", "calm", "", choices=("calm", "storm"), later=True),
            DECK,
        )

    assert Grown().read_options({}) == {"deck": "standard"}
    assert Grown().read_options({"weather": "calm"}) == {"deck": "standard"}
    assert Grown().read_options({"weather": "storm"}) == {"weather": "storm", "deck": "standard"}
    assert refused(lambda: Grown().read_options({"weather": "hail"})).code == "options/invalid"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    error = refused(lambda: THE_ABYSS.read_options({"dekc": "beginner"}))
    assert error.code == "options/invalid"
    assert error.message == "The Abyss has no option 'dekc'; it has: deck, target."


def test_a_game_without_options_says_so() -> None:
    error = refused(lambda: Game().read_options({"deck": "standard"}))
    assert error.message.endswith("it has: none.")


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.name)
def test_defaults_are_permitted_and_allowed_is_said(game: Game) -> None:
    for option in game.options:
        assert option.read(option.default) == option.default
        assert option.allowed
        assert option.help
        assert option.read(str(option.default)) == option.default


# Seats


@pytest.mark.parametrize("seats", [1, 5, 0, -1, 100, 10**30])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    error = refused(lambda: THE_ABYSS.start(seats, "x"))
    assert error.code == "seats/invalid"
    assert error.message == f"The Abyss has 2 to 4 seats, not {seats}."


@pytest.mark.parametrize("seats", [True, None, "2", 2.5])
def test_what_is_no_number_is_refused_too(seats: Any) -> None:
    """By the rules or, compiled, by the type of the argument."""
    with pytest.raises((SetupError, TypeError)):
        THE_ABYSS.start(seats, "x")


class Duel(Game):
    """A game for two, unless an option makes room for more."""

    name: ClassVar[str] = "duel"
    title: ClassVar[str] = "Duel"
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("second", "none", "who else may come", choices=("none", "one")),
    )

    def seats_with(self, options: Mapping[str, Setting]) -> range:
        return range(2, 4) if options["second"] == "one" else range(2, 3)


def test_options_say_how_many_seats_there_are() -> None:
    error = refused(lambda: Duel().start(3, "x"))
    assert error.code == "seats/invalid"
    assert error.message == "Duel has 2 seats with these options, not 3."
    with pytest.raises(NotImplementedError):  # the seats are right; there is no such game
        Duel().start(3, "x", {"second": "one"})
    assert refused(lambda: Duel().start(4, "x", {"second": "one"})).code == "seats/invalid"


# Finding games


def test_games_are_found_by_name() -> None:
    for game in games.all():
        assert games.get(game.name) is game
        assert repr(game) == f"<Game {game.name}>"


def test_names_titles_and_summaries_are_there() -> None:
    names = [game.name for game in games.all()]
    assert "the-abyss" in names
    assert len(set(names)) == len(names)
    for game in games.all():
        assert game.name == game.name.lower().replace(" ", "-")
        assert game.title
        assert game.summary
        assert game.rules_version >= 1
        assert len(game.seats) >= 1


def test_an_unknown_name_gets_the_nearest() -> None:
    error = refused(lambda: games.get("the-abys"))
    assert error.code == "game/unknown"
    assert error.message == "There is no game 'the-abys'. Did you mean the-abyss?"


def test_a_name_like_nothing_gets_the_list() -> None:
    error = refused(lambda: games.get("###"))
    assert error.message.startswith("There is no game '###'. Known: ")
    assert "the-abyss" in error.message


# Saved states, whose game is found by name


@pytest.mark.parametrize("data", [{}, {"game": 3}, {"game": None}, [], None, "the-abyss", 7])
def test_a_save_names_its_game(data: Any) -> None:
    with pytest.raises(StateError, match="it names no game") as caught:
        state_from_json(data)
    assert caught.value.code == "state/malformed"


def test_a_save_of_an_unknown_game_is_refused() -> None:
    assert refused(lambda: State.from_json({"game": "the-abyzz"})).code == "game/unknown"


@pytest.mark.parametrize("version", [None, 0, 2, "1", 99])
def test_a_save_of_other_rules_is_refused(version: Json) -> None:
    data: JsonDict = {**THE_ABYSS.start(2, "x").to_json(), "rules_version": version}
    with pytest.raises(StateError, match="saved under other rules than the-abyss 1"):
        State.from_json(data)


# The abstract parts


def test_a_game_must_say_what_the_contract_asks() -> None:
    bare = Game()
    settings: dict[str, Setting] = {}
    for call in (
        lambda: bare.vocabulary,
        lambda: bare.new_state(2, "x", settings),
        lambda: bare.read_state({}),
        lambda: bare.catalogue("en"),
        lambda: bare.parse("x"),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_state_must_say_what_the_contract_asks() -> None:
    bare = State(2, Rng("x"))
    for call in (
        lambda: bare.game,
        bare.go_on,
        bare.outcome,
        bare.copy,
        lambda: bare.table_view(0),
        lambda: bare.determinise(0, Rng("y")),
        bare.to_json,
        bare.census,
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_the_same_start_is_the_same_match() -> None:
    one = THE_ABYSS.start(3, "seed", {"deck": "beginner"})
    replay = Replay(THE_ABYSS, 3, "seed", THE_ABYSS.read_options({"deck": "beginner"}))
    assert one.to_json() == replay.start().to_json()
    assert one.to_json() != THE_ABYSS.start(3, "seed").to_json()
    assert one.to_json() != THE_ABYSS.start(3, "Seed", {"deck": "beginner"}).to_json()
