"""A tree for each observer: nobody answers what lies face down."""

from __future__ import annotations

import pytest

from fathomless import games
from fathomless.bots.adviser import telling
from fathomless.bots.evaluations import evaluation_of
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.ismcts import IsmctsBot, Search
from fathomless.bots.result import SearchResult
from fathomless.bots.tree import SEAT_STRIDE, Node
from fathomless.core import game as core_game
from fathomless.core.pending import NOTHING_SHOWN
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from fathomless.games.chasms.actions import PASS_BY
from fathomless.games.chasms.choices import KeepCard
from fathomless.games.chasms.state import ChasmsState
from fathomless.games.the_abyss.actions import KEEP_FACE
from fathomless.games.the_abyss.draw import KeepOne
from fathomless.games.the_abyss.material import FACE_OF
from fathomless.games.the_abyss.state import TheAbyssState
from tests.bots.hiding import HIDE, HIDER, RUN, Hiding


def found_about_hiding(by_observer: bool) -> SearchResult:
    bot = telling(IsmctsBot(iterations=3000))
    bot.evaluation = Evaluation()
    bot.evaluation.by_observer = by_observer
    state = games.get("hiding").start(2, "pearl")
    return bot.search(Perspective(state, HIDER), Rng("hide"))


def test_a_hidden_move_is_not_answered_as_if_it_were_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(core_game._GAMES, "hiding", Hiding())
    hidden, seen = (found_about_hiding(each) for each in (True, False))
    assert hidden.action in HIDE
    assert seen.action is RUN  # in one tree for both, the pearl is found every time


def nodes_below(node: Node) -> list[Node]:
    below = [*node.children.values(), *(node.branches or {}).values()]
    return below + [deeper for each in below for deeper in nodes_below(each)]


def test_in_the_abyss_what_another_keeps_leads_nowhere_by_itself() -> None:
    """Two pairs with the same discard are one place in the tree of everybody else."""
    state = games.get("the-abyss").start(2, "observers")
    seat = state.seat_to_act
    perspective = Perspective(state, seat)
    search = Search(IsmctsBot(), perspective, perspective.legal(), Rng("x"))
    search.run(4000)
    assert len(search.roots) == 2
    keeps = {action.code for action in KEEP_FACE}
    theirs = [
        node
        for node in [search.root, *nodes_below(search.root)]
        for key in node.children
        if key % SEAT_STRIDE != seat and key // SEAT_STRIDE in keeps
    ]
    assert theirs
    seen = [child for node in theirs for child in node.children.values() if child.seat != seat]
    assert all(child.action is None for child in seen)  # nobody chooses in a tree of another
    own = search.roots[1 - seat]
    assert any(child.action is not None for child in nodes_below(own) if child.seat != seat)


def test_actions_that_are_compared_stay_in_their_order() -> None:
    """A review takes the first for the best and the second for the one that was played."""
    state = games.get("the-abyss").start(2, "order")
    perspective = Perspective(state, state.seat_to_act)
    legal = perspective.legal()
    search = Search(IsmctsBot(), perspective, legal, Rng("x"))
    for _ in range(20):
        search.advance()
    assert [arm.action for arm in search.arms] == legal


def test_what_is_shown_of_a_draw_is_the_card_that_falls() -> None:
    state = games.get("the-abyss").start(2, "shown")
    assert isinstance(state, TheAbyssState)
    while not isinstance(state.asked, KeepOne) or len(state.legal()) < 2:
        state.apply(state.legal()[-1])
    first, second = state.legal()
    assert state.asked.shown(state, first) == second.code
    assert state.asked.shown(state, second) == first.code
    state.apply(first)
    assert FACE_OF[state.discard[-1]] == second.item


def test_in_chasms_a_pass_and_a_card_kept_show_nothing() -> None:
    rng = Rng("secrets")
    passed = kept = 0
    for number in range(40):
        state = games.get("chasms").start(3, f"secrets {number}", {"factions": "random"})
        assert isinstance(state, ChasmsState)
        while not state.is_over:
            legal = state.legal()
            asked = state.asked
            assert asked is not None
            if isinstance(asked, KeepCard):
                kept += 1
                assert len({asked.shown(state, action) for action in legal}) == 1
            for action in legal:
                if asked.secret:
                    passed += 1
                    silent = asked.shown(state, action) == NOTHING_SHOWN
                    assert silent == (action is PASS_BY)
            state.apply(legal[rng.below(len(legal))])
    assert passed
    assert kept


@pytest.mark.parametrize("game", ["the-abyss", "chasms"])
def test_where_moves_are_hidden_every_seat_has_a_tree(game: str) -> None:
    state = games.get(game).start(3, "three")
    perspective = Perspective(state, state.seat_to_act)
    assert len(Search(IsmctsBot(), perspective, perspective.legal(), Rng("x")).roots) == 3


def test_where_nothing_is_hidden_one_tree_serves_all() -> None:
    state = games.get("abyss").start(3, "one")
    perspective = Perspective(state, state.seat_to_act)
    assert not evaluation_of("abyss").by_observer
    assert len(Search(IsmctsBot(), perspective, perspective.legal(), Rng("x")).roots) == 1
