"""Thebes as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ostraka.core.errors import RulesBug
from ostraka.core.game import Game, Note
from ostraka.core.meter import Meter
from ostraka.core.mind.levels import Levels
from ostraka.core.observation import Sheet, all_asked, asked_of, viewer
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.core.zone import EVERYONE, HIDDEN, Zone
from ostraka.games.thebes.board import MOST_WEEKS
from ostraka.games.thebes.catalogue import bag_of, bonus_of
from ostraka.games.thebes.explain import previews, reasons
from ostraka.games.thebes.facts import all_facts, card_id, site_name
from ostraka.games.thebes.forecast import forecast
from ostraka.games.thebes.meters import meters
from ostraka.games.thebes.mind.insight import ThebesInsight
from ostraka.games.thebes.mind.levels import LEVELS
from ostraka.games.thebes.mind.signs import ThebesSigns
from ostraka.games.thebes.observation import LAYOUT, write
from ostraka.games.thebes.ops.display import research_left
from ostraka.games.thebes.ops.opening import OPENING
from ostraka.games.thebes.options import ACTION_SPACE
from ostraka.games.thebes.program import PROGRAM
from ostraka.games.thebes.scoring import ranks, score_sheet
from ostraka.games.thebes.state import FIELDS, SETTINGS, Table, blank_table
from ostraka.games.thebes.terms import BLANKS, CARD_COUNT, DISPLAY, FINISH, RESEARCH, SITES, THINGS
from ostraka.games.thebes.view import TableView, imagine

__all__ = ["SOURCES", "THEBES", "Thebes"]

SOURCES: Final = ("artefacts", "exhibitions", "congresses", "majorities")

WORDS: Final[list[str]] = [
    *("pass", "yes", "change"),
    *[card_id(card) for card in range(CARD_COUNT)],
    *[f"dig-{site_name(site)}" for site in range(SITES)],
    *[f"weeks-{weeks}" for weeks in range(1, MOST_WEEKS + 1)],
]
"""The options as replays write them."""


def bag_zone(site: int) -> Zone[Table]:
    """The bag of a site."""
    name = f"bag-{site_name(site)}"
    return Zone(name, name, HIDDEN, lambda s: [s.bags[site]], per_seat=False)


ZONES: Final[tuple[Zone[Table], ...]] = (
    # Face down: nobody may look inside, but anybody can work out what is in there (T-7). Each is a pool of its own,
    # because its cards can be told apart from those of the others, and a sorted bag, so that there is no order to
    # know; which unseen card lies in which stack is nowhere in the state. Hence views may list them.
    Zone("unseen", "unseen", HIDDEN, lambda s: [s.unseen], per_seat=False),
    Zone("shows-2", "shows-2", HIDDEN, lambda s: [s.shows[0]], per_seat=False),
    Zone("shows-3", "shows-3", HIDDEN, lambda s: [s.shows[1]], per_seat=False),
    Zone("deck", "deck", HIDDEN, lambda s: [s.deck], per_seat=False),
    *[bag_zone(site) for site in range(SITES)],
    # Open to everyone
    Zone("cards", "card", EVERYONE, lambda s: s.cards),
    Zone("finds", "token", EVERYONE, lambda s: s.finds),
    Zone("display", "card", EVERYONE, lambda s: [s.display], per_seat=False),
    Zone("slots", "card", EVERYONE, lambda s: [s.slots], per_seat=False, ordered=True),
    Zone("discard", "card", EVERYONE, lambda s: [s.discard], per_seat=False),
    Zone("bonus", "token", EVERYONE, lambda s: [s.bonus], per_seat=False),
)


class Thebes(Game[Table, TableView]):
    """2 to 4 archaeologists, three years, five sites: who has least time behind them moves."""

    def __init__(self) -> None:
        self.id = "thebes"
        self.title = "Thebes"
        self.rules = "1"
        self.seats = range(2, 5)
        self.settings = SETTINGS
        self.actions = ACTION_SPACE
        self.program = PROGRAM
        self.fields = FIELDS
        self.observation = LAYOUT
        self.zones = ZONES
        self.bound = 50_000
        self.settled = ("zeppelin", "car", "legend", "assistant", "shovel")
        self.own_insight = ThebesInsight(self.outcome)
        self.own_signs = ThebesSigns()

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Table:
        s = blank_table(seats, setup)
        s.bags = [bag_of(site) for site in range(SITES)]
        s.bonus = [bonus_of(site) for site in range(SITES)]
        s.unseen = list(range(RESEARCH))
        small = list(range(RESEARCH, RESEARCH + 5))
        large = list(range(RESEARCH + 5, CARD_COUNT))
        s.shows = [small + large, []] if seats == 2 else [small, large]
        # The four cards of the first display are counted into stack 1, from which they are drawn at once (T-5).
        s.stacks = [41 + DISPLAY, 40, 0] if seats == 2 and s.two_stacks else [27 + DISPLAY, 27, 27]
        s.push(OPENING, 0)
        return s

    def outcome(self, s: Table) -> Outcome:
        points = [score_sheet(s, seat) for seat in range(s.seats)]
        return Outcome(SOURCES, points, list(range(s.seats)), ranks(points) if s.ended else None, s.ended)

    def heading(self, s: Table) -> tuple[int, int]:
        return s.turns, s.active

    def look(self, s: Table, seat: int | None) -> TableView:
        return TableView(seat, s)

    def imagine(self, v: TableView, rng: Rng) -> Table:
        return imagine(v)

    def read(self, v: TableView, sheet: Sheet) -> None:
        write(v.table, viewer(v), v.ask, v.asked, sheet)

    def watch(self, s: Table, seat: int, sheet: Sheet) -> None:
        write(s, seat, asked_of(s, seat), all_asked(s), sheet)

    @property
    def insight(self) -> ThebesInsight:
        return self.own_insight

    @property
    def signs(self) -> ThebesSigns:
        return self.own_signs

    @property
    def levels(self) -> Levels:
        return LEVELS

    def facts(self) -> list[dict[str, object]]:
        return all_facts()

    def word(self, code: int) -> str:
        return WORDS[code]

    def reasons(self, s: Table, seat: int) -> list[Note]:
        return reasons(s, seat)

    def preview(self, s: Table, seat: int, option: int) -> list[Note]:
        return previews(s, seat, option)

    def brief(self, s: Table, seat: int, option: int) -> list[Note]:
        return previews(s, seat, option, details=False)

    def forecast(self, v: TableView) -> list[Note]:
        return forecast(v)

    def tally(self, v: TableView) -> Outcome | None:
        return self.outcome(v.table)

    def meters(self, v: TableView) -> list[Meter]:
        return meters(v)

    def copy(self, s: Table) -> Table:
        return s.copy()

    def first_ops(self) -> list[str]:
        from ostraka.games.thebes.first_layout import OPS

        return OPS.split()

    def check(self, s: Table) -> None:
        super().check(s)
        self.check_pieces(s, THINGS)
        self.check_track(s)
        self.check_stock(s)

    def check_track(self, s: Table) -> None:
        """Markers and turn order (T-9, T-53)."""
        if max(s.time) > FINISH:
            raise RulesBug("nobody spends more weeks than are left", f"{s.time}")
        if isinstance(s.turn, Roll):
            # During a dig the marker is on its way: it has spent the weeks of the trip but not come to rest.
            return
        times = [s.time[seat] for seat in s.track]
        if times != sorted(times):
            raise RulesBug("the track is in the order of time", f"{s.track}: {s.time}")
        playing = {seat for seat in range(s.seats) if s.time[seat] < FINISH}
        if playing != set(s.track):
            raise RulesBug("only finished seats have left the track", f"{s.track}: {s.time}")
        if isinstance(s.turn, Ask) and s.turn.seat != s.track[0]:
            raise RulesBug("the last marker acts", f"{s.turn!r}, track {s.track}")

    def check_stock(self, s: Table) -> None:
        """Stacks, display, blanks and the counters of the seats."""
        if s.shuffles == 0 and sum(s.stacks) != len(s.unseen):
            raise RulesBug("the unseen cards lie in the stacks", f"{s.stacks}, {len(s.unseen)} unseen")
        if s.shuffles and (s.unseen or s.stacks != [0, 0, 0] or s.shows != [[], []]):
            raise RulesBug("after a reshuffle there is only one stack", f"{s.stacks}, {s.shows}, {s.unseen}")
        if isinstance(s.turn, Ask):
            if len(s.display) != DISPLAY and research_left(s):
                raise RulesBug("four research cards are on display", f"{s.display}")
            if s.blanks != [BLANKS] * SITES:
                raise RulesBug("blanks are back in their bags", f"{s.blanks}")
        fresh = s.copy()
        fresh.count()
        if fresh.own != s.own or fresh.skill != s.skill:
            raise RulesBug("counters equal what cards and finds add up to", f"{s.own} is not {fresh.own}")


THEBES: Final = Thebes()
