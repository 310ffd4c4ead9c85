"""One table that is being played: its state, one queue, and those who watch.

The only way in is `submit`; the only ways out are `update`, `preview` and `reasons`, which are made from the match's
views and redacted events. An act is stored and committed before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ostraka.core.errors import OstrakaError, RulesBug
from ostraka.core.turn import Ask
from ostraka.core.view import View, pack
from ostraka.match import Bind, NoUndo, StaleChoice, briefing
from ostraka.server.bots.question import Question, luck_of
from ostraka.server.errors import Refused, Stale
from ostraka.server.store import Store
from ostraka.server.store.writer import Taken
from ostraka.server.tables import wire
from ostraka.server.tables.back import way_back
from ostraka.server.tables.called import called
from ostraka.server.tables.clock import PATIENCE, Lateness
from ostraka.server.tables.common import Commons, callable_seats
from ostraka.server.tables.damage import Damaged, unbroken
from ostraka.server.tables.delay import Delayed
from ostraka.server.tables.entry import Entry
from ostraka.server.tables.guided import guidance
from ostraka.server.tables.moments import Moments, turn_from
from ostraka.server.tables.scribe import Scribe
from ostraka.server.tables.standing import standing_of
from ostraka.server.tables.state import Header, TableState
from ostraka.server.tables.watchers import Watchers
from ostraka.server.tables.words import scribe
from ostraka.server.times import now, today
from ostraka.text import LANGUAGES

__all__ = ["Room"]

REMEMBERED: Final = 32
"""Acts whose ids are known without asking the store."""
ATTEMPTS: Final = 20
"""How often an act may find that another process was faster, before something else must be wrong."""
BREATH: Final = 40
"""Entries replayed before the other tables get their turn."""


class Room:
    """The actor of one table. Everything it shows has been committed."""

    def __init__(
        self, store: Store, header: Header, changed: Callable[[Room], None], lateness: Lateness = PATIENCE
    ) -> None:
        self.store = store
        self.lateness = lateness
        self.header = header
        self.changed = changed
        """Called when something new stands in the log: by this process or another."""
        self.state = TableState(header)
        self.watchers = Watchers()
        self.wrote = False
        """Whether the last news came from this process."""
        self.used = time.monotonic()
        self.caring = False
        self.spoken = 0
        """Grows whenever somebody speaks …"""
        self.aired = 0
        """… and whenever spectators may hear of it."""
        self._delayed = Delayed(header) if header.delay else None
        self._lock = asyncio.Lock()
        self._torn = False
        """Whether the state may hold something that was not committed."""
        self.broken: Damaged | None = None
        """Why the log cannot be played any further, if it cannot."""
        self._known: OrderedDict[tuple[int, str], Entry] = OrderedDict()
        self._moments = Moments(header.game)
        self._commons = Commons()

    def __repr__(self) -> str:
        return f"Room({self.header.game!r}, {self.header.id!r}, seq={self.state.seq})"

    @property
    def secret(self) -> bool:
        """Whether the seed must not be told yet, though the game may be over: others can still try the same deal."""
        return self.header.day is not None and self.header.day >= today()

    # Keeping up with the log

    async def _sound(self) -> None:
        """Whoever has its turn begins with this: nobody is shown a state that was torn by a failure of the store."""
        if self.broken is not None:
            raise Damaged(self.broken.what)
        if self._torn:
            await self._rebuild()

    async def load(self) -> None:
        """Take the entries this process has not seen."""
        async with self._lock:
            await self._sound()
            fresh = await self._catch_up()
        if fresh:
            self._tell()

    async def begin(self, entries: list[Entry]) -> None:
        """Take the log a fresh room begins with."""
        async with self._lock:
            await self._sound()
            await self._take_all(entries)

    async def _catch_up(self) -> bool:
        entries = await self.store.log(self.header.id, self.state.seq)
        await self._take_all(entries)
        return bool(entries)

    async def _take_all(self, entries: list[Entry]) -> None:
        try:
            unbroken(entries, self.state.seq)
            for i, entry in enumerate(entries, 1):
                self._take_stored(entry)
                self._remember(entry)
                if i % BREATH == 0:
                    await asyncio.sleep(0)
        except Damaged as error:
            self._torn, self.broken = True, error
            raise

    def _take_stored(self, entry: Entry) -> None:
        """What was taken once can be taken again, or the log is not what it was."""
        try:
            self.state.take(entry)
        except Exception as error:
            raise Damaged(f"entry {entry.seq} cannot be played again ({type(error).__name__})") from error

    async def _rebuild(self) -> None:
        """Begin anew from the stored log: what memory holds was not committed."""
        self._torn = True
        self.state = TableState(self.header)
        self._delayed = Delayed(self.header) if self.header.delay else None
        self._known.clear()
        await self._catch_up()
        self._torn = False

    def _remember(self, entry: Entry) -> None:
        """An entry is in the log for good."""
        if self._delayed is not None:
            self._delayed.add(entry)
            self._later(entry.time, self.watchers.wake_spectators)
        self._known[(entry.seat, entry.id)] = entry
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def overhear(self) -> None:
        """Somebody at the table has said something."""
        self.spoken += 1
        self._wake()
        self._later(now(), self._air)

    def recall(self, spoken: int) -> None:
        """So many things were said before this room was loaded, some of them perhaps just now."""
        self.spoken = self.aired = spoken
        self._later(now(), self._air)

    def _air(self) -> None:
        self.aired += 1
        self.watchers.wake_spectators()

    def _later(self, moment: int, wake: Callable[[], None]) -> None:
        """Call when something that happened at a moment may be shown to spectators with a delay."""
        wait = self.header.delay + (moment - now()) / 1000
        if self._delayed is not None and wait > 0:
            asyncio.get_running_loop().call_later(wait, wake)

    def rename(self, names: tuple[str, ...]) -> None:
        """Those at the table have other names from now on."""
        self.header = msgspec.structs.replace(self.header, names=names)
        self._wake()

    def mates(self, seat: int | None) -> frozenset[int]:
        """The seats that play on the same side, the seat itself included."""
        sides = self.state.match.outcome().sides
        return frozenset() if seat is None else frozenset([s for s, side in enumerate(sides) if side == sides[seat]])

    def _wake(self) -> None:
        """Everybody; but whoever watches with a delay does not learn even that something has happened."""
        self.watchers.wake(spectators=self._delayed is None)

    def present(self, seat: int) -> bool:
        """Whether somebody watches from this seat, as far as this process knows."""
        return seat in self.watchers.values()

    def _tell(self, wrote: bool = False) -> None:
        self.wrote = wrote
        self._wake()
        self.changed(self)

    def shown(self, seat: int | None) -> TableState:
        """What somebody may be shown: seats the present, spectators perhaps the past."""
        return self.state if seat is not None or self._delayed is None else self._delayed.state(now())

    # The way in

    async def submit(self, seat: int, id: str, at: int, act: str, value: int = 0) -> int:
        """Do something at the table; returns the number of its entry once that is on the disk.

        The same id again returns the same number. `Stale` and other `Refused` have changed nothing.
        """
        self.used = time.monotonic()
        task = asyncio.create_task(self._submit(seat, id, at, act, value))
        # Shielded: whoever waits may go away in the middle, the act itself may not.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _submit(self, seat: int, id: str, at: int, act: str, value: int) -> int:
        async with self._lock:
            await self._sound()
            looked = at + len(self._known) >= self.state.seq
            for _ in range(ATTEMPTS):
                stored = self._known.get((seat, id))
                if stored is None and not looked:
                    stored = await self.store.entry(self.header.id, seat, id)
                if stored is not None:
                    if (stored.act, stored.value) != (act, value):
                        raise Refused("id", "this id belongs to another act of yours", 409)
                    return stored.seq
                entry = Entry(self.header.id, self.state.seq + 1, seat, id, act, value, now())
                self._take(entry, at)
                if await self._append(entry):
                    break
                # Another process was faster, or this very act is already there: look again.
                looked = False
            else:
                raise Refused("fault", "the log of this table does not take anything; nothing has changed", 500)
        self._tell(wrote=True)
        return entry.seq

    async def _append(self, entry: Entry) -> bool:
        """Commit what the state has just taken; if that fails, the state is again what the store says."""
        try:
            await self.store.append(entry, standing_of(self.state, entry.time))
        except Taken:
            await self._rebuild()
            self._tell()
            return False
        except BaseException:
            await self._rebuild()
            raise
        self._remember(entry)
        return True

    def _take(self, entry: Entry, at: int) -> None:
        """Let the state take a new entry; everything it refuses gets a code."""
        try:
            self.state.take(entry, at)
        except Refused:
            raise
        except StaleChoice:
            raise Stale(at, self.state.seq) from None
        except RulesBug as error:
            raise Refused("fault", "the rules have failed here; nothing has changed", 500) from error
        except OstrakaError as error:
            raise Refused("illegal", str(error), 409) from None

    async def call(self, caller: int, seat: int, at: int) -> int:
        """Call a seat late that has kept the others waiting for too long; they then decide about it."""
        if caller not in self.state.people - self.state.late or caller == seat:
            raise Refused("vote", "only those who play can call another one late", 409)
        id = f"late-{at:06}"
        if (seat, id) not in self._known:
            free = {call.seat: call.time for call in self.calls()}
            if seat not in free:
                raise Refused("early", "nobody waits for this seat", 409)
            if free[seat] > now():
                raise Refused("early", "this seat may still think", 409)
        # Under the name the caretaker would give it: two who call at once have called once.
        return await self.submit(seat, id, at, "late")

    def calls(self, asked: Mapping[int, int] | None = None) -> list[wire.CallInfo]:
        """Whom the others may call late, and from when on; `asked` are those who could be, if that is known."""
        asked = callable_seats(self.state) if asked is None else asked
        # Where lateness costs a rating, whoever sits there may think as long as somebody who is away.
        near = {seat for seat in asked if self.present(seat) and not self.header.rated}
        wait = {seat: self.lateness.present if seat in near else self.lateness.absent for seat in asked}
        return [wire.CallInfo(seat, since + wait[seat]) for seat, since in asked.items()]

    def undo_act(self, seat: int, to: int | None, grain: str) -> tuple[str, int]:
        """How an undo is to be submitted: at once, or as a question to the others."""
        try:
            point = self.state.point(seat, to, grain)
            self.state.refuse_revealed(seat, point)
            missing = self.state.missing(seat, point)
        except NoUndo as error:
            raise Refused("undo", scribe(self.header.game, LANGUAGES[0]).told(error.why).text, 409) from None
        return ("plea" if missing else "undo"), point

    # The ways out

    async def update(
        self, seat: int | None, since: int, language: str, board: bool = False, notes: bool = True
    ) -> wire.Update:
        """Everything a seat may know that it has not been told up to entry `since` (-1: nothing yet).

        `notes`: its question brings what there is to know about every answer. That is for people, who read it.
        """
        if (update := self.update_at_once(seat, since, language, board, notes)) is not None:
            return update
        async with self._lock:
            await self._sound()
            return self._update(seat, since, language, board, notes)

    def update_at_once(
        self, seat: int | None, since: int, language: str, board: bool, notes: bool
    ) -> wire.Update | None:
        """The same, unless somebody is in the middle of something: nobody can come in between here."""
        if self._torn or self._lock.locked():
            return None
        return self._update(seat, since, language, board, notes)

    def _update(self, seat: int | None, since: int, language: str, board: bool, notes: bool) -> wire.Update:
        match = (state := self.shown(seat)).match
        names, say = called(self.header, language), scribe(self.header.game, language)
        view = match.view(seat)
        common = self._commons.at(self.header, state, view)
        told = common.told(language)
        keep = state.keep(since) if 0 <= since <= state.seq else -1
        start = turn_from(match, keep)
        groups = match.events(seat, start)
        ask = None if common.closed else view.ask
        return wire.Update(
            seq=state.seq,
            keep=keep,
            length=match.at,
            turn=match.heading,
            moments=[self._moments.of(at, seen, language, names, seat) for at, seen in groups if at > keep],
            turns=self._moments.turns(match, start, groups, language, names, seat),
            view=view.record(common.known),
            decision=None if ask is None else self._decision(ask, view, say, names, notes and language != ""),
            waits=common.waits,
            away=common.away,
            late=common.late,
            plea=told.plea,
            clocks=self._clocks(state) if state.clock.pace else None,
            status=common.status,
            result=told.result,
            seed=match.secret if common.closed and not self.secret else None,
            board=say.board(view, names) if board else None,
            forecast=[] if common.closed else say.forecast_written(view, names),
            tally=told.tally,
            meters=told.meters,
            calls=self.calls(common.calls) if seat is not None else [],
            ending=state.ending,
            guide=guidance(self.header, match, seat, language),
            back=None if seat is None else way_back(state, seat),
        )

    def _clocks(self, state: TableState) -> list[int]:
        moment = now() if state is self.state else now() - self.header.delay * 1000
        return [state.clock.remaining(other, moment) or 0 for other in range(self.header.seats)]

    def _decision(self, ask: Ask, view: View, say: Scribe, names: tuple[str, ...], notes: bool) -> wire.Decision:
        """The question put to a seat, with what it is about."""
        told = briefing(self.state.match, ask.seat) if notes else None
        return say.decision(ask, names, self.state.match.game.subject(view), told)

    async def preview(self, seat: int, option: int, language: str) -> tuple[list[wire.NoteInfo], list[Bind]]:
        """What an offered option costs and brings, and what would make it hard to take back."""
        async with self._lock:
            await self._sound()
            try:
                notes = self.state.match.preview(seat, option)
                binds = self.state.match.binding(seat, option)
            except OstrakaError as error:
                raise Refused("illegal", str(error), 409) from None
            say, names = scribe(self.header.game, language), called(self.header, language)
            return say.notes(notes, self.asked(seat), names), binds

    async def reasons(self, seat: int, language: str) -> list[wire.NoteInfo]:
        """Why tempting options are not offered."""
        async with self._lock:
            await self._sound()
            notes = self.state.match.reasons(seat)
            return scribe(self.header.game, language).notes(notes, self.asked(seat), called(self.header, language))

    def question(self, seat: int) -> Question:
        """What a bot is given to think about for a seat that is asked."""
        ask = self.asked(seat)
        if ask is None or self.state.closed:
            raise Refused("illegal", "this seat is not asked anything", 409)
        match, header = self.state.match, self.header
        luck = luck_of(f"{match.secret}/{seat}/{match.at}")
        return Question(header.id, header.game, pack(match.game, match.view(seat)), ask.options, luck, header.host)

    def asked(self, seat: int) -> Ask | None:
        """The question put to a seat, if there is one."""
        return next((ask for ask in self.state.match.asks if ask.seat == seat), None)
