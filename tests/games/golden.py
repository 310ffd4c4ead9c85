"""Files that say what used to come out, and the one command that accepts what comes out now."""

from __future__ import annotations

import difflib
import os
from itertools import islice
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ACCEPT = os.environ.get("OSTRAKA_ACCEPT", "") not in {"", "0"}


def agree(path: Path, text: str) -> None:
    """Fail with the first differences unless the file says exactly this. With OSTRAKA_ACCEPT=1, make it say so."""
    if ACCEPT:
        path.write_text(text, encoding="utf-8", newline="\n")
    old = path.read_bytes().decode() if path.exists() else ""
    if old != text:
        lines = difflib.unified_diff(old.splitlines(), text.splitlines(), path.name, "now", n=2, lineterm="")
        shown = "\n".join(line[:300] for line in islice(lines, 40))
        raise AssertionError(
            f"{path.name} is not what comes out now:\n{shown}\n\n"
            f"If the change is meant, accept it in the same commit:\n"
            f"    OSTRAKA_ACCEPT=1 .venv/bin/pytest tests/games/test_playthroughs.py tests/games/test_counts.py "
            f"tests/games/test_digests.py"
        )
