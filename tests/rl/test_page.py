"""The page for researchers: its Python runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rl.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_what_the_page_shows_works(block: str) -> None:
    exec(compile(block, "docs/rl.md", "exec"), {})


def test_the_types_of_records_satisfy_a_strict_checker(tmp_path: Path) -> None:
    (block,) = [block for block in BLOCKS if "ostraka.records" in block]
    (tmp_path / "typed.py").write_text(block, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "--config-file", ""]
    done = subprocess.run([*command, "typed.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_page_shows_all_four_ways() -> None:
    shown = "\n".join(BLOCKS)
    for name in ("thebes_v0", "gymnasium.make", "Tables(", "pyspiel.load_game"):
        assert name in shown
