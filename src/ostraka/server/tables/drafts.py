"""Sentences with blanks where somebody is named: made once, and filled in for every table."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from ostraka.text.words import plain

__all__ = ["ENCODER", "Draft", "Form", "Names", "Told", "strangers"]

Args: TypeAlias = dict[str, str | int | float]
Told: TypeAlias = tuple[str | None, Args]
"""A sentence, or None where nothing is said, and what it was made from."""
Names: TypeAlias = tuple[str, ...]
STRANGER: Final = secrets.token_hex(8)
"""A name nobody has, but for the number of a seat behind it."""
BLANK: Final = re.compile(f"{STRANGER}-([0-9]+)-")
BLANK_IN_JSON: Final = re.compile(BLANK.pattern.encode())
ENCODER: Final = msgspec.json.Encoder()


class _Blanks:
    """A text that names somebody: what stands around the names, and whose they are."""

    def __init__(self, text: str) -> None:
        parts = BLANK.split(text)
        self.shape = "%s".join([part.replace("%", "%%") for part in parts[::2]])
        self.seats = [int(seat) for seat in parts[1::2]]

    def filled(self, names: Names) -> str:
        return self.shape % tuple([plain(names[seat]) for seat in self.seats])


class Draft:
    """What `make` tells, for any names: it is asked with names nobody has, and real ones are put in their place.

    Whether that comes to the same is tried once, with the first names; if it does not, `make` is asked each time.
    """

    def __init__(self, names: Names, make: Callable[[Names], Told]) -> None:
        self._line, self._args = make(strangers(len(names)))
        self._blanks = blanks(self._line)
        self._named = [(name, found) for name, value in self._args.items() if (found := blanks(value)) is not None]
        self._make: Callable[[Names], Told] | None = None
        if self.filled(names) != make(names):
            self._make = make

    def filled(self, names: Names) -> Told:
        """The sentence and its arguments, with these names; whoever gets them leaves them as they are."""
        if self._make is not None:
            return self._make(names)
        line, args = self._line, self._args
        if self._blanks is not None:
            line = self._blanks.filled(names)
        if self._named:
            args = args.copy()
            for name, found in self._named:
                args[name] = found.filled(names)
        return line, args

    @property
    def sound(self) -> bool:
        """Whether real names can be put in the place of made-up ones."""
        return self._make is None

    def text(self, names: Names) -> str:
        """The sentence alone."""
        if self._make is None and self._blanks is None:
            return self._line or ""
        return self.filled(names)[0] or ""


class Form:
    """The JSON of what `make` gives, for any names: written once, with blanks that are filled in for every table.

    Whether that comes to the same is tried once, as with a `Draft`, unless all names come from one that is `sound`.
    """

    def __init__(self, names: Names, make: Callable[[Names], object], sound: bool = False) -> None:
        parts = BLANK_IN_JSON.split(ENCODER.encode(make(strangers(len(names)))))
        self._text = parts[0] if len(parts) == 1 else None
        self._shape = b"%b".join([part.replace(b"%", b"%%") for part in parts[::2]])
        self._seats = [int(seat) for seat in parts[1::2]]
        self._make: Callable[[Names], object] | None = None
        if not sound and self.filled(names) != ENCODER.encode(make(names)):
            self._make = make

    def filled(self, names: Names) -> bytes:
        """The JSON, with these names."""
        if self._make is not None:
            return ENCODER.encode(self._make(names))
        return self._text or self._shape % tuple([name_in_json(names[seat]) for seat in self._seats])


@lru_cache(maxsize=4096)
def name_in_json(name: str) -> bytes:
    """A name as it stands within a text of JSON."""
    return ENCODER.encode(plain(name))[1:-1]


def blanks(value: object) -> _Blanks | None:
    """The blanks of a text; None if it names nobody."""
    return _Blanks(value) if isinstance(value, str) and STRANGER in value else None


@lru_cache(maxsize=16)
def strangers(count: int) -> Names:
    """Names that nobody has."""
    return tuple([f"{STRANGER}-{seat}-" for seat in range(count)])
