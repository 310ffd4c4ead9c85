"""Measures one build in a process of its own: `python -P measure.py BUILD SECONDS GAME ...`.

It is run as a script, so that it can choose the build before anything of Ostraka is imported: `interpreted` looks at
Python files only, `compiled` insists on machine code. Each line on standard input asks for one round; each round is one
line of JSON. All times are CPU times of this one process.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.core.mind.insight import Insight
    from ostraka.core.rng import Rng
    from ostraka.core.turn import Ask

__all__ = ["main", "rates"]

MOMENTS: Final = 40
"""Positions along one game at which copy, view and sample are measured."""
SEARCHED: Final = 10
"""Positions along each of two games between two at which the search is measured …"""
THOUGHTS: Final = 32
"""… and the simulations at each of them."""


def only_sources() -> None:
    """From now on modules of Ostraka come from Python files, even where a compiled one lies beside them."""
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from importlib.util import find_spec

    spec = find_spec("ostraka")
    home = str(spec.origin).removesuffix("__init__.py") if spec is not None else ""

    def hook(path: str) -> FileFinder:
        if not f"{path}/".startswith(home):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of its work a function does per second of CPU."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work()
        spent = time.process_time() - started
    return done / spent


class Bench:
    """The pieces of work for one game, with as many seats as it has."""

    def __init__(self, game: Game[Any, Any]) -> None:
        from ostraka.core.rng import Rng

        self.game = game
        self.seats = game.seats[-1]
        self.rng = Rng(1)
        self.games = 0
        self.moments = self.along_a_game()
        self.views = [game.view(s, i % self.seats) for i, s in enumerate(self.moments)]
        self.questions = [question for seed in (7, 8) for question in self.along_two_seats(Rng(seed))]
        self.choices = 0
        self.at = 0

    def along_a_game(self) -> list[Any]:
        """States at even distances along one random game."""
        from ostraka.core.mind.playout import playout
        from ostraka.core.rng import Rng

        s = self.game.new(None, self.seats)
        choices, chances = playout(self.game, s, Rng(7), self.game.bound)
        stride = max(1, (choices + chances) // MOMENTS)
        s, rng, states = self.game.new(None, self.seats), Rng(7), []
        for _ in range(MOMENTS):
            states.append(self.game.copy(s))
            playout(self.game, s, rng, stride)
        return states

    def along_two_seats(self, rng: Rng) -> list[tuple[Any, Ask]]:
        """Real decisions at even distances along one random game between two, as the seat that is asked sees them."""
        from ostraka.core.mind.playout import playout
        from ostraka.core.turn import Ask

        game = self.game
        s = game.new(None, 2)
        stride = sum(playout(game, s, rng.copy(), game.bound)) // SEARCHED
        s, found = game.new(None, 2), []
        for _ in range(SEARCHED):
            while not (isinstance(s.turn, Ask) and len(s.turn.options) > 1) and playout(game, s, rng, 1) != (0, 0):
                pass
            if isinstance(s.turn, Ask):
                found.append((game.view(s, s.turn.seat), s.turn.of(s.turn.seat) or s.turn))
            playout(game, s, rng, stride)
        return found

    def play(self) -> tuple[int, int]:
        """One random game inside `core.mind.playout`."""
        from ostraka.core.mind.playout import playout

        self.games += 1
        return playout(self.game, self.game.new(None, self.seats), self.rng, self.game.bound)

    def drive(self) -> int:
        """One random game driven by a plain Python loop; the number of choices."""
        from ostraka.core.turn import Ask, Over

        game, rng, choices = self.game, self.rng, 0
        s = game.new(None, self.seats)
        while not isinstance(s.turn, Over):
            turn = s.turn
            if isinstance(turn, Ask):
                choices += 1
                game.apply(s, turn.options[rng.below(len(turn.options))])
            else:
                game.apply(s, rng.below(turn.n))
        return choices

    def copies(self) -> int:
        for s in self.moments:
            self.game.copy(s)
        return len(self.moments)

    def looks(self) -> int:
        for i, s in enumerate(self.moments):
            self.game.view(s, i % self.seats)
        return len(self.moments)

    def samples(self) -> int:
        for view in self.views:
            self.game.sample(view, self.rng)
        return len(self.views)

    def nodes(self) -> int:
        """Every option of every position tried on a copy, and the points read: a search one choice deep."""
        from ostraka.core.turn import Ask

        tried = 0
        for s in self.moments:
            turn = s.turn
            if isinstance(turn, Ask):
                for option in turn.options:
                    twin = self.game.copy(s)
                    self.game.apply(twin, option)
                    self.game.outcome(twin)
                tried += len(turn.options)
        return tried

    def searches(self) -> int:
        """Simulations of a search at positions along whole games: a tree, and random playouts to the end."""
        from ostraka.core.mind.insight import TO_THE_END, Insight

        return self.think(Insight(self.game.outcome), TO_THE_END, THOUGHTS)

    def sensible_searches(self) -> int:
        """The same with the choices that the game's own insight keeps for playouts to the end."""
        from ostraka.core.mind.insight import TO_THE_END

        # Interpreted they take long: one position at a time, and the next round goes on with the next.
        self.at = (self.at + 1) % len(self.questions)
        return self.think(self.game.insight, TO_THE_END, THOUGHTS, self.at)

    def bot_searches(self) -> int:
        """The same as bots search: with the horizon and the judgement of the game's own insight."""
        insight = self.game.insight
        return self.think(insight, insight.horizon, THOUGHTS)

    def think(self, insight: Insight[Any], horizon: int, thoughts: int, at: int = -1) -> int:
        """Search at every position, or at one; the number of simulations. Their choices are counted beside."""
        from ostraka.core.mind.search import Search

        places = range(len(self.questions)) if at < 0 else [at]
        for place in places:
            search = Search(self.game, place, horizon, insight=insight)
            search.run(*self.questions[place], thoughts)
            self.choices += search.choices
        return thoughts * len(places)

    def simulations(self, seconds: float) -> tuple[float, float]:
        """How many simulations with playouts to the end, and choices on imagined tables, fit into a second of CPU."""
        self.choices = done = 0
        started = time.process_time()
        spent = 0.0
        while spent < seconds:
            done += self.searches()
            spent = time.process_time() - started
        return done / spent, self.choices / spent

    def round(self, seconds: float) -> dict[str, float]:
        """One round: half of the time for random games, the rest for the other pieces."""
        games = choices = steps = 0
        started = time.process_time()
        spent = 0.0
        while spent < seconds / 2:
            made, rolled = self.play()
            games, choices, steps = games + 1, choices + made, steps + made + rolled
            spent = time.process_time() - started
        part = seconds / 10
        simulations, actions = self.simulations(part)
        return {
            "games_per_s": games / spent,
            "decisions_per_s": choices / spent,
            "steps_per_s": steps / spent,
            "driver_decisions_per_s": rate(self.drive, part),
            "copies_per_s": rate(self.copies, part),
            "views_per_s": rate(self.looks, part),
            "samples_per_s": rate(self.samples, part),
            "nodes_per_s": rate(self.nodes, part),
            "simulations_per_s": simulations,
            "search_actions_per_s": actions,
            "sensible_simulations_per_s": rate(self.sensible_searches, part),
            "bot_simulations_per_s": rate(self.bot_searches, part),
        }

    def constants(self) -> dict[str, object]:
        """What no clock is needed for: the share of real decisions, and a fingerprint that all builds must agree on."""
        from ostraka.core.rng import Rng
        from ostraka.core.turn import Ask, Over
        from ostraka.lab.simulate import simulate

        asked = real = 0
        for seed in range(5):
            s, rng = self.game.new(None, self.seats), Rng(seed)
            while not isinstance(s.turn, Over):
                turn = s.turn
                if isinstance(turn, Ask):
                    asked += 1
                    real += len(turn.options) > 1
                    self.game.apply(s, turn.options[rng.below(len(turn.options))])
                else:
                    self.game.apply(s, rng.below(turn.n))
        digest = simulate(self.game, self.seats, 5, 1).record()["digest"]
        return {"seats": self.seats, "real_share": real / asked, "digest": digest}


def rates(build: str, names: list[str]) -> dict[str, Bench]:
    """The games to measure, on the build that was asked for; exits if it is another one."""
    from importlib.machinery import EXTENSION_SUFFIXES

    import ostraka.core.game
    from ostraka import load_game

    compiled = str(ostraka.core.game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    if compiled != (build == "compiled"):
        sys.exit(f"{ostraka.core.game.__file__} is not {build}")
    return {name: Bench(load_game(name)) for name in names}


def main(argv: list[str]) -> None:
    """Say what is constant, then measure one round for every line that comes in."""
    build, seconds, names = argv[0], float(argv[1]), argv[2:]
    if build == "interpreted":
        only_sources()
    benches = rates(build, names)
    print(json.dumps({name: bench.constants() for name, bench in benches.items()}), flush=True)
    for _ in sys.stdin:
        print(json.dumps({name: bench.round(seconds) for name, bench in benches.items()}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
