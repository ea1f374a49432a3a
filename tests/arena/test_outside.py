import json
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathomless import games
from fathomless.arena import outside
from fathomless.arena.match import play_match
from fathomless.arena.outside import OUTSIDE, OutsideBot, OutsideError, shown_name
from fathomless.core.perspective import Perspective
from fathomless.core.rng import Rng
from tests.cli.commands import refusal, run
from tests.server.test_example_bot import node

ROOT = Path(__file__).parents[2]
SHORT = {"target": 20}


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    outside.close_all()


def python(program: str) -> str:
    """A command line that runs some Python."""
    return shlex.join([sys.executable, "-c", program])


FIRST = python(
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    print(json.dumps({'a': json.loads(line)['options'][0]['a']}), flush=True)"
)


def ask(bot: OutsideBot) -> str:
    state = games.get("the-abyss").start(2, "outside")
    return str(bot.choose(Perspective(state, state.seat_to_act), Rng("x")))


def test_a_program_plays_a_whole_match() -> None:
    match = play_match("the-abyss", [OUTSIDE + FIRST, "random"], "m", SHORT)
    again = play_match("the-abyss", [OUTSIDE + FIRST, "random"], "m", SHORT)
    assert match.actions == again.actions
    assert len(outside._running) == 1


def test_the_example_in_shell_plays() -> None:
    command = f"sh {shlex.quote(str(ROOT / 'examples' / 'stdio-bot.sh'))}"
    by_shell = play_match("the-abyss", [OUTSIDE + command, "random"], "m", SHORT)
    assert (
        by_shell.actions == play_match("the-abyss", [OUTSIDE + FIRST, "random"], "m", SHORT).actions
    )


SEEDED = python(
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    option = asked['options'][asked['seed'] % len(asked['options'])]\n"
    "    print(json.dumps({'a': option['a']}), flush=True)"
)


def test_the_example_in_javascript_plays() -> None:
    command = shlex.join([node(), str(ROOT / "examples" / "stdio-bot.mjs")])
    by_node, by_python = (
        play_match("the-abyss", [OUTSIDE + bot, "random"], "m", SHORT) for bot in (command, SEEDED)
    )
    assert by_node.actions == by_python.actions


def test_the_question_holds_what_the_page_says(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = python(
        "import json, sys\n"
        f"line = sys.stdin.readline(); open({str(heard)!r}, 'w').write(line)\n"
        "print(json.dumps({'a': json.loads(line)['options'][0]['a']}), flush=True)"
    )
    bot = OutsideBot(program)
    answer = ask(bot)
    bot.close()
    question = json.loads(heard.read_text())
    page = (ROOT / "docs" / "bots.md").read_text()
    assert all(f"`{field}`" in page for field in question)
    assert question["options"][0]["a"] == answer
    assert question["view"]["seat"] == question["seat"]


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ('import sys; sys.stdin.readline(); print(\'{"a": "fly"}\', flush=True)', "bot/illegal"),
        ("import sys; sys.stdin.readline(); print('fly', flush=True)", "bot/garbled"),
        ("import sys; sys.stdin.readline(); print('[1]', flush=True)", "bot/garbled"),
        ("import time; time.sleep(30)", "bot/slow"),
        ("import sys; sys.stdin.readline(); print('{}', flush=True)", "bot/garbled"),
        ("import sys; sys.stdout.buffer.write(bytes([255, 10]))", "bot/garbled"),
        ("pass", "bot/ended"),
        ("while True: print('fly', end='')", "bot/garbled"),
    ],
)
def test_a_program_that_misbehaves_is_told_so(program: str, code: str) -> None:
    bot = OutsideBot(python(program), patience=5.0 if code != "bot/slow" else 0.2)
    with pytest.raises(OutsideError) as caught:
        ask(bot)
    bot.close()
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("echo hi", "bot/garbled", "'echo hi' wrote 'hi'; an answer is {\"a\": \"…\"}."),
        ("echo {}", "bot/garbled", "wrote '{}'"),
        ("false", "bot/ended", "'false' has ended with status 1 without an answer."),
    ],
)
def test_what_a_program_wrote_before_it_ended_is_told(command: str, code: str, told: str) -> None:
    bot = OutsideBot(command)
    bot.process.wait()  # so that it cannot read the question
    with pytest.raises(OutsideError) as caught:
        ask(bot)
    bot.close()
    assert caught.value.code == code
    assert told in caught.value.message


def test_a_program_that_starts_another_is_not_waited_for() -> None:
    bot = OutsideBot("sh -c 'sleep 20; true'", patience=0.1)
    start = time.monotonic()
    with pytest.raises(OutsideError):
        ask(bot)
    assert time.monotonic() - start < 10


@pytest.mark.parametrize("after", ["sleep 1000", "exec >&-", "exit"])
def test_what_a_program_has_started_ends_with_it(after: str, tmp_path: Path) -> None:
    """A shell that waits for a program, that has one beside it, and one that leaves it behind."""
    script = tmp_path / "bot.sh"
    script.write_text(f"sleep 1000 & echo $! > {tmp_path}/started\nread -r question\n{after}\n")
    bot = OutsideBot(f"sh {script}", patience=0.5)
    with pytest.raises(OutsideError):
        ask(bot)
    bot.close()
    started = int((tmp_path / "started").read_text())
    until = time.monotonic() + 10
    while is_running(started) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(started)


def is_running(pid: int) -> bool:
    """Whether it is more than an entry that nobody has read yet."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, check=False)
    return bool(done.stdout.strip()) and not done.stdout.startswith(b"Z")


def test_a_program_is_shown_by_its_command_line() -> None:
    assert shown_name(OUTSIDE + "node bot.mjs") == "node bot.mjs"
    assert shown_name("ismcts:200") == "ismcts:200"
    bots = ("--bots", "random", "--bot", FIRST, "--option", "target=10")
    result = run("arena", "the-abyss", *bots, "--games", "2", "--jobs", "1")
    assert result.exit_code == 0
    assert OUTSIDE not in result.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_tournament_ends_with_what_the_program_did(jobs: str) -> None:
    bots = ("--bots", "greedy", "--bot", "echo hi", "--games", "4", "--jobs", jobs)
    result = run("arena", "the-abyss", *bots)
    assert refusal(result) == "bot/garbled"
    assert "wrote 'hi'" in result.stderr


@pytest.mark.parametrize("command", ["no-such-program at all", "'"])
def test_a_program_that_does_not_exist(command: str) -> None:
    with pytest.raises(OutsideError) as caught:
        OutsideBot(command)
    assert caught.value.code == "bot/not-started"
    assert caught.value.message.startswith(f"{command!r} cannot be started: No ")
