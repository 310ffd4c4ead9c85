"""The words of Ancient Knowledge: names, figures and texts of its cards, and what its events speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from ostraka.core.event import Event
from ostraka.core.expr import Fact
from ostraka.core.game import Game, Note, View
from ostraka.core.turn import Ask
from ostraka.games.ancient.catalogue import CARDS, Card
from ostraka.games.ancient.facts import card_id, facts, rulings_of, slug
from ostraka.games.ancient.terms import ARTEFACT, KIND_NAMES, TECHNOLOGY
from ostraka.games.ancient.text.turns import folded
from ostraka.games.ancient.view import TableView
from ostraka.text.bundle import Arg
from ostraka.text.catalogue import Catalogue
from ostraka.text.clause import Args, Clauses
from ostraka.text.words import NOBODY, Words

__all__ = ["WORDS", "AncientWords"]

SILENT: Final = {"shift"}
"""Events that come every turn and say nothing new."""
LOOKING: Final = {"peek", "under"}
"""Events that are worth a line only to who may know the cards."""

SAID: Final = {"this": "declining", "timeline.knowledge": "knowledge", "lost_knowledge": "lost"}
"""What a condition on these counts has mentioned."""


class AncientClauses(Clauses):
    """Ancient Knowledge's own fine print."""

    def op(self, fact: Fact, context: Mapping[str, Arg], mood: str = "do") -> str:
        # "each other city" makes sense on a city only (CARD-03).
        if fact["op"] == "knowledge_discount":
            fact = {**fact, "other": bool(fact["other"]) and fact["type"] == context["self"]}
        return super().op(fact, context, mood)


class AncientWords(Words):
    """Cards are rendered from what their declarations say."""

    def __init__(self, game: Game[Any, Any], catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self.clauses = AncientClauses(catalogue)
        self._cards: dict[int, str] = {}
        self._texts: dict[int, str] = {}

    # Cards

    def card(self, n: int) -> str:
        if n not in self._cards:
            self._cards[n] = self.named(f"card-{card_id(CARDS[n])}-name", CARDS[n].name)
        return self._cards[n]

    def card_line(self, n: int) -> str:
        card = CARDS[n]
        args: Args = {
            "name": self.card(n),
            "type": KIND_NAMES[card.kind],
            "country": self.country(card),
            "cost": card.cost,
            "slot": card.slot,
            "locked": "yes" if card.locked else "no",
            "knowledge": card.knowledge,
            "points": card.points,
            "level": card.level,
        }
        shape = "technology" if card.kind & TECHNOLOGY else "artefact" if card.kind == ARTEFACT else "monument"
        return self.catalogue.compose(f"line-{shape}", args)

    def country(self, card: Card) -> str:
        return self.named(f"country-{slug(card.country)}-name", card.country)

    def names(self) -> dict[str, str]:
        return {card.country: self.country(card) for card in CARDS if card.country}

    def card_text(self, n: int) -> str:
        if n not in self._texts:
            override = f"card-{card_id(CARDS[n])}-text"
            own = self.catalogue.has(override)
            self._texts[n] = self.catalogue.say(override) if own else self.generated_text(n)
        return self._texts[n]

    def generated_text(self, n: int) -> str:
        """The text that follows from the card's clause, whatever an override says."""
        clause = cast("list[Fact]", facts(CARDS[n])["mechanics"])[0]
        return self.clauses.sentence(clause, self.context(n, clause))

    def context(self, n: int, clause: Fact) -> Args:
        """The card's own type, when its effect works, and what its condition has spoken of (so that "it" is enough)."""
        kind = CARDS[n].kind
        condition = clause.get("if")
        count = str(condition.get("count")) if isinstance(condition, dict) else ""
        return {
            "self": "technology" if kind & TECHNOLOGY else KIND_NAMES[kind],
            "said": SAID.get(count) or SAID.get(count.partition(".")[0], "no"),
            "when": str(clause["when"]),
        }

    def requirement(self, n: int) -> str | None:
        what = self.required(n)
        return None if what is None else self.catalogue.say("requirement", {"what": what})

    def required(self, n: int) -> str | None:
        """The requirement of a technology as a noun: "at least 3 artefacts in play"."""
        card = CARDS[n]
        if not card.kind & TECHNOLOGY or card.needs is None:
            return None
        return self.clauses.holding(card.needs.fact(), {"self": "technology", "said": "no"}, "requirement")

    def card_rulings(self, n: int) -> list[str]:
        return rulings_of(CARDS[n])

    def adjacent(self, view: View) -> dict[str, list[str]]:
        """The monuments on the Timelines, which are all open (SET-8)."""
        s = cast(TableView, view).table
        monuments = [(p, card) for p, card in enumerate(s.line) if card >= 0]
        return {self.card(card): [self.card(other) for other in s.neighbours(p)] for p, card in monuments}

    # Questions, events, notes

    def ask_args(self, ask: Ask, seat_names: Sequence[str]) -> Args:
        args = super().ask_args(ask, seat_names)
        if ask.prompt == "slot":
            args["slot"] = CARDS[ask.source].slot
        if ask.prompt == "pay-effect":
            clause = cast("list[Fact]", facts(CARDS[ask.source])["mechanics"])[0]
            cost = cast(Fact, clause["cost"])
            of = "in_play" if cost["op"] == "discard_artefacts" else str(cost.get("type", "none"))
            args.update(how=str(cost["amount"]), of=of)
        return args

    def silent(self, event: Event) -> bool:
        if event.kind in LOOKING:
            return -1 in event.cards
        return event.kind in SILENT or (event.kind == "straighten" and event.amount == 0)

    def folded(self, seat: int, events: Sequence[Event], seat_names: Sequence[str] = (), you: int = NOBODY) -> str:
        return folded(self, seat, events, seat_names, you)

    def event_args(self, event: Event, seat_names: Sequence[str]) -> Args:
        args = super().event_args(event, seat_names)
        if event.kind in ("look", "steal"):
            args["victim"] = self.seat(event.amount, seat_names)
        elif event.kind in ("refill", "flip", "close-board"):
            args["board"] = event.amount + 1
        elif event.kind == "swap":
            args.update(first=self.card(event.cards[0]), second=self.card(event.cards[1]))
        elif event.kind == "exchange":
            given, returned = event.cards
            args.update(given=self.cards((given,)), returned=self.cards((returned,)))
        return args

    def note_args(self, note: Note, seat_names: Sequence[str]) -> Args:
        args = super().note_args(note, seat_names)
        card = note.args.get("card")
        if isinstance(card, int):
            args["requirement"] = self.required(card) or ""
        if isinstance(card, int) and note.message == "forecast-decline":
            other = note.args.get("other")
            args["cards"] = self.cards((card, other) if isinstance(other, int) else (card,))
            args["other"] = self.card(other) if isinstance(other, int) else ""
        return args


WORDS: Final = AncientWords
