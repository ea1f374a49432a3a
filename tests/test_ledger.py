"""The ledgers: their form, their loader, and that code and tests cite every rule in them."""

import pickle
import re
from pathlib import Path

import pytest

from fathomless import ledger
from fathomless.ledger import LedgerError
from tests import citations

LEDGERS = citations.ledgers()

SMALL = """\
# Small Game

An introduction.

## First chapter

| face | copies |
| --- | --- |
| fish | 2 |

Some **prose**.

| id | rule | source |
| --- | --- | --- |
| SG-R1 | Draw 1 card. | Turn |
| SG-A1 | From `top` \\| bottom. | ruling: either end |

## Second chapter

Prose alone.

## Third chapter

| id | rule | source |
| --- | --- | --- |
| SG-R2 | Have fun. | Objective |
"""


# The form


def test_a_ledger_is_read_into_chapters_and_rules() -> None:
    small = ledger.parse("small-game", SMALL)
    assert (small.game, small.title, small.intro) == (
        "small-game",
        "Small Game",
        "An introduction.",
    )
    assert [chapter.title for chapter in small.chapters] == [
        "First chapter",
        "Second chapter",
        "Third chapter",
    ]
    assert [rule.id for rule in small.rules] == ["SG-R1", "SG-A1", "SG-R2"]
    assert small.rules[0] == ledger.Rule("SG-R1", "Draw 1 card.", "Turn", "First chapter")
    assert small.chapters[0].prose.startswith("| face | copies |")
    assert small.chapters[0].prose.endswith("Some **prose**.")
    assert small.chapters[1].rules == ()


def test_a_ledger_is_written_back_as_it_was_read() -> None:
    small = ledger.parse("small-game", SMALL)
    assert small.markdown == SMALL
    assert small.chapter("second CHAPTER").markdown == "## Second chapter\n\nProse alone."


def test_a_rule_has_a_text_without_markup() -> None:
    rule = ledger.parse("small-game", SMALL).rule("A1")
    assert rule.plain == "SG-A1 From top | bottom. [ruling: either end]"
    assert rule.markdown.startswith("**SG-A1** From `top`")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("# Small Game\n", "Small Game\n", "not a title"),
        ("SG-R2", "SG-R1", "twice"),
        ("SG-R2", "XX-R2", "prefix"),
        ("SG-R2", "rule two", "not a rule id"),
        ("| SG-R2 | Have fun. |", "| SG-R2 |", "not a row"),
        ("| SG-R2 | Have fun. |", "| SG-R2 | |", "not a row"),
        ("| Objective |", "| Objective |\n\nMore prose.", "not a row"),
        ("| SG-R2 | Have fun. | Objective |", "", "not followed by rules"),
        ("| id | rule | source |", "| Id | Rule | Source |", "outside the rule table"),
    ],
)
def test_a_broken_form_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(LedgerError, match=problem) as refusal:
        ledger.parse("small-game", SMALL.replace(old, new))
    assert refusal.value.code == "rules/malformed"


# The loader


@pytest.mark.parametrize("name", ["TA-R16", "ta-r16", "R16", " r16 "])
def test_a_rule_is_found_by_any_spelling_of_its_id(name: str) -> None:
    assert ledger.load("the-abyss").rule(name).id == "TA-R16"


@pytest.mark.parametrize(
    ("name", "hint"),
    [("TA-R33", "TA-R32"), ("r161", "TA-R16"), ("?", "TA-R1 to TA-R32, TA-A1 to TA-A40")],
)
def test_an_unknown_id_is_answered_with_near_ones(name: str, hint: str) -> None:
    with pytest.raises(LookupError, match=re.escape(hint)) as refusal:
        ledger.load("the-abyss").rule(name)
    assert isinstance(refusal.value, LedgerError)
    assert refusal.value.code == "rules/unknown-id"


@pytest.mark.parametrize("name", ["the-abbys", "", "../rules/the-abyss", "The Abyss"])
def test_an_unknown_game_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(LedgerError, match="the-abyss") as refusal:
        ledger.load(name)
    assert refusal.value.code == "rules/unknown-game"


def test_an_unknown_chapter_is_answered_with_the_titles() -> None:
    with pytest.raises(LedgerError, match="Objective") as refusal:
        ledger.load("the-abyss").chapter("Weather")
    assert refusal.value.code == "rules/unknown-chapter"


def test_an_error_survives_a_process_boundary() -> None:
    error = pickle.loads(pickle.dumps(LedgerError("rules/unknown-id", "No such rule.")))
    assert (error.code, str(error)) == ("rules/unknown-id", "No such rule.")


def test_every_ledger_of_the_source_tree_can_be_loaded() -> None:
    assert ledger.names() == sorted(LEDGERS)
    assert {name: ledger.load(name) for name in ledger.names()} == LEDGERS


