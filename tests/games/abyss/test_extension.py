"""An expansion adds through the places of `extension.py`; the base game knows nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from fathomless.core.action import Action
from fathomless.core.jsontypes import JsonDict
from fathomless.core.message import Message
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.extension import PURCHASE, READERS, STACK, Extension
from fathomless.games.abyss.payments import means
from fathomless.games.abyss.state import AbyssState
from fathomless.games.abyss.together import Together, together
from tests.games.abyss.tables import LORD, lords, pearls, play, table, texts

BLESS = Action("abyss", 9999, "bless", 64, 0, 0, ())


class Tide(Extension):
    """A small expansion: a blessing, a guarded stack, a deeper purse, points for Pearls."""

    name: ClassVar[str] = "tide"

    def __init__(self, blessings: int = 1) -> None:
        self.blessings = blessings
        self.heard: list[str] = []

    def copy(self) -> Tide:
        return Tide(self.blessings)

    def to_json(self) -> JsonDict:
        return {"blessings": self.blessings}

    def view(self, s: AbyssState, seat: int | None) -> JsonDict:
        return {"blessings": self.blessings}

    def begin_turn(self, s: AbyssState) -> None:
        self.heard.append("begin")

    def options(self, s: AbyssState, seat: int, answers: list[Action]) -> None:
        if self.blessings:
            answers.append(BLESS)

    def chosen(self, s: AbyssState, seat: int, action: Action) -> None:
        self.blessings -= 1
        s.gain_pearls(seat, 3, "tide")

    def option(self, s: AbyssState, seat: int, action: Action) -> Message | None:
        return Message("option.bless") if action is BLESS else None

    def pearls_gained(self, s: AbyssState, seat: int, count: int) -> None:
        self.heard.append(f"pearls {count}")

    def purse(self, s: AbyssState, seat: int) -> int:
        return 1 if seat == 0 else 0

    def takes_payment(self, s: AbyssState, seat: int, amount: int, purpose: int, item: int) -> bool:
        self.heard.append(f"pay {amount}")
        return False

    def lord_joined(self, s: AbyssState, seat: int, lord: int, recruited: bool) -> None:
        self.heard.append(f"joined {lord} {recruited}")

    def is_guarding(self, zone: int) -> bool:
        return zone == STACK

    def guards(self, s: AbyssState, seat: int, zone: int, item: int) -> bool:
        return zone == STACK and item == 1

    def end_turn(self, s: AbyssState) -> None:
        self.heard.append("end")

    def scores(self, s: AbyssState, seat: int) -> dict[str, int]:
        return {"tide": s.pearls[seat]}


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """The expansion can be read from a saved state while a test runs."""

    def read(data: JsonDict) -> Tide:
        blessings = data["blessings"]
        assert isinstance(blessings, int)
        return Tide(blessings)

    READERS["tide"] = read
    yield
    del READERS["tide"]


def with_tide(state: State) -> tuple[AbyssState, Tide]:
    assert isinstance(state, AbyssState)
    tide = Tide()
    state.expand([tide])
    return state, tide


def words(state: State) -> str:
    """What the open question says about the blessing."""
    assert state.asked is not None
    return state.asked.option(state, BLESS).key


def test_its_options_lie_beside_the_questions_of_ones_own_turn() -> None:
    state, tide = with_tide(table(["", ""], deck="crab1 ..."))
    assert "bless" in texts(state)
    assert words(state) == "option.bless"
    play(state, "explore")
    assert "bless" in texts(state)
    assert words(state) == "option.bless"
    state.apply(BLESS)
    assert pearls(state) == [3, 0]
    assert tide.heard == ["pearls 3"]
    assert texts(state) == {"take", "explore"}  # the question is back, the blessing is spent


def test_a_stack_it_guards_cannot_be_taken() -> None:
    state, _ = with_tide(table(["", ""], council="crab1 squid1", lords=["oracle", ""]))
    assert texts(state, "support") == {"support squid"}
    play(state, "use oracle")
    assert texts(state) == {"purge squid"}


def test_it_hears_of_lords_and_turns_and_payments() -> None:
    cards = "seahorse5 seahorse4"
    state, tide = with_tide(table([cards, ""], court="shepherd landowner miller reaper"))
    assert "recruit landowner" in texts(state)  # 10, of which the purse pays 1
    play(state, "recruit shepherd", "pay seahorse4", "pay seahorse5", "done")
    assert lords(state, 0) == "shepherd"
    assert tide.heard == ["pay 0", f"joined {LORD['shepherd']} True"]
    state.apply(next(action for action in state.legal() if str(action) == "end"))
    assert tide.heard[-2:] == ["end", "begin"]


def test_it_is_copied_saved_sampled_and_shown_with_the_state() -> None:
    state, _ = with_tide(table(["", ""]))
    twin = state.copy()
    twin.apply(BLESS)
    assert state.view(0).table["tide"] == {"blessings": 1}
    assert twin.view(0).table["tide"] == {"blessings": 0}
    again = State.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert "bless" in texts(again)
    assert "bless" in texts(state.determinise(1, Rng("any")))


def test_its_points_are_a_category_of_their_own() -> None:
    state, _ = with_tide(table(["", ""], council="squid1", pearls=[2, 5], end_by=1))
    play(state, "support squid")
    state.apply(next(action for action in state.legal() if str(action) == "end"))
    assert [score["tide"] for score in state.outcome().scores] == [2, 5]


# -- several at once -------------------------------------------------------------------------------

# What goes through the list of expansions, one by one.
COMPONENTS = {
    *("cards", "lords", "without_lords", "tiles", "cards_held", "copy", "to_json", "check", "fits"),
    *("census", "view", "determinise", "most_seats", "set_up", "scores"),
    *("option", "refusal", "lord_paid_for"),
}


def test_together_passes_on_every_place_in_the_course_of_the_game() -> None:
    places = {name for name, member in vars(Extension).items() if callable(member)}
    places = {name for name in places if not name.startswith("_")}
    passed_on = {name for name in vars(Together) if not name.startswith("_")}
    assert places - COMPONENTS <= passed_on
    assert not passed_on & COMPONENTS


def test_two_expansions_add_one_after_the_other() -> None:
    state = table(["squid1", ""], council="crab1 squid1", court="shepherd landowner miller reaper")
    assert isinstance(state, AbyssState)
    first, second = Tide(), Tide()
    state.expand([first, second])
    assert [str(action) for action in state.legal()] == ["explore", "support squid", *["bless"] * 2]
    assert means(state, 0) == state.pearls[0] + 2
    state.apply(BLESS)
    assert (first.blessings, second.blessings) == (0, 0)
    assert first.heard == second.heard == ["pearls 3", "pearls 3"]
    play(state, "support squid")
    assert first.heard[2:] == second.heard[2:] == ["end", "begin"]


def test_whoever_takes_something_over_is_the_last_to_be_asked() -> None:
    class Toll(Tide):
        def takes_payment(
            self, s: AbyssState, seat: int, amount: int, purpose: int, item: int
        ) -> bool:
            super().takes_payment(s, seat, amount, purpose, item)
            return True

    state = table(["", ""])
    assert isinstance(state, AbyssState)
    first, second = Toll(), Tide()
    assert together([first, second]).takes_payment(state, 0, 2, PURCHASE, 0)
    assert (first.heard, second.heard) == (["pay 2"], [])


def test_without_expansions_nothing_is_added() -> None:
    state = table(["", ""])
    assert isinstance(state, AbyssState)
    assert together([]).purse(state, 0) == 0
    assert not together([]).is_guarding(STACK)
