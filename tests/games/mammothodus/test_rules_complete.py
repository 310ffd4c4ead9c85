"""Every numbered rule and ruling of the rules page has a test that bears its number, and nothing cites another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ostraka.core.setup import Setting
from ostraka.games.mammothodus.game import MAMMOTHODUS

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs" / "rules" / "en" / "mammothodus.md").read_text(encoding="utf-8")
ANCHORS = re.findall(r"^\*\*([RQ]\d+(?:\.\d+)*)\*\*", RULES, flags=re.MULTILINE)
NUMBER = re.compile(r"\b[RQ]\d+(?:\.\d+)*\b")


def anchor(name: str) -> str:
    """The number a test's name begins with: `test_r1_3_2_a_fourth_spirit` proves R1.3.2."""
    match = re.match(r"test_([rq])(\d+(?:_\d+)*)_", name)
    return match[1].upper() + match[2].replace("_", ".") if match else ""


def every_test() -> Iterator[str]:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def named(text: str) -> list[str]:
    """The numbers a text cites; `R1.3.1` and the part `R1.3` it stands in are both fine."""
    return [number for number in NUMBER.findall(text) if number not in ANCHORS and not is_part(number)]


def is_part(number: str) -> bool:
    """Whether there are rules below this number."""
    return any(rule.startswith(f"{number}.") for rule in ANCHORS)


def test_the_page_numbers_every_rule_once() -> None:
    assert len(ANCHORS) == len(set(ANCHORS))
    assert [rule for rule in ANCHORS if rule.startswith("Q")] == [f"Q{n}" for n in range(1, 67)]
    assert len(ANCHORS) >= 184


def test_every_rule_has_a_test() -> None:
    proven = {anchor(name) for name in every_test()}
    missing = [rule for rule in ANCHORS if rule not in proven]
    assert not missing, f"no test for {', '.join(missing)}"


def test_every_numbered_test_belongs_to_a_rule() -> None:
    strangers = [name for name in every_test() if anchor(name) and anchor(name) not in ANCHORS]
    assert not strangers, f"no rule for {', '.join(strangers)}"


def test_the_page_cites_only_its_own_rules() -> None:
    assert named(RULES) == []


def test_the_code_cites_only_rules_that_exist() -> None:
    game = ROOT / "src" / "ostraka" / "games" / "mammothodus"
    files = [*game.rglob("*.py"), *sorted(game.rglob("*.ftl"))]
    assert {path.suffix for path in files} == {".py", ".ftl"}
    found = [f"{path.name}: {number}" for path in files for number in named(path.read_text("utf-8"))]
    assert not found, ", ".join(found)


@pytest.mark.parametrize("setting", MAMMOTHODUS.settings, ids=[setting.name for setting in MAMMOTHODUS.settings])
def test_every_setting_is_in_the_rules(setting: Setting) -> None:
    row = re.search(rf"^\| `{setting.name}` \|.*$", RULES, flags=re.MULTILINE)
    assert row is not None
    assert row.group().split("|")[2].strip() == ", ".join(str(value).lower() for value in setting.values)
    assert row.group().split("|")[3].strip() == str(setting.default).lower()
    assert row.group().rstrip(" |").endswith(setting.ruling)
    assert setting.ruling in ANCHORS
