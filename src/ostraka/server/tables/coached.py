"""A coach at a table against bots: it thinks ahead about the questions of one seat, and speaks up when asked."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from ostraka.bots.coach import OFTEN
from ostraka.server.bots.bots import Bots
from ostraka.server.bots.question import Question
from ostraka.server.bots.wire import ObjectionInfo
from ostraka.server.errors import Refused
from ostraka.server.tables import wire
from ostraka.server.tables.called import called, language_of
from ostraka.server.tables.room import Room

__all__ = ["Coach"]

KEPT: Final = 4
"""Questions that are remembered: whoever was quicker than the coach is told afterwards."""
AT_ONCE: Final = 2
"""Thoughts of one line at a time; who plays faster than that is let alone."""
NO_THOUGHT: Final = -1


class Weighing(NamedTuple):
    """A question, its best answer, and what the others give away."""

    question: Question
    best: int
    slips: dict[int, float]


def refuse_company(info: wire.TableInfo) -> None:
    """There is no coach where anybody but bots plays with me, or something is at stake."""
    if info.rated or info.day is not None or not all(chair.mine or chair.kind == "bot" for chair in info.seats):
        raise Refused(
            "coach", "there is a coach only in games against bots that are neither rated nor a challenge", 409
        )


class Coach:
    """What was thought for one line at one table."""

    def __init__(self, bots: Bots, room: Room, info: wire.TableInfo, asker: str) -> None:
        self._bots = bots
        self._room = room
        self._info = info
        self._asker = asker
        self._weighed: OrderedDict[int, Weighing] = OrderedDict()
        self._busy = 0

    async def weigh(self, seat: int) -> tuple[int, list[tuple[int, float]]]:
        """Think about the question of a seat: its entry number, and what gives something away."""
        refuse_company(self._info)
        seq, question = self._room.state.seq, self._room.question(seat)
        if self._busy >= AT_ONCE or len(question.options) == 1:
            return NO_THOUGHT, []
        self._busy += 1
        try:
            best, slips = await self._bots.weigh(question, self._asker)
        finally:
            self._busy -= 1
        self._weighed[seq] = Weighing(question, best, dict(slips))
        if len(self._weighed) > KEPT:
            self._weighed.popitem(last=False)
        return seq, slips

    async def doubt(self, message: wire.Doubt, language: str) -> ObjectionInfo | None:
        """What is to be said against an answer to one of the last questions."""
        known = self._weighed.get(message.seq)
        least = OFTEN[message.often]
        if known is None or known.slips.get(message.option, 0.0) < least:
            return None
        spoken = language_of(language)
        about: dict[str, object] = {"option": message.option, "best": known.best, "least": least}
        names = called(self._room.header, spoken)
        return await self._bots.doubt(known.question, about, names, spoken, self._asker)
