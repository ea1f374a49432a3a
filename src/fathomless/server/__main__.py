"""`python -m fathomless.server`: the server with every limit at hand, for tests and figures."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from fathomless.server.limits import Limits
from fathomless.server.room import Pace
from fathomless.server.serve import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fathomless.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8642, help="0: any free one, which is printed")
    parser.add_argument("--database", help="a file's path, sqlite:///path or postgresql://…")
    parser.add_argument("--static", type=Path, help="the built browser client")
    parser.add_argument("--limits", default="{}", help='JSON, such as {"connections": 100}')
    parser.add_argument("--pace", default="{}", help='JSON, such as {"scale": 0}')
    given = parser.parse_args()
    run(
        host=given.host,
        port=given.port,
        database=given.database,
        announce=lambda address: print(address, flush=True),
        limits=msgspec.json.decode(given.limits, type=Limits),
        pace=msgspec.json.decode(given.pace, type=Pace),
        static_dir=given.static,
    )


if __name__ == "__main__":
    main()
