"""Random games reach every card: its effect is resolved, its number queried or its points counted, many times.

The ops are watched from outside, in the interpreted build.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ostraka.core.event import Event
from ostraka.core.op import Op, Place
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.testing.states import random_step
from ostraka.core.turn import Ask, Turn
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.games.ancient.modifiers import Discount, EntersWithLess, ExcavateRate, RequirementDiscount
from ostraka.games.ancient.ops.pay import ReplaceDraw
from ostraka.games.ancient.options import CARD, CREATE
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import BUILDERS, kind_of
from tests.games.configurations import SOAK, Configuration, configurations, spread
from tests.games.planted import zone

FAST_GAMES = 300
FULL_GAMES = 100_000 if SOAK else 10_000
OFTEN = 50


class Watched(Op[Table]):
    """An op of a card's effect that counts how often it begins."""

    def __init__(self, inner: Op[Table], reached: Counter[int]) -> None:
        super().__init__()
        self.inner = inner
        self.number = inner.number
        self.reached = reached

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step == 0:
            self.reached[f.card] += 1
        return self.inner.step(s, f)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.inner.take(s, f, seat, code)


def effect_of(card: int) -> Op[Table] | None:
    """The op that begins when the card's effect is resolved and its condition, if it has one, holds."""
    do = CARDS[card].do
    return do.instead if isinstance(do, ReplaceDraw) else do


@contextmanager
def watching(reached: Counter[int]) -> Iterator[None]:
    places = ANCIENT_KNOWLEDGE.program.places
    before = places[:]
    for card in range(len(CARDS)):
        do = effect_of(card)
        if do is not None:
            places[do.number] = Place(Watched(do, reached))
    try:
        yield
    finally:
        places[:] = before


def in_play(s: Table, seat: int) -> list[int]:
    """The cards whose numbers others query: the seat's Timeline and artefacts."""
    line = zone(s, "line")[0]
    size = len(line) // s.seats
    return [card for card in line[seat * size : (seat + 1) * size] if card >= 0] + zone(s, "artefacts")[seat]


def queried(s: Table, event: Event, reached: Counter[int]) -> None:
    """Count the continuous effects that bear on what has just happened."""
    if event.kind not in ("create", "learn", "excavate"):
        return
    for card in in_play(s, event.seat):
        modify = CARDS[card].modify
        if event.kind == "create":
            own = event.cards[0] == card
            discount = isinstance(modify, Discount) and bool(kind_of(event.cards[0]) & modify.kind) and not own
            reached[card] += int(discount or (isinstance(modify, EntersWithLess) and own))
        elif event.kind == "learn":
            reached[card] += int(isinstance(modify, RequirementDiscount))
        else:
            reached[card] += int(isinstance(modify, ExcavateRate))


def leaning_step(s: Table, rng: Rng, kind: int) -> tuple[int, int] | None:
    """A random answer of players who like to create cards of one kind, and keep them for that."""
    t = s.turn
    if not isinstance(t, Ask) or t.others:
        return random_step(s, rng)
    liked = [code for code in t.options if CARD <= code < CARD + BUILDERS and kind_of(code - CARD) & kind]
    others = [code for code in t.options if code not in liked]
    options = list(t.options)
    if t.prompt == "action" and CREATE in options and rng.below(2):
        options = [CREATE]
    elif t.prompt == "create" and liked:
        options = liked
    elif t.prompt in ("pay", "discard", "archive") and others:
        options = others
    return t.seat, options[rng.below(len(options))]


def play(at: Configuration, seed: int, reached: Counter[int]) -> None:
    """One random game, three in four with a leaning; at its end every card that scores is counted."""
    game, rng = ANCIENT_KNOWLEDGE, Rng(seed)
    s = game.new(at.setup, at.seats)
    kind = 1 << seed // 4 % 4 if seed % 4 else 0
    while (step := leaning_step(s, rng, kind) if kind else random_step(s, rng)) is not None:
        out: list[Event] = []
        game.apply(s, step[1], out, step[0])
        for event in out:
            queried(s, event, reached)
    for cards in (*zone(s, "past"), *zone(s, "collection")):
        for card in cards:
            if CARDS[card].score is not None:
                reached[card] += 1


def coverage(games: int) -> Counter[int]:
    reached: Counter[int] = Counter()
    with watching(reached):
        for at in configurations("ancient"):
            for seed in spread(games, at):
                play(at, seed, reached)
    return reached


def rare(reached: Counter[int], often: int) -> list[str]:
    return [f"{card!r}: {reached[card.index]}" for card in CARDS if reached[card.index] < often]


def test_every_card_has_something_that_can_be_reached() -> None:
    hooks = [(card.do, card.modify, card.score) for card in CARDS]
    assert all(sum(hook is not None for hook in found) >= 1 for found in hooks)
    assert len(CARDS) == 189


def test_a_few_games_reach_nearly_every_card() -> None:
    reached = coverage(FAST_GAMES)
    assert len(rare(reached, 1)) <= 5, rare(reached, 1)


@pytest.mark.full
def test_ten_thousand_games_reach_every_card_fifty_times() -> None:
    reached = coverage(FULL_GAMES)
    assert not rare(reached, OFTEN)
