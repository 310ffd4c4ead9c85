"""Bots by name: built-in ones, those of other packages, and what can be wrong with them."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ostraka import load_game
from ostraka.bots import BOT_NAMES, Budget, bot_names, make_bot
from ostraka.bots.roster import BUILT_IN, GROUP
from ostraka.core.errors import OstrakaError
from ostraka.lab.arena import contest

ROOT = Path(__file__).resolve().parents[2]
THEBES = load_game("thebes")

Plugin = Callable[..., None]

GUIDE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FRUGAL = GUIDE.partition("# frugal_bot.py\n")[2].partition("```")[0]
"""The bot that the guide shows how to write, and the line that declares it."""
ENTRY = GUIDE.partition(f'[project.entry-points."{GROUP}"]\n')[2].partition("```")[0].replace('"', "")


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugin]:
    """Installs a tiny package: a folder with a module and the facts about it, as an installer leaves them."""

    def install(package: str, module: str, entry: str) -> None:
        home = tmp_path / package
        facts = home / f"{package}-1.0.dist-info"
        facts.mkdir(parents=True)
        (home / f"{package}.py").write_text(module, encoding="utf-8")
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")
        monkeypatch.syspath_prepend(str(home))
        installed.append(package)

    installed: list[str] = []
    yield install
    for package in installed:
        sys.modules.pop(package, None)


def test_the_built_in_bots_are_declared_like_all_others() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == BUILT_IN


def test_a_package_adds_a_bot_as_the_guide_says(plugin: Plugin) -> None:
    with pytest.raises(OstrakaError, match="there is no bot 'frugal'; choose from: random, thinker"):
        make_bot(THEBES, "frugal")
    plugin("frugal_bot", FRUGAL, ENTRY)
    bot = make_bot(THEBES, "frugal:7")
    assert bot.name == "frugal:7"
    assert "frugal" in bot_names()
    assert set(BOT_NAMES) < set(bot_names())
    assert contest(THEBES, [bot, make_bot(THEBES, "digger")], seed=1).ranks is not None


def test_two_packages_with_the_same_name_for_a_bot(plugin: Plugin) -> None:
    plugin("one_bot", FRUGAL, "frugal = one_bot:Frugal")
    plugin("other_bot", FRUGAL, "frugal = other_bot:Frugal")
    with pytest.raises(OstrakaError, match="'frugal' is taken by two bots, of one_bot and other_bot: remove one"):
        make_bot(THEBES, "frugal")
    assert bot_names().count("frugal") == 1


def test_a_built_in_name_cannot_be_taken(plugin: Plugin) -> None:
    plugin("sage_bot", FRUGAL, "sage = sage_bot:Frugal")
    assert repr(make_bot(THEBES, "sage")).startswith("Searcher('thebes'")
    assert bot_names().count("sage") == 1


@pytest.mark.parametrize(
    ("module", "message"),
    [
        ("import nowhere_to_be_found", "'broken' of broken_bot cannot be loaded: ModuleNotFoundError.*nowhere"),
        ("Other = 1", "'broken' of broken_bot cannot be loaded: AttributeError"),
        ("def Frugal(game, spec):\n    return 1 // 0", "'broken:3' could not be made: ZeroDivisionError"),
        ("def Frugal(game):\n    pass", "'broken:3' could not be made: TypeError"),
        ("def Frugal(game, spec):\n    return 5", "'broken:3' is a int without a name or without `choose`"),
    ],
)
def test_a_broken_package_is_named(plugin: Plugin, module: str, message: str) -> None:
    plugin("broken_bot", module, "broken = broken_bot:Frugal")
    with pytest.raises(OstrakaError, match=message):
        make_bot(THEBES, "broken:3")
    assert make_bot(THEBES, "student").name == "student"


# Budgets


def test_a_budget_says_how_much_to_think() -> None:
    assert (Budget().measure(80), Budget().clock()) == (80, None)
    assert (Budget(1, simulations=500).measure(80), Budget(1, simulations=500).clock()) == (500, None)
    assert (Budget(1, seconds=2.0).measure(80), Budget(1, seconds=2.0).clock()) == (None, 2.0)
    assert (Budget(1, limit=0.5).measure(80), Budget(1, limit=0.5).clock()) == (80, 0.5)
    assert Budget(1, seconds=2.0, limit=0.5).clock() == 0.5
    assert Budget(1, seconds=2.0, simulations=9).measure(80) == 9


@pytest.mark.parametrize("budget", [Budget(), Budget(7, 20), Budget(7, None, 1.5, 2.0, 4)])
def test_a_budget_travels(budget: Budget) -> None:
    assert Budget.read(budget.record()) == budget


@pytest.mark.parametrize(
    "record",
    [
        {"simulations": 0},
        {"seconds": 0},
        {"seconds": float("inf")},
        {"limit": -1.0},
        {"cores": 0},
        {"seed": None},
        {"seed": "1"},
        {"seconds": True},
        {"minutes": 3},
    ],
)
def test_what_is_no_budget(record: dict[str, object]) -> None:
    with pytest.raises(OstrakaError):
        Budget.read(record)
