"""A table for tests that read like rulings: given these cards, when that is chosen, then this holds.

    t = table(at="london", cards=["book-greece-2-london"])
    t.play("dig-greece weeks-6", "greece:4", "blank")
    assert t.finds == ["greece:1", "greece:4"]

Cards are named by their id, tokens by site and value (`greece:4`, `greece:book`, `greece:general`). Words of `play` are
those of replays. What is drawn is stated after it; what is not stated is a blank, or any research card. The other seats
stand far behind seat 0's plans, in week 52 of 1903, unless it is said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from ostraka.core.turn import Roll
from ostraka.games.thebes.catalogue import ALL_THINGS, bag_of, bonus_of
from ostraka.games.thebes.facts import card_id, site_name
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.ops.dig import DRAW_TOKENS
from ostraka.games.thebes.ops.turn import TURN
from ostraka.games.thebes.state import Table, blank_table
from ostraka.games.thebes.terms import (
    ALL_LICENCES,
    ARTEFACT,
    BOOK,
    CARD_COUNT,
    FIRST_YEAR,
    PLACES,
    RESEARCH,
    SITES,
    week_of,
    year_of,
)
from tests.games.table import Play, Reading, codes

NUMBERS = {card_id(n): n for n in range(CARD_COUNT)}
CODES = codes(GAME)
DISPLAY = ("congress-berlin-a", "congress-berlin-b", "congress-vienna-a", "congress-vienna-b")
SITE_NAMES = [site_name(site) for site in range(SITES)]


def token_name(token: int) -> str:
    thing = ALL_THINGS[token]
    what = str(thing.value) if thing.kind == ARTEFACT else "book" if thing.kind == BOOK else "general"
    return f"{site_name(thing.bag)}:{what}"


def name(thing: int) -> str:
    """The word for a card or token."""
    return card_id(thing) if thing < CARD_COUNT else token_name(thing)


def place(word: str) -> int:
    return PLACES.index(word)


def weeks(year: int, week: int) -> int:
    """A year and a week as the state counts time."""
    return (year - FIRST_YEAR) * 52 + week - 1


class Side(Reading[Table]):
    """One seat's area."""

    game = GAME

    @property
    def cards(self) -> list[str]:
        return [name(card) for card in self.s.cards[self.seat]]

    @property
    def finds(self) -> list[str]:
        return [name(token) for token in self.s.finds[self.seat]]

    @property
    def place(self) -> str:
        return PLACES[self.s.place[self.seat]]

    @property
    def date(self) -> tuple[int, int]:
        """Year and week."""
        return year_of(self.s.time[self.seat]), week_of(self.s.time[self.seat])

    @property
    def used(self) -> list[str]:
        """The sites whose licence is used."""
        return [site_name(site) for site in range(SITES) if not self.s.licences[self.seat] >> site & 1]


class Given(Side, Play[Table]):
    """The whole table as seat 0 sees it in a test; `side(i)` gives the other seats."""

    def side(self, seat: int) -> Side:
        return Side(self.s, seat)

    @property
    def display(self) -> list[str]:
        return [name(card) for card in self.s.display]

    @property
    def slots(self) -> list[str]:
        return [name(card) if card >= 0 else "" for card in self.s.slots]

    @property
    def discard(self) -> list[str]:
        return [name(card) for card in self.s.discard]

    # What happens

    def play(self, line: str, *drawn: str) -> Self:
        """Choose these options one after the other; then draw these cards or tokens, and whatever else is drawn."""
        waiting = list(drawn)
        for word in line.split():
            self.choose(word)
            while isinstance(self.s.turn, Roll) and not (word == line.rsplit(maxsplit=1)[-1] and waiting):
                self.apply(self.anything())
        while isinstance(self.s.turn, Roll):
            self.apply(self.outcome(waiting) if waiting else self.anything())
        assert not waiting, f"{waiting} were not drawn"
        return self

    def mixed(self) -> bool:
        """Whether chance decides between an exhibition and a research card of stack 2."""
        s = self.s
        return not s.shuffles and not s.stacks[0] and bool(s.shows[0]) and s.top().step == 0

    def anything(self) -> int:
        """A blank, or the first research card there is."""
        assert isinstance(self.s.turn, Roll)
        return self.s.turn.n - 1 if self.s.top().op == DRAW_TOKENS or self.mixed() else 0

    def outcome(self, waiting: list[str]) -> int:
        """The outcome that draws the first of the things that are waited for."""
        s = self.s
        assert isinstance(s.turn, Roll)
        frame = s.top()
        if frame.op == DRAW_TOKENS:
            word = waiting.pop(0)
            return s.turn.n - 1 if word == "blank" else [name(t) for t in s.bags[frame.card]].index(word)
        card = NUMBERS[waiting[0]]
        shows = s.shows[0]
        if self.mixed() and card not in shows:
            return s.turn.n - 1  # not an exhibition: which research card comes next
        waiting.pop(0)
        bag = s.deck if s.shuffles else shows if card >= RESEARCH else s.unseen
        return bag.index(card)


