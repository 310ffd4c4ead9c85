"""All ops of Mammothodus, numbered in the order they are declared."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Program
from ostraka.games.mammothodus.state import Table

__all__ = ["PROGRAM"]

PROGRAM: Final[Program[Table]] = Program()
