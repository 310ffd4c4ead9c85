"""Ancient Knowledge as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ostraka.core.errors import IllegalSetup, RulesBug
from ostraka.core.game import Game, Note
from ostraka.core.meter import Meter
from ostraka.core.mind.levels import Levels
from ostraka.core.observation import Sheet, all_asked, asked_of, viewer
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.zone import EVERYONE, HIDDEN, OWNER, Zone
from ostraka.games.ancient.cards import artefacts, cities, megaliths, pyramids, technologies
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.explain import previews, reasons
from ostraka.games.ancient.facts import all_facts
from ostraka.games.ancient.forecast import forecast
from ostraka.games.ancient.meters import meters
from ostraka.games.ancient.mind.insight import AncientInsight
from ostraka.games.ancient.mind.levels import LEVELS
from ostraka.games.ancient.mind.signs import AncientSigns
from ostraka.games.ancient.notation import card_words
from ostraka.games.ancient.observation import LAYOUT, read, watch
from ostraka.games.ancient.ops.opening import OPENING
from ostraka.games.ancient.options import ACTION_SPACE, CARD
from ostraka.games.ancient.scoring import ranks, score_sheet
from ostraka.games.ancient.state import FIELDS, SETTINGS, Table, blank_table
from ostraka.games.ancient.terms import ARTEFACT_SLOTS, BUILDERS, CARD_COUNT, HAND_LIMIT, POSITIONS
from ostraka.games.ancient.view import TableView, imagine

__all__ = ["ANCIENT_KNOWLEDGE", "SOURCES", "AncientKnowledge"]

SOURCES: Final = ("monuments", "final-effects", "technologies", "timeline", "lost-knowledge")

FAMILIES: Final = (cities, megaliths, pyramids, artefacts, technologies)
"""Importing the declarations fills the catalogue."""

CARD_WORDS: Final[list[str]] = card_words(CARDS)

ZONES: Final[tuple[Zone[Table], ...]] = (
    # Hidden: hands, cards looked at, decks (SET-8). Only the picked discards and offers are new names for hand cards.
    Zone("hand", "builder", OWNER, lambda s: s.hand),
    Zone("picked", "builder", OWNER, lambda s: s.picked),
    Zone("rejects", "builder", OWNER, lambda s: s.rejects, later=True, idle=True),
    # One seat looks at a time; the others see only how many cards (SET-8). Only the level II deck is ever looked into.
    Zone("peek", "builder", HIDDEN, lambda s: [s.peek], per_seat=False),
    Zone("study", "technology-2", HIDDEN, lambda s: [s.study], per_seat=False),
    Zone("deck", "builder", HIDDEN, lambda s: [s.deck], per_seat=False),
    Zone("library-1", "technology-1", HIDDEN, lambda s: [s.library[0]], per_seat=False),
    Zone("library-2", "technology-2", HIDDEN, lambda s: [s.library[1]], per_seat=False),
    # Known only to those who put them there, or to all who saw them go (DCK-7)
    Zone("under-1", "technology-1", HIDDEN, lambda s: [s.under[0]], per_seat=False, ordered=True),
    Zone("under-2", "technology-2", HIDDEN, lambda s: [s.under[1]], per_seat=False, ordered=True),
    # Open to everyone (SET-8, DCK-6)
    Zone("line", "builder", EVERYONE, lambda s: [s.line], per_seat=False, ordered=True),
    Zone("artefacts", "builder", EVERYONE, lambda s: s.artefacts),
    Zone("past", "builder", EVERYONE, lambda s: s.past),
    Zone("discard", "builder", EVERYONE, lambda s: [s.discard], per_seat=False),
    Zone("shown", "builder", EVERYONE, lambda s: [s.shown], per_seat=False),
    Zone("collection", "technology", EVERYONE, lambda s: s.collection),
    Zone("boards", "technology", EVERYONE, lambda s: s.boards, per_seat=False),
    Zone("retired", "technology", EVERYONE, lambda s: s.retired, per_seat=False),
    Zone("gone", "technology", EVERYONE, lambda s: [s.gone], per_seat=False),
)


class AncientKnowledge(Game[Table, TableView]):
    """2 to 4 players, or two teams of two: monuments that sink into the past, and what is remembered of them."""

    def __init__(self) -> None:
        self.id = "ancient"
        self.title = "Ancient Knowledge"
        self.rules = "1"
        self.seats = range(2, 5)
        self.settings = SETTINGS
        self.actions = ACTION_SPACE
        self.program = PROGRAM
        self.fields = FIELDS
        self.observation = LAYOUT
        self.zones = ZONES
        self.bound = 40_000
        self.settled = ("pay",)
        self.gathered = ("discard", "archive", "excavate")
        self.sequel = {
            "action": ("create", "learn", "archive", "excavate"),
            "create": ("slot", "pay"),
            "slot": ("pay",),
            "pay": (),
            "learn": (),
            "archive": ("remove",),
            "remove": (),
            "excavate": (),
        }
        self.own_insight = AncientInsight(self.outcome)
        self.own_signs = AncientSigns()

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Table:
        if setup["teams"] and seats != 4:
            raise IllegalSetup(f"team play is two against two: 4 seats, not {seats}")
        s = blank_table(seats, setup)
        s.deck = list(range(BUILDERS))
        s.library = [list(range(BUILDERS, BUILDERS + 27)), list(range(BUILDERS + 27, CARD_COUNT))]
        s.push(OPENING, 0)
        return s

    def outcome(self, s: Table) -> Outcome:
        points = [score_sheet(s, seat) for seat in range(s.seats)]
        sides = [seat // 2 if s.teams else seat for seat in range(s.seats)]
        return Outcome(SOURCES, points, sides, ranks(s, points) if s.ended else None, s.ended)

    def heading(self, s: Table) -> tuple[int, int]:
        return s.turns, s.active

    def look(self, s: Table, seat: int | None) -> TableView:
        return TableView(seat, s)

    def imagine(self, v: TableView, rng: Rng) -> Table:
        return imagine(v, rng)

    def knows(self, s: Table, zone: Zone[Table], owner: int, card: int, seat: int | None) -> bool:
        mask = 0
        if zone.name in ("peek", "study"):
            mask = 1 << s.looker
        elif zone.name in ("under-1", "under-2"):
            mask = s.knowers(card)
        elif zone.name in ("hand", "picked"):
            mask = s.seen_by(card)
        return bool(mask >> (s.seats if seat is None else seat) & 1)

    def rename(self, s: Table, names: Mapping[int, int]) -> None:
        pairs = sorted((names.get(s.known[i], s.known[i]), s.known[i + 1]) for i in range(0, len(s.known), 2))
        s.known = [x for pair in pairs for x in pair]
        for i in range(0, len(s.under_known), 2):
            s.under_known[i] = names.get(s.under_known[i], s.under_known[i])

    def read(self, v: TableView, sheet: Sheet) -> None:
        read(v, viewer(v), sheet)

    def watch(self, s: Table, seat: int, sheet: Sheet) -> None:
        watch(s, seat, asked_of(s, seat), all_asked(s), sheet)

    @property
    def insight(self) -> AncientInsight:
        return self.own_insight

    @property
    def signs(self) -> AncientSigns:
        return self.own_signs

    @property
    def levels(self) -> Levels:
        return LEVELS

    def facts(self) -> list[dict[str, object]]:
        return all_facts()

    def word(self, code: int) -> str:
        return CARD_WORDS[code - CARD] if CARD <= code < CARD + CARD_COUNT else self.actions.word(code)

    def reasons(self, s: Table, seat: int) -> list[Note]:
        return reasons(s, seat)

    def preview(self, s: Table, seat: int, option: int) -> list[Note]:
        return previews(s, seat, option)

    def forecast(self, v: TableView) -> list[Note]:
        return forecast(v)

    def tally(self, v: TableView) -> Outcome | None:
        return self.outcome(v.table)

    def meters(self, v: TableView) -> list[Meter]:
        return meters(v)

    def copy(self, s: Table) -> Table:
        return s.copy()

    def first_ops(self) -> list[str]:
        from ostraka.games.ancient.first_layout import OPS

        return OPS.split()

    def check(self, s: Table) -> None:
        super().check(s)
        self.check_pieces(s, CARD_COUNT)
        if min(s.tokens) < 0 or min(s.lost) < 0:
            raise RulesBug("no token count is negative", f"{s.tokens}, {s.lost}")
        for seat in range(s.seats):
            if len(s.hand[seat]) > HAND_LIMIT:
                raise RulesBug("a hand holds ten cards at most", f"seat {seat}: {s.hand[seat]}")
            if len(s.artefacts[seat]) > ARTEFACT_SLOTS:
                raise RulesBug("there are five artefact slots", f"seat {seat}: {s.artefacts[seat]}")
            if not 0 <= s.turned[seat] <= len(s.past[seat]):
                raise RulesBug("only monuments of the Past are turned", f"seat {seat}: {s.turned[seat]}")
        for p in range(0, POSITIONS * s.seats, 2):
            if s.line[p] < 0 <= s.line[p + 1]:
                raise RulesBug("nothing hangs above an empty lower row", f"position {p}")
        for p in range(POSITIONS * s.seats):
            if s.line[p] < 0 < s.tokens[p]:
                raise RulesBug("knowledge lies on monuments", f"position {p}")


ANCIENT_KNOWLEDGE: Final = AncientKnowledge()
