"""What bots make of Kraken: its questions, its payments, and what its components are worth."""

from __future__ import annotations

import pytest

from fathomless.bots.evaluations.abyss import AbyssEvaluation
from fathomless.bots.evaluations.abyss_by_hand import AbyssByHand
from fathomless.bots.evaluations.abyss_features import NAMES, amounts
from fathomless.bots.evaluations.abyss_loot import BRINGS, whole_deck_worth
from fathomless.bots.evaluations.abyss_player import recruit_worth
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.box import LORD_IDS
from fathomless.games.abyss.kraken.zones import zones_of
from fathomless.games.abyss.state import AbyssState
from tests.games.abyss.kraken.depths import deep, nebulis
from tests.games.abyss.tables import GAME, asked, lords, play, recruit

OTHERS = "keeper reaper miller landowner"
EVALUATION = AbyssEvaluation()
AT_A_GLANCE = AbyssByHand()


def advice(state: State) -> str:
    """The answer that the rules of thumb give."""
    return EVALUATION.advise(state, state.legal(), Rng("advice")).text


def follow(state: State) -> State:
    """Follow the advice until somebody else is asked."""
    seat = state.seat_to_act
    while state.seat_to_act == seat:
        play(state, advice(state))
    return state


def test_the_ferryman_and_a_token_in_hand_come_first() -> None:
    state = deep(["crab1", ""], nebulis=[2, 0], lords=["ferryman", ""], guards="vigil@0")
    assert advice(state) == "use ferryman"
    play(state, "use ferryman")
    assert advice(state) == "sentinel vigil"


def test_a_nebulis_is_spent_rather_than_a_pearl() -> None:
    state = deep(
        ["squid5", ""],
        court=f"diplomat {OTHERS}",
        pearls=[3, 0],
        nebulis=[2, 0],
        lords=["counterfeiter", ""],
    )
    recruit(state, "diplomat", "squid5")
    assert advice(state) == "nebulis"


def test_a_kraken_is_played_only_if_the_lord_is_out_of_reach_without() -> None:
    state = deep(["squid5 squid3 kraken4", ""], court=f"diplomat {OTHERS}")
    play(state, "recruit diplomat")
    follow(state)
    assert lords(state, 0) == "diplomat"
    assert nebulis(state) == [0, 0]


@pytest.mark.parametrize(
    ("cards", "lord", "gained"),
    [
        ("squid4 kraken2 kraken4", "diplomat", 3),  # one Kraken of 4 is enough
        ("crab5 crab1 kraken4", "treasurer", 3),
        ("kraken3 kraken4", "outlaw", 5),
        ("crab3 seahorse3 squid2 shellfish1 kraken2", "sage", 1),
    ],
)
def test_the_jokers_that_cost_least_are_played(cards: str, lord: str, gained: int) -> None:
    state = deep([cards, ""], court=f"{lord} {OTHERS}", location_deck="jail ...")
    play(state, f"recruit {lord}")
    follow(state)
    assert lord in lords(state, 0)
    assert nebulis(state) == [gained, 0]


def test_a_loot_site_is_taken_before_other_locations() -> None:
    """As things stand it is worth nothing, but Loot is likely to be more than the other offers."""
    state = deep(["", ""], available="jail megalodon", keys=[3, 0], council="crab1")
    play(state, "support crab")
    assert advice(state) == "control megalodon"


def test_a_third_key_is_worth_more_when_there_is_loot_to_be_found() -> None:
    def worth(available: str) -> int:
        state = deep(
            ["crab5 crab2", ""], court=f"outlaw {OTHERS}", available=available, keys=[2, 0]
        )
        assert isinstance(state, AbyssState)
        return recruit_worth(state, 0, LORD_IDS.index("outlaw"), 4)

    assert worth("jail megalodon") > worth("jail")


def test_krakens_spoil_a_stack_less_than_they_are_worth() -> None:
    assert advice(deep(["", ""], council="squid4 squid5 crab4 crab3")) == "support squid"
    assert advice(deep(["", ""], council="kraken4:squid squid5 crab5 crab4")) == "support crab"
    assert advice(deep(["", ""], council="kraken4:squid squid5 crab4 crab3")) == "support squid"


def test_a_strong_kraken_is_taken_though_one_who_glances_leaves_it() -> None:
    state = deep(["", ""], deck="kraken4 squid1 ...")
    play(state, "explore")
    assert advice(state) == "take"
    assert AT_A_GLANCE.advise(state, state.legal(), Rng("advice")).text == "explore"


def test_a_search_goes_on_as_long_as_the_rest_of_the_deck_pays() -> None:
    """Every card brings something; one who glances sees only what the next one may take away."""
    state = deep(
        ["", ""], available="megalodon", keys=[3, 0], council="crab1", loot_deck="3 7 6 5 ..."
    )
    play(state, "support crab", "control megalodon")
    assert advice(state) == "search"
    play(state, "search", "search", "search")
    assert advice(state) == "search"
    assert AT_A_GLANCE.advise(state, state.legal(), Rng("advice")).text == "stop"


def test_a_search_stops_when_the_last_cards_take_more_than_they_bring() -> None:
    state = deep(
        ["", ""], available="megalodon", keys=[3, 0], council="crab1", loot_deck="3 7 6 5 7"
    )
    play(state, "support crab", "control megalodon", "search", "search", "search")
    assert advice(state) == "stop"


def test_the_whole_loot_deck_is_worth_its_rewards_and_what_is_left_of_it() -> None:
    """Three Keys, 8 Pearls, 5 tokens and 6 Allies; of the values 3, 5 and 7 one card each."""
    state = deep(["", ""])
    assert isinstance(state, AbyssState)
    rewards = 3 * BRINGS[3] + 4 * BRINGS[4] + 5 * BRINGS[5] + 6 * BRINGS[6]
    zones = zones_of(state)
    assert whole_deck_worth(zones, []) == rewards + 100 * (3 + 5 + 7)
    assert whole_deck_worth(zones, [4, 7]) == rewards + 100 * (3 + 4 + 5) - 100 * (4 + 7)


