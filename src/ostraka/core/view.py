"""What one seat may know: built up from nothing, and readable from its record in another process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar, cast

from mypy_extensions import mypyc_attr

from ostraka.core.errors import OstrakaError
from ostraka.core.fields import DERIVED, OWN, PUBLIC, ROWS, SIZE, TOLD, Fields, plain, read, size_name
from ostraka.core.reader import Reader
from ostraka.core.state import S, State
from ostraka.core.turn import Ask

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = ["V", "View", "pack", "read_ask", "unpack"]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """What one seat (None: a spectator) may know.

    `seen` is the state as far as everybody sees it: it has the open fields and nothing else. A game in which a seat
    knows more of hidden things adds attributes and declares them as `told`; properties that only readers of a record
    need are declared as `derived`.
    """

    def __init__(self, fields: Fields, s: State, seat: int | None, seen: State | None = None) -> None:
        turn = s.turn
        self.fields = fields
        self.seat = seat
        self.seats = s.seats
        self.ask: Ask | None = turn.of(seat) if seat is not None and isinstance(turn, Ask) else None
        """What this seat is asked; what others are asked is none of its business."""
        self.asked: list[int] = [ask.seat for ask in turn.asked()] if isinstance(turn, Ask) else []
        """Whom the table waits for."""
        self.seen: State = s.public() if seen is None else seen
        self.own: dict[str, list[int]] = fields.owned(s, seat)
        """What the seat has in the lists of which each seat sees only its own."""
        self.sizes: dict[str, list[int]] = fields.sizes(s)
        """How many there are in each hidden list that is known by its size."""

    def record(self, known: Mapping[str, object] | None = None) -> dict[str, object]:
        """The view as plain JSON values, as people and their programs get it; equal knowledge gives equal records.

        `known` are the open fields of a view of the same state, in whatever form: they are taken as they are.
        """
        record: dict[str, object] = {
            "seat": self.seat,
            "asked": self.asked[:],
            "ask": None if self.ask is None else self.ask.record(),
            "seats": self.seats,
            "setup": self.fields.flags(self.seen),
        }
        for field in self.fields.all:
            name = field.name
            if known is not None and name in known:
                record[name] = known[name]
            elif field.sees in (TOLD, DERIVED):
                record[name] = plain(getattr(self, name))
            elif field.sees == PUBLIC:
                record[name] = plain(getattr(self.seen, name))
            elif field.sees == OWN:
                record[name] = self.own[name][:]
            if field.sees in (OWN, SIZE):
                record[size_name(field)] = self.sizes[name][:] if field.shape == ROWS else self.sizes[name][0]
        return record

    def open_fields(self) -> dict[str, object]:
        """What the record has for everybody alike who looks at this state: open fields, and what follows from them."""
        found: dict[str, object] = {}
        for field in self.fields.open:
            found[field.name] = plain(getattr(self.seen if field.sees == PUBLIC else self, field.name))
        return found

    def fill(self, r: Reader) -> None:
        """Know what a record says."""
        self.fields.switch(self.seen, r)
        for field in self.fields.all:
            name = field.name
            if field.sees == TOLD:
                setattr(self, name, read(r, name, field.shape))
            elif field.sees == PUBLIC:
                setattr(self.seen, name, read(r, name, field.shape))
            elif field.sees == OWN:
                self.own[name] = r.numbers(name)
            if field.sees in (OWN, SIZE):
                key = size_name(field)
                self.sizes[name] = r.numbers(key) if field.shape == ROWS else [r.number(key)]
        self.seen.count()
        self.asked = r.numbers("asked")
        question = r.field("ask")
        self.ask = None
        if isinstance(question, Mapping) and self.seat is not None:
            self.ask = read_ask(question, self.seat)


V = TypeVar("V", bound=View)


def pack(game: Game[S, V], view: V) -> dict[str, object]:
    """A view for another process that is to imagine tables: its record, and the pending frames."""
    return {**view.record(), "stack": game.program.written(view.seen.stack)}


def unpack(game: Game[S, V], record: Mapping[str, object]) -> V:
    """The view that was packed. What is missing, or of another kind, is an `OstrakaError` that names the field."""
    r = Reader(record)
    seats = r.number("seats")
    if seats not in game.seats:
        raise OstrakaError(f"{game.title} has {game.seats.start} to {game.seats.stop - 1} seats, not {seats}")
    seat = None if r.field("seat") is None else r.number("seat")
    if seat is not None and not 0 <= seat < seats:
        raise OstrakaError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    # The view of an empty table has every field: each is filled with what is known now.
    view = game.view(cast(S, game.fields.blank(seats)), seat)
    view.fill(r)
    view.seen.stack = game.program.read(r.field("stack"))
    return view


def read_ask(record: Mapping[str, object], seat: int) -> Ask:
    """The question put to a seat."""
    r = Reader(record)
    options = tuple(r.numbers("options"))
    if not options or list(options) != sorted(set(options)):
        raise OstrakaError(f"options are ascending, unique and never empty, unlike {list(options)}")
    return Ask(seat, r.word("prompt"), options, r.number("source"), r.number("amount"), r.flag("sealed"))
