"""Ancient Knowledge with something wrong in it: what the conformance suite must find.

The interpreted build only: compiled classes cannot be given subclasses here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ostraka.core.game import Game, View
from ostraka.core.op import Op, Place, Program
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.turn import Ask, Turn
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE, AncientKnowledge
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.view import TableView

Whisper = Callable[[Table, int | None], object]


def zone(s: Table, name: str) -> list[list[int]]:
    """The lists of a zone, by its declaration."""
    for declared in ANCIENT_KNOWLEDGE.zones:
        if declared.name == name:
            return declared.lists(s)
    raise KeyError(name)


def asked(s: Table) -> int:
    """A seat that is asked now, or 0."""
    return s.turn.seat if isinstance(s.turn, Ask) else 0


class Chatty(View):
    """A view that says more than it should."""

    def __init__(self, inner: TableView, s: Table, key: str, whisper: object) -> None:
        super().__init__(inner.fields, s, inner.seat, inner.seen)
        self.inner = inner
        self.key = key
        self.whisper = whisper

    def record(self, known: Mapping[str, object] | None = None) -> dict[str, object]:
        return self.inner.record(known) | {self.key: self.whisper}


class Whispering(Game[Table, Chatty]):
    """Ancient Knowledge, but its views whisper."""

    def __init__(self, whisper: Whisper, key: str = "whisper") -> None:
        base = ANCIENT_KNOWLEDGE
        self.whisper = whisper
        self.key = key
        self.id, self.title, self.rules, self.seats = base.id, base.title, base.rules, base.seats
        self.settings, self.actions, self.program = base.settings, base.actions, base.program
        self.zones, self.bound, self.fields = base.zones, base.bound, base.fields
        for name in ("deal", "outcome", "heading", "knows", "rename", "word", "copy", "dump", "load", "check"):
            setattr(self, name, getattr(base, name))

    def look(self, s: Table, seat: int | None) -> Chatty:
        return Chatty(ANCIENT_KNOWLEDGE.view(s, seat), s, self.key, self.whisper(s, seat))

    def sample(self, v: Chatty, rng: Rng) -> Table:
        return ANCIENT_KNOWLEDGE.sample(v.inner, rng)


class Bent(Op[Table]):
    """An op with something done after its step or its take."""

    def __init__(
        self,
        inner: Op[Table],
        stepped: Callable[[Table, Frame, Turn | None], Turn | None] | None = None,
        taken: Callable[[Table, Frame, int, int], None] | None = None,
    ) -> None:
        super().__init__()
        self.inner = inner
        self.number = inner.number
        self.stepped = stepped
        self.taken = taken

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = self.inner.step(s, f)
        return self.stepped(s, f, t) if self.stepped is not None else t

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.inner.take(s, f, seat, code)
        if self.taken is not None:
            self.taken(s, f, seat, code)


class BentGame(AncientKnowledge):
    """Ancient Knowledge, but every op is bent."""

    def __init__(
        self,
        stepped: Callable[[Table, Frame, Turn | None], Turn | None] | None = None,
        taken: Callable[[Table, Frame, int, int], None] | None = None,
    ) -> None:
        super().__init__()
        self.program = Program()
        self.program.ops = [Bent(op, stepped, taken) for op in ANCIENT_KNOWLEDGE.program.ops]
        self.program.places = [Place(op) for op in self.program.ops]
        self.program.keys = ANCIENT_KNOWLEDGE.program.keys
        for bent, op in zip(self.program.ops, ANCIENT_KNOWLEDGE.program.ops, strict=True):
            bent.key = op.key
