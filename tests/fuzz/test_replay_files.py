"""Mutated replay files: what is read is written the same again, the rest is refused by name. Nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.rng import Rng
from ostraka.match import Match, ReplayError
from tests.conftest import TIER

CORPUS = sorted((Path(__file__).parents[1] / "replays").glob("*.txt"))
MUTATIONS = {"fast": 120, "full": 5_000, "soak": 100_000}[TIER]
SCRAPS = (
    "",
    " ",
    "\n",
    "\r",
    "\t",
    ":",
    "p1:",
    "p4:",
    "pass",
    "search",
    "0",
    "-1",
    "9" * 30,
    "\x00",
    "\ud800",
    "é",
    "=",
)
ODD = tuple(chr(c) for c in (0, 9, 10, 13, 27, 32, 48, 58, 0x2028, 0xFEFF, 0x1F3FA))


def mutate(text: str, rng: Rng) -> str:
    """One to three small accidents."""
    for _ in range(1 + rng.below(3)):
        kind = rng.below(8)
        i = rng.below(len(text) + 1)
        j = min(len(text), i + 1 + rng.below(40))
        lines = text.split("\n")
        a, b = rng.below(len(lines)), rng.below(len(lines))
        if kind == 0:
            text = text[:i] + text[i + 1 :]
        elif kind == 1:
            text = text[:i] + ODD[rng.below(len(ODD))] + text[i:]
        elif kind == 2:
            text = text[:i] + SCRAPS[rng.below(len(SCRAPS))] + text[j:]
        elif kind == 3:
            lines[a], lines[b] = lines[b], lines[a]
            text = "\n".join(lines)
        elif kind == 4:
            lines.insert(a, lines[b])
            text = "\n".join(lines)
        elif kind == 5:
            words = lines[a].split(" ")
            x, y = rng.below(len(words)), rng.below(len(words))
            words[x], words[y] = words[y], words[x]
            lines[a] = " ".join(words)
            text = "\n".join(lines)
        elif kind == 6:
            text = text[:i]
        else:
            text = text[:i] + text[i:j] + text[i:]
    return text


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_mutated_files(path):
    text = path.read_text(encoding="utf-8")
    rng = Rng(len(text))
    refused = 0
    for _ in range(MUTATIONS):
        mutant = mutate(text, rng)
        try:
            match = Match.read(mutant)
        except ReplayError as error:
            refused += 1
            assert 1 <= error.line <= mutant.count("\n") + 2
            assert error.expected and str(error).startswith(f"line {error.line}: found ")
        else:
            assert match.text() == mutant.replace("\r\n", "\n").removesuffix("\n") + "\n"
    assert refused > MUTATIONS * 3 // 4
