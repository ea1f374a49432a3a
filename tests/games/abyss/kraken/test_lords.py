"""The other Lords of Kraken, one by one; smugglers are in `test_nebulis` and `test_sentinels`."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.games.abyss.arrivals import ARRIVALS
from fathomless.games.abyss.box import FIRST_KRAKEN_LORD, LORDS
from fathomless.games.abyss.kraken import material
from fathomless.games.abyss.material import ARROW, ONCE
from fathomless.games.abyss.once import ONCE_POWERS
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, own
from tests.games.abyss.tables import (
    affiliated,
    asked,
    court,
    discard,
    facts,
    free,
    hand,
    keys,
    listen,
    locations,
    lords,
    pearls,
    play,
    player,
    recruit,
    seen,
    texts,
    under,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-R33", "AB-R34")
def test_every_lord_with_an_arrow_or_a_power_once_a_turn_has_it_in_the_tables() -> None:
    rows = range(FIRST_KRAKEN_LORD, FIRST_KRAKEN_LORD + len(material.LORDS))
    with_arrow = {number for number in rows if LORDS[number].power == ARROW}
    assert set(ARRIVALS) & set(rows) == with_arrow
    assert set(ONCE_POWERS) & set(rows) == {n for n in rows if LORDS[n].power == ONCE}


# -- merchants -------------------------------------------------------------------------------------


@rule("AB-P109", "AB-A20")
def test_the_shareholder_is_paid_for_every_recruitment_of_an_opponent() -> None:
    state = deep(
        ["seahorse5 seahorse3", "", ""], court=f"shepherd {OTHERS}", lords=["", "", "shareholder"]
    )
    recruit(state, "shepherd", "seahorse5 seahorse3")
    assert pearls(state) == [0, 0, 1]
    state = deep(["seahorse5 seahorse3", ""], court=f"shepherd {OTHERS}", lords=["shareholder", ""])
    recruit(state, "shepherd", "seahorse5 seahorse3")
    assert pearls(state) == [0, 0]  # not for his owner's own


@rule("AB-A20", "AB-A38")
def test_also_for_the_corruptors_second_lord_but_not_for_a_replacement() -> None:
    cards = "squid5 squid4 squid4"
    state = deep([cards, ""], court=f"corruptor {OTHERS}", pearls=[5, 0], lords=["", "shareholder"])
    recruit(state, "corruptor", cards, "corrupt miller")
    assert pearls(state) == [0, 2]
    cards = "squid5 crab4 seahorse3"
    state = deep([cards, ""], court=f"traitor {OTHERS}", lords=["hunter", "shareholder"])
    recruit(state, "traitor", cards, "replace hunter", "fetch miller")
    assert pearls(state) == [0, 1]


@rule("AB-P109", "AB-R34")
def test_not_to_a_shareholder_who_is_turned_or_under_a_location() -> None:
    for turned, tile in (("shareholder", ""), ("", "jail:shareholder")):
        state = deep(
            ["seahorse5 seahorse3", ""],
            court=f"shepherd {OTHERS}",
            lords=["", "shareholder"],
            turned=turned,
            locations=["", tile],
        )
        recruit(state, "shepherd", "seahorse5 seahorse3")
        assert pearls(state) == [0, 0]


@rule("AB-P110")
def test_the_inheritor_brings_five_pearls() -> None:
    cards = "shellfish5 shellfish4 crab1"
    state = deep([cards, ""], court=f"inheritor {OTHERS}")
    recruit(state, "inheritor", cards)
    assert pearls(state) == [5, 0]


# -- mages -----------------------------------------------------------------------------------------


@rule("AB-P111", "AB-A31")
def test_the_hypnotist_buys_twice_in_an_opponents_turn_at_the_rising_price() -> None:
    state = deep(["", ""], deck="crab1 crab2 crab3 ...", pearls=[0, 6], lords=["", "hypnotist"])
    play(state, "explore", "1: buy", "1: buy")
    assert hand(state, 1) == "crab1 crab2"
    assert pearls(state) == [3, 3]
    assert asked(state) == "0: take-or-go-on"  # not a third time


@rule("AB-P111")
def test_after_a_pass_the_hypnotist_is_asked_for_later_cards_only() -> None:
    state = deep(
        ["", "", ""], deck="crab1 crab2 crab3 ...", pearls=[0, 6, 6], lords=["", "hypnotist", ""]
    )
    play(state, "explore", "1: buy", "1: pass")
    assert asked(state) == "2: offer"
    play(state, "2: pass")
    assert asked(state) == "0: take-or-go-on"


@rule("AB-P111", "AB-A26")
def test_the_purchases_of_the_hypnotist_are_forgotten_with_the_turn() -> None:
    state = deep(
        ["", "", ""],
        deck="crab1 crab2 crab3 squid1 squid2 ...",
        pearls=[0, 9, 0],
        lords=["", "hypnotist", ""],
        to_act=2,
    )
    play(state, "explore", "1: buy", "1: buy", "2: take")
    play(state, "0: explore", "1: buy", "1: buy")
    assert hand(state, 1) == "crab1 crab2 squid1 squid2"


@rule("AB-P111")
def test_without_the_hypnotist_one_purchase_is_all() -> None:
    for turned in ("", "hypnotist"):
        state = deep(
            ["", ""],
            deck="crab1 crab2 ...",
            pearls=[0, 6],
            lords=["", "hypnotist" if turned else ""],
            turned=turned,
        )
        play(state, "explore", "1: buy")
        assert asked(state) == "0: take-or-go-on"


@rule("AB-P112", "AB-A52")
def test_the_healer_takes_an_ally_of_the_discard_pile_the_one_just_spent_too() -> None:
    cards = "jellyfish5 jellyfish2"
    state = deep([cards, ""], court=f"healer {OTHERS}", discard="monster kraken3 crab2 crab2")
    recruit(state, "healer", cards)
    assert asked(state) == "0: healer"
    assert texts(state) == {"heal jellyfish5", "heal kraken3", "heal crab2"}  # and no Monster
    play(state, "heal jellyfish5")
    assert hand(state, 0) == "jellyfish5"
    assert discard(state) == "crab2 crab2 monster kraken3"


@rule("AB-P112", "AB-A24")
def test_a_healer_who_finds_only_monsters_finds_nothing() -> None:
    cards = "jellyfish4 kraken3"
    state = deep([cards, ""], court=f"healer {OTHERS}", discard="monster", council_spent=True)
    recruit(state, "healer", cards)
    assert texts(state) == {"heal kraken3"}  # it was spent just now
    cards = "jellyfish4 jellyfish3"
    state = deep([cards, ""], court=f"healer {OTHERS}", discard="monster", council_spent=True)
    recruit(state, "healer", cards)
    assert asked(state) == "1: turn"
    assert hand(state, 0) == ""


@rule("AB-A43", "AB-A76")
def test_the_healers_look_is_private_and_the_card_is_shown() -> None:
    cards = "jellyfish5 jellyfish2"
    state = deep([cards, ""], court=f"healer {OTHERS}", discard="monster crab2")
    recruit(state, "healer", cards)
    for seat, pile in ((0, ["crab2", "jellyfish5"]), (1, None), (None, None)):
        zone = seen(state, seat)["kraken"]
        assert isinstance(zone, dict)
        found = zone["discard_pile"]
        assert (sorted(map(str, found)) if isinstance(found, list) else found) == pile
    assert facts(listen(state, "heal crab2"), "heal") == [{"seat": 0, "card": "crab2"}]


# -- soldiers --------------------------------------------------------------------------------------


@rule("AB-P113", "AB-A49")
def test_the_highwayman_takes_one_of_two_or_more_pearls_gained_at_once() -> None:
    cards = "shellfish5 shellfish3"
    state = deep([cards, ""], court=f"peddler {OTHERS}", lords=["", "highwayman"])
    recruit(state, "peddler", cards)
    assert pearls(state) == [1, 1]
    cards = "shellfish3 squid2 crab1"
    state = deep([cards, ""], court=f"shopkeeper {OTHERS}", lords=["", "highwayman"])
    recruit(state, "shopkeeper", cards)
    assert pearls(state) == [1, 0]  # a single Pearl is safe


@rule("AB-A49")
def test_each_cause_is_a_gain_of_its_own() -> None:
    cards = "shellfish5 shellfish3"
    state = deep([cards, ""], court="peddler keeper reaper", lords=["", "highwayman"])
    recruit(state, "peddler", cards)
    assert pearls(state) == [2, 2]  # the Peddler's 2, and the 2 of the refill


@rule("AB-A49")
def test_a_sale_to_the_highwaymans_owner_for_two_pearls_gives_one_back() -> None:
    state = deep(
        ["", "", ""], deck="crab1 crab2 crab3 ...", pearls=[0, 1, 2], lords=["", "", "highwayman"]
    )
    play(state, "explore", "1: buy", "2: buy")
    assert pearls(state) == [2, 0, 1]


@rule("AB-A49", "AB-A46")
def test_the_nebulis_of_a_sale_are_no_pearls() -> None:
    state = deep(
        ["", "", ""],
        deck="crab1 crab2 crab3 ...",
        pearls=[0, 1, 1],
        nebulis=[0, 0, 1],
        lords=["", "highwayman", ""],
    )
    play(state, "explore", "1: buy", "2: buy")  # 2, as a Pearl and a Nebulis
    assert pearls(state) == [2, 0, 0]


@rule("AB-P113", "AB-P14")
def test_the_shaman_protects_from_the_highwayman() -> None:
    cards = "shellfish5 shellfish3"
    state = deep([cards, ""], court=f"peddler {OTHERS}", lords=["shaman", "highwayman"])
    recruit(state, "peddler", cards)
    assert pearls(state) == [2, 0]


@rule("AB-A49", "AB-P113")
def test_the_highwayman_works_in_other_peoples_turns_on_loot_and_tokens() -> None:
    state = deep(
        ["", ""],
        available="megalodon",
        keys=[3, 0],
        council="crab1",
        loot_deck="4 ...",
        lords=["", "highwayman"],
    )
    play(state, "support crab", "control megalodon")
    assert pearls(state) == [1, 1]


@rule("AB-P114", "AB-A41", "AB-A52")
def test_the_executioner_names_a_race_and_all_opponents_lose_one_together() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep(
        [cards, "", "", ""],
        court=f"executioner {OTHERS}",
        affiliated=["squid5", "squid1 squid4 crab2", "squid2 squid3", "crab1"],
    )
    recruit(state, "executioner", cards)
    assert texts(state) == {f"name {race}" for race in RACES}
    play(state, "name squid")
    assert asked(state) == "1: execution"
    assert texts(state) == {"lose squid1", "lose squid4"}
    play(state, "lose squid1")
    assert asked(state) == "2: execution"
    assert affiliated(state, 1) == "crab2 squid1 squid4"  # nobody sees it yet
    play(state, "lose squid3")
    assert affiliated(state, 0) == "seahorse1 squid5"  # the owner's are safe
    assert affiliated(state, 1) == "crab2 squid4"
    assert affiliated(state, 2) == "squid2"
    assert affiliated(state, 3) == "crab1"
    assert discard(state) == "crab5 squid1 squid3 squid3"


RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")


@rule("AB-A41", "AB-A43")
def test_a_choice_for_the_executioner_is_secret_until_all_have_chosen() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep(
        [cards, "", ""],
        court=f"executioner {OTHERS}",
        affiliated=["", "squid1 squid4", "squid2 squid5"],
    )
    recruit(state, "executioner", cards, "name squid", "lose squid4")
    for seat, doomed in ((1, ["squid4"]), (0, []), (2, []), (None, [])):
        zone = seen(state, seat)["kraken"]
        assert isinstance(zone, dict)
        assert zone["own_doomed"] == doomed
    play(state, "lose squid2")
    assert own(state)["doomed"] == []


@rule("AB-P114", "AB-A24", "AB-P14")
def test_a_race_is_named_even_if_nobody_loses_anything() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep(
        [cards, ""], court=f"executioner {OTHERS}", affiliated=["", "squid4"], lords=["", "shaman"]
    )
    recruit(state, "executioner", cards, "name squid")
    assert affiliated(state, 1) == "squid4"  # protected
    state = deep([cards, ""], court=f"executioner {OTHERS}")
    recruit(state, "executioner", cards)
    assert asked(state) == "0: executioner"
    play(state, "name jellyfish")
    assert asked(state) == "1: turn"


@rule("AB-P114")
def test_a_single_ally_of_the_race_goes_without_a_question() -> None:
    cards = "crab5 squid3 seahorse1"
    state = deep([cards, ""], court=f"executioner {OTHERS}", affiliated=["", "squid4 squid4"])
    recruit(state, "executioner", cards, "name squid")
    assert affiliated(state, 1) == "squid4"
    assert asked(state) == "1: turn"


# -- politicians -----------------------------------------------------------------------------------


@rule("AB-P115")
def test_the_recipient_brings_a_lord_to_court_for_nothing_once_a_turn() -> None:
    state = deep(["", ""], court="keeper", lord_deck="miller ...", lords=["recipient", ""])
    play(state, "use recipient")
    assert court(state) == "keeper miller"
    assert pearls(state) == [0, 0]
    assert asked(state) == "0: turn"
    assert "use recipient" not in texts(state)


@rule("AB-P115", "AB-A39")
def test_neither_with_a_full_court_nor_with_an_empty_deck() -> None:
    full = f"{OTHERS} shepherd slaver"
    assert "use recipient" not in texts(deep(["", ""], court=full, lords=["recipient", ""]))
    state = deep(["", ""], court="keeper", lord_deck="", lords=["recipient", ""])
    with pytest.raises(ActionError, match="AB-A39"):
        play(state, "use recipient")


@rule("AB-P116", "AB-A51")
def test_the_liberator_frees_a_lord_whose_key_and_power_work_again() -> None:
    cards = "squid5 squid3 crab1"
    state = deep(
        [cards, ""],
        court=f"liberator {OTHERS}",
        lords=["landlord slaver oracle", ""],
        locations=["jail:landlord+slaver+oracle", ""],
    )
    recruit(state, "liberator", cards)
    assert texts(state) == {"release landlord", "release slaver", "release oracle"}
    play(state, "release slaver")
    assert free(state, 0) == "slaver liberator"
    assert under(state, "jail") == "landlord oracle"
    assert locations(state, 0) == "jail"
    assert player(state, 0)["keys_in_all"] == 1


@rule("AB-A51", "AB-P11")
def test_a_freed_landlord_pays_at_the_next_start_only() -> None:
    cards = "squid5 squid3 crab1"
    state = deep(
        [cards, ""],
        court=f"liberator {OTHERS}",
        lords=["landlord", ""],
        locations=["jail:landlord", ""],
    )
    recruit(state, "liberator", cards, "release landlord")
    assert pearls(state) == [0, 0]
    assert under(state, "jail") == ""  # nobody is left there, and it stays
    play(state, "1: explore", "1: take")
    assert pearls(state) == [1, 0]


@rule("AB-A1", "AB-A51")
def test_a_freed_ambassador_controls_another_location_by_the_ordinary_rule() -> None:
    cards = "squid5 squid3 crab1"
    state = deep(
        [cards, ""],
        court="liberator keeper reaper",
        lords=["sage", ""],
        locations=["jail:sage", ""],
        available="parliament",
        location_deck="abyss ...",
    )
    recruit(state, "liberator", cards, "release sage")
    assert asked(state) == "0: control"  # not its own power: draws from 1 to 4
    assert texts(state) == {"control parliament", "draw 1", "draw 2", "draw 3", "draw 4"}
    assert pearls(state) == [2, 0]  # after the refill
    play(state, "control parliament")
    assert under(state, "parliament") == "sage"
    assert locations(state, 0) == "jail parliament"


@rule("AB-P116", "AB-A24")
def test_a_liberator_with_nobody_to_free_does_nothing() -> None:
    cards = "squid5 squid3 crab1"
    state = deep([cards, ""], court=f"liberator {OTHERS}", lords=["slaver", ""])
    recruit(state, "liberator", cards)
    assert lords(state, 0) == "slaver liberator"
    assert asked(state) == "1: turn" or asked(state) == "0: free-time"


# -- farmers ---------------------------------------------------------------------------------------


@rule("AB-P117", "AB-P118")
@pytest.mark.parametrize(
    ("lord", "cards"),
    [("grower", "seahorse5 seahorse3 crab1"), ("oyster_farmer", "seahorse5 seahorse4 seahorse3")],
)
def test_the_farmers_have_no_power(lord: str, cards: str) -> None:
    state = deep([cards, ""], court=f"{lord} {OTHERS}")
    recruit(state, lord, cards)
    assert (pearls(state), keys(state)) == ([0, 0], [0, 0])
    assert asked(state) == "1: turn"


@rule("AB-A30", "AB-P15")
def test_the_extra_turn_after_the_end_was_called_by_a_seventh_lord() -> None:
    cards = "jellyfish5 jellyfish3"
    six = "outlaw counterfeiter cleaner ferryman shareholder hypnotist"
    state = deep(
        [cards, ""],
        court=f"invoker {OTHERS}",
        lords=[six, ""],
        locations=["jail:outlaw+counterfeiter+cleaner abyss:ferryman+shareholder+hypnotist", ""],
    )
    recruit(state, "invoker", cards)
    assert asked(state) == "0: turn"
    play(state, "explore", "take")
    assert asked(state) == "1: turn"
    play(state, "explore", "take")
    assert state.is_over
