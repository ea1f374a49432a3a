"""Loot sites: the search, its rewards, what is kept and what is lost."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, loot, loot_gone
from tests.games.abyss.tables import (
    asked,
    available,
    court,
    deck,
    discard,
    hand,
    keys,
    locations,
    number,
    pearls,
    play,
    player,
    recruit,
    texts,
    tokens,
    under,
)

OTHERS = "keeper reaper miller landowner"
SITE = "megalodon"


def at_the_site(loot_deck: str = "...", **more: str) -> State:
    """Seat 0 takes a loot site with three Key tokens."""
    state = deep(
        ["", ""],
        available=SITE,
        keys=[3, 0],
        council="crab1",
        loot_deck=loot_deck,
        deck=more.get("deck", "..."),
        discard=more.get("discard", ""),
    )
    return play(state, "support crab", f"control {SITE}")


# -- the search ------------------------------------------------------------------------------------


@rule("AB-T103", "AB-T104", "AB-T105", "AB-T106")
@pytest.mark.parametrize(
    "site", ["cetacean_graveyard", "abandoned_convoy", "megalodon", "battlefield"]
)
def test_every_site_opens_the_loot_deck_and_is_worth_the_loot_on_it(site: str) -> None:
    state = deep(["", ""], available=site, keys=[3, 0], council="crab1", loot_deck="7 6 ...")
    play(state, "support crab", f"control {site}")
    assert asked(state) == "0: loot"
    play(state, "search", "stop")
    assert loot(state, site) == [7, 6]
    points = player(state, 0)["points"]
    assert isinstance(points, dict)
    assert points["locations"] == 13


@rule("AB-K9", "AB-A50")
def test_the_first_card_is_compulsory_then_one_stops_or_goes_on() -> None:
    state = at_the_site("7 4 3 ...")
    assert loot(state, SITE) == [7]
    assert texts(state) == {"stop", "search"}
    with pytest.raises(ActionError, match="AB-K9"):
        play(state, "explore")
    play(state, "search")
    assert loot(state, SITE) == [7, 4]
    play(state, "stop")
    assert asked(state) == "1: turn"
    assert pearls(state) == [2, 0]


@rule("AB-A4", "AB-K9")
def test_equal_values_are_both_lost_the_reward_is_not_and_the_search_may_go_on() -> None:
    state = at_the_site("4 7 4 4 ...")
    play(state, "search", "search")
    assert pearls(state) == [4, 0]
    assert loot(state, SITE) == [7]
    assert loot_gone(state) == [4, 4]
    assert texts(state) == {"stop", "search"}
    play(state, "search")  # the third 4 finds none of its kind
    assert loot(state, SITE) == [7, 4]


@rule("AB-A50")
def test_an_empty_loot_deck_ends_the_search_or_lets_none_begin() -> None:
    state = at_the_site("7 6")
    play(state, "search")
    assert asked(state) == "1: turn"
    assert loot(state, SITE) == [7, 6]
    state = at_the_site("")
    assert asked(state) == "1: turn"
    assert loot(state, SITE) == []


# -- rewards ---------------------------------------------------------------------------------------


@rule("AB-K9")
def test_loot_of_3_brings_a_key() -> None:
    assert keys(at_the_site("3 ...")) == [1, 0]


@rule("AB-A17", "AB-K9")
def test_no_key_is_left_for_loot_of_3() -> None:
    state = deep(
        ["", ""],
        available=SITE,
        lords=["elder", ""],
        keys=[0, 10],
        council="crab1",
        loot_deck="3 ...",
    )
    play(state, "support crab", f"control {SITE}")
    assert keys(state) == [0, 10]


@rule("AB-K9")
def test_loot_of_4_brings_two_pearls() -> None:
    assert pearls(at_the_site("4 ...")) == [2, 0]


@rule("AB-K9")
def test_loot_of_5_brings_a_monster_token() -> None:
    state = at_the_site("5 ...")
    assert len(tokens(state, 0)) == 1


@rule("AB-K9", "AB-A63")
def test_loot_of_5_brings_nothing_when_the_pile_is_empty() -> None:
    state = deep(
        ["", ""], available=SITE, keys=[3, 0], council="crab1", loot_deck="5 ...", token_pile=0
    )
    play(state, "support crab", f"control {SITE}")
    assert tokens(state, 0) == []


@rule("AB-K10", "AB-A76")
def test_loot_of_6_brings_the_top_card_of_the_deck() -> None:
    state = at_the_site("6 ...", deck="kraken3 ...")
    assert hand(state, 0) == "crab1 kraken3"


@rule("AB-K10", "AB-A33")
def test_monsters_on_the_way_raise_the_threat_and_are_discarded_afterwards() -> None:
    state = at_the_site("6 ...", deck="monster monster squid2 ...")
    assert hand(state, 0) == "crab1 squid2"
    assert number(state, "threat") == 3
    assert discard(state) == "monster monster"


@rule("AB-K10")
def test_the_threat_stops_at_the_sixth_space() -> None:
    state = deep(
        ["", ""],
        available=SITE,
        keys=[3, 0],
        council="crab1",
        threat=6,
        loot_deck="6 ...",
        deck="monster squid2 ...",
    )
    play(state, "support crab", f"control {SITE}")
    assert number(state, "threat") == 6


KRAKENS = "kraken2 kraken2 kraken3 kraken3 kraken3 kraken4 kraken4"


@rule("AB-A33")
def test_a_reshuffle_in_between_does_not_bring_the_same_monster_twice() -> None:
    state = deep(
        ["", KRAKENS],
        available=SITE,
        keys=[3, 0],
        deck="monster monster monster monster monster monster",
        discard="squid2",
        loot_deck="6 ...",
    )
    play(state, "support crab", f"control {SITE}")
    assert hand(state, 0).endswith(" squid2")  # alone in the new deck
    assert deck(state) == ""
    assert discard(state) == " ".join(["monster"] * 6)


@rule("AB-A33")
def test_loot_of_6_with_only_monsters_left_gives_nothing() -> None:
    state = deep(["", KRAKENS], available=SITE, keys=[3, 0], deck="monster", loot_deck="6 ...")
    play(state, "support squid")
    before = hand(state, 0)
    play(state, f"control {SITE}")
    assert hand(state, 0) == before
    assert number(state, "threat") == 6
    assert discard(state) == " ".join(["monster"] * 6)
    assert asked(state) == "0: loot"


@rule("AB-K9")
def test_loot_of_7_brings_nothing_else() -> None:
    state = at_the_site("7 ...")
    assert (pearls(state), keys(state), tokens(state, 0)) == ([0, 0], [0, 0], [])


# -- Locations in the middle of it -----------------------------------------------------------------


@rule("AB-A27", "AB-A50")
def test_a_third_key_is_used_when_the_search_has_ended_and_may_open_another_site() -> None:
    state = deep(
        ["", ""],
        available=f"{SITE} battlefield",
        lords=["keeper reaper shepherd landlord slaver", ""],
        council="crab1",
        loot_deck="3 7 5 ...",
    )
    play(state, "support crab", f"control {SITE}", "tuck keeper")
    assert keys(state) == [1, 0]
    assert asked(state) == "0: loot"  # two Lords and the new token make three, but not yet
    play(state, "search")
    assert asked(state) == "0: loot"
    play(state, "stop")
    assert asked(state) == "0: control"
    play(state, "control battlefield")
    assert asked(state) == "0: loot"
    assert loot(state, "battlefield") == [5]
    play(state, "stop")
    assert locations(state, 0) == f"{SITE} battlefield"


@rule("AB-A34", "AB-A50")
def test_an_ambassador_opens_a_site_and_the_refill_follows_the_search() -> None:
    cards = "jellyfish2 crab2 seahorse2 shellfish2 squid2"
    state = deep([cards, ""], court="hermit keeper reaper", location_deck=f"{SITE} ...")
    recruit(state, "hermit", cards, "affiliate crab2")
    assert asked(state) == "0: loot"
    assert pearls(state)[0] in (0, 2)  # not the refill's yet, but perhaps the Loot's
    play(state, "stop")
    assert len(court(state).split()) == 6


@rule("AB-A36")
def test_the_illusionist_gives_a_site_back_and_its_loot_is_lost() -> None:
    cards = "jellyfish5 jellyfish4 jellyfish1"
    state = deep(
        [cards, ""],
        court="illusionist reaper miller landowner",
        available="jail",
        locations=[f"{SITE}:keeper", ""],
        lords=["keeper", ""],
        loot=f"{SITE}:3+7",
    )
    recruit(state, "illusionist", cards, f"swap {SITE}", "control jail")
    assert loot(state, SITE) == []
    assert loot_gone(state) == [3, 7]
    assert available(state) == SITE
    assert under(state, "jail") == "keeper"


@rule("AB-A36", "AB-P19")
def test_the_illusionist_takes_a_site_and_searches_anew() -> None:
    cards = "jellyfish5 jellyfish4 jellyfish1"
    state = deep(
        [cards, ""],
        court=f"illusionist {OTHERS}",
        available=SITE,
        locations=["jail", ""],
        loot_deck="7 5 ...",
    )
    recruit(state, "illusionist", cards, "swap jail", f"control {SITE}")
    assert asked(state) == "0: loot"
    assert loot(state, SITE) == [7]


@rule("AB-A35")
def test_black_smokers_exchanged_for_a_site_open_the_loot_deck() -> None:
    state = deep(
        ["", ""], available="black_smokers", keys=[3, 0], council="crab1", loot_deck="7 ..."
    )
    play(state, "support crab", "control black_smokers", f"exchange {SITE}")
    assert asked(state) == "0: loot"
    assert locations(state, 0) == SITE


@rule("AB-A40", "AB-T9")
def test_city_of_mirrors_copies_the_loot_that_lies_on_a_site() -> None:
    state = deep(
        ["", ""],
        council="crab1",
        locations=["city_of_mirrors", SITE],
        loot=f"{SITE}:6+7",
        end_by=1,
    )
    play(state, "support crab")
    assert [score["locations"] for score in state.outcome().scores] == [13, 13]


# -- the other two tiles ---------------------------------------------------------------------------


@rule("AB-T101", "AB-A10")
def test_the_gambling_den_counts_smugglers_and_so_does_the_abyss() -> None:
    state = deep(
        ["", ""],
        council="crab1",
        locations=["gambling_den abyss", ""],
        lords=["outlaw vigil keeper", ""],
        end_by=1,
    )
    play(state, "support crab")
    assert state.outcome().scores[0]["locations"] == (5 + 2 * 2) + 2 * 2


@rule("AB-T102", "AB-A40")
def test_the_krakens_lair_may_cost_points_but_not_in_the_mirror() -> None:
    state = deep(
        ["", ""],
        council="crab1",
        locations=["krakens_lair", "city_of_mirrors"],
        nebulis=[6, 6],
        end_by=1,
    )
    play(state, "support crab")
    assert [score["locations"] for score in state.outcome().scores] == [15 - 18, 0]
