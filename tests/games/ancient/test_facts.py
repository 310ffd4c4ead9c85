"""Every declaration equals its record in the fact tables, field by field and clause by clause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ostraka.games.ancient import game
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.facts import facts, rulings_of

FACTS = Path(__file__).parent / "facts"
RECORDS = json.loads((FACTS / "builders.json").read_text()) + json.loads((FACTS / "technologies.json").read_text())
WORDS = {"effect", "requirement_text"}


def test_there_are_144_builders_and_45_technologies() -> None:
    assert len(CARDS) == len(RECORDS) == 189
    assert len(game.FAMILIES) == 5


@pytest.mark.parametrize("index", range(189), ids=[record["id"] for record in RECORDS])
def test_declaration_equals_fact(index: int) -> None:
    declared = facts(CARDS[index])
    record = {key: value for key, value in RECORDS[index].items() if key not in WORDS}
    # The tables list the rulings in the order they were noted; which ones is what counts.
    assert sorted(rulings_of(CARDS[index])) == sorted(record.pop("rulings"))
    assert {key: value for key, value in declared.items() if key != "rulings"} == record


@pytest.mark.parametrize("index", range(189), ids=[record["id"] for record in RECORDS])
def test_repr_of_the_effect_is_readable(index: int) -> None:
    for hook in (CARDS[index].do, CARDS[index].modify, CARDS[index].score, CARDS[index].needs, CARDS[index].on):
        assert " object at 0x" not in repr(hook)
