"""Information-set Monte Carlo tree search: one tree over everything a seat cannot tell apart.

Every simulation imagines a table from the view, walks down the tree along options that are legal on that table, adds
one node, plays on with the game's own quick policy and carries the result back. Chance is answered on the way: what it
leads to parts in the tree where another question follows. A question with one answer leaves no node, so the small steps
of one decision cost nothing; and what was thought about the first of them is kept for the next.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic

from mypy_extensions import i64

from ostraka.core.game import Game, V
from ostraka.core.mind.estimate import Estimate
from ostraka.core.mind.insight import TO_THE_END, Insight
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Roll

__all__ = ["Estimate", "Search"]

SHARED: Final = 3
"""So many simulations begin at the same imagined table: a copy costs a fraction of a new one."""
EAGER: Final = 8
RARE: Final = 4
"""The policy is asked about a question the first times it is met, and later now and then."""


NOTHING: Final[list[float]] = []


class Node:
    """A choice of a seat, and everything that was seen to follow from it."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often it could have been chosen: on other imagined tables it is not offered."""
        self.weighed: i64 = 0
        self.tips: i64 = 0
        """How often the policy was asked when it was offered, and how often it would have chosen it."""
        self.total: float = 0.0
        self.squares: float = 0.0
        """What its own seat got."""
        self.sums: list[float] = NOTHING
        """What every seat got, once it was tried."""
        self.forks: dict[i64, Fork] | None = None
        """The questions that came of it: most nodes have none."""


