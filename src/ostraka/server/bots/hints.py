"""What the server asks of a worker process besides choices: hints with reasons and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostraka.bots.budget import Budget
from ostraka.bots.explain import explain
from ostraka.bots.worker import read_question
from ostraka.text import words_for
from ostraka.text.hints import expected, why

__all__ = ["hints"]


def hints(
    game: str, view: Mapping[str, object], names: Sequence[str], language: str, budget: Mapping[str, object]
) -> list[dict[str, object]]:
    """The best options of the question in a view, the best first, as records of `HintInfo`."""
    rules, known, ask = read_question(game, view)
    found = explain(rules, known, ask, Budget.read(budget))
    words = words_for(rules, language) if language else None
    return [
        {
            "option": hint.option,
            "label": words.option(hint.option, ask, names) if words else "",
            "expects": expected(words, found, hint) if words else "",
            # A single hint has nothing to be better than.
            "because": why(words, hint, len(found.hints)) if words and len(found.hints) > 1 else "",
            "chances": [round(seat.chance, 4) for seat in hint.seats],
            "errors": [round(seat.error, 4) for seat in hint.seats],
            "points": [round(seat.total, 2) for seat in hint.seats],
            "reasons": [reason.record() for reason in hint.reasons or hint.beyond],
        }
        for hint in found.hints
    ]
