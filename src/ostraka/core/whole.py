"""Whole numbers from outside: Python's own and those of other libraries, but neither truth values nor fractions."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

__all__ = ["whole"]


def whole(value: object) -> int | None:
    """The plain number, or None for anything that is no whole number."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:
        # NumPy's truth values have the method, and refuse it.
        return None
