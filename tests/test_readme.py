"""The README says nothing that is not so: its code runs, its commands exist, its tables hold."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from fathomless.cli import app
from tests.cli.commands import run, run_alone

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MAKE = re.compile(r"`?make ([a-z][a-z-]+)\b")


def blocks(language: str, text: str = README) -> list[str]:
    return [found[2] for found in BLOCK.finditer(text) if found[1] == language]


def commands() -> list[str]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("fathomless ")]


def test_the_code_runs_as_it_is_printed() -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    source = "\n".join(blocks("python"))
    examples = parser.get_doctest(source, {}, "README.md", "README.md", 0)
    assert len(examples.examples) > 8
    assert runner.run(examples).failed == 0


def test_the_first_two_commands() -> None:
    first = [line.partition("#")[0].strip() for line in blocks("sh")[0].splitlines()]
    assert first == ["make play", "make test"]


@pytest.mark.parametrize("command", commands())
def test_the_commands_exist_with_their_options(command: str) -> None:
    _, name, *arguments = shlex.split(command)
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    known = group.commands[name]
    options = {option for parameter in known.params for option in parameter.opts}
    assert {word for word in arguments if word.startswith("--")} <= options


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    text = page.read_text(encoding="utf-8")
    code = " ".join(re.findall(r"`[^`]+`|^make .*", text, re.MULTILINE))
    assert {found[1] for found in MAKE.finditer(code)} <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_screen_is_what_the_command_shows(tmp_path: Path) -> None:
    screen = next(block for block in blocks("") if block.startswith("── The Abyss"))
    command = next(command for command in commands() if "--seed tide" in command)
    done = run_alone(
        *shlex.split(command)[1:],
        typed="1\n",
        FATHOMLESS_HOME=str(tmp_path),
        FATHOMLESS_LANG="en",
        PYTHONIOENCODING="utf-8",
        COLUMNS="80",
    )
    shown = "\n".join(line.rstrip() for line in done.stdout.decode().splitlines())
    assert screen in shown


def test_the_table_of_games_is_honest() -> None:
    rows = re.findall(r"^\| .+ \| `([a-z-]+)` \| (\S+) \| (\w+) \|$", README, re.MULTILINE)
    listed = {row["name"]: row for row in json.loads(run("games", "--json").stdout)}
    assert {name for name, _, _ in rows} == set(listed)
    for name, seats, status in rows:
        assert status == listed[name]["status"]
        if status == "playable":
            assert seats == listed[name]["seats"]


def test_the_figures_have_the_shape_that_bench_prints() -> None:
    table = README.partition("<!-- bench -->\n")[2].partition("<!-- /bench -->")[0]
    printed = run("bench", "--markdown", "--seconds", "0.05", "--seats", "2").stdout
    assert table.splitlines()[:2] == printed.splitlines()[:2]
    columns = printed.splitlines()[0].count("|")
    assert all(line.count("|") == columns for line in table.splitlines())
