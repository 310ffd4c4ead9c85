"""The fields of a state, each declared once: blank tables, dumps, views, records and the client's types follow from it.

What our games do by hand, for speed, is copying: `State.public` copies what is open to everyone, `State.copy` the rest
too. A test compares both with the declaration and names the field that one of them forgot. A game that does not need
the speed leaves that to the declaration as well (`PlainState`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ostraka.core.errors import OstrakaError
from ostraka.core.reader import Reader
from ostraka.core.setup import SeatSetting, Setting
from ostraka.core.state import State

__all__ = [
    "DERIVED",
    "FLAG",
    "NUMBER",
    "NUMBERS",
    "OWN",
    "PUBLIC",
    "ROWS",
    "SIZE",
    "TOLD",
    "WORD",
    "Field",
    "Fields",
    "PlainState",
    "by_seat",
    "by_size",
    "closed",
    "counted",
    "derived",
    "fields_of",
    "flag",
    "later",
    "number",
    "numbers",
    "own",
    "plain",
    "public",
    "read",
    "rows",
    "size_name",
    "told",
    "word",
]

NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"
NUMBERS: Final = "numbers"
ROWS: Final = "rows"
"""The shapes of a field: a whole number, true or false, a word, a list of numbers, a list of such lists."""

PUBLIC: Final = "public"
OWN: Final = "own"
SIZE: Final = "size"
CLOSED: Final = "closed"
COUNTED: Final = "counted"
TOLD: Final = "told"
DERIVED: Final = "derived"


class Field:
    """One field: its name, its shape, what it is on a blank table, and who sees it."""

    def __init__(self, name: str, shape: str, start: Callable[[int], object], about: str) -> None:
        self.name = name
        self.shape = shape
        self.start = start
        """What it is on a blank table for so many seats."""
        self.about = about
        self.sees = CLOSED
        self.later = False
        """Whether it came after the game: positions from before do not have it, and none has it while it is blank."""

    def __repr__(self) -> str:
        return f"{self.shape}({self.name!r})"


def number(name: str, start: int = 0, about: str = "") -> Field:
    return Field(name, NUMBER, lambda seats: start, about)


def flag(name: str, about: str = "") -> Field:
    return Field(name, FLAG, lambda seats: False, about)


def word(name: str, about: str = "") -> Field:
    return Field(name, WORD, lambda seats: "", about)


def numbers(
    name: str, start: tuple[int, ...] = (), each: int = 0, fill: int = 0, many: int = 0, about: str = ""
) -> Field:
    """A list of numbers: `start`, or `fill` so `many` times, or so many times for `each` seat."""
    return Field(name, NUMBERS, lambda seats: [*start, *[fill] * (many + each * seats)], about)


def rows(name: str, many: int = 0, about: str = "") -> Field:
    """So `many` lists, or one for each seat."""
    return Field(name, ROWS, lambda seats: [list[int]() for _ in range(many or seats)], about)


def by_seat(name: str, about: str = "") -> Field:
    """A number for each seat, its own: what a `SeatSetting` says otherwise."""
    return later(Field(name, NUMBERS, lambda seats: list(range(seats)), about))


def later(field: Field) -> Field:
    """A field that came after positions of the game were kept."""
    field.later = True
    return field


def public(*fields: Field) -> tuple[Field, ...]:
    """Open to everyone."""
    return _seen(PUBLIC, fields)


def own(*fields: Field) -> tuple[Field, ...]:
    """Lists of which a seat sees its own; of the others everybody sees how long they are."""
    return _seen(OWN, fields)


def by_size(*fields: Field) -> tuple[Field, ...]:
    """Hidden, but everybody sees how many there are."""
    return _seen(SIZE, fields)


def closed(*fields: Field) -> tuple[Field, ...]:
    """Hidden altogether."""
    return _seen(CLOSED, fields)


def counted(*fields: Field) -> tuple[Field, ...]:
    """What follows from open fields (`State.count`): copied with them, but neither kept nor told."""
    return _seen(COUNTED, fields)


def told(*fields: Field) -> tuple[Field, ...]:
    """No field of the state, but one of the game's view: what a seat knows of hidden things."""
    return _seen(TOLD, fields)


