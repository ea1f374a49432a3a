"""Small positions go on in as many ways as they always did, and as the oracle says."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest

from tests.games.abyss.tables import table
from tests.golden.abyss.perft import count, count_by_model, positions

POSITIONS = positions()

each_position = pytest.mark.parametrize("entry", list(POSITIONS.values()), ids=list(POSITIONS))


@each_position
def test_a_position_goes_on_in_as_many_ways_as_ever(entry: dict[str, Any]) -> None:
    assert count(table(**entry["table"]), entry["depth"]) == entry["counts"]


@each_position
def test_the_oracle_counts_the_same(entry: dict[str, Any]) -> None:
    depth = sum(total < 300 for total in accumulate(entry["counts"]))
    assert depth >= 3
    assert count_by_model(entry["table"], depth) == entry["counts"][:depth]
