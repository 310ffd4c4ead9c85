"""Games by id: ours, those of other packages, and what can be wrong with them."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.games import GAME_IDS
from ostraka.match.shelf import GROUP, OURS, UnknownGame, game_ids, home_of, load_game, load_games
from tests.cli.command import ostraka

ROOT = Path(__file__).resolve().parents[2]

Package = Callable[..., None]

PEBBLES = """
from ostraka.core.actions import ActionSpace
from ostraka.core.fields import Fields, PlainState
from ostraka.core.game import Game
from ostraka.core.op import Program


class Pebbles(Game):
    def __init__(self, id="pebbles"):
        self.id, self.title, self.rules, self.seats = id, "Pebbles", "1", range(1, 3)
        self.settings, self.zones, self.bound, self.actions, self.program = (), (), 10, ActionSpace(), Program()
        self.fields = Fields(PlainState, ())


GAME = Pebbles()
OTHER = Pebbles("marbles")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Installs a tiny package: a folder with a module and the facts about it, as an installer leaves them."""

    def install(name: str, module: str, *entries: str) -> None:
        home = tmp_path / name
        facts = home / f"{name}-1.0.dist-info"
        facts.mkdir(parents=True)
        (home / f"{name}.py").write_text(module, encoding="utf-8")
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        (facts / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *entries, ""]), encoding="utf-8")
        monkeypatch.syspath_prepend(str(home))
        installed.append(name)

    installed: list[str] = []
    yield install
    for name in installed:
        sys.modules.pop(name, None)


def test_our_games_are_declared_like_all_others() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == OURS
    assert tuple(OURS) == GAME_IDS


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_game_lies_in_one_folder(id: str) -> None:
    game = load_game(id)
    assert game.id == id
    assert home_of(game) == f"ostraka.games.{id}"


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_package_of_a_game_gives_it_without_loading_it_before(id: str) -> None:
    code = f"""
import sys, ostraka.games.{id} as home
assert not [name for name in sys.modules if name.startswith(("ostraka.core", "ostraka.games.{id}."))]
assert home.GAME.id == {id!r} and home.GAME is home.GAME
assert not hasattr(home, "OTHER")
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_our_games_are_known_without_any_installed_facts() -> None:
    """Run from a checkout: the package lies on the path, and nothing says that it is installed."""
    code = """
import sys
from importlib import metadata
metadata.entry_points = lambda **_: metadata.EntryPoints()
from ostraka.match.shelf import game_ids, load_games
import json
games, faults = load_games()
print(json.dumps([game_ids(), [game.id for game in games], faults]))
"""
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert json.loads(out) == [list(GAME_IDS), list(GAME_IDS), []]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: ancient, thebes, mammothodus"):
        load_game("chess")


def test_a_package_adds_a_game(package: Package) -> None:
    package("pebbles", PEBBLES, "pebbles = pebbles:GAME")
    assert game_ids() == (*GAME_IDS, "pebbles")
    assert load_game("pebbles").title == "Pebbles"
    assert home_of(load_game("pebbles")) == "", "a lonely module has no folder for words"
    assert "pebbles: Pebbles, 1 to 2 seats" in ostraka("games").out.splitlines()


def test_the_games_of_other_packages_come_after_ours_by_id(package: Package) -> None:
    package("zebra", PEBBLES, "pebbles = zebra:GAME", "marbles = zebra:OTHER")
    assert game_ids() == (*GAME_IDS, "marbles", "pebbles")


def test_a_package_that_cannot_be_had_does_not_hide_the_others(package: Package) -> None:
    package("broken", "import nowhere_to_be_found", "broken = broken:GAME")
    package("pebbles", PEBBLES, "pebbles = pebbles:GAME")
    package("again", PEBBLES, "thebes = again:GAME", "Big Pebbles = again:GAME")
    package("twin", PEBBLES, "twins = twin:GAME")
    package("other_twin", PEBBLES, "twins = other_twin:GAME")
    games, faults = load_games()
    assert [game.id for game in games] == [*GAME_IDS, "pebbles"]
    assert faults == [
        "the id 'Big Pebbles' of a game of again is not a plain word: small letters, digits, - and _, 20 at most",
        "the game 'thebes' of again cannot be had: Ostraka has a game of that id",
        "the id 'twins' is taken by two games, of other_twin and twin: remove one of them",
        "the game 'broken' of broken cannot be loaded: ModuleNotFoundError: No module named 'nowhere_to_be_found'",
    ]
    assert home_of(load_game("thebes")) == "ostraka.games.thebes"
    listed = ostraka("games")
    assert listed.code == 0
    assert all(fault in listed.err for fault in faults)
    assert [line for line in listed.out.splitlines() if not line.startswith(" ")][-1].startswith("pebbles:")
    doctor = ostraka("doctor")
    assert doctor.code == 1
    assert all(fault in doctor.out for fault in faults)


@pytest.mark.parametrize(
    ("module", "entry", "message"),
    [
        ("1 // 0", "pebbles = broken:GAME", "'pebbles' of broken cannot be loaded: ZeroDivisionError"),
        (PEBBLES, "pebbles = broken:NONE", "'pebbles' of broken cannot be loaded: AttributeError"),
        (PEBBLES, "pebbles = broken:Pebbles", "broken:Pebbles of broken is no game, but a type"),
        (PEBBLES, "pebbles = broken:OTHER", "'pebbles' of broken calls itself 'marbles': both must be the same"),
        (
            PEBBLES + "\ndel GAME.bound, GAME.title\n",
            "pebbles = broken:GAME",
            "'pebbles' of broken is not complete: it has no title, no bound",
        ),
        (PEBBLES, "über = broken:GAME", "the id 'über' of a game of broken is not a plain word"),
        (
            PEBBLES,
            f"{'p' * 21} = broken:GAME",
            "of a game of broken is not a plain word",
        ),
    ],
)
def test_a_broken_package_is_named(package: Package, module: str, entry: str, message: str) -> None:
    package("broken", module, entry)
    id = entry.partition(" ")[0]
    with pytest.raises(OstrakaError, match=message):
        load_game(id)
    played = ostraka("simulate", id)
    assert played.code == 1 and message in played.err
    assert ostraka("simulate", "thebes", "--games", "1").code == 0
