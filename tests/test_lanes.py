"""Which test process runs what: every test once, the browser where it is already, the longest first."""

from __future__ import annotations

from collections import OrderedDict
from types import SimpleNamespace
from typing import Any

import pytest

from tests.lanes import Lanes, late

TESTS = [
    "tests/core/test_op.py::test_one",
    "tests/core/test_op.py::test_many[1]",
    "tests/core/test_op.py::test_many[2]",
    "tests/core/test_op.py::test_two",
    "tests/server/test_api.py::test_one",
    "tests/server/test_api.py::test_two",
    "tests/server/test_crash.py::test_one",
    "tests/web/test_around.py::test_one",
    "tests/web/test_around.py::test_two",
    "tests/web/test_whole_games.py::test_one",
]


class Process:
    """What the lanes need to know of a test process."""

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.shutting_down = False
        self.given: list[str] = []

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += [TESTS[n] for n in indices]


def waiting(config: pytest.Config) -> Any:
    """Lanes with all tests still to be given out."""
    lanes = Lanes(config)
    lanes.workqueue = OrderedDict()
    for test in sorted(TESTS, key=late):
        lanes.workqueue.setdefault(lanes._split_scope(test), {})[test] = False
    return lanes


@pytest.fixture
def config(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> pytest.Config:
    monkeypatch.setattr(pytestconfig.option, "tx", ["3*popen"])
    monkeypatch.setattr(pytestconfig.option, "loadscopereorder", True)
    return pytestconfig


def order(config: pytest.Config, name: str) -> list[str]:
    """The order in which one process would run all there is."""
    lanes, process = waiting(config), Process(name)
    lanes.registered_collections[process] = TESTS
    while lanes.workqueue:
        lanes._assign_work_unit(process)
    return process.given


def test_each_process_begins_in_its_own_lane_with_what_takes_longest(config: pytest.Config) -> None:
    one, many, more, two, api, also, crash, around, again, whole = TESTS
    rest, server, browser = [one, two, many, more], [crash, api, also], [whole, around, again]
    assert order(config, "gw0") == [*browser, *rest, *server]
    assert order(config, "gw1") == [*server, *rest, *browser]
    assert order(config, "gw2") == [*rest, *server, *browser]
    assert order(config, "gw3") == order(config, "gw0")


def test_what_is_given_out_at_once(config: pytest.Config) -> None:
    """Files of the server stay whole; a test with many cases goes by itself, and any test of the browser."""
    assert [list(unit) for unit in waiting(config).workqueue.values()] == [
        [TESTS[9]], [TESTS[6]], [TESTS[0], TESTS[3]], TESTS[1:3], TESTS[4:6], [TESTS[7]], [TESTS[8]],
    ]  # fmt: skip
