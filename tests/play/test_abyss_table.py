"""The table of Abyss: it fits, shows every component in words, and the score sheet at the end."""

from __future__ import annotations

import copy
import io
import re
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from fathomless import games
from fathomless.core.view import View
from fathomless.games.abyss.box import FACE_IDS, LORDS
from fathomless.games.abyss.material import GUILD_IDS
from fathomless.play.driver import Match
from fathomless.play.terminal import page
from fathomless.play.terminal.final import category, final_parts
from fathomless.play.terminal.screen import ASCII, UNICODE, Screen
from fathomless.play.terminal.session import Session
from fathomless.play.terminal.tables import renderer_for
from fathomless.play.terminal.tables.abyss.board import LEVELS
from fathomless.play.terminal.tables.abyss.zones import races
from fathomless.play.words import Words
from tests.play import matches
from tests.play.tables import PLAIN, drawn, moments, scene_of, table_text, view_of
from tests.sizes import every

GAME = games.get("abyss")
RENDERER = renderer_for("abyss")


@pytest.fixture(scope="module")
def late() -> Match:
    """A match in which everybody has something."""
    for match in moments(GAME, 3, "late"):
        players = view_of(match)["players"]
        if all(p["lords"] and p["affiliated"] for p in players) and players[0]["hand"]:
            return match
    pytest.fail("nobody recruited")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (72, 50)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_fits(language: str, width: int, height: int, seats: int) -> None:
    for match in moments(GAME, seats, "fit", every=every(5)):
        lines, shown = drawn(match, scene_of(match, language, width), height)
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= width, text
        assert shown.prompt in " ".join(text.split())
        assert all(label in text for label, _ in shown.choices)
        assert "Line 29 of the log." in text
        assert len(lines) < height, text
        assert shown.hint in text


def test_the_court_says_everything_about_its_lords(late: Match) -> None:
    scene = scene_of(late)
    lines = drawn(late, scene, 0)[0]
    for entry in view_of(late)["court"]:
        row = next(lord for lord in LORDS if lord.id == entry["lord"])
        name = scene.narrator.name
        (line,) = [line for line in lines if f" {row.name}  " in line and "Key" not in line]
        words = line.split()
        assert (UNICODE.chosen in words) == entry["affordable"]
        for figure in (entry["costs"][0], entry["races"], row.ip, row.keys or UNICODE.empty):
            assert str(figure) in words
        assert name(f"guild:{GUILD_IDS[row.guild]}") in words
        assert name(f"power:{row.id}") in line
        if entry["mandatory"]:
            assert name(f"race:{entry['mandatory']}") in words


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_table_has_every_text_at_any_width(width: int, language: str) -> None:
    for match in moments(GAME, 2, "whole", every=every(9)):
        scene = scene_of(match, language, width)
        name = scene.narrator.name
        seen = view_of(match)
        text = table_text(seen, scene)
        for entry in seen["court"]:
            assert name(f"power:{entry['lord']}") in text
        for entry in seen["available"] + seen["drawn"]:
            place = entry["location"]
            assert f"{name(f'location:{place}')}: {name(f'points:{place}')}" in text
        for stack in seen["council"]:
            assert f"{name('race:' + stack['race'])} {stack['count']}" in text
        for space in seen["track"]:
            assert space["ally"] is None or name(f"card:{space['ally']}") in text
        for player in seen["players"]:
            for entry in player["lords"]:
                assert name(f"lord:{entry['lord']}") in text
            for entry in player["locations"]:
                assert f"{name('location:' + entry['location'])} {entry['points']}" in text


def test_the_track_shows_the_card_that_is_spoken_of_and_what_it_costs() -> None:
    for match in moments(GAME, 2, "track"):
        seen = view_of(match)
        spaces = [space for space in seen["track"] if space["current"]]
        text = table_text(seen, scene_of(match))
        assert "5 +1 Pearl" in text
        assert f"next price {seen['price']} Pearl" in text
        if spaces:
            assert f"{UNICODE.turn}{spaces[0]['space']} " in text
            return
    pytest.fail("nobody explored")


def test_the_threat_is_pointed_at_with_its_reward(late: Match) -> None:
    seen = copy.deepcopy(view_of(late))
    for space in seen["threat_track"]:
        space["token"], space["reward"] = space["space"] == 5, space["space"] == 4
    seen["threat"] = 5
    text = table_text(seen, scene_of(late))
    assert f"{UNICODE.turn}5 1 Key {UNICODE.treasure * 2}" in text
    assert "reward of space 4: 1 Key + 1 Pearl or token" in text
    tightest = replace(scene_of(late, width=80), tightness=LEVELS - 1)
    assert "5/6 1 Key + 1 Pearl or token" in table_text(seen, tightest)


