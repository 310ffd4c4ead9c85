"""The languages that are coming, as far as they have come: nothing unreadable, unknown or misspelt in them."""

from __future__ import annotations

import pytest

from ostraka.text import COMING
from tools.languages import CARDS, ENGLISH, HEADS, catalogues, known


@pytest.mark.parametrize("language", COMING)
def test_what_has_come_is_sound(language: str) -> None:
    for whose, bundle in catalogues(language).items():
        assert not bundle.junk and not bundle.doubled, (whose, bundle.junk, bundle.doubled)
        mentioned = {inner for message in bundle.ids() for inner in bundle.mentions(message) - {message}}
        cards = {
            variable for m in ENGLISH[whose].ids() if m.startswith(HEADS) for variable in ENGLISH[whose].variables(m)
        }
        for message in bundle.ids():
            assert bundle.compiled(message), f"{whose}/{message} is slow"
            theirs = ENGLISH[whose].has(message)
            assert theirs or message in mentioned or message.endswith(("-text", "-name")), (
                f"{whose}/{message} is unknown"
            )
            if theirs and message.startswith(("op-", "count-", "each-", "condition-", "trigger-", "text-", "clause-")):
                assert bundle.variables(message) <= cards | CARDS | known(whose, message), f"{whose}/{message}"
            elif theirs:
                assert bundle.variables(message) <= known(whose, message), f"{whose}/{message}"
