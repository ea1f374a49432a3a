"""Connections to the database, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from fathomless.core.errors import FathomlessError

MIGRATIONS = "fathomless.server.store:migrations"
MIGRATION_LOCK = 0x0FA7403  # any number that every server of ours agrees on
BUSY_SECONDS = 10
KNOWN = "A database is a file's path, sqlite:///path or postgresql://…"


class StoreError(FathomlessError):
    """The database cannot do what is asked: `store/…`."""


def read_url(database: str) -> URL:
    """A database URL, or the path of an SQLite file."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise StoreError("store/unknown", KNOWN) from error
    kind = url.get_backend_name()
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or not url.database:
        raise StoreError("store/unknown", KNOWN)
    return url


def place_of(database: str) -> str:
    """Where a database is, in words for people: a file's whole path, or a URL without secrets."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite":
        assert url.database is not None
        return str(Path(url.database).absolute())
    # A password may stand in the query as well.
    bare = URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database)
    return bare.render_as_string()


def unopened(database: str, error: Exception) -> StoreError:
    """Why a database cannot be opened, without what only its driver understands."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, FileExistsError):
        reason = f"{cause.filename} is no folder"
    elif isinstance(cause, OSError) and cause.filename is not None:
        reason = f"{cause.filename}: {cause.strerror}"
    else:
        reason = str(cause).strip().partition("\n")[0].rstrip(".")
    place = place_of(database)
    if Path(place).is_dir():
        reason = "it is a folder"
    return StoreError("store/failed", f"The database {place} cannot be opened: {reason}.")


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
