"""Draw the picture of a terminal game that the README shows: a real game, played by a script of answers.

python tools/terminal_picture.py docs/pictures/terminal.svg
"""

from __future__ import annotations

import subprocess
import sys
import textwrap
from html import escape
from pathlib import Path

ANSWERS = "1\n2\n2\n6\n1\n3\n"
COLUMNS, ROWS = 112, 33
LINE, LETTER, MARGIN = 19, 8.4, 28
INK, PAPER, ACCENT, FAINT = "#2b2622", "#f6efe0", "#1f4e8c", "#8a7d6a"


def lines() -> list[str]:
    """The last screenful of a short game."""
    command = [sys.executable, "-m", "ostraka.cli", "play", "ancient", "--seed", "sandstone", "--bot", "random"]
    out = subprocess.run(command, input=ANSWERS, capture_output=True, text=True, check=True).stdout
    out = out[: out.rindex(">")] + "> "
    rows = [row for line in out.splitlines() for row in textwrap.wrap(line, COLUMNS, subsequent_indent="    ") or [""]]
    return rows[-ROWS:]


def colour(row: str) -> str:
    if row.startswith(">"):
        return ACCENT
    return FAINT if row.startswith(("Builder deck", "Bot 1:")) else INK


def picture(rows: list[str]) -> str:
    """The rows on a sheet of paper, as SVG."""
    width, height = round(COLUMNS * LETTER) + 2 * MARGIN, len(rows) * LINE + 2 * MARGIN
    texts = [
        f'<text x="{MARGIN}" y="{MARGIN + 14 + i * LINE}" fill="{colour(row)}" xml:space="preserve">'
        f"{escape(row)}</text>"
        for i, row in enumerate(rows)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"',
            '  font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="14" role="img"',
            '  aria-label="A game of Ancient Knowledge in the terminal">',
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
            f'<rect width="{width}" height="6" fill="{ACCENT}"/>',
            *texts,
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(lines()), encoding="utf-8")
