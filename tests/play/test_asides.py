"""What can be asked for beside the table: a choice in full, a hint; and what a question says."""

from __future__ import annotations

import re
from itertools import chain, islice, pairwise

import pytest
from rich.cells import cell_len

from fathomless import games
from fathomless.core.message import Message, Value
from fathomless.games.chasms.cards import CARDS
from fathomless.games.chasms.leaders import LEADERS
from fathomless.games.chasms.vocabulary import BOOST
from fathomless.play.advice import Prospect, advise, doubt
from fathomless.play.terminal.tables.the_abyss import in_full
from fathomless.play.text import SHELL
from tests.play.matches import match_of, new_match, on_screen, settle, typed
from tests.play.tables import drawn, moments, scene_of
from tests.sizes import every

CHASMS = games.get("chasms")
THE_ABYSS = games.get("the-abyss")


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_choice_is_shown_in_full_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("chasms", "me,random", "full")
    settle(match)
    pages = on_screen(match, ["? 3", "?99", "?0"])
    action = match.state.legal()[2]
    scene = scene_of(match)
    faction = action.refs[0].partition(":")[2]
    whole = scene.narrator.name(f"text:leader_{faction}")
    before, shown = flat(pages[0]).split("(typed ? 3)")
    assert whole not in before
    assert whole in shown
    assert action.text in shown
    assert "There is no choice 99." in shown
    assert "There is no choice 0." in shown
    _, text = typed(monkeypatch, new_match("me,me", "rule"), ["? 1"])
    assert "1 Take " in flat(text.rpartition("› ? 1")[2])


def test_a_question_whose_texts_are_cut_says_how_to_read_them() -> None:
    match = match_of("chasms", "me,random", "full")
    pages = on_screen(match, [])
    assert "Your first Faction?  (? 1: choice 1 in full)" in pages[0]
    assert "in full" not in on_screen(new_match(), [])[0]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_key_for_instants_stands_among_the_others(language: str) -> None:
    line = SHELL[language]["ask.hint_orders"]
    assert line in on_screen(match_of("chasms", "me,random", "full"), [], language)[0]
    assert cell_len(line) + 4 <= 80  # on the smallest screens it stands in a line across
    assert " w " not in on_screen(new_match(), [], language)[0]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_line_across_follows_another(seats: int) -> None:
    for match in moments(CHASMS, seats, "rules", every=every(9)):
        for height in (0, 24, 40):
            lines, _ = drawn(match, scene_of(match, width=80), height)
            across = [line.startswith("──") for line in lines]
            assert not any(one and other for one, other in pairwise(across))


@pytest.mark.parametrize("key", ["discard", "take_back", "keep"])
def test_the_last_of_several_cards_is_not_the_first(key: str) -> None:
    scene = scene_of(match_of("chasms", "me,random", "full"))
    one, two = (scene.narrator.say(Message(f"prompt.{key}", {"count": n}), 0) for n in (1, 2))
    assert one.endswith("1 card. Which one?")
    assert two.endswith("2 cards. Which one first?")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_more_and_less_have_their_signs(language: str) -> None:
    boosts = {
        effect.n for face in (*CARDS, *LEADERS) for effect in face.effects if effect.op == BOOST
    }
    assert {n > 0 for n in boosts} == {True, False}
    scene = scene_of(match_of("chasms", "me,random", "full"), language)
    for n in boosts:
        args: dict[str, Value] = {"count": n, "cause": "card:ember_07", "self": "yes", "who": ""}
        said = scene.narrator.say(Message("log.boost", args), 0)
        assert re.search(rf" {'+' if n > 0 else '−'}{abs(n)} ".replace("+", r"\+"), said)


# -- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("the-abyss", "me,random"), ("the-abandons", "me")])
def test_a_hint_has_every_choice_with_its_chance(game: str, seats: str) -> None:
    match = match_of(game, seats, "hint")
    settle(match)
    shown = on_screen(match, ["hint"])[1]
    assert "Best moves" in shown
    assert "The hint knows only what you know." in flat(shown)
    assert len(re.findall(r"^ +\d+ .* \d+% +\d+–\d+%", shown, re.MULTILINE)) == len(
        match.state.legal()
    )
    assert ("expected score" in shown) is (seats == "me")
    assert "Enter: back to the table" in shown


def test_a_hint_changes_nothing_and_a_number_typed_on_it_is_played() -> None:
    match = new_match("me,random", "undo")
    settle(match)
    before, legal = match.state.to_json(), match.state.legal()
    found = advise(match)
    assert match.state.to_json() == before
    assert {each.action for each in found} == set(legal)
    assert [each.chance for each in found] == sorted((e.chance for e in found), reverse=True)
    steps = len(match.steps)
    on_screen(match, ["hint", "1"])
    assert len(match.steps) > steps


def test_behind_the_best_move_the_others_stand_by_their_chances() -> None:
    """Those given up early may look better by luck than others that were tried on."""
    ups = 0
    for number in range(3):
        match = match_of("chasms", "me,random", f"order {number}", factions="random")
        settle(match)
        _, *others = advise(match)
        assert [each.chance for each in others] == sorted(
            (each.chance for each in others), reverse=True
        )
        ups += any(a.visits < b.visits for a, b in pairwise(others))
    assert ups


ABOUT = {
    "draw": "2 cards from the deck.",
    "take": "No Panic lies in the discard pile.",
    "keep eye": "An Eye looks at the 4 uppermost cards",
    "keep treasure": "Points and nothing else.",
    "play hook": "A Hook makes any player",
    "play sword": "A Sword steals a random card",
    "stop": "The round ends at once",
    "sacrifice": "Cards worth 15 points or more",
    "end": "",
}


def test_every_choice_of_the_abyss_says_what_it_does_by_the_rules() -> None:
    told: set[str] = set()
    for match in islice(chain(*(moments(THE_ABYSS, 3, f"told {n}") for n in range(9))), 600):
        scene = scene_of(match)
        for action in match.state.legal():
            kind = next((each for each in ABOUT if action.text.startswith(each)), "")
            text = in_full(action, scene)
            assert bool(text) is (action.text != "end")
            if kind and kind not in told:
                told.add(kind)
                assert text.startswith(ABOUT[kind])
                assert ("worth no points" in text) is kind.startswith("play")
    assert told == set(ABOUT)


def test_a_hint_says_how_sure_it_is() -> None:
    match = new_match("me,random", "undo")
    settle(match)
    one, two = match.state.legal()[:2]
    clear = [Prospect(one, 90, 0.8, 0.7, 0.9), Prospect(two, 90, 0.5, 0.4, 0.6)]
    close = [Prospect(one, 90, 0.8, 0.7, 0.9), Prospect(two, 90, 0.75, 0.6, 0.85)]
    first = [Prospect(one, 9, 0.8, 0.7, 0.9), Prospect(two, 9, 0.5, 0.4, 0.6)]
    assert [doubt(found) for found in (clear, close, first, clear[:1])] == [
        "",
        "close",
        "first",
        "",
    ]


def test_help_names_both() -> None:
    shown = on_screen(new_match(), ["h"])[1]
    assert "hint" in shown
    assert "? 1" in shown
