"""The page that describes the protocol leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from fathomless.server import protocol

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODE = re.compile(
    r'"((?:action|fork|hint|limit|message|order|request|seat|seed|store|table|undo|vote)/[a-z-]+)"'
)
# Not for clients: a database that cannot be used stops the server before there are any.
INSIDE = {"store/unknown"}


@pytest.mark.parametrize("union", [protocol.Request, protocol.Frame], ids=["requests", "frames"])
def test_every_type_is_described(union: object) -> None:
    for kind in get_args(union):
        tag = kind.__struct_config__.tag
        assert f'"t":"{tag}"' in PAGE or f"| `{tag}` |" in PAGE, tag
        for name in kind.__struct_fields__:
            assert f"`{name}`" in PAGE or f'"{name}"' in PAGE, f"{tag}.{name}"


def test_every_close_code_is_described() -> None:
    for code in protocol.Close:
        assert f"| {code.value} |" in PAGE


def test_every_error_code_is_described() -> None:
    folder = Path(protocol.__file__).parent
    found = {code for file in folder.rglob("*.py") for code in CODE.findall(file.read_text())}
    assert len(found) > 20
    assert [code for code in sorted(found - INSIDE) if f"`{code}`" not in PAGE] == []
