"""What the server asks of a worker process for a coach: which options give something away, and what is said of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostraka.bots.budget import Budget
from ostraka.bots.coach import objection, slips
from ostraka.bots.race import weigh
from ostraka.bots.worker import read_question
from ostraka.text import words_for
from ostraka.text.coach import Objection
from ostraka.text.hints import Advice

__all__ = ["objected", "weighed"]


def weighed(game: str, view: Mapping[str, object], budget: Mapping[str, object]) -> dict[str, object]:
    """The best option of the question in a view, and those that give something away beside it."""
    rules, known, ask = read_question(game, view)
    standings = weigh(rules, known, ask, Budget.read(budget))
    given = sorted(slips(standings).items())
    return {"best": standings[0].option, "slips": [[option, round(behind, 4)] for option, behind in given]}


def objected(
    game: str,
    view: Mapping[str, object],
    option: int,
    best: int,
    least: float,
    names: Sequence[str],
    language: str,
    budget: Mapping[str, object],
) -> dict[str, object] | None:
    """What is to be said against an option, as a record of `ObjectionInfo`; None if nothing is."""
    rules, known, ask = read_question(game, view)
    found = objection(rules, known, ask, option, best, Budget.read(budget), least)
    if found is None:
        return None
    said = Objection(Advice(words_for(rules, language), found, known, names))
    if not said.grounded:
        return None
    return {
        "option": option,
        "sure": said.sure(),
        "was": said.was(),
        "better": said.instead(),
        "because": said.why(),
        "figures": said.figures(),
        "steps": [step.record() for step in said.better.steps],
    }
