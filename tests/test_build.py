"""The build hook: what is compiled, when a wheel stays pure, and what is not done twice.

How the browser client gets into the package is in test_build_client.py.
"""

import os
import re
import sysconfig
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

import hatch_build
from hatch_build import BuildHook, CompileError, Mode

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(str(files("fathomless")))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A source tree with a module in every kind of place."""
    modules = ["__init__", "cli", "play/driver", "core/__init__", "core/ints", "core/rng"]
    modules += ["games/__init__", "games/toy/__init__", "games/toy/turn", "bots/greedy"]
    for name in modules:
        path = tmp_path / "src" / "fathomless" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "hatch_build.py").touch()
    return tmp_path


@pytest.fixture(autouse=True)
def no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMLESS_WEB", "never")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A compiler that is always there and leaves one file; gives the list of its runs."""
    calls: list[Path] = []

    def run_compiler(root: Path, place: Path) -> None:
        calls.append(root)
        path = place / "lib" / "fathomless" / f"rng{hatch_build.EXTENSION_SUFFIX}"
        path.parent.mkdir(parents=True)
        path.touch()

    monkeypatch.setattr(hatch_build, "missing_tool", lambda _: None)
    monkeypatch.setattr(hatch_build, "run_compiler", run_compiler)
    return calls


def initialize(root: Path, version: str) -> dict[str, Any]:
    nothing = cast("Any", None)
    hook = BuildHook(str(root), {}, nothing, nothing, str(root / "dist"), "wheel", nothing)
    build_data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook.initialize(version, build_data)
    return build_data


class TestWhatIsCompiled:
    def test_exactly_core_games_and_bots(self, project: Path) -> None:
        names = [path.as_posix() for path in hatch_build.modules(project / "src")]
        assert names == [
            "fathomless/bots/greedy.py",
            "fathomless/core/__init__.py",
            "fathomless/core/rng.py",
            "fathomless/games/__init__.py",
            "fathomless/games/toy/__init__.py",
            "fathomless/games/toy/turn.py",
        ]

    def test_of_this_project_too(self) -> None:
        src = ROOT / "src"
        folders = {path.parts[1] for path in hatch_build.modules(src)}
        assert folders == {"core", "games", "bots"}
        assert all((src / "fathomless" / name).is_file() for name in hatch_build.INTERPRETED)


