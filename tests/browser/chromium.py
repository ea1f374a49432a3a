"""The browser of these tests: an installed Chromium or Chrome, else one that is fetched.

    python -m tests.browser.chromium   finds one, or gets one, and says which

The one without a window comes first: it is the same browser, and does half the work, as it has no
bars and panels of its own for every page. Debian's comes before others, where apt-get works: it
brings the libraries it needs. Playwright's own goes to `build`. Without any browser the tests fail.
They are never skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL

ROOT = Path(__file__).resolve().parents[2]
VARIABLE = "FATHOMLESS_CHROMIUM"
FETCHED = ROOT / "build" / "browsers"
NAMES = (
    *("chromium-headless-shell", "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "msedge"),
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
MADE = ("chrome-headless-shell*", "chrome", "chrome.exe", "Chromium", "headless_shell")


def candidates() -> Iterator[str]:
    """Where a browser may be, the best first."""
    if named := os.environ.get(VARIABLE):
        yield named
    yield from (found for name in NAMES if (found := shutil.which(name)) is not None)
    yield from (place for place in PLACES if Path(place).is_file())
    for pattern in MADE:
        paths = sorted(FETCHED.rglob(pattern))
        yield from (str(path) for path in paths if path.is_file() and os.access(path, os.X_OK))


def find() -> str | None:
    """The first browser that runs: some are there in name only."""
    return next((path for path in candidates() if runs(path)), None)


def runs(path: str) -> bool:
    if sys.platform == "win32":  # where asking for the version opens a window
        return Path(path).is_file()
    try:
        done = subprocess.run(
            [path, "--version"], capture_output=True, timeout=60, check=False, stdin=None
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def fetch() -> None:
    """Get a browser: from Debian as root, or from where Playwright has its own."""
    if shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "-q", "--no-install-recommends"]
        subprocess.run(["apt-get", "update", "-q"], env=quiet, stdout=DEVNULL, check=False)
        for package in NAMES[0], "chromium":  # older releases have the second alone
            subprocess.run([*install, package], env=quiet, stdout=DEVNULL, check=False)
            if find() is not None:
                return
    own = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(FETCHED)}
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    subprocess.run(command, env=own, stdout=DEVNULL, check=False)


def main() -> int:
    path = find()
    if path is None:
        print("no browser is installed: getting one", flush=True)
        fetch()
        path = find()
    if path is None:
        print(f"The tests need Chromium or Chrome; name one in {VARIABLE}.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
