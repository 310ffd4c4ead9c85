"""A real Ray cluster of three nodes, one of them killed in the middle: the same rows and games as in one process."""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import polars as pl
import pytest

from ostraka.lab.plan import read_plan
from ostraka.lab.run import carry_out, local
from ostraka.lab.training.crowd import Order
from ostraka.lab.training.games import read
from ostraka.lab.training.loop import Loop, Round, Wishes

pytestmark = pytest.mark.full

PLAN = """
game = "thebes"
seed = 9
deals = 600
seats = [2]
levels = ["scholar"]
[[variants]]
name = "two-years"
tables = {"terms.FINISH" = 104}
"""


class ThreeNodes:
    """A cluster of three nodes with one processor each, of which one can be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        self.others = [self.nodes.add_node(num_cpus=1) for _ in range(2)]
        self.nodes.wait_for_nodes()
        self.address = str(self.nodes.address)
        self.killed = 0

    def kill(self) -> None:
        """One of them goes without a word, once, while others go on."""
        self.killed += 1
        if self.killed == 1:
            threading.Thread(target=self.nodes.remove_node, args=(self.others[0], False)).start()

    def close(self) -> None:
        import ray

        ray.shutdown()
        self.nodes.shutdown()


@pytest.fixture
def nodes() -> Iterator[ThreeNodes]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        three = ThreeNodes()
        yield three
        three.close()


@pytest.mark.filterwarnings("ignore")
def test_a_lost_node_changes_nothing(nodes: ThreeNodes, tmp_path: Path) -> None:
    from ostraka.lab.cluster import cluster

    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    plan = read_plan(tmp_path / "plan.toml")

    def progress(done: int, of: int) -> None:
        if done >= of // 3:
            nodes.kill()

    began = time.monotonic()
    assert carry_out(plan, tmp_path / "there", cluster(nodes.address), progress)
    there = time.monotonic() - began
    assert nodes.killed
    assert carry_out(plan, tmp_path / "here", local(1))
    for table in ("games", "cards"):
        here, far = (pl.read_parquet(tmp_path / where / f"{table}.parquet") for where in ("here", "there"))
        assert here.equals(far)
    parts = sorted(path.name for path in (tmp_path / "there" / "parts").iterdir())
    assert parts == sorted(f"{job.id}.json" for job in plan.jobs())
    print(f"cluster of three nodes, one killed: {there:.1f} s")


@pytest.mark.filterwarnings("ignore")
def test_games_to_learn_from_are_the_same_wherever_they_are_played(nodes: ThreeNodes, tmp_path: Path) -> None:
    """`ostraka train --ray`: the self-play of a round, with one of three nodes killed in the middle."""
    from ostraka.lab.cluster import self_play

    wishes = Wishes("thebes", games=300, full=8, quick=2, horizon=2)
    away = self_play(nodes.address)

    def watched(task: Callable[[Order], bytes], orders: Sequence[Order]) -> Iterator[bytes]:
        for number, block in enumerate(away(task, orders)):
            if number == len(orders) // 3:
                nodes.kill()
            yield block

    found = {}
    for where, scatter in (("there", watched), ("here", None)):
        loop = Loop(tmp_path / where, wishes, say=lambda _: None, scatter=scatter)
        loop.play(Round(1))
        found[where] = sorted(read(loop.games_of(1))[1], key=lambda played: played.seed)
    assert nodes.killed == 1
    assert len(found["here"]) == 300
    assert found["there"] == found["here"]