# What every ledger owes its readers

TRANSLATED = [(language, game) for language in ledger.TABLE_HEADS for game in LEDGERS]


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_every_language_has_the_same_rules_in_the_same_chapters(language: str, game: str) -> None:
    source, page = LEDGERS[game], ledger.load(game, language)
    assert [chapter.language for chapter in page.chapters] == [language] * len(source.chapters)
    shape = [[rule.id for rule in chapter.rules] for chapter in source.chapters]
    assert [[rule.id for rule in chapter.rules] for chapter in page.chapters] == shape
    figures = [sorted(re.findall(r"\d+", rule.text)) for rule in source.rules]
    assert [sorted(re.findall(r"\d+", rule.text)) for rule in page.rules] == figures


@pytest.mark.parametrize("game", LEDGERS)
def test_the_polish_page_speaks_of_nobodys_gender(game: str) -> None:
    page = citations.ROOT / "docs" / "rules" / "pl" / f"{game}.md"
    text = page.read_text(encoding="utf-8")
    assert ledger.load(game, "pl").markdown == text
    assert not re.findall(r"\w+(?:łeś|łaś)\b|\(a\)|/a\b|!", text)


def test_a_language_without_the_page_gets_the_english_one() -> None:
    assert ledger.load("the-abyss", "xx") == LEDGERS["the-abyss"]


@pytest.mark.parametrize("game", LEDGERS)
def test_nothing_of_the_page_is_lost_in_reading(game: str) -> None:
    page = citations.ROOT / "docs" / "rules" / f"{game}.md"
    assert LEDGERS[game].markdown == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEDGERS)
def test_the_page_names_only_rules_it_has(game: str) -> None:
    named = re.findall(rf"\b{LEDGERS[game].prefix}-[A-Z]*\d+(?:\.\d+)*", LEDGERS[game].markdown)
    assert set(named) == {rule.id for rule in LEDGERS[game].rules}


@pytest.mark.parametrize("game", LEDGERS)
def test_the_page_speaks_in_the_voice_of_the_project(game: str) -> None:
    assert not re.findall(
        r"\b(?:he|she|his|her|him|hers)\b|!", LEDGERS[game].markdown, re.IGNORECASE
    )


# The Abyss


def test_the_abyss_has_all_its_rules_and_rulings() -> None:
    wanted = {f"TA-R{n}" for n in range(1, 33)} | {f"TA-A{n}" for n in range(1, 41)}
    ids = [rule.id for rule in LEDGERS["the-abyss"].rules]
    assert len(ids) == len(wanted)
    assert set(ids) == wanted


def test_the_abyss_says_of_every_row_whether_it_is_a_ruling() -> None:
    for rule in LEDGERS["the-abyss"].rules:
        assert rule.source.startswith("ruling: ") == rule.id.startswith("TA-A"), rule.id


def test_the_card_table_of_the_abyss_is_the_deck_that_is_dealt() -> None:
    from fathomless.games.the_abyss import material  # the other tests here need no game

    prose = LEDGERS["the-abyss"].chapter("Cards").prose
    printed = re.findall(
        r"^\| ([\w ]+) \| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", prose, re.MULTILINE
    )
    dealt = [
        (face.name, material.CLASSES[face.kind].title(), face.value, face.standard, face.beginner)
        for face in material.FACES
    ]
    assert [(*row[:2], *map(int, row[2:])) for row in printed] == dealt


# Citations: the check itself, on small made-up trees

TESTS = {
    "tests/test_all.py": """
        import pytest
        from fathomless.testing import rule

        @rule("SG-R1")
        @pytest.mark.parametrize("n", [1, 2])
        def test_one(n): ...

        @testing.rule("SG-A1", "SG-R2")
        class TestMore:
            def test_two(self): ...
    """
}
CODE = {
    "src/fathomless/games/small_game/turn.py": '''
        """The turn (SG-R1)."""

        LIMIT = 3
        """Any number would do (SG-A1)."""

        def draw():
            return 1  # SG-R2: no fun without a card
    '''
}


def problems(root: Path, files: dict[str, str], text: str = SMALL) -> list[str]:
    """What the check finds in a tree of these files."""
    for name, source in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(re.sub(r"^ {8}", "", source, flags=re.MULTILINE), encoding="utf-8")
    small = ledger.parse("small-game", text)
    return citations.problems(small, citations.collect(root, small))


def test_a_tree_that_cites_everything_passes(tmp_path: Path) -> None:
    assert problems(tmp_path, CODE | TESTS) == []


