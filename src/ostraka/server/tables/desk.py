"""Sitting at a table: which seat somebody has, and what they may do and see from it. Sockets and HTTP share it."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from ostraka.match import Bind
from ostraka.match.ways import ways
from ostraka.server.bots.wire import HintInfo, ObjectionInfo
from ostraka.server.errors import Refused, absent, forbidden
from ostraka.server.people.people import Person
from ostraka.server.server import Server
from ostraka.server.tables import wire
from ostraka.server.tables.called import called, language_of
from ostraka.server.tables.coached import Coach
from ostraka.server.tables.room import Room
from ostraka.server.tables.state import ENDING, STAND_IN, WAITING
from ostraka.server.tables.watchers import Watcher
from ostraka.server.tables.words import prepare, prepared, scribe
from ostraka.server.times import now

__all__ = ["Desk", "sit"]

Meant: TypeAlias = wire.Submit | wire.Undo | wire.Agree | wire.Refuse | wire.Vote | wire.Leave | wire.Back
VOTES: Final = {"wait": WAITING, "stand-in": STAND_IN, "end": ENDING}


async def sit(server: Server, table: str, person: Person | None, seat: int | None) -> Desk:
    """Take one's place: `seat` is one of mine, None is the first of mine or else a spectator's."""
    info = await server.lobby.find(table, person)
    room = await server.rooms.get(table)
    mine = [chair.seat for chair in info.seats if chair.mine and chair.kind == "person"]
    if seat is not None and seat not in mine:
        raise forbidden("this seat is not yours")
    if seat is None and mine:
        seat = mine[0]
    if seat is None and not info.spectators:
        raise absent("table")
    if seat is not None and person is not None and person.kind != "bot":
        server.rooms.glanced.add(table)
    return Desk(server, room, info, seat, person)


class Desk:
    """One place at one table. Nothing of the room is reachable but what this seat may know and do."""

    def __init__(
        self, server: Server, room: Room, info: wire.TableInfo, seat: int | None, person: Person | None
    ) -> None:
        self._server = server
        self._room = room
        self.info = info
        self.seat = seat
        self._who = "" if person is None else person.id
        self._coach = Coach(server.bots, room, info, self._who)
        self._reads = person is not None and person.kind != "bot"
        """Whether it is somebody who reads notes; a bot from outside asks for those it wants."""

    @property
    def seq(self) -> int:
        return self._room.shown(self.seat).seq

    def watch(self, news: Watcher) -> None:
        """Set `news` whenever something new stands in the log. Bots among themselves play on: somebody looks."""
        self._room.watchers[news] = self.seat
        if self.seat is not None and self._reads:
            self._room.watchers.people.add(news)
        self._server.caretaker.notice(self._room)

    def unwatch(self, news: Watcher) -> None:
        self._room.watchers.pop(news, None)
        self._room.watchers.people.discard(news)

    async def act(self, act: wire.Act) -> wire.Ack:
        """Do something; the answer means that it is stored."""
        seat = self._seat()
        if isinstance(act, wire.Call):
            return wire.Ack(act.id, await self._room.call(seat, act.seat, act.at))
        name, value = self._meaning(seat, act)
        return wire.Ack(act.id, await self._room.submit(seat, act.id, act.at, name, value))

    def _meaning(self, seat: int, act: Meant) -> tuple[str, int]:
        """What an act is in the log."""
        if isinstance(act, wire.Submit):
            return "choice", act.option
        if isinstance(act, wire.Undo):
            return self._room.undo_act(seat, act.to, act.grain)
        if isinstance(act, wire.Vote):
            return "vote", act.seat * len(VOTES) + VOTES[act.what]
        names = {wire.Agree: "agree", wire.Refuse: "refuse", wire.Leave: "leave", wire.Back: "back"}
        return names[type(act)], 0

    async def update(self, since: int, language: str, board: bool = False) -> wire.Update:
        await prepare(self.info.game, language)
        return await self._room.update(self.seat, since, language, board, self._reads)

    def update_at_once(self, since: int, language: str, board: bool = False) -> wire.Update | None:
        """The same, unless something has to be waited for."""
        if not prepared(self.info.game, language):
            return None
        return self._room.update_at_once(self.seat, since, language, board, self._reads)

    async def preview(self, option: int, language: str) -> tuple[list[wire.NoteInfo], list[Bind]]:
        return await self._room.preview(self._seat(), option, language)

    async def reasons(self, language: str) -> list[wire.NoteInfo]:
        return await self._room.reasons(self._seat(), language)

    async def say(self, said: wire.Say) -> None:
        await self._server.talk.say(self.info.id, self._seat(), said, self.info.chat)

    @property
    def spoken(self) -> int:
        """Grows whenever somebody speaks at this table, as far as this seat may know."""
        return self._room.aired if self._behind else self._room.spoken

    async def heard(self, after: int) -> list[wire.Said]:
        """What was said behind number `after` and is for this seat to hear."""
        until = now() - self._behind if self._behind else None
        return await self._server.talk.heard(self.info.id, after, self._room.mates(self.seat), until)

    @property
    def _behind(self) -> int:
        """How many milliseconds this place is behind what happens."""
        return 0 if self.seat is not None else self.info.delay * 1000

    async def hint(self, language: str, deep: bool = False) -> list[HintInfo]:
        """What a good player would do, with reasons; not in rated games, nor in challenges."""
        seat = self._seat()
        if self.info.rated or self.info.day is not None:
            raise Refused("rated", "there are no hints in rated games and daily challenges", 409)
        spoken = language_of(language) if language else ""
        names = called(self._room.header, spoken)
        return await self._server.bots.hints(self._room.question(seat), names, spoken, self._who, deep)

    async def weigh(self) -> tuple[int, list[tuple[int, float]]]:
        """Which answers to the question of this seat give something away, as far as a coach can tell."""
        return await self._coach.weigh(self._seat())

    async def doubt(self, message: wire.Doubt, language: str) -> ObjectionInfo | None:
        """What a coach says against an answer."""
        return await self._coach.doubt(message, language)

    async def ways(self, language: str) -> tuple[int, list[wire.WayInfo]]:
        """Where several choices lead; found in a thread of its own, at an imagined table."""
        seat, room = self._seat(), self._room
        match, seq = room.state.match, room.state.seq
        if room.asked(seat) is None or match.opened >= 0:
            return seq, []
        wise = not self.info.rated and self.info.day is None
        found = await asyncio.to_thread(ways, match.game, match.view(seat), seat, match.discreet, wise)
        return seq, scribe(self.info.game, language).ways(found, called(room.header, language))

    def _seat(self) -> int:
        if self.seat is None:
            raise forbidden("spectators only watch")
        return self.seat
