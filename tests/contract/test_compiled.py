"""What is said to be compiled is, and what is not is not: a test run must not fool itself."""

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import fathomless

COMPILED = ("core", "games", "bots")
INTERPRETED = "fathomless.core.ints"  # the compiler must take its other branch for the truth


def modules() -> list[str]:
    """Every module of the parts that are compiled."""
    names: list[str] = []
    for part in COMPILED:
        package = importlib.import_module(f"fathomless.{part}")
        names.append(package.__name__)
        found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        names += [module.name for module in found]
    return sorted(set(names))


def is_compiled(name: str) -> bool:
    file = importlib.import_module(name).__file__
    assert file is not None
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_modules_are_what_the_run_expects() -> None:
    expected = os.environ.get("FATHOMLESS_EXPECT_COMPILED") == "1"
    compiled = {name for name in modules() if is_compiled(name)}
    assert compiled == (set(modules()) - {INTERPRETED} if expected else set())


def test_the_list_is_not_empty() -> None:
    assert {"fathomless.core.state", INTERPRETED} < set(modules())
    assert not is_compiled(fathomless.__name__)
