"""Counts, conditions and amounts that cards speak of, with reprs that read like the card."""

from __future__ import annotations

from typing import Generic, TypeAlias

from mypy_extensions import mypyc_attr

from ostraka.core.state import Frame, S

__all__ = ["Amount", "Cond", "Count", "Fact", "all_of", "amount"]

Fact: TypeAlias = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[S]):
    """Something a seat can count; `key` is its name in the fact tables, `sign` its name in code."""

    def __init__(self, key: str, sign: str) -> None:
        self.key = key
        self.sign = sign

    def value(self, s: S, f: Frame) -> int:
        """The count for the seat (and card) of the frame."""
        raise NotImplementedError(self.sign)

    def __ge__(self, n: int) -> Cond[S]:
        return Cond(self, n, 1)

    def __le__(self, n: int) -> Cond[S]:
        return Cond(self, n, -1)

    def __floordiv__(self, per: int) -> Amount[S]:
        return Amount(1, self, per)

    def __rmul__(self, times: int) -> Amount[S]:
        return Amount(times, self, 1)

    def __repr__(self) -> str:
        return self.sign


class Cond(Generic[S]):
    """A comparison of a count, or several that must all hold."""

    def __init__(self, count: Count[S] | None, n: int = 0, way: int = 1, parts: tuple[Cond[S], ...] = ()) -> None:
        self.count = count
        self.n = n
        self.way = way
        self.parts = parts

    def holds(self, s: S, f: Frame) -> bool:
        count = self.count
        if count is None:
            for part in self.parts:
                if not part.holds(s, f):
                    return False
            return True
        value = count.value(s, f)
        return value >= self.n if self.way > 0 else value <= self.n

    def shortfall(self, s: S, f: Frame) -> int:
        """By how much the "at least" values are missed in all; a broken "at most" cannot be made good (1000)."""
        count = self.count
        if count is None:
            total = 0
            for part in self.parts:
                total += part.shortfall(s, f)
            return total
        value = count.value(s, f)
        if self.way > 0:
            return self.n - value if value < self.n else 0
        return 0 if value <= self.n else 1000

    def __and__(self, other: Cond[S]) -> Cond[S]:
        return Cond(None, 0, 1, (*(self.parts or (self,)), *(other.parts or (other,))))

    def fact(self) -> Fact:
        if self.count is None:
            return {"all": [part.fact() for part in self.parts]}
        return {"count": self.count.key, "at_least" if self.way > 0 else "at_most": self.n}

    def __repr__(self) -> str:
        if self.count is None:
            return " & ".join(repr(part) for part in self.parts)
        return f"({self.count!r} {'>=' if self.way > 0 else '<='} {self.n})"


def all_of(*parts: Cond[S]) -> Cond[S]:
    """All of these conditions."""
    return Cond(None, 0, 1, parts)


class Amount(Generic[S]):
    """times × ⌊of ÷ per⌋, or a plain number."""

    def __init__(self, times: int, of: Count[S] | None = None, per: int = 1) -> None:
        self.times = times
        self.of = of
        self.per = per

    def value(self, s: S, f: Frame) -> int:
        of = self.of
        if of is None:
            return self.times
        if self.per == 1:
            return self.times * of.value(s, f)
        return self.times * (of.value(s, f) // self.per)

    def __rmul__(self, times: int) -> Amount[S]:
        return Amount(times * self.times, self.of, self.per)

    def fact(self) -> object:
        if self.of is None:
            return self.times
        fact: Fact = {"of": self.of.key}
        if self.times != 1:
            fact["times"] = self.times
        if self.per != 1:
            fact["per"] = self.per
        return fact

    def __repr__(self) -> str:
        if self.of is None:
            return str(self.times)
        count = repr(self.of) if self.per == 1 else f"({self.of!r} // {self.per})"
        return count if self.times == 1 else f"{self.times} * {count}"


def amount(n: int | Count[S] | Amount[S]) -> Amount[S]:
    """Whatever a card says as a number, as an `Amount`."""
    if isinstance(n, Amount):
        return n
    if isinstance(n, Count):
        return Amount(1, n, 1)
    return Amount(n)
