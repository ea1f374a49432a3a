"""Results by option set, and whether they may enter a hi-score list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    columns = (
        sa.Column("option_set", sa.Text, nullable=False, server_default=""),
        sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()),
        # Nothing enters a list that has not been re-run, and older results were not.
        sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    for column in columns:
        op.add_column("results", column)
    _fill_in()
    op.create_index("ix_results_game_seed", "results", ["game", "seed"])


def _fill_in() -> None:
    results = sa.table(
        "results",
        sa.column("match_id", sa.String),
        sa.column("options", sa.JSON),
        sa.column("option_set", sa.Text),
        sa.column("reason", sa.String),
        sa.column("lost", sa.Boolean),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(results)).all():
        option_set = ",".join(f"{name}={value}" for name, value in row.options.items())
        lost = row.reason.startswith("lost/")
        connection.execute(
            sa.update(results)
            .where(results.c.match_id == row.match_id)
            .values(option_set=option_set, lost=lost)
        )


def downgrade() -> None:
    op.drop_index("ix_results_game_seed", "results")
    for column in ("ranked", "lost", "option_set"):
        op.drop_column("results", column)
