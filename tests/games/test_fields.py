"""A field of a state is declared once; what stays by hand, copying, forgets none of them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.fields import COUNTED, PUBLIC, Field
from ostraka.core.game import Game
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.games import GAME_IDS

SOURCES = Path(__file__).resolve().parents[2] / "src" / "ostraka" / "games"
KERNEL = {"seats", "stack"}
"""What every state has and the open copy takes along."""


def copied(id: str, method: str) -> set[str]:
    """The attributes that a method of the game's state assigns to itself."""
    tree = ast.parse((SOURCES / id / "state.py").read_text(encoding="utf-8"))
    bodies = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == method]
    return {
        target.attr
        for body in bodies
        for node in ast.walk(body)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    }


@pytest.mark.parametrize("id", GAME_IDS)
def test_copying_forgets_no_field_and_none_is_undeclared(id: str) -> None:
    fields = load_game(id).fields
    declared = fields.of_state
    opened = {field.name for field in declared if field.sees in (PUBLIC, COUNTED)}
    opened |= {setting.flag for setting in fields.settings}
    closed = {field.name for field in declared} - opened
    for method, names in (("copy_open", opened | KERNEL), ("copy_closed", closed)):
        found = copied(id, method)
        assert not names - found, f"{method} of {id} forgets {sorted(names - found)}"
        assert not found - names, f"{method} of {id} copies {sorted(found - names)}, which FIELDS does not declare so"


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_name_is_declared_twice(id: str) -> None:
    fields = load_game(id).fields
    of_view = [field for field in fields.all if field not in fields.of_state]
    for group in ([f.name for f in fields.of_state], [f.name for f in of_view]):
        assert len(set(group)) == len(group)
    assert len(fields.shapes()) == len(set(fields.shapes()))


def states(game: Game[Any, Any]) -> list[Any]:
    found = []
    for seats in game.seats:
        s, rng = game.new(None, seats), Rng(seats)
        while playout(game, s, rng, 37) != (0, 0):
            found.append(game.copy(s))
    return found[:: max(1, len(found) // 12)]


def other(field: Field, value: Any) -> Any:
    """A value that this one is not, of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    return [*[row[:] if isinstance(row, list) else row for row in value], [99] if field.shape == "rows" else 99]


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_copy_has_every_field_and_shares_none(id: str) -> None:
    game = load_game(id)
    for s in states(game):
        for field in game.fields.of_state:
            before = getattr(s, field.name)
            twin = game.copy(s)
            assert getattr(twin, field.name) == before, field.name
            changed = other(field, before)
            if isinstance(before, list):
                kept = other(field, before)[:-1]
                getattr(twin, field.name).append(changed[-1])
                assert before == kept, f"a copy shares {field.name}"
                for row in getattr(twin, field.name)[:-1]:
                    if isinstance(row, list):
                        row.append(99)
                assert before == kept, f"a copy shares the rows of {field.name}"


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_open_part_has_the_open_fields_and_no_other(id: str) -> None:
    game = load_game(id)
    for s in states(game):
        t = s.public()
        for field in game.fields.of_state:
            if field.sees in (PUBLIC, COUNTED):
                assert getattr(t, field.name) == getattr(s, field.name), field.name
            else:
                assert not hasattr(t, field.name), f"the open part of {id} has {field.name}"


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_record_of_a_view_has_the_declared_names_and_shapes(id: str) -> None:
    game = load_game(id)
    kinds = {"number": int, "flag": bool, "word": str, "numbers": list, "rows": list}
    for s in states(game):
        record = game.view(s, 0).record()
        shapes = game.fields.shapes()
        assert list(record) == ["seat", "asked", "ask", "seats", "setup", *shapes]
        for name, shape in shapes.items():
            assert type(record[name]) is kinds[shape], name
            if shape == "rows":
                assert all(type(row) is list for row in record[name])


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_is_counted_follows_from_what_is_kept(id: str) -> None:
    game = load_game(id)
    for s in states(game):
        t = game.load(game.dump(s))
        for field in game.fields.all:
            if field.sees == COUNTED:
                assert getattr(t, field.name) == getattr(s, field.name), field.name


@pytest.mark.parametrize("id", GAME_IDS)
def test_copying_by_the_declaration_is_the_same_as_by_hand(id: str) -> None:
    """What a `PlainState` does: a game that is not in a hurry need not write it out."""
    game = load_game(id)
    for s in states(game):
        whole = game.fields.copied(s, closed=True)
        whole.turn = s.turn
        assert game.dump(whole) == game.dump(s.copy()) == game.dump(s)
        opened, by_hand = game.fields.copied(s, closed=False), s.public()
        assert opened.stack.rows() == by_hand.stack.rows()
        for field in game.fields.of_state:
            assert hasattr(opened, field.name) == hasattr(by_hand, field.name), field.name
            assert getattr(opened, field.name, None) == getattr(by_hand, field.name, None), field.name
