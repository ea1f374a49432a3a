"""Build hook: a wheel carries the browser client, and `core`, `games` and `bots` compiled by mypyc.

How the client is built is told in `build_client.py`; an sdist carries it too, so that whoever
installs from one needs no network for it.

The extension modules lie beside their .py files, and Python prefers them on import. The environment
variable FATHOMLESS_COMPILE says how hard to try:

    auto      compile if a C compiler and the Python headers are at hand, else stay pure (default)
    require   compile, or fail
    never     stay pure

A pure wheel plays the same games, slower. Editable installs are always pure. Results are kept under
`build/mypyc`, and what has not changed is not compiled again. How the last build went is told in
`build/status.txt` as well, because pip hides what a build prints.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from hashlib import sha256
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The hook is loaded by its path, so the folder of its sibling is not among those to import from.
sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client

VARIABLE = "FATHOMLESS_COMPILE"
COMPILED = ("core", "games", "bots")
# mypyc takes `if TYPE_CHECKING` for true and drops the other branch, which this module lives by.
INTERPRETED = ("core/ints.py",)
EXTENSION_SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


class Mode(StrEnum):
    """How hard to try to compile."""

    AUTO = "auto"
    REQUIRE = "require"
    NEVER = "never"


class CompileError(Exception):
    """Compiling was tried and failed; the text is what the tools printed."""


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds what is made to what is packed; hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare one wheel or sdist; `version` of a wheel is "standard" or "editable"."""
        root = Path(self.root)
        try:
            with ThreadPoolExecutor() as pool:  # npm waits for the network while mypyc works
                parts = [pool.submit(self.add_client, root, version, build_data)]
                if self.target_name == "wheel" and version != "editable":
                    parts.append(pool.submit(self.add_extensions, root, build_data))
                report = [part.result() for part in parts]
        except (build_client.ClientError, CompileError, ValueError) as error:
            sys.exit(f"fathomless: {error}")
        for line in report:
            print(f"fathomless: {line}", file=sys.stderr)
        (root / "build").mkdir(exist_ok=True)
        text = "".join(f"{line}\n" for line in report)
        (root / "build" / "status.txt").write_text(text, encoding="utf-8")

    def add_client(self, root: Path, version: str, build_data: dict[str, Any]) -> str:
        """Build the client and add it; an editable install finds it where it was built."""
        mode = build_client.mode_from(os.environ)
        folder, status = build_client.built_client(root, mode)
        files: dict[str, str] = build_data["force_include"]
        if folder is not None and self.target_name == "sdist":
            for path in (folder, build_client.stamp_of(root)):
                files[str(path)] = path.relative_to(root).as_posix()
        elif folder is not None and version != "editable":
            files[str(folder)] = "fathomless/web"
        return status

    def add_extensions(self, root: Path, build_data: dict[str, Any]) -> str:
        """Compile, and add the extension modules."""
        files, status = extension_modules(root, mode_from(os.environ))
        if files:
            build_data["force_include"].update(files)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        return status


def mode_from(environ: Mapping[str, str]) -> Mode:
    """Read the mode from the environment; unset or empty means auto."""
    text = environ.get(VARIABLE) or Mode.AUTO
    try:
        return Mode(text)
    except ValueError:
        raise ValueError(f"{VARIABLE}={text} is none of {', '.join(Mode)}") from None


def extension_modules(root: Path, mode: Mode) -> tuple[dict[str, str], str]:
    """Give the files for the wheel, from path on disk to path inside, and one line on how it went.

    No files means a pure wheel. With `Mode.REQUIRE` there are files or a `CompileError`.
    """
    if mode is Mode.NEVER:
        return {}, f"pure Python, not compiled ({VARIABLE}=never)"
    lack = missing_tool(os.environ)
    if lack is None:
        try:
            return compiled_files(root)
        except CompileError as error:
            lack = f"compiling failed:\n{error}"
    if mode is Mode.REQUIRE:
        raise CompileError(f"{VARIABLE}=require, but {lack}")
    return {}, f"pure Python, not compiled, so slower: {lack}"


