"""What a seat sees and what it may know: hands, stolen cards, decks, the stack of Monsters."""

from __future__ import annotations

from collections import Counter

from fathomless.core.rng import Rng
from fathomless.games.chasms.material import FACE_IDS, FACE_OF
from fathomless.games.chasms.state import ChasmsState
from fathomless.testing import rule
from tests.games.chasms.tables import GAME, hand, play, table


def worlds(state: ChasmsState, seat: int | None, count: int = 60) -> list[ChasmsState]:
    rng = Rng("worlds")
    return [state.determinise(seat, rng) for _ in range(count)]


def faces(cards: list[int]) -> list[str]:
    return sorted(FACE_IDS[FACE_OF[card]] for card in cards)


@rule("CH-C30")
def test_hands_and_decks_are_hidden_and_the_rest_is_open() -> None:
    state = table(["ember_02 ember_03", "tide_06"], discards=["ember_07", "tide_02"])
    own, other = state.view(0).table["players"], state.view(1).table["players"]
    assert isinstance(own, list)
    assert isinstance(other, list)
    for seen, hands in ((own, [["ember_02", "ember_03"], None]), (other, [None, ["tide_06"]])):
        assert [player["hand"] for player in seen if isinstance(player, dict)] == hands
        piles = [player["discard"] for player in seen if isinstance(player, dict)]
        assert piles == [["ember_07"], ["tide_02"]]
    public = state.view(None).table["players"]
    assert isinstance(public, list)
    assert [player["hand"] for player in public if isinstance(player, dict)] == [None, None]


@rule("CH-C30")
def test_what_is_not_known_varies_within_what_its_owner_has() -> None:
    state = table(["ember_02", "tide_06 tide_08"])
    found = worlds(state, 0)
    assert len({tuple(faces(world.hands[1])) for world in found}) > 20
    for world in found:
        assert faces(world.hands[0]) == ["ember_02"]
        assert sorted(world.hands[1] + world.decks[1]) == sorted(state.hands[1] + state.decks[1])
        assert world.decks[0] != state.decks[0]


@rule("CH-C30", "CH-C48")
def test_a_card_taken_back_is_known() -> None:
    state = table(["grave_05 grave_02", ""], discards=["grave_03 grave_04", ""])
    play(state, "play grave_05", "take grave_04")
    for world in worlds(state, 1, 20):
        assert "grave_04" in faces(world.hands[0])


@rule("CH-C27")
def test_a_theft_between_two_others_is_blurred_for_the_third() -> None:
    state = table(
        ["veil_05 grave_05", "ember_02 ember_03", ""], factions=["veil+grave", "ember+sun", ""]
    )
    play(state, "play veil_05", "on 1")
    stolen = [card for card in state.hands[0] if card // 20 == 0]
    assert len(stolen) == 1
    for seat in (0, 1):
        assert all(stolen[0] in world.hands[0] for world in worlds(state, seat, 20))
    seen = Counter(
        next(FACE_IDS[FACE_OF[card]] for card in world.hands[0] if card // 20 in (0, 5))
        for world in worlds(state, 2)
    )
    assert len(seen) > 3


@rule("CH-C27", "CH-C30")
def test_a_known_card_may_or_may_not_have_been_the_stolen_one() -> None:
    state = table(["grave_05 grave_02", "veil_05", ""], discards=["grave_04", "", ""])
    play(state, "play grave_05", "end", "play veil_05", "on 0")
    where = Counter(
        next(seat for seat in (0, 1) if "grave_04" in faces(world.hands[seat]))
        for world in worlds(state, 2, 200)
    )
    assert set(where) == {0, 1}
    assert where[0] > where[1] > 20  # one of four cards has gone


@rule("CH-C55")
def test_after_a_swap_both_know_both_hands() -> None:
    state = table(["coin_08 coin_02", "ember_02 ember_03", ""])
    play(state, "play coin_08", "on 1")
    for seat in (0, 1):
        for world in worlds(state, seat, 10):
            assert hand(world, 0) == "ember_02 ember_03"
            assert hand(world, 1) == "coin_02"


@rule("CH-C21")
def test_a_new_deck_holds_what_everybody_saw() -> None:
    state = table(["ember_02 ember_10", ""], bare=True)
    play(state, "end")  # the discard pile becomes the deck, and two cards are drawn
    old = set(state.hands[0]) & {card for card in state.hands[0] if state.epoch[card] == 0}
    assert len(old) == 2
    for world in worlds(state, 1, 30):
        kept = [card for card in world.hands[0] if world.epoch[card] == 0]
        assert sorted(kept) == sorted(old)  # those two cannot be in the deck


@rule("CH-R13")
def test_the_stack_of_monsters_is_not_known() -> None:
    state = GAME.start(3, "stack", {"factions": "random"})
    assert isinstance(state, ChasmsState)
    tops = {world.face_down[-1] for world in worlds(state, 0)}
    assert len(tops) > 5
    for world in worlds(state, 0, 5):
        assert sorted(world.face_down) == sorted(state.face_down)


@rule("CH-C67")
def test_a_sampled_seat_may_be_asked_with_nothing_to_play() -> None:
    state = table(["ember_02", "grave_09", ""])
    play(state, "play ember_02")
    answers = {tuple(str(action) for action in world.legal()) for world in worlds(state, 2)}
    assert ("pass",) in answers
