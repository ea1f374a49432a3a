"""The table of Chasms: it fits, all that is printed is said, an Attack is told step by step."""

from __future__ import annotations

import copy
import io
import re
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from fathomless import games
from fathomless.games.chasms.faces import TYPES
from fathomless.games.chasms.material import FACE_IDS, KIND_OF
from fathomless.play.driver import Match
from fathomless.play.terminal import page
from fathomless.play.terminal.final import final_parts
from fathomless.play.terminal.screen import ASCII, UNICODE
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.terminal.tables.chasms.cards import LEVELS
from fathomless.play.terminal.tables.chasms.hunters import lasting_words
from tests.play import matches
from tests.play.tables import PLAIN, drawn, moments, scene_of, table_text, view_of
from tests.sizes import every

GAME = games.get("chasms")
RENDERER = renderer_for("chasms")


@pytest.fixture(scope="module")
def early() -> Match:
    """A match after the draft, with cards in hand and nothing to resolve."""
    for match in moments(GAME, 3, "early"):
        seen = view_of(match)
        if seen["players"][0]["hand"] and seen["attack"] is None and not seen["chain"]:
            return match
    pytest.fail("nobody held a card")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (72, 50)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_moment_fits(language: str, width: int, height: int, seats: int) -> None:
    for match in moments(GAME, seats, "fit", every=every(4)):
        lines, shown = drawn(match, scene_of(match, language, width), height)
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= width, text
        assert shown.prompt in " ".join(text.split())
        assert "Line 29 of the log." in text
        words = " ".join(text.split())
        assert all(label in words for label, _ in shown.choices)
        assert len(lines) < height, text
        assert shown.hint in words


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_whole_table_has_every_text(language: str, width: int) -> None:
    for match in moments(GAME, 3, "whole", every=every(5)):
        scene = scene_of(match, language, width)
        name = scene.narrator.name
        seen = view_of(match)
        text = table_text(seen, scene)
        for monster in seen["monsters"]:
            assert f"{monster['vp']}/{monster['printed_vp']} {scene.words('chasms.vp')}" in text
            assert all(name(face) in text for face in monster["faces"])
        for player in seen["players"]:
            for leader in player["leaders"]:
                assert f"{name(leader['ref'])}: {name(leader['text'])}" in text
        # A text that wraps has the columns before it on its next lines: only its words count.
        for card in seen["players"][0]["hand"]:
            assert name(f"card:{card}") in text
            assert name(f"text:{card}").split()[-1] in text
            kind = TYPES[KIND_OF[FACE_IDS.index(card)]]
            assert scene.words(f"chasms.type.{kind}") in text


