"""Which test process runs which tests: one begins with the browser, one with the server, the others with the rest.

The browser works all the time and the server waits much of it, so they keep the processors busy only beside each other.
Whoever is done with its own lane helps in the next one.
"""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

__all__ = ["Lanes", "lane_of", "wishes_of"]

BROWSER, SERVER, REST = range(3)
ORDER = ((BROWSER, REST, SERVER), (SERVER, REST, BROWSER), (REST, SERVER, BROWSER))
"""The lanes of the first process, the second, the third, the first again: a browser is only started where it must."""
LONGEST = ("test_whole_games.py", "test_keyboard.py", "test_crash.py", "test_admin.py", "test_partition.py")
"""What begins first in its lane: what begins last is waited for in the end."""


def lane_of(scope: str) -> int:
    """The lane of a test or a file of tests."""
    return BROWSER if scope.startswith("tests/web/") else SERVER if scope.startswith("tests/server/") else REST


def wishes_of(process: str) -> tuple[int, ...]:
    """The lanes of a process, which is called `gw0`, `gw1`, …"""
    return ORDER[int(process.removeprefix("gw")) % len(ORDER)]


class Lanes(LoadScopeScheduling):
    """Gives out one file after the other, and in the browser's lane, where all files share a server, single tests."""

    def __init__(self, config: pytest.Config, log: Any = None) -> None:
        # Otherwise files with many tests would come first, which are the quick ones.
        config.option.loadscopereorder = False
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if lane_of(nodeid) == BROWSER else nodeid.partition("::")[0]

    def _assign_work_unit(self, node: WorkerController) -> None:
        wishes = wishes_of(node.gateway.id)
        scope = min(self.workqueue, key=lambda each: (wishes.index(lane_of(each)), late(each)))
        self.workqueue.move_to_end(scope, last=False)
        super()._assign_work_unit(node)


def late(scope: str) -> int:
    """Where a test begins within its lane; those that are told nothing else stay in their order."""
    name = scope.partition("::")[0].rpartition("/")[2]
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)
