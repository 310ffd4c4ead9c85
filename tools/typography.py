"""Spaces that keep together what belongs together, as each language has them: a number and what it counts, a French
sign and its word, a Czech preposition of one letter, a Russian dash.

python tools/typography.py        puts them into all catalogues and pages; a test fails where one is missing
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ostraka.games import GAME_IDS
from ostraka.text import COMING, LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ostraka"
FREE = " "
KEPT, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
HEAD = re.compile(r"^(?: +\.)?[\w-]+ = |^ +\*?\[[\w-]+\] ?")
COUNTS = re.compile(r"^ +\*?\[(?:one|few|many|other)\] ")
COUNTED = re.compile(rf"(\{{ \$\w+ \}}){FREE}(?=[^\W\d_])")
"""A number and what it counts, in a choice by number."""
CODES = re.compile(r"^ +\.rulings = ")

EVERYWHERE = ((re.compile(rf"(\d){FREE}(?=%)"), rf"\1{KEPT}"), (re.compile(rf"(\}}){FREE}(?=%)"), rf"\1{KEPT}"))
OWN = {
    "fr": (
        (re.compile(rf"(?<=[^\s.,(]){FREE}(?=[;!?](?:\s|$))"), NARROW),
        (re.compile(rf"(?<=\S){FREE}(?=:(?:\s|$))"), KEPT),
        (re.compile(rf"«{FREE}"), f"«{KEPT}"),
        (re.compile(rf"{FREE}»"), f"{KEPT}»"),
    ),
    "ru": ((re.compile(rf"(?<=\S){FREE}(?=—{FREE})"), KEPT),),
    "cs": ((re.compile(rf"(?<![^\W_])([vkszouaiVKSZOUAI]){FREE}(?=\S)"), rf"\1{KEPT}"),),
    "de": (),
}


CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


def bound_page(language: str, text: str) -> str:
    """A page with its spaces as they should be; headings and what is to be typed stay as they are."""
    words = CODE.sub(lambda code: code[0].replace(FREE, "\0"), text)
    lines = [line if line.startswith("#") else kept(language, line) for line in words.split("\n")]
    return "\n".join(lines).replace("\0", FREE)


def kept(language: str, words: str) -> str:
    for pattern, space in (*EVERYWHERE, *OWN[language]):
        words = pattern.sub(space, words)
    return words


def bound(language: str, text: str) -> str:
    """A catalogue with its spaces as they should be."""

    def line(source: str) -> str:
        if source.startswith("#") or CODES.match(source):
            return source
        head = HEAD.match(source)
        begin = head.end() if head else 0
        words = source[begin:]
        if COUNTS.match(source):
            words = COUNTED.sub(rf"\1{KEPT}", words, count=1)
        return source[:begin] + kept(language, words)

    return "\n".join(line(source) for source in text.split("\n"))


def catalogues() -> Iterator[tuple[str, Path]]:
    """Every catalogue that is not English."""
    for folder in (SOURCE / "text", *(SOURCE / "games" / id / "text" for id in GAME_IDS)):
        for language in (*LANGUAGES[1:], *COMING):
            for path in sorted((folder / language).glob("*.ftl")):
                yield language, path


def pages() -> Iterator[tuple[str, Path]]:
    """Every page for players that is not English."""
    for language in (*LANGUAGES[1:], *COMING):
        for path in sorted((ROOT / "docs" / language).glob("*.md")):
            yield language, path


def texts() -> Iterator[tuple[Path, str, str]]:
    """Every text: its file, as it is, and as it should be."""
    for found, space in ((catalogues(), bound), (pages(), bound_page)):
        for language, path in found:
            text = path.read_text(encoding="utf-8")
            yield path, text, space(language, text)


def main() -> int:
    for path, text, spaced in texts():
        if spaced != text:
            path.write_text(spaced, encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
