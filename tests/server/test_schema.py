from __future__ import annotations

import json

from fathomless.server import protocol
from fathomless.server.schema import schema


def test_every_message_and_frame_has_a_schema() -> None:
    found = schema()
    tags = {
        name: part["properties"]["t"]["enum"][0]
        for name, part in found["$defs"].items()
        if "t" in part.get("properties", {})
    }
    assert {tags[name] for name in ("Act", "Step", "Error", "Welcome")} == {
        "act",
        "step",
        "error",
        "welcome",
    }
    for union in ("Request", "Frame"):
        mapping = found["$defs"][union]["discriminator"]["mapping"]
        assert all(ref.removeprefix("#/$defs/") in found["$defs"] for ref in mapping.values())
    json.dumps(found)


def test_close_codes_are_different() -> None:
    codes = [code.value for code in protocol.Close]
    assert len(set(codes)) == len(codes)
