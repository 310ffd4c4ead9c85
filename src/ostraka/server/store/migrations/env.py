"""Alembic's way in: it is handed the connection that `migrate` opened."""

from __future__ import annotations

from alembic import context

from ostraka.server.store import people_tables
from ostraka.server.store.tables import METADATA

assert people_tables.accounts.metadata is METADATA  # all tables are known by now
connection = context.config.attributes["connection"]
# SQLite changes a table by making it anew.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=False)
context.run_migrations()
