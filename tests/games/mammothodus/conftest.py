"""The table builder as a fixture."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.mammothodus.table import Given
from tests.games.mammothodus.table import table as lay_table


@pytest.fixture
def table() -> Callable[..., Given]:
    return lay_table
