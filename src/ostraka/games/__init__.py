"""The games that Ostraka brings, one folder each; `ostraka.match.shelf` knows those of other packages too."""

from __future__ import annotations

from typing import Final

__all__ = ["GAME_IDS"]

GAME_IDS: Final = ("ancient", "thebes", "mammothodus")
"""In the order in which they are listed."""
