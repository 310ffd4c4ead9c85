"""What the coming weeks bring a seat if nothing changes: public knowledge, worked out from a view."""

from __future__ import annotations

from ostraka.core.game import NO_OPTION, Note
from ostraka.games.thebes.catalogue import ALL_THINGS, REQUIRES
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import ARTEFACTS, COUNTERS, FINISH, SITES, START, week_of, year_of
from ostraka.games.thebes.view import TableView

__all__ = ["forecast"]


def forecast(v: TableView) -> list[Note]:
    """Who acts before the viewer, or how long nobody does; the rest of the year; the exhibitions (T-9, T-48, T-51)."""
    seat = v.seat
    s = v.table
    # Before the first player is drawn nobody is on the track, and whoever has finished is no more.
    if seat is None or s.ended or seat not in s.track:
        return []
    return [*_start(s, seat), *_turns(s, seat), _year(s, seat), *_exhibitions(s, seat)]


def _start(s: Table, seat: int) -> list[Note]:
    """Why a game of three or four does not begin with 1901; told until the seat leaves that week (T-1)."""
    start = START[s.seats]
    if not start or s.time[seat] != start:
        return []
    return [Note(NO_OPTION, "forecast-start", {"year": year_of(start), "week": week_of(start)})]


def _turns(s: Table, seat: int) -> list[Note]:
    """Weeks until somebody else acts, or those who act first (T-9, T-10)."""
    ahead = s.track.index(seat)
    if ahead:
        return [Note(NO_OPTION, "forecast-wait", {"order": ",".join([str(other) for other in s.track[:ahead]])})]
    if len(s.track) == 1:
        return [Note(NO_OPTION, "forecast-alone", {"weeks": FINISH - s.time[seat]})]
    other = s.track[1]
    return [Note(NO_OPTION, "forecast-lead", {"weeks": s.time[other] - s.time[seat], "order": str(other)})]


def _year(s: Table, seat: int) -> Note:
    """Weeks left in the seat's year, which year of the game it is, and the licences valid after it (T-39, T-51)."""
    time = s.time[seat]
    used = SITES - sum([s.licences[seat] >> site & 1 for site in range(SITES)])
    left = 1
    while s.year(time + left) == s.year(time):
        left += 1
    last = "yes" if time + left >= FINISH else "no"
    year, first = year_of(time), year_of(START[s.seats])
    args: dict[str, int | str] = {"weeks": left, "year": year, "used": used, "last": last}
    return Note(NO_OPTION, "forecast-year", {**args, "n": year - first + 1, "of": year_of(FINISH - 1) - first + 1})


def _exhibitions(s: Table, seat: int) -> list[Note]:
    """For each exhibition that is announced, how many artefacts the seat lacks (T-48)."""
    notes: list[Note] = []
    for card in s.slots:
        if card >= 0:
            short = 0
            for site in range(SITES):
                short += max(0, REQUIRES[card][site] - s.own[seat * COUNTERS + ARTEFACTS + site])
            args: dict[str, int | str] = {"card": card, "short": short, "points": ALL_THINGS[card].value}
            notes.append(Note(NO_OPTION, "forecast-exhibition", args))
    return notes
