"""The last page of a match: who does not count, and why."""

from __future__ import annotations

import pytest

from fathomless import games
from fathomless.core.outcome import Outcome
from fathomless.play.driver import Match
from fathomless.play.terminal.final import deciding, final_parts
from fathomless.play.terminal.screen import ASCII, UNICODE
from fathomless.play.terminal.tables import renderer_for
from fathomless.testing import rule
from tests.play import matches
from tests.play.tables import moments, scene_of

CHASMS = games.get("chasms")
LESS_IS_BETTER = Outcome([{"a": 11}, {"a": 13}], [11, 13], [[0], [1]], "end")


def ended(seats: int, seed: str) -> Match:
    *_, match = moments(CHASMS, seats, seed, every=10_000)
    return match


def last_page(match: Match, language: str = "en", symbols: object = UNICODE) -> str:
    scene = scene_of(match, language, 80, ASCII if symbols is ASCII else UNICODE)
    out = renderer_for("chasms").not_counted(match.state.view(0))
    console = matches.make_console()
    for part in final_parts(match.state.outcome(), scene, "end", out):
        console.print(part)
    return matches.text_of(console)


@rule("CH-R27")
def test_the_dead_are_marked_and_said_not_to_count() -> None:
    match = ended(3, "end 17")
    assert match.state.outcome().totals == [9, 18, 14]  # the dead one would have been second
    text = last_page(match)
    assert "Oskar †" in text
    assert "† Oskar: dead, so not counted." in text
    assert "You win, 9 to 18." in text
    assert "least VP among the living wins" in " ".join(text.split())
    assert "What decided it" not in text  # the only category is the total
    assert "† Oskar: bez serc, więc poza klasyfikacją." in last_page(match, "pl")
    assert "+ Oskar: dead" in last_page(match, symbols=ASCII)


def test_the_only_one_who_counts_is_compared_with_nobody() -> None:
    match = ended(2, "end 3")
    assert match.state.outcome().ranking == [[0], [1]]
    text = last_page(match)
    assert "You win with 19 VP." in text
    assert "19 to 17" not in text
    assert "† Ines: dead" in text


@pytest.mark.parametrize("seed", ["end 0", "end 38"])
def test_nobody_is_marked_where_the_dead_make_no_difference(seed: str) -> None:
    """Most VP wins, whoever lives; and against the Monsters nobody counts."""
    assert "†" not in last_page(ended(3, seed))


def test_no_category_decides_alone_or_by_a_loss() -> None:
    assert deciding(LESS_IS_BETTER, 0, 1) is None
    scores = [{"a": 1, "b": 5}, {"a": 3, "b": 9}]
    assert deciding(Outcome(scores, [6, 12], [[0], [1]], "end"), 0, 1) is None
    assert deciding(Outcome(scores, [6, 12], [[1], [0]], "end"), 1, 0) == "b"
