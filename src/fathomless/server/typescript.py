"""`python -m fathomless.server.typescript`: the wire types for the browser client.

The client's `web/src/wire/types.ts` is this output, and a test fails when the two differ. What
has a default is there all the same in what the server sends: msgspec writes defaults.
"""

from __future__ import annotations

import json
from typing import Any

from fathomless.server.protocol import PROTOCOL
from fathomless.server.schema import schema

HEAD = f"""\
// Made by `python -m fathomless.server.typescript` from the server's types, not by hand.

export const PROTOCOL = {PROTOCOL};
"""
# Requests may leave out what has a default; so may a new table.
SENT = {"Request", "NewTable", "SeatWish", "JoinTable", "Fork"}


def typescript() -> str:
    """The whole module."""
    defs = schema()["$defs"]
    sent = SENT | {part["$ref"].rpartition("/")[2] for part in defs["Request"]["anyOf"]}
    parts = [declaration(name, defs[name], name in sent) for name in sorted(defs)]
    return "\n".join([HEAD, *parts])


def declaration(name: str, part: dict[str, Any], sent: bool) -> str:
    """One type: an interface for an object, a union for anything else."""
    if "properties" not in part:
        return f"export type {name} = {expression(part)};\n"
    comment = f"/** {part['description']} */\n" if "description" in part else ""
    required = set(part.get("required", ()))
    fields = [field(key, value, required, sent) for key, value in part["properties"].items()]
    body = "".join(f"  {line}\n" for line in fields)
    return f"{comment}export interface {name} {{\n{body}}}\n"


def field(key: str, value: dict[str, Any], required: set[str], sent: bool) -> str:
    always = key in required or ("default" in value and not sent)
    return f"{key}{'' if always else '?'}: {expression(value)};"


def expression(part: dict[str, Any]) -> str:
    """The TypeScript of a schema that is not a declaration of its own."""
    if "$ref" in part:
        return str(part["$ref"].rpartition("/")[2])
    if "anyOf" in part:
        return " | ".join(expression(one) for one in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(one) for one in part["enum"])
    match part.get("type"):
        case "array":
            inner = expression(part["items"]) if "items" in part else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            inner = part.get("additionalProperties")
            of = expression(inner) if isinstance(inner, dict) else "unknown"
            return f"Record<string, {of}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return plain
    return "unknown"


def main() -> None:
    print(typescript(), end="")


if __name__ == "__main__":
    main()
