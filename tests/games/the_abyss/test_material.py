"""The cards: chapter "The cards" of the rulebook and the card table of the ledger."""

from __future__ import annotations

import pytest

from fathomless.core.errors import NotationError
from fathomless.core.state import State
from fathomless.games.the_abyss import material
from fathomless.testing import rule
from tests.games.the_abyss.reading import every_card, hand, played, scores
from tests.games.the_abyss.tables import (
    BEGINNER,
    GAME,
    POINTS,
    STANDARD,
    play,
    random_game,
    table,
    texts,
)

# id, name, class, points, copies in the standard deck, copies in the beginner deck
CARDS = [
    ("panic", "Panic", "panic", 0, 9, 7),
    ("eye_1", "Lantern Fish", "eye", 1, 3, 3),
    ("eye_2", "Spyglass", "eye", 2, 3, 3),
    ("eye_3", "Oracle Shell", "eye", 3, 2, 2),
    ("hook_2", "Rusty Hook", "hook", 2, 3, 3),
    ("hook_3", "Harpoon", "hook", 3, 3, 3),
    ("hook_4", "Anchor Chain", "hook", 4, 2, 2),
    ("sword_3", "Bone Knife", "sword", 3, 3, 3),
    ("sword_4", "Cutlass", "sword", 4, 3, 3),
    ("sword_5", "Trident", "sword", 5, 2, 2),
    ("treasure_4", "Sea Glass", "treasure", 4, 4, 4),
    ("treasure_5", "Black Pearl", "treasure", 5, 4, 5),
    ("treasure_6", "Amber Idol", "treasure", 6, 3, 4),
    ("treasure_7", "Silver Chalice", "treasure", 7, 3, 3),
    ("treasure_8", "Gold Mask", "treasure", 8, 2, 2),
    ("treasure_10", "Sunken Crown", "treasure", 10, 1, 1),
    ("treasure_12", "Heart of the Deep", "treasure", 12, 1, 1),
]
TREASURES = [card for card in POINTS if card.startswith("treasure")]
COMBOS = [card for card in POINTS if card.split("_")[0] in ("eye", "hook", "sword")]


@rule("TA-R3", "TA-A2", "TA-A40")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card[0]))
def test_every_face_is_printed_as_in_the_ledger(card: tuple[str, str, str, int, int, int]) -> None:
    face = material.FACES[CARDS.index(card)]
    kind = material.CLASSES[face.kind]
    assert (face.id, face.name, kind, face.value, face.standard, face.beginner) == card


@rule("TA-A2")
def test_there_are_seventeen_faces_with_different_numbers_of_copies() -> None:
    assert len(material.FACES) == 17
    assert {face.standard for face in material.FACES} == {1, 2, 3, 4, 9}


@rule("TA-R1", "TA-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_that_is_dealt_has_exactly_the_51_cards(seats: int) -> None:
    dealt = every_card(GAME.start(seats, "one deck"))
    assert dealt == STANDARD
    assert sum(dealt.values()) == 51


@rule("TA-A2")
def test_the_scoring_cards_are_42_and_worth_182() -> None:
    assert sum(copies for card, copies in STANDARD.items() if card != "panic") == 42
    dealt = every_card(GAME.start(2, "one deck"))
    values = {face.id: face.value for face in material.FACES}
    assert sum(values[card] * copies for card, copies in dealt.items()) == 182


@rule("TA-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["standard", "beginner"])
def test_t8_no_card_is_ever_lost_or_made(seats: int, deck: str) -> None:
    expected = STANDARD if deck == "standard" else BEGINNER

    def count(state: State) -> None:
        assert state.census() == 51
        assert every_card(state) == expected

    for game in range(3):
        count(random_game(seats, f"conservation {game}", {"deck": deck}, at_each=count))


@rule("TA-R3")
@pytest.mark.parametrize("card", COMBOS)
def test_every_combo_card_can_be_played_and_does_what_its_class_says(card: str) -> None:
    state = table([card, "eye_1"], panics=[1, 0])
    options = texts(state)
    match card.partition("_")[0]:
        case "eye":
            assert options == {f"play {card}", "end"}
        case "hook":
            assert options == {f"play {card} on 0", f"play {card} on 1", "end"}
        case _:
            assert options == {f"play {card} steal 1", f"play {card} gift 1", "end"}


@rule("TA-R3", "TA-R29")
@pytest.mark.parametrize("card", [card for card in POINTS if card != "panic"])
def test_every_card_in_hand_scores_the_points_it_shows(card: str) -> None:
    rich = "treasure_8 treasure_7 treasure_6 treasure_5"
    state = play(table([rich, card]), "stop")
    assert scores(state) == [[26, POINTS[card]]]


@rule("TA-R4", "TA-A1")
@pytest.mark.parametrize("card", TREASURES)
def test_a_treasure_is_never_played(card: str) -> None:
    state = table([card, "eye_1"], panics=[1, 0])
    assert texts(state) == {"end"}
    for move in (
        f"play {card}",
        f"play {card} on 1",
        f"play {card} steal 1",
        f"play {card} gift 1",
    ):
        with pytest.raises(NotationError):
            GAME.parse(move)


@rule("TA-R4")
def test_a_treasure_counts_only_while_it_is_in_hand() -> None:
    state = table(["treasure_12 treasure_8 treasure_7", "treasure_5"], panics=[1, 0])
    play(state, "sacrifice", "give treasure_12", "give treasure_7", "done", "end")
    assert hand(state, 0) == "treasure_8"
    state = table(
        ["treasure_8", "treasure_12 treasure_10 treasure_4"],
        discard="treasure_7",
        to_act=1,
        played=["eye_1", ""],
    )
    assert scores(play(state, "stop")) == [[8, 26]]  # not the 7 on the discard pile, nor the Eye


@rule("TA-A1")
def test_only_combo_cards_have_one_of_the_three_classes() -> None:
    classed = {
        face.id
        for face in material.FACES
        if material.CLASSES[face.kind] in ("eye", "hook", "sword")
    }
    assert classed == set(COMBOS)
    playable = {
        action.text.split()[1]
        for action in GAME.vocabulary.actions
        if action.text.startswith("play")
    }
    assert playable == set(COMBOS)


@rule("TA-R4", "TA-R22")
def test_a_panic_is_no_card_to_keep_to_play_or_to_give_up() -> None:
    for move in ("keep panic", "play panic", "give panic"):
        with pytest.raises(NotationError):
            GAME.parse(move)


@rule("TA-R3", "TA-R15")
@pytest.mark.parametrize("card", COMBOS)
def test_every_combo_card_lies_open_in_front_of_its_player_once_played(card: str) -> None:
    state = table([card, "eye_1 eye_2"], deck="treasure_4 treasure_5 treasure_6 treasure_6 ...")
    (move,) = [text for text in texts(state) if text.endswith((card, "on 0", "steal 1"))]
    play(state, move)
    assert played(state, 0) == card
    assert card not in hand(state, 0).split()
