"""The page that makes a bot in 15 minutes, and one that learns: run as it stands, block after block."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.package import EXAMPLES, found, install

PAGE = (EXAMPLES.parent / "docs" / "learn.md").read_text(encoding="utf-8")
LEARNING = PAGE.index("## A bot that learns")


def blocks(text: str) -> str:
    """The Python of a part of the page, as one program that stops at the first warning."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))


def run(program: str, folder: Path, *arguments: str, site: Path) -> str:
    command = [sys.executable, "-W", "error", *(arguments or ["-c", program])]
    path = {"PYTHONPATH": found(site)}
    done = subprocess.run(command, cwd=folder, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.compiled
def test_a_bot_in_fifteen_minutes(tmp_path: Path) -> None:
    assert "On display:" in run(blocks(PAGE[:LEARNING]), tmp_path, site=tmp_path)


@pytest.mark.full
@pytest.mark.compiled
def test_a_bot_that_learns(tmp_path: Path) -> None:
    """With PyTorch, which only the heavy tier installs."""
    assert PAGE.index("pip install ./examples/learned") < PAGE.index("from learned.ppo")
    install("learned", tmp_path / "site")
    said = run("import torch\ntorch.set_num_threads(1)\n" + blocks(PAGE), tmp_path, site=tmp_path / "site")
    assert re.search(r"wins \d\d\.\d% of 400 games against chance", said)
    (command,) = re.findall(r"^(ostraka arena .*)$", PAGE, re.MULTILINE)
    told = run("", tmp_path, "-m", "ostraka.cli", *command.split()[1:], "--json", site=tmp_path / "site")
    standing = json.loads(told)
    assert json.dumps(standing).count("ppo:thebes.pt")


def test_the_page_shows_what_there_is() -> None:
    assert "from learned.ppo import Net, against_random, learn" in PAGE
    source = (EXAMPLES / "learned" / "learned" / "ppo.py").read_text(encoding="utf-8")
    assert all(f"{kind} {name}(" in source for kind, name in (("class", "Net"), ("def", "learn"), ("def", "update")))
    assert 'ppo = "learned.bot:Learned"' in (EXAMPLES / "learned" / "pyproject.toml").read_text(encoding="utf-8")
