"""Names one can read and tell apart: RFC 8266 says what a nickname is, UTS #39 what looks like what."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from precis_i18n import get_profile

from ostraka.server.errors import Refused

__all__ = ["LONGEST", "alike", "another", "known_name"]

LONGEST: Final = 40
NICKNAME: Final = get_profile("NicknameCasePreserved")
DRAWN: Final = {0xFE0E: None, 0xFE0F: None}
"""How a sign is to be drawn, in colour or not: phones put it behind every heart, and it says nothing by itself."""
EMPTY: Final = frozenset("\u2800\u3000\ufffc\U0001d159")
"""Signs with nothing to see that count as symbols: a Braille cell without dots, a note without a head …"""
MARKS: Final = 4
"""Marks on one letter, as UTS #39 bounds them …"""
ACCENTS: Final = 2
"""… and accents among them: no script needs more where a letter with its accent is one character already."""


def known_name(wanted: str) -> str:
    """A name as others will see it; refused if it cannot be seen, or disturbs what stands beside it."""
    try:
        name: str = NICKNAME.enforce(wanted.translate(DRAWN))
    except UnicodeError:
        raise Refused("name", "a name has letters, digits and signs one can see, and no hidden ones") from None
    if len(name) > LONGEST:
        raise Refused("name", f"a name has {LONGEST} characters at most")
    if not any(unicodedata.category(sign)[0] in "LN" or unicodedata.category(sign) == "So" for sign in name):
        raise Refused("name", "a name has letters one can see")
    if EMPTY.intersection(name) or overloaded(name):
        raise Refused("name", "a name has letters one can see, with no more marks than a language needs")
    return name


def overloaded(name: str) -> bool:
    """Whether marks stand without a letter, twice on the same one, or more of them than any script needs."""
    marks: list[str] = list(" ")
    for sign in name:
        if unicodedata.category(sign) not in ("Mn", "Me"):
            marks = []
            continue
        if sign in marks or marks == [" "]:
            return True
        marks.append(sign)
        accents = sum(unicodedata.name(mark, "").startswith("COMBINING") for mark in marks)
        if len(marks) > MARKS or accents > ACCENTS:
            return True
    return False


# Telling apart


@cache
def prototypes() -> dict[str, str]:
    """What each sign looks like, as the sign its look-alikes share; loaded when first needed, because it is long."""
    from confusable_homoglyphs.confusables import confusables_data

    # Beside signs that are written from right to left there is a mark of direction.
    seen = {sign: [other["c"].replace("\u200e", "") for other in others] for sign, others in confusables_data.items()}
    found: dict[str, str] = {}
    for sign, others in seen.items():
        if len(others) > 1:
            continue
        (other,) = others
        if len(seen.get(other, ())) > 1:
            found[sign] = other
        else:
            # Only these two look alike: the longer of them, or the first, stands for both.
            found[sign] = min(sign, other, key=lambda each: (-len(each), each))
    return found


def skeleton(name: str) -> str:
    """The same for all names that look the same (UTS #39, section 4)."""
    shapes = prototypes()
    shown = "".join([shapes.get(sign, sign) for sign in unicodedata.normalize("NFD", name)])
    return unicodedata.normalize("NFD", shown)


def looks(name: str) -> set[str]:
    """How a name looks: as it is written, in small letters, and to somebody who does not mind the size of letters."""
    shape = skeleton(name)
    return {shape, skeleton(name.casefold()), skeleton(shape.casefold())}


def alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others, though it is not the same."""
    mine = looks(name)
    return any(other.casefold() != name.casefold() and mine & looks(other) for other in others)


def another(name: str, taken: Sequence[str], bot: bool = False) -> str:
    """The name, or the name with a number if somebody at the table has the same.

    A person whose name only looks the same is refused; a bot gets a number then, too.
    """
    if not bot and alike(name, taken):
        raise Refused("alike", "your name looks like another one at this table; take another name", 409)
    numbered = [name, *(f"{name[:36]} {n}" for n in range(2, 20))]
    used = {other.casefold() for other in taken}
    return next(each for each in numbered if each.casefold() not in used and not alike(each, taken))
