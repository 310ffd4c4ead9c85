"""Messages as functions say exactly what Fluent says, whatever they are given."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from ostraka.games import GAME_IDS
from ostraka.text import LANGUAGES, PSEUDO
from ostraka.text.bundle import Arg, Bundle
from ostraka.text.catalogue import COMMON, read_common, read_own

TRIES = 24
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 101, 1234, 1_000_000, -1, -4)
NAMES = ("", "none", "no", "yes", "one", "few", "many", "other", "Ana", "100 %s", "{ $n }", "Żółć ⟦x⟧")
ODD: tuple[Arg, ...] = (True, False, 0.0, 1.0, 2.5, 1234.5, "long " * 400, "too long " * 300)
"""What a message is never given, as far as we know."""


def texts(language: str) -> list[str]:
    own = [text for id in GAME_IDS for text in read_own(language, f"ostraka.games.{id}")]
    return [*own, *(read_common(language, name) for name in COMMON)]


def keys(texts: list[str]) -> tuple[str, ...]:
    """The names that variants are chosen by anywhere in these catalogues."""
    return tuple(sorted({key for text in texts for key in re.findall(r"\[([a-z-]+)\]", text)}))


def given(bundle: Bundle, message: str, words: tuple[str, ...], luck: random.Random) -> Iterator[dict[str, Arg]]:
    """Arguments of all kinds: usual ones, odd ones, and some missing."""
    variables = sorted(bundle.variables(message))
    for attempt in range(TRIES if variables else 1):
        pool: tuple[Arg, ...] = (*NUMBERS, *words) if attempt % 3 else (*NUMBERS, *NAMES)
        args: dict[str, Arg] = {name: luck.choice(pool) for name in variables}
        if variables and attempt % 8 == 7:
            args[luck.choice(variables)] = luck.choice(ODD)
        if variables and attempt % 12 == 11:
            del args[luck.choice(variables)]
        yield args


@pytest.mark.parametrize("spoken", [*LANGUAGES, PSEUDO, "pl", "ar"])
def test_every_message_says_what_fluent_says(spoken: str) -> None:
    """In our languages; and in others English words, with the numbers and plurals of those."""
    own = texts(spoken if spoken in (*LANGUAGES, PSEUDO) else LANGUAGES[0])
    bundle = Bundle(LANGUAGES[0] if spoken == PSEUDO else spoken, own)
    words, luck = keys(own), random.Random(1)
    compared = 0
    for message in bundle.ids():
        for args in given(bundle, message, words, luck):
            assert bundle.format(message, args) == bundle.format_slowly(message, args), (message, args)
            compared += 1
    assert compared > 5_000


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_message_of_ours_is_a_function(language: str) -> None:
    """One that is not would be said thirty times as slowly, and nobody would notice."""
    bundle = Bundle(LANGUAGES[0] if language == PSEUDO else language, texts(language))
    assert [message for message in bundle.ids() if not bundle.compiled(message)] == []


UNUSUAL = """
-brand = Ostraka
    .gender = feminine
-seen = { -brand } by { $who }
-named = { $case ->
   *[nominative] Ostraka
    [genitive] Ostraka's
}
plain = { -brand } and 100 %
through = { -seen }
cased = { -named(case: "genitive") } { $n }
gendered = { -brand.gender ->
    [feminine] She { $n }
   *[other] It
}
function = { NUMBER($n, minimumFractionDigits: 2) }
chosen = { NUMBER($n) ->
    [one] one
   *[other] { $n }
}
number = { 5 } of { 1234 }
fraction = { $n ->
    [1.5] one and a half
   *[other] { $n }
}
mixed = { $n ->
    [0] none
    [zero] zero
    [1] a single one
    [one] one
    [few] few
   *[other] many
}
missing = { nowhere } { $n }
circle = { round }
round = { circle } { $n }
of-attribute = { own.more } { $n }
own = { $n }
    .more = More
valueless =
    .more = More
literal = {"{ quoted }"} {"\\u00e9"} { $n }
"""


@pytest.mark.parametrize("language", ["en", "pl", "ar", "xx-nowhere"])
def test_what_is_unusual_is_left_to_fluent(language: str) -> None:
    bundle = Bundle(language, [UNUSUAL])
    for message in bundle.ids():
        for n in (*NUMBERS, *NAMES, *ODD):
            args = {"n": n, "who": "Ana"}
            assert bundle.format(message, args) == bundle.format_slowly(message, args), (message, n)
        assert bundle.format(message, {}) == bundle.format_slowly(message, {}), message


def test_many_different_numbers_are_not_all_remembered() -> None:
    bundle = Bundle("en", ["n = { $n ->\n    [one] one\n   *[other] { $n }\n}\n"])
    assert [bundle.format("n", {"n": n})[0] for n in (1, 9_999)] == ["one", "9,999"]
    for n in range(10_000):
        bundle.format("n", {"n": n})
    assert bundle.format("n", {"n": 9_999}) == ("9,999", [])
    assert len(bundle._compiler._numbers) < 5_000
