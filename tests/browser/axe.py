"""axe-core: what keeps people with a keyboard or a screen reader out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

STILL = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity
)"""


@cache
def source() -> str:
    assert SOURCE.is_file(), "axe-core is not installed: python build_client.py install"
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything axe finds on the page once it stands still: the rule, why, and where."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']}\n    " + "\n    ".join(places(violation))
        for violation in found["violations"]
    ]


def places(violation: dict[str, Any]) -> list[str]:
    return [f"{node['target']} {node['failureSummary']}" for node in violation["nodes"][:5]]
