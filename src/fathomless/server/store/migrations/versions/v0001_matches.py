"""Matches, seats, lines, results, scores."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_matches()
    _create_seats_and_lines()
    _create_results()


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("chosen_seed", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("invite_hash", sa.String(64)),
        sa.Column("forked_from", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )


def _create_seats_and_lines() -> None:
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("level", sa.String(20)),
        sa.Column("stand_in", sa.String(20)),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "lines",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "ply", name="pk_lines"),
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("chosen_seed", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("tie_break", sa.String(64)),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_results"),
    )
    op.create_index("ix_results_game_finished", "results", ["game", "finished"])
    op.create_table(
        "scores",
        sa.Column("match_id", sa.String(32), sa.ForeignKey("results.match_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("categories", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_scores"),
    )
    op.create_index("ix_scores_game_total", "scores", ["game", "total"])


def downgrade() -> None:
    for table in ("scores", "results", "lines", "seats", "matches"):
        op.drop_table(table)
