"""Ostraka: three board games of lost civilisations on one rules engine.

Nothing is imported before it is used: `import ostraka` alone loads no rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostraka.match.match import Match
    from ostraka.match.shelf import load_game

__all__ = ["Match", "__version__", "load_game"]

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if name == "Match":
        from ostraka.match.match import Match

        return Match
    if name == "load_game":
        from ostraka.match.shelf import load_game

        return load_game
    raise AttributeError(f"module 'ostraka' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
