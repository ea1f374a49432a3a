from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches of tests lie in a folder of their own."""
    monkeypatch.setenv("FATHOMLESS_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("FATHOMLESS_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "home"
