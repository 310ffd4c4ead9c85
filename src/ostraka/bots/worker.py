"""A process that thinks for others: `python -m ostraka.bots.worker`. One line of JSON asks, one line answers.

A line is `{"call": "module:function", "with": {...}}`; the answer is `{"answer": ...}` or `{"error": message}`. The
process ends when nobody can ask any more.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, TextIO

from ostraka.bots.bot import Bot, remembering
from ostraka.bots.budget import Budget
from ostraka.bots.judgement import judgement_of
from ostraka.bots.planner import Planner
from ostraka.bots.roster import make_bot
from ostraka.bots.searcher import Searcher, think
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, View
from ostraka.core.mind.search import Search
from ostraka.core.turn import Ask
from ostraka.core.view import unpack

__all__ = ["choose", "estimates", "main", "read_question", "search"]

MEMORIES: Final = 64
"""How many seats a process remembers the thoughts of; those asked longest ago are forgotten first."""

_minds: OrderedDict[tuple[str, str, str, int], Bot] = OrderedDict()


def read_question(game_id: str, view: Mapping[str, object]) -> tuple[Game[Any, Any], View, Ask]:
    """The game, the view and the question that its record holds."""
    # Late: the games need not be loaded before somebody asks about one.
    from ostraka.match.shelf import load_game

    game = load_game(game_id)
    known: View = unpack(game, view)
    if known.ask is None:
        raise OstrakaError(f"nothing is asked of seat {known.seat}: there is nothing to think about")
    return game, known, known.ask


def choose(
    game: str, view: Mapping[str, object], bot: str, budget: Mapping[str, object], memory: str = ""
) -> tuple[int, float]:
    """The answer of a bot, and the seconds it has thought about it.

    Questions with the same `memory` come from one match: it may remember its thoughts.
    """
    begun = time.monotonic()
    rules, known, ask = read_question(game, view)
    chooser = mind_of(rules, bot, memory, ask.seat) if memory else make_bot(rules, bot)
    option = chooser.choose(known, ask, Budget.read(budget))
    if option not in ask.options:
        raise OstrakaError(f"the bot {bot!r} answered {option!r}; legal are {list(ask.options)}")
    return option, time.monotonic() - begun


def estimates(game: str, view: Mapping[str, object], bot: str, budget: Mapping[str, object]) -> list[dict[str, object]]:
    """What a bot that searches thinks of every option, the best first."""
    rules, known, ask = read_question(game, view)
    searching = make_bot(rules, bot)
    if not isinstance(searching, Searcher | Planner):
        raise OstrakaError(f"the bot {bot!r} does not search, so it has no estimates")
    return [estimate.record() for estimate in searching.estimates(known, ask, Budget.read(budget))]


def search(
    game: str, view: Mapping[str, object], budget: Mapping[str, object], horizon: int | None, learned: bool = False
) -> list[dict[str, object]]:
    """One of several searches of the same question (`ostraka.bots.cores`)."""
    rules, known, ask = read_question(game, view)
    measure = Budget.read(budget)
    insight = judgement_of(rules) if learned else None
    found = think(Search(rules, measure.seed, horizon, insight), known, ask, measure, measure.simulations or 1)
    return [estimate.record() for estimate in found]


def mind_of(game: Game[Any, Any], bot: str, memory: str, seat: int) -> Bot:
    """The bot that has answered for this seat of this match before, or a new one."""
    key = (memory, game.id, bot, seat)
    if key not in _minds:
        _minds[key] = remembering(make_bot(game, bot))
        if len(_minds) > MEMORIES:
            _minds.popitem(last=False)
    _minds.move_to_end(key)
    return _minds[key]


def answer(line: str) -> dict[str, object]:
    """What came of one call. A fault of the called function is an answer too; the process goes on."""
    try:
        asked = json.loads(line)
        module, _, name = asked["call"].partition(":")
        function: Callable[..., object] = getattr(import_module(module), name)
        return {"answer": function(**asked["with"])}
    except OstrakaError as error:
        return {"error": str(error)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main(asked: TextIO, told: TextIO) -> None:
    """Answer line after line."""
    print(json.dumps({"answer": "ready"}), file=told, flush=True)
    for line in asked:
        print(json.dumps(answer(line)), file=told, flush=True)


if __name__ == "__main__":
    # Whoever asks decides when to stop: an interrupted terminal must not cut an answer in two.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not be mistaken for an answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    with suppress(BrokenPipeError):
        main(sys.stdin, answers)
