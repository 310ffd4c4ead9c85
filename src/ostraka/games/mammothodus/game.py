"""Mammothodus as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ostraka.core.actions import Target
from ostraka.core.errors import IllegalSetup, RulesBug
from ostraka.core.game import Game, Note
from ostraka.core.meter import Meter
from ostraka.core.mind.levels import Levels
from ostraka.core.observation import Sheet, all_asked, asked_of, viewer
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.turn import Over
from ostraka.core.zone import EVERYONE, HIDDEN, Zone
from ostraka.games.mammothodus.board import PLACES, STARTING_TRAILS
from ostraka.games.mammothodus.explain import previews, reasons
from ostraka.games.mammothodus.facts import all_facts
from ostraka.games.mammothodus.forecast import forecast
from ostraka.games.mammothodus.meters import meters
from ostraka.games.mammothodus.mind.insight import MammothodusInsight
from ostraka.games.mammothodus.mind.levels import LEVELS
from ostraka.games.mammothodus.mind.signs import MammothodusSigns
from ostraka.games.mammothodus.observation import AT_HAND_SIZES, FEW, LAYOUT, watch, write
from ostraka.games.mammothodus.ops.draw import GENERATION
from ostraka.games.mammothodus.ops.opening import OPENING
from ostraka.games.mammothodus.options import ACTION_SPACE, KIND_AT, SHARD_AT, TALENT_AT, TERRITORY_AT
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.scoring import SOURCES, ranks, score_sheet
from ostraka.games.mammothodus.state import FIELDS, SETTINGS, Table, blank_table
from ostraka.games.mammothodus.tables import (
    COLOUR_NAMES,
    NUMEROUS_BONUS,
    POPULATION_MAX,
    POPULATION_MIN,
    SHARD_KINDS,
    SPIRITS,
    TALENT_NAMES,
    TALENT_TOKENS,
    TERRITORIES,
    TRIBES,
)
from ostraka.games.mammothodus.terms import (
    CARDS,
    CENTRE,
    CLAN_CARDS,
    COLOURS,
    DEGRADATIONS,
    DEVELOPMENTS,
    DISCOVERIES,
    DISCOVERY,
    FRAGMENT,
    FRAGMENTS,
    HUMAN,
    HUMANS,
    KIND_NAMES,
    KINDS,
    MOST_SEATS,
    SHARD,
    SHARDS,
    SPIRIT,
    SPIRIT_COUNT,
    TALENTS,
    TRAIL,
    TRAILS,
    thing,
)
from ostraka.games.mammothodus.view import TableView, imagine

__all__ = ["MAMMOTHODUS", "SOURCES", "Mammothodus"]


def _words() -> list[str]:
    """Every option as replays write it."""
    words = [ACTION_SPACE.word(code) for code in range(len(ACTION_SPACE))]
    for kind, name in enumerate(KIND_NAMES):
        words[KIND_AT + kind] = name.replace("_", "-")
    for colour, name in enumerate(COLOUR_NAMES):
        words[KIND_AT + len(KIND_NAMES) + colour] = f"{name}-figure"
    for t in range(PLACES):
        words[TERRITORY_AT + t] = TERRITORIES[t][0]
    for kind, shard in enumerate(SHARD_KINDS):
        words[SHARD_AT + kind] = shard[0]
    for talent in range(TALENTS):
        words[TALENT_AT + talent] = TALENT_NAMES[talent][0].replace("_", "-")
    return words


WORDS: Final[list[str]] = _words()
DEAR: Final[list[int]] = [0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1, 1, 3, 3, 0]
"""How dear a card of each kind is to its clan: what counts twice, brings an action or has every colour is kept."""


def hand_zone(clan: int) -> Zone[Table]:
    """A clan's hand: a pool of its own with its draw pile, because everybody knows what a clan owns."""
    return Zone(
        f"hand-{clan}", f"clan-{clan}", HIDDEN, lambda s: [s.hand[clan]] if clan < s.seats else [], per_seat=False
    )


def pile_zone(clan: int) -> Zone[Table]:
    """A clan's draw pile."""
    return Zone(
        f"pile-{clan}", f"clan-{clan}", HIDDEN, lambda s: [s.pile[clan]] if clan < s.seats else [], per_seat=False
    )