def test_the_table_says_where_and_by_which_tests(tmp_path: Path) -> None:
    problems(tmp_path, CODE | TESTS)
    small = ledger.parse("small-game", SMALL)
    rows = citations.table(small, citations.collect(tmp_path, small)).splitlines()
    turn = "src/fathomless/games/small_game/turn.py"
    assert f"| SG-R1 | {turn}:2 | tests/test_all.py::test_one |" in rows
    assert f"| SG-R2 | {turn}:8 draw | tests/test_all.py::TestMore |" in rows


def test_an_empty_tree_fails_with_every_id_on_both_sides(tmp_path: Path) -> None:
    assert problems(tmp_path, {}) == [
        f"{rule_id}: not cited by {side}"
        for rule_id in ("SG-R1", "SG-A1", "SG-R2")
        for side in ("code", "tests")
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("code", " (SG-R1)", "", ["SG-R1: not cited by code"]),
        ("code", "SG-R2", "SG-R21", ["SG-R2: not cited by code", "SG-R21: not in the ledger"]),
        ("code", "# SG-R2:", "+ len('SG-R2') #", ["SG-R2: not cited by code"]),
        ("code", "return 1", "return 'SG-R9'", ["SG-R9: not in the ledger"]),
        ("tests", '@rule("SG-R1")', "", ["SG-R1: not cited by tests"]),
        ("tests", '@rule("SG-R1")', '# SG-R1, "SG-R1"', ["SG-R1: not cited by tests"]),
        ("tests", '"SG-R1"', '"SG-R1", "SG-R7"', ["SG-R7: not in the ledger"]),
        ("tests", "def test_one", "def one", ["SG-R1: not cited by tests", "which is no test"]),
        ("tests", '"SG-R1"', "*IDS", ["SG-R1: not cited by tests", "plain strings only"]),
        ("tests", "mark.parametrize(", "mark.skip(", ["SG-R1: not cited by tests"]),
        (
            "tests",
            "def test_two",
            "def two",
            ["SG-A1: not cited by tests", "SG-R2: not cited by tests", "which is no test"],
        ),
    ],
)
def test_a_gap_is_named_with_its_side(
    tmp_path: Path, file: str, old: str, new: str, found: list[str]
) -> None:
    name, source = next(iter((CODE if file == "code" else TESTS).items()))
    assert old in source
    lines = problems(tmp_path, CODE | TESTS | {name: source.replace(old, new)})
    assert len(lines) == len(found), lines
    for line, part in zip(lines, found, strict=True):
        assert part in line


@pytest.mark.parametrize("folder", ["core", "bots"])
def test_core_and_bots_may_carry_a_citation(tmp_path: Path, folder: str) -> None:
    (source,) = CODE.values()
    assert problems(tmp_path, TESTS | {f"src/fathomless/{folder}/turn.py": source}) == []


@pytest.mark.parametrize("folder", ["server", "games/other_game"])
def test_other_packages_may_not(tmp_path: Path, folder: str) -> None:
    (source,) = CODE.values()
    assert "SG-R1: not cited by code" in problems(
        tmp_path, TESTS | {f"src/fathomless/{folder}/turn.py": source}
    )


def test_an_id_of_no_ledger_is_unknown(tmp_path: Path) -> None:
    problems(tmp_path, CODE | TESTS)
    assert citations.unknown_prefixes(tmp_path, ["SG"]) == []
    (line, *_) = citations.unknown_prefixes(tmp_path, ["TA"])
    assert line == "SG-R1: the prefix of no ledger, but cited by tests/test_all.py::test_one"


EXEMPT = "| SG-R3 | Enjoy it. | Objective (no code: a wish) |"


def test_a_rule_may_be_exempt_with_a_reason(tmp_path: Path) -> None:
    assert problems(tmp_path, CODE | TESTS, f"{SMALL}{EXEMPT}\n") == []


def test_an_exemption_without_a_reason_fails(tmp_path: Path) -> None:
    row = EXEMPT.replace("a wish", "")
    assert problems(tmp_path, CODE | TESTS, f"{SMALL}{row}\n") == ["SG-R3: exempt without a reason"]


def test_an_exemption_of_a_cited_rule_fails(tmp_path: Path) -> None:
    text = SMALL.replace("| Objective |", "| Objective (no code: a wish) |")
    assert problems(tmp_path, CODE | TESTS, text) == [
        "SG-R2: exempt, and yet cited by code",
        "SG-R2: exempt, and yet cited by tests",
    ]


# Citations: the project


@pytest.mark.parametrize("game", LEDGERS)
def test_code_and_tests_cite_every_rule(game: str) -> None:
    found = citations.problems(LEDGERS[game], citations.collect(citations.ROOT, LEDGERS[game]))
    assert not found, "\n".join([f"{len(found)} problems:", *found])


def test_tests_cite_rules_of_ledgers_only() -> None:
    prefixes = [page.prefix for page in LEDGERS.values()]
    found = citations.unknown_prefixes(citations.ROOT, prefixes)
    assert not found, "\n".join(found)