def test_as_many_locations_as_possible_are_drawn_while_there_is_loot() -> None:
    state = deep(["", ""], available="jail", keys=[3, 0], council="crab1")
    play(state, "support crab")
    assert advice(state) == "draw 4"


def test_the_figure_and_the_nebulis_of_the_fence_go_to_whoever_is_ahead() -> None:
    state = deep(
        ["crab5 crab2", "", "", ""],
        court=f"fence {OTHERS}",
        nebulis=[1, 0, 0, 0],
        lords=["", "slaver", "oracle shaman", ""],
    )
    recruit(state, "fence", "crab5 crab2")
    assert advice(state) == "give 2"
    state = deep(
        ["crab5 crab2", "", ""],
        court=f"fence {OTHERS}",
        nebulis=[2, 0, 0],
        lords=["", "slaver", "oracle shaman"],
    )
    recruit(state, "fence", "crab5 crab2")
    assert advice(state) == "figure 2"


def test_an_ambassador_is_freed_before_anybody_else() -> None:
    cards = "squid5 squid3 crab1"
    state = deep(
        [cards, ""],
        court=f"liberator {OTHERS}",
        lords=["sage landlord", ""],
        locations=["jail:sage abyss:landlord", ""],
    )
    recruit(state, "liberator", cards)
    assert advice(state) == "release sage"


def test_the_race_that_hurts_is_named_and_the_lowest_ally_given() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep([cards, ""], court=f"executioner {OTHERS}", affiliated=["", "crab4 squid1 squid5"])
    recruit(state, "executioner", cards)
    assert advice(state) == "name crab"
    play(state, "name squid")
    assert asked(state) == "1: execution"
    assert advice(state) == "lose squid1"


def test_krakens_in_hand_cost_their_nebulis_and_the_figure_after_the_last_turn() -> None:
    def points(cards: str, others: int) -> float:
        figure = 1 if others else None
        state = deep([cards, ""], nebulis=[0, others], figure=figure, end_by=0, to_act=1)
        assert isinstance(state, AbyssState)
        return amounts(state, 0)[1]

    assert points("kraken4", 0) == -3 - 5
    assert points("kraken4", 4) == -3
    assert points("crab4", 0) == 0


def test_keys_count_for_loot_by_how_near_and_how_much_it_is() -> None:
    def loot(available: str, deck: str, keys: int) -> float:
        state = deep(["", ""], available=available, loot_deck=deck, keys=[keys, 0])
        assert isinstance(state, AbyssState)
        return amounts(state, 0)[NAMES.index("Keys for Loot")]

    assert loot("jail megalodon", "...", 2) > loot("jail", "...", 2) > 0
    assert loot("jail megalodon", "...", 2) == 2 * loot("jail megalodon", "...", 1)
    assert loot("jail megalodon", "...", 2) > loot("jail megalodon", "7 6 5", 2) > 0
    assert loot("jail megalodon", "", 2) == 0


def test_jokers_bring_lords_within_reach() -> None:
    def reach(cards: str) -> tuple[float, float]:
        state = deep([cards, ""], court="oyster_farmer outlaw keeper reaper miller")
        assert isinstance(state, AbyssState)
        found = amounts(state, 0)
        first = NAMES.index("Lord within reach")
        return found[first], found[first + 1]

    assert reach("crab4 crab3")[0] > 0
    assert reach("crab4 crab3")[1] == 0
    assert reach("crab4")[0] == 0
    assert reach("crab4 kraken3")[0] == reach("crab4 crab3")[0]
    assert reach("seahorse5 seahorse4 kraken3")[0] > reach("seahorse5 seahorse4")[0]


def test_nebulis_and_the_figure_cost() -> None:
    """When the end is near; before that there is time to get rid of them."""

    def chance(own: int, other: int) -> float:
        courts = ["keeper reaper miller shaman slaver", "oracle sage hermit trader peddler"]
        return EVALUATION.evaluate(deep(["", ""], nebulis=[own, other], lords=courts), 0)

    assert chance(0, 2) > chance(0, 0) > chance(2, 1) > chance(5, 1)
    in_hand = EVALUATION.evaluate(deep(["kraken4", ""], end_by=0, to_act=1), 0)
    assert in_hand < EVALUATION.evaluate(deep(["crab1", ""], end_by=0, to_act=1), 0)


def test_a_strong_ally_of_the_pile_is_healed() -> None:
    cards = "jellyfish5 jellyfish2"
    state = deep([cards, ""], court=f"healer {OTHERS}", discard="crab2 kraken4 squid3")
    recruit(state, "healer", cards)
    assert advice(state) == "heal jellyfish5"


def test_a_kraken_on_the_track_goes_where_it_tempts_least() -> None:
    state = deep(
        ["", ""],
        deck="kraken4 squid1 ...",
        council="jellyfish5 crab4 seahorse1 shellfish3 squid2",
    )
    play(state, "explore", "explore", "take")
    assert advice(state) == "place seahorse"


@pytest.mark.parametrize("expansions", ["kraken", "both"])
def test_rules_of_thumb_give_legal_answers_and_finish_games(expansions: str) -> None:
    for number in range(6):
        state = GAME.start(2 + number % 3, f"thumb {number}", {"expansions": expansions})
        while not state.is_over:
            legal = state.legal()
            action = EVALUATION.advise(state, legal, Rng("thumb"))
            assert action in legal
            state.apply(action)
        assert max(state.outcome().totals) > 45