class TestMode:
    @pytest.mark.parametrize("mode", Mode)
    def test_is_read_from_the_environment(self, mode: Mode) -> None:
        assert hatch_build.mode_from({"FATHOMLESS_COMPILE": mode.value}) is mode

    @pytest.mark.parametrize("environ", [{}, {"FATHOMLESS_COMPILE": ""}])
    def test_is_auto_by_default(self, environ: dict[str, str]) -> None:
        assert hatch_build.mode_from(environ) is Mode.AUTO

    def test_anything_else_is_refused_with_the_choices(self) -> None:
        with pytest.raises(
            ValueError, match="FATHOMLESS_COMPILE=yes is none of auto, require, never"
        ):
            hatch_build.mode_from({"FATHOMLESS_COMPILE": "yes"})

    def test_a_wrong_one_ends_the_build(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("FATHOMLESS_COMPILE", "yes")
        with pytest.raises(SystemExit, match="FATHOMLESS_COMPILE=yes"):
            initialize(project, "standard")


class TestWithoutTools:
    def test_a_missing_compiler_is_named(self) -> None:
        lack = hatch_build.missing_tool({"CC": "no-such-cc -pthread", "PATH": os.defpath})
        assert lack == "there is no C compiler ('no-such-cc -pthread' is not found)"

    def test_an_empty_search_path_has_no_compiler(self, tmp_path: Path) -> None:
        lack = hatch_build.missing_tool({"CC": "cc", "PATH": str(tmp_path)})
        assert "no C compiler" in str(lack)

    def test_missing_headers_are_named(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
        monkeypatch.setattr(sysconfig, "get_config_var", lambda _: None)
        assert "Python.h" in str(hatch_build.missing_tool({"PATH": ""}))

    def test_auto_stays_pure_and_says_why(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CC", "no-such-cc")
        found, status = hatch_build.extension_modules(project, Mode.AUTO)
        assert not found
        assert "pure Python" in status
        assert "'no-such-cc' is not found" in status

    def test_require_fails(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("CC", "no-such-cc")
        with pytest.raises(CompileError, match="require, but there is no C compiler"):
            hatch_build.extension_modules(project, Mode.REQUIRE)


class TestWhenCompilingFails:
    @pytest.fixture(autouse=True)
    def broken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def run_compiler(root: Path, place: Path) -> None:
            raise CompileError("rng.c:7: error: no such thing")

        monkeypatch.setattr(hatch_build, "missing_tool", lambda _: None)
        monkeypatch.setattr(hatch_build, "run_compiler", run_compiler)

    def test_auto_stays_pure_and_shows_the_error(self, project: Path) -> None:
        found, status = hatch_build.extension_modules(project, Mode.AUTO)
        assert not found
        assert "rng.c:7: error" in status

    def test_require_fails_with_the_error(self, project: Path) -> None:
        with pytest.raises(CompileError, match=r"rng\.c:7: error"):
            hatch_build.extension_modules(project, Mode.REQUIRE)


class TestStamp:
    def test_what_has_not_changed_is_not_compiled_again(
        self, project: Path, runs: list[Path]
    ) -> None:
        first, _ = hatch_build.extension_modules(project, Mode.REQUIRE)
        second, status = hatch_build.extension_modules(project, Mode.REQUIRE)
        assert len(runs) == 1
        assert first == second
        assert "unchanged" in status

    @pytest.mark.parametrize("name", ["core/rng.py", "core/ints.py", "bots/new.py"])
    def test_a_change_is_compiled(self, project: Path, runs: list[Path], name: str) -> None:
        hatch_build.extension_modules(project, Mode.REQUIRE)
        (project / "src" / "fathomless" / name).write_text("CHANGED = True\n", encoding="utf-8")
        hatch_build.extension_modules(project, Mode.REQUIRE)
        assert len(runs) == 2

    def test_another_compiler_compiles_anew(
        self, project: Path, runs: list[Path], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hatch_build.extension_modules(project, Mode.REQUIRE)
        monkeypatch.setenv("CC", "another-cc")
        hatch_build.extension_modules(project, Mode.REQUIRE)
        assert len(runs) == 2


@pytest.mark.usefixtures("runs")
class TestWheel:
    def test_carries_the_extension_modules(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("FATHOMLESS_COMPILE", "require")
        build_data = initialize(project, "standard")
        inside = list(build_data["force_include"].values())
        assert inside == [f"fathomless/rng{hatch_build.EXTENSION_SUFFIX}"]
        assert (build_data["pure_python"], build_data["infer_tag"]) == (False, True)
        report = (project / "build" / "status.txt").read_text(encoding="utf-8")
        assert report == "no browser client (FATHOMLESS_WEB=never)\n6 modules compiled\n"

    @pytest.mark.parametrize(("mode", "version"), [("require", "editable"), ("never", "standard")])
    def test_is_pure_when_editable_or_told_so(
        self, project: Path, monkeypatch: pytest.MonkeyPatch, mode: str, version: str
    ) -> None:
        monkeypatch.setenv("FATHOMLESS_COMPILE", mode)
        build_data = initialize(project, version)
        assert build_data == {"force_include": {}, "pure_python": True, "infer_tag": False}


def test_development_installs_what_the_build_needs() -> None:
    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[^\w-]", text)[0] for text in requirements}

    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    dev = table["project"]["optional-dependencies"]["dev"]
    assert names(table["build-system"]["requires"]) <= names(dev)


def test_the_package_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()


def test_the_installed_package_carries_the_rules_and_the_sources_do_not() -> None:
    written, carried = pages(ROOT / "docs" / "rules"), pages(PACKAGE / "ledger")
    from_sources = PACKAGE.parent == ROOT / "src"
    assert carried == ({} if from_sources else written)


def pages(folder: Path) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
