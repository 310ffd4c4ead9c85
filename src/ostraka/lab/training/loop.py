"""Learning in rounds: play, learn from all that was played, and keep what wins.

Everything lies in one folder: `state.json` with settings, seeds and what came of each round, the games of each round,
the judgement that was learned from them, and a page with the curves. Whoever begins again with the same folder goes on
where it was left, even in the middle of a round.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ostraka import load_game
from ostraka.bots.judgement import known_of, write_figures
from ostraka.core.errors import OstrakaError
from ostraka.lab.training import games
from ostraka.lab.training.crowd import Order, Scatter, here
from ostraka.lab.training.curves import page
from ostraka.lab.training.duel import Duel, Player, duel
from ostraka.lab.training.positions import positions_of
from ostraka.lab.training.selfplay import VARIANTS, Manner, play_block

__all__ = ["Loop", "Round", "Wishes"]

APART: Final = 1_000_000
"""How far the deals of two rounds lie apart; those of the gate lie half way between."""
BLOCK: Final = 10
"""Games that are ordered, and written, at once."""
ENOUGH: Final = 0.5
"""A judgement is kept if the lower end of the 95 % interval of its wins lies above this …"""
PLAIN: Final = 0.55
"""… or if it has won this share of the games."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How to learn; written down, so that it can be done again."""

    game: str
    seed: int = 1
    games: int = 2000
    """Of each round."""
    full: int = 160
    quick: int = 32
    horizon: int | None = None
    curiosity: float | None = None
    units: int = 0
    """Of the net on top; 0: figures only."""
    gate: int = 400
    seconds: float = 0.02
    """How many games decide whether a judgement is kept, and the time for each of their choices."""
    reach: int = 3
    """Games of so many rounds are learned from."""
    trust: float = 0.5
    """How much of what is learned is the search's expectation; the rest is the result."""


@dataclass(slots=True)
class Round:
    """What came of a round; a stage that is not done yet has left nothing."""

    number: int
    pairs: int = 0
    before: float = 0.0
    after: float = 0.0
    """The surprise of games kept apart, with the game's own figures and with the learned ones."""
    net: list[float] = field(default_factory=list)
    """The same with the net, after each of its rounds; the first is without."""
    games: int = 0
    wins: float = 0.0
    interval: tuple[float, float] = (0.0, 1.0)
    kept: bool = False
    done: bool = False


