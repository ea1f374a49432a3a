"""`python -m fathomless.server.schema`: every wire type as one JSON Schema, for other languages.

`Request` is what a client sends over the WebSocket, `Frame` what it gets; the rest is for HTTP.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from fathomless.server import lobby, protocol, rest
from fathomless.server.store import results

HTTP_TYPES = (
    rest.VersionInfo,
    rest.ErrorInfo,
    rest.GameInfo,
    rest.RulesInfo,
    rest.LevelInfo,
    rest.TableMade,
    rest.JoinTable,
    rest.HeldSeat,
    lobby.NewTable,
    protocol.TableInfo,
    results.ResultInfo,
    results.HighScore,
    rest.DailyInfo,
    rest.ReviewInfo,
    rest.StudyInfo,
)


def schema() -> dict[str, Any]:
    """All types under `$defs`."""
    unions = [protocol.Request, protocol.Frame]
    (request, frame, *_), parts = msgspec.json.schema_components(
        [*unions, *HTTP_TYPES], ref_template="#/$defs/{name}"
    )
    defs: dict[str, Any] = {"Request": request, "Frame": frame, **parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Fathomless protocol {protocol.PROTOCOL}",
        "$defs": defs,
    }


def main() -> None:
    print(json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False))


if __name__ == "__main__":
    main()
