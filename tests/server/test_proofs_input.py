"""Frames and requests that make no sense change nothing and break nothing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ostraka.server.errors import Refused
from ostraka.server.people.outside import outside
from tests.server.drivers import knocks, noise
from tests.server.house import sqlite


def test_bad_frames_are_refused(tmp_path: Path) -> None:
    found = noise.trial(sqlite(tmp_path), frames=1000, tables=3)
    assert noise.sound(found), found
    assert found["answers"]["bad"] > 250 and found["answers"]["stale"] > 10
    assert "4400" in found["closed by the server"]


class Long(noise.Noise):
    """Every few frames one that is longer than any may be."""

    def frame(self) -> str | bytes:
        return super().frame() if self.luck.random() < 0.9 else "[" * 20_000


def test_frames_that_are_too_long_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noise, "Noise", Long)
    found = noise.trial(sqlite(tmp_path), frames=150, tables=1)
    assert noise.sound(found), found
    assert "1009" in found["closed by the server"]


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    found = knocks.trial(sqlite(tmp_path), requests=400, tables=3, stride=4)
    assert knocks.sound(found), found
    assert found["requests"] > 250


def test_bad_requests_are_refused_on_postgresql(postgresql: Callable[[], str], tmp_path: Path) -> None:
    found = knocks.trial(postgresql(), requests=300, tables=2, stride=16, log=tmp_path / "log")
    assert knocks.sound(found), found
    assert found["requests"] > 200


class Nested(noise.Noise):
    """Nothing but brackets upon brackets, alone and in what would be a message."""

    def frame(self) -> str:
        return self.luck.choice(["", '{"type": "hello", "extra": ', '{"type": ']) + "[" * 5_000


def test_frames_with_brackets_upon_brackets_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noise, "Noise", Nested)
    found = noise.trial(sqlite(tmp_path), frames=60, tables=1)
    assert noise.sound(found), found
    assert found["answers"]["bad"] >= 40
    assert set(found["closed by the server"]) == {"4400"}


FAULT = """
import structlog
from ostraka.server.serve import set_up_logs

def fail(seed):
    cookie = "a-session-of-" + "somebody"
    raise ValueError("broken")

set_up_logs("warning")
try:
    fail("the-seed-of-" + "a-table")
except ValueError as error:
    structlog.get_logger("app").error("unexpected", exc_info=error)
"""


def test_a_fault_in_the_log_tells_where_and_no_secret() -> None:
    """What functions have in their hands when they fail are cookies, cards and seeds."""
    done = subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, check=True)
    line = json.loads(done.stderr)
    assert line["exception"][0]["exc_type"] == "ValueError"
    assert [frame["name"] for frame in line["exception"][0]["frames"]][-1] == "fail"
    assert "a-session-of-somebody" not in done.stderr and "the-seed-of-a-table" not in done.stderr


@pytest.mark.parametrize("url", ["https://[", "https://[::1", "https://x:y/", "https://", "ftp://example.org", ""])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(outside(url))
