"""The plain page in the language of its reader: it has nothing that could fetch words, so they are put in here."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from ostraka.text import LANGUAGES, PSEUDO
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import client_text, read_common

__all__ = ["PLAIN", "in_words"]

PLAIN: Final = Path(__file__).parent / "page"
PLACE: Final = re.compile(r"\{([a-z-]+)\}")
"""Where a message stands on the page."""
SAID: Final = re.compile(r"plain-|refusal-|level-|table-ended|hero-title$|game-[a-z]+-title$")
"""The messages that the page's script can say."""


@lru_cache(maxsize=8)
def plain_words(language: str) -> dict[str, str]:
    """What the plain page can say; where a message speaks of something, it has the name of that in braces."""
    # Numbers of the pseudo-language are English; there are none on this page.
    rules = LANGUAGES[0] if language == PSEUDO else language
    bundle = Bundle(rules, [read_common(language, "plain"), client_text(language)])
    return {
        message: bundle.format(message, {name: f"{{{name}}}" for name in bundle.variables(message)})[0]
        for message in bundle.ids()
        if SAID.match(message)
    }


def in_words(page: str, language: str) -> str:
    """The plain page with its words, and those for its script."""
    words = {**plain_words(LANGUAGES[0]), **plain_words(language)}
    page = PLACE.sub(lambda place: escape(words[place[1]]), page)
    return page.replace("<body>", f'<body data-words="{escape(msgspec.json.encode(words).decode())}">', 1)
