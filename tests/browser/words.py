"""The client's own words, so that a test finds a button by its name in any language."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n"
SLOT = re.compile(r"\{(\w+)\}")


class Words:
    """The sentences of the shell in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.sentences = catalogue(language)

    def __call__(self, key: str, **values: object) -> str:
        """The sentence with this key; a slot that is not given stays as it is."""
        text = self.sentences[key]
        return SLOT.sub(lambda found: str(values.get(found[1], found[0])), text)

    def pattern(self, key: str, **values: object) -> re.Pattern[str]:
        """The sentence with anything in the slots that are not given."""
        parts = SLOT.split(self(key, **values))
        literal = (re.escape(part) for part in parts[::2])
        return re.compile("^" + ".+".join(literal) + "$")


@cache
def catalogue(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in (FOLDER / f"{language}.json", FOLDER / "pages" / f"{language}.json"):
        found |= json.loads(path.read_text(encoding="utf-8"))
    return found
