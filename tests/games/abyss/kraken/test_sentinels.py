"""Sentinels: their tokens keep a Lord, a stack or a Location from everybody else."""

from __future__ import annotations

import pytest

from fathomless.core.errors import ActionError
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep, guards, nebulis
from tests.games.abyss.tables import (
    asked,
    available,
    court,
    facts,
    hand,
    listen,
    locations,
    lords,
    play,
    recruit,
    seen,
    texts,
)

OTHERS = "keeper reaper miller landowner"


@rule("AB-P106", "AB-P107", "AB-P108")
@pytest.mark.parametrize("name", ["watcher", "vigil", "lookout"])
def test_a_sentinel_brings_a_nebulis_and_its_token_which_is_placed_at_once(name: str) -> None:
    state = deep(["crab3 squid2", ""], court=f"{name} {OTHERS}", available="parliament jail")
    recruit(state, name, "crab3 squid2")
    assert nebulis(state) == [1, 0]
    assert asked(state) == "0: sentinel"
    races = {"jellyfish", "crab", "seahorse", "shellfish", "squid"}  # empty ones too
    things = {*OTHERS.split(), *races, "parliament", "jail"}
    assert texts(state) == {f"guard {thing}" for thing in things}
    play(state, "guard parliament")
    assert guards(state) == f"{name}@0:tile:parliament"


@rule("AB-A5", "AB-K8")
def test_no_element_has_two_tokens_but_a_zone_may_have_several() -> None:
    state = deep(
        ["crab3 squid2", ""],
        court=f"vigil {OTHERS}",
        guards="watcher@1:court:keeper lookout@1:stack:crab",
    )
    recruit(state, "vigil", "crab3 squid2")
    assert not texts(state) & {"guard keeper", "guard crab"}
    with pytest.raises(ActionError, match="AB-A5"):
        play(state, "guard keeper")
    play(state, "guard reaper")
    assert "vigil@0:court:reaper" in guards(state)


# -- what others cannot do -------------------------------------------------------------------------


@rule("AB-K8", "AB-A48")
def test_others_cannot_recruit_a_guarded_lord_and_its_owner_can() -> None:
    for owner in (0, 1):
        state = deep(
            ["seahorse5 seahorse3", ""],
            court=f"shepherd {OTHERS}",
            guards=f"vigil@{owner}:court:shepherd",
        )
        if owner == 0:
            assert "recruit shepherd" in texts(state)
            continue
        with pytest.raises(ActionError, match="AB-A48"):
            play(state, "recruit shepherd")


@rule("AB-K8", "AB-A42")
def test_a_guarded_stack_is_not_for_support_apprentice_alchemist_or_oracle() -> None:
    guard = "vigil@1:stack:crab"
    state = deep(["", ""], council="crab1 squid1", guards=guard, lords=["oracle alchemist", ""])
    assert texts(state, "support") == {"support squid"}
    with pytest.raises(ActionError, match="AB-A48"):
        play(state, "support crab")
    play(state, "use oracle")
    assert texts(state) == {"purge squid"}
    state = deep(["", ""], council="crab1 squid1", guards=guard, lords=["alchemist", ""])
    play(state, "support squid")
    assert asked(state) == "1: turn"  # no second stack can be taken


@rule("AB-P16", "AB-A42", "AB-A24")
def test_the_apprentice_gets_nothing_when_the_only_stacks_are_guarded() -> None:
    cards = "jellyfish3 crab2 squid1"
    state = deep(
        [cards, ""],
        court=f"apprentice {OTHERS}",
        council="crab1 seahorse1",
        guards="vigil@1:stack:crab watcher@1:stack:seahorse",
    )
    recruit(state, "apprentice", cards)
    assert asked(state) == "1: turn"
    assert hand(state, 0) == ""


@rule("AB-A48", "AB-P21", "AB-P23")
def test_nor_can_opportunist_corruptor_and_traitor_touch_a_guarded_lord() -> None:
    guard = "vigil@1:court:keeper"
    state = deep(["", ""], court=OTHERS, lords=["opportunist", ""], guards=guard)
    play(state, "use opportunist")
    assert texts(state) == {"oust reaper", "oust miller", "oust landowner"}
    cards = "squid5 squid4 squid4"
    state = deep([cards, ""], court=f"corruptor {OTHERS}", pearls=[5, 0], guards=guard)
    recruit(state, "corruptor", cards)
    assert "corrupt keeper" not in texts(state)
    cards = "squid5 crab4 seahorse3"
    state = deep([cards, ""], court=f"traitor {OTHERS}", lords=["hunter", ""], guards=guard)
    recruit(state, "traitor", cards, "replace hunter")
    assert texts(state) == {"fetch reaper", "fetch miller", "fetch landowner"}