ZONES: Final[tuple[Zone[Table], ...]] = (
    *[hand_zone(clan) for clan in range(MOST_SEATS)],
    *[pile_zone(clan) for clan in range(MOST_SEATS)],
    # Face down, without an order that could be known; each a pool of its own
    Zone("shards", "shards", HIDDEN, lambda s: [s.shards], per_seat=False),
    Zone("humans", "humans", HIDDEN, lambda s: [s.humans], per_seat=False),
    Zone("lore", "lore", HIDDEN, lambda s: [s.lore], per_seat=False),
    Zone("spirits", "spirits", HIDDEN, lambda s: [s.spirits], per_seat=False),
    Zone("trails", "trails", HIDDEN, lambda s: [s.trails], per_seat=False),
    Zone("closed", "closed", HIDDEN, lambda s: [s.closed], per_seat=False),
    Zone("unknown", "unknown", HIDDEN, lambda s: [s.unknown], per_seat=False),
    # Open to everyone
    Zone("discard", "card", EVERYONE, lambda s: s.discard),
    Zone("human-discard", "human", EVERYONE, lambda s: [s.human_discard], per_seat=False),
    Zone("market", "card", EVERYONE, lambda s: [s.market], per_seat=False),
    Zone("shown", "card", EVERYONE, lambda s: [s.shown], per_seat=False),
    Zone("decay", "card", EVERYONE, lambda s: [s.decay], per_seat=False),
    Zone("portal", "fragment", EVERYONE, lambda s: [s.portal], per_seat=False, ordered=True),
)


