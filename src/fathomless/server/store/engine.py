"""Connections to the database, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL

from fathomless.core.errors import FathomlessError

MIGRATIONS = "fathomless.server.store:migrations"
MIGRATION_LOCK = 0x0FA7403  # any number that every server of ours agrees on
BUSY_SECONDS = 10


class StoreError(FathomlessError):
    """The database cannot do what is asked: `store/…`."""


def read_url(database: str) -> URL:
    """A database URL, or the path of an SQLite file."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    url = make_url(database)
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or not url.database:
        raise StoreError(
            "store/unknown", "A database is a file's path, sqlite:///path or postgresql://…"
        )
    return url


def open_engine(database: str) -> Engine:
    """Connect; every transaction on SQLite takes the write lock at once, so none fails half-way."""
    url = read_url(database)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: `_begin_sqlite` does
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; of several servers that start together, one does it."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
