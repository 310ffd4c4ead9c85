"""What a card and a find token are: printed figures, and the counter of its owner that it raises."""

from __future__ import annotations

from ostraka.games.thebes.terms import (
    ARTEFACT,
    ARTEFACTS,
    ASSISTANT,
    ASSISTANTS,
    BOOK,
    BOOKS,
    CAR,
    CARS,
    CONGRESS,
    CONGRESSES,
    EXHIBITED,
    EXHIBITION,
    GENERAL,
    GENERAL_BOOK,
    KIND_NAMES,
    LEGEND,
    LEGENDS,
    SHOVEL,
    SHOVELS,
    SPECIAL_LICENCE,
    SPECIAL_LICENCES,
    ZEPPELIN,
    ZEPPELINS,
)

__all__ = [
    "Thing",
    "artefacts",
    "assistants",
    "book_token",
    "books",
    "cars",
    "congresses",
    "general_books",
    "general_token",
    "large",
    "legend",
    "shovels",
    "small",
    "special_licences",
    "zeppelins",
]


class Thing:
    """A research card, an exhibition or a find token.

    `city` and `weeks` are where and how long it takes to get a card (a token has no city: -1, it lies in the bag of
    site `bag`). `site` is what its knowledge or artefact is about, `value` its knowledge or its points, `requires`
    the artefacts an exhibition wants, by site. Owning it raises `counter` by `amount`.
    """

    def __init__(
        self,
        kind: int,
        counter: int,
        amount: int,
        city: int = -1,
        weeks: int = 0,
        value: int = 0,
        site: int = -1,
        requires: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0),
        bag: int = -1,
        name: str = "",
    ) -> None:
        self.kind = kind
        self.counter = counter
        self.amount = amount
        self.city = city
        self.weeks = weeks
        self.value = value
        self.site = site
        self.requires = requires
        self.bag = bag
        self.name = name

    def __repr__(self) -> str:
        return f"<{KIND_NAMES[self.kind]} value={self.value} site={self.site} city={self.city}>"


def books(site: int, value: int, weeks: int, *cities: int) -> list[Thing]:
    """Science books about a site, one in each of these cities."""
    return [Thing(BOOK, BOOKS + site, value, city, weeks, value, site) for city in cities]


def general_books(value: int, weeks: int, *cities: int) -> list[Thing]:
    """General knowledge."""
    return [Thing(GENERAL_BOOK, GENERAL, value, city, weeks, value) for city in cities]


def legend(site: int, value: int, weeks: int, city: int) -> Thing:
    """A legend about a site: single use."""
    return Thing(LEGEND, LEGENDS + site, 1, city, weeks, value, site)


def assistants(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(ASSISTANT, ASSISTANTS, 1, city, weeks) for city in cities]


def shovels(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(SHOVEL, SHOVELS, 1, city, weeks) for city in cities]


def cars(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(CAR, CARS, 1, city, weeks) for city in cities]


def zeppelins(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(ZEPPELIN, ZEPPELINS, 1, city, weeks) for city in cities]


def special_licences(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(SPECIAL_LICENCE, SPECIAL_LICENCES, 1, city, weeks) for city in cities]


def congresses(weeks: int, *cities: int) -> list[Thing]:
    return [Thing(CONGRESS, CONGRESSES, 1, city, weeks) for city in cities]


def _wants(pairs: tuple[tuple[int, int], ...]) -> tuple[int, int, int, int, int]:
    wanted = [0, 0, 0, 0, 0]
    for site, number in pairs:
        wanted[site] = number
    return wanted[0], wanted[1], wanted[2], wanted[3], wanted[4]


def small(city: int, one: int, two: int) -> Thing:
    """A small exhibition: one artefact of a site and two of another, 3 weeks, 4 points."""
    return Thing(EXHIBITION, EXHIBITED, 4, city, 3, 4, -1, _wants(((one, 1), (two, 2))))


def large(city: int, one: int, two: int, three: int) -> Thing:
    """A large exhibition: one, two and three artefacts of three sites, 4 weeks, 5 points."""
    return Thing(EXHIBITION, EXHIBITED, 5, city, 4, 5, -1, _wants(((one, 1), (two, 2), (three, 3))))


def artefacts(site: int, *named: tuple[int, str]) -> list[Thing]:
    """The artefacts of a site, by value; the first one is the first-dig bonus."""
    return [Thing(ARTEFACT, ARTEFACTS + site, 1, -1, 0, value, site, bag=site, name=name) for value, name in named]


def book_token(bag: int, about: int) -> Thing:
    """The science book that lies among the finds of another site."""
    return Thing(BOOK, BOOKS + about, 1, -1, 0, 1, about, bag=bag)


def general_token(bag: int) -> Thing:
    """General knowledge among the finds of a site."""
    return Thing(GENERAL_BOOK, GENERAL, 1, -1, 0, 1, bag=bag)
