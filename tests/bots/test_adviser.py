"""Who tells people what their choices are worth."""

from __future__ import annotations

from fathomless.bots.adviser import adviser, telling
from fathomless.bots.ismcts import IsmctsBot
from fathomless.bots.planner import PlannerBot


def test_alone_a_plan_is_told_and_else_what_a_search_finds() -> None:
    assert [adviser(seats) for seats in (1, 2, 6)] == ["planner", "ismcts", "ismcts"]


def test_a_search_that_tells_uses_all_its_time() -> None:
    assert not telling(IsmctsBot()).brief
    planner = PlannerBot()
    assert telling(planner) is planner
