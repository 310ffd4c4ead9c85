"""Reading a view and a question back from their records: so that a seat's knowledge can travel to another process."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V
from ostraka.core.record import Reader
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["read_ask", "read_view"]

APART: tuple[str, ...] = ("seat", "ask", "asked")
"""Fields that are more than plain values, or have a check of their own."""


def read_ask(record: Mapping[str, object], seat: int) -> Ask:
    """The question put to a seat."""
    r = Reader(record)
    options = tuple(r.numbers("options"))
    if not options or list(options) != sorted(set(options)):
        raise OstrakaError(f"options are ascending, unique and never empty, unlike {list(options)}")
    return Ask(seat, r.word("prompt"), options, r.number("source"), r.number("amount"), r.flag("sealed"))


def read_view(game: Game[S, V], record: Mapping[str, object]) -> V:
    """The view whose record this is. What is missing, or of another kind, is an `OstrakaError` that names the field."""
    r = Reader(record)
    seats = r.number("seats")
    seat = None if r.field("seat") is None else r.number("seat")
    if seat is not None and not 0 <= seat < seats:
        raise OstrakaError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    # The view of an empty table has every field: each is filled with what is known now.
    view = game.view(game.new(None, seats), seat)
    for name, blank in view.record().items():
        if name in APART:
            continue
        value: object = r.frames(name) if name == "stack" else r.field(name)
        if type(value) is not type(blank):
            raise OstrakaError(f"{name!r} of a view is like {blank!r}, not {value!r}")
        if hasattr(view, name):
            setattr(
                view,
                name,
                [row[:] if isinstance(row, list) else row for row in value] if isinstance(value, list) else value,
            )
    view.asked = r.numbers("asked")
    question = r.field("ask")
    view.ask = read_ask(question, seat) if isinstance(question, Mapping) and seat is not None else None
    return view
