"""Every numbered ruling of the rules page has a test that cites it, and nothing cites a ruling that is not there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ostraka.games.thebes.game import THEBES

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs" / "rules" / "en" / "thebes.md").read_text(encoding="utf-8")
RULINGS = re.findall(r"^\*\*(T-\d+)\*\*", RULES, flags=re.MULTILINE)


@cache
def cited() -> set[str]:
    """The rulings that names or docstrings of tests cite."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {f"T-{n}" for n in re.findall(r"test_t_(\d+)_", node.name)}
                found |= set(re.findall(r"T-\d+", ast.get_docstring(node) or ""))
    return found


def test_the_rulings_are_numbered_without_gaps() -> None:
    assert [f"T-{n + 1}" for n in range(len(RULINGS))] == RULINGS
    assert len(RULINGS) >= 60


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: str) -> None:
    assert ruling in cited()


def test_the_code_cites_only_rulings_that_exist() -> None:
    game = ROOT / "src" / "ostraka" / "games" / "thebes"
    files = [*game.rglob("*.py"), *sorted(game.rglob("*.ftl"))]
    assert {path.suffix for path in files} == {".py", ".ftl"}
    for path in files:
        for ruling in re.findall(r"T-\d+", path.read_text(encoding="utf-8")):
            assert ruling in RULINGS, f"{path.name} cites {ruling}"


@pytest.mark.parametrize("setting", THEBES.settings, ids=[setting.name for setting in THEBES.settings])
def test_every_setting_is_in_the_rules(setting: object) -> None:
    name, ruling = getattr(setting, "name", ""), getattr(setting, "ruling", "")
    paragraph = re.search(rf"^\*\*{ruling}\*\*.*?(?=^\*\*T-|^## )", RULES, flags=re.MULTILINE | re.DOTALL)
    assert paragraph is not None
    assert f"`{name}`" in paragraph.group()
