"""What the pages look like: they fit, say what is asked, need no colour and no Unicode."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.console import Console

from fathomless.core.outcome import Outcome
from fathomless.play.driver import Match
from fathomless.play.narrate import Narrator
from fathomless.play.terminal import page
from fathomless.play.terminal.final import deciding, final_parts, verdict
from fathomless.play.terminal.scene import Renderer, Scene
from fathomless.play.terminal.screen import (
    ASCII,
    UNICODE,
    Symbols,
    make_console,
    plain_letters,
    printable,
    symbols_for,
)
from fathomless.play.terminal.tables import MODULES, generic, renderer_for
from fathomless.play.terminal.tables.the_abyss import stop_line
from fathomless.play.words import Words
from tests.play import matches
from tests.play.matches import GAME, new_match, settle
from tests.sizes import every

RENDERER = renderer_for("the-abyss")


def scene_of(match: Match, language: str, width: int, symbols: Symbols = UNICODE) -> Scene:
    words = Words(language)
    names = [player.name or f"Player {seat}" for seat, player in enumerate(match.players)]
    narrator = Narrator(GAME, names, words)
    return Scene(GAME, match.players, narrator, words, symbols, width, 0)


def moment(match: Match, scene: Scene) -> page.Page:
    state, narrator = match.state, scene.narrator
    shown = page.Page(state.view(0), prompt=narrator.prompt(state), hint=scene.words("ask.hint"))
    shown.choices = [(narrator.option(state, a), a.text) for a in state.legal()]
    shown.log = [f"Line {number} of the log." for number in range(30)]
    return shown


def drawn(
    match: Match, scene: Scene, height: int, renderer: Renderer = RENDERER
) -> tuple[list[str], page.Page]:
    console = matches.make_console(scene.width)
    shown = moment(match, scene)
    page.show(console, shown, renderer, scene, height)
    return matches.text_of(console).splitlines(), shown


def moments(seed: str, seats: str = "me,random,random,random") -> Iterator[Match]:
    """A match at many choices of its person."""
    match = new_match(seats, seed, 60)
    settle(match)
    left = 50
    while not match.is_over and left:
        if len(match.steps) % 2 or len(match.state.legal()) > 3:
            left -= 1
            yield match
        legal = match.state.legal()
        match.act(legal[len(match.steps) % len(legal)])
        settle(match)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (100, 30), (72, 50)])
def test_every_moment_fits(language: str, width: int, height: int) -> None:
    for match in islice(moments("fit"), 0, None, every(1)):
        lines, shown = drawn(match, scene_of(match, language, width), height)
        assert max(len(line) for line in lines) <= width
        text = "\n".join(lines)
        assert shown.prompt in text
        assert all(label in text for label, _ in shown.choices)
        assert "Line 29 of the log." in text
        assert len(lines) < height, text
        assert shown.hint in text


def test_without_a_terminal_nothing_is_left_out() -> None:
    match = next(moments("pipe"))
    lines, _ = drawn(match, scene_of(match, "en", 80), 0)
    assert [line.strip() for line in lines if "of the log" in line] == [
        f"Line {number} of the log." for number in range(30)
    ]


def test_the_last_line_of_the_log_stays_even_if_it_wraps() -> None:
    match = next(moments("wrap"))
    scene = scene_of(match, "en", 80)
    shown = page.Page(match.state.view(0), log=["Line. " * 20 + "The end."])
    shown.prompt, shown.choices = "Which one?", [(f"Choice {n}", "") for n in range(9)]
    console = matches.make_console(80)
    page.show(console, shown, RENDERER, scene, 14)
    assert "The end." in matches.text_of(console)


def test_what_has_no_room_is_counted_and_the_title_stays() -> None:
    match = next(moments("tiny"))
    whole = "\n".join(drawn(match, scene_of(match, "en", 80), 0)[0])
    lines, shown = drawn(match, scene_of(match, "en", 80), 14)
    text = "\n".join(lines)
    assert len(lines) < 14, text
    assert lines[0] == whole.splitlines()[0]
    assert re.search(r"^ \d lines of the table have no room here: t$", lines[1].rstrip())
    assert all(label in text for label, _ in shown.choices)
    assert "Line 29 of the log." in text
    assert shown.hint in text


def test_what_an_answer_brings_stands_beside_it_where_there_is_room() -> None:
    match = next(moments("gloss"))
    shown = page.Page(match.state.view(0), prompt="Which one?")
    shown.choices = [("Play Harpoon", "play hook"), ("Pass", "pass")]
    shown.glosses = ["Steal a random card from any player who holds one.", ""]
    for width, expected in ((80, "holds one."), (56, "Steal a random card from any player…")):
        lines = [text.plain for text in page.asides(shown, scene_of(match, "en", width))]
        assert lines[0].endswith(expected)
        assert lines[1] == ""
    assert [t.plain for t in page.asides(shown, scene_of(match, "en", 36))] == ["", ""]
    shown.glosses = []
    assert [t.plain for t in page.asides(shown, scene_of(match, "en", 80))] == ["play hook", "pass"]


def test_the_table_of_the_abyss_says_everything_in_words_too() -> None:
    seen = ""
    for match in moments("words"):
        view = match.state.view(0)
        text = "\n".join(drawn(match, scene_of(match, "en", 100), 60)[0])
        seen += text
        hands = view.table["players"]
        assert isinstance(hands, list)
        me = hands[0]
        assert isinstance(me, dict)
        assert f"{me['points']} point" in text
        assert f"{me['total']}/60" in text
        assert f"Deck {view.table['deck']}" in text
        for player in hands:
            assert isinstance(player, dict)
            assert f"{player['panics']}/3" in text
    for word in ("Eye", "Hook", "Sword", "Treasure", "out", "drawn", "on top of the deck"):
        assert word in seen
    assert "Gone this round" in seen


def test_the_hand_is_shown_against_the_25_line() -> None:
    scene = scene_of(next(moments("words")), "en", 80)
    assert stop_line(24, scene).plain == f" 24 points {'━' * 24}─ 1 to the 25 line"
    assert stop_line(25, scene).plain == f" 25 points {'━' * 25} 25 or more: Stop is open"
    assert stop_line(31, scene).plain == f" 31 points {'━' * 25} 25 or more: Stop is open"


def test_cards_named_for_a_sacrifice_are_ticked() -> None:
    for match in moments("sacrifice"):
        if match.state.asked is not None and match.state.view(0).table["own_sacrifice"]:
            assert UNICODE.chosen in "\n".join(drawn(match, scene_of(match, "en", 100), 50)[0])
            return
    pytest.fail("nobody sacrificed")


def test_ascii_is_enough() -> None:
    for match in moments("ascii"):
        lines, _ = drawn(match, scene_of(match, "en", 80, ASCII), 24)
        text = "\n".join(lines).translate(str.maketrans("·–…", ".-."))
        assert text.isascii(), text


def test_the_symbols_follow_the_encoding() -> None:
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert symbols_for(Console(file=plain)) == ASCII
    assert symbols_for(Console(file=io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))) == UNICODE


def test_letters_that_an_encoding_lacks_become_plain_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="ascii")
    monkeypatch.setattr("sys.stdout", stream)
    make_console().print("Łańcuch · „hak” – 日")
    stream.flush()
    assert written.getvalue() == b'Lancuch . "hak" - ?\n'
    with pytest.raises(UnicodeDecodeError):
        plain_letters(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"))


def test_a_strangers_text_moves_no_cursor() -> None:
    assert printable("a\x1b[2Jb\nc") == "a?[2Jb?c"


def test_no_colour_is_written_where_none_is_wanted() -> None:
    match = next(moments("grey"))
    console = Console(file=io.StringIO(), width=80, force_terminal=True, no_color=True)
    page.show(
        console, moment(match, scene_of(match, "en", 80)), RENDERER, scene_of(match, "en", 80), 24
    )
    assert "\x1b[3" not in matches.text_of(console).replace("\x1b[3m", "")


def test_a_game_without_a_renderer_is_still_shown() -> None:
    assert renderer_for("a-game-of-tomorrow") is generic.RENDERER
    for match in moments("generic"):
        lines, shown = drawn(match, scene_of(match, "en", 100), 0, generic.RENDERER)
        text = "\n".join(lines)
        assert shown.prompt in text
        assert all(label in text for label, _ in shown.choices)
        assert generic.RENDERER.interlude([], scene_of(match, "en", 100)) is None


def test_the_generic_table_names_what_it_can() -> None:
    match = next(moments("generic"))
    scene = scene_of(match, "en", 120)
    assert generic.words_of(["eye_1", None, True, 3], scene) == "Lantern Fish, –, yes, 3"
    assert generic.words_of({"top_card": "panic"}, scene) == "top card Panic"
    assert generic.cell("seat", 1, scene) == "Ines"
    assert generic.cell("seat", 7, scene) == "7"


@pytest.mark.parametrize("game", MODULES)
def test_every_entry_leads_to_a_renderer(game: str) -> None:
    assert isinstance(renderer_for(game), Renderer)


def test_choices_are_ordered_for_people() -> None:
    seen = 0
    for match in moments("order"):
        ordered = RENDERER.ordered(match.state.legal())
        assert sorted(a.code for a in ordered) == sorted(a.code for a in match.state.legal())
        if ordered[-1].text == "end":
            seen += 1
    assert seen


def test_sentences_of_one_action_share_a_line_while_they_fit() -> None:
    said = [(0, "One."), (0, "Two."), (1, "Three."), (1, "A much longer sentence.")]
    assert page.flow(said, 12) == ["One. Two.", "Three.", "A much longer sentence."]


@pytest.mark.parametrize("target", [10, 200])
def test_the_last_page_says_who_won_and_why(target: int) -> None:
    match = new_match("random,random,random", "final", target)
    settle(match)
    outcome = match.state.outcome()
    scene = scene_of(match, "en", 80)
    console = matches.make_console()
    for part in final_parts(outcome, scene, "final\x1b"):
        console.print(part)
    text = matches.text_of(console)
    winner = outcome.winners[0]
    assert ("You win" if winner == 0 else f"{scene.name(winner)} wins") in text
    for points in outcome.totals:
        assert str(points) in text
    assert "round 1" in text
    several = len(outcome.scores[0]) > 1
    assert ("What decided it: round" in text or "Equal totals:" in text) is several
    assert "Why it ended: The target was reached" in text
    assert "Seed: final?" in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_tie_is_explained_in_the_words_of_the_game(language: str) -> None:
    scene = scene_of(new_match(), language, 80)
    outcome = Outcome([{"round 1": 70}] * 2, [70, 70], [[1], [0]], "target/stop", "latest-turn")
    lines = verdict(outcome, scene)
    assert (
        lines
        == {
            "en": ["Ines wins, 70 to 70.", "Equal totals: the later turn decides."],
            "pl": ["Wygrywa Ines, 70 do 70.", "Remis punktowy: rozstrzyga późniejsza tura."],
        }[language]
    )


def test_a_shared_victory_and_a_game_alone() -> None:
    scene = scene_of(new_match(), "en", 80)
    shared = Outcome([{"a": 1}] * 2, [1, 1], [[0, 1]], "end")
    assert verdict(shared, scene) == ["Shared victory: You, Ines."]
    assert verdict(Outcome([{"a": 9}], [9], [[0]], "end"), scene) == ["The score: 9."]


def test_the_category_that_decided_is_where_the_winner_gained_most() -> None:
    match = new_match("random,random", "decided", 60)
    settle(match)
    outcome = match.state.outcome()
    first, second = outcome.ranking[0][0], outcome.ranking[1][0]
    name = deciding(outcome, first, second)
    assert name is not None
    gains = [outcome.scores[first][n] - outcome.scores[second][n] for n in outcome.scores[first]]
    assert outcome.scores[first][name] - outcome.scores[second][name] == max(gains)


def test_levels_stand_by_their_names_and_other_bots_as_they_are_written() -> None:
    match = new_match("me,twilight,hadal:400,greedy", "levels")
    polish, english = scene_of(match, "pl", 80), scene_of(match, "en", 80)
    assert [polish.kind(seat) for seat in range(4)] == ["", "Półmrok", "Hadal:400", "greedy"]
    assert english.kind(1) == "Twilight"
    assert re.search(r"Ines +Półmrok", "\n".join(drawn(match, polish, 24)[0]))
