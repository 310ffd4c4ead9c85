"""Fifty times the server is killed while people play, and nothing they were told is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.drivers.crash import weather
from tests.server.house import sqlite


def sound(found: dict[str, Any]) -> None:
    wrong = {name: found[name] for name in ("lost", "doubled", "phantom", "liars") if found[name]}
    assert not wrong, found
    assert found["replayed"] > 0 and found["sockets dropped"] > 0 and found["sent twice"] > 0


def test_nothing_told_is_lost_on_sqlite(tmp_path: Path) -> None:
    found = weather(sqlite(tmp_path), servers=1, kills=30, acks=1500)
    sound(found)
    assert found["kills"] == 30 and found["acknowledged"] >= 1500


def test_nothing_told_is_lost_with_two_servers_on_postgresql(postgresql: Callable[[], str]) -> None:
    found = weather(postgresql(), servers=2, kills=20, acks=1000)
    sound(found)
    assert found["kills"] == 20 and found["acknowledged"] >= 1000
