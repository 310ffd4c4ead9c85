"""What the server asks of a worker process besides choices: hints with reasons and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostraka.bots.budget import Budget
from ostraka.bots.explain import explain
from ostraka.bots.worker import read_question
from ostraka.text import words_for
from ostraka.text.hints import Advice

__all__ = ["hints"]


def hints(
    game: str, view: Mapping[str, object], names: Sequence[str], language: str, budget: Mapping[str, object]
) -> list[dict[str, object]]:
    """The best moves of the question in a view, the one to be advised first, as records of `HintInfo`."""
    rules, known, ask = read_question(game, view)
    found = explain(rules, known, ask, Budget.read(budget))
    advice = Advice(words_for(rules, language), found, known, names) if language else None
    return [
        {
            "option": hint.option,
            "steps": [step.record() for step in hint.steps],
            "label": advice.move(hint) if advice else "",
            "because": advice.why(hint) if advice else "",
            "equals": advice.equals() if advice and hint is found.hints[0] else "",
            "expects": advice.expects(hint) if advice else "",
            "gap": advice.gap(hint) if advice else "",
            "equal": hint.equal,
            "behind": round(hint.behind, 4),
            "error": round(hint.error, 4),
            "chances": [round(seat.chance, 4) for seat in hint.seats],
            "errors": [round(seat.error, 4) for seat in hint.seats],
            "points": [round(seat.total, 2) for seat in hint.seats],
            "reasons": [reason.record() for reason in hint.reasons],
        }
        for hint in found.hints
    ]