@rule("AB-A37", "AB-A48")
def test_a_traitor_who_finds_only_guarded_lords_discards_nobody() -> None:
    cards = "squid5 crab4 seahorse3"
    state = deep(
        [cards, ""],
        court="traitor keeper",
        lord_deck="",
        lords=["hunter", ""],
        guards="vigil@1:court:keeper",
    )
    recruit(state, "traitor", cards)
    assert lords(state, 0) == "hunter traitor"


@rule("AB-A36", "AB-A48", "AB-R39")
def test_a_guarded_location_is_neither_taken_nor_swapped_for() -> None:
    guard = "vigil@1:tile:jail"
    state = deep(
        ["", ""],
        available="jail parliament",
        keys=[3, 0],
        council="crab1",
        guards=guard,
    )
    play(state, "support crab")
    assert "control jail" not in texts(state)
    assert "control parliament" in texts(state)
    cards = "jellyfish5 jellyfish4 jellyfish1"
    state = deep(
        [cards, ""],
        court=f"illusionist {OTHERS}",
        available="jail",
        locations=["abyss", ""],
        guards=guard,
    )
    recruit(state, "illusionist", cards)
    assert asked(state) == "1: turn"  # nothing to swap for


@rule("AB-A16", "AB-A48")
def test_keys_wait_while_the_only_location_is_guarded() -> None:
    state = deep(
        ["", ""],
        available="jail",
        location_deck="",
        keys=[3, 0],
        council="crab1",
        guards="vigil@1:tile:jail",
    )
    play(state, "support crab")
    assert asked(state) == "1: turn"


@rule("AB-A16", "AB-A27")
def test_keys_that_waited_are_used_at_the_start_of_the_turn_in_which_a_location_is_there() -> None:
    state = deep(
        ["crab1", "jellyfish5 jellyfish4 jellyfish1"],
        court=f"illusionist {OTHERS}",
        available="jail",
        location_deck="",
        locations=["", "parliament:"],
        guards="watcher@1:tile:jail",
        keys=[6, 0],
        to_act=1,
        council="crab2",
        pearls=[2, 0],
    )
    recruit(state, "illusionist", "jellyfish5 jellyfish4 jellyfish1")
    play(state, "swap parliament", "control jail")
    assert available(state) == "parliament"
    assert asked(state) == "0: control"
    assert texts(state) == {"control parliament"}
    play(state, "control parliament")
    assert locations(state, 0) == "parliament"
    assert asked(state) == "0: turn"  # three Keys are left, and no Location


@rule("AB-A16", "AB-A27")
def test_keys_for_two_locations_take_both_before_the_turn_goes_on() -> None:
    state = deep(
        ["", "crab2"],
        available="black_smokers jail megalodon",
        location_deck="",
        keys=[9, 0],
        to_act=1,
        council="crab1",
    )
    play(state, "support crab")
    assert asked(state) == "0: control"
    play(state, "control black_smokers")
    assert asked(state) == "0: control"
    play(state, "control megalodon")
    assert asked(state) == "0: loot"
    play(state, "stop")
    assert asked(state) == "0: control"
    play(state, "control jail")
    assert asked(state).startswith("0: ")
    assert locations(state, 0) == "black_smokers megalodon jail"


GUARDS = "watcher@1:stack:crab vigil@1:court:keeper lookout@1:tile:jail"


