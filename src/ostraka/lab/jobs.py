"""Work of a plan in portions: (game, variant, bots, seats, range of deals), told in plain values and answered in rows.

A job gives the same rows wherever and whenever it is done, so it can be done again if whoever did it is lost.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from ostraka.bots.roster import make_bot
from ostraka.core.event import Event
from ostraka.core.game import Game
from ostraka.core.mind.insight import shares
from ostraka.core.outcome import Outcome
from ostraka.lab.blank import BLANKABLE, DRAWN, EVERYBODYS, PLAYED, blanked
from ostraka.lab.contest import APART, contest
from ostraka.match import Match
from ostraka.match.shelf import load_game
from ostraka.match.step import Choice
from ostraka.match.variant import PRINTED

__all__ = ["GAMES", "REPLAYS", "WORTH", "Job", "Rows", "run_job"]

GAMES: Final = "games"
WORTH: Final = "worth"
REPLAYS: Final = "replays"

Rows = dict[str, list[dict[str, Any]]]
"""Rows by the name of their table."""


@dataclass(frozen=True)
class Job:
    """So many deals of one cell of a plan."""

    kind: str
    game: str
    variant: str
    level: str
    seats: int
    seed: int
    first: int
    count: int
    settings: dict[str, str | bool | int] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """A name that no other job has."""
        told = json.dumps(asdict(self), sort_keys=True)
        return f"{self.kind}-{hashlib.blake2b(told.encode(), digest_size=8).hexdigest()}"


def run_job(record: Mapping[str, Any]) -> Rows:
    """The rows of a job. The variant's rules must be those that this process knows."""
    job = Job(**record)
    game = load_game(job.game)
    deals = range(job.first, job.first + job.count)
    if job.kind == WORTH:
        return {WORTH: [row for deal in deals for row in worth_rows(game, job, deal)]}
    if job.kind == REPLAYS:
        return {REPLAYS: [{**told.cell, "text": told.text()} for told in (Told(game, job, deal) for deal in deals)]}
    games: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = []
    for deal in deals:
        told = Told(game, job, deal)
        games += told.game_rows()
        cards += told.card_rows()
    return {"games": games, "cards": cards}


class Told:
    """One game of a job, and what can be told of it."""

    def __init__(self, game: Game[Any, Any], job: Job, deal: int) -> None:
        self.game = game
        self.job = job
        self.deal = deal
        self.log: list[Choice] = []
        self.events: list[Event] = []
        bots = [make_bot(game, job.level)] * job.seats
        seed = job.seed * APART + deal
        self.outcome: Outcome = contest(game, bots, seed, job.settings, log=self.log, events=self.events)
        assert self.outcome.ranks is not None
        self.victory = shares(self.outcome.ranks, self.outcome.sides)

    def text(self) -> str:
        """The replay file."""
        job = self.job
        match: Match[Any, Any] = Match(
            self.game, job.seats, job.settings, f"{job.seed * APART + self.deal}", forced=False
        )
        for choice in self.log:
            match.play(*choice)
        return match.text()

    @property
    def cell(self) -> dict[str, Any]:
        job = self.job
        return {"variant": job.variant, "level": job.level, "seats": job.seats, "deal": self.deal}

    def game_rows(self) -> list[dict[str, Any]]:
        """One row for each seat."""
        outcome, turns = self.outcome, sum(event.kind == "turn" for event in self.events)
        assert outcome.ranks is not None
        found = []
        for seat, points in enumerate(outcome.points):
            row = {**self.cell, "seat": seat, "victory": self.victory[seat], "rank": outcome.ranks[seat]}
            row |= {"points": sum(points), "choices": len(self.log), "turns": turns, "ended": outcome.ended}
            found.append(row | {f"from_{source}": n for source, n in zip(outcome.sources, points, strict=True)})
        return found

    def met(self, kinds: Mapping[str, tuple[str, ...]]) -> dict[int, int]:
        """The cards that events of these kinds speak of, and the seat that met each of them first."""
        found: dict[int, int] = {}
        for event in self.events:
            if event.kind in kinds.get(self.game.id, ()) and event.seat >= 0:
                for card in event.cards:
                    if card >= 0:
                        found.setdefault(card, event.seat)
        return found

    def card_rows(self) -> list[dict[str, Any]]:
        """One row for each card that came to somebody."""
        drawn, played = self.met(DRAWN), self.met(PLAYED)
        counted = drawn if self.game.id in EVERYBODYS else {**drawn, **played}
        return [
            {**self.cell, "card": card, "seat": seat, "played": card in played, "victory": self.victory[seat]}
            for card, seat in sorted(counted.items())
        ]


def worth_rows(game: Game[Any, Any], job: Job, deal: int) -> list[dict[str, Any]]:
    """For each card that somebody played: what they had more than the others with it than with a blank instead."""
    if game.id not in BLANKABLE or job.variant != PRINTED:
        return []
    told = Told(game, job, deal)
    found = []
    for card, seat in sorted(told.met(PLAYED).items()):
        with blanked(game.id, card):
            other = Told(game, job, deal)
        worth = margin(told.outcome, seat) - margin(other.outcome, seat)
        row = {**told.cell, "card": card, "seat": seat, "worth": worth}
        found.append(row | {"wins": told.victory[seat] - other.victory[seat]})
    return found


def margin(outcome: Outcome, seat: int) -> float:
    """What a seat has more than the others on average; partners are not others."""
    others = [outcome.total(other) for other, side in enumerate(outcome.sides) if side != outcome.sides[seat]]
    return outcome.total(seat) - (sum(others) / len(others) if others else 0.0)
