"""What Alembic runs: the steps happen on the connection, and in the transaction, of the store that is being opened."""

from __future__ import annotations

from alembic import context

from elvenhold.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
