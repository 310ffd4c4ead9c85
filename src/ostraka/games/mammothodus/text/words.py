"""The words of Mammothodus: names of its cards, tokens, territories and figures, and what its events speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.core.event import Event
from ostraka.core.game import Note, View
from ostraka.core.turn import Ask
from ostraka.games.mammothodus.board import ADJACENT, CELLS, COLOUR, HUMAN_COLOUR, KIND, REGION, SHARD_TYPE, TRAIL_PLACE
from ostraka.games.mammothodus.tables import (
    CLANS,
    COLOUR_NAMES,
    DISCOVERY_NAMES,
    PORTAL,
    REGION_NAMES,
    SHARD_KINDS,
    SPIRITS,
    TALENT_NAMES,
    TERRITORIES,
)
from ostraka.games.mammothodus.terms import (
    CARDS,
    COLOURS,
    DISCOVERY,
    FIGURE,
    FRAGMENT,
    HUMAN,
    KIND_NAMES,
    SHARD,
    SPIRIT,
    TALENT,
    TERRITORY,
    THINGS,
    TRAIL,
)
from ostraka.games.mammothodus.text.turns import folded
from ostraka.text.clause import Args
from ostraka.text.words import NOBODY, Words

__all__ = ["WORDS", "MammothodusWords"]

ACTIONS: Final = ("move", "attack", "care", "adapt", "degrade", "activate")
SILENT: Final = {"market", "step", "no-appearance"}
"""Events that come too often for a line each, or only say that nothing happens."""


def symbol(name: str) -> str:
    """A name as it stands in message ids."""
    return name.lower().replace("_", "-")


class MammothodusWords(Words):
    """Everything on the table has a number (`terms.THINGS`) and a name."""

    @property
    def things(self) -> int:
        return THINGS

    # Names

    def card(self, n: int) -> str:
        if n < CARDS:
            return self.catalogue.say(f"kind-{symbol(KIND_NAMES[KIND[n]])}")
        if n < HUMAN:
            return self.shard(SHARD_TYPE[n - SHARD])
        if n < SPIRIT:
            colour = HUMAN_COLOUR[n - HUMAN]
            return self.catalogue.say(f"human-{COLOUR_NAMES[colour] if colour >= 0 else 'new-trail'}")
        if n < TRAIL:
            return self.catalogue.say(f"spirit-{SPIRITS[n - SPIRIT][0]}")
        if n < FRAGMENT:
            return self.catalogue.say("trail-token", {"number": n - TRAIL + 1})
        if n < DISCOVERY:
            return self.catalogue.say("fragment", {"name": PORTAL[n - FRAGMENT][0]})
        if n < TERRITORY:
            return self.catalogue.say(f"discovery-{symbol(DISCOVERY_NAMES[n - DISCOVERY][0])}")
        if n < TALENT:
            return self.territory(n - TERRITORY)
        if n < FIGURE:
            return self.catalogue.say(f"talent-{symbol(TALENT_NAMES[n - TALENT][0])}")
        clan = self.catalogue.say(f"clan-{CLANS[(n - FIGURE) // COLOURS][0]}")
        return self.catalogue.say("figure-of", {"figure": self.figure((n - FIGURE) % COLOURS), "clan": clan})

    def territory(self, t: int) -> str:
        """Its name, and the id on the map."""
        return self.catalogue.say("territory", {"name": self.short(t), "id": TERRITORIES[t][0]})

    def short(self, t: int) -> str:
        """The name of a territory alone."""
        return self.named(f"territory-{symbol(TERRITORIES[t][0])}-name", TERRITORIES[t][1])

    def names(self) -> dict[str, str]:
        found = {row[0]: self.short(t) for t, row in enumerate(TERRITORIES)}
        return found | {row[0]: self.card(SPIRIT + n) for n, row in enumerate(SPIRITS)}

    def adjacent(self, view: View) -> dict[str, list[str]]:
        return {self.territory(t): [self.territory(other) for other in ADJACENT[t]] for t in range(len(ADJACENT))}

    def figure(self, colour: int) -> str:
        return self.catalogue.say(f"figure-{COLOUR_NAMES[colour]}")

    def shard(self, kind: int) -> str:
        return self.catalogue.say(f"shard-{SHARD_KINDS[kind][0]}")

    def colour(self, colour: int) -> str:
        return self.catalogue.say(f"colour-{COLOUR_NAMES[colour]}")

    # Lines and texts

    def card_line(self, n: int) -> str:
        name = self.card(n)
        if TERRITORY <= n < TALENT:
            t = n - TERRITORY
            region = self.catalogue.say(f"region-{REGION_NAMES[REGION[t]]}")
            return self.catalogue.say(
                "line-territory", {"name": name, "colour": self.colour(COLOUR[t]), "region": region}
            )
        if SPIRIT <= n < TRAIL:
            return self.catalogue.say("line-spirit", {"name": name, **self.toughness(n)})
        return name[:1].upper() + name[1:]

    def card_text(self, n: int) -> str:
        if n < CARDS:
            return self.catalogue.say(f"text-{self.sort(KIND_NAMES[KIND[n]])}")
        if n < HUMAN:
            return self.catalogue.say("text-shard")
        if n < SPIRIT:
            return self.catalogue.say("text-human" if HUMAN_COLOUR[n - HUMAN] >= 0 else "text-new-trail")
        if n < TRAIL:
            return self.catalogue.say("text-spirit", self.toughness(n))
        if n < FRAGMENT:
            return self.catalogue.say("text-trail", {"territory": self.territory(TRAIL_PLACE[n - TRAIL])})
        if n < DISCOVERY:
            cells = [self.cell(cell) for cell in CELLS[n - FRAGMENT]]
            return self.catalogue.say("text-fragment", {f"row{row + 1}": cell for row, cell in enumerate(cells)})
        if n < TERRITORY:
            return self.catalogue.say(f"text-discovery-{symbol(DISCOVERY_NAMES[n - DISCOVERY][0])}")
        if n < TALENT:
            return self.catalogue.say("text-territory")
        if n < FIGURE:
            return self.catalogue.say(f"text-talent-{symbol(TALENT_NAMES[n - TALENT][0])}")
        return self.catalogue.say(f"text-figure-{COLOUR_NAMES[(n - FIGURE) % COLOURS]}")

    def toughness(self, spirit: int) -> Args:
        """What it takes to destroy a spirit."""
        _, _, protection, persistence = SPIRITS[spirit - SPIRIT]
        return {"protection": protection, "persistence": persistence}

    def sort(self, kind: str) -> str:
        """The word for a kind of card, whatever its colour."""
        first = kind.split("_", maxsplit=1)[0]
        return first if first in ("double", "extra") else "basic" if kind in COLOUR_NAMES else symbol(kind)

    def cell(self, cell: int) -> str:
        """What a cell of the portal track asks for."""
        if cell >= 20:
            return self.catalogue.say("needs-region", {"name": self.catalogue.say(f"region-{REGION_NAMES[cell - 20]}")})
        if cell >= 10:
            return self.catalogue.say("needs-colour", {"name": self.colour(cell - 10)})
        return self.catalogue.say("needs-shard", {"name": self.shard(cell)})

    # Answers, events, notes

    def thing(self, block: str, thing: int, seat_names: Sequence[str]) -> str:
        if block == "kind":
            return self.catalogue.say(f"kind-{symbol(KIND_NAMES[thing])}")
        if block == "figure":
            return self.figure(thing)
        if block == "territory":
            return self.territory(thing)
        if block == "shard":
            return self.shard(thing)
        if block == "spirit":
            return self.card(SPIRIT + thing)
        return self.card(TALENT + thing) if block == "talent" else super().thing(block, thing, seat_names)

    def ask_args(self, ask: Ask, seat_names: Sequence[str]) -> Args:
        args = super().ask_args(ask, seat_names)
        if ask.prompt == "figure":
            args["action"] = self.catalogue.say(f"action-{ACTIONS[ask.amount]}")
        return args

    def silent(self, event: Event) -> bool:
        return event.kind in SILENT

    def folded(self, seat: int, events: Sequence[Event], seat_names: Sequence[str] = (), you: int = NOBODY) -> str:
        return folded(self, seat, events, seat_names, you)

    def event_args(self, event: Event, seat_names: Sequence[str]) -> Args:
        args = super().event_args(event, seat_names)
        named = [self.card(card) if card >= 0 else "" for card in event.cards]
        args["one"] = named[0] if named else ""
        args["two"] = named[1] if len(named) > 1 else ""
        args["others"] = self.catalogue.listing(named[2:])
        args["more"] = len(named) - 3
        if event.kind == "jump":
            args["three"] = named[2]
            args["others"] = self.catalogue.listing(named[3:])
        elif event.kind == "action":
            args["action"] = self.catalogue.say(f"action-{ACTIONS[event.amount]}")
        elif event.kind == "dice":
            args["dice"] = ", ".join(str(event.amount))
        return args

    def note_args(self, note: Note, seat_names: Sequence[str]) -> Args:
        args = super().note_args(note, seat_names)
        colour, figure, kind = note.args.get("colour"), note.args.get("figure"), note.args.get("kind")
        if isinstance(colour, str):
            args["colour"] = self.catalogue.say(f"colour-{colour}")
        if isinstance(figure, int):
            args["figure"] = self.figure(figure)
        if isinstance(kind, int):
            args["kind"] = self.thing("kind", kind, ())
        return args


WORDS: Final = MammothodusWords
