"""Every numbered ruling of the rules has a test that names it, and no test names a ruling that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "en" / "ancient.md"
ANCHOR = re.compile(r"^\*\*([A-Z]+-\d+)\*\*", flags=re.MULTILINE)


def anchors(text: str) -> list[str]:
    """The numbers of the rulings, in the order of the page."""
    return ANCHOR.findall(text)


def prefix(ruling: str) -> str:
    """How the tests of a ruling begin: CRE-2 is tested by `test_cre_2_…`."""
    return f"test_{ruling.lower().replace('-', '_')}_"


def names_in(sources: Iterable[str]) -> set[str]:
    """The names of all test functions."""
    return {
        node.name
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def untested(rulings: list[str], names: set[str]) -> list[str]:
    return [ruling for ruling in rulings if not any(name.startswith(prefix(ruling)) for name in names)]


def strays(rulings: list[str], names: set[str]) -> list[str]:
    """Tests that carry the number of a ruling which is not there."""
    families = "|".join(sorted({ruling.split("-")[0].lower() for ruling in rulings}))
    numbered = re.compile(rf"test_(?:{families})_\d+_")
    known = {prefix(ruling) for ruling in rulings}
    return sorted(name for name in names if (found := numbered.match(name)) and found.group() not in known)


def all_tests() -> set[str]:
    return names_in(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))


def test_every_ruling_has_a_test() -> None:
    missing = untested(anchors(RULES.read_text(encoding="utf-8")), all_tests())
    assert not missing, f"rulings without a test: {', '.join(missing)}"


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    found = strays(anchors(RULES.read_text(encoding="utf-8")), all_tests())
    assert not found, f"no such ruling: {', '.join(found)}"


def test_rulings_are_numbered_once() -> None:
    rulings = anchors(RULES.read_text(encoding="utf-8"))
    assert len(rulings) == len(set(rulings)) == 139
    assert {"SET-1", "SET-9", "ACT-5", "DCK-6", "DCK-7", "EFF-13", "END-6", "TEAM-7", "TEAM-8", "CARD-45"} <= set(
        rulings
    )


def test_a_missing_test_and_a_stray_one_are_found() -> None:
    names = names_in(["def test_cre_2_a(): pass", "def test_cre_11_b(): pass", "def test_card_99_c(): pass"])
    assert untested(["CRE-1", "CRE-2", "CRE-11", "CARD-01"], names) == ["CRE-1", "CARD-01"]
    assert strays(["CRE-2", "CRE-11", "CARD-01"], names) == ["test_card_99_c"]
