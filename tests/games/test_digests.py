"""The same games on every build, Python and hash seed: the final digests of seeded random games are written down."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ostraka.core.digest import digest
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from tests.games.configurations import ALL
from tests.games.golden import FOLDER, agree

pytestmark = pytest.mark.both

GAMES = 10


def final_digests() -> str:
    """For each configuration, the digests of its final states, as the file says it."""
    lines: list[str] = []
    for at in ALL:
        found: list[str] = []
        for seed in range(GAMES):
            s = at.game.new(at.setup, at.seats)
            playout(at.game, s, Rng(seed), at.game.bound)
            # The layout of a dump is no part of how a game ended.
            ended = {key: value for key, value in at.game.dump(s).items() if key != "layout"}
            found.append(digest(ended | {"outcome": at.game.outcome(s).record()}))
        lines.append(f"  {json.dumps(str(at))}: {json.dumps(found)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_games_end_as_written() -> None:
    agree(FOLDER / "digests.json", final_digests())


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_hash_seed_makes_no_difference(hash_seed: str) -> None:
    """The parametrised seeds are two; the test itself runs under a third."""
    done = subprocess.run(
        [sys.executable, "-c", "from tests.games.test_digests import final_digests; print(final_digests(), end='')"],
        cwd=FOLDER.parent.parent,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == (FOLDER / "digests.json").read_text(encoding="utf-8")
