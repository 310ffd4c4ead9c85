"""Whole games written down: every question with its options, every event, views at intervals, digests.

They are compared byte by byte. A change of the rules that was meant is accepted with the command that a failure prints.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.digest import canonical, digest
from ostraka.core.event import Event
from ostraka.core.game import Game
from ostraka.core.rng import Rng
from ostraka.core.turn import CHANCE, Ask, Roll
from ostraka.games import GAME_IDS
from tests.games.configurations import Configuration
from tests.games.golden import FOLDER, agree

pytestmark = pytest.mark.both

PLAYTHROUGHS = FOLDER / "playthroughs"
SEEDS = (7, 11)
LARGEST = 60_000
WHOLE_VIEWS = (240,)
"""At these steps the views are written out in full."""
DETAILED = 260
"""From this step on options are counted and digested, not named."""
BRIEF = 460
"""From this step on a line is who, what, and a digest of the rest."""
DIGESTS = 40
"""Every so many steps only their digests are, and that of the state."""

CHOSEN: dict[str, list[Configuration]] = {
    "ancient": [
        Configuration("ancient", 2, {}),
        Configuration("ancient", 3, {}),
        Configuration("ancient", 4, {}),
        Configuration("ancient", 2, {"opening": "introductory"}),
        Configuration("ancient", 4, {"opening": "introductory"}),
        Configuration("ancient", 4, {"teams": True}),
    ]
}


def chosen(id: str) -> list[Configuration]:
    """The configurations written down for a game: by default each number of seats."""
    return CHOSEN.get(id) or [Configuration(id, seats, {}) for seats in load_game(id).seats]


ALL = [(at, seed) for id in GAME_IDS for at in chosen(id) for seed in SEEDS]


def file_name(at: Configuration, seed: int) -> str:
    extra = [str(value) if isinstance(value, str) else key for key, value in at.setup.items()]
    return "-".join([at.id, f"{at.seats}p", *extra, f"seed{seed}"]) + ".txt"


class Scribe:
    """Writes one game down."""

    def __init__(self, at: Configuration, seed: int) -> None:
        self.game: Game[Any, Any] = at.game
        self.at = at
        self.rng = Rng(seed)
        self.s = self.game.new(at.setup, at.seats)
        self.step = 0
        self.source = -1
        self.last: tuple[int, str, tuple[int, ...]] = (-1, "", ())
        blocks = [block for block in self.game.actions.blocks if block.name == "card"]
        self.cards = blocks[0] if blocks else None
        self.heading = f"{at.id} rules {self.game.rules}, {at.seats} seats, {json.dumps(dict(at.setup))}, seed {seed}"

    def lines(self) -> Iterator[str]:
        yield self.heading
        while True:
            if self.step % DIGESTS == 0:
                yield self.prints()
            if self.step in WHOLE_VIEWS:
                yield from self.views()
            t = self.s.turn
            out: list[Event] = []
            self.source = t.source if isinstance(t, Ask) else -1
            if isinstance(t, Roll):
                code, seat = self.rng.below(t.n), CHANCE
                told = f"{self.step} {code}/{t.n}"
            elif isinstance(t, Ask):
                ask = t.asked()[self.rng.below(1 + len(t.others))]
                code, seat = ask.options[self.rng.below(len(ask.options))], ask.seat
                told = f"{self.step} {self.question(ask, len(t.others))}: {self.game.word(code)}"
                self.last = (seat, ask.prompt, tuple(option for option in ask.options if option != code))
            else:
                break
            self.game.apply(self.s, code, out, seat)
            line = " | ".join([told, *map(self.event, out)])
            yield line if self.step < BRIEF else self.brief(seat, code, line)
            self.step += 1
        yield self.prints()
        yield "outcome " + canonical(self.game.outcome(self.s).record()).decode()

    def question(self, ask: Ask, others: int) -> str:
        words = " ".join(self.game.word(option) for option in ask.options)
        # The next of several discards: the same options, less the one that was taken.
        if self.last == (ask.seat, ask.prompt, ask.options):
            words = "..."
        elif DETAILED <= self.step < BRIEF:
            words = f"{len(ask.options)} {digest({'options': list(ask.options)})[:4]}"
        notes = [f"+{others}"] if others else []
        notes += ["sealed"] if ask.sealed else []
        source = f" by {self.card(ask.source)}" if ask.source >= 0 else ""
        return " ".join([f"p{ask.seat + 1}", ask.prompt, str(ask.amount), *notes]) + f"{source} [{words}]"

    def brief(self, seat: int, code: int, line: str) -> str:
        what = f"p{seat + 1} {self.game.word(code)}" if seat >= 0 else f"{code}"
        return f"{self.step} {what} {digest({'line': line})[:6]}"

    def event(self, event: Event) -> str:
        words = [event.kind, f"p{event.seat + 1}" if event.seat >= 0 else "-", *map(self.card, event.cards)]
        words += [f"x{event.amount}"] if event.amount not in (0, len(event.cards)) else []
        words += [f"by {self.card(event.source)}"] if event.source not in (-1, self.source) else []
        words += [f"sees {event.sees:b}"] if event.sees >= 0 else []
        return " ".join(words) + ("!" if event.reveals else "")

    def card(self, card: int) -> str:
        if self.cards is None or not self.cards.holds(self.cards.code(card)):
            return f"c{card}"
        return self.game.word(self.cards.code(card))

    def prints(self) -> str:
        views = [digest(self.game.view(self.s, viewer).record()) for viewer in (*range(self.at.seats), None)]
        return " ".join([f"{self.step} digest", digest(self.game.fingerprint(self.s)), "views", *views])

    def views(self) -> Iterator[str]:
        for viewer in (*range(self.at.seats), None):
            who = "spectator" if viewer is None else f"p{viewer + 1}"
            yield f"{self.step} view {who} {canonical(self.game.view(self.s, viewer).record()).decode()}"


@pytest.mark.parametrize(("at", "seed"), ALL, ids=[file_name(at, seed)[:-4] for at, seed in ALL])
def test_it_plays_as_written(at: Configuration, seed: int) -> None:
    text = "\n".join(Scribe(at, seed).lines()) + "\n"
    assert len(text.encode()) <= LARGEST
    agree(PLAYTHROUGHS / file_name(at, seed), text)


def test_every_file_is_played() -> None:
    assert sorted(path.name for path in PLAYTHROUGHS.iterdir()) == sorted(file_name(at, seed) for at, seed in ALL)
