"""The browser client's wire types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathomless.server.protocol import PROTOCOL
from fathomless.server.schema import schema
from fathomless.server.typescript import declaration, expression, field, typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"
AGAIN = "python -m fathomless.server.typescript > web/src/wire/types.ts"


def test_the_client_has_the_types_of_this_server() -> None:
    written = TYPES.read_text(encoding="utf-8")
    assert written == typescript(), f"The wire types have changed. Make them again: {AGAIN}"


def test_every_type_of_the_protocol_is_declared_once() -> None:
    text = typescript()
    assert f"export const PROTOCOL = {PROTOCOL};\n" in text
    for name in schema()["$defs"]:
        declared = text.count(f"export interface {name} {{") + text.count(f"export type {name} =")
        assert declared == 1, name


@pytest.mark.parametrize(
    ("part", "written"),
    [
        ({"type": "string"}, "string"),
        ({"type": "integer"}, "number"),
        ({"type": "number"}, "number"),
        ({"type": "boolean"}, "boolean"),
        ({"type": "null"}, "null"),
        ({}, "unknown"),
        ({"$ref": "#/$defs/SeatInfo"}, "SeatInfo"),
        ({"enum": ["en", "pl", 3]}, '"en" | "pl" | 3'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array"}, "unknown[]"),
        ({"type": "array", "items": {"type": "integer"}}, "number[]"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "(string | null)[]",
        ),
        ({"type": "object"}, "Record<string, unknown>"),
        (
            {"type": "object", "additionalProperties": {"$ref": "#/$defs/Card"}},
            "Record<string, Card>",
        ),
    ],
)
def test_expressions(part: dict[str, object], written: str) -> None:
    assert expression(part) == written


def test_what_has_a_default_is_always_sent_and_need_not_be() -> None:
    value = {"type": "integer", "default": 0}
    assert field("n", value, set(), sent=False) == "n: number;"
    assert field("n", value, set(), sent=True) == "n?: number;"
    assert field("n", value, {"n"}, sent=True) == "n: number;"
    assert field("n", {"type": "integer"}, set(), sent=False) == "n?: number;"


def test_declarations() -> None:
    part = {
        "description": "A move.",
        "properties": {"seat": {"type": "integer"}, "text": {"type": "string", "default": ""}},
        "required": ["seat"],
    }
    lines = [
        "/** A move. */",
        "export interface Move {",
        "  seat: number;",
        "  text?: string;",
        "}",
    ]
    assert declaration("Move", part, sent=True).splitlines() == lines
    either = {"anyOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}]}
    assert declaration("Either", either, sent=False) == "export type Either = A | B;\n"
