"""The stalemate: for 20 rounds nothing but Pearls changes hands, and the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fathomless.core.errors import StateError
from fathomless.core.jsontypes import Json
from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.games.abyss.kraken.zones import zones_of
from fathomless.games.abyss.leviathan.border import border_of
from fathomless.games.abyss.phases import CONTROL
from fathomless.games.abyss.state import AbyssState
from fathomless.play.narrate import Narrator
from fathomless.play.words import Words
from fathomless.testing import rule
from tests.games.abyss.kraken.depths import deep
from tests.games.abyss.leviathan.borders import border, roll
from tests.games.abyss.tables import (
    CARD,
    COPIES,
    GAME,
    affiliated,
    asked,
    facts,
    hand,
    listen,
    number,
    pearls,
    play,
    random_game,
    seen,
    table,
)
from tests.sizes import some

ROUNDS = 20
LATE = 500  # the number of a turn in which nobody remembers the first
MONSTERS = " ".join(["monster"] * 6)
OTHERS = "keeper reaper miller landowner"
SHEPHERD = "seahorse5 seahorse3"
FOR_A_PEARL = ["explore", "fight", "reward pearl"]
GAMES = some(12)


def all_of(*races: str) -> str:
    """Every Ally of some Races."""
    return " ".join(f"{id} " * COPIES[id] for id in CARD if id.rstrip("12345") in races)


def stuck(seats: int = 2, **given: Any) -> State:
    """Nobody can ever recruit: ambassadors want five Races, and one of them is all affiliated.

    Only Monsters are left in the deck; tokens, Keys and Locations are all with somebody.
    """
    races = ("crab", "seahorse", "shellfish", "squid")
    usual: dict[str, Any] = {
        "hands": [all_of(*races[seat::seats]) for seat in range(seats)],
        "affiliated": [all_of("jellyfish"), *[""] * (seats - 1)],
        "court": "sage hermit elder",
        "lord_deck": "",
        "location_deck": "",
        "token_pile": "",
        "keys": [10, *[0] * (seats - 1)],
        "deck": MONSTERS,
    }
    return table(**{**usual, **given})


def still(state: State, turns: int) -> State:
    """The same table, after so many turns in which nothing but Pearls changed hands."""
    return State.from_json({**state.to_json(), "turns": LATE, "last_progress": LATE - turns})


def last_chance(state: State) -> State:
    """The last turn of twenty such rounds."""
    return still(state, ROUNDS * state.seats)


def to_the_end(state: State, seed: str, most: int = 4000) -> State:
    """Random answers, but not for ever."""
    rng = Rng(seed)
    for _ in range(most):
        if state.is_over:
            return state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    raise AssertionError(f"no end after {most} answers")


# -- the end ---------------------------------------------------------------------------------------


@rule("AB-A77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_at_which_nobody_can_ever_recruit_comes_to_an_end(seats: int) -> None:
    state = stuck(seats)
    state.journal = []
    to_the_end(state, f"stuck {seats}")
    assert state.outcome().reason == "stalemate"
    turns = len(facts(state.journal, "turn")) + 1  # the first one had begun
    assert turns == ROUNDS * seats
    assert facts(state.journal, "stalemate") == [{"count": ROUNDS}]
    assert not facts(state.journal, "end-called")


@rule("AB-A77")
def test_it_comes_where_a_turn_would_begin_and_without_last_turns() -> None:
    state = last_chance(stuck())
    assert asked(play(still(state, ROUNDS * 2 - 1), "explore", "fight")) == "1: turn"
    assert asked(play(state, "explore", "fight")) == "over"
    assert seen(state)["end_reason"] == "stalemate"
    assert seen(state)["end_called_by"] is None


@rule("AB-A77", "AB-R48", "AB-R49", "AB-R50")
def test_then_allies_are_affiliated_and_points_counted_as_always() -> None:
    state = last_chance(stuck(affiliated=["", all_of("jellyfish")]))
    play(state, "explore", "fight")
    assert hand(state, 0) == hand(state, 1) == ""
    assert affiliated(state, 0) == "crab1 shellfish1"
    outcome = state.outcome()
    assert [score["allies"] for score in outcome.scores] == [2, 1 + 1 + 5]
    assert outcome.ranking == [[1], [0]]  # with all the Locations and tokens


@rule("AB-A77", "AB-A30")
def test_where_the_end_is_called_the_last_turns_are_played() -> None:
    state = play(last_chance(stuck(3, end_by=2)), "explore", "fight")
    assert asked(state) == "1: turn"
    play(state, "explore", "fight")
    assert state.outcome().reason == "seventh-lord"


LINES = {
    "en": "Stalemate: no card, Location, Key or Monster token has changed hands for 20 rounds.",
    "pl": "Pat: od 20 okrążeń karty, Miejsca, klucze i żetony Potworów nie zmieniają właściciela.",
}


@rule("AB-A77")
@pytest.mark.parametrize("language", LINES)
def test_everybody_is_told(language: str) -> None:
    narrator = Narrator(GAME, ("Ines", "Oskar"), Words(language))
    heard = listen(last_chance(stuck()), "explore", "fight")
    (event,) = [event for event in heard if event.kind == "stalemate"]
    assert {narrator.line(event, reader) for reader in (0, 1, None)} == {LINES[language]}
    assert "reason:stalemate" in GAME.catalogue(language)


# -- what counts -----------------------------------------------------------------------------------


@rule("AB-A77")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"deck": "crab1 ..."}, ["explore", "take"]),
        ({"deck": "crab1 crab2 ...", "pearls": [0, 1]}, ["explore", "buy", "take"]),
        ({"council": "crab1"}, ["support crab"]),
        (
            {"hands": ["crab1", ""], "lords": ["slaver", ""], "deck": "monster ..."},
            ["use slaver", "sell crab1", "explore", "fight", "reward pearl"],
        ),
        ({"deck": "monster ..."}, ["explore", "fight", "reward token"]),
        ({"deck": "monster ...", "threat": 3}, ["explore", "fight"]),
        (
            {"hands": [SHEPHERD, ""], "court": f"shepherd {OTHERS}"},
            ["recruit shepherd", "pay seahorse3", "pay seahorse5", "done"],
        ),
        (
            {"keys": [3, 0], "available": "jail", "question": "control", "phase": CONTROL},
            ["control jail"],
        ),
    ],
    ids=["taken", "bought", "stack", "sold", "token", "key", "lord", "location"],
)
def test_whatever_else_changes_hands_starts_the_count_anew(
    given: dict[str, Any], moves: list[str]
) -> None:
    state = last_chance(table(**{"hands": ["", ""], **given}))
    play(state, *moves)
    assert asked(state) == "1: turn"
    assert number(state, "last_progress") == LATE
    again = still(state, 0)
    to_the_end(again, "again")
    assert number(again, "turns") > LATE + 1


@rule("AB-A77")
@pytest.mark.parametrize(
    ("lords", "moves"),
    [("", ["plot"]), ("opportunist", ["use opportunist", "oust keeper"])],
    ids=["plot", "opportunist"],
)
def test_so_does_a_lord_who_comes_to_the_court(lords: str, moves: list[str]) -> None:
    state = last_chance(
        table(["", ""], court="keeper reaper", lords=[lords, ""], pearls=[1, 0], deck="monster ...")
    )
    play(state, *moves, *FOR_A_PEARL)
    assert asked(state) == "1: turn"


@rule("AB-A77")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({}, FOR_A_PEARL),
        ({"threat": 2}, ["explore", "fight", "reward 2 pearls"]),
        ({"deck": "crab1 monster ..."}, ["explore", "explore", "fight", "reward pearl"]),
        (
            {"lords": ["oracle", ""], "council": "crab1"},
            ["use oracle", "purge crab", *FOR_A_PEARL],
        ),
        ({"keys": [10, 0], "threat": 6, "location_deck": ""}, ["explore", "fight"]),
    ],
    ids=["pearl", "pearls", "to the Council", "discarded stack", "no Key left"],
)
def test_pearls_and_cards_in_nobodys_hand_do_not(given: dict[str, Any], moves: list[str]) -> None:
    state = last_chance(table(**{"hands": ["", ""], "deck": "monster ...", **given}))
    assert asked(play(state, *moves)) == "over"
    assert state.outcome().reason == "stalemate"


@rule("AB-A77", "AB-P11")
def test_nor_does_the_pearl_of_the_landlord() -> None:
    state = still(table(["", ""], lords=["", "landlord"], deck=MONSTERS), ROUNDS * 2 - 1)
    play(state, *FOR_A_PEARL)
    assert pearls(state) == [1, 1]
    assert asked(play(state, *FOR_A_PEARL)) == "over"


# -- with expansions -------------------------------------------------------------------------------

NINE = " ".join(["monster"] * 9)
THIRTEEN = " ".join(["crab1"] * 5 + ["crab2"] * 3 + ["crab3"] + ["squid1"] * 4)


@rule("AB-A77")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"lords": ["ferryman", ""], "nebulis": [1, 0]}, ["use ferryman", *FOR_A_PEARL]),
        ({"guards": "watcher@0"}, ["sentinel watcher", "guard crab", *FOR_A_PEARL]),
        (
            {"lords": ["oracle", ""], "council": "crab1", "guards": "watcher@0:stack:crab"},
            ["use oracle", "purge crab", *FOR_A_PEARL],
        ),
        (
            {"deck": "kraken2 monster ..."},
            ["explore", "explore", "fight", "reward pearl", "place crab"],
        ),
    ],
    ids=["nebulis", "sentinel", "sentinel back", "kraken to the Council"],
)
def test_nebulis_and_sentinel_tokens_do_not_count(given: dict[str, Any], moves: list[str]) -> None:
    state = last_chance(deep(**{"hands": ["", ""], "deck": "monster ...", **given}))
    assert asked(play(state, *moves)) == "over"
    assert state.outcome().reason == "stalemate"


@rule("AB-A77", "AB-A47", "AB-K11")
def test_in_a_stalemate_too_whoever_had_the_last_turn_may_choose_who_gets_the_figure() -> None:
    state = last_chance(deep(["kraken2", "kraken2", ""], deck="monster ...", to_act=2))
    play(state, *FOR_A_PEARL)
    assert asked(state) == "2: figure"
    again = State.from_json(state.to_json())
    for table_of in (state, again):
        assert seen(table_of)["end_reason"] == "stalemate"
        assert asked(play(table_of, "figure 1")) == "over"
        assert table_of.outcome().reason == "stalemate"


@rule("AB-A77")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"lords": ["coward", ""], "deck": NINE}, ["explore", *["ignore"] * 9]),
        (
            {"hands": [THIRTEEN, ""], "lords": ["coward", ""], "pearls": [1, 0], "deck": NINE},
            ["explore", *["ignore"] * 9, "pay pearl"],
        ),
    ],
    ids=["nothing", "a card is paid for"],
)
def test_monsters_that_are_ignored_do_not_count(given: dict[str, Any], moves: list[str]) -> None:
    state = last_chance(border(**{"hands": ["", ""], **given}))
    assert asked(play(state, *moves)) == "over"
    assert state.outcome().reason == "stalemate"


@rule("AB-A77")
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        ({"hands": ["crab1", ""], "deck": "monster ..."}, ["explore", "fight 7", "attack crab1"]),
        ({"lords": ["coward", ""], "deck": NINE}, ["explore", "explore", *["ignore"] * 8]),
        (
            {"lords": ["coward", ""], "tokens": ["2_pearls", ""], "deck": NINE},
            ["cash 2_pearls", "explore", *["ignore"] * 9],
        ),
    ],
    ids=["attack", "leviathan", "token"],
)
def test_an_attack_a_leviathan_and_a_token_count(given: dict[str, Any], moves: list[str]) -> None:
    state = roll(last_chance(border(**{"hands": ["", ""], **given})), 1, 1)
    assert asked(play(state, *moves)) == "1: turn"


@rule("AB-A77", "AB-A22")
def test_a_round_has_a_turn_for_each_of_five() -> None:
    state = border(["", "", "", "", ""], lords=["coward", "", "", "", ""], deck=NINE)
    moves = ["explore", *["ignore"] * 9]
    assert asked(play(still(state, ROUNDS * 5 - 1), *moves)) == "1: turn"
    assert asked(play(still(state, ROUNDS * 5), *moves)) == "over"


# -- what is kept ----------------------------------------------------------------------------------


@rule("AB-A77")
def test_the_count_is_saved_copied_and_the_same_for_everybody() -> None:
    state = last_chance(stuck())
    worlds = [State.from_json(state.to_json()), state.copy()]
    worlds += [state.determinise(seat, Rng("a world")) for seat in (0, 1, None)]
    for world in worlds:
        assert number(world, "last_progress") == LATE - ROUNDS * 2
        assert asked(play(world, "explore", "fight")) == "over"


@pytest.mark.parametrize("turn", [LATE + 1, -1, None])
def test_a_count_that_cannot_be_is_refused(turn: int | None) -> None:
    data = {**stuck().to_json(), "turns": LATE, "last_progress": turn}
    with pytest.raises(StateError) as refusal:
        State.from_json(data)
    assert refusal.value.code == "state/malformed"


# -- the verbs -------------------------------------------------------------------------------------

VERBS: dict[str, Callable[[AbyssState], object]] = {
    "affiliate": lambda s: s.affiliate(0, CARD["crab1"]),
    "Monster token": lambda s: s.steal_token(0, 1),
    "Loot": lambda s: zones_of(s).draw_loot(s),
    "wounds": lambda s: border_of(s).wound(s, 0, 1),
    "Leviathan token": lambda s: border_of(s).draw_tokens(s, 0, 1),
    "stolen": lambda s: border_of(s).steal_token(s, 0, 1),
}


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_what_comes_with_something_else_is_counted_for_itself_too(
    verb: Callable[[AbyssState], object],
) -> None:
    tokens = ["", "key"]
    state = last_chance(border(["", ""], expansions="both", tokens=tokens, base_tokens=[0, 1]))
    assert isinstance(state, AbyssState)
    verb(state)
    assert number(state, "last_progress") == LATE


# -- whole games -----------------------------------------------------------------------------------

# What lies before players, in the Court and on the Border, by the name of its box.
SHARED = ("hands", "affiliated", "lords", "locations", "tucked", "tokens", "keys", "court")
OF_BOXES = {"kraken": ("owner", "loot"), "leviathan": ("foes", "tokens", "wounds", "slain")}


def possessions(state: State) -> list[Json]:
    """Everything but Pearls and Nebulis that somebody has or can have."""
    data = state.to_json()
    found = [data[field] for field in SHARED]
    for box, fields in OF_BOXES.items():
        own = data.get(box, {})
        assert isinstance(own, dict)
        found += [own.get(field) for field in fields]
    return found


class Witness:
    """Compares what everybody has at the beginnings of turns."""

    def __init__(self) -> None:
        self.turn = 0
        self.seen: list[Json] = []

    def look(self, state: State) -> None:
        """What is different was counted in the turn that is over."""
        if number(state, "turns") == self.turn:
            return
        now = possessions(state)
        assert self.turn == 0 or now == self.seen or number(state, "last_progress") == self.turn
        self.turn, self.seen = number(state, "turns"), now


@rule("AB-A77")
@pytest.mark.parametrize("expansions", ["none", "kraken", "leviathan", "both"])
def test_no_turn_changes_what_somebody_has_without_being_counted(expansions: str) -> None:
    for game in range(GAMES):
        options: dict[str, object] = {"expansions": expansions}
        random_game(2 + game % 3, f"stalemate {game}", options, Witness().look)
