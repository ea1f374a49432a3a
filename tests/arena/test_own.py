"""Bots of one's own in Python: found, made, and not taken at their word."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import invalidate_caches
from pathlib import Path

import pytest

from fathomless import bots
from fathomless.arena.own import modules_here
from fathomless.arena.plan import all_line_ups, make_plan
from fathomless.arena.players import check_player, make_player
from fathomless.arena.tournament import run as play
from fathomless.arena.workers import play_games
from fathomless.core.errors import FathomlessError, SetupError
from tests.cli.commands import ROOT, refusal, run, run_alone

SHORT = {"target": 20}
CAUTIOUS = """
from fathomless.bots import Bot

class Cautious(Bot):
    def choose(self, perspective, rng):
        return perspective.legal()[-1]
"""
Write = Callable[..., None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Puts modules into the current folder; they are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    known = set(sys.modules)

    def put(text: str, name: str = "my_bots.py") -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        invalidate_caches()

    yield put
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in ("my_bots", "zoo", "deep"):
            del sys.modules[name]


def code_of(spec: str) -> tuple[str, str]:
    """What is said of a bot before the first game."""
    with pytest.raises(FathomlessError) as caught:
        check_player(spec)
    return caught.value.code, caught.value.message


def test_a_class_in_the_current_folder_plays(write: Write) -> None:
    write(CAUTIOUS)
    bot = make_player("my_bots:Cautious")
    assert bot.name == "my_bots:Cautious"
    assert make_player("my_bots:Cautious") is not bot
    plan = make_plan("the-abyss", ["my_bots:Cautious", "greedy"], "own", SHORT, [(0, 1)])
    result = play(plan, 8)
    assert result.entrants[0].spec == "my_bots:Cautious"
    assert result == play(plan, 8, partial(play_games, jobs=2))


def test_a_class_in_a_package(write: Write) -> None:
    write("", "zoo/__init__.py")
    write(CAUTIOUS, "zoo/quiet.py")
    check_player("zoo.quiet:Cautious")


@pytest.mark.parametrize("command", ["arena --bots", "simulate --seats", "study --seats"])
def test_it_plays_in_every_command(command: str, write: Write) -> None:
    write(CAUTIOUS)
    name, option = command.split()
    common = ("--games", "4", "--option", "target=20", "--seed", "own", "--json")
    one, two = (
        run(name, "the-abyss", option, "my_bots:Cautious,random", *common, "--jobs", jobs)
        for jobs in ("1", "2")
    )
    assert one.exit_code == two.exit_code == 0, one.output + two.output
    figures = [json.loads(result.stdout) for result in (one, two)]
    for each in figures:
        each.pop("seconds")
        each.pop("games_per_second", None)
    assert figures[0] == figures[1]
    assert "my_bots:Cautious" in one.stdout


def test_the_example_plays(tmp_path: Path, write: Write) -> None:
    shutil.copy(ROOT / "examples" / "my_bots.py", tmp_path)
    for game, seats in (("the-abyss", 2), ("the-abandons", 1)):
        specs = ["my_bots:Cautious", "random"]
        plan = make_plan(game, specs, "example", {}, all_line_ups(2, seats))
        assert len(play(plan, 2).records) == 2


def test_the_example_plays_from_the_folder_above() -> None:
    arguments = ("the-abyss", "--bots", "random,examples.my_bots:Cautious", "--games", "2")
    done = run_alone("arena", *arguments, "--option", "target=10", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["entrants"][1]["spec"] == "examples.my_bots:Cautious"


@pytest.mark.parametrize(
    ("text", "spec", "code", "said"),
    [
        (CAUTIOUS, "your_bots:Cautious", "bot/no-module", "no bot and no module 'your_bots'"),
        (CAUTIOUS, "my_bots.more:Cautious", "bot/no-module", "no module 'my_bots.more'"),
        ("import not_there", "my_bots:Bold", "bot/broken-module", "(my_bots.py, line 1)"),
        ("x = (", "my_bots:Bold", "bot/broken-module", "SyntaxError: '(' was never closed"),
        ("raise SystemExit(3)", "my_bots:Bold", "bot/broken-module", "SystemExit: 3"),
        (CAUTIOUS, "my_bots:Bold", "bot/no-class", "none of that name. Bots there: Cautious."),
        ("Bold = 3", "my_bots:Bold", "bot/no-class", "no subclass of fathomless.bots.Bot"),
        (
            CAUTIOUS + "    def __init__(self):\n        super().__init__('me')\n",
            "my_bots:Cautious",
            "bot/not-made",
            "It gets its name, as in Cautious('my_bots:Cautious').",
        ),
        (
            CAUTIOUS + "    def __init__(self, name):\n        1 / 0\n",
            "my_bots:Cautious",
            "bot/not-made",
            "ZeroDivisionError: division by zero (my_bots.py, line 8)",
        ),
    ],
)
def test_what_cannot_be_made_is_told_before_the_first_game(
    text: str, spec: str, code: str, said: str, write: Write
) -> None:
    write(text)
    found, message = code_of(spec)
    assert found == code
    assert said in message
    assert message.endswith(".")
    assert ".." not in message
    assert refusal(run("arena", "the-abyss", "--bots", f"random,{spec}", "--games", "2")) == code


WRONG = """
import deep
from fathomless.bots import Bot

