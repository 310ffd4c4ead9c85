"""What every game can say. A game with cards of its own has a module `text/words.py` with a class of `Words`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from mypy_extensions import mypyc_attr

from ostraka.core.event import Event
from ostraka.core.game import Game, Note, View
from ostraka.core.meter import Meter
from ostraka.core.turn import PASS, Ask
from ostraka.match.shelf import home_of
from ostraka.text.catalogue import FORMS, Catalogue, client_catalogue, open_catalogue
from ostraka.text.clause import Args

__all__ = ["NOBODY", "Words", "make_words", "own_module", "plain"]

NOBODY = -1
"""The seat of a reader who has none."""
_UNWELCOME = {"Cc", "Cf", "Zl", "Zp"}
"""Controls, direction marks and line ends: nothing a name may bring into a line of text."""


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name as it may stand in a line of text."""
    kept = (" " if unicodedata.category(c) in _UNWELCOME else c for c in name)
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def alone(form: str) -> re.Pattern[str]:
    """Finds a name where it stands as a word of its own."""
    return re.compile(rf"(?<!\w){re.escape(form)}(?!\w)")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of one game in one language.

    Message ids are `ask-<prompt>`, `help-<prompt>`, `option-<verb>-<prompt>` or `option-<verb>`, `event-<kind>`,
    `source-…`, `ended-…`, `setting-…`, `meter-<name>` and `meter-<name>-why`; notes bring their own (`reason-…`,
    `preview-…`).
    """

    def __init__(self, game: Game[Any, Any], catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        self.known: dict[tuple[object, ...], str] = {}
        """What a game's own words have said before, by all that it depends on."""
        self._forms: dict[int, list[str]] = {}

    @property
    def title(self) -> str:
        """What the game is called in this language."""
        known = f"game-{self.game.printed or self.game.id}-title"
        client = client_catalogue(self.catalogue.language)
        title = client.say(known) if client.has(known) else self.game.title
        return f"{title}: {self.game.title.partition(': ')[2]}" if self.game.printed else title

    # Cards: a game that has any says more about them.

    @property
    def things(self) -> int:
        """How many cards and other things have a name, numbered from 0: as many cards as the options can point at."""
        return max((block.first + block.size for block in self.game.actions.blocks if block.name == "card"), default=0)

    def card(self, n: int) -> str:
        """The name of a card."""
        return self.catalogue.say(f"card-{n}")

    def card_line(self, n: int) -> str:
        """A card and its figures in one line."""
        return self.card(n)

    def card_text(self, n: int) -> str:
        """What a card does, in full sentences."""
        return ""

    def requirement(self, n: int) -> str | None:
        """What a card asks for before it can be had."""
        return None

    def card_rulings(self, n: int) -> list[str]:
        """The rulings that concern a card."""
        return []

    def names(self) -> dict[str, str]:
        """What else stands on the board, by its id."""
        return {}

    def adjacent(self, view: View) -> dict[str, list[str]]:
        """What each place on the board is adjacent to, all by name; empty in a game in which that does not matter."""
        return {}

    def named(self, message: str, name: str) -> str:
        """A name that a language may replace, but need not."""
        return self.catalogue.say(message) if self.catalogue.has(message) else name

    def series(self, parts: Sequence[str], sign: str = "comma") -> str:
        """Several things one after the other, where no sentence ties them together."""
        text = "".join(parts[:1])
        for part in parts[1:]:
            text = self.catalogue.say(f"list-{sign}", {"list": text, "next": part})
        return text

    # Questions and answers

    def ask(self, ask: Ask, seat_names: Sequence[str] = ()) -> str:
        """The question in one sentence."""
        return self.catalogue.compose(f"ask-{ask.prompt}", self.ask_args(ask, seat_names))

    def help(self, ask: Ask) -> str:
        """What the decision means, what the card behind it does, and which rulings apply."""
        message = f"help-{ask.prompt}"
        parts = [self.catalogue.compose(message, self.ask_args(ask, ()))]
        rulings = (self.catalogue.attribute(message, "rulings") or "").split()
        if ask.source >= 0:
            parts.append(self.catalogue.say("help-card", self.about(ask.source)))
            rulings += [ruling for ruling in self.card_rulings(ask.source) if ruling not in rulings]
        if rulings:
            parts.append(self.rulings(rulings))
        return " ".join(parts)

    def rulings(self, rulings: Sequence[str]) -> str:
        """Which rulings apply, by their numbers."""
        return self.catalogue.say("help-rulings", {"rulings": ", ".join(rulings), "n": len(rulings)})

    def about(self, n: int) -> Args:
        """A card's name, as it begins a sentence, and its text."""
        name = self.card(n)
        return {"card": name[:1].upper() + name[1:], "text": self.card_text(n)}

    def option(self, code: int, ask: Ask | None = None, seat_names: Sequence[str] = ()) -> str:
        """The label of an option, as an answer to `ask`."""
        return self.catalogue.say(*self.option_parts(code, ask, seat_names))

    def option_parts(self, code: int, ask: Ask | None, seat_names: Sequence[str]) -> tuple[str, Args]:
        """What the label of an option is made from: a message, and all that it speaks of."""
        label = self.game.actions.describe(code)
        args: Args = {} if ask is None else self.ask_args(ask, seat_names)
        for block, thing in label.targets:
            args.update(n=thing, place=thing + 1, name=self.thing(block, thing, seat_names))
        prompt = "" if ask is None else f"-{ask.prompt}"
        message = self.catalogue.first(label.message + prompt, label.message)
        return message, self.catalogue.needed(message, args)

    def thing(self, block: str, thing: int, seat_names: Sequence[str]) -> str:
        """The name of what an option points at."""
        if block == "card":
            return self.card(thing)
        return self.seat(thing, seat_names) if block == "seat" else str(thing)

    def ask_args(self, ask: Ask, seat_names: Sequence[str]) -> Args:
        """What messages about a question may use."""
        return {
            "seat": self.seat(ask.seat, seat_names),
            "amount": ask.amount,
            "choices": len(ask.options),
            "optional": "only" if ask.options == (PASS,) else "yes" if PASS in ask.options else "no",
            **self.cause(ask.source),
        }

    # What has happened

    def event(self, event: Event, seat_names: Sequence[str] = (), you: int = NOBODY) -> str | None:
        """A line of the log for who sits at `you`, or None if the event is not worth one."""
        return self.event_parts(event, seat_names, you)[0]

    def event_parts(self, event: Event, seat_names: Sequence[str], you: int = NOBODY) -> tuple[str | None, Args]:
        """The same, and all that the line speaks of."""
        if self.silent(event):
            return None, {}
        args = {**self.event_args(event, seat_names), "you": "yes" if you == event.seat >= 0 else "no"}
        return self.catalogue.say(f"event-{event.kind}", args), args

    def silent(self, event: Event) -> bool:
        """Whether the log leaves this event out."""
        return False

    @property
    def heads_turns(self) -> bool:
        """Whether an event `turn` stands before each turn."""
        return self.catalogue.has("event-turn")

    def folded(self, seat: int, events: Sequence[Event], seat_names: Sequence[str] = (), you: int = NOBODY) -> str:
        """A whole turn of a seat in a line: what was done, without all that follows from it. "" if nothing was.

        A game that says no better leaves nothing out.
        """
        lines = [self.event(event, seat_names, you) for event in events]
        return " ".join([line for line in lines if line is not None])

    def deeds(self, seat: int, deeds: Sequence[tuple[str, Args]], seat_names: Sequence[str], you: int) -> str:
        """What a seat did, one after the other, in one sentence; each is a message without a subject."""
        who = self.who(seat, seat_names, you)
        return self.did([self.catalogue.compose(message, {**args, **who}) for message, args in deeds], who)

    def who(self, seat: int, seat_names: Sequence[str], you: int) -> Args:
        """Whose deeds are told, and whether to themselves."""
        return {"seat": self.seat(seat, seat_names), "you": "yes" if you == seat >= 0 else "no"}

    def did(self, deeds: Sequence[str], who: Args) -> str:
        """Deeds in one sentence."""
        told = self.catalogue.listing(deeds)
        return self.catalogue.say("turn-deeds", {**who, "deeds": told, "deeds_capital": told[:1].upper() + told[1:]})

    def names_in(self, text: str, cards: Iterable[int]) -> list[tuple[str, int]]:
        """Which of these cards a text names, each as it stands there."""
        found: list[tuple[str, int]] = []
        for n in dict.fromkeys(cards):
            for form in self._spelt(n) if n >= 0 else ():
                # Most forms stand nowhere in a text, and that is quickly seen.
                if form in text and alone(form).search(text):
                    found.append((form, n))
                    break
        return found

    def _spelt(self, n: int) -> list[str]:
        """The spellings of a card, the longest first."""
        if n not in self._forms:
            self._forms[n] = sorted(self.spellings(n), key=lambda form: (-len(form), form))
        return self._forms[n]

    def spellings(self, n: int) -> set[str]:
        """What a card can be called in a sentence."""
        name = self.card(n)
        return {name, *(self.catalogue.form(name, form) for form in FORMS)}

    def event_args(self, event: Event, seat_names: Sequence[str]) -> Args:
        """What messages about an event may use."""
        return {
            "seat": self.seat(event.seat, seat_names),
            "amount": event.amount,
            "cards": self.cards(event.cards),
            "n": len(event.cards),
            "hidden": "yes" if -1 in event.cards else "no",
            **self.cause(event.source, event.cards),
        }

    def cards(self, cards: Sequence[int]) -> str:
        """Names of cards in one phrase; those that are hidden are only counted."""
        parts = [self.card(card) for card in cards if card >= 0]
        hidden = len(cards) - len(parts)
        if hidden:
            parts.append(self.catalogue.say("hidden-cards", {"n": hidden, "more": "yes" if parts else "no"}))
        return self.catalogue.listing(parts)

    def cause(self, source: int, cards: Sequence[int] = ()) -> Args:
        """The card behind something: `cause` is `no` without one, and `self` if it speaks of itself."""
        if source < 0:
            return {"cause": "no", "source": ""}
        return {"cause": "self" if source in cards else "yes", "source": self.card(source)}

    def seat(self, seat: int, seat_names: Sequence[str]) -> str:
        """The name of who sits there."""
        if 0 <= seat < len(seat_names):
            return plain(seat_names[seat])
        return self.catalogue.say("seat", {"place": seat + 1}) if seat >= 0 else ""

    # Notes, scores, settings

    def note(self, note: Note, seat_names: Sequence[str] = ()) -> str:
        """A reason or a preview."""
        return self.catalogue.say(note.message, self.note_args(note, seat_names))

    def note_args(self, note: Note, seat_names: Sequence[str]) -> Args:
        """The numbers of a note; `card` becomes a name."""
        args: Args = dict(note.args)
        card = args.get("card")
        if isinstance(card, int):
            args["card"] = self.card(card)
        return args

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.catalogue.say(f"source-{name}")

    def meter(self, meter: Meter) -> str:
        """What is counted."""
        return self.catalogue.say(f"meter-{meter.name}")

    def meter_why(self, meter: Meter) -> str:
        """What happens when it has come to its bound."""
        return self.catalogue.say(f"meter-{meter.name}-why", {"start": meter.start, "bound": meter.bound})

    def ended(self, code: str) -> str:
        """Why the game is over."""
        return self.catalogue.say(f"ended-{code}")

    def setting(self, name: str) -> str:
        """What a variant setting is called."""
        return self.catalogue.say(f"setting-{name}")

    def setting_value(self, name: str, value: str | bool | int, seats: int = 0) -> str:
        """What a value of a setting means; of one for each seat, at a table of so many."""
        if "," in str(value):
            return self.series([self.setting_value(name, each) for each in str(value).split(",")[: seats or None]])
        symbol = str(value).lower()
        own, common = f"setting-{name}-{symbol}", f"value-{symbol}"
        if type(value) is int and not self.catalogue.has(own):
            return str(value)
        return self.catalogue.say(self.catalogue.first(own, common) if isinstance(value, bool) else own)


def own_module(game: Game[Any, Any], name: str) -> ModuleType | None:
    """A module in the folder `text` of a game, if it has that."""
    home = home_of(game)
    if not home or find_spec(f"{home}.text") is None or find_spec(f"{home}.text.{name}") is None:
        return None
    return import_module(f"{home}.text.{name}")


def make_words(game: Game[Any, Any], language: str, strict: bool = False) -> Words:
    """The words of a game: of the class `WORDS` in its own `text/words.py`, or the common ones."""
    catalogue = open_catalogue(language, home_of(game), strict)
    own = own_module(game, "words")
    make = Words if own is None else cast("type[Words]", own.WORDS)
    return make(game, catalogue)
