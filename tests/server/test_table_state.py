"""What a table's log adds up to: taking back, leaving, clocks. No server is needed for it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostraka.core.errors import OstrakaError
from ostraka.match import Match, NoUndo
from ostraka.server.errors import Refused, Stale
from ostraka.server.tables.back import way_back
from ostraka.server.tables.entry import ACTS, Entry
from ostraka.server.tables.state import ENDING, STAND_IN, WAITING, Header, TableState


def header(game: str = "thebes", seats: int = 2, bots: dict[int, str] | None = None, **more: Any) -> Header:
    match: Match[Any, Any] = Match(game, seats, seed="a table")
    names = tuple([f"P{seat + 1}" for seat in range(seats)])
    return Header("t", game, match.game.rules, seats, match.setup, "a table", bots or {}, names, **more)


class Table:
    """A state and a hand that writes entries into it."""

    def __init__(self, **how: Any) -> None:
        self.state = TableState(header(**how))
        self.log: list[Entry] = []
        self.time = 0

    def do(self, seat: int, act: str, value: int = 0, at: int | None = None, after: int = 1) -> None:
        self.time += after
        entry = Entry("t", self.state.seq + 1, seat, f"id-{self.state.seq:08}", act, value, self.time)
        self.state.take(entry, self.state.seq if at is None else at)
        self.log.append(entry)

    def choose(self, which: int = 0) -> int:
        """The first seat that is asked takes an option; returns the seat."""
        ask = self.state.match.asks[0]
        self.do(ask.seat, "choice", ask.options[which % len(ask.options)])
        return ask.seat

    def again(self) -> TableState:
        """The same log, taken by a new state."""
        state = TableState(self.state.header)
        for entry in self.log:
            state.take(entry)
        return state


def other(seat: int) -> int:
    return 1 - seat


def test_taking_back_is_an_entry_like_any_other() -> None:
    table = Table(undo="free")
    seat = table.choose()
    before = table.state.match.at
    table.do(seat, "undo", 0)
    assert table.state.match.at == 0 < before
    assert (table.state.seq, table.state.lengths) == (2, [0, before, 0])
    assert table.state.keep(1) == 0
    assert table.again().match.digest() == table.state.match.digest()


@pytest.mark.parametrize("discreet", [True, False])
def test_a_table_goes_on_as_it_was_begun(discreet: bool) -> None:
    """Earlier versions asked nobody whom a hand left no choice: such choices are not in their logs."""
    table = Table(game="ancient", discreet=discreet)
    for n in range(250):
        table.choose(n)
    match = table.state.match
    asked = sum(step.forced and not step.evident for step in match.steps)
    assert table.state.seq + sum(step.evident for step in match.steps) == match.at
    assert (asked > 0) == discreet
    assert table.again().match.digest() == match.digest()


def test_a_choice_made_before_something_was_taken_back_is_stale() -> None:
    table = Table(undo="free")
    option = table.state.match.asks[0].options[0]
    seat = table.choose()
    table.do(seat, "undo", 0)
    with pytest.raises(Stale):
        table.do(seat, "choice", option, at=0)
    table.do(seat, "choice", option)


def test_the_others_are_asked_after_something_was_revealed() -> None:
    table = Table()
    first = table.choose()
    while table.state.match.asks[0].seat == first:
        table.choose()
    length = table.state.match.at
    with pytest.raises(Refused, match="must agree"):
        table.do(first, "undo", 0)
    table.do(first, "plea", 0)
    plea = table.state.plea
    assert plea is not None and plea.missing == {other(first)} and plea.why
    with pytest.raises(Refused, match="nobody has asked"):
        table.do(first, "agree")
    table.do(other(first), "refuse")
    assert table.state.plea is None and table.state.match.at == length
    table.do(first, "plea", 0)
    table.do(other(first), "agree")
    assert table.state.match.at == 0
    assert table.again().match.digest() == table.state.match.digest()


def test_bots_agree_and_a_table_may_forbid() -> None:
    table = Table(bots={0: "digger", 1: "digger"})
    for _ in range(4):
        table.choose()
    table.do(0, "undo", 0)
    assert table.state.match.at == 0
    strict = Table(undo="never")
    seat = strict.choose()
    with pytest.raises(Refused, match="nothing is taken back"):
        strict.do(seat, "undo", 0)


def test_a_choice_withdraws_a_plea() -> None:
    table = Table()
    first = table.choose()
    while table.state.match.asks[0].seat == first:
        table.choose()
    table.do(first, "plea", 0)
    table.choose()
    assert table.state.plea is None


def test_the_others_decide_about_somebody_who_leaves() -> None:
    table = Table(seats=3)
    table.do(2, "leave")
    assert table.state.late == {2}
    with pytest.raises(Refused):
        table.do(2, "vote", 2 * 3 + ENDING)
    table.do(0, "vote", 2 * 3 + STAND_IN)
    assert table.state.player(2) is None
    table.do(1, "vote", 2 * 3 + STAND_IN)
    assert table.state.player(2) == "scholar" and table.state.late == set()
    table.do(2, "back")
    assert table.state.player(2) is None
    table.do(2, "leave")
    table.do(0, "vote", 2 * 3 + ENDING)
    table.do(1, "vote", 2 * 3 + WAITING)
    assert not table.state.ended and table.state.late == set()
    table.do(2, "leave")
    table.do(0, "vote", 2 * 3 + ENDING)
    table.do(1, "vote", 2 * 3 + ENDING)
    assert table.state.ended and table.state.closed
    with pytest.raises(Refused, match="over"):
        table.choose()


def test_nobody_is_hurried_who_plays_with_bots_alone() -> None:
    table = Table(seats=2, bots={1: "digger"}, pace="24h")
    assert table.state.asked == {0} and table.state.due(0) is None
    with pytest.raises(Refused, match="nobody left"):
        table.do(0, "late")


def test_whoever_plays_with_bots_alone_can_end_the_game() -> None:
    table = Table(seats=2, bots={1: "digger"})
    table.choose()
    table.do(0, "leave")
    assert table.state.ended and table.state.closed
    with pytest.raises(Refused, match="over"):
        table.choose()


def test_somebody_at_both_seats_decides_at_the_other_one() -> None:
    table = Table(seats=2)
    table.do(0, "leave")
    assert not table.state.ended and table.state.late == {0}


def test_time_runs_out_for_whoever_is_asked() -> None:
    table = Table(pace="60+10")
    seat = table.state.match.asks[0].seat
    assert table.state.due(0) == 60_000
    assert table.state.timed_out(59_999) is None
    assert table.state.timed_out(60_000) == seat
    table.do(seat, "late", after=60_000)
    assert table.state.late == {seat} and table.state.due(table.time) is None
    # A late answer is better than none.
    table.choose()
    assert table.state.late == set()


def test_an_increment_comes_with_every_turn() -> None:
    table = Table(pace="60+10")
    seat = table.state.match.asks[0].seat
    while table.state.match.asks[0].seat == seat:
        ask = table.state.match.asks[0]
        table.do(seat, "choice", ask.options[0], after=1_000)
    spent = 1_000 * len(table.log)
    assert table.state.clock.remaining(seat, table.time) == 60_000 - spent + 10_000


def test_a_period_begins_anew_with_every_question() -> None:
    table = Table(pace="24h")
    day = 24 * 3_600_000
    assert table.state.due(0) == day
    first = table.state.match.asks[0].seat
    while table.state.match.asks[0].seat == first:
        table.choose()
    assert table.state.clock.remaining(other(first), table.time) == day


@pytest.mark.parametrize("pace", ["", "5+0", "60", "60+", "1h", "999999+1", "60+9999", "-60+1", "٦٠+١"])
def test_a_pace_that_makes_no_sense_is_refused(pace: str) -> None:
    with pytest.raises(Refused, match="a pace is"):
        TableState(header(pace=pace))


@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from(ACTS), st.integers(-2, 12), st.integers(0, 3)), max_size=60)
)
def test_any_sequence_of_acts_is_taken_or_refused_and_replays(acts: list[tuple[int, str, int, int]]) -> None:
    """Whatever people try, a refused act leaves the state as it was, and the log replays to the same state."""
    table = Table(seats=3, bots={2: "digger"}, pace="600+5")
    for seat, act, value, back in acts:
        state = table.state
        if act == "choice" and not state.closed and seat == 3:
            seat, value = (
                state.match.asks[0].seat,
                state.match.asks[0].options[value % len(state.match.asks[0].options)],
            )
        before = (state.seq, state.match.at, state.match.digest(), state.plea, set(state.late), set(state.away))
        try:
            table.do(seat, act, value, at=max(0, state.seq - back))
        except OstrakaError:
            after = (state.seq, state.match.at, state.match.digest(), state.plea, state.late, state.away)
            assert after == before
    again, state = table.again(), table.state
    assert again.match.digest() == state.match.digest()
    assert (again.lengths, again.plea, again.late, again.away) == (
        state.lengths,
        state.plea,
        state.late,
        state.away,
    )
    assert (again.ended, again.clock.left, again.votes) == (state.ended, state.clock.left, state.votes)


def test_a_table_from_before_a_setting_came_goes_on_by_the_rules_it_was_begun_with() -> None:
    now = header()
    earlier = {name: value for name, value in now.setup.items() if name != "car"}
    old = TableState(msgspec.structs.replace(now, setup=earlier)).match
    assert (old.setup["car"], TableState(now).match.setup["car"]) == ("always", "may")
    assert old.commitment != TableState(now).match.commitment


@pytest.mark.parametrize("undo", ["ask", "free", "never"])
@pytest.mark.parametrize("game", ["thebes", "ancient"])
def test_the_way_back_that_is_told_is_what_would_happen(game: str, undo: str) -> None:
    table = Table(game=game, seats=3, bots={2: "digger"}, undo=undo)
    state, told = table.state, set()
    for n in range(60):
        table.choose(n)
        for seat in range(3):
            try:
                missing = state.missing(seat, state.point(seat, None, "step"))
                expected: str | None = "ask" if missing else "free"
            except (NoUndo, Refused):
                expected = None
            assert way_back(state, seat) == expected
            told.add(expected)
    assert told == {"ask": {"ask", "free", None}, "free": {"free", None}, "never": {None}}[undo]
