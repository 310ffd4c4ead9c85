"""Measures OpenSpiel's Python search on a game of its own, and on ours, which `ostraka.rl` makes known to it.

Run as a script in a process of its own: `python -P peer_openspiel.py SECONDS GAME ...`. On gin rummy its `MCTSBot`
searches with random rollouts; on our games its `ISMCTSBot` does, with tables imagined by our `sample`.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

__all__ = ["main"]

OWN: Final = "gin_rummy"
POSITIONS: Final = 10
THOUGHTS: Final = 8
"""Simulations at each position: few, because one of them takes milliseconds."""
CURIOSITY: Final = 2.0


def along_a_game(game: Any, numbers: Any) -> list[Any]:
    """Real decisions at even distances along one random game."""
    real = [s.clone() for s in random_states(game, numbers) if not s.is_chance_node() and len(s.legal_actions()) > 1]
    return [real[i * len(real) // POSITIONS] for i in range(POSITIONS)]


def random_states(game: Any, numbers: Any) -> Iterator[Any]:
    """Every state of one random game, before it goes on."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[numbers.randint(len(actions))])


def searches(think: Callable[[Any], object], positions: list[Any]) -> Callable[[], int]:
    """The work of one pass over the positions."""

    def work() -> int:
        for state in positions:
            think(state)
        return THOUGHTS * len(positions)

    return work


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of its work a function does per second of CPU."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - started
    return done / spent


def prepared(names: list[str]) -> dict[str, Callable[[], int]]:
    """The work for each game: its own first, then ours."""
    numpy: Any = importlib.import_module("numpy")
    pyspiel: Any = importlib.import_module("pyspiel")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    numbers = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    own = pyspiel.load_game(OWN)
    bot = mcts.MCTSBot(own, CURIOSITY, THOUGHTS, evaluator, random_state=numbers)
    found = {OWN: searches(bot.mcts_search, along_a_game(own, numbers))}
    if names:
        ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
        adapter: Any = importlib.import_module("ostraka.rl.openspiel")
        for name in names:
            ours = adapter.load(name, 2)
            other = ismcts.ISMCTSBot(ours, evaluator, CURIOSITY, THOUGHTS, random_state=numbers)
            found[name] = searches(other.run_search, along_a_game(ours, numbers))
    return found


def main(argv: list[str]) -> None:
    """Say what is constant, then measure one round for every line that comes in."""
    seconds, names = float(argv[0]), argv[1:]
    works = prepared(names)
    print(json.dumps({name: {"seats": 2} for name in works}), flush=True)
    for _ in sys.stdin:
        result = {name: {"simulations_per_s": rate(work, seconds / 10)} for name, work in works.items()}
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
