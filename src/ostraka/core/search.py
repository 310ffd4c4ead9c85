"""Information-set Monte Carlo tree search: one tree over everything a seat cannot tell apart.

Every simulation imagines a table from the view, walks down the tree along options that are legal on that table, adds
one node, plays on with the game's own quick policy and carries the result back. Chance is answered on the way and
leaves no node; a question with one answer leaves none either, so the small steps of one decision cost nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic

from mypy_extensions import i64

from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Roll

__all__ = ["Estimate", "Search"]

CURIOSITY: Final = 0.5
TRUST: Final = 0.5
"""How much of the curiosity goes to what the policy would do; the rest is for all options alike."""
SEATS: Final = 8
"""More than any game has: an edge is numbered option × SEATS + seat."""


class Estimate:
    """What the search found out about one option."""

    def __init__(self, option: int, visits: int, values: list[float], error: float) -> None:
        self.option = option
        self.visits = visits
        self.values = values
        """The mean result of each seat, from 0 to 1."""
        self.error = error
        """The standard error of the choosing seat's mean."""

    def record(self) -> dict[str, object]:
        return {"option": self.option, "visits": self.visits, "values": self.values[:], "error": self.error}

    def __repr__(self) -> str:
        values = ", ".join([f"{value:.3f}" for value in self.values])
        return f"Estimate({self.option}, visits={self.visits}, values=[{values}])"


class Node:
    """A choice of a seat, and everything that was seen to follow from it."""

    def __init__(self, option: int, seat: int) -> None:
        self.option = option
        self.seat = seat
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often it could have been chosen: on other imagined tables it is not offered."""
        self.tips: i64 = 0
        """How often the policy would have chosen it."""
        self.total: float = 0.0
        self.squares: float = 0.0
        self.tries: i64 = 0
        self.gain: float = 0.0
        """What those who chose after this node got, and how often they did."""
        self.children: dict[int, Node] = {}


class Search(Generic[S, V]):
    """What was thought about one question. The same seed and number of simulations give the same thoughts.

    `horizon` is the number of choices after which a playout is judged; without it the game's insight knows one.
    """

    def __init__(
        self, game: Game[S, V], seed: int = 0, horizon: int | None = None, curiosity: float = CURIOSITY
    ) -> None:
        self.game = game
        self.insight = game.insight
        self.rng = Rng(seed)
        self.horizon = self.insight.horizon if horizon is None else horizon
        self.curiosity = curiosity
        self.root = Node(-1, -1)
        self.path: list[Node] = []
        self.sums: dict[int, list[float]] = {}
        self.simulations = 0

    def run(self, view: V, ask: Ask, simulations: int) -> list[Estimate]:
        """Think about a question from the beginning; the best option first."""
        self.root = Node(-1, ask.seat)
        self.sums = {}
        self.simulations = 0
        return self.think(view, ask, simulations)

    def think(self, view: V, ask: Ask, simulations: int) -> list[Estimate]:
        """Go on thinking about the same question."""
        for _ in range(simulations):
            self.simulate(view, ask)
        self.simulations += simulations
        return self.estimates(ask)

    def estimates(self, ask: Ask) -> list[Estimate]:
        """All options, those tried most often first: what looks good is tried again."""
        found: list[Estimate] = []
        for option in ask.options:
            child = self.root.children.get(option * SEATS + ask.seat)
            if child is None or child.visits == 0:
                found.append(Estimate(option, 0, [], 1.0))
                continue
            n = float(child.visits)
            mean = child.total / n
            spread = max(0.0, child.squares / n - mean * mean)
            error = sqrt((spread + 0.25 / n) / n)
            found.append(Estimate(option, child.visits, [total / n for total in self.sums[option]], error))
        found.sort(key=lambda e: (-e.visits, -e.values[ask.seat] if e.visits else 0.0, e.option))
        return found

    def simulate(self, view: V, ask: Ask) -> None:
        """One imagined table from the question to the end, or to the horizon."""
        game = self.game
        s = game.sample(view, self.rng)
        now = self.question(s, ask)
        if now is None:
            return
        node = self.root
        path = self.path
        path.clear()
        fresh = False
        while not fresh:
            option = now.options[0]
            if len(now.options) > 1:
                node = self.select(node, s, now)
                path.append(node)
                fresh = node.visits == 0
                option = node.option
            game.apply(s, option, None, now.seat)
            self.settle(s)
            turn = s.turn
            if not isinstance(turn, Ask):
                break
            now = turn
        self.play_on(s)
        self.carry_back(self.insight.value(s))

    def question(self, s: S, ask: Ask) -> Ask | None:
        """The question as the imagined table puts it, with no option that was not really offered."""
        turn = s.turn
        found = turn.of(ask.seat) if isinstance(turn, Ask) else None
        if found is None or found.options == ask.options:
            return found
        both = tuple([option for option in found.options if option in ask.options])
        return Ask(found.seat, found.prompt, both, found.source, found.amount) if both else None

    def select(self, node: Node, s: S, ask: Ask) -> Node:
        """The option with the best prospects: its mean so far, and how little it was tried for what the policy thinks.

        An option is compared with how often it was available, not with how often its parent was visited.
        """
        tip = self.insight.policy(s, ask, self.rng)
        options = ask.options
        children = node.children
        even = (1.0 - TRUST) / len(options)
        guess = node.gain / float(node.tries) if node.tries else 0.5
        best = -1.0
        chosen: Node | None = None
        for option in options:
            key = option * SEATS + ask.seat
            child = children.get(key)
            if child is None:
                child = Node(option, ask.seat)
                children[key] = child
            child.seen += 1
            if option == tip:
                child.tips += 1
            prior = even + TRUST * float(child.tips) / float(child.seen)
            mean = child.total / float(child.visits) if child.visits else guess
            hope = mean + self.curiosity * prior * sqrt(float(child.seen)) / (1.0 + float(child.visits))
            if hope > best:
                best = hope
                chosen = child
        assert chosen is not None
        return chosen

    def settle(self, s: S) -> None:
        """Chance answers until somebody is asked, or all is over."""
        turn = s.turn
        while isinstance(turn, Roll):
            self.game.apply(s, self.rng.below(turn.n), None, CHANCE)
            turn = s.turn

    def play_on(self, s: S) -> None:
        """Everybody follows the policy, to the end or until the horizon."""
        game = self.game
        insight = self.insight
        rng = self.rng
        left: i64 = self.horizon
        while True:
            turn = s.turn
            if isinstance(turn, Ask):
                option = turn.options[0]
                if len(turn.options) > 1:
                    if left <= 0:
                        return
                    left -= 1
                    option = insight.policy(s, turn, rng)
                game.apply(s, option, None, turn.seat)
            elif isinstance(turn, Roll):
                game.apply(s, rng.below(turn.n), None, CHANCE)
            else:
                return

    def carry_back(self, values: list[float]) -> None:
        """Every choice on the path learns what its own seat got."""
        parent = self.root
        for node in self.path:
            value = values[node.seat]
            node.visits += 1
            node.total += value
            node.squares += value * value
            parent.tries += 1
            parent.gain += value
            parent = node
        if self.path:
            option = self.path[0].option
            if option not in self.sums:
                self.sums[option] = [0.0] * len(values)
            sums = self.sums[option]
            for seat in range(len(values)):
                sums[seat] += values[seat]