def derived(*fields: Field) -> tuple[Field, ...]:
    """No field of the state either: what the game's view works out from open fields for those who read its record."""
    return _seen(DERIVED, fields)


def _seen(sees: str, fields: tuple[Field, ...]) -> tuple[Field, ...]:
    for field in fields:
        field.sees = sees
    return fields


class Fields:
    """All fields of a game's state, and the settings: each is a flag of the state, or fills a field seat by seat."""

    def __init__(self, make: type[State], settings: tuple[Setting, ...], *fields: tuple[Field, ...]) -> None:
        self.make = make
        self.settings = settings
        self.switches: list[Setting] = [setting for setting in settings if not isinstance(setting, SeatSetting)]
        """The settings that are flags."""
        self.seated: list[SeatSetting] = [setting for setting in settings if isinstance(setting, SeatSetting)]
        self.all: list[Field] = [field for group in fields for field in group]
        self.of_state: list[Field] = [field for field in self.all if field.sees not in (TOLD, DERIVED)]
        self.kept: list[Field] = [field for field in self.of_state if field.sees != COUNTED]
        self.open: list[Field] = [field for field in self.all if field.sees in (PUBLIC, DERIVED)]
        self.own: list[Field] = [field for field in self.all if field.sees == OWN]
        sized = [field for field in self.all if field.sees in (OWN, SIZE)]
        for field in sized:
            if field.shape not in (NUMBERS, ROWS):
                raise OstrakaError(f"{field!r} has no size, so it cannot be seen by it")
        self.rows_sized: list[Field] = [field for field in sized if field.shape == ROWS]
        self.lists_sized: list[Field] = [field for field in sized if field.shape == NUMBERS]
        self.blanks: dict[int, State] = {}
        _KNOWN[make] = self

    def __reduce__(self) -> tuple[object, ...]:
        return fields_of, (self.make,)

    # Beginning

    def blank(self, seats: int, setup: Mapping[str, str | bool | int] | None = None) -> State:
        """A table for so many seats with nothing on it, and these settings."""
        if seats not in self.blanks:
            self.blanks[seats] = self.bare(seats)
        s = self.blanks[seats].copy()
        if setup is not None:
            for setting in self.switches:
                setattr(s, setting.flag, setting.on(setup[setting.name]))
            for each in self.seated:
                setattr(s, each.flag, each.numbers(setup[each.name])[:seats])
        return s

    def bare(self, seats: int) -> State:
        """The first blank table, from which the others are copied."""
        s = self.make()
        s.seats = seats
        for setting in self.switches:
            setattr(s, setting.flag, setting.on(setting.default))
        for field in self.of_state:
            setattr(s, field.name, field.start(seats))
        s.count()
        return s

    def copied(self, s: State, closed: bool) -> State:
        """A new state with the fields that are open to everyone, or with all of them."""
        t = self.make()
        t.seats = s.seats
        t.stack = s.stack.copy()
        for setting in self.switches:
            setattr(t, setting.flag, getattr(s, setting.flag))
        for field in self.of_state:
            if closed or field.sees in (PUBLIC, COUNTED):
                setattr(t, field.name, plain(getattr(s, field.name)))
        return t

    def flags(self, s: State) -> list[bool]:
        """The settings as flags, in their order."""
        return [getattr(s, setting.flag) is True for setting in self.switches]

    def setup(self, s: State) -> list[bool]:
        """The flags as positions write them: at the end, those that are as before they came are left out."""
        flags = self.flags(s)
        while flags and flags[-1] == self.earlier(len(flags) - 1):
            flags.pop()
        return flags

    def earlier(self, at: int) -> bool | None:
        """The flag of a setting in matches from before it came; None if it came with the game."""
        setting = self.switches[at]
        return None if setting.before is None else setting.on(setting.before)

    # Keeping

    def dump(self, s: State) -> dict[str, object]:
        """Every field that is kept, as plain values."""
        found: dict[str, object] = {}
        for field in self.kept:
            value = plain(getattr(s, field.name))
            if not field.later or value != field.start(s.seats):
                found[field.name] = value
        return found

    def load(self, r: Reader, besides: tuple[str, ...]) -> State:
        """The state with these fields; what is missing, unknown or of another shape is named."""
        s = self.blank(r.number("seats"))
        names = [*besides, *[field.name for field in self.kept]]
        strange = [key for key in r.record if key not in names]
        if strange:
            raise OstrakaError(f"the saved state has {strange[0]!r}, which this version does not know")
        self.switch(s, r)
        for field in self.kept:
            if not field.later or field.name in r.record:
                setattr(s, field.name, read(r, field.name, field.shape))
        return s

    def switch(self, s: State, r: Reader) -> None:
        """Set the flags as a record has them."""
        known = len(self.switches)
        first = sum([setting.before is None for setting in self.switches])
        flags = r.flags("setup", range(first, known + 1))
        for at, setting in enumerate(self.switches):
            setattr(s, setting.flag, flags[at] if at < len(flags) else self.earlier(at) is True)

    # Knowing

    def owned(self, s: State, seat: int | None) -> dict[str, list[int]]:
        """What a seat has in the lists of which it sees only its own."""
        found: dict[str, list[int]] = {}
        for field in self.own:
            lists: list[list[int]] = getattr(s, field.name)
            found[field.name] = [] if seat is None else lists[seat][:]
        return found

    def sizes(self, s: State) -> dict[str, list[int]]:
        """How many there are in each hidden list that is known by its size."""
        found: dict[str, list[int]] = {}
        for field in self.rows_sized:
            lists: list[list[int]] = getattr(s, field.name)
            found[field.name] = [len(row) for row in lists]
        for field in self.lists_sized:
            single: list[int] = getattr(s, field.name)
            found[field.name] = [len(single)]
        return found

    def shapes(self) -> dict[str, str]:
        """The names and shapes of what a view tells, in order."""
        found: dict[str, str] = {}
        for field in self.all:
            if field.sees in (TOLD, DERIVED, PUBLIC):
                found[field.name] = field.shape
            elif field.sees == OWN:
                found[field.name] = NUMBERS
            if field.sees in (OWN, SIZE):
                found[size_name(field)] = NUMBERS if field.shape == ROWS else NUMBER
        return found

    def abouts(self) -> dict[str, str]:
        """What a view tells under each name, in a sentence; nothing where nobody has said it."""
        found: dict[str, str] = {}
        for field in self.all:
            if field.sees in (TOLD, DERIVED, PUBLIC):
                found[field.name] = field.about
            elif field.sees == OWN:
                found[field.name] = f"{field.about} Only this seat's own.".strip()
            if field.sees in (OWN, SIZE):
                found[size_name(field)] = f"How long {'each list of ' if field.shape == ROWS else ''}`{field.name}` is."
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A state that copies itself by its declaration: slower than by hand, and quick enough for a small game."""

    def public(self) -> State:
        return fields_of(type(self)).copied(self, closed=False)

    def copy(self) -> State:
        t = fields_of(type(self)).copied(self, closed=True)
        t.turn = self.turn
        return t


_KNOWN: Final[dict[type[State], Fields]] = {}


def fields_of(make: type[State]) -> Fields:
    """The fields of a kind of state."""
    return _KNOWN[make]


def size_name(field: Field) -> str:
    """What a view calls the size of a hidden list."""
    return f"{field.name}_sizes" if field.shape == ROWS else f"{field.name}_size"


def plain(value: object) -> object:
    """A field's value, copied."""
    if isinstance(value, list):
        return [row[:] if isinstance(row, list) else row for row in value]
    return value


def read(r: Reader, name: str, shape: str) -> object:
    """A field of a record."""
    if shape == NUMBER:
        return r.number(name)
    if shape == FLAG:
        return r.flag(name)
    if shape == WORD:
        return r.word(name)
    return r.numbers(name) if shape == NUMBERS else r.rows(name)