def test_only_the_own_hand_is_shown_and_by_race(late: Match) -> None:
    seen = view_of(late)
    scene = scene_of(late)
    text = table_text(seen, scene)
    for ref, values in races(seen["players"][0]["hand"]):
        cards = f"{scene.narrator.name(ref)} {' '.join(str(value) for value in values)}"
        assert cards in text.partition("Your hand")[2]
    spectator = table_text(view_of(late, None), scene_of(late, reader=None))
    assert "Your hand" not in spectator
    for player in seen["players"]:
        assert f" {player['hand_size']} {player['tokens']} {len(player['lords'])} " in text


def test_lords_turned_used_and_under_a_location_look_different(late: Match) -> None:
    seen = copy.deepcopy(view_of(late))
    me = seen["players"][0]
    me["lords"] = [
        {"lord": "traitor", "state": "turned", "used": False},
        {"lord": "oracle", "state": "free", "used": True},
        {"lord": "sage", "state": "tucked", "used": False},
        {"lord": "elder", "state": "free", "used": False},
    ]
    me["locations"] = [{"location": "chasm", "lords": ["sage"], "points": 8}]
    me["tokens"], me["token_values"] = 3, [4, None, 2]
    me["keys"], me["protected"], me["bought"] = 2, True, True
    text = table_text(seen, scene_of(late))
    for part in (
        "Traitor 6 (turned)",
        "Oracle 5 (used)",
        "Elder 3",
        "The Chasm 8 (under it: Sage 4)",
        "Monsters: 4 ? 2",
        "Key tokens: 2",
        "protected",
        "bought",
    ):
        assert part in text
    assert text.count("Sage") == 1


def test_points_that_nobody_else_knows_are_a_question_mark(late: Match) -> None:
    seen = copy.deepcopy(view_of(late))
    seen["players"][1]["points"] = {"locations": 1, "lords": 20, "allies": 2, "monsters": None}
    seen["players"][1]["tokens"] = 2
    assert " 23+? " in table_text(seen, scene_of(late))
    seen["players"][1]["tokens"] = 0
    assert " 23+? " not in table_text(seen, scene_of(late))


def test_a_payment_is_counted_down() -> None:
    for match in moments(GAME, 2, "pay"):
        paid = view_of(match)["payment"]
        if paid is not None and paid["allies"]:
            scene = scene_of(match, width=80)
            text = "\n".join(drawn(match, scene, 24)[0])
            name = scene.narrator.name(f"lord:{paid['lord']}")
            assert f"Payment      {name}   {UNICODE.full_bar}" in text
            assert f" {paid['have']}/{paid['need']}" in text
            return
    pytest.fail("nobody paid")


def test_what_an_expansion_adds_is_shown_without_being_known(late: Match) -> None:
    seen: dict[str, Any] = copy.deepcopy(view_of(late))
    seen["maelstrom"] = {"nebulis": 3, "owners": [{"seat": 1, "nebulis": 2}]}
    seen["border"] = 7
    seen["court"].append({**seen["court"][0], "lord": "smuggler_of_tomorrow"})
    seen["players"][0]["hand"] += ["kraken_2", "kraken_2"]
    seen["players"][0]["lords"].append({"lord": "vigil", "state": "free", "used": False})
    seen["players"][0]["points"]["nebulis"] = -3
    for tightness in range(LEVELS):
        text = table_text(seen, replace(scene_of(late), tightness=tightness))
        for part in ("maelstrom", "nebulis", "border: 7", "smuggler_of_tomorrow"):
            assert part in text
        assert text.count("kraken_2") == 2
    shown = page.Page(View(GAME.name, 0, 0, "", False, seen), prompt="What now?")
    console = matches.make_console(80)
    page.show(console, shown, RENDERER, scene_of(late, width=80), 24)
    assert len(matches.text_of(console).splitlines()) < 24


def test_the_other_fields_of_the_view_are_all_drawn() -> None:
    for match in moments(GAME, 2, "fields", every=20):
        assert "court spaces" not in table_text(view_of(match), scene_of(match))


def test_ascii_is_enough() -> None:
    for match in moments(GAME, 3, "ascii", every=every(5)):
        text = "\n".join(drawn(match, scene_of(match, width=80, symbols=ASCII), 24)[0])
        assert text.translate(PLAIN).isascii(), text


def test_cards_of_one_race_stand_together() -> None:
    hand = ["squid2", "crab3", "squid1", "monster", "squid3_dice"]
    cards: list[tuple[str, list[int]]] = [("card:monster", []), ("card:squid3_dice", [])]
    assert races(hand) == [("race:crab", [3]), ("race:squid", [1, 2]), *cards]
    assert races(FACE_IDS[:5]) == [("race:jellyfish", [1, 2, 3, 4, 5])]


