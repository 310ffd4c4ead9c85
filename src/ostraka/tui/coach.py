"""A coach at the terminal: it thinks ahead in a process of its own, and asks "sure?" before much is given away."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple

from ostraka.bots.budget import Budget
from ostraka.bots.coach import OFTEN, objection, slips
from ostraka.bots.race import weigh
from ostraka.bots.worker import read_question
from ostraka.bots.worker_pool import give_way
from ostraka.core.game import View
from ostraka.core.turn import Ask
from ostraka.core.view import pack
from ostraka.text.coach import Objection
from ostraka.text.hints import Advice
from ostraka.tui.answer import says_yes

if TYPE_CHECKING:
    from ostraka.tui.plain import PlainTable

__all__ = ["Coach"]

AHEAD: Final = 1.5
"""Seconds that are thought about a question, while somebody thinks about it too."""
PATIENCE: Final = 0.3
"""Seconds somebody who has chosen is kept waiting; then the choice is made, and spoken of afterwards."""


def begin() -> None:
    """In the other process: whoever plays decides when to stop, and has the machine first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(os.getpid())


def thought(game: str, view: Mapping[str, object]) -> tuple[int, dict[int, float]]:
    """In the other process: the best answer to the question in a view, and what the others give away."""
    rules, known, ask = read_question(game, view)
    standings = weigh(rules, known, ask, Budget(limit=AHEAD))
    return standings[0].option, slips(standings)


class Pending(NamedTuple):
    """A question that is thought about."""

    view: View
    ask: Ask
    found: Future[tuple[int, dict[int, float]]]


class Coach:
    """One coach for one person; `patient` ones wait until they have thought, as scripts like it."""

    def __init__(self, often: str, patient: bool = False) -> None:
        self.least = OFTEN[often]
        self.patience = None if patient else PATIENCE
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
        self._now: Pending | None = None
        self._late: tuple[Pending, int] | None = None

    def ponder(self, table: PlainTable, ask: Ask) -> None:
        """Begin to think about a question; what there was still to say about the last answer is said first."""
        self._comment(table)
        self._now = None
        if len(ask.options) > 1:
            view = table.match.view(ask.seat)
            self._now = Pending(view, ask, self._pool.submit(thought, table.game.id, pack(table.game, view)))

    def lets(self, table: PlainTable, option: int) -> bool:
        """Whether an answer shall be given: it is well enough, or somebody insists on it."""
        now, self._now = self._now, None
        if now is None:
            return True
        try:
            now.found.result(self.patience)
        except TimeoutError:
            self._late = (now, option)
            return True
        said = self._objection(table, now, option)
        if said is None:
            return True
        for line in said.lines():
            table.say(line)
        if says_yes(table.read(table.words.catalogue.say("terminal-coach") + " "), table.words.catalogue):
            return True
        self._now = now
        return False

    def _comment(self, table: PlainTable) -> None:
        if self._late is None or not self._late[0].found.done():
            return
        (then, option), self._late = self._late, None
        said = self._objection(table, then, option)
        if said is not None:
            for line in said.lines(done=True):
                table.say(line)
            table.tell_of("coach-back")

    def _objection(self, table: PlainTable, then: Pending, option: int) -> Objection | None:
        best, given = then.found.result()
        if given.get(option, 0.0) < self.least:
            return None
        found = objection(table.game, then.view, then.ask, option, best, Budget(limit=AHEAD), self.least)
        said = None if found is None else Objection(Advice(table.words, found, then.view, table.names))
        return said if said is not None and said.grounded else None

    def close(self) -> None:
        """Nobody waits for a thought any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
