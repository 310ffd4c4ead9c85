"""Every card has a test that carries its name."""

from __future__ import annotations

import ast
from pathlib import Path

from ostraka.games.ancient import game
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.facts import slug

HERE = Path(__file__).parent


def stems() -> list[str]:
    """What the tests of each card begin with, after `test_`."""
    return [slug(card.name).replace("-", "_") for card in CARDS]


def named_in(source: str) -> list[str]:
    """The test functions of a module, without their `test_`."""
    nodes = ast.walk(ast.parse(source))
    names = [node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [name.removeprefix("test_") for name in names if name.startswith("test_")]


def card_of(test: str) -> str:
    """The card a test is named after: the longest that fits, so a test of Baalbek Trilithon is none of Baalbek."""
    fitting = [stem for stem in stems() if test == stem or test.startswith(stem + "_")]
    return max(fitting, key=len, default="")


def test_every_card_has_a_test_of_its_own() -> None:
    assert len(game.FAMILIES) == 5
    tested = {card_of(test) for path in HERE.glob("*.py") for test in named_in(path.read_text(encoding="utf-8"))}
    missing = [stem for stem in stems() if stem not in tested]
    assert not missing, f"{len(missing)} cards without a test: {', '.join(missing)}"


def test_stems_are_189_different_names() -> None:
    assert len(set(stems())) == 189
    assert "" not in stems()


def test_the_longest_name_wins() -> None:
    assert card_of("baalbek_trilithon_enters_with_one") == "baalbek_trilithon"
    assert card_of("baalbek_enters_with_one") == "baalbek"
    assert card_of("baalbeks_are_two") == ""
