"""The hosting page as it is followed: its sections, and in each the files to write and the commands to run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
PART = re.compile(
    r"^#{2,3} (?P<title>[^\n]+)$|(?:^`(?P<path>/\S+)`\n\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
"""A heading; or a block, with the name of its file in a line of its own above it."""


class Block(NamedTuple):
    """A file, if it has a path; otherwise commands."""

    section: str
    path: str
    language: str
    text: str


def blocks() -> list[Block]:
    """Every block of the page that belongs to the machine: all after the first heading."""
    found: list[Block] = []
    section = ""
    for part in PART.finditer(PAGE.read_text(encoding="utf-8")):
        if part["title"]:
            section = part["title"]
        else:
            found.append(Block(section, part["path"] or "", part["language"], part["text"]))
    return found


def section(title: str) -> list[Block]:
    """The blocks of a section, without those of the sections below it."""
    found = [block for block in blocks() if block.section == title]
    assert found, f"the hosting page has nothing to do under {title!r}"
    return found


def written(path: str, under: str = "") -> str:
    """What the page writes into a file; `under` names the section, where several write it."""
    [found] = [block.text for block in blocks() if block.path == path and under in ("", block.section)]
    return found


def commands() -> list[str]:
    """Every line that is run as a command."""
    return [line for block in blocks() if not block.path for line in block.text.splitlines() if line]
