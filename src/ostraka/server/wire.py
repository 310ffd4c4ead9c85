"""What all structures on the wire share; each subject has its own `wire`. The OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ostraka.match.shelf import PLAIN

__all__ = [
    "At",
    "Code",
    "GameName",
    "Id",
    "In",
    "Json",
    "Level",
    "Name",
    "Out",
    "Problem",
    "SeatNumber",
    "all_of",
    "json",
    "written",
]

ENCODER: Final = msgspec.json.Encoder()
GAME = "The id of a game: `GET /api/games` lists those that are installed here."


def all_of(pattern: str) -> str:
    r"""A pattern for a whole text, in Python as in JavaScript: Python's `$` alone lets a line feed pass behind it.

    Python's own `\Z` would not do: the document of the API is read by others too, to whom it is the letter Z.
    """
    return rf"^(?:{pattern})(?!\n)$"


Id: TypeAlias = Annotated[str, Meta(pattern=all_of("[A-Za-z0-9_-]{8,36}"))]
"""The client's own random id of an act: the same id again gives the same answer and has no further effect."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
At: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Code: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
GameName: TypeAlias = Annotated[str, Meta(pattern=all_of(PLAIN), description=GAME, examples=["thebes"])]
Level: TypeAlias = Literal["digger", "student", "scholar", "professor", "sage", "oracle"]


def has_nul(value: object) -> bool:
    """Whether a text has the character NUL, which no database keeps and nobody can see; or a text within."""
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(has_nul(part) for pair in value.items() for part in pair)
    return isinstance(value, list | tuple) and any(has_nul(part) for part in value)


class In(Struct, forbid_unknown_fields=True):
    """What clients send: nothing in it that we do not know."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if has_nul(getattr(self, name)):
                raise ValueError(f"{name}: texts have no character NUL")


class Out(Struct):
    """What the server sends: clients ignore fields they do not know."""


Json: TypeAlias = Any
"""Something as JSON already: it can be put into something that is sent, any number of times, and nothing else.

No type says what it was written from: compiled code asks whether a thing is what it is called.
"""


def json(text: bytes) -> Json:
    """A text of JSON, to be sent as it is."""
    return msgspec.Raw(text)


def written(value: object) -> Json:
    """A value as JSON."""
    return json(ENCODER.encode(value))


class Problem(Out, omit_defaults=True):
    """Why a request was not done; `code` is for programs, `detail` for people.

    Where one code has many reasons, `fault` names the reason, and `about` what it speaks of.
    """

    code: str
    detail: str
    status: int
    fault: str = ""
    about: dict[str, str | int] = {}
