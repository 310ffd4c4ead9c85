"""The words of Thebes: names and texts of its cards and tokens, places, and what its events speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ostraka.core.event import Event
from ostraka.core.game import Game, Note, View
from ostraka.games.thebes.board import ROUTES
from ostraka.games.thebes.cards.kinds import Thing
from ostraka.games.thebes.catalogue import ALL_THINGS
from ostraka.games.thebes.terms import ARTEFACT, CARD_COUNT, CITIES, EXHIBITION, KIND_NAMES, PLACES, THINGS
from ostraka.games.thebes.text.turns import bare, folded
from ostraka.text.catalogue import Catalogue
from ostraka.text.clause import Args
from ostraka.text.words import NOBODY, Words

__all__ = ["WORDS", "ThebesWords"]

RULINGS: Final = (
    "T-26 T-59 T-60", "T-26", "T-28", "T-29 T-31 T-32", "T-30 T-31 T-32", "T-15 T-16", "T-17", "T-40", "T-58",
    "T-48 T-49", "T-50 T-56",
)  # fmt: skip
"""The rulings of each kind of card or token."""

SILENT: Final = {"turn", "blank"}
"""Events that say nothing new, or come too often for a line each."""


class ThebesWords(Words):
    """Cards and tokens are described by kind, site, city and value."""

    def __init__(self, game: Game[Any, Any], catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self._cards: dict[int, str] = {}

    @property
    def things(self) -> int:
        return THINGS

    def place(self, place: int) -> str:
        """The name of a city or site."""
        return self.catalogue.say(f"place-{PLACES[place]}")

    def site(self, site: int) -> str:
        return self.place(CITIES + site)

    def names(self) -> dict[str, str]:
        return {id: self.place(n) for n, id in enumerate(PLACES)}

    def adjacent(self, view: View) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {self.place(n): [] for n in range(len(PLACES))}
        for one, other in ROUTES:
            found[self.place(one)].append(self.place(other))
            found[self.place(other)].append(self.place(one))
        return found

    # Cards and tokens

    def figures(self, n: int) -> Args:
        """Everything messages about a card or token may use."""
        thing: Thing = ALL_THINGS[n]
        args: Args = {"value": thing.value, "weeks": thing.weeks, "points": thing.value}
        args["city"] = self.place(thing.city) if thing.city >= 0 else ""
        args["site"] = self.site(thing.site) if thing.site >= 0 else ""
        args["bag"] = self.site(thing.bag) if thing.bag >= 0 else ""
        args["size"] = "small" if thing.value == 4 else "large"
        if thing.kind == ARTEFACT:
            args["name"] = self.named(f"artefact-{'-'.join(thing.name.lower().split())}-name", thing.name)
        if thing.kind == EXHIBITION:
            wanted = [(site, number) for site, number in enumerate(thing.requires) if number]
            wanted.sort(key=lambda pair: pair[1])
            parts = [
                self.catalogue.say("required-artefacts", {"n": number, "site": self.site(site)})
                for site, number in wanted
            ]
            args["requires"] = self.catalogue.listing(parts)
        return args

    def kind(self, n: int) -> str:
        """The word for a kind in message ids; knowledge tokens differ from cards."""
        thing = ALL_THINGS[n]
        kind = KIND_NAMES[thing.kind].replace("_", "-").replace("license", "licence")
        return f"{kind}-token" if n >= CARD_COUNT and thing.kind != ARTEFACT else kind

    def card(self, n: int) -> str:
        if n not in self._cards:
            self._cards[n] = self.catalogue.compose(f"card-{self.kind(n)}", self.figures(n))
        return self._cards[n]

    def spellings(self, n: int) -> set[str]:
        return {name for form in super().spellings(n) for name in (form, bare(form))}

    def card_line(self, n: int) -> str:
        shape = "token" if n >= CARD_COUNT else "card"
        return self.catalogue.compose(f"line-{shape}", {**self.figures(n), "card": self.card(n)})

    def card_text(self, n: int) -> str:
        return self.catalogue.compose(f"text-{self.kind(n)}", self.figures(n))

    def asks_for(self, exhibition: int) -> str:
        """The artefacts an exhibition requires; its text begins with the same sentence."""
        return self.catalogue.say("asks-for", {"requires": self.figures(exhibition)["requires"]})

    def card_rulings(self, n: int) -> list[str]:
        return RULINGS[ALL_THINGS[n].kind].split()

    # Answers, events, notes

    def thing(self, block: str, thing: int, seat_names: Sequence[str]) -> str:
        if block in ("take", "exhibit"):
            return self.card(thing)
        return self.site(thing) if block == "dig" else super().thing(block, thing, seat_names)

    def silent(self, event: Event) -> bool:
        return event.kind in SILENT

    def folded(self, seat: int, events: Sequence[Event], seat_names: Sequence[str] = (), you: int = NOBODY) -> str:
        return folded(self, seat, events, seat_names, you)

    def event_args(self, event: Event, seat_names: Sequence[str]) -> Args:
        args = super().event_args(event, seat_names)
        if event.kind == "travel":
            args["place"] = self.place(event.amount)
        elif event.kind == "dig":
            args["site"] = self.site(event.amount)
        elif event.kind == "year":
            args["year"] = str(event.amount)
        return args

    def note_args(self, note: Note, seat_names: Sequence[str]) -> Args:
        args = super().note_args(note, seat_names)
        site = note.args.get("site")
        if isinstance(site, int):
            args["site"] = self.site(site)
        if "year" in args:
            # A year is a name, not a number to be grouped in thousands.
            args["year"] = str(args["year"])
        for name in ("points", "none"):
            if isinstance(args.get(name), str):
                args[name] = self.catalogue.decimal(str(args[name]))
        order = note.args.get("order")
        if isinstance(order, str):
            names = [self.seat(int(seat), seat_names) for seat in order.split(",") if seat]
            args["order"] = ", ".join(names)
            args["others"] = len(names)
        return args


WORDS: Final = ThebesWords
