"""Ratings from games, by the Plackett–Luce model of `openskill`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ostraka.lab.contest import Played

__all__ = ["Rating", "ratings"]

Z: Final = 1.96


@dataclass(frozen=True)
class Rating:
    """How strong somebody is thought to be; everybody begins at 25, and only differences mean anything."""

    mu: float
    sigma: float

    def interval(self) -> tuple[float, float]:
        """Where the true strength lies in 95 of 100 cases."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma

    def record(self) -> dict[str, object]:
        return {
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "interval": [round(bound, 3) for bound in self.interval()],
        }


def ratings(games: Sequence[Played], entrants: int, together: bool = False) -> list[Rating | None]:
    """One rating for each entrant from all games, taken in the order of their numbers; None without an opponent.

    Where all win or lose `together` a deal is a contest between the tables that played it: those that won it beat those
    that lost it.
    """
    from openskill.models import PlackettLuce

    # Bots do not change while they are measured: tau, by which people are allowed to, is 0.
    model = PlackettLuce(tau=0.0)
    found = [model.rating() for _ in range(entrants)]
    met: set[int] = set()
    for teams, ranks in contests(games, together):
        rated = model.rate([[found[entrant] for entrant in team] for team in teams], ranks=ranks)
        for team, members in zip(teams, rated, strict=True):
            for entrant, rating in zip(team, members, strict=True):
                found[entrant] = rating
                met.add(entrant)
    return [Rating(rating.mu, rating.sigma) if i in met else None for i, rating in enumerate(found)]


def contests(games: Sequence[Played], together: bool) -> Iterator[tuple[list[list[int]], list[float]]]:
    """The sides of each contest as lists of entrants, and the rank of each side."""
    ordered = sorted(games, key=lambda played: played.number)
    if together:
        deals: dict[int, list[Played]] = {}
        for played in ordered:
            deals.setdefault(played.deal, []).append(played)
        for tables in deals.values():
            if len(tables) > 1:
                yield [[played.seated[0]] for played in tables], [1.0 - played.victory[0] for played in tables]
        return
    for played in ordered:
        sides: dict[int, list[int]] = {}
        ranks: dict[int, float] = {}
        for seat, side in enumerate(played.sides):
            sides.setdefault(side, []).append(played.seated[seat])
            ranks[side] = played.ranks[seat]
        yield list(sides.values()), list(ranks.values())
