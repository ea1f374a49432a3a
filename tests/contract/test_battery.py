"""Every game passes the public battery: every number of seats, and every choice of options."""

from collections.abc import Iterator

import pytest

from fathomless import games, testing
from fathomless.core.game import Game, Setting
from fathomless.testing import Property
from tests.sizes import COMPILED, some

# Events after which nothing that was known before means anything: all cards are dealt anew.
RESETS = {"the-abyss": ("round",)}

FEWER = 1  # game with each choice of options that is not a default


def cases() -> Iterator[object]:
    """Each game with each number of seats; and each of its options changed in turn, with the fewest
    and the most. Interpreted, with the fewest alone.
    """
    for game in games.all():
        for number, options in enumerate(testing.variants(game)):
            changed = [f"{name}={value}" for name, value in options.items() if number]
            permitted = game.seats_with(options)
            ends = sorted({permitted[0], permitted[-1] if COMPILED else permitted[0]})
            for seats in ends if number else permitted:
                id = "-".join([game.name, str(seats), *changed])
                yield pytest.param(game, seats, options, FEWER if number else None, id=id)


@pytest.mark.parametrize("check", testing.PROPERTIES, ids=lambda check: check.name)
@pytest.mark.parametrize(("game", "seats", "options", "count"), list(cases()))
def test_battery(
    game: Game, seats: int, options: dict[str, Setting], count: int | None, check: Property
) -> None:
    count = count or some(check.games, least=2)
    check(game, seats, options, count, resets=RESETS.get(game.name, ()))


def test_battery_is_one_call() -> None:
    """As a third party would call it, in few games."""
    game = games.get("the-abyss")
    testing.battery(game, seats=2, options={"target": 10}, games=1, resets=RESETS[game.name])