@rule("AB-A48")
@pytest.mark.parametrize(
    ("lord", "own", "moves", "refused"),
    [
        ("", "", (), "support crab"),
        ("", "alchemist", ("support squid",), "support crab"),
        ("", "oracle", ("use oracle",), "purge crab"),
        ("", "opportunist", ("use opportunist",), "oust keeper"),
        ("apprentice", "", (), "support crab"),
        ("corruptor", "", (), "corrupt keeper"),
        ("traitor", "slaver", ("replace slaver",), "fetch keeper"),
        ("illusionist", "", ("swap parliament",), "control jail"),
    ],
)
def test_a_refusal_names_the_sentinel_that_guards_a_thing(
    lord: str, own: str, moves: tuple[str, ...], refused: str
) -> None:
    cards = {
        "apprentice": "jellyfish4 crab1 squid1",
        "corruptor": "squid5 squid4 squid1",
        "traitor": "squid5 crab4 jellyfish4",
        "illusionist": "jellyfish5 jellyfish4 jellyfish1",
        "": "",
    }[lord]
    state = deep(
        [cards, ""],
        court=f"{lord} {OTHERS}",
        guards=GUARDS,
        council="crab2 squid2 shellfish2",
        available="jail abyss",
        locations=["parliament", ""],
        lords=[own, ""],
        pearls=[6, 0],
    )
    if lord:
        recruit(state, lord, cards)
    while asked(state) == "0: affiliation":
        state.apply(state.legal()[0])
    play(state, *moves)
    with pytest.raises(ActionError, match=r"Sentinel guards it\. Rule AB-A48") as caught:
        play(state, refused)
    assert caught.value.rule == "AB-A48"


@rule("AB-A48")
def test_a_refusal_names_the_sentinel_that_guards_a_location() -> None:
    state = deep(
        ["", ""], guards="vigil@1:tile:jail", council="squid2", available="jail abyss", keys=[3, 0]
    )
    play(state, "support squid")
    with pytest.raises(ActionError, match=r"Sentinel guards it\. Rule AB-A48"):
        play(state, "control jail")
    with pytest.raises(ActionError, match="AB-R38"):
        play(state, "control parliament")


@rule("AB-A42", "AB-P21")
def test_a_refusal_says_what_is_missing_where_nobody_guards_it() -> None:
    state = deep(
        ["", ""],
        court=OTHERS,
        guards="watcher@1:stack:crab vigil@1:court:keeper",
        council="crab2 squid2",
        lords=["oracle opportunist", ""],
    )
    play(state, "use oracle")
    with pytest.raises(ActionError, match="AB-A42"):
        play(state, "purge jellyfish")
    play(state, "purge squid", "use opportunist")
    with pytest.raises(ActionError, match="AB-P21"):
        play(state, "oust shepherd")


# -- the token comes back --------------------------------------------------------------------------


@rule("AB-A48")
def test_the_token_comes_back_with_the_lord_and_may_be_placed_before_a_later_action() -> None:
    state = deep(
        ["seahorse5 seahorse3", ""], court=f"shepherd {OTHERS}", guards="vigil@0:court:shepherd"
    )
    heard = listen(state, "recruit shepherd", "pay seahorse3", "pay seahorse5", "done")
    assert facts(heard, "guard-back") == [{"seat": 0, "lord": "vigil"}]
    assert guards(state) == "vigil@0"
    assert asked(state) == "1: turn"  # not in the free time of the same turn
    assert not texts(state, "sentinel")
    play(state, "explore", "take")
    assert texts(state, "sentinel") == {"sentinel vigil"}
    play(state, "sentinel vigil", "guard crab")
    assert guards(state) == "vigil@0:stack:crab"
    assert asked(state) == "0: turn"


@rule("AB-A48")
def test_not_in_the_middle_of_an_exploration() -> None:
    state = deep(["", ""], guards="vigil@0", deck="crab1 crab2 ...")
    assert "sentinel vigil" in texts(state)
    play(state, "explore")
    assert texts(state) == {"take", "explore"}
    with pytest.raises(ActionError, match=r"before the action of a turn\. Rule AB-A48"):
        play(state, "sentinel vigil")
    with pytest.raises(ActionError, match=r"has come back to you .*\. Rule AB-A48"):
        play(state, "sentinel watcher")


@rule("AB-A48", "AB-A5")
def test_one_of_several_tokens_in_hand_is_placed_at_a_time() -> None:
    state = deep(["", ""], guards="vigil@0 lookout@0")
    assert texts(state, "sentinel") == {"sentinel vigil"}
    play(state, "sentinel vigil", "guard crab")
    assert texts(state, "sentinel") == {"sentinel lookout"}


