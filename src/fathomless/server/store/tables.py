"""The tables of the database. The migrations build them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("chosen_seed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("invite_hash", String(64)),
    Column("forked_from", String(32)),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64)),
    Column("level", String(20)),
    Column("stand_in", String(20)),
)

# The key is what makes a move unique: two servers, or a double click, cannot both win a ply.
LINES = Table(
    "lines",
    METADATA,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("match_id", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("chosen_seed", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("reason", String(64), nullable=False),
    Column("tie_break", String(64)),
    Column("finished", BigInteger, nullable=False),
    Column("option_set", Text, nullable=False),
    Column("lost", Boolean, nullable=False),  # nobody won
    Column("ranked", Boolean, nullable=False),  # re-run, and free of known cards: see rerun.py
    Index(None, "game", "finished"),
    Index(None, "game", "seed"),
)

SCORES = Table(
    "scores",
    METADATA,
    Column("match_id", String(32), ForeignKey("results.match_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player", String(20), nullable=False),  # human, or the level of a bot
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("categories", JSON, nullable=False),
    Index(None, "game", "total"),
)
