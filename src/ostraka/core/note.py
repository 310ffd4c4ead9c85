"""Notes: what there is to know about an option, or about the table, as a message and its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["NO_OPTION", "Note"]

NO_OPTION: Final = -1
"""Notes that speak of no option have this one."""


# Without the second word mypyc would leave out `__init__` when Python calls the class.
@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Note:
    """Something a person may want to know about an option: a message and its numbers.

    A `detail` is for whoever looks at this one option; the others are told of all of them at once.
    """

    def __init__(self, option: int, message: str, args: Mapping[str, int | str], detail: bool = False) -> None:
        self.option = option
        self.message = message
        self.args = args
        self.detail = detail

    def __repr__(self) -> str:
        return f"Note({self.option}, {self.message!r}, {dict(self.args)})"
