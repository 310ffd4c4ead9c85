"""The server is killed again and again while people play, and nothing they were told is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.drivers.crash import weather
from tests.server.house import sqlite


def sound(found: dict[str, Any]) -> None:
    wrong = {name: found[name] for name in ("lost", "doubled", "phantom", "liars") if found[name]}
    assert not wrong, found
    assert found["replayed"] > 0 and found["sockets dropped"] > 0 and found["sent twice"] > 0


# Kills, and choices that were acknowledged.
storms = pytest.mark.parametrize(("kills", "acks"), [(10, 500), pytest.param(50, 2500, marks=pytest.mark.full)])


@storms
def test_nothing_told_is_lost_on_sqlite(tmp_path: Path, kills: int, acks: int) -> None:
    found = weather(sqlite(tmp_path), servers=1, kills=kills, acks=acks)
    sound(found)
    assert found["kills"] == kills and found["acknowledged"] >= acks


@storms
def test_nothing_told_is_lost_with_two_servers_on_postgresql(
    postgresql: Callable[[], str], kills: int, acks: int
) -> None:
    found = weather(postgresql(), servers=2, kills=kills, acks=acks)
    sound(found)
    assert found["kills"] == kills and found["acknowledged"] >= acks
