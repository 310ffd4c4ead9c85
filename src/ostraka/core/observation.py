"""What a seat may know as numbers for programs that learn: one byte each, in a declared and versioned order.

An observation speaks from the seat's own place: wherever there is something for each seat, the seat itself comes first
and the others follow clockwise. Seats that are not there are blank. No number of an op is ever in it.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ostraka.core.errors import OstrakaError
from ostraka.core.state import State
from ostraka.core.turn import Ask
from ostraka.core.view import View

__all__ = ["MOST_BYTE", "Layout", "Part", "Sheet", "all_asked", "asked_of", "each", "fill", "mask_of", "viewer"]

MOST_BYTE: Final = 255


class Part:
    """A named run of an observation: its shape, the most a value in it can be, and what it tells of which fields.

    `of` are the names of what it tells of in the record of a view. A count that grows past `most` stays there.
    """

    def __init__(self, name: str, shape: tuple[int, ...], most: int, of: tuple[str, ...], about: str) -> None:
        if not 0 < most <= MOST_BYTE:
            raise OstrakaError(f"the values of {name!r} go up to {most}; a byte holds 1 to {MOST_BYTE}")
        self.name = name
        self.shape = shape
        self.most = most
        self.of = of
        self.about = about
        self.each = False
        """Whether its first axis are the seats, this one first and then clockwise."""
        self.start = 0
        size = 1
        for n in shape:
            size *= n
        self.size = size

    @property
    def stop(self) -> int:
        return self.start + self.size

    def record(self) -> dict[str, object]:
        return {
            "name": self.name,
            "start": self.start,
            "shape": list(self.shape),
            "most": self.most,
            "each": self.each,
            "of": list(self.of),
            "about": self.about,
        }

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape}, most={self.most})"


def each(name: str, seats: int, shape: tuple[int, ...], most: int, of: tuple[str, ...], about: str) -> Part:
    """A part with so much for each seat, this one's first."""
    part = Part(name, (seats, *shape), most, of, about)
    part.each = True
    return part


