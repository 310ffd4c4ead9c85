"""Tables at which choices are asked that are forced by a hand; those begun before go on as they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One column of `tables`."""
    op.add_column("tables", sa.Column("discreet", sa.Boolean(), nullable=False, server_default=sa.false()))
