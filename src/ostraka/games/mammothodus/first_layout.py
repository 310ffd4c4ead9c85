"""The ops in the order of the numbers by which the first layout of positions named them; it never changes."""

from __future__ import annotations

from typing import Final

__all__ = ["OPS"]

OPS: Final = """
draw-cards generation moment place-token spirit-attack tribe-attack enter move-tribe rouse appear lure march
attack-roll develop raise shed play-cards figures act human-card coloured spirit-acts turn end-turn refill opening
"""
