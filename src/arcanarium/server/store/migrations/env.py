"""Alembic runs a step on the connection that `database.migrate` opened."""

from alembic import context

from arcanarium.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