def test_equal_faces_stand_together_and_the_rolled_one_is_pointed_at(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    faces = [f"face:ironwraith_{number}" for number in (1, 1, 2, 3, 3, 3)]
    seen["monsters"] = [{**seen["monsters"][0], "faces": faces, "attacked": True}]
    seen["attack"] = attack_of(seen, die=5)
    scene = scene_of(early)
    text = table_text(seen, scene)
    assert f"1–2 {scene.narrator.name('face:ironwraith_1')}" in text
    assert f"3 {scene.narrator.name('face:ironwraith_2')}" in text
    assert f"{UNICODE.turn}4–6 {scene.narrator.name('face:ironwraith_3')}" in text


def attack_of(seen: dict[str, Any], die: int) -> dict[str, Any]:
    return {
        "seat": 1,
        "card": "ember_03",
        "monster": seen["monsters"][0]["ref"],
        "target": -1,
        "stage": "apply",
        "value": 4,
        "die": die,
        "dice_left": 0,
        "roller": 1,
        "victim": 1,
        "vp_lost": False,
        "again": False,
    }


def test_an_attack_is_told_step_by_step(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    seen["attack"] = attack_of(seen, die=0)
    monster = scene_of(early).narrator.name(seen["monsters"][0]["ref"])
    said = table_text(seen, scene_of(early))
    assert "Attack Ines plays Flame Cleave. worth 4 VP It is aimed at" in said
    assert "retaliates" not in said
    seen["attack"] = attack_of(seen, die=3)
    assert f"{monster} retaliates on Ines: face 3." in table_text(seen, scene_of(early))
    seen["ghost_dice"] = [2, 5]
    assert "dice 2 and 5" in table_text(seen, scene_of(early))


def test_what_waits_is_told_in_the_sentences_of_the_log(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    played = {"seat": 1, "target": 0, "answers": -1, "negated": True, "spared": [2]}
    seen["chain"] = [
        {"step": "card", "cause": "card:ember_03", **played},
        {"step": "leader", "cause": "leader:ember", **played, "negated": False, "spared": []},
        {"step": "effect", "cause": "monster:ironwraith", "seat": 1, "target": -1},
        {"step": "hurt", "cause": "card:ember_03", "hearts": [2, 0, 1]},
        {"step": "zero", "seats": [2]},
        {"step": "payback", "seat": 0, "target": 1},
        {"step": "window", "window": "rolled", "subject": 1},
        {"step": "something-new"},
    ]
    said = table_text(seen, scene_of(early))
    for sentence in (
        "Ines plays Flame Cleave. Flame Cleave: you. Flame Cleave has no effect.",
        "Flame Cleave has no effect on Oskar.",
        "Ines uses Captain Ruska. Captain Ruska: you.",
        "Iron Wraith",
        "You: 2 Hearts at stake, Flame Cleave",
        "Oskar: 1 Heart at stake, Flame Cleave",
        "Oskar is at 0 Hearts.",
        "Old Bramble strikes back at Ines.",
        "Window open.",
    ):
        assert sentence in said


def test_the_rows_have_the_figures_of_every_hunter(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    seen["players"][2] |= {"hearts": 0, "alive": False}
    scene = scene_of(early)
    text = table_text(seen, scene)
    for player in seen["players"]:
        hearts = player["hearts"] if player["alive"] else "dead"
        counts = [player["vp"], player["hand_size"], player["deck_size"], len(player["discard"])]
        figures = " ".join(str(figure) for figure in [hearts, *counts])
        leaders = ", ".join(scene.narrator.name(leader["ref"]) for leader in player["leaders"])
        assert f"{figures} {leaders}" in text


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (
            {"kind": "guard", "what": "monster", "n": 2, "until": "used", "card": "thorn_09"},
            "Bark Skin: guard against retaliation 2, until used",
        ),
        (
            {"kind": "guard", "what": "any", "n": None, "until": "source-turn", "card": None},
            "guard all, until the turn of Ines",
        ),
        (
            {"kind": "limit", "what": "leader", "n": 1, "until": "next-turn", "card": None},
            "no Leader skill, next turn",
        ),
        (
            {"kind": "weakened", "what": "attack", "n": -1, "until": "source-turn", "card": None},
            "next Attack −1 VP, until the turn of Ines",
        ),
    ],
)
def test_what_stays_is_said(early: Match, entry: dict[str, Any], words: str) -> None:
    assert lasting_words({**entry, "source": 1}, scene_of(early)) == words
    seen = copy.deepcopy(view_of(early))
    seen["players"][1]["lasting"] = [{**entry, "source": 1}]
    seen["players"][1]["front"] = ["sun_01"]
    text = table_text(seen, scene_of(early))
    assert words in text
    assert scene_of(early).narrator.name("card:sun_01") in text


def test_every_state_that_can_stay_has_words() -> None:
    """Whatever random play lays before a player can be said, in both languages."""
    kinds = set()
    for number in range(4):
        for match in moments(GAME, 4, f"stays {number}"):
            for player in view_of(match)["players"]:
                for entry in player["lasting"]:
                    kinds.add(entry["kind"])
                    for language in ("en", "pl"):
                        assert lasting_words(entry, scene_of(match, language))
    assert kinds == {"guard", "limit", "weakened"}


def test_the_turn_says_what_is_left_of_it(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    seen |= {"active": 0, "plays_left": 1, "leader_used": True, "echo": True}
    seen |= {"boost_next": 2, "boost_all": -1, "last_round": True}
    text = table_text(seen, scene_of(early))
    assert "Turn You 1 card left to play Leader skill used" in text
    assert "next Attack +2 VP every Attack −1 VP next Attack twice" in text
    assert "last round" in text
    tightest = table_text(seen, replace(scene_of(early), tightness=LEVELS - 1))
    assert "Leader skill used" in tightest


def test_a_draft_says_what_the_leaders_do() -> None:
    match = next(moments(GAME, 4, "draft"))
    assert view_of(match)["drafting"]
    scene = scene_of(match, width=80)
    text = table_text(view_of(match), scene)
    for faction in view_of(match)["factions"]:
        name = scene.narrator.name
        owner = scene.name(faction["seat"]) if faction["seat"] >= 0 else "free"
        assert f"{name(faction['ref'])} ({owner}) {name('leader:' + faction['id'])}: " in text


def glossed(match: Match, width: int, height: int) -> tuple[str, list[str]]:
    """The page with the glosses of its answers."""
    scene = scene_of(match, width=width)
    state = match.state
    assert RENDERER.gloss is not None
    legal = RENDERER.ordered(state.legal())
    shown = page.Page(state.view(0), prompt=scene.narrator.prompt(state))
    shown.choices = [(scene.narrator.option(state, a), a.text) for a in legal]
    shown.glosses = [RENDERER.gloss(a, scene) for a in legal]
    shown.log = [f"Line {number} of the log." for number in range(30)]
    console = matches.make_console(width)
    page.show(console, shown, RENDERER, scene, height)
    return matches.text_of(console), shown.glosses


def test_on_a_small_screen_the_answers_say_what_cards_do() -> None:
    seen = 0
    for match in moments(GAME, 2, "gloss", every=2):
        if match.is_over or len(match.state.legal()) > 5:
            continue
        text, glosses = glossed(match, 80, 24)
        for gloss in glosses:
            if gloss:
                seen += 1
                assert gloss[:20] in text, text
    assert seen > 5


def test_in_a_draft_too() -> None:
    text, glosses = glossed(next(moments(GAME, 4, "draft")), 80, 24)
    assert all(gloss[:20] in text for gloss in glosses)
    assert len(text.splitlines()) < 24


def test_choices_that_let_a_moment_pass_come_last() -> None:
    seen = set()
    for match in moments(GAME, 3, "order"):
        if not match.is_over:
            texts = [action.text for action in RENDERER.ordered(match.state.legal())]
            for last in ("end", "pass", "skip"):
                if last in texts:
                    seen.add(last)
                    assert texts[-1] == last
    assert seen >= {"end", "pass"}


def test_only_the_own_hand_is_shown(early: Match) -> None:
    text = table_text(view_of(early, None), scene_of(early, reader=None))
    assert "Your hand" not in text
    assert "Your discard pile" not in text


def test_cards_that_are_looked_at_are_shown(early: Match) -> None:
    seen = copy.deepcopy(view_of(early))
    seen["own_peek"] = ["ember_03"]
    scene = scene_of(early)
    for tightness in range(LEVELS):
        text = table_text(seen, replace(scene, tightness=tightness))
        assert "Flame Cleave" in text.partition("Top of your deck")[2]


def test_ascii_is_enough() -> None:
    for match in moments(GAME, 3, "ascii", every=every(4)):
        text = "\n".join(drawn(match, scene_of(match, width=80, symbols=ASCII), 24)[0])
        assert text.translate(PLAIN).isascii(), text


def test_the_end_says_why() -> None:
    *_, match = moments(GAME, 2, "end", every=1000)
    scene = scene_of(match)
    outcome = match.state.outcome()
    reason = scene.narrator.name(f"reason:{outcome.reason}")
    assert reason in "\n".join(drawn(match, scene, 24)[0])
    console = matches.make_console()
    for part in final_parts(outcome, scene, "end"):
        console.print(part)
    text = matches.text_of(console)
    assert reason in text
    assert "total" not in text  # one category is its own total


def test_no_colour_is_written_where_none_is_wanted() -> None:
    match = next(moments(GAME, 3, "grey"))
    console = Console(file=io.StringIO(), width=80, force_terminal=True, no_color=True)
    for part in RENDERER.table(match.state.view(0), scene_of(match, width=80)):
        console.print(part)
    assert not re.search(r"\x1b\[[0-9;]*(3|4|9)[0-7]", matches.text_of(console))
