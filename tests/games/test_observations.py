"""Observations: everything a view tells, each thing where it is declared, from the seat's own place."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.digest import digest
from ostraka.core.errors import OstrakaError
from ostraka.core.fields import DERIVED
from ostraka.core.game import Game
from ostraka.core.observation import Layout, Part
from ostraka.core.rng import Rng
from ostraka.core.testing import Nonconformance, conformance
from ostraka.core.turn import Ask, Over
from ostraka.core.view import pack, unpack
from ostraka.games import GAME_IDS
from ostraka.games.ancient.game import AncientKnowledge
from ostraka.games.ancient.state import Table
from tests.games.configurations import few

GAMES = Path(__file__).resolve().parents[2] / "src" / "ostraka" / "games"
KEPT = Path(__file__).with_name("layouts.json")
"""The layouts there have been: a changed one needs a new version, because trained nets know the old one."""
PRIVATE = {"figure_asks", "seen", "exposed"}
"""Parts for each seat that are not the same to all."""
ALIKE = {
    "ancient": {"turns", "under", "under_knowers", "known", "ended"},
    "thebes": {"turns", "ended"},
    "mammothodus": {
        *("turns", "ended", "closed", "spirits", "portal", "human_discard", "humans", "shards"),
        *("discard", "lore", "market", "shown", "stock", "hands", "played", "decay", "dice", "marked"),
    },
}
"""Fields with differences that mean nothing to a player: equal cards, the order of dice, turns in a round."""


def layout_of(game: Game[Any, Any]) -> Layout:
    assert game.observation is not None
    return game.observation


def observed(game: Game[Any, Any], view: Any) -> bytes:
    row = bytearray(layout_of(game).size)
    game.observe(view, row)
    return bytes(row)


def positions(game: Game[Any, Any], setup: Any, seats: int, seed: int, every: int) -> list[Any]:
    """States of a random game in which somebody is asked."""
    s, rng, found = game.new(setup, seats), Rng(seed), []
    while not isinstance(s.turn, Over):
        if isinstance(s.turn, Ask):
            found.append(game.copy(s))
            game.apply(s, s.turn.options[rng.below(len(s.turn.options))])
        else:
            game.apply(s, rng.below(s.turn.n))
    return [*found[::every], s]


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_field_of_a_view_is_told_by_a_part_and_no_part_tells_of_anything_else(id: str) -> None:
    game = load_game(id)
    layout = layout_of(game)
    names = set(game.view(game.new(), 0).record())
    assert {name for part in layout.parts for name in part.of} == names
    assert all(part.about for part in layout.parts)
    assert len({part.name for part in layout.parts}) == len(layout.parts)


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_question_has_its_place(id: str) -> None:
    layout = layout_of(load_game(id))
    words = "".join(path.read_text(encoding="utf-8") for path in (GAMES / id / "text" / "en").glob("*.ftl"))
    asked = set(re.findall(r"^ask-([a-z-]+)", words, re.MULTILINE))
    assert set(layout.prompts) == asked
    assert layout.part("question").shape == (len(layout.prompts),)
    assert layout.part("setup").shape == (len(load_game(id).fields.switches),)


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_changed_layout_has_a_new_version(id: str) -> None:
    layout = layout_of(load_game(id))
    parts = [[part.name, list(part.shape), part.most] for part in layout.parts]
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[id]
    assert kept[str(layout.version)] == digest({"prompts": list(layout.prompts), "parts": parts}), (
        "raise the version, and keep the digest"
    )
    assert max(map(int, kept)) == layout.version


@pytest.mark.compiled
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_field_changes_the_parts_that_tell_of_it_and_no_other(id: str) -> None:
    """Each field of a record is exchanged for that of another position; the rest of the observation stays."""
    game = load_game(id)
    layout = layout_of(game)
    derived = {field.name for field in game.fields.all if field.sees == DERIVED}
    seen: set[str] = set()
    for at in few(id):
        states = positions(game, at.setup, at.seats, at.seats, 41)
        for one, two in pairwise(states):
            a, b = (pack(game, game.view(s, at.seats - 1)) for s in (one, two))
            row = observed(game, unpack(game, a))
            for name in a.keys() - {"seat", "seats", "stack", "setup"} - derived:
                if a[name] == b[name]:
                    continue
                changed = differences(layout, row, observed(game, unpack(game, {**a, name: b[name]})))
                assert all(name in part.of for part in changed), f"{name} changes {changed}"
                assert changed or name in ALIKE[id] or name == "ask", f"{name}: {a[name]} and {b[name]} look the same"
                seen |= {name} if changed else set()
    assert len(seen) > 15


def differences(layout: Layout, one: bytes, two: bytes) -> list[Part]:
    return [part for part in layout.parts if one[part.start : part.stop] != two[part.start : part.stop]]


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_seat_itself_comes_first_and_the_others_follow_clockwise(id: str) -> None:
    game = load_game(id)
    layout = layout_of(game)
    most = game.seats[-1]
    for s in positions(game, None, most, 3, 23):
        rows = [observed(game, game.view(s, seat)) for seat in range(most)]
        for part in layout.parts:
            if not part.each or part.name in PRIVATE:
                continue
            step = part.size // most
            chunks = [
                [row[i : i + step] for i in range(part.start, part.stop, step)] for row in (rows[0], rows[1], rows[3])
            ]
            assert chunks[1] == chunks[0][1:] + chunks[0][:1], part
            assert chunks[2] == chunks[0][3:] + chunks[0][:3], part


def test_a_mask_has_a_one_for_each_option() -> None:
    game = load_game("thebes")
    row = bytearray(len(game.actions))
    game.mask((0, 2, 114), memoryview(row))
    assert [code for code, one in enumerate(row) if one == 1] == [0, 2, 114]
    assert sum(row) == 3


def test_a_buffer_of_another_size_and_a_spectator_are_refused() -> None:
    game = load_game("thebes")
    s = game.new()
    with pytest.raises(OstrakaError, match="a buffer of 1574 bytes, not of 3"):
        game.observe(game.view(s, 0), bytearray(3))
    with pytest.raises(OstrakaError, match="for a seat"):
        game.observe(game.view(s, None), bytearray(layout_of(game).size))
    with pytest.raises(OstrakaError, match="no part 'hat'"):
        layout_of(game).part("hat")


class Peeping(AncientKnowledge):
    """What it writes without a view comes from another hand."""

    def watch(self, s: Table, seat: int, sheet: Any) -> None:
        super().watch(s, (seat + 1) % s.seats, sheet)


def test_an_observation_that_tells_more_than_the_view_is_found() -> None:
    with pytest.raises(Nonconformance) as found:
        conformance(Peeping(), (2,), level={"view": 1})
    assert found.value.check == "observation"
    with pytest.raises(Nonconformance) as found:
        conformance(Peeping(), (2,), level={"non-interference": 1})
    assert found.value.check == "leak-observation"
