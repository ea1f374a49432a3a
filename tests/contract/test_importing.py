"""Importing a game opens no file beyond the modules themselves, and draws no number."""

import subprocess
import sys
import textwrap
from importlib.machinery import all_suffixes

WATCH = """
    import sys

    opened, events = [], []
    MODULES = ({suffixes})

    def watch(event, arguments):
        if event == "open" and isinstance(arguments[0], str):
            if not arguments[0].endswith(MODULES):
                opened.append(arguments[0])
        elif event.startswith(("socket.", "subprocess.", "os.system", "urllib.", "sqlite3.")):
            events.append(event)

    import hashlib, json, difflib, typing, collections.abc  # what they do is not ours
    before = set(sys.modules)
    sys.addaudithook(watch)
    {statement}
    print([opened, events, sorted(set(sys.modules) - before)])
"""

# Sources of chance and of time, and ways to reach the world outside.
UNWANTED = {"random", "secrets", "uuid", "time", "datetime", "numpy", "socket", "asyncio", "ssl"}


def run(statement: str) -> tuple[list[str], list[str], list[str]]:
    """Run a statement in a fresh interpreter: files opened, other events, modules imported."""
    suffixes = ", ".join(repr(suffix) for suffix in [*all_suffixes(), ".pyc"])
    script = textwrap.dedent(WATCH).format(suffixes=suffixes, statement=statement)
    command = [sys.executable, "-B", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    opened, events, modules = eval(done.stdout)  # printed by the script above
    return opened, events, modules


def test_importing_all_games_reads_only_modules() -> None:
    opened, events, modules = run("import fathomless.games")
    assert (opened, events) == ([], [])
    assert not UNWANTED & set(modules)
    assert "fathomless.games.the_abyss.state" in modules


def test_importing_the_bots_reads_only_modules() -> None:
    opened, events, modules = run("import fathomless.bots, fathomless.bots.playout")
    assert (opened, events) == ([], [])
    assert not UNWANTED & set(modules)


def test_importing_draws_no_number() -> None:
    """Interpreted, the one generator can be watched; compiled, it is the same source."""
    opened, _, _ = run(
        "from fathomless.core.rng import Rng; first = Rng.next32; "
        "Rng.next32 = lambda rng: opened.append('a number') or first(rng); "
        "import fathomless.games, fathomless.bots.playout"
    )
    assert opened == []


def test_the_watch_sees_what_it_should() -> None:
    opened, events, modules = run(
        "import random; open('/dev/null').close(); import socket; socket.socket().close()"
    )
    assert opened == ["/dev/null"]
    assert "socket.__new__" in events
    assert {"random", "socket"} <= set(modules)
