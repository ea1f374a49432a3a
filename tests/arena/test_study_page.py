"""The page of a study."""

import re
from functools import cache
from itertools import product

import pytest

from fathomless import games
from fathomless.arena.page_text import ENGLISH, PAGES, POLISH, PageWords
from fathomless.arena.study import FEWEST, StudyResult, study
from fathomless.arena.study_page import html
from fathomless.arena.words import name_of, thing_of, title_of
from fathomless.core.message import Value

NAMES = (
    "game",
    "games",
    "bots",
    "settings",
    "count",
    "low",
    "high",
    "middle",
    "least",
    "most",
    "few",
)
WORDS: dict[str, Value] = dict.fromkeys((*NAMES, "ties", "total", "mean", "wanted"), "x")


@cache
def studied(game: str, count: int = 60) -> StudyResult:
    return study(game, ["random"] * games.get(game).seats.start, count, "page")


def chapters(result: StudyResult, language: str = "en") -> dict[str, str]:
    """What stands below each heading."""
    parts = html(result, language).split("<h2>")[1:]
    return dict(part.split("</h2>", 1) for part in parts)


def test_how_games_end_is_a_plot() -> None:
    result = studied("chasms")
    ends = chapters(result)["Ends"]
    assert ends.count('class="bar"') == len(result.reasons)
    label, number = result.ends()[0]
    assert label in ends
    assert f"{number} games" in ends


def test_every_kind_of_deed_is_a_plot_of_how_often_and_who_won() -> None:
    result = studied("the-abyss")
    found = chapters(result)
    for chapter in result.chapters():
        text = found[chapter.title]
        for deed in chapter.deeds[:3] + chapter.deeds[-3:]:
            low, high = (100 * end for end in deed.won.interval)
            assert f"{100 * deed.won.rate:.1f} % <small>{low:.1f} to {high:.1f}</small>" in text
        assert text.count('class="track"') == text.count('class="often"') >= len(chapter.deeds)


def test_of_many_deeds_the_extremes_are_shown_and_the_rest_is_folded_away() -> None:
    result = study("chasms", ["random"] * 2, 300, "page")
    chapter = next(c for c in result.chapters() if len(c.deeds) > 30)
    text = chapters(result)[chapter.title]
    shown, folded = text.split("<details>")
    assert shown.count('class="track"') == 16
    assert folded.count('class="track"') == len(chapter.deeds)
    assert f"All {len(chapter.deeds)}" in folded


def test_a_deed_has_the_colour_of_what_is_known() -> None:
    result = study("the-abandons", ["greedy"], 150, "page")
    page = html(result)
    deeds = [deed for chapter in result.chapters() for deed in chapter.deeds]
    above = [deed for deed in deeds if deed.won.interval[0] > result.won.rate]
    assert above
    assert page.count('"left:') > page.count("background:var(--foam)") >= len(above)


def test_what_only_repeats_another_chapter_is_left_out() -> None:
    """Who takes VP from a Monster has aimed at it, rolled for it and suffered for it."""
    titles = [chapter.title for chapter in study("chasms", ["random"] * 2, 300, "m").chapters()]
    told = [title for title in titles if title.startswith("Monsters")]
    assert told[0] == "Monsters from whom VP were taken"
    assert set(told[1:]) <= {"Monsters attacked again"}


@pytest.mark.parametrize("count", [2, 60])
def test_what_was_done_too_seldom_is_counted(count: int) -> None:
    result = studied("chasms", count)
    rare = sum(
        deed.won.of < FEWEST and title_of(games.get("chasms"), deed.kind, deed.noun) is not None
        for deed in result.deeds
    )
    assert rare > 0
    told = f"Left out, as done fewer than {FEWEST} times: {rare}."
    assert told in chapters(result)["Who did what, and who won"]


def test_one_game_is_no_games() -> None:
    page = html(study("the-abyss", ["random"] * 2, 1, "one", {"target": 20}))
    assert "1 game at 2 seats" in page
    assert "1 games" not in page


def test_both_languages_have_the_same_sentences() -> None:
    assert ENGLISH.keys() == POLISH.keys()
    for language, n in product(PAGES, (1, 2, 5)):
        words = PageWords(language)
        for key in ENGLISH:  # no hole stays open
            assert "{" not in words(key, **WORDS, n=n, seats=n)


@pytest.mark.parametrize("game", [game.name for game in games.all()])
def test_every_word_of_a_study_is_there_in_polish(game: str) -> None:
    facts = games.get(game)
    telling, english = facts.telling(), facts.catalogue("en")
    known = telling.others["pl"]
    nouns = {noun for _, noun in telling.titles} & {key.partition(":")[0] for key in english}
    wanted = [title for title in telling.titles.values() if title is not None]
    wanted += [telling.apart[key] for key in telling.apart]
    assert [word for word in wanted if word not in known] == []
    told = [(kind, noun) for (kind, noun), title in telling.titles.items() if title is not None]
    titles = [title_of(facts, kind, noun, "pl") for kind, noun in told]
    assert len(set(titles)) == len(titles)
    for noun in nouns - {"reason"}:
        assert thing_of(facts, noun, "pl") in {*known.values(), "Lord"}


def test_a_study_in_polish() -> None:
    result = studied("the-abandons")
    page = html(result, "pl")
    assert page.startswith('<!doctype html>\n<html lang="pl">')
    assert "The Abandons: statystyki" in page
    assert "60 partii, gra dla jednej osoby" in page
    assert "Ślepy zaułek bez powrotu" in page
    facts = games.get("the-abandons")
    fork = name_of(facts, "card", "fork_l2f1", "pl")
    assert fork == "Rozwidlenie (w lewo 2, prosto 1)"
    assert not re.search(
        r"\d\.\d", re.sub(r'<style>.*?</style>|style=".*?"|d=".*?"', "", page, flags=re.DOTALL)
    )
    for chapter in result.chapters():
        assert chapter.title not in page
    for title in ("Wins", "Length", "Ends", "of games", "won then"):
        assert title not in re.sub("<[^>]*>", "|", page.split("</style>")[1])


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert set(PAGES) == {"en", "pl"}
    assert PageWords("en").number(1234.5, 1) == "1,234.5"
    assert PageWords("pl").number(1234.5, 1) == "1\N{NO-BREAK SPACE}234,5"
    assert PageWords("en").signed(-2.04) == "\N{MINUS SIGN}2.0"
    assert [PageWords("pl").games(n) for n in (1, 3, 5)] == ["1 partia", "3 partie", "5 partii"]
