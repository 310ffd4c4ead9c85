"""Alembic's way in: it is handed the connection that `migrate` opened."""

from __future__ import annotations

from alembic import context

from ostraka.server.admin import rows as admin_rows
from ostraka.server.history import rows as history_rows
from ostraka.server.people import rows as people_rows
from ostraka.server.puzzles import rows as puzzle_rows
from ostraka.server.rows import METADATA
from ostraka.server.tables import rows as table_rows

# Importing them is what makes them known.
known = {admin_rows.audit, people_rows.people, history_rows.results, puzzle_rows.puzzle_tries, table_rows.tables}
assert known <= set(METADATA.tables.values())
connection = context.config.attributes["connection"]
# SQLite changes a table by making it anew.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=False)
context.run_migrations()
