"""Reading a dumped state back: every field is checked, and a broken one is named."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError

__all__ = ["Reader"]


class Reader:
    """The fields of a record, each with the type a state needs."""

    def __init__(self, record: Mapping[str, object]) -> None:
        self.record = record

    def field(self, key: str) -> object:
        if key not in self.record:
            raise OstrakaError(f"the saved state has no {key!r}")
        return self.record[key]

    def number(self, key: str) -> int:
        value = self.field(key)
        if type(value) is not int:
            raise OstrakaError(f"{key!r} is a whole number, not {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        return _numbers(key, self.field(key))

    def rows(self, key: str) -> list[list[int]]:
        value = self.field(key)
        if not isinstance(value, list):
            raise OstrakaError(f"{key!r} is a list of lists, not {value!r}")
        return [_numbers(key, row) for row in value]

    def flag(self, key: str) -> bool:
        value = self.field(key)
        if type(value) is not bool:
            raise OstrakaError(f"{key!r} is true or false, not {value!r}")
        return value

    def flags(self, key: str, many: range) -> list[bool]:
        value = self.field(key)
        if not isinstance(value, list) or len(value) not in many or not all(type(x) is bool for x in value):
            n = " or ".join(str(n) for n in many)
            raise OstrakaError(f"{key!r} is a list of {n} times true or false, not {value!r}")
        return [x is True for x in value]

    def word(self, key: str) -> str:
        value = self.field(key)
        if not isinstance(value, str):
            raise OstrakaError(f"{key!r} is a word, not {value!r}")
        return value


def _numbers(key: str, value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(x) is int for x in value):
        raise OstrakaError(f"{key!r} is a list of whole numbers, not {value!r}")
    return list(value)
