"""The weights that come with the package: the only files that bots read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "weights"


def read(name: str) -> dict[str, Any]:
    """What a file of weights holds."""
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data
