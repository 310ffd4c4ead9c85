"""Measures how many steps per second an environment gives to a program in Python: each with observation and options.

Run as a script in a process of its own: `python -P peer_rl.py KIND SECONDS NAME ...`. The player takes any option,
drawn with as little work as possible, so that what is measured is the environment.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

__all__ = ["KINDS", "main"]

TABLES: Final = 256
"""Tables side by side in our stepper."""
DRAWS: Final = 37
"""Steps after which the same random numbers come again, at other tables of other games."""
WARM: Final = 200
"""Steps before anything is measured."""


def seats(name: str) -> Callable[[], int]:
    """Our environments through PettingZoo's interface."""
    env = importlib.import_module(f"ostraka.rl.{name}").env()

    def work() -> int:
        env.reset(seed=random.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            _, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(info["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return work


def tables(name: str) -> Callable[[], int]:
    """Our stepper of many tables; the options are drawn for all of them at once."""
    numpy: Any = importlib.import_module("numpy")
    hall = importlib.import_module("ostraka.rl.tables").Tables(name, TABLES)
    kept = [hall.reset()]
    draws = numpy.random.default_rng(1).random((DRAWS, *kept[0].masks.shape), numpy.float32)

    def work() -> int:
        for draw in draws:
            kept[0] = hall.step((draw * kept[0].masks).argmax(1))
        return DRAWS * TABLES

    return work


def pettingzoo(name: str) -> Callable[[], int]:
    """PettingZoo's own card games."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def work() -> int:
        env.reset(seed=random.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
            else:
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(random.choice(mask.nonzero()[0]))
                steps += 1
        return steps

    return work


def rlcard(name: str) -> Callable[[], int]:
    """RLCard's environments, driven as its own `run` drives them."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return work


def openspiel(name: str) -> Callable[[], int]:
    """OpenSpiel's games, which are written in C++, from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def catanatron(name: str) -> Callable[[], int]:
    """catanatron's environment of Gymnasium's kind, against a bot of its own that does anything."""
    importlib.import_module("catanatron_gym")
    env = importlib.import_module("gymnasium").make(name)

    def work() -> int:
        _, info = env.reset(seed=random.randrange(1 << 30))
        steps, over, cut = 0, False, False
        while not (over or cut):
            _, _, over, cut, info = env.step(random.choice(info["valid_actions"]))
            steps += 1
        return steps

    return work


KINDS: Final[dict[str, Callable[[str], Callable[[], int]]]] = {
    "seats": seats,
    "tables": tables,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "openspiel": openspiel,
    "catanatron": catanatron,
}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Steps per second of CPU."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - started
    return done / spent


def warmed(work: Callable[[], int]) -> Callable[[], int]:
    done = 0
    while done < WARM:
        done += work()
    return work


def main(argv: Sequence[str]) -> None:
    """Say what is measured, then measure one round for every line that comes in."""
    kind, seconds, names = argv[0], float(argv[1]), argv[2:]
    random.seed(1)
    works = {name: warmed(KINDS[kind](name)) for name in names}
    print(json.dumps({name: {} for name in works}), flush=True)
    for _ in sys.stdin:
        result = {name: {"steps_per_s": rate(work, seconds / len(works))} for name, work in works.items()}
        print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
