"""All that a page says at a moment, to eyes and ears, and the names in it that are nobody's words."""

from __future__ import annotations

import json

from tests.web.visitor import Visitor
from tools import web_build

__all__ = ["seated", "texts"]

TEXTS = (web_build.ROOT / "tests" / "web" / "texts.js").read_text(encoding="utf-8")
SAME = ", ".join(
    [
        "main [lang=en], dialog [lang=en]",  # the rules, which are there in English only
        "code",  # links and numbers to copy
        ".code",  # the letters that lead to a table
        ".face",  # the first letter of somebody's name
        "label:has(> select[name=language]) option",  # languages call themselves as they do
    ]
)
"""What is the same in every language, besides the names that come from people and cards."""


def texts(visitor: Visitor) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = [(where, text) for where, text in visitor.page.evaluate(TEXTS, SAME)]
    return found


def seated(visitor: Visitor, table: str) -> list[str]:
    """The names of those who sit at a table."""
    seats = json.loads(visitor.context.request.get(f"/api/tables/{table}").body())["seats"]
    return [seat["name"] for seat in seats]