@rule("AB-A48")
def test_it_comes_back_with_a_stack_a_location_and_whatever_is_discarded_or_swapped() -> None:
    state = deep(["", ""], council="crab1", guards="vigil@0:stack:crab")
    play(state, "support crab")
    assert guards(state) == "vigil@0"
    state = deep(["", ""], council="crab1", guards="vigil@0:stack:crab", lords=["oracle", ""])
    play(state, "use oracle", "purge crab")
    assert guards(state) == "vigil@0"
    state = deep(["", ""], court=OTHERS, guards="vigil@0:court:keeper", lords=["opportunist", ""])
    play(state, "use opportunist", "oust keeper")
    assert guards(state) == "vigil@0"
    state = deep(
        ["", ""], available="jail", keys=[3, 0], council="crab1", guards="vigil@0:tile:jail"
    )
    play(state, "support crab", "control jail")
    assert guards(state) == "vigil@0"
    assert locations(state, 0) == "jail"


@rule("AB-A48", "AB-A36")
def test_it_comes_back_when_its_owner_swaps_for_the_location() -> None:
    cards = "jellyfish5 jellyfish4 jellyfish1"
    state = deep(
        [cards, ""],
        court=f"illusionist {OTHERS}",
        available="jail",
        locations=["abyss", ""],
        guards="vigil@0:tile:jail",
    )
    recruit(state, "illusionist", cards, "swap abyss", "control jail")
    assert guards(state) == "vigil@0"
    assert available(state) == "abyss"


@rule("AB-K8")
def test_there_is_no_duty_to_take_the_guarded_thing() -> None:
    state = deep(["", ""], council="crab1 squid1", guards="vigil@0:stack:crab")
    play(state, "support squid")
    assert guards(state) == "vigil@0:stack:crab"


@rule("AB-A48", "AB-R36")
def test_the_token_follows_a_lord_when_the_court_slides() -> None:
    state = deep(
        ["seahorse5 seahorse3", ""], court=f"shepherd {OTHERS}", guards="vigil@0:court:landowner"
    )
    recruit(state, "shepherd", "seahorse5 seahorse3")
    assert court(state) == OTHERS
    assert guards(state) == "vigil@0:court:landowner"
    on = seen(state, 1)["kraken"]
    assert isinstance(on, dict)
    assert on["sentinels"] == [
        {"ref": "sentinel:watcher", "lord": "watcher", "owner": None, "on": None},
        {"ref": "sentinel:vigil", "lord": "vigil", "owner": 0, "on": "lord:landowner"},
        {"ref": "sentinel:lookout", "lord": "lookout", "owner": None, "on": None},
    ]


@rule("AB-A48", "AB-P4", "AB-R52")
def test_the_assassin_turns_a_sentinel_lord_and_its_token_stays() -> None:
    state = deep(
        ["crab5 crab4 crab1", ""],
        court=f"assassin {OTHERS}",
        lords=["", "vigil"],
        guards="vigil@1:stack:crab",
        council="crab1",
    )
    recruit(state, "assassin", "crab5 crab4 crab1", "turn vigil")
    assert guards(state) == "vigil@1:stack:crab"
    play(state, "explore", "take")
    assert "support crab" not in texts(state)


@rule("AB-A48", "AB-A37")
def test_a_sentinel_lord_given_up_leaves_its_token_to_its_owner() -> None:
    cards = "squid5 crab4 seahorse3"
    state = deep(
        [cards, ""],
        court=f"traitor {OTHERS}",
        lords=["vigil", ""],
        guards="vigil@0:stack:crab",
        council="crab1",
    )
    recruit(state, "traitor", cards, "replace vigil", "fetch miller")
    assert guards(state) == "vigil@0:stack:crab"
    assert "support crab" not in texts(state)  # it is the other player's turn


@rule("AB-A37", "AB-P106")
def test_a_sentinel_that_comes_as_a_replacement_acts_as_if_recruited() -> None:
    cards = "squid5 crab4 seahorse3"
    state = deep([cards, ""], court=f"traitor watcher {OTHERS}", lords=["hunter", ""])
    recruit(state, "traitor", cards, "replace hunter", "fetch watcher", "guard squid")
    assert guards(state) == "watcher@0:stack:squid"
    assert nebulis(state) == [1, 0]
