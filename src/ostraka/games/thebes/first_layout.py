"""The ops in the order of the numbers by which the first layout of positions named them; it never changes."""

from __future__ import annotations

from typing import Final

__all__ = ["OPS"]

OPS: Final = """
dig-at draw-tokens refill fly-there turn opening
"""