def test_choices_stand_in_the_order_of_a_turn() -> None:
    seen: set[str] = set()
    for match in moments(GAME, 2, "order"):
        if match.is_over:
            continue
        legal = match.state.legal()
        texts = [action.text for action in RENDERER.ordered(legal)]
        assert sorted(texts) == sorted(action.text for action in legal)
        for last in ("done", "decline", "pass", "end"):
            if last in texts:
                seen.add(last)
                assert texts[-1] == last
        if "plot" in texts:
            seen.add("plot")
            assert texts[0] == "plot"
    assert seen >= {"done", "pass", "plot"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_score_sheet_has_every_figure_and_what_it_counts(language: str) -> None:
    *_, match = moments(GAME, 3, "sheet", every=1000)
    scene = scene_of(match, language, 80)
    assert RENDERER.tally is not None
    console = matches.make_console(80)
    for part in RENDERER.tally(match.state.view(0), scene):
        console.print(part)
    lines = matches.text_of(console).splitlines()
    outcome = match.state.outcome()
    for name in outcome.scores[0]:
        figures = [str(scores[name]) for scores in outcome.scores]
        (line,) = [line for line in lines if line.split()[:1] == [category(name, scene)]]
        assert line.split()[1:] == figures
    assert lines[-1].split()[1:] == [str(total) for total in outcome.totals]
    for player in view_of(match)["players"]:
        for entry in player["lords"]:
            assert scene.narrator.name(f"lord:{entry['lord']}").split()[0] in "".join(lines)


def test_the_last_page_calls_categories_by_their_names() -> None:
    *_, match = moments(GAME, 2, "final", every=1000)
    parts = final_parts(match.state.outcome(), scene_of(match, "pl"), "final")
    console = matches.make_console(100)
    for part in parts:
        console.print(part)
    text = matches.text_of(console)
    assert "Miejsca" in text
    assert "locations" not in text


def test_the_last_moment_of_a_replay_fits_with_its_scores() -> None:
    *_, match = moments(GAME, 4, "final", every=1000)
    scene = scene_of(match, width=80, reader=None)
    parts = final_parts(match.state.outcome(), scene, "final")
    shown = page.Page(match.state.view(None), extra=parts, log=["The last line."], hint="n next")
    console = matches.make_console(80)
    page.show(console, shown, RENDERER, scene, 24)
    lines = matches.text_of(console).splitlines()
    assert len(lines) < 24
    assert "Abyss" in lines[0]


def test_no_line_needs_its_colour(late: Match) -> None:
    """Whoever is to play, a Lord that can be paid, a card on offer: each has its sign."""
    for part in RENDERER.table(late.state.view(0), scene_of(late)):
        if isinstance(part, Text):
            for line in part.plain.split("\n"):
                assert len(line) <= 120
    text = table_text(view_of(late), scene_of(late))
    assert f"{UNICODE.turn} {scene_of(late).name(view_of(late)['active'])}" in text


def test_a_session_ends_with_the_score_sheet_and_the_last_page() -> None:
    *_, match = moments(GAME, 2, "session", every=1000)
    console = matches.make_console(80)
    Session(match, Screen(console), Words("en"), []).run()
    sheet, _, last = matches.text_of(console).partition("Abyss is over")
    assert "score sheet" in sheet
    assert "Why it ended" in last


def test_a_choice_says_what_the_lord_or_the_location_brings() -> None:
    seen = set()
    assert RENDERER.gloss is not None
    for match in chain(*(moments(GAME, 2, f"gloss {number}") for number in range(4))):
        scene = scene_of(match)
        for action in [] if match.is_over else match.state.legal():
            word, _, id = action.text.partition(" ")
            gloss = RENDERER.gloss(action, scene)
            if word in ("recruit", "control"):
                kind = "power" if word == "recruit" else "points"
                assert gloss == scene.narrator.name(f"{kind}:{id}")
                seen.add(word)
            elif word in ("explore", "pay", "support"):
                assert gloss == ""
    assert seen == {"recruit", "control"}


def test_no_colour_is_written_where_none_is_wanted() -> None:
    match = next(moments(GAME, 3, "grey"))
    console = Console(file=io.StringIO(), width=80, force_terminal=True, no_color=True)
    for part in RENDERER.table(match.state.view(0), scene_of(match, width=80)):
        console.print(part)
    assert not re.search(r"\x1b\[[0-9;]*(3|4|9)[0-7]", matches.text_of(console))