def missing_tool(environ: Mapping[str, str]) -> str | None:
    """Say what the machine lacks to compile C extensions, if anything."""
    # Windows names no compiler here: setuptools finds Visual C++ by itself, or compiling fails.
    command = environ.get("CC") or sysconfig.get_config_var("CC")
    if command and shutil.which(shlex.split(command)[0], path=environ.get("PATH")) is None:
        return f"there is no C compiler ({command!r} is not found)"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        return f"the Python headers are not installed ({header.name} is not found)"
    return None


def modules(src: Path) -> list[Path]:
    """List the modules to compile, relative to the source folder, in a stable order."""
    package = src / "fathomless"
    skipped = {package / name for name in INTERPRETED}
    found = {path for folder in COMPILED for path in (package / folder).rglob("*.py")}
    return sorted(path.relative_to(src) for path in found - skipped)


def compiled_files(root: Path) -> tuple[dict[str, str], str]:
    """Compile, or take what the last build of the same inputs left; see `extension_modules`."""
    place = root / "build" / "mypyc" / Path(EXTENSION_SUFFIX.strip(".")).stem
    stamp, lib = place / "stamp", place / "lib"
    count = len(modules(root / "src"))
    wanted = fingerprint(root)
    status = f"{count} modules compiled earlier, unchanged"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(place, ignore_errors=True)
        run_compiler(root, place)
        stamp.write_text(wanted, encoding="utf-8")
        status = f"{count} modules compiled"
    files = sorted(lib.rglob(f"*{EXTENSION_SUFFIX}"))
    return {str(path): path.relative_to(lib).as_posix() for path in files}, status


def fingerprint(root: Path) -> str:
    """Hash everything the extension modules depend on."""
    tools = (sys.version, EXTENSION_SUFFIX, version_of("mypy"), version_of("setuptools"))
    settings = (os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS"))
    digest = sha256(repr((*tools, *settings)).encode())
    inputs = ["src/fathomless/__init__.py", *(f"src/fathomless/{name}" for name in INTERPRETED)]
    inputs += [f"src/{path.as_posix()}" for path in modules(root / "src")]
    for name in ("hatch_build.py", *inputs):
        digest.update(f"\0{name}\0".encode())
        digest.update((root / name).read_bytes())
    return digest.hexdigest()


def run_compiler(root: Path, place: Path) -> None:
    """Compile in a process of its own: mypyc exits on errors, and setuptools changes its host."""
    place.mkdir(parents=True, exist_ok=True)
    run = subprocess.run(
        [sys.executable, Path(__file__).resolve(), place.resolve()],
        cwd=root / "src",  # so that tracebacks name fathomless/…, not a folder of this machine
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        raise CompileError("\n".join(run.stdout.splitlines()[-40:]))


def compile_here(place: Path) -> None:
    """Compile the modules of the current folder into `place/lib`."""
    import setuptools  # noqa: F401 (before mypyc, which then builds upon it)
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(Path())]
    # An empty configuration: whether the code passes the linters is no matter of the build.
    options = ["--config-file=", f"--cache-dir={place / 'cache'}"]
    extensions = mypycify(
        [*options, *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # as fast as one big file when it runs, and built in less memory
        target_dir=str(place / "c"),
        group_name="fathomless",
    )
    if os.name == "posix":
        for extension in extensions:  # mypyc adds -Werror: not for compilers nobody has tried
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
    build = build_command(extensions)
    build.build_lib, build.build_temp = str(place / "lib"), str(place / "tmp")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def build_command(extensions: list[Any]) -> Any:
    """Make a `build_ext` that also compiles the C files of one extension side by side."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc] # setuptools carries no types
        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_some([source], **options), sources)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compile_all
            super().build_extensions()

    return ParallelBuild(Distribution({"ext_modules": extensions}))


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]))