class Layout:
    """The parts of a game's observations, one after the other.

    `version` is raised whenever a part changes its place, its size or its meaning; `prompts` are the questions that
    the part `question` tells apart.
    """

    def __init__(self, version: int, prompts: tuple[str, ...], *parts: Part) -> None:
        self.version = version
        self.prompts = prompts
        self.parts = parts
        self.number_of: dict[str, int] = {prompt: n for n, prompt in enumerate(prompts)}
        size = 0
        for part in parts:
            part.start = size
            size += part.size
        self.size = size
        self.blank = bytes(size)

    def part(self, name: str) -> Part:
        """The part of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise OstrakaError(f"observations have no part {name!r}; they have: {', '.join([p.name for p in self.parts])}")

    def start(self, name: str) -> int:
        """Where a part begins."""
        return self.part(name).start

    def most(self) -> list[int]:
        """The most each value can be, all of them in order: divide by it for numbers from 0 to 1."""
        return [part.most for part in self.parts for _ in range(part.size)]

    def record(self) -> dict[str, object]:
        return {
            "version": self.version,
            "size": self.size,
            "prompts": list(self.prompts),
            "parts": [part.record() for part in self.parts],
        }

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"Layout(version={self.version}, size={self.size})"


@final
class Sheet:
    """Rows of bytes that are being filled: a new row is blank, and everything is written into the last one."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.number_of = layout.number_of
        self.blank = layout.blank
        self.page = BytesWriter()
        self.row: i64 = 0

    def clear(self) -> None:
        """No row any more."""
        self.page.truncate(0)

    def begin(self) -> None:
        """A blank row after those there are."""
        self.row = len(self.page)
        self.page.write(self.blank)

    def bytes(self) -> bytes:
        """All rows."""
        return self.page.getvalue()

    # Writing into the last row

    def mark(self, at: i64) -> None:
        """Something is so."""
        self.page[self.row + at] = 1

    def flag(self, at: i64, value: bool) -> None:
        """Whether something is so."""
        if value:
            self.page[self.row + at] = 1

    def put(self, at: i64, value: i64, most: i64) -> None:
        """A number; more than the most is the most."""
        value = min(value, most)
        if value > 0:
            self.page[self.row + at] = u8(value)

    def more(self, at: i64) -> None:
        """One more of something."""
        at += self.row
        self.page[at] = self.page[at] + 1

    def tally(self, at: i64, things: list[int], kinds: list[int]) -> None:
        """How many of these things there are of each kind; `kinds` has the kind of every thing by its number."""
        page = self.page
        at += self.row
        thing: i64
        for thing in things:
            place = at + kinds[thing]
            page[place] = page[place] + 1

    def puts(self, at: i64, values: list[int], most: i64) -> None:
        """Numbers one after the other."""
        page = self.page
        at += self.row
        value: i64
        for value in values:
            if value > 0:
                page[at] = u8(min(value, most))
            at += 1

    def run(self, at: i64, values: list[int], first: i64, many: i64, most: i64) -> None:
        """Some of a list of numbers."""
        page = self.page
        at += self.row - first
        for i in range(first, first + many):
            value: i64 = values[i]
            if value > 0:
                page[at + i] = u8(min(value, most))

    def marks(self, at: i64, things: list[int]) -> None:
        """Each of these things is there; the thing 0 has its mark at `at`."""
        page = self.page
        at += self.row
        thing: i64
        for thing in things:
            page[at + thing] = 1

    def sizes(self, at: i64, lists: list[list[int]], seat: i64, most: i64) -> None:
        """How long the list of each seat is, this seat's first."""
        seats: i64 = len(lists)
        for i in range(seats):
            self.put(at + i, len(lists[(seat + i) % seats]), most)

    def by_seat(self, at: i64, values: list[int], seat: i64, most: i64) -> None:
        """A number for each seat, this seat's first."""
        seats: i64 = len(values)
        for i in range(seats):
            self.put(at + i, values[(seat + i) % seats], most)

    def seat(self, at: i64, other: i64, seat: i64, seats: i64) -> None:
        """One of the seats, or (-1) none."""
        if other >= 0:
            self.page[self.row + at + (other - seat + seats) % seats] = 1

    def bits(self, at: i64, mask: i64, many: i64) -> None:
        """The bits of a mask."""
        if mask:
            for i in range(many):
                if mask >> i & 1:
                    self.page[self.row + at + i] = 1

    def seat_bits(self, at: i64, mask: i64, seat: i64, seats: i64) -> None:
        """The bits of a mask of seats, this seat's first."""
        if mask:
            for i in range(seats):
                if mask >> (seat + i) % seats & 1:
                    self.page[self.row + at + i] = 1

    def question(self, at: i64, ask: Ask) -> None:
        """Which question it is."""
        self.page[self.row + at + self.number_of[ask.prompt]] = 1

    def __repr__(self) -> str:
        return f"<sheet with {len(self.page)} bytes>"


def fill(buffer: bytearray | memoryview, row: bytes) -> None:
    """Lay a row into a buffer, which must have room for exactly that."""
    if len(buffer) != len(row):
        raise OstrakaError(f"this takes a buffer of {len(row)} bytes, not of {len(buffer)}")
    buffer[:] = row


def mask_of(options: tuple[int, ...], size: int) -> bytes:
    """1 for each option that is offered, 0 for the others."""
    page = BytesWriter()
    page.write(bytes(size))
    code: i64
    for code in options:
        page[code] = 1
    return page.getvalue()


def viewer(v: View) -> int:
    """The seat that looks; spectators have no observations."""
    if v.seat is None:
        raise OstrakaError("an observation is made for a seat, not for a spectator")
    return v.seat


def asked_of(s: State, seat: int) -> Ask | None:
    """What a seat is asked."""
    t = s.turn
    return t.of(seat) if isinstance(t, Ask) else None


def all_asked(s: State) -> list[int]:
    """The seats that are asked."""
    t = s.turn
    if not isinstance(t, Ask):
        return []
    if not t.others:
        return [t.seat]
    return [ask.seat for ask in t.asked()]
