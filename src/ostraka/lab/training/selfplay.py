"""The search plays against itself: most choices quickly, some in earnest, and those are what is learned from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ostraka.bots.judgement import read_insight
from ostraka.core.game import Game
from ostraka.core.mind.estimate import Estimate
from ostraka.core.mind.insight import Insight, shares
from ostraka.core.mind.search import Search
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.lab.training.crowd import Order
from ostraka.lab.training.games import Choice, Played, packed
from ostraka.match.shelf import load_game

__all__ = ["VARIANTS", "Manner", "play", "play_block"]

VARIANTS: Final[Mapping[str, tuple[tuple[int, int, Mapping[str, object]], ...]]] = {
    "ancient": ((14, 2, {}), (2, 3, {}), (2, 4, {}), (2, 4, {"teams": True})),
    "thebes": ((14, 2, {}), (3, 3, {}), (3, 4, {})),
}
"""How a game is played, in twentieths: so often, with so many seats, with these settings."""
KEPT: Final = 24
"""No more options of a choice are written down: those that were tried most."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the search plays: of a hundred choices `earnest` have `full` simulations, the others `quick` ones.

    Of a hundred choices `curious` are made by lot, each option as often as the search tried it, so that the games
    differ; `slips` take any option, so that what nobody would do is seen as well.
    """

    full: int = 160
    quick: int = 32
    earnest: int = 25
    curious: int = 15
    slips: int = 2
    horizon: int | None = None


def variant_of(game: Game[Any, Any], number: int) -> int:
    """Which way of playing game `number` has."""
    place = number * 7 % 20
    for variant, (part, _, _) in enumerate(VARIANTS[game.id]):
        place -= part
        if place < 0:
            return variant
    return 0


def play(game: Game[Any, Any], seed: int, manner: Manner, minds: Sequence[Insight[Any] | None] = (None,)) -> Played:
    """One game. Chance has a generator of its own, so that the choices alone give the game back.

    `minds` are the judgements that play, the newest last; None is the game's own. Three seats of four have the newest,
    the others any: who only ever meets himself learns to beat nobody else.
    """
    variant = variant_of(game, seed)
    _, seats, setup = VARIANTS[game.id][variant]
    s = game.new(setup, seats)
    chance, rng = Rng(seed), Rng(seed + 1_000_003)
    seated = [minds[-1] if rng.below(4) else minds[rng.below(len(minds))] for _ in range(seats)]
    searches = [Search(game, 0, manner.horizon, insight) for insight in seated]
    last = [-1] * seats
    choices: list[Choice] = []
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, chance.below(turn.n))
            continue
        if not isinstance(turn, Ask):
            break
        ask = turn.of(turn.seat) or turn
        choice = Choice(ask.options[0])
        if len(ask.options) > 1:
            choice = decide(searches[ask.seat], game.view(s, ask.seat), ask, last[ask.seat], manner, rng)
            last[ask.seat] = choice.option
        choices.append(choice)
        game.apply(s, choice.option, None, ask.seat)
    outcome = game.outcome(s)
    assert outcome.ranks is not None
    return Played(seed, seats, variant, shares(outcome.ranks, outcome.sides), choices)


def play_block(order: Order) -> bytes:
    """In whichever process, on whichever machine: a portion of the games of a round, packed."""
    game = load_game(order["game"])
    judged = [read_insight(game, text, "what was sent along") for text in order["judged"]]
    manner = Manner(**order["manner"])
    return packed(play(game, seed, manner, [None, *judged]) for seed in order["seeds"])


def decide(search: Search[Any, Any], view: Any, ask: Ask, last: int, manner: Manner, rng: Rng) -> Choice:
    """One choice, and what was thought of it if that was in earnest."""
    search.rng = Rng(rng.below(1 << 31))
    search.follow(last, view, ask)
    earnest = rng.below(100) < manner.earnest
    found = search.think(view, ask, manner.full if earnest else manner.quick)
    choice = Choice(drawn(found, manner, rng))
    if earnest:
        tried = sum(e.visits for e in found)
        values = [0.0] * len(found[0].values)
        for e in found:
            for seat, value in enumerate(e.values):
                values[seat] += value * e.visits / tried
        choice.values = values
        choice.visits = [(e.option, e.visits) for e in found[:KEPT]]
    return choice


def drawn(found: list[Estimate], manner: Manner, rng: Rng) -> int:
    """The option that is taken: nearly always the one that was tried most."""
    lot = rng.below(100)
    if lot < manner.slips:
        return found[rng.below(len(found))].option
    if lot >= manner.slips + manner.curious:
        return found[0].option
    place = rng.below(sum(e.visits for e in found))
    for e in found:
        place -= e.visits
        if place < 0:
            return e.option
    return found[0].option
