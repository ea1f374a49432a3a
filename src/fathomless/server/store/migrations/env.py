"""How Alembic runs here: always from `migrate`, which passes its connection."""

from __future__ import annotations

from alembic import context

from fathomless.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