class Silent(Bot):
    def choose(self, perspective, rng):
        return None

class Stray(Bot):
    def choose(self, perspective, rng):
        return "draw"

class Falling(Bot):
    def choose(self, perspective, rng):
        return perspective.legal()[1000]

class Deep(Bot):
    def choose(self, perspective, rng):
        return deep.fall()
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("Silent", "bot/illegal", "my_bots:Silent chose 'None'; it could choose from: "),
        ("Stray", "bot/illegal", "my_bots:Stray chose 'draw'; it could choose from: "),
        (
            "Falling",
            "bot/failed",
            "my_bots:Falling failed: IndexError: list index out of range (my_bots.py, line 15).",
        ),
        (
            "Deep",
            "bot/failed",
            "my_bots:Deep failed: ValueError: no number (my_bots.py, line 19).",
        ),
    ],
)
def test_a_bot_is_not_taken_at_its_word(
    name: str, code: str, said: str, jobs: int, write: Write
) -> None:
    write(WRONG)
    write("def fall():\n    raise ValueError('no number.')\n", "deep.py")
    plan = make_plan("the-abyss", [f"my_bots:{name}", "random"], "s", SHORT, [(0, 1)])
    with pytest.raises(FathomlessError) as caught:
        play(plan, 2, partial(play_games, jobs=jobs))
    assert caught.value.code == code
    assert caught.value.message.startswith(said)


@pytest.mark.parametrize("spec", ["my_bots:", "my_bots:400", "my-bots:Cautious", "a..b:C", ":C"])
def test_what_is_no_class_is_an_unknown_bot(spec: str, write: Write) -> None:
    assert bots.own_class(spec) is None
    assert code_of(spec)[0] == "bot/unknown"


def test_nobody_else_imports_anything() -> None:
    """A server, to which anybody may talk, makes bots without those of strangers."""
    with pytest.raises(SetupError) as caught:
        bots.make("my_bots:Cautious")
    assert caught.value.code == "bot/unknown"
    assert bots.own_class("greedy:hand") is None


def test_what_other_machines_do_not_have_is_sent_to_them(write: Write) -> None:
    write(CAUTIOUS)
    write("", "zoo/__init__.py")
    write(CAUTIOUS, "zoo/quiet.py")
    specs = ["greedy", "my_bots:Cautious", "zoo.quiet:Cautious", "fathomless.bots:Bot"]
    assert [module.__name__ for module in modules_here(specs)] == ["my_bots", "zoo"]
