"""The boards of Kraken and Leviathan in the terminal: every component in words, on every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from fathomless import games
from fathomless.play.terminal.scene import Scene
from fathomless.play.terminal.tables.abyss.board import LEVELS
from tests.play.tables import drawn, moments, scene_of, table_text, view_of
from tests.sizes import every

GAME = games.get("abyss")
# A field of the view, or an id, in place of a word.
RAW = re.compile(r"\w_\w|\b(?:seat|ref|border|sums|can fight|token kinds|own doomed|loot left)\b")


def tables(
    expansions: str, seats: int, language: str = "en", seed: str = "boards"
) -> Iterator[tuple[dict[str, Any], Scene]]:
    """The table at many moments, with what draws it."""
    for match in moments(GAME, seats, seed, every=4, expansions=expansions):
        yield view_of(match), scene_of(match, language)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("expansions", ["kraken", "leviathan", "both"])
def test_no_field_is_shown_by_its_own_name(expansions: str, language: str) -> None:
    for seen, scene in islice(tables(expansions, 3, language), 0, None, every(1)):
        for tightness in range(LEVELS):
            assert not RAW.findall(table_text(seen, replace(scene, tightness=tightness)))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_moment_fits(language: str, width: int, height: int) -> None:
    for match in moments(GAME, 4, "fit", every=every(7), expansions="both"):
        lines, shown = drawn(match, scene_of(match, language, width), height)
        text = "\n".join(lines)
        assert max(len(line) for line in lines) <= width, text
        assert len(lines) < height, text
        assert shown.prompt in " ".join(text.split())
        assert all(label in text for label, _ in shown.choices)


def test_nebulis_loot_and_the_figure_are_told_by_whose_they_are() -> None:
    holders, hoards = set(), 0
    for seen, scene in tables("kraken", 3):
        text, kraken = table_text(seen, scene), seen["kraken"]
        counts = ", ".join(f"{scene.name(at)} {n}" for at, n in enumerate(kraken["nebulis"]))
        assert f"Nebulis: {counts}" in text
        holder = kraken["figure"]
        assert f"Kraken figure: {'nobody' if holder is None else scene.name(holder)}" in text
        assert f"Loot deck {kraken['loot_left']}" in text
        holders.add(holder)
        for site in [site for site in kraken["sites"] if site["loot"]]:
            values = " ".join(str(value) for value in site["loot"])
            place = scene.narrator.name(f"location:{site['location']}")
            assert f"{place}: Loot {values}" in text
            hoards += 1
    assert len(holders) > 1
    assert hoards


def test_sentinel_tokens_say_what_they_guard() -> None:
    told = set()
    for seen, scene in tables("kraken", 4):
        text, name = table_text(seen, scene), scene.narrator.name
        for token in seen["kraken"]["sentinels"]:
            if token["owner"] is None:
                continue
            whose = f"{name('lord:' + token['lord'])} ({scene.name(token['owner'])})"
            kind, _, id = (token["on"] or "").partition(":")
            told.add(kind)
            if kind == "council":
                assert f"{whose} guards: {name('race:' + id)} stack" in text
            elif kind:
                assert f"{whose} guards: {name(token['on'])}" in text
            else:
                assert f"{whose}: token to place" in text
    assert len(told) > 1


def test_the_border_says_who_can_attack_what_it_takes_and_its_penalty() -> None:
    foes = fights = 0
    for seen, scene in tables("leviathan", 3):
        text, zone = table_text(seen, scene), seen["leviathan"]
        assert f"Leviathan deck {zone['deck']}" in text
        for space in [space for space in zone["border"] if space["leviathan"]]:
            card = space["leviathan"]
            races = ", ".join(scene.narrator.name(f"race:{race}") for race in card["races"])
            now = next((level for level in card["levels"] if level["current"]), None)
            if now is not None:
                assert f"{space['name']} {races} {now['resistance']} ({now['tokens']} token" in text
            assert {"wounds": "wound", "lord": "free Lord", "allies": "from hand"}.get(
                card["penalty"], "Pearl"
            ) in text
            foes += 1
        if zone["fight"] is not None:
            spaces = {space["ref"]: space["name"] for space in zone["border"]}
            who = scene.name(zone["fight"]["seat"])
            assert f"{who} on space {spaces[zone['fight']['ref']]}" in text
            fights += 1
    assert foes
    assert fights


def test_wounds_kills_and_tokens_are_told_by_whose_they_are() -> None:
    wounds = kinds = 0
    for seen, scene in [*tables("leviathan", 5), *tables("both", 3, seed="late")]:
        text = table_text(seen, scene)
        for player in seen["leviathan"]["players"]:
            if player["wounds"]:
                said = "1 wound" if player["wounds"] == 1 else f"{player['wounds']} wounds"
                assert f"{scene.name(player['seat'])}: {said}" in text
                wounds += 1
            for kind in [kind for kind in player["token_kinds"] if kind]:
                assert scene.narrator.name(f"token:{kind}") in text
                kinds += 1
    assert wounds
    assert kinds
