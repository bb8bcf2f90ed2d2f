"""Alembic's environment. It runs the migrations on the connection that `upgrade.migrate` passes to it."""

from alembic import context

from quarterdeck.server.db.schema import metadata

# The caller has begun a transaction on this connection. All migrations run inside it, on SQLite too.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
