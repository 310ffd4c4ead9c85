"""Frames and requests that make no sense change nothing and break nothing."""

from __future__ import annotations

from pathlib import Path

from tests.server.drivers import knocks, noise
from tests.server.house import sqlite


def test_bad_frames_are_refused(tmp_path: Path) -> None:
    found = noise.trial(sqlite(tmp_path), frames=2000, tables=3)
    assert noise.sound(found), found
    assert found["answers"]["bad"] > 500 and found["answers"]["stale"] > 20
    assert {"4400", "1009"} <= set(found["closed by the server"])


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    found = knocks.trial(sqlite(tmp_path), requests=400, tables=3, stride=4)
    assert knocks.sound(found), found
    assert found["requests"] > 250