class Loop:
    """The learning of one judgement, in one folder."""

    def __init__(
        self,
        folder: Path,
        wishes: Wishes,
        jobs: int = 1,
        say: Callable[[str], None] = print,
        scatter: Scatter | None = None,
    ) -> None:
        self.folder = folder
        self.jobs = jobs
        self.scatter = scatter or here(jobs)
        """Who plays the games to learn from; what is learned, and whether it wins, is found out here."""
        self.say = say
        self.game = load_game(wishes.game)
        if wishes.game not in VARIANTS:
            raise OstrakaError(f"nobody has said how {self.game.title} is to be learned")
        known_of(self.game)
        folder.mkdir(parents=True, exist_ok=True)
        self.wishes, self.rounds = self.read(wishes)

    def read(self, wishes: Wishes) -> tuple[Wishes, list[Round]]:
        """What stands in the folder already, if anything does."""
        path = self.folder / "state.json"
        if not path.exists():
            return wishes, []
        record: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        kept = Wishes(**record["wishes"])
        if kept != wishes:
            other = [f.name for f in fields(Wishes) if getattr(kept, f.name) != getattr(wishes, f.name)]
            raise OstrakaError(f"{self.folder} was begun with another {', '.join(other)}: take another folder")
        return kept, [Round(**{**row, "interval": tuple(row["interval"])}) for row in record["rounds"]]

    def write(self) -> None:
        record = {"wishes": asdict(self.wishes), "rounds": [asdict(each) for each in self.rounds]}
        part = self.folder / "state.part"
        part.write_text(json.dumps(record, indent=1), encoding="utf-8")
        part.replace(self.folder / "state.json")
        (self.folder / "curves.html").write_text(page(self.game.title, self.wishes, self.rounds), encoding="utf-8")

    def run(self, rounds: int) -> None:
        """So many rounds in all, those done before included."""
        while len(self.rounds) < rounds or not self.rounds[-1].done:
            if not self.rounds or self.rounds[-1].done:
                self.rounds.append(Round(len(self.rounds) + 1))
            now = self.rounds[-1]
            self.play(now)
            if not now.pairs:
                self.learn(now)
            self.judge(now)

    # The stages of a round

    def games_of(self, number: int) -> Path:
        return self.folder / f"round-{number}.games"

    def judgement(self, number: int) -> Path:
        return self.folder / f"round-{number}.json"

    def best(self, before: int) -> list[Path]:
        """The judgements kept in earlier rounds, the best last."""
        return [self.judgement(r.number) for r in self.rounds if r.kept and r.number < before]

    def play(self, now: Round) -> None:
        """The search plays against itself and its predecessors."""
        wishes = self.wishes
        manner = Manner(wishes.full, wishes.quick, horizon=wishes.horizon)
        first = wishes.seed * 1000 * APART + now.number * APART
        path = self.games_of(now.number)
        variants = [[seats, dict(setup)] for _, seats, setup in VARIANTS[self.game.id]]
        head = {"game": self.game.id, "rules": self.game.rules, "seed": first, "variants": variants}
        games.begin(path, {**head, "manner": asdict(manner)})
        there = {played.seed for played in games.read(path)[1]}
        missing = [seed for seed in range(first, first + wishes.games) if seed not in there]
        if missing:
            self.say(f"round {now.number}: {len(missing)} games to play")
        for block in self.scatter(play_block, self.orders(now, manner, missing)):
            games.append(path, block)

    def orders(self, now: Round, manner: Manner, seeds: Sequence[int]) -> list[Order]:
        """The games of these seeds in portions, told in plain values: whoever plays them has none of our files."""
        judged = [path.read_text(encoding="utf-8") for path in self.best(now.number)]
        common = {"game": self.game.id, "manner": asdict(manner), "judged": judged}
        return [{**common, "seeds": list(seeds[at : at + BLOCK])} for at in range(0, len(seeds), BLOCK)]

    def learn(self, now: Round) -> None:
        """Fit the figures, and the net if one is wanted."""
        from ostraka.lab.training.linear import fit, tabled

        wishes = self.wishes
        first = max(1, now.number - wishes.reach + 1)
        paths = [self.games_of(number) for number in range(first, now.number + 1)]
        known = known_of(self.game)
        positions = [position for path in paths for position in positions_of(path)]
        self.say(f"round {now.number}: learning from {len(positions)} positions")
        found = fit(known, tabled(known, positions, wishes.trust))
        now.before, now.after = found.before, found.after
        figures = found.figures
        if wishes.units:
            from ostraka.lab.training.net import train_net

            course = train_net(known, figures, positions, wishes.units, seed=wishes.seed, trust=wishes.trust)
            figures, now.net = course.figures, [course.without, *course.rounds]
        learned = {"learned": {"wishes": asdict(wishes), "round": now.number, "positions": len(positions)}}
        settings = {"horizon": wishes.horizon, "curiosity": wishes.curiosity}
        given = {name: value for name, value in settings.items() if value is not None}
        write_figures(self.judgement(now.number), self.game, figures, {**learned, **given})
        now.pairs = found.pairs
        self.write()
        self.say(f"round {now.number}: surprise {now.before:.4f} before, {now.after:.4f} after")

    def judge(self, now: Round) -> None:
        """Whether it beats the best so far at equal time: that alone decides."""
        wishes = self.wishes
        best = self.best(now.number)
        new = Player("new", wishes.seconds, insight=str(self.judgement(now.number)))
        old = Player("best so far", wishes.seconds, insight=str(best[-1]) if best else "")
        seed = wishes.seed * 1000 * APART + now.number * APART + APART // 2
        score = duel(Duel(self.game.id, new, old, seed), wishes.gate, self.jobs)
        now.games, now.wins, now.interval = score.games, score.wins, score.interval
        now.kept = score.interval[0] > ENOUGH or score.rate >= PLAIN
        now.done = True
        self.write()
        self.say(f"round {now.number}: won {score}: {'kept' if now.kept else 'not kept'}")