class Mammothodus(Game[Table, TableView]):
    """1 to 4 clans against humans who are a set of rules: open four places of power and gather in the centre."""

    def __init__(self) -> None:
        self.id = "mammothodus"
        self.title = "Mammothodus"
        self.rules = "2"
        self.seats = range(1, MOST_SEATS + 1)
        self.alone = 2  # R3.12
        self.settings = SETTINGS
        self.actions = ACTION_SPACE
        self.gathered = ("play", "help", "discard")
        self.parting = ("play", "step", "figure", "extra", "discard")
        self.program = PROGRAM
        self.fields = FIELDS
        self.observation = LAYOUT
        self.zones = ZONES
        self.bound = 40_000
        self.own_insight = MammothodusInsight(self.outcome)
        self.own_signs = MammothodusSigns()

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Table:
        s = blank_table(seats, setup)
        if s.power_of_places and s.forgotten_knowledge:
            raise IllegalSetup("all fragments open and three fragments open exclude each other (R13.7)")
        if s.numerous_ancients:
            s.population = [population + NUMEROUS_BONUS for population in s.population]
        s.face_down = [0 if t == CENTRE else 1 for t in range(PLACES)]
        s.shards = list(range(SHARD, SHARD + SHARDS))
        s.spirits = list(range(SPIRIT, SPIRIT + SPIRIT_COUNT))
        s.trails = list(range(TRAIL, TRAIL + TRAILS))
        s.humans = list(range(HUMAN, HUMAN + HUMANS))
        s.lore = list(range(DEVELOPMENTS, DEGRADATIONS))
        s.decay = list(range(DEGRADATIONS, CARDS))
        s.closed = list(range(FRAGMENT, FRAGMENT + FRAGMENTS))
        s.unknown = list(range(DISCOVERY, DISCOVERY + DISCOVERIES))
        s.pile = [list(range(clan * CLAN_CARDS, (clan + 1) * CLAN_CARDS)) for clan in s.clans]
        for t in STARTING_TRAILS:
            s.trail[t] = 1
            s.tribes[t] = 1
        if s.already_here:
            s.tribes[CENTRE] += 2
        s.count()
        s.push(OPENING, 0)
        return s

    def dear(self, option: int) -> int:
        return DEAR[option - KIND_AT] if KIND_AT <= option < KIND_AT + KINDS else 0

    def outcome(self, s: Table) -> Outcome:
        points = [score_sheet(s, seat) for seat in range(s.seats)]
        return Outcome(SOURCES, points, [0] * s.seats, ranks(s) if s.ended else None, s.ended)

    def heading(self, s: Table) -> tuple[int, int]:
        return s.turns, s.active

    def look(self, s: Table, seat: int | None) -> TableView:
        return TableView(seat, s)

    def imagine(self, v: TableView, rng: Rng) -> Table:
        return imagine(v, rng)

    def knows(self, s: Table, zone: Zone[Table], owner: int, card: int, seat: int | None) -> bool:
        if zone.name.startswith("hand-"):
            return s.open_hands or zone.name == f"hand-{seat}"
        # With open hands the rest of a clan's cards is its pile; the owner of a hidden hand can tell as well.
        return zone.name.startswith("pile-") and (s.open_hands or zone.name == f"pile-{seat}")

    def read(self, v: TableView, sheet: Sheet) -> None:
        seat = viewer(v)
        write(v.table, v.hands, v.stock, seat, v.ask, v.asked, sheet)
        sheet.by_seat(AT_HAND_SIZES, v.hand_sizes, seat, FEW)

    def watch(self, s: Table, seat: int, sheet: Sheet) -> None:
        watch(s, seat, asked_of(s, seat), all_asked(s), sheet)

    @property
    def insight(self) -> MammothodusInsight:
        return self.own_insight

    @property
    def signs(self) -> MammothodusSigns:
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

    def thing(self, number: int) -> Target:
        return thing(number)

    def forecast(self, v: TableView) -> list[Note]:
        return forecast(v)

    def meters(self, v: TableView) -> list[Meter]:
        return meters(v)

    def copy(self, s: Table) -> Table:
        return s.copy()

    def first_ops(self) -> list[str]:
        from ostraka.games.mammothodus.first_layout import OPS

        return OPS.split()

    def check(self, s: Table) -> None:
        super().check(s)
        if len(s.clans) != s.seats or not set(s.clans) <= set(range(MOST_SEATS)) or len(set(s.clans)) != s.seats:
            raise RulesBug("every seat has a clan of its own", f"{s.clans}")
        self.check_cards(s)
        self.check_board(s)
        for seat in range(s.seats):
            self.check_clan(s, seat)

    def check_cards(self, s: Table) -> None:
        """Every card lies in exactly one place, and a clan keeps its starting cards (15.4)."""
        decks = [*s.hand, *s.pile, *s.discard, s.market, s.lore, s.shown, s.decay]
        seen = sorted([card for deck in decks for card in deck])
        own = [card for clan in sorted(s.clans) for card in range(clan * CLAN_CARDS, (clan + 1) * CLAN_CARDS)]
        all_cards = [*own, *range(DEVELOPMENTS, CARDS)]
        if seen != all_cards:
            raise RulesBug("every card lies in exactly one place", f"{sorted(set(all_cards) ^ set(seen))}")
        if sorted(s.humans + s.human_discard) != list(range(HUMAN, HUMAN + HUMANS)):
            raise RulesBug("there are 14 human cards", f"{s.humans} {s.human_discard}")
        if sorted(s.closed + s.portal) != list(range(FRAGMENT, FRAGMENT + FRAGMENTS)):
            raise RulesBug("there are seven fragments", f"{s.closed} {s.portal}")
        if not s.power_of_places and s.turns > HUMANS * (FRAGMENTS - 2 if s.forgotten_knowledge else FRAGMENTS - 3) + 1:
            raise RulesBug("each pass of the deck opens a fragment", f"turn {s.turns}")

    def check_board(self, s: Table) -> None:
        """Components are conserved (15.4)."""
        fresh = s.copy()
        fresh.count()
        derived = (s.crowd, s.need, s.done_rows, s.supply)
        if derived != (fresh.crowd, fresh.need, fresh.done_rows, fresh.supply):
            raise RulesBug("what is counted equals what lies there", f"{derived}")
        if s.supply < 0 or min(s.tribes) < 0 or s.supply + sum(s.tribes) != TRIBES:
            raise RulesBug("there are 12 tribes", f"{s.tribes}")
        away = [spirit for spirit in range(SPIRIT_COUNT) if s.spirit_at[spirit] < 0]
        if [SPIRIT + spirit for spirit in away] != s.spirits or len(SPIRITS) != SPIRIT_COUNT:
            raise RulesBug("a spirit is on the board or its card in the deck", f"{s.spirit_at} {s.spirits}")
        if sum(s.trail) - len(STARTING_TRAILS) + len(s.trails) != TRAILS:
            raise RulesBug("there are eight trail tokens", f"{s.trail}")
        shards = sum(s.up) + len(s.shards) + s.spent + (s.carried >= 0)
        if shards != SHARDS or min(s.up) < 0 or sum(s.face_down) != len(s.shards):
            raise RulesBug("there are 20 shards", f"{s.up} {s.shards} {s.spent} {s.carried}")
        rows = [row for row in s.place if row >= 0]
        if len(set(rows)) != len(rows) or s.place[CENTRE] >= 0:
            raise RulesBug("one place for each row, none in the centre", f"{s.place}")

    def check_clan(self, s: Table, seat: int) -> None:
        """Population, defence, figures and tokens of one clan (15.4)."""
        if s.population[seat] > POPULATION_MAX or (s.population[seat] < POPULATION_MIN and s.ended != "collapse"):
            raise RulesBug("population is on its track", f"seat {seat}: {s.population[seat]}")
        changing = any(row[0] == GENERATION for row in s.stack.rows()) or isinstance(s.turn, Over)
        figures = s.figures(seat)
        if s.turns and not 1 <= figures <= COLOURS:
            raise RulesBug("a clan has one to four figures", f"seat {seat}: {s.figure}")
        if not changing and not 0 <= s.defence[seat] <= figures:
            raise RulesBug("defence is at most the number of figures", f"seat {seat}: {s.defence[seat]} of {figures}")
        if s.talents and s.talent[seat] >= 0:
            out = sum([s.tokens[t * TALENTS + s.talent[seat]] for t in range(PLACES)])
            if out + s.tokens_left[seat] != TALENT_TOKENS:
                raise RulesBug("a clan has six tokens", f"seat {seat}: {out} and {s.tokens_left[seat]}")


MAMMOTHODUS: Final = Mammothodus()
