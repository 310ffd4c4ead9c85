"""What `render` shows: the board in plain lines as a seat sees it, or a picture of these lines."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError
from ostraka.rl.play import Play
from ostraka.text.boards import board_of
from ostraka.text.words import make_words

__all__ = ["MODES", "ansi", "checked_mode", "rgb_array"]

MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 1200
HEIGHT: Final = 1200
SIZE: Final = 14
LINE: Final = 18
LETTERS: Final = 165
"""How many letters go into a line of the picture."""
PAPER: Final = (250, 246, 236)
INK: Final = (40, 34, 28)


def checked_mode(mode: str | None) -> str | None:
    """One of the modes, or none."""
    if mode is not None and mode not in MODES:
        raise OstrakaError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def ansi(play: Play, seat: int) -> str:
    """The board as a seat sees it."""
    words = make_words(play.game, "en")
    names = [f"seat_{number}" for number in range(play.seats)]
    return "\n".join(board_of(play.game)(play.game.view(play.s, seat), words, names))


def rgb_array(play: Play, seat: int) -> npt.NDArray[np.uint8]:
    """A picture of it, always of the same size."""
    from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(picture)
    font: Any = ImageFont.load_default(SIZE)
    y = LINE
    for line in ansi(play, seat).splitlines():
        for part in wrap(line, LETTERS, subsequent_indent="    ", drop_whitespace=False) or [""]:
            draw.text((LINE, y), part, INK, font)
            y += LINE
    return np.asarray(picture, np.uint8)
