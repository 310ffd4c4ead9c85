"""The conformance suite: one line gives a game hundreds of checks at every state of random games.

    from ostraka.core.testing import conformance
    report = conformance(game, seats=(2, 3), setups=({},), seeds=range(10), level="fast")

`docs/conformance.md` lists the checks and says what each of them means.
"""

from __future__ import annotations

from ostraka.core.testing.hidden import hidden_cards, perturb
from ostraka.core.testing.report import Nonconformance, Report
from ostraka.core.testing.run import LEVELS, conformance

__all__ = ["LEVELS", "Nonconformance", "Report", "conformance", "hidden_cards", "perturb"]
