"""What the zone declarations hide from a viewer, and the same state with all of it exchanged.

Nothing here looks at a view: visibility is what the zones declare, and views are held against it.
"""

from __future__ import annotations

from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S

__all__ = ["exchange", "hidden_cards", "perturb", "secret_cards"]


def hidden_places(game: Game[S, V], s: S, seat: int | None) -> dict[str, list[tuple[list[int], int]]]:
    """By pool, every place (a zone's list and an index) whose card the declarations hide from `seat`."""
    pools: dict[str, list[tuple[list[int], int]]] = {}
    knows = game.knows
    for zone in game.zones:
        for owner, cards in enumerate(zone.lists(s)):
            if zone.seen_by(owner if zone.per_seat else -1, seat):
                continue
            hidden = [(cards, i) for i, card in enumerate(cards) if card >= 0 and not knows(s, zone, owner, card, seat)]
            if hidden:
                pools.setdefault(zone.pool, []).extend(hidden)
    return pools


def hidden_cards(game: Game[S, V], s: S, seat: int | None) -> set[int]:
    """Every card the declarations hide from `seat` (None: a spectator)."""
    return {cards[i] for places in hidden_places(game, s, seat).values() for cards, i in places}


def secret_cards(game: Game[S, V], s: S, seat: int | None) -> set[int]:
    """The hidden cards whose place `seat` cannot work out: those of a pool that lies hidden in more than one place.

    When all hidden cards of a pool lie in one bag, counting the others tells which they are.
    """
    bags = [cards for zone in game.zones if not zone.ordered for cards in zone.lists(s)]
    found: set[int] = set()
    for places in hidden_places(game, s, seat).values():
        first = places[0][0]
        if any(cards is not first for cards, _ in places) or all(bag is not first for bag in bags):
            found.update(cards[i] for cards, i in places)
    return found


def exchange(game: Game[S, V], s: S, seat: int | None, rng: Rng, fixed: frozenset[int] = frozenset()) -> int:
    """Exchange, in place, all cards hidden from `seat` for each other, pool by pool, but for `fixed` ones.

    Returns how many moved.
    """
    names: dict[int, int] = {}
    for places in hidden_places(game, s, seat).values():
        free = [(cards, i) for cards, i in places if cards[i] not in fixed]
        old = [cards[i] for cards, i in free]
        new = old[:]
        rng.shuffle(new)
        for (cards, i), was, now in zip(free, old, new, strict=True):
            cards[i] = now
            if was != now:
                names[was] = now
    for zone in game.zones:
        if not zone.ordered:
            for cards in zone.lists(s):
                cards.sort()
    game.rename(s, names)
    return len(names)


def perturb(game: Game[S, V], s: S, seat: int | None, rng: Rng) -> S:
    """A copy in which every card hidden from `seat` by the zone declarations may be another one, asking anew."""
    t = game.copy(s)
    exchange(game, t, seat, rng)
    game.settle(t)
    return t