def give(s: Table, seat: int, cards: Iterable[str], finds: Iterable[str]) -> None:
    """Lay cards and tokens before a seat."""
    for word in cards:
        card = NUMBERS[word]
        (s.unseen if card < RESEARCH else s.shows[0] if card in s.shows[0] else s.shows[1]).remove(card)
        s.gain(seat, card)
    for word in finds:
        bag = s.bags[SITE_NAMES.index(word.partition(":")[0])]
        s.gain(seat, bag.pop([name(token) for token in bag].index(word)))


def settle_stacks(s: Table) -> None:
    """Spread the unseen cards over the stacks, the third one last."""
    third = min(27, len(s.unseen)) if s.seats > 2 or not s.two_stacks else 0
    second = min(27, len(s.unseen) - third)
    s.stacks = [len(s.unseen) - third - second, second, third]


def table(
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    display: Sequence[str] = DISPLAY,
    slots: Sequence[str] = ("", "", ""),
    discard: Sequence[str] = (),
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> Given:
    """A table with these things on it; of a seat: at, time, cards, finds, used (licences), dug (bonuses it has)."""
    begun = GAME.new(setup, seats)
    s = blank_table(seats, GAME.setup(setup))
    s.bags = [bag_of(site) for site in range(SITES)]
    s.bonus = [bonus_of(site) for site in range(SITES)]
    s.unseen = list(range(RESEARCH))
    s.shows = [show[:] for show in begun.shows]
    for seat in range(seats):
        given = mine if seat == 0 else (others or {}).get(seat, {})
        s.place[seat] = place(given.get("at", "warsaw"))
        s.time[seat] = weeks(*given.get("time", (1902, 1) if seat == 0 else (1903, 52)))
        s.licences[seat] = ALL_LICENCES
        for site in given.get("used", ()):
            s.licences[seat] ^= 1 << SITE_NAMES.index(site)
        give(s, seat, given.get("cards", ()), given.get("finds", ()))
        for site in given.get("dug", ()):
            bonus = bonus_of(SITE_NAMES.index(site))
            s.bonus.remove(bonus)
            s.gain(seat, bonus)
    for word in display:
        s.unseen.remove(NUMBERS[word])
        s.display.append(NUMBERS[word])
    s.display.sort()
    for i, word in enumerate(slots):
        if word:
            (s.shows[0] if NUMBERS[word] in s.shows[0] else s.shows[1]).remove(NUMBERS[word])
            s.slots[i] = NUMBERS[word]
    for word in discard:
        (s.unseen if NUMBERS[word] < RESEARCH else s.shows[0]).remove(NUMBERS[word])
        s.discard.append(NUMBERS[word])
    s.discard.sort()
    settle_stacks(s)
    s.track = sorted(range(seats), key=lambda seat: s.time[seat])
    s.push(TURN, s.track[0])
    GAME.settle(s)
    GAME.check(s)
    return Given(s)
