"""Replays: a match as text, read back exactly, and refused with the line when it cannot be."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathomless import games
from fathomless.bots.playout import play_out
from fathomless.core import replay as replays
from fathomless.core.errors import FathomlessError, ReplayError, SetupError
from fathomless.core.replay import Replay
from fathomless.core.rng import Rng

GAME = games.get("the-abyss")
HEADER = """\
fathomless-replay 1
game the-abyss
rules 1
seats 2
option deck standard
option target 70
seed "any text"
"""


def played(seats: int = 2, seed: str = "any text", most: int = 1_000_000) -> Replay:
    """A random match."""
    replay = Replay(GAME, seats, seed, GAME.read_options({}))
    state = replay.start()
    rng = Rng(f"{seed}: replay")
    while not state.is_over and len(replay.actions) < most:
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        replay.actions.append((state.seat_to_act, action))
        state.apply(action)
    return replay


def refused(text: str) -> FathomlessError:
    with pytest.raises(FathomlessError) as caught:
        Replay.parse(text)
    return caught.value


def family(call: Callable[[], object]) -> str:
    """The first word of the code of a refusal; empty if there is none."""
    try:
        call()
    except FathomlessError as error:
        return error.code.partition("/")[0]
    return ""


# Writing and reading


def test_a_replay_is_its_header_and_its_actions() -> None:
    replay = played(most=3)
    lines = [f"{seat} {action}" for seat, action in replay.actions]
    assert str(replay) == HEADER + "\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_match_is_read_back_and_ends_alike(seats: int) -> None:
    replay = played(seats)
    read = Replay.parse(str(replay))
    assert str(read) == str(replay)
    assert read.run().to_json() == replay.run().to_json()
    assert read.run().is_over
    assert (read.game, read.seats, read.seed) == (GAME, seats, "any text")
    assert read.options == {"deck": "standard", "target": 70}
    assert all(
        one is other for (_, one), (_, other) in zip(read.actions, replay.actions, strict=True)
    )


def test_states_shows_every_moment() -> None:
    replay = played()
    count = 0
    state = None
    for state in replay.states():
        assert state.is_over == (count == len(replay.actions))
        count += 1
    assert count == len(replay.actions) + 1
    assert state is not None
    assert state.to_json() == replay.run().to_json()


@pytest.mark.parametrize(
    "seed",
    [
        *(
            "",
            '"',
            "'",
            "\\",
            'a "quoted" word',
            "two\nlines",
            "\r\n",
            "\t",
            "# no note",
            "żółw 🐢",
        ),
        *("\0", "\ud800", "\u2028\u2029\x85\x0b\x0c\x1c", " spaces ", "x" * 10_000, "null", "{}"),
    ],
    ids=lambda seed: ascii(seed)[:16],
)
def test_any_seed_is_read_back(seed: str) -> None:
    replay = Replay.parse(str(played(seed=seed, most=5)))
    assert replay.seed == seed
    assert replay.run().to_json() == played(seed=seed, most=5).run().to_json()


@given(st.text(st.characters(codec=None), max_size=40))
def test_truly_any_seed_is_read_back(seed: str) -> None:
    text = str(Replay(GAME, 2, seed, GAME.read_options({})))
    assert Replay.parse(text).seed == seed


def test_options_are_read_back() -> None:
    options = GAME.read_options({"deck": "beginner", "target": 5})
    assert Replay.parse(str(Replay(GAME, 4, "x", options))).options == options


def test_options_that_are_left_out_have_their_defaults() -> None:
    text = HEADER.replace("option deck standard\n", "").replace("option target 70\n", "")
    assert Replay.parse(text).options == {"deck": "standard", "target": 70}


def test_notes_spaces_and_line_ends_do_not_matter() -> None:
    replay = played(most=3)
    loose = "\r\n".join(f"  {line}  " for line in str(replay).splitlines())
    loose = loose.replace("  game", "# a note\r\n  game")
    assert str(Replay.parse(loose + "\r\n\r\n# the end")) == str(replay)


def test_other_header_fields_are_kept() -> None:
    text = HEADER + "name-0 Ines the Brave\nbot-1 ismcts\nempty\n\n"
    replay = Replay.parse(text)
    assert replay.extra == [("name-0", "Ines the Brave"), ("bot-1", "ismcts"), ("empty", "")]
    assert Replay.parse(str(replay)).extra == replay.extra


def test_a_header_alone_is_a_match_before_its_first_action() -> None:
    assert Replay.parse(HEADER).run().to_json() == GAME.start(2, "any text").to_json()


# What cannot be read


@pytest.mark.parametrize(
    "first", ["", " ", "hello", "fathomless-replay", "fathomless-replay 1 1", "replay 1", "\ufeff"]
)
def test_another_first_line_is_no_replay(first: str) -> None:
    error = refused(first + "\n" + HEADER.partition("\n")[2])
    assert isinstance(error, ReplayError)
    assert error.code == "replay/malformed"
    assert error.message == "Line 1: a replay begins with 'fathomless-replay 1'."
    assert refused("").code == "replay/malformed"


@pytest.mark.parametrize("version", ["0", "2", "one", "01"])
def test_another_format_is_refused(version: str) -> None:
    error = refused(HEADER.replace("fathomless-replay 1", f"fathomless-replay {version}"))
    assert (error.code, error.message) == (
        "replay/version",
        f"Line 1: format {version} is not known here.",
    )


@pytest.mark.parametrize("field", ["game", "rules", "seats", "seed"])
def test_a_header_has_its_fields(field: str) -> None:
    lines = [line for line in HEADER.splitlines() if not line.startswith(field + " ")]
    error = refused("\n".join(lines) + "\n\n0 draw\n")
    assert error.code == "replay/malformed"
    assert error.message == f"Line 7: the header has no {field}."


WRONG_FIELDS = [
    ("rules 1", "rules 2", "replay/foreign", 3),
    ("rules 1", "rules 0", "replay/foreign", 3),
    ("rules 1", "rules", "replay/foreign", 3),
    ("seats 2", "seats two", "replay/malformed", 4),
    ("seats 2", "seats", "replay/malformed", 4),
    ("seats 2", "seats -2", "replay/malformed", 4),
    ("seats 2", "seats 2.0", "replay/malformed", 4),
    ("seats 2", "seats " + "9" * 5000, "replay/malformed", 4),
    ('seed "any text"', "seed any text", "replay/malformed", 7),
    ('seed "any text"', "seed", "replay/malformed", 7),
    ('seed "any text"', "seed 17", "replay/malformed", 7),
    ('seed "any text"', 'seed ["any text"]', "replay/malformed", 7),
    ('seed "any text"', 'seed "any text', "replay/malformed", 7),
    ('seed "any text"', "seed " + "9" * 5000, "replay/malformed", 7),
    ('seed "any text"', "seed " + "[" * 100_000, "replay/malformed", 7),
]


@pytest.mark.parametrize(
    ("field", "wrong", "code", "line"), WRONG_FIELDS, ids=[row[1][:14] for row in WRONG_FIELDS]
)
def test_a_wrong_field_is_refused_with_its_line(
    field: str, wrong: str, code: str, line: int
) -> None:
    error = refused(HEADER.replace(field, wrong) + "\n0 draw\n")
    assert isinstance(error, ReplayError)
    assert error.code == code
    assert error.message.startswith(f"Line {line}: ")
    assert len(error.message) < 300


@pytest.mark.parametrize(
    "field", ["game the-abyss", "rules 1", "seats 3", 'seed "other"', "option target 20"]
)
def test_a_field_cannot_be_given_twice(field: str) -> None:
    """Nothing is silently replaced."""
    error = refused(HEADER + field + "\n\n")
    assert error.code == "replay/malformed"
    assert error.message.startswith("Line 8: ")


def test_a_replay_of_other_rules_says_which() -> None:
    error = refused(HEADER.replace("rules 1", "rules 7"))
    assert "recorded under rules 7 of the-abyss; here are rules 1." in error.message


def test_an_unknown_game_is_refused() -> None:
    error = refused(HEADER.replace("game the-abyss", "game the-abbess"))
    assert isinstance(error, SetupError)
    assert error.code == "game/unknown"
    assert "the-abyss" in error.message


@pytest.mark.parametrize(
    "option", ["deck big", "dekc standard", "deck", "target many", "", "target 0"]
)
def test_a_wrong_option_is_refused(option: str) -> None:
    text = HEADER.replace("option target 70\n", "")
    text = text.replace("option deck standard", f"option {option}")
    assert refused(text).code == "options/invalid"


def test_a_wrong_number_of_seats_is_refused_when_it_starts() -> None:
    replay = Replay.parse(HEADER.replace("seats 2", "seats 7"))
    with pytest.raises(SetupError) as caught:
        replay.run()
    assert caught.value.code == "seats/invalid"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("draw", "an action begins with its seat, not 'draw'"),
        ("x draw", "an action begins with its seat, not 'x'"),
        ("-1 draw", "an action begins with its seat, not '-1'"),
        ("100 draw", "an action begins with its seat, not '100'"),
        ("0", "the-abyss has no action ''"),
        ("0 drow", "the-abyss has no action 'drow'. Near: draw"),
        ("0 keep treasure_13", "the-abyss has no action 'keep treasure_13'"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: str, says: str) -> None:
    error = refused(HEADER + "\n0 draw\n# a note\n\n" + line + "\n0 draw\n")
    assert isinstance(error, ReplayError)
    assert error.code == "replay/malformed"
    assert error.message.startswith(f"Line 12: {says}")


def test_a_text_without_end_is_not_read() -> None:
    error = refused(HEADER + "\n" + "#" * replays.MAX_CHARACTERS)
    assert error.code == "replay/too-long"


@given(st.text(st.sampled_from('fathomless-replay 1\ngame the-abyss#"0 draw\x1c\u2028')))
def test_nonsense_is_refused_and_nothing_else_happens(text: str) -> None:
    for whole in (text, HEADER + text, HEADER + "\n" + text):
        assert family(partial(Replay.parse, whole)) in {"", "replay", "game", "options"}


@given(st.integers(0, 2000), st.characters(codec=None))
def test_one_wrong_character_is_refused_or_read(place: int, character: str) -> None:
    text = str(played(most=40))
    place %= len(text)
    wrong = text[:place] + character + text[place + 1 :]
    kinds = {"", "replay", "game", "options", "seats"}
    assert family(lambda: Replay.parse(wrong).run()) in kinds


# What can be read and does not re-run


def wrong_step(replay: Replay) -> ReplayError:
    with pytest.raises(ReplayError) as caught:
        replay.run()
    assert caught.value.code == "replay/illegal"
    with pytest.raises(ReplayError) as again:
        list(replay.states())
    assert str(again.value) == str(caught.value)
    return caught.value


def test_an_action_of_another_seat_is_refused() -> None:
    replay = played(most=4)
    seat, action = replay.actions[2]
    replay.actions[2] = (1 - seat, action)
    assert wrong_step(replay).message == (
        f"Action 3: seat {1 - seat} plays {action.text!r}, but seat {seat} is asked."
    )


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    replay = played(most=4)
    state = played(most=3).run()
    illegal = next(a for a in GAME.vocabulary.actions if a not in state.legal())
    replay.actions[3] = (replay.actions[3][0], illegal)
    error = wrong_step(replay)
    assert error.message.startswith("Action 4: Seat ")
    assert repr(illegal.text) in error.message
    assert error.rule.startswith("TA-")


def test_an_action_after_the_end_is_refused() -> None:
    replay = played()
    replay.actions.append((0, GAME.parse("draw")))
    number = len(replay.actions)
    assert wrong_step(replay).message == f"Action {number}: the game is over before it."


def test_a_replay_can_be_cut_anywhere() -> None:
    whole = played()
    state = GAME.start(2, "any text")
    for count in range(0, len(whole.actions), 17):
        part = Replay(GAME, 2, "any text", whole.options, whole.actions[:count])
        assert not part.run().is_over
    play_out(state, Rng("x"))
    assert state.is_over


@pytest.mark.parametrize("value", ["a\n\n0 draw", "a\u2028b", "a\r"])
def test_a_header_field_with_a_line_break_is_refused(value: str) -> None:
    with pytest.raises(ReplayError) as error:
        Replay(GAME, 2, "seed", GAME.read_options({}), None, [("name", value)])
    assert error.value.code == "replay/malformed"
