"""Nebulis: what they pay for and how many, and the Lords that deal in them."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.message import say
from fathomless.core.state import State
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, figure, nebulis
from tests.games.abyss.tables import (
    GAME,
    asked,
    facts,
    hand,
    listen,
    lords,
    pearls,
    play,
    recruit,
    texts,
)

OTHERS = "keeper reaper miller landowner"


# -- payments --------------------------------------------------------------------------------------


@rule("AB-K2")
def test_nebulis_do_not_plot() -> None:
    state = deep(["", ""], nebulis=[5, 0])
    assert "plot" not in texts(state)
    with pytest.raises(ActionError, match="AB-R10"):
        play(state, "plot")


@rule("AB-K3", "AB-A46")
def test_one_nebulis_makes_up_the_last_missing_pearl_of_a_purchase_and_goes_to_the_explorer() -> (
    None
):
    state = deep(["", "", ""], deck="crab1 crab2 squid3 ...", pearls=[0, 1, 1], nebulis=[0, 3, 0])
    play(state, "explore", "1: pass", "2: buy")
    assert pearls(state) == [1, 1, 0]
    play(state, "1: buy")  # 2: a Pearl and a Nebulis
    assert pearls(state) == [2, 0, 0]
    assert nebulis(state) == [1, 2, 0]
    assert hand(state, 1) == "crab2"
    assert asked(state) == "0: take-or-go-on"


@rule("AB-A46")
def test_two_missing_pearls_are_too_many_for_one_nebulis() -> None:
    state = deep(["", "", ""], deck="crab1 crab2 ...", pearls=[0, 1, 0], nebulis=[0, 0, 2])
    play(state, "explore", "1: buy")
    assert asked(state) == "0: take-or-go-on"  # seat 2 lacks 2 Pearls


@rule("AB-K3", "AB-A46")
def test_a_nebulis_pays_only_when_all_pearls_go_too() -> None:
    state = deep(["squid5", ""], court=f"diplomat {OTHERS}", pearls=[2, 0], nebulis=[1, 0])
    recruit(state, "diplomat", "squid5")
    assert pearls(state) == [0, 0]
    assert nebulis(state) == [0, 0]
    state = deep(["squid5", ""], court=f"diplomat {OTHERS}", pearls=[3, 0], nebulis=[1, 0])
    recruit(state, "diplomat", "squid5")
    assert pearls(state) == [0, 0]
    assert nebulis(state) == [1, 0]  # Pearls were enough: nothing is missing
    state = deep(["squid5", ""], court=f"diplomat {OTHERS}", pearls=[1, 0], nebulis=[4, 0])
    assert not texts(state, "recruit")


@rule("AB-P102", "AB-A46")
def test_the_outlaw_pays_with_two() -> None:
    state = deep(
        ["squid5", ""],
        court=f"diplomat {OTHERS}",
        pearls=[1, 0],
        nebulis=[4, 0],
        lords=["outlaw", ""],
    )
    recruit(state, "diplomat", "squid5")
    assert nebulis(state) == [2, 0]
    assert pearls(state) == [0, 0]
    for turned, places in (("outlaw", ""), ("", "jail:outlaw")):
        state = deep(
            ["squid5", ""],
            court=f"diplomat {OTHERS}",
            pearls=[1, 0],
            nebulis=[4, 0],
            lords=["outlaw", ""],
            turned=turned,
            locations=[places, ""],
        )
        assert not texts(state, "recruit")


@rule("AB-P103", "AB-A46")
def test_the_counterfeiter_pays_with_a_nebulis_and_keeps_a_pearl() -> None:
    state = deep(
        ["squid5", ""],
        court=f"diplomat {OTHERS}",
        pearls=[3, 0],
        nebulis=[2, 0],
        lords=["counterfeiter", ""],
    )
    recruit(state, "diplomat", "squid5")
    assert asked(state) == "0: counterfeiter"
    assert texts(state) == {"pearls", "nebulis"}
    twin = state.copy()
    play(state, "nebulis")
    assert (pearls(state), nebulis(state)) == ([1, 0], [1, 0])
    assert lords(state, 0) == "counterfeiter diplomat"
    play(twin, "pearls")
    assert (pearls(twin), nebulis(twin)) == ([0, 0], [2, 0])


@rule("AB-P103")
def test_the_counterfeiter_asks_in_a_purchase_too_but_not_when_nothing_is_missing() -> None:
    state = deep(
        ["", ""], deck="crab1 ...", pearls=[0, 2], nebulis=[0, 1], lords=["", "counterfeiter"]
    )
    play(state, "explore", "1: buy", "1: nebulis")
    assert (pearls(state), nebulis(state)) == ([0, 2], [1, 0])
    assert hand(state, 1) == "crab1"
    assert figure(state) == 0
    state = deep(
        ["squid5 squid3", ""],
        court=f"diplomat {OTHERS}",
        pearls=[3, 0],
        nebulis=[2, 0],
        lords=["counterfeiter", ""],
    )
    recruit(state, "diplomat", "squid5 squid3")
    assert lords(state, 0) == "counterfeiter diplomat"  # no question: 0 is missing


@rule("AB-A46")
def test_outlaw_and_counterfeiter_together() -> None:
    def both(own: int) -> tuple[list[int], list[int]]:
        state = deep(
            ["squid5", ""],
            court=f"diplomat {OTHERS}",
            pearls=[own, 0],
            nebulis=[3, 0],
            lords=["outlaw counterfeiter", ""],
        )
        recruit(state, "diplomat", "squid5")  # 3 are missing
        if asked(state) == "0: counterfeiter":
            play(state, "nebulis")
        return pearls(state), nebulis(state)

    assert both(1) == ([0, 0], [1, 0])  # the second only with all Pearls spent
    assert both(2) == ([0, 0], [2, 0])
    assert both(3) == ([1, 0], [2, 0])  # the first is free
    assert both(5) == ([3, 0], [2, 0])


@rule("AB-A38", "AB-A46")
def test_a_nebulis_helps_the_corruptor() -> None:
    cards = "squid5 squid4 squid4"
    base = f"corruptor {OTHERS}"
    state = deep([cards, ""], court=base, pearls=[4, 0], nebulis=[1, 0])
    recruit(state, "corruptor", cards)
    assert asked(state) == "0: corruptor"
    play(state, "corrupt miller")
    assert (pearls(state), nebulis(state)) == ([0, 0], [0, 0])
    assert lords(state, 0) == "corruptor miller"
    state = deep([cards, ""], court=base, pearls=[3, 0], nebulis=[1, 0])
    recruit(state, "corruptor", cards)
    assert asked(state) == "1: turn"
    state = deep(
        [cards, ""], court=base, pearls=[5, 0], nebulis=[1, 0], lords=["counterfeiter", ""]
    )
    recruit(state, "corruptor", cards, "corrupt miller", "nebulis")
    assert (pearls(state), nebulis(state)) == ([1, 0], [0, 0])


def told(state: State, move: str, kind: str) -> list[str]:
    """What the log says of one kind of event, in English and in Polish."""
    heard = [event for event in listen(state, move) if event.kind == kind]
    found = []
    for language in ("en", "pl"):
        narrator = Narrator(GAME, ["Ada", "Ben"], Words(language))
        found += [narrator.line(event, None) or "" for event in heard]
    return found


@rule("AB-A46")
@pytest.mark.parametrize(
    ("own", "sold", "lines"),
    [
        (0, 0, ["Ben buys the crab 3.", "Ben kupuje kraba 3."]),
        (1, 1, ["Ben buys the crab 3 for 1 Pearl.", "Ben kupuje kraba 3 za 1 perłę."]),
        (2, 1, ["Ben buys the crab 3 for 2 Pearls.", "Ben kupuje kraba 3 za 2 perły."]),
    ],
)
def test_the_log_names_the_pearls_that_were_paid_for_an_ally(
    own: int, sold: int, lines: list[str]
) -> None:
    state = deep(["", ""], nebulis=[0, 1], pearls=[0, own], deck="crab3 squid1 ...")
    data = state.to_json()
    data["sold"] = sold
    state = play(State.from_json(data), "explore")
    assert told(state, "buy", "buy") == lines


@rule("AB-A46", "AB-A38")
def test_the_corruptor_says_what_is_paid_before_and_after() -> None:
    cards = "squid5 squid3 squid2"
    base = f"corruptor {OTHERS}"
    state = recruit(
        deep([cards, ""], court=base, pearls=[4, 0], nebulis=[1, 0]), "corruptor", cards
    )
    assert state.asked is not None
    prompt = state.asked.prompt(state)
    assert say(prompt, GAME.catalogue("en")) == "Corruptor: recruit whom for 4 Pearls, 1 Nebulis?"
    assert told(state, "corrupt miller", "corrupt") == [
        "Ada recruits the Miller for 4 Pearls.",
        "Ada rekrutuje Młynarza za 4 perły.",
    ]
    rich = recruit(deep([cards, ""], court=base, pearls=[5, 0], nebulis=[1, 0]), "corruptor", cards)
    assert rich.asked is not None
    assert say(rich.asked.prompt(rich), GAME.catalogue("en")).endswith("for 5 Pearls?")
    assert told(rich, "corrupt miller", "corrupt")[0].endswith("for 5 Pearls.")


@rule("AB-A12")
def test_nebulis_are_no_pearls_in_a_tie() -> None:
    state = deep(
        ["", ""],
        council="crab1",
        locations=["krakens_lair", ""],
        tokens=["", "4 3"],
        nebulis=[1, 0],
        pearls=[0, 1],
        end_by=1,
    )
    play(state, "support crab")
    outcome = state.outcome()
    assert outcome.totals == [(15 - 3) - 1 - 5 + 1, 7]
    assert outcome.ranking == [[1], [0]]
    assert outcome.tie_break == "pearls"


# -- Ferryman, Fence -------------------------------------------------------------------------------


@rule("AB-P101")
def test_the_ferryman_takes_a_nebulis_for_a_pearl_once_a_turn() -> None:
    state = deep(["", ""], nebulis=[2, 1], lords=["ferryman", ""])
    play(state, "use ferryman")
    assert (pearls(state), nebulis(state)) == ([1, 0], [1, 1])
    assert figure(state) == 0  # a tie that the holder fell into
    assert asked(state) == "0: turn"
    assert "use ferryman" not in texts(state)
    state = deep(["", ""], lords=["ferryman", ""])
    assert "use ferryman" not in texts(state)  # nothing to give


@rule("AB-K6", "AB-P101")
def test_without_any_nebulis_the_figure_lies_beside_the_board() -> None:
    state = deep(["", ""], nebulis=[1, 0], lords=["ferryman", ""])
    heard = listen(state, "use ferryman")
    assert figure(state) is None
    assert len(facts(heard, "figure-aside")) == 1


@rule("AB-P104", "AB-A52")
def test_the_fence_gives_one_to_each_opponent() -> None:
    state = deep(["crab5 crab2", "", ""], court=f"fence {OTHERS}", nebulis=[4, 0, 1])
    recruit(state, "fence", "crab5 crab2")
    assert nebulis(state) == [2, 1, 2]


@rule("AB-A52")
def test_with_fewer_nebulis_than_opponents_the_fence_chooses_who_gets_one() -> None:
    state = deep(["crab5 crab2", "", "", ""], court=f"fence {OTHERS}", nebulis=[2, 0, 0, 0])
    recruit(state, "fence", "crab5 crab2")
    assert texts(state) == {"give 1", "give 2"}
    play(state, "give 2")
    assert texts(state) == {"give 3"}
    play(state, "give 3")
    assert nebulis(state) == [0, 0, 1, 1]


@rule("AB-P104", "AB-A24")
def test_a_fence_without_nebulis_does_nothing() -> None:
    state = deep(["crab5 crab2", ""], court=f"fence {OTHERS}")
    recruit(state, "fence", "crab5 crab2")
    assert nebulis(state) == [0, 0]
    assert asked(state) == "1: turn"
