"""The action space: blocks, labels and notations."""

from __future__ import annotations

import pytest

from ostraka.core.actions import ActionSpace, Block, Label
from ostraka.core.errors import OstrakaError
from ostraka.core.turn import PASS, YES


def space() -> ActionSpace:
    return ActionSpace(Block("action", 2, 0, ("dig", "rest")), Block("card", 5), Block("slot", 6, 1), Block("seat", 4))


def test_pass_and_yes_come_first_in_every_game() -> None:
    assert space().describe(PASS).verb == "pass"
    assert space().describe(YES).verb == "yes"


def test_every_code_belongs_to_one_block_and_names_one_thing() -> None:
    actions = space()
    assert len(actions) == 2 + 2 + 5 + 6 + 4
    seen = set()
    for code in range(len(actions)):
        holding = [block for block in actions.blocks if block.holds(code)]
        assert holding == [actions.block(code)]
        thing = holding[0].thing(code)
        assert holding[0].code(thing) == code
        seen.add((holding[0].name, thing))
    assert len(seen) == len(actions)


def test_labels_notations_and_words_are_all_different() -> None:
    actions = space()
    codes = range(len(actions))
    assert len({actions.describe(code) for code in codes}) == len(actions)
    assert len({actions.notation(code) for code in codes}) == len(actions)
    assert len({actions.word(code) for code in codes}) == len(actions)


def test_a_block_that_counts_from_one() -> None:
    actions = space()
    slot = actions.blocks[3]
    assert actions.notation(slot.code(1)) == "slot 1"
    assert actions.describe(slot.code(6)) == Label("slot", (("slot", 6),), "option-slot")
    assert not slot.holds(slot.code(7))


@pytest.mark.parametrize(("name", "thing", "word"), [("card", 3, "c3"), ("slot", 4, "@4"), ("seat", 0, "p1")])
def test_words_are_short(name: str, thing: int, word: str) -> None:
    actions = space()
    block = next(block for block in actions.blocks if block.name == name)
    assert actions.word(block.code(thing)) == word


@pytest.mark.parametrize("code", [-1, 19, 10**9])
def test_a_code_outside_the_space_is_refused_with_the_range(code: int) -> None:
    with pytest.raises(OstrakaError, match=r"outside this game's options 0\.\.18"):
        space().describe(code)


def test_labels_compare_by_what_they_mean() -> None:
    assert Label("card", (("card", 3),), "a") == Label("card", (("card", 3),), "b")
    assert Label("card", (("card", 3),), "a") != Label("card", (("card", 4),), "a")
    assert Label("card", (), "a") != "card"
    assert repr(Label("card", (("card", 3),), "a")) == "Label('card', (('card', 3),))"
    assert repr(Block("slot", 6, 1)) == "Block('slot', 6, 1)"
