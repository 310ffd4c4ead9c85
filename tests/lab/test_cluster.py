"""A plan on a real Ray cluster of three nodes, one of them killed in the middle: the same rows as in one process."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import polars as pl
import pytest

from ostraka.lab.plan import read_plan
from ostraka.lab.run import carry_out, local

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


@pytest.mark.filterwarnings("ignore")
def test_a_lost_node_changes_nothing(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    from ostraka.lab.cluster import cluster

    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    plan = read_plan(tmp_path / "plan.toml")
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    others = [nodes.add_node(num_cpus=1) for _ in range(2)]
    nodes.wait_for_nodes()
    killed: list[int] = []

    def progress(done: int, of: int) -> None:
        if done == of // 3 and not killed:
            killed.append(done)
            threading.Thread(target=nodes.remove_node, args=(others[0], False)).start()

    began = time.monotonic()
    try:
        assert carry_out(plan, tmp_path / "there", cluster(nodes.address), progress)
    finally:
        import ray

        ray.shutdown()
        nodes.shutdown()
    there = time.monotonic() - began
    assert killed
    assert carry_out(plan, tmp_path / "here", local(1))
    for table in ("games", "cards"):
        here, far = (pl.read_parquet(tmp_path / where / f"{table}.parquet") for where in ("here", "there"))
        assert here.equals(far)
    parts = sorted(path.name for path in (tmp_path / "there" / "parts").iterdir())
    assert parts == sorted(f"{job.id}.json" for job in plan.jobs())
    print(f"cluster of three nodes, one killed: {there:.1f} s")