class Fork:
    """A question in the tree, and the choices of the seat it is put to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tries: i64 = 0
        self.gain: float = 0.0
        """How often it was answered, and what the seat got."""
        self.nodes: dict[int, Node] = {}


class Search(Generic[S, V]):
    """What was thought about one question, and can be used for the next.

    The same seed, questions and numbers of simulations give the same thoughts. `horizon` is the number of choices after
    which a playout is judged; without it the insight knows one. `insight` is the game's own unless another is given.
    """

    def __init__(
        self,
        game: Game[S, V],
        seed: int = 0,
        horizon: int | None = None,
        insight: Insight[S] | None = None,
    ) -> None:
        self.game = game
        self.insight: Insight[S] = game.insight if insight is None else insight
        self.rng = Rng(seed)
        self.horizon = self.insight.horizon if horizon is None else horizon
        self.curiosity = self.insight.curiosity
        self.trust = self.insight.trust
        self.root = Fork(-1)
        self.forks: list[Fork] = []
        self.path: list[Node] = []
        self.prompts: dict[str, int] = {}
        self.simulations = 0
        self.choices = 0
        """How many choices were taken on imagined tables, in the tree and in playouts."""

    # Thinking

    def run(self, view: V, ask: Ask, simulations: int) -> list[Estimate]:
        """Think about a question from the beginning; the best option first."""
        self.forget()
        return self.think(view, ask, simulations)

    def think(self, view: V, ask: Ask, simulations: int) -> list[Estimate]:
        """Go on thinking about the same question."""
        self.simulate(view, ask, simulations)
        return self.estimates(ask)

    def decide(self, view: V, ask: Ask, simulations: int) -> int:
        """The option `think` would find best; it stops as soon as what is left to think cannot change it."""
        left = simulations
        while left > 0 and self.lead(ask) <= left:
            # Whole tables, as `think` would have them.
            portion = min(left, max(1, left // (8 * SHARED)) * SHARED)
            self.simulate(view, ask, portion)
            left -= portion
        return self.estimates(ask)[0].option

    def lead(self, ask: Ask) -> int:
        """By how many visits the option tried most is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for option in ask.options:
            node = self.root.nodes.get(option)
            if node is not None and node.visits > second:
                second = node.visits
                if second > first:
                    first, second = second, first
        return first - second

    def estimates(self, ask: Ask) -> list[Estimate]:
        """All options, those tried most often first: what looks good is tried again."""
        found: list[Estimate] = []
        for option in ask.options:
            node = self.root.nodes.get(option)
            if node is None or node.visits == 0:
                found.append(Estimate(option, 0, [], 1.0))
                continue
            n = float(node.visits)
            mean = node.total / n
            spread = max(0.0, node.squares / n - mean * mean)
            error = sqrt((spread + 0.25 / n) / n)
            found.append(Estimate(option, node.visits, [total / n for total in node.sums], error))
        found.sort(key=lambda e: (-e.visits, -e.values[ask.seat] if e.visits else 0.0, e.option))
        return found

    # Remembering

    def forget(self) -> None:
        """Begin a new tree."""
        self.root = Fork(-1)
        self.simulations = 0

    def follow(self, option: int, view: V, ask: Ask) -> bool:
        """After `option` was chosen, turn to the next question; whether it had been thought about already.

        Only a question that follows from the choice without anybody choosing in between is recognised: then nothing
        but chance and forced answers has happened, and the tree below the choice is about it.
        """
        node = self.root.nodes.get(option)
        self.forget()
        if node is None or node.forks is None:
            return False
        s = self.game.sample(view, self.rng)
        now = self.question(s, ask)
        if now is None:
            return False
        known = node.forks.get(self.key(s, now))
        if known is None:
            return False
        self.root = known
        return True

    def key(self, s: S, ask: Ask) -> i64:
        """The number of a question: whose it is, in which turn, what it is about and which card asks it."""
        prompts = self.prompts
        prompt = prompts.get(ask.prompt, -1)
        if prompt < 0:
            prompt = len(prompts)
            prompts[ask.prompt] = prompt
        turn: i64 = self.game.heading(s)[0]
        about: i64 = prompt * 1024 + ask.source + 1
        return (turn * 65536 + about) * 8 + ask.seat

    # One simulation

    def simulate(self, view: V, ask: Ask, simulations: int) -> None:
        """So many imagined games from the question to the end, or to the horizon."""
        game = self.game
        done: i64 = 0
        wanted: i64 = simulations
        while done < wanted:
            table = game.sample(view, self.rng)
            now = self.question(table, ask)
            share: i64 = min(SHARED, wanted - done)
            done += share
            if now is None:
                continue
            for _ in range(share - 1):
                self.descend(game.copy(table), now)
            self.descend(table, now)
        self.simulations += simulations

    def question(self, s: S, ask: Ask) -> Ask | None:
        """The question as the imagined table puts it, with no option that was not really offered."""
        turn = s.turn
        found = turn.of(ask.seat) if isinstance(turn, Ask) else None
        if found is None or found.options == ask.options:
            return found
        both = tuple([option for option in found.options if option in ask.options])
        return Ask(found.seat, found.prompt, both, found.source, found.amount) if both else None

    def descend(self, s: S, now: Ask) -> None:
        """Down the tree to a new node, on to the horizon, and back with the result."""
        game = self.game
        fork = self.root
        fork.seat = now.seat
        self.forks.clear()
        self.path.clear()
        while True:
            # The question itself has a node even on a table that leaves one answer to it.
            if len(now.options) > 1 or not self.path:
                node = self.select(fork, s, now)
                self.forks.append(fork)
                self.path.append(node)
                fresh = node.visits == 0
                game.apply(s, node.option, None, now.seat)
            else:
                fresh = False
                game.apply(s, now.options[0], None, now.seat)
            self.choices += 1
            self.settle(s)
            turn = s.turn
            if fresh or not isinstance(turn, Ask):
                break
            now = turn
            if len(now.options) > 1:
                fork = self.fork_of(self.path[-1], s, now)
        self.play_on(s)
        self.carry_back(self.insight.value(s))

    def fork_of(self, node: Node, s: S, ask: Ask) -> Fork:
        """Where the tree goes on after a choice, now that this question has come of it."""
        key = self.key(s, ask)
        forks = node.forks
        if forks is None:
            forks = {}
            node.forks = forks
        fork = forks.get(key)
        if fork is None:
            fork = Fork(ask.seat)
            forks[key] = fork
        return fork

    def select(self, fork: Fork, s: S, ask: Ask) -> Node:
        """The option with the best prospects: its mean so far, and how little it was tried for what the policy thinks.

        An option is compared with how often it was available, not with how often the question was met.
        """
        asked = fork.tries < EAGER or fork.tries % RARE == 0
        tip = self.insight.policy(s, ask, self.rng) if asked else -1
        options = ask.options
        nodes = fork.nodes
        trust = self.trust
        even = (1.0 - trust) / len(options)
        guess = fork.gain / float(fork.tries) if fork.tries else 0.5
        best = -1.0
        chosen: Node | None = None
        for option in options:
            node = nodes.get(option)
            if node is None:
                node = Node(option)
                nodes[option] = node
            node.seen += 1
            if asked:
                node.weighed += 1
                if option == tip:
                    node.tips += 1
            prior = even
            if node.tips:
                prior += trust * float(node.tips) / float(node.weighed)
            mean = node.total / float(node.visits) if node.visits else guess
            hope = mean + self.curiosity * prior * sqrt(float(node.seen)) / (1.0 + float(node.visits))
            if hope > best:
                best = hope
                chosen = node
        assert chosen is not None
        return chosen

    def settle(self, s: S) -> None:
        """Chance answers until somebody is asked, or all is over."""
        turn = s.turn
        while isinstance(turn, Roll):
            self.game.apply(s, self.rng.below(turn.n), None, CHANCE)
            turn = s.turn

    def play_on(self, s: S) -> None:
        """Everybody follows the quick policy, to the end or until the horizon."""
        game = self.game
        insight = self.insight
        rng = self.rng
        left: i64 = self.horizon
        far = left >= TO_THE_END
        choices: i64 = 0
        while True:
            turn = s.turn
            if isinstance(turn, Ask):
                if len(turn.options) == 1:
                    option = turn.options[0]
                elif left <= 0:
                    break
                else:
                    left -= 1
                    option = insight.finish(s, turn, rng) if far else insight.rollout(s, turn, rng)
                choices += 1
                game.apply(s, option, None, turn.seat)
            elif isinstance(turn, Roll):
                game.apply(s, rng.below(turn.n), None, CHANCE)
            else:
                break
        self.choices += choices

    def carry_back(self, values: list[float]) -> None:
        """Every choice on the path learns what its own seat got, and the others."""
        seats = len(values)
        for i in range(len(self.path)):
            fork = self.forks[i]
            node = self.path[i]
            value = values[fork.seat]
            fork.tries += 1
            fork.gain += value
            node.visits += 1
            node.total += value
            node.squares += value * value
            if node.visits == 1:
                node.sums = values[:]
            else:
                sums = node.sums
                for seat in range(seats):
                    sums[seat] += values[seat]
