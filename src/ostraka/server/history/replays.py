"""Looking back: the replay file, any moment of a game, its verification, and playing on from there."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ostraka.bots.turns import Turns
from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Match, verify
from ostraka.match.briefing import briefing
from ostraka.server.errors import Refused, absent, forbidden
from ostraka.server.history import wire
from ostraka.server.people.people import Person
from ostraka.server.share import in_thread
from ostraka.server.store import Store
from ostraka.server.tables.called import called
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.moments import told_turns, turn_from
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.wire.answers import Moment
from ostraka.server.tables.wire.lobby import NewTable, TableInfo
from ostraka.server.tables.words import scribe

__all__ = ["Replays"]

T = TypeVar("T")
KEPT: Final = 1024
"""Verifications that are remembered: of a game that is over they stay as they are."""


class Replays:
    """What can be learnt from a table's log. Of a game that is not over, a seat learns only what it knew."""

    def __init__(self, store: Store, rooms: Rooms, lobby: Lobby) -> None:
        self.store = store
        self.rooms = rooms
        self.lobby = lobby
        self._turns = Turns()
        self._verified: OrderedDict[str, wire.Verification] = OrderedDict()

    async def replay(self, table: str, person: Person | None) -> str:
        """The replay file of a table that is closed."""
        return (await self._closed(table, person)).text()

    async def told(self, table: str, person: Person | None, language: str) -> tuple[str, tuple[str, ...]]:
        """The replay file of a table that is closed, and the names of those who played."""
        match = await self._closed(table, person)
        return match.text(), called((await self.rooms.get(table)).header, language)

    async def key(self, table: str, person: Person | None, language: str) -> tuple[str, str, tuple[int, ...]]:
        """Which analysis somebody is told: one about their own seats, or about everybody's where they had none."""
        await self._closed(table, person)
        info = await self.lobby.find(table, person)
        return table, language, tuple([chair.seat for chair in info.seats if chair.mine])

    async def verification(self, table: str, person: Person | None) -> wire.Verification:
        """Play the whole game again from its seed, and compare."""
        match = await self._closed(table, person)
        known = self._verified.get(table)
        if known is None:
            info = await self.lobby.find(table, person)
            known = await self._played(person, table, lambda: _verified(match, info.commitment))
            self._verified[table] = known
            if len(self._verified) > KEPT:
                self._verified.popitem(last=False)
        return known

    async def position(
        self, table: str, person: Person | None, length: int, seat: int | None, language: str
    ) -> wire.Position:
        """A moment of a game: from any seat when it is over, from one's own before."""
        match, seat = await self._visible(table, person, seat)
        then = await self._played(person, table, lambda: _at(match, length))
        room = await self.rooms.get(table)
        say, names = scribe(match.game.id, language), called(room.header, language)
        start = turn_from(then, length)
        groups = then.events(seat, start)
        moments = [Moment(at, [say.happening(event, names) for event in seen]) for at, seen in groups if at == length]
        view = then.view(seat)
        told = say.board(view, names), say.forecast(view, names), say.tally(view), say.meters(view)
        turns = told_turns(then, start, groups, language, names, None, fold=True)
        # What was asked then can be thought about again when the game is over.
        ask = view.ask if room.state.closed and not room.secret and language else None
        subject = match.game.subject(view)
        decision = ask and say.decision(ask, names, subject, briefing(then, ask.seat))
        return wire.Position(length, match.at, seat, view.record(), moments, turns, *told, decision, _begins(match))

    async def fork(self, table: str, person: Person, wish: wire.Fork) -> TableInfo:
        """A new table that begins where this one was, with other luck. Before the end it is what my seat imagines."""
        info = await self.lobby.find(table, person)
        match, seat = await self._visible(table, person, wish.seat)
        room = await self.rooms.get(table)
        if room.state.closed and not room.secret:
            length = match.at if wish.length is None else wish.length
            start = (await self._played(person, table, lambda: _at(match, length))).position()
        else:
            if info.rated:
                raise Refused("rated", "rated games are not tried out while they go on", 409)
            if room.header.day is not None:
                raise Refused("daily", "a daily challenge is not tried out before its day is over", 409)
            if seat is None or wish.length not in (None, match.at):
                raise forbidden("before the end, only what your own seat knows now can be played on from")
            length = match.at
            luck = Rng(secrets.randbits(48))
            start = match.game.dump(match.game.sample(match.view(seat), luck))
        if len(wish.seats) != match.seats:
            raise Refused("seats", f"this position has {match.seats} seats, not {len(wish.seats)}")
        new = NewTable(info.game, wish.seats, dict(match.setup))
        return await self.lobby.create(person, new, start=start, source=(table, length))

    # Inside

    async def _played(self, person: Person | None, table: str, play: Callable[[], T]) -> T:
        """Play a game again beside the event loop: one at a time, since together they would hold up everybody."""
        async with self._turns.turn("" if person is None else person.id, table):
            return await in_thread(play)

    async def _closed(self, table: str, person: Person | None) -> Match[Any, Any]:
        """The match of a table that is closed and whose seed may be known."""
        info = await self.lobby.find(table, person)
        mine = any(chair.mine for chair in info.seats)
        if not mine and not info.spectators:
            raise absent("table")
        room = await self.rooms.get(table)
        if not room.state.closed:
            raise Refused("playing", "this game is not over yet", 409)
        if room.secret:
            raise Refused("daily", "this deal stays secret until the day is over", 409)
        return room.state.match

    async def _visible(self, table: str, person: Person | None, seat: int | None) -> tuple[Match[Any, Any], int | None]:
        """The match, and the seat through whose eyes it may be looked at."""
        info = await self.lobby.find(table, person)
        mine = [chair.seat for chair in info.seats if chair.mine]
        room = await self.rooms.get(table)
        open_to_all = room.state.closed and not room.secret
        if not mine and not (open_to_all and info.spectators):
            raise absent("table")
        if seat is None and mine and not open_to_all:
            seat = mine[0]
        if seat is not None and (seat >= room.header.seats or (seat not in mine and not open_to_all)):
            raise forbidden("this seat is not yours")
        return room.state.match, seat


def _verified(match: Match[Any, Any], commitment: str) -> wire.Verification:
    """What a match is when it is played again from its seed."""
    try:
        again = verify(match.text(), commitment)
        digest, recomputed = again.fingerprint(), again.commitment
    except OstrakaError:
        digest, recomputed = "", ""
    honest = recomputed == commitment and digest == match.fingerprint()
    return wire.Verification(commitment, recomputed, match.secret, match.at, digest, honest)


def _begins(match: Match[Any, Any]) -> list[int]:
    """Where turns begin."""
    headings = [(step.turn, step.active) for step in match.steps]
    return [at for at, heading in enumerate(headings) if at == 0 or heading != headings[at - 1]]


def _at(match: Match[Any, Any], length: int) -> Match[Any, Any]:
    try:
        return Match.replay(match.text(), length)
    except OstrakaError as error:
        raise Refused("length", str(error), 404) from None
