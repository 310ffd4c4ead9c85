"""Positions that were kept load, and go on as they did, whatever has been added to the rules since."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.digest import digest
from ostraka.core.errors import OstrakaError
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from tests.games.golden import FOLDER

POSITIONS = FOLDER / "positions"
"""For each game and layout: positions in the middle of effects, and the fingerprint sixty random steps later."""
KEPT = sorted(POSITIONS.glob("*.json"))
HALF = {
    "ancient": ("catalogue", "ops.hand"),
    "thebes": ("program", "ops.display"),
    "mammothodus": ("program", "ops.draw"),
}
"""Where a game's program is, and a module that declares the first of its ops."""


def positions(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def strays(path: Path) -> list[int]:
    """The positions of a file that do not go on as they did."""
    game = load_game(path.stem.split("-")[0])
    found = []
    for number, kept in enumerate(positions(path)):
        s = game.load(kept["position"])
        game.check(s)
        playout(game, s, Rng(7), 60)
        if digest(game.fingerprint(s)) != kept["after"]:
            found.append(number)
    return found


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_positions_go_on_as_they_did(path: Path) -> None:
    assert strays(path) == []


def test_every_game_has_kept_positions_of_both_layouts() -> None:
    assert [path.stem for path in KEPT] == [f"{id}-{layout}" for id in sorted(HALF) for layout in (1, 2)]
    for path in KEPT:
        layouts = {kept["position"].get("layout", 1) for kept in positions(path)}
        assert layouts == {int(path.stem[-1])}


AFTER_NEW_OPS = """
import sys
from importlib import import_module
from pathlib import Path

from ostraka.core.op import Seq

game, program, first = sys.argv[1:4]
PROGRAM = import_module(f"ostraka.games.{game}.{program}").PROGRAM
PROGRAM.add("unused-1", Seq(Seq()))
import_module(f"ostraka.games.{game}.{first}")
before = len(PROGRAM.ops)
PROGRAM.add("unused-2", Seq())
import_module(f"ostraka.games.{game}.game")
assert 2 < before < len(PROGRAM.ops) - 1, "the second op is not in the middle"

from ostraka.match.match import Match
from tests.games.test_positions import KEPT, strays

for path in KEPT:
    if path.stem.startswith(game):
        assert not strays(path), path.stem
for path in Path("tests", "replays").glob(f"{game}-*.txt"):
    text = path.read_text(encoding="utf-8")
    assert Match.read(text).text() == text, path.stem
"""


@pytest.mark.parametrize("game", HALF)
def test_new_ops_in_the_middle_change_nothing_that_is_kept(game: str) -> None:
    """In a process of its own, where two ops are added before the game's own are all declared."""
    command = [sys.executable, "-c", AFTER_NEW_OPS, game, *HALF[game]]
    done = subprocess.run(command, cwd=FOLDER.parent.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def kept_position() -> dict[str, Any]:
    position: dict[str, Any] = positions(POSITIONS / "thebes-2.json")[0]["position"]
    return json.loads(json.dumps(position))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"layout": 3}, "written in layout 3; this version reads 1 and 2"),
        ({"layout": "2"}, "written in layout '2'"),
        ({"stack": [["a-turn-of-the-wheel", 0, 0, 0, 0]]}, "has no op 'a-turn-of-the-wheel'"),
        ({"stack": [[3, 0, 0, 0, 0]]}, "has no op 3"),
        ({"layout": 1, "stack": [[999, 0, 0, 0, 0]]}, "has no op 999"),
        ({"stack": [["turn", 0, 0, 0]]}, "the key of an op and four numbers"),
        ({"stack": "turn"}, "'stack' is a list of frames"),
        ({"camels": 2}, "has 'camels', which this version does not know"),
        ({"display": None}, "'display' is a list of whole numbers"),
    ],
)
def test_what_this_version_cannot_read_is_refused_by_name(change: dict[str, object], message: str) -> None:
    with pytest.raises(OstrakaError, match=message):
        load_game("thebes").load({**kept_position(), **change})


def test_a_missing_field_is_named() -> None:
    position = kept_position()
    del position["licences"]
    with pytest.raises(OstrakaError, match="has no 'licences'"):
        load_game("thebes").load(position)


@pytest.mark.parametrize("game", HALF)
def test_the_first_layout_named_ops_that_there_still_are(game: str) -> None:
    rules = load_game(game)
    assert [rules.program.ops[rules.program.number(key)].key for key in rules.first_ops()] == rules.first_ops()
