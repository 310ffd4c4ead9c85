"""Which test process runs which tests: one begins with the browser, one with the server, the others with the rest.

The browser works all the time and the server waits much of it, so they keep the processors busy only beside each other.
Whoever is done with its own lane helps in the next one.
"""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

__all__ = ["Lanes", "late"]

BROWSER, SERVER, REST = range(3)
ORDER = ((BROWSER, REST, SERVER), (SERVER, REST, BROWSER), (REST, SERVER, BROWSER))
"""The lanes of the first process, the second, the third, the first again: a browser is only started where it must."""
LONGEST = ("test_whole_games.py", "test_keyboard.py", "test_crash.py", "test_admin.py", "test_partition.py")
"""What begins first in its lane: what began last would be waited for in the end."""


def lane_of(scope: str) -> int:
    """The lane of a test or a file of tests."""
    return BROWSER if scope.startswith("tests/web/") else SERVER if scope.startswith("tests/server/") else REST


def wishes_of(process: str) -> tuple[int, ...]:
    """The lanes of a process, which is called `gw0`, `gw1`, …"""
    return ORDER[int(process.removeprefix("gw")) % len(ORDER)]


class Lanes(LoadScopeScheduling):
    """Gives out one file after the other, but a test with many cases by itself, and in the browser's lane any test.

    Files of the server's lane stay whole: most of them have a server that all their tests share.
    """

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        # Otherwise files with many tests would come first, which are the quick ones.
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        file, test, case = nodeid.partition("::")[0], *nodeid.partition("[")[::2]
        return (nodeid, file, test if case else file)[lane_of(nodeid)]

    def _assign_work_unit(self, node: WorkerController) -> None:
        for lane in wishes_of(node.gateway.id):
            scope = next((scope for scope in self.workqueue if lane_of(scope) == lane), None)
            if scope is not None:
                self.workqueue.move_to_end(scope, last=False)
                break
        super()._assign_work_unit(node)


def late(test: str) -> int:
    """Where a test begins; those that are told nothing else stay in their order."""
    name = test.partition("::")[0].rpartition("/")[2]
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)
