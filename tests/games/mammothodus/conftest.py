"""The table builder as a fixture."""

from __future__ import annotations

import pytest

from tests.games.mammothodus.table import Lay
from tests.games.mammothodus.table import table as lay_table


@pytest.fixture
def table() -> Lay:
    return lay_table
