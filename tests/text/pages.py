"""What pages in several languages have in common: cells, figures, headings."""

from __future__ import annotations

import re

__all__ = ["figures", "rows", "slugs"]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, row by row."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def figures(text: str, language: str) -> list[str]:
    """The numbers in a text, however a language writes thousands and decimals."""
    between = "," if language == "en" else r"[\xa0\u202f .]"
    whole = re.sub(rf"(?<=\d){between}(?=\d{{3}}(?!\d))", "", text)
    return sorted(re.findall(r"\d+(?:\.\d+)?", whole if language == "en" else re.sub(r"(?<=\d),(?=\d)", ".", whole)))


def slugs(text: str) -> set[str]:
    """The addresses of all headings."""
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).strip().replace(" ", "-") for head in heads}
