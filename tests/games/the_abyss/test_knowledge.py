"""What is known to whom: what each seat sees, and what it may take to be possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from fathomless.core.rng import Rng
from fathomless.core.state import State
from fathomless.testing import rule
from tests.games.the_abyss.reading import (
    deck,
    discard,
    drawn,
    every_card,
    hand,
    hand_size,
    panics,
    pile,
    player,
    seen,
    words,
)
from tests.games.the_abyss.tables import (
    STANDARD,
    asked,
    facts,
    in_order,
    listen,
    play,
    random_game,
    table,
    texts,
    worth,
)


def samples(state: State, seat: int | None, count: int = 100) -> Iterator[State]:
    """What a seat, or a spectator, may take to be the case."""
    rng = Rng("samples")
    for _ in range(count):
        yield state.determinise(seat, rng)


def share(state: State, seat: int | None, holds: Callable[[State], bool], count: int) -> float:
    """In which part of the samples something holds."""
    return sum(holds(sample) for sample in samples(state, seat, count)) / count


def has(seat: int, card: str) -> Callable[[State], bool]:
    """Whether a card is in a hand."""
    return lambda state: card in hand(state, seat).split()


# What is seen


@rule("TA-A24", "TA-A37")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    state = table(["eye_1 treasure_12", "hook_2 hook_3 sword_4", ""])
    for by in (1, 2, None):
        assert player(state, 0, by=by)["hand"] is None
        assert player(state, 0, by=by)["points"] is None
        assert player(state, 0, by=by)["hand_size"] == 2
    assert player(state, 0, by=0)["hand"] == ["eye_1", "treasure_12"]
    assert player(state, 0, by=0)["points"] == 13
    assert hand_size(state, 1) == 3


@rule("TA-A24")
def test_of_the_discard_pile_only_the_top_card_lies_open() -> None:
    state = table(["eye_1", "", ""], discard="treasure_12 treasure_10 treasure_8")
    for by in (0, 1, None):
        assert (seen(state, by)["discard"], seen(state, by)["discard_top"]) == (3, "treasure_8")
        shown = str(seen(state, by))
        assert "treasure_12" not in shown
        assert "treasure_10" not in shown


@rule("TA-A24", "TA-A7")
def test_cards_in_front_and_cards_gone_this_round_are_open_to_all() -> None:
    state = table(
        ["treasure_8 treasure_7", "eye_1", ""],
        played=["hook_2", "sword_5 eye_2", ""],
        panics=[1, 2, 0],
    )
    play(state, "sacrifice", "give treasure_8", "give treasure_7", "done")
    for by in (0, 1, 2, None):
        assert player(state, 0, by=by)["played"] == ["hook_2"]
        assert in_order(words(player(state, 1, by=by)["played"])) == "eye_2 sword_5"
        assert [player(state, seat, by=by)["panics"] for seat in range(3)] == [0, 2, 0]
        assert in_order(words(seen(state, by)["removed"])) == "treasure_7 treasure_8"
        assert seen(state, by)["destroyed"] == 1


@rule("TA-A37", "TA-A24")
def test_the_sizes_of_deck_and_pile_are_seen_but_not_their_cards() -> None:
    state = table(
        ["eye_1", "", ""], deck="treasure_12 treasure_10 treasure_6", out=[2], panics=[0, 0, 3]
    )
    assert seen(state)["deck"] == 3
    alike = table(["eye_1", "", ""], deck="treasure_10 treasure_6 treasure_12", out=[2])
    for by in (0, 1, 2, None):
        assert seen(state, by)["deck"] == seen(alike, by)["deck"] == 3
    full = table(["eye_1", "", ""], deck="treasure_12 ...")
    for by in (0, 1, None):
        assert "treasure_12" not in str(seen(full, by))


@rule("TA-A37")
def test_every_discard_is_seen_as_it_falls() -> None:
    state = table(["", ""], question="draw", deck="treasure_8 eye_1 treasure_6 ...")
    heard = listen(state, "draw", "keep treasure_8")
    assert facts(heard, "discard") == [{"seat": 0, "card": "eye_1"}]


@rule("TA-A37", "TA-R22")
def test_panic_played_and_sacrificed_cards_are_announced_to_all() -> None:
    state = table(
        ["treasure_8 treasure_7", "hook_2"],
        to_act=1,
        deck="panic eye_1 eye_2 eye_3",
    )
    heard = listen(
        state,
        "play hook_2 on 0",
        "0: sacrifice",
        "give treasure_8",
        "give treasure_7",
        "done",
    )
    assert facts(heard, "play") == [{"seat": 1, "card": "hook_2"}]
    assert facts(heard, "panic") == [{"seat": 0, "count": 1}]
    (given,) = facts(heard, "sacrifice")
    assert given["seat"] == 0
    assert isinstance(given["cards"], list)
    assert in_order(given["cards"]) == "treasure_7 treasure_8"


@rule("TA-A24")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    state = table(["", "", ""], question="draw", deck="treasure_12 treasure_10 ...")
    heard = listen(state, "draw")
    (event,) = [event for event in heard if event.kind == "draw"]
    assert event.seen_by(0)["cards"] == ["treasure_12", "treasure_10"]
    assert seen(state, 0)["own_draw"] == ["treasure_12", "treasure_10"]
    for by in (1, 2, None):
        assert event.seen_by(by)["cards"] is None
        assert seen(state, by)["own_draw"] is None
        assert "treasure_12" not in str(seen(state, by))
    heard = listen(state, "keep treasure_12")
    (event,) = [event for event in heard if event.kind == "keep"]
    assert event.seen_by(0)["card"] == "treasure_12"
    assert event.seen_by(1)["card"] is None


@rule("TA-A25")
def test_a_stolen_card_is_known_to_the_two_concerned_and_to_nobody_else() -> None:
    state = table(["sword_3", "treasure_12", "eye_1", ""])
    heard = listen(state, "play sword_3 steal 1")
    (event,) = [event for event in heard if event.kind == "steal"]
    assert [event.seen_by(by)["card"] for by in (0, 1)] == ["treasure_12", "treasure_12"]
    assert [event.seen_by(by)["card"] for by in (2, 3, None)] == [None, None, None]
    assert (event.facts["seat"], event.facts["target"]) == (0, 1)
    for by in (2, 3, None):
        assert "treasure_12" not in str(seen(state, by))


@rule("TA-A26", "TA-R24")
def test_cards_named_for_a_sacrifice_are_seen_when_it_is_made() -> None:
    state = table(["treasure_8 treasure_7 treasure_6", ""], panics=[1, 0])
    heard = listen(state, "sacrifice", "give treasure_8", "give treasure_7")
    assert seen(state, 0)["own_sacrifice"] == ["treasure_8", "treasure_7"]
    assert seen(state, 1)["own_sacrifice"] is None
    assert heard == []
    assert hand_size(state, 0) == 3


@rule("TA-A37", "TA-A17")
def test_hidden_piles_stay_hidden_at_the_end_of_the_round() -> None:
    state = table(
        ["treasure_12 treasure_10 treasure_8", "eye_1", ""],
        out=[2],
        panics=[0, 0, 3],
        piles=["", "", "sword_5 hook_4"],
    )
    for event in listen(state, "stop"):
        if event.kind in ("score", "round-end"):
            for by in (0, 1, 2, None):
                assert "sword_5" not in str(event.seen_by(by))
                assert "hook_4" not in str(event.seen_by(by))


# What may be the case


@rule("TA-A24", "TA-A37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_can_tell_a_sample_from_the_table(seats: int) -> None:
    rng = Rng("alike")
    step = 0

    def look(state: State) -> None:
        nonlocal step
        step += 1
        if step % 7:
            return
        for seat in (*range(seats), None):
            sample = state.determinise(seat, rng)
            assert sample.view(seat) == state.view(seat)
            assert every_card(sample) == STANDARD
            if state.seat_to_act == seat:
                assert texts(sample) == texts(state)
            assert sample.legal()

    for game in range(2):
        random_game(seats, f"alike {game}", at_each=look)


@rule("TA-A24")
def test_a_seat_knows_its_own_hand_and_not_the_others() -> None:
    state = table(["eye_1 treasure_12", "hook_2 treasure_8", ""])
    others = set()
    for sample in samples(state, 0):
        assert hand(sample, 0) == "eye_1 treasure_12"
        others.add(hand(sample, 1))
        assert hand_size(sample, 1) == 2
    assert len(others) > 40
    assert len({hand(sample, 0) for sample in samples(state, None)}) > 40


@rule("TA-A24")
def test_an_unknown_card_may_be_any_that_is_nowhere_else() -> None:
    state = table(["treasure_12", "eye_1", ""], deck="...", discard="treasure_4 treasure_10")
    found: Counter[str] = Counter(hand(sample, 1) for sample in samples(state, 0, 3000))
    assert "panic" not in found
    assert "treasure_12" not in found  # it is one's own
    assert "treasure_10" not in found  # it was seen among the discards
    # 39 cards may be the one: three of the four Sea Glass, both Gold Masks, …
    assert len(found) == 14
    assert 3000 * 3 / 39 * 0.7 < found["treasure_4"] < 3000 * 3 / 39 * 1.3
    assert 3000 * 2 / 39 * 0.7 < found["treasure_8"] < 3000 * 2 / 39 * 1.3


@rule("TA-A24")
def test_the_deck_of_a_sample_is_shuffled() -> None:
    state = table(["treasure_12", "", ""], deck="...")
    tops: Counter[str] = Counter(deck(sample).split()[0] for sample in samples(state, 0, 1000))
    assert 0.7 * 9 / 49 < tops["panic"] / 1000 < 1.3 * 9 / 49
    assert len(tops) == 16


@rule("TA-A24", "TA-A37")
def test_the_discard_pile_was_seen_as_it_fell() -> None:
    state = table(["", "", ""], question="draw", deck="treasure_8 eye_1 treasure_6 hook_2 ...")
    play(state, "draw", "keep treasure_8", "end", "1: draw", "keep treasure_6", "end")
    for by in (0, 1, 2, None):
        for sample in samples(state, by, 20):
            assert discard(sample) == "treasure_4 eye_1 hook_2"


@rule("TA-A24")
def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    state = table(["eye_1", "", ""], question="draw", discard="treasure_12")
    play(state, "take discard")
    for by in (1, 2, None):
        assert share(state, by, has(0, "treasure_12"), 100) == 1.0


@rule("TA-A24")
def test_a_kept_card_is_known_to_its_keeper_alone() -> None:
    state = table(["", "", ""], question="draw", deck="treasure_12 eye_1 ...")
    play(state, "draw", "keep treasure_12")
    assert share(state, 0, has(0, "treasure_12"), 50) == 1.0
    for by in (1, None):
        assert 0.0 < share(state, by, has(0, "treasure_12"), 1000) < 0.08  # one card of about 40


@rule("TA-A25")
def test_a_theft_between_others_may_have_moved_any_card_of_that_hand() -> None:
    state = table(["", "eye_1 eye_2", "sword_3"], question="draw", to_act=1, discard="treasure_12")
    play(state, "take discard", "end")
    # Everybody knows that seat 1 holds the Heart. Now seat 2 steals one of three cards.
    play(state, "2: take discard" if "take discard" in texts(state) else "2: draw")
    while asked(state) != "2: combos":
        play(state, min(texts(state)))
    assert share(state, 0, has(1, "treasure_12"), 50) == 1.0
    play(state, "play sword_3 steal 1")
    for by in (0, None):
        assert 0.2 < share(state, by, has(2, "treasure_12"), 600) < 0.47  # one in three
        assert (
            share(state, by, lambda s: has(1, "treasure_12")(s) != has(2, "treasure_12")(s), 100)
            == 1.0
        )
    moved = hand(state, 2)
    for by in (1, 2):
        for sample in samples(state, by, 50):
            assert has(2, "treasure_12")(sample) == ("treasure_12" in moved.split())


@rule("TA-A25")
def test_thief_and_victim_know_the_stolen_card() -> None:
    state = table(["sword_3", "treasure_12 eye_1", ""])
    play(state, "play sword_3 steal 1")
    stolen = hand(state, 0)
    for by in (0, 1):
        assert share(state, by, has(0, stolen), 100) == 1.0
    assert share(state, 2, has(0, stolen), 300) < 0.3


@rule("TA-A25")
def test_a_known_card_that_is_played_by_the_thief_is_no_longer_in_doubt() -> None:
    state = table(
        ["", "", "sword_3"], question="draw", to_act=1, discard="treasure_4 treasure_4 sword_5"
    )
    play(state, "take discard", "end", "2: take discard", "play sword_3 steal 1")
    assert hand(state, 2) == "sword_5 treasure_4"  # the only card seat 1 had
    for by in (0, None):
        assert share(state, by, has(2, "sword_5"), 50) == 1.0
        assert share(state, by, lambda s: hand(s, 1) == "", 50) == 1.0


@rule("TA-A14", "TA-R18")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_the_cards_under_an_eye_are_known_to_the_looker_alone(where: str) -> None:
    four = "panic treasure_12 treasure_10 panic"
    state = table(["eye_1", "", ""], deck=f"{four} ...")
    play(state, "play eye_1")
    assert {" ".join(deck(sample).split()[:4]) for sample in samples(state, 0, 50)} == {four}
    play(state, f"put {where}")

    def block(sample: State) -> str:
        stock = deck(sample).split()
        return " ".join(stock[:4] if where == "top" else stock[-4:])

    assert {block(sample) for sample in samples(state, 0, 50)} == {four}
    for by in (1, None):
        assert len({block(sample) for sample in samples(state, by, 50)}) > 40
    # The looker knows no more than that.
    rest = slice(4, None) if where == "top" else slice(None, -4)
    assert len({" ".join(deck(s).split()[rest]) for s in samples(state, 0, 20)}) == 20


@rule("TA-A14")
def test_what_the_eye_saw_is_remembered_when_another_draws_it() -> None:
    state = table(["eye_1", "", ""], deck="treasure_12 treasure_10 eye_2 eye_3 ...", discard="")
    play(state, "play eye_1", "put top", "end", "1: draw", "keep treasure_12")
    assert share(state, 0, has(1, "treasure_12"), 50) == 1.0
    assert share(state, 2, has(1, "treasure_12"), 300) < 0.2


@rule("TA-R24", "TA-A26")
def test_whoever_names_a_sacrifice_holds_fifteen_points_in_every_sample() -> None:
    state = table(["sword_3", "treasure_8 treasure_7", ""], panics=[1, 0, 0])
    play(state, "play sword_3 gift 1")
    below = share(state, 0, lambda s: worth(hand(s, 1)) < 15, 200)
    assert below > 0.5  # the window itself tells nothing
    play(state, "1: sacrifice")
    for by in (0, 2, None):
        assert all(worth(hand(sample, 1)) >= 15 for sample in samples(state, by))
    play(state, "1: give treasure_8")
    for by in (0, 2, None):
        for sample in samples(state, by):
            assert worth(hand(sample, 1)) >= 15
            assert sample.legal()


@rule("TA-A26")
def test_declining_tells_nobody_what_one_holds() -> None:
    state = table(["sword_3", "treasure_8 treasure_7", ""], panics=[1, 0, 0])
    play(state, "play sword_3 gift 1", "1: decline")
    rich = share(state, 0, lambda s: worth(hand(s, 1)) >= 15, 400)
    assert 0.0 < rich < 0.5
    assert hand(state, 1) == "treasure_7 treasure_8"


@rule("TA-R10", "TA-R11")
@pytest.mark.parametrize("by", [1, 2, None])
def test_the_drawn_cards_in_a_keep_question_are_never_panic(by: int | None) -> None:
    state = table(["", "", ""], question="draw", deck="treasure_12 treasure_10 ...")
    play(state, "draw")
    pairs = set()
    for sample in samples(state, by, 200):
        assert "panic" not in drawn(sample).split()
        assert len(drawn(sample).split()) == 2
        pairs.add(drawn(sample))
    assert len(pairs) > 50


@rule("TA-A28", "TA-A24")
def test_whoever_sees_the_same_takes_the_same_to_be_possible() -> None:
    def panic_to_come(stock: str) -> tuple[object, float]:
        state = table(["", "", ""], question="draw", deck=stock)
        heard = listen(state, "draw")
        assert (panics(state), asked(state)) == ([1, 0, 0], "0: panic-window")
        sight = (state.view(1), [event.seen_by(1) for event in heard])
        return sight, share(state, 1, lambda sample: drawn(sample) == "panic", 2000)

    sight, chance = panic_to_come("panic treasure_8 ...")
    for stock in ("treasure_8 panic ...", "panic panic ..."):
        other_sight, other_chance = panic_to_come(stock)
        assert other_sight != sight or abs(other_chance - chance) < 0.04, (chance, other_chance)


@rule("TA-A17", "TA-A30")
def test_a_hidden_pile_may_hold_anything_the_hand_may_have_held() -> None:
    state = table(["sword_3", "treasure_12 eye_1", ""], panics=[1, 2, 0])
    play(state, "play sword_3 gift 1", "1: decline")
    for sample in samples(state, 1, 30):
        assert pile(sample, 1) == "eye_1 treasure_12"
    for by in (0, 2, None):
        piles = {pile(sample, 1) for sample in samples(state, by)}
        assert len(piles) > 40
        assert all("panic" not in cards for cards in piles)


@rule("TA-A24")
def test_a_sample_has_a_future_of_its_own() -> None:
    state = table(["sword_3", "eye_1 eye_2 eye_3 hook_2 hook_3 hook_4"])
    futures = {str(sample.to_json()["rng"]) for sample in samples(state, 0, 40)}
    assert len(futures) == 40
    assert str(state.to_json()["rng"]) not in futures
    first, second = (next(samples(state, 0, 1)).to_json() for _ in range(2))
    assert first == second  # the caller's generator decides, and nothing else


@rule("TA-A24", "TA-A37")
def test_sampling_leaves_the_table_as_it_was() -> None:
    state = table(["sword_3 eye_1", "treasure_12", ""], panics=[1, 0, 0])
    before = state.to_json()
    for by in (0, 1, 2, None):
        for sample in samples(state, by, 5):
            while sample.seat_to_act == 0:
                play(sample, min(texts(sample)))
    assert state.to_json() == before
