"""Who may know what: everything that exists (T-7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.core.digest import digest
from ostraka.core.rng import Rng
from ostraka.core.testing import hidden_cards, perturb
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.state import FIELDS, Table, blank_table
from tests.games.thebes.table import Given

Lay = Callable[..., Given]


def states(seats: int, seed: int) -> list[Table]:
    """Every state of a random game, the middle of digs and refills too."""
    rng = Rng(seed)
    s = GAME.new({}, seats)
    found = [s.copy()]
    while not isinstance(s.turn, Over):
        if isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
        elif isinstance(s.turn, Ask):
            GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])
        found.append(s.copy())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_exists_is_hidden(seats: int) -> None:
    """T-7: exchanging what lies face down changes nothing, because no order is kept and each bag can be worked out."""
    for s in states(seats, 7):
        for viewer in (0, None):
            t = perturb(GAME, s, viewer, Rng(3))
            assert digest(GAME.dump(t)) == digest(GAME.dump(s))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_enough_to_go_on(seats: int) -> None:
    """T-7: the only table a viewer cannot rule out is the real one."""
    for s in states(seats, 8):
        for viewer in (0, 1, None):
            t = GAME.sample(GAME.view(s, viewer), Rng(1))
            assert GAME.dump(t) == GAME.dump(s)
            assert repr(t.turn) == repr(s.turn)


def test_face_down_zones_are_declared(table: Lay) -> None:
    sees = {zone.name: zone.sees for zone in GAME.zones}
    hidden = {name for name, who in sees.items() if who == "nobody"}
    assert hidden == {"unseen", "shows-2", "shows-3", "deck"} | {
        f"bag-{site}" for site in ("greece", "crete", "egypt", "palestine", "mesopotamia")
    }
    pools = [zone.pool for zone in GAME.zones if zone.sees == "nobody"]
    assert len(set(pools)) == len(pools)
    s = table(seats=3).s
    assert len(hidden_cards(GAME, s, 0)) == 91 + 70


def test_every_field_of_the_table_is_in_the_view_or_follows_from_it() -> None:
    record = GAME.view(blank_table(2), 0).record()
    derived = {"own", "skill"}
    assert {field.name for field in FIELDS.all} - derived <= set(record)
    assert record["setup"] == [False] * 8


def test_only_the_seat_asked_sees_the_question(table: Lay) -> None:
    t = table()
    assert GAME.view(t.s, 0).record()["ask"] is not None
    assert GAME.view(t.s, 1).record()["ask"] is None
    assert GAME.view(t.s, None).record()["ask"] is None
    assert GAME.view(t.s, 1).record()["asked"] == [0]


def test_the_points_so_far_are_for_everybody_to_count() -> None:
    for s in states(2, 9)[::40]:
        for viewer in (0, 1, None):
            tally = GAME.tally(GAME.view(s, viewer))
            assert tally is not None
            assert tally.record() == GAME.outcome(s).record()
