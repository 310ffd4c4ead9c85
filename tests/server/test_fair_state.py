"""Fairness in a table's log: time, votes, deleted people, taking back, length. No server is needed for it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ostraka.server.errors import Refused, Stale
from ostraka.server.tables import state as states
from ostraka.server.tables.closing import ABANDONED, DAY_OVER, TOO_LONG
from ostraka.server.tables.state import ENDING, STAND_IN, WAITING
from ostraka.server.times import day_end
from tests.server.test_table_state import Table, other


def asked(table: Table) -> int:
    return table.state.match.asks[0].seat


def left(table: Table, seat: int) -> int | None:
    return table.state.clock.remaining(seat, table.time)


# Time


@pytest.mark.parametrize("pace", ["60+10", "24h"])
def test_leaving_and_coming_back_refills_no_clock(pace: str) -> None:
    table = Table(pace=pace)
    seat = asked(table)
    whole = left(table, seat) or 0
    table.do(seat, "leave", after=30_000)
    table.do(seat, "back", after=1_000)
    assert left(table, seat) == whole - 31_000
    assert table.again().clock.left == table.state.clock.left


def test_a_table_of_an_earlier_version_goes_on_as_it_was() -> None:
    table = Table(pace="60+10", fair=False)
    seat = asked(table)
    table.do(seat, "leave", after=30_000)
    table.do(seat, "back", after=1_000)
    assert left(table, seat) == 60_000


def test_leaving_stops_nobody_elses_clock() -> None:
    table = Table(pace="60+10")
    seat = asked(table)
    for _ in range(5):
        table.do(other(seat), "leave", after=4_000)
        table.do(other(seat), "back", after=4_000)
    assert left(table, seat) == 20_000


def test_who_is_out_of_time_cannot_come_back_for_more_but_may_answer() -> None:
    table = Table(pace="60+10")
    seat = asked(table)
    table.do(seat, "late", after=60_000)
    with pytest.raises(Refused) as refused:
        table.do(seat, "back")
    assert refused.value.code == "time"
    table.choose()
    # No more than the increment of a turn.
    assert table.state.late == set() and (left(table, seat) or 0) <= 10_000


def test_one_accomplice_gives_nobody_time() -> None:
    table = Table(seats=3, pace="60+10")
    seat = asked(table)
    one, two = {0, 1, 2} - {seat}
    table.do(seat, "late", after=60_000)
    table.do(one, "vote", seat * 3 + WAITING)
    assert table.state.late == {seat} and left(table, seat) == 0
    table.do(two, "vote", seat * 3 + WAITING)
    assert table.state.late == set() and left(table, seat) == 60_000


def test_who_do_not_agree_about_the_late_let_a_stand_in_play() -> None:
    table = Table(seats=3, pace="60+10")
    seat = asked(table)
    one, two = {0, 1, 2} - {seat}
    table.do(seat, "late", after=60_000)
    table.do(one, "vote", seat * 3 + WAITING)
    table.do(two, "vote", seat * 3 + ENDING)
    assert table.state.away == {seat} and not table.state.ended
    table.do(seat, "back", after=5_000)
    assert table.state.away == set() and left(table, seat) == states.BREATH


def test_taking_back_and_forth_brings_no_increment() -> None:
    table = Table(pace="60+10", undo="free")
    seat = asked(table)
    spent: list[int] = []
    for _ in range(3):
        while asked(table) == seat:
            table.choose()
        spent.append(left(table, seat) or 0)
        table.do(seat, "undo", 0)
    assert spent == sorted(spent, reverse=True)
    assert (left(table, other(seat)) or 0) <= 60_000


def test_a_left_seat_cannot_wipe_out_the_votes_about_it() -> None:
    table = Table(seats=3)
    table.do(2, "leave")
    table.do(0, "vote", 2 * 3 + STAND_IN)
    with pytest.raises(Refused):
        table.do(2, "leave")
    table.do(1, "vote", 2 * 3 + STAND_IN)
    assert table.state.away == {2}


# Waiting without a clock


def test_waiting_begins_anew_with_every_answer_but_not_by_going_back_and_forth() -> None:
    table = Table(undo="free")
    seat = asked(table)
    assert table.state.waiting.since == {seat: 0}
    table.do(seat, "leave", after=500)
    table.do(seat, "back", after=500)
    assert table.state.waiting.since == {seat: 0}
    table.choose()
    reached = table.time
    at = table.state.match.at
    for _ in range(5):
        table.do(seat, "undo", 0, after=1_000)
        assert table.state.waiting.since[seat] <= reached
        while table.state.match.at < at:
            table.choose()
    if asked(table) == seat:
        assert table.state.waiting.since == {seat: reached}
    table.do(seat, "undo", 0)
    assert table.again().waiting.since == table.state.waiting.since


def test_who_waits_for_somebody_late_waits_anew() -> None:
    table = Table(seats=3)
    seat = asked(table)
    table.do(seat, "late", after=1_000)
    table.do((seat + 1) % 3, "vote", seat * 3 + WAITING, after=1_000)
    assert table.state.waiting.since == {seat: 2_000}


# Deleted people


def test_a_stand_in_plays_at_once_for_somebody_who_was_deleted() -> None:
    table = Table(seats=3)
    seat = asked(table)
    table.do(seat, "gone")
    assert table.state.player(seat) == "scholar" and table.state.late == set()
    with pytest.raises(Refused):
        table.do(seat, "back")
    table.choose()
    assert table.again().gone == {seat}


def test_the_last_person_who_is_deleted_ends_the_game() -> None:
    table = Table(bots={1: "digger"})
    table.do(0, "gone")
    assert table.state.ended and table.state.ending == "left"


def test_nobody_waits_for_the_consent_of_somebody_deleted() -> None:
    table = Table()
    first = table.choose()
    while asked(table) == first:
        table.choose()
    table.do(first, "plea", 0)
    table.do(other(first), "gone")
    assert table.state.plea is None


# Rated games


def rated(**more: Any) -> Table:
    return Table(rated=True, **more)


@pytest.mark.parametrize("bots", [{}, {1: "digger"}])
@pytest.mark.parametrize("undo", ["ask", "free"])
def test_nothing_revealed_is_taken_back_in_a_rated_game(bots: dict[int, str], undo: str) -> None:
    table = rated(bots=bots, undo=undo)
    first = asked(table)
    while not table.state.match.steps or not table.state.match.undo_why(first, 0):
        table.choose()
    for act in ("undo", "plea"):
        with pytest.raises(Refused) as refused:
            table.do(first, act, 0)
        assert refused.value.code == "revealed"


def test_what_showed_nothing_is_taken_back_in_a_rated_game_too() -> None:
    table = Table(rated=True, game="ancient")
    for n in range(400):
        seat = asked(table)
        ask = table.state.match.asks[0]
        at = table.state.match.at
        table.do(seat, "choice", ask.options[n % len(ask.options)])
        if not table.state.match.over and not table.state.match.undo_why(seat, at):
            table.do(seat, "undo", table.state.point(seat, at, "step"))
            return
    raise AssertionError("everything revealed something")


def test_a_plea_from_before_is_not_granted_in_a_rated_game() -> None:
    """A rated table of an earlier version may hold one."""
    table = rated(undo="ask")
    first = table.choose()
    while asked(table) == first:
        table.choose()
    entry = table.log[-1]
    plea = msgspec.structs.replace(entry, seq=entry.seq + 1, seat=first, id="plea-0001", act="plea", value=0)
    table.state.take(plea)
    with pytest.raises(Refused) as refused:
        table.do(other(first), "agree")
    assert refused.value.code == "revealed"


def test_who_had_a_stand_in_has_left() -> None:
    table = rated(seats=3)
    table.do(1, "leave")
    for voter in (0, 2):
        table.do(voter, "vote", 1 * 3 + STAND_IN)
    table.do(1, "back")
    assert table.state.left == {1}
    table.do(2, "leave")
    for voter in (0, 1):
        table.do(voter, "vote", 2 * 3 + ENDING)
    assert table.state.ended and table.state.left == {1, 2} == table.again().left


# Length


def test_taking_back_and_playing_again_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "SPARE", 20)
    table = Table(undo="free")
    seat = asked(table)
    with pytest.raises(Refused) as refused:
        for _ in range(100):
            table.choose()
            table.do(seat, "undo", 0)
    assert refused.value.code == "enough" and len(table.log) <= 3 * 20
    # The game itself goes on, and so do the others.
    table.choose()


@pytest.mark.parametrize("act", ["vote", "back"])
def test_votes_and_comings_back_have_an_end(act: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "SPARE", 10)
    table = Table(seats=3)
    with pytest.raises(Refused) as refused:
        for _ in range(100):
            if 2 not in table.state.late:
                table.do(2, "leave")
            table.do(*((0, "vote", 2 * 3 + STAND_IN) if act == "vote" else (2, "back")))
    assert refused.value.code == "enough"


def test_a_log_has_a_longest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "LONGEST", 5)
    table = Table()
    for _ in range(5):
        table.choose()
    assert table.state.due(table.time) == table.time and table.state.closing(table.time) == TOO_LONG
    with pytest.raises(Refused) as refused:
        table.choose()
    assert refused.value.code == "long"
    table.do(0, "close", TOO_LONG)
    assert table.state.ended and table.state.ending == "long" and table.state.left == set()
    assert table.again().ending == "long"


def test_a_game_somebody_has_come_back_to_is_not_abandoned() -> None:
    table = Table()
    seen = table.state.seq
    table.choose()
    with pytest.raises(Stale):
        table.do(0, "close", ABANDONED, at=seen)
    table.do(0, "close", ABANDONED)
    assert table.state.ending == "abandoned" and table.state.left == set()
    assert table.again().ending == "abandoned"


# The day of a challenge


def test_a_try_closes_at_midnight() -> None:
    table = Table(bots={1: "digger"}, day="2026-11-16", begun=day_end("2026-11-16") - 60_000)
    table.time = day_end("2026-11-16") - 60_000
    while asked(table) != 0:
        table.choose()
    assert table.state.due(table.time) == day_end("2026-11-16")
    ask = table.state.match.asks[0]
    with pytest.raises(Refused) as refused:
        table.do(0, "choice", ask.options[0], after=60_000)
    assert refused.value.code == "midnight"
    assert table.state.closing(table.time) == DAY_OVER
    table.do(0, "close", DAY_OVER)
    assert table.state.ending == "day" and table.state.due(table.time) is None
