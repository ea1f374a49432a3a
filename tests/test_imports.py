"""Imports point one way, the rules do no input or output, and nothing grows too long."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "fathomless"

# core ← games ← bots ← {play, arena, research, server, …} ← cli
RANKS = {"core": 0, "games": 1, "bots": 2, "cli": 4, "__main__": 5}
BETWEEN = 3  # every other part, also those not written yet

INTS = "fathomless.core.ints"
WEIGHTS = "fathomless.bots.evaluations.files"  # it reads the weights that come with the package
PURE = ("core", "games", "bots")  # the parts that compute and do nothing else
PERMITTED = {
    *("__future__", "abc", "bisect", "collections", "copy", "dataclasses", "difflib", "enum"),
    *("functools", "hashlib", "heapq", "itertools", "json", "math", "operator", "re", "string"),
    *("types", "typing"),
}

LONGEST_FILE = 450
LONGEST_FUNCTION = 40  # in the parts that hold rules


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part(module: str) -> str:
    """`core` of `fathomless.core.state`; empty for the package itself."""
    return module.split(".")[1] if "." in module else ""


def rank(module: str) -> int:
    return RANKS.get(part(module), BETWEEN)


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module that is imported anywhere in the tree, and the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import"
            base = node.module or ""
            yield node.lineno, base
            if base.startswith("fathomless"):
                for alias in node.names:
                    if is_module(f"{base}.{alias.name}"):
                        yield node.lineno, f"{base}.{alias.name}"


def is_module(module: str) -> bool:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def at_run_time(tree: ast.Module) -> ast.Module:
    """The top of a module without what only a type checker reads."""
    body: list[ast.stmt] = []
    for node in tree.body:
        body += node.orelse if isinstance(node, ast.If) and is_for_types(node) else [node]
    return ast.Module(body, [])


def is_for_types(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def arrows_back(module: str, tree: ast.AST) -> list[str]:
    """Imports of something that stands above."""
    return [
        f"{module}:{line} imports {imported}"
        for line, imported in imports(tree)
        if imported.startswith("fathomless.") and rank(imported) > rank(module)
    ]


def impurities(module: str, tree: ast.AST) -> list[str]:
    """Imports of something that reaches out of the computation."""
    found = []
    for line, imported in imports(tree):
        top = imported.split(".")[0]
        if top != "fathomless" and top not in PERMITTED:
            found.append(f"{module}:{line} imports {imported}")
    return found


def calls(module: str, tree: ast.AST) -> list[str]:
    """Calls of what opens, prints or asks."""
    return [
        f"{module}:{node.lineno} calls {node.func.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
    ]


def other_games(module: str, tree: ast.AST) -> list[str]:
    """Imports of one game by another."""
    parts = module.split(".")
    if parts[1:2] != ["games"] or len(parts) < 3:
        return []
    return [
        f"{module}:{line} imports {imported}"
        for line, imported in imports(tree)
        if imported.startswith("fathomless.games.") and imported.split(".")[2] != parts[2]
    ]


def long_functions(module: str, tree: ast.AST) -> list[str]:
    return [
        f"{module}:{node.lineno} {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]


def faults(check: Callable[[str, ast.Module], list[str]], *parts: str) -> list[str]:
    """What a check finds in these parts of the package, or (none named) in all of it."""
    found: list[str] = []
    for module, tree in MODULES.items():
        if not parts or part(module) in parts:
            found += check(module, tree)
    return found


MODULES = {name(path): ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in sources()}


def test_imports_point_one_way() -> None:
    """Also those for types only, and those inside functions."""
    assert faults(arrows_back) == []


def test_rules_and_bots_only_compute() -> None:
    """No clock, no chance but our own, no files, no other people's packages."""
    found = faults(impurities, *PURE)
    assert [fault for fault in found if not fault.startswith((INTS, WEIGHTS))] == []


def test_the_one_file_that_bots_read_is_their_weights() -> None:
    found = [fault for fault in faults(impurities, "bots") if fault.startswith(WEIGHTS)]
    assert [fault.partition(" ")[2] for fault in found] == ["imports pathlib"]
    assert ast.unparse(MODULES[WEIGHTS]).count("read_text") == 1


def test_only_the_type_checker_meets_the_compilers_own_package() -> None:
    tree = MODULES[INTS]
    assert {imported for _, imported in imports(tree)} == {"typing", "mypy_extensions"}
    assert {imported for _, imported in imports(at_run_time(tree))} == {"typing"}


def test_rules_and_bots_do_not_open_print_or_ask() -> None:
    assert faults(calls, *PURE) == []


def test_no_game_imports_another() -> None:
    assert faults(other_games) == []


def test_no_file_is_too_long() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert {module: length for module, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_of_the_rules_is_too_long() -> None:
    assert faults(long_functions, "core", "games") == []


# The checks themselves


def test_the_sources_are_found() -> None:
    assert {"fathomless", "fathomless.core.state", "fathomless.games"} < set(MODULES)
    assert sys.stdlib_module_names > PERMITTED


@pytest.mark.parametrize(
    ("module", "source", "back"),
    [
        ("fathomless.core.state", "from fathomless.games import get", 1),
        ("fathomless.core.state", "import fathomless.bots.playout", 1),
        ("fathomless.core.state", "from fathomless import games", 1),
        ("fathomless.core.state", "def f():\n    from fathomless.play import driver", 1),
        ("fathomless.core.state", "from fathomless.core import rng", 0),
        ("fathomless.games.chasms.state", "from fathomless.bots import playout", 1),
        ("fathomless.games.chasms.state", "from fathomless.core.state import State", 0),
        ("fathomless.bots.greedy", "from fathomless.arena import pool", 1),
        ("fathomless.bots.greedy", "from fathomless.games.chasms import material", 0),
        ("fathomless.server.table", "from fathomless.cli import main", 1),
        ("fathomless.server.table", "from fathomless.play import driver", 0),
        ("fathomless.cli", "from fathomless.server import app", 0),
    ],
)
def test_an_arrow_back_is_seen(module: str, source: str, back: int) -> None:
    found = arrows_back(module, ast.parse(source))
    assert bool(found) == bool(back)


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("import random", 1),
        ("import os.path", 1),
        ("from time import time", 1),
        ("import numpy as np, sys", 2),
        ("from mypy_extensions import i64", 1),
        ("import json\nfrom hashlib import sha256\nfrom collections.abc import Mapping", 0),
    ],
)
def test_an_impurity_is_seen(source: str, count: int) -> None:
    assert len(impurities("fathomless.core.x", ast.parse(source))) == count


def test_imports_for_types_can_be_told() -> None:
    tree = ast.parse("if TYPE_CHECKING:\n    import random\nelse:\n    import json")
    assert [imported for _, imported in imports(tree)] == ["random", "json"]
    assert [imported for _, imported in imports(at_run_time(tree))] == ["json"]


def test_other_faults_are_seen() -> None:
    assert calls("x", ast.parse("print(open('x'))")) == ["x:1 calls print", "x:1 calls open"]
    module = "fathomless.games.abyss.turn"
    assert other_games(module, ast.parse("import fathomless.games.chasms.state"))
    assert not other_games(module, ast.parse("import fathomless.games.abyss.state"))
    assert not other_games("fathomless.bots.x", ast.parse("import fathomless.games.abyss.state"))
    lines = "\n".join("    pass" for _ in range(LONGEST_FUNCTION))
    assert long_functions("x", ast.parse(f"def f():\n{lines}")) == ["x:1 f has 41 lines"]
