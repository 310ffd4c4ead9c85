"""A table for tests that read like rulings: given these cards, when that is chosen, then this holds.

    t = table(hand=["caral"], artefacts=["nazca-lines"])
    t.play("create caral @4").roll("palenque")
    assert t.hand == ["palenque"]

Cards are named by their slug. Words of `play`: an action (create, learn, archive, excavate, search), a card, `@4`
(slot), `x3` (amount), `p1` (seat), `b0` (technology board), `pass`, `yes`. Chance is stated with `roll`; a choice of
one option is played by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Roll
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.facts import slug
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from ostraka.games.ancient.ops.reactions import push_batch, timeline_effects
from ostraka.games.ancient.ops.turn import ACTIONS_OF_TURN, DECLINE_PHASE, END_TURN
from ostraka.games.ancient.options import AMOUNT, ARCHIVE, BOARD, CARD, CREATE, EXCAVATE, LEARN, SEARCH, SEAT, SLOT
from ostraka.games.ancient.state import Table, blank_table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, level_of
from tests.games.table import Play, Reading

NUMBERS = {slug(card.name): card.index for card in CARDS}
VERBS = {"create": CREATE, "learn": LEARN, "archive": ARCHIVE, "excavate": EXCAVATE, "search": SEARCH}


def number(name: str) -> int:
    """The card with this slug."""
    return NUMBERS[name]


def name(card: int) -> str:
    return slug(CARDS[card].name)


class Side(Reading[Table]):
    """One seat's area."""

    game = GAME

    @property
    def hand(self) -> list[str]:
        return sorted(name(c) for c in self.s.hand[self.seat])

    @property
    def artefacts(self) -> list[str]:
        return sorted(name(c) for c in self.s.artefacts[self.seat])

    @property
    def past(self) -> list[str]:
        return sorted(name(c) for c in self.s.past[self.seat])

    @property
    def technologies(self) -> list[str]:
        return sorted(name(c) for c in self.s.collection[self.seat])

    @property
    def timeline(self) -> dict[int, list[str]]:
        """Slot → monuments, lower row first; empty slots are left out."""
        found: dict[int, list[str]] = {}
        for i in range(12):
            card = self.s.line[self.seat * 12 + i]
            if card >= 0:
                found.setdefault(i // 2 + 1, []).append(name(card))
        return found

    @property
    def lost(self) -> int:
        return self.s.lost[self.seat]

    @property
    def turned(self) -> int:
        return self.s.turned[self.seat]

    def knowledge(self, monument: str) -> int:
        """The tokens on a monument of this seat."""
        return self.s.tokens[self.s.find(self.seat, number(monument))]


class Given(Side, Play[Table]):
    """The whole table as seat 0 sees it in a test; `side(i)` gives the other sides."""

    def side(self, seat: int) -> Side:
        return Side(self.s, seat)

    @property
    def discard(self) -> list[str]:
        return sorted(name(c) for c in self.s.discard)

    @property
    def boards(self) -> list[list[str]]:
        return [sorted(name(t) for t in board) for board in self.s.boards]

    @property
    def under(self) -> list[list[str]]:
        """The technologies put under the decks of level I and II, the first to be drawn first."""
        return [[name(t) for t in pile] for pile in self.s.under]

    # What happens

    def word(self, code: int) -> str:
        return word(code)

    def read(self, text: str) -> int:
        return read(text)

    def play(self, line: str = "", seat: int | None = None) -> Self:
        """Choose these things one after the other; begins an Action phase of seat 0 if nothing is going on."""
        if not self.s.stack:
            self.start(Frame(ACTIONS_OF_TURN, 0), forced=False)
        for text in line.split():
            self._forced(read(text))
            self.choose(text, seat)
        self._forced()
        return self

    def roll(self, *outcomes: str | int) -> Self:
        """State what chance gives: cards by name, or plain numbers. Without arguments: whatever, once."""
        for outcome in outcomes or (0,):
            t = self.s.turn
            assert isinstance(t, Roll), f"chance is not asked: {t}"
            self.apply(self._index(outcome))
            self._forced()
        return self

    def chance(self) -> Self:
        """Let chance answer anything until somebody is asked."""
        while isinstance(self.s.turn, Roll):
            self.roll(0)
        return self

    def timeline_phase(self) -> Self:
        push_batch(self.s, 0, timeline_effects(self.s, 0), True)
        return self._go()

    def decline_phase(self) -> Self:
        return self.start(Frame(DECLINE_PHASE, 0))

    def end_turn(self) -> Self:
        return self.start(Frame(END_TURN, self.s.active))

    def effect(self, card: str, seat: int = 0) -> Self:
        """Resolve a card's effect now, as if its moment had come."""
        return self.start(Frame(CARDS[number(card)].effect, seat, number(card)))

    def start(self, frame: Frame, forced: bool = True) -> Self:
        self.s.stack.lay(frame)
        return self._go(forced)

    def _go(self, forced: bool = True) -> Self:
        self.s.out = self.events
        GAME.settle(self.s)
        self.s.out = None
        GAME.check(self.s)
        if forced:
            self._forced()
        return self

    def _forced(self, named: int = -1) -> None:
        """Play single options by themselves, but leave one that the test names."""
        while isinstance(self.s.turn, Ask) and len(self.s.turn.options) == 1 and not self.s.turn.others:
            if self.s.turn.options[0] == named:
                return
            self.apply(self.s.turn.options[0])

    def _index(self, outcome: str | int) -> int:
        if isinstance(outcome, int):
            return outcome
        card = number(outcome)
        bag = self.s.deck if card < BUILDERS else self.s.library[level_of(card)]
        assert card in bag, f"{outcome} is not in the deck"
        return bag.index(card)


def word(code: int) -> str:
    """An option as a word of `play`."""
    if code == PASS:
        return "pass"
    if code == YES:
        return "yes"
    for verb, verb_code in VERBS.items():
        if code == verb_code:
            return verb
    if code < SLOT + 1:
        return name(code - CARD)
    if code < BOARD:
        return f"@{code - SLOT}"
    if code < SEAT:
        return f"b{code - BOARD}"
    if code < AMOUNT:
        return f"p{code - SEAT}"
    return f"x{code - AMOUNT}"


def read(text: str) -> int:
    """A word of `play` as an option."""
    simple = {"pass": PASS, "yes": YES, **VERBS}
    if text in simple:
        return simple[text]
    if text in NUMBERS:
        return CARD + NUMBERS[text]
    starts = {"@": SLOT, "b": BOARD, "p": SEAT, "x": AMOUNT}
    assert text[0] in starts and text[1:].isdigit(), f"no card or option is called {text!r}"
    return starts[text[0]] + int(text[1:])


Area = Mapping[str, object]


def table(
    *,
    seats: int = 2,
    others: Iterable[Area] = (),
    boards: Iterable[Iterable[str]] = (),
    discard: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    actions: int = 2,
    settings: Iterable[str] = (),
    **mine: object,
) -> Given:
    """Lay out a table. `mine` is seat 0's area, `others` those of the following seats; each may have

    hand, artefacts, past, technologies: lists of names; timeline: {slot: [lower, upper]}; knowledge: {name: tokens}
    (the rest carry none); turned, lost: numbers. `deck` names the only builder cards left in the deck; `settings`
    switches on variant settings. Technologies not placed lie in their decks; boards not given get three each.
    """
    s = blank_table(seats)
    s.turns = 1
    for setting in settings:
        setattr(s, setting, True)
    for seat, area in enumerate([mine, *others]):
        _lay(s, seat, area)
    s.discard = sorted(number(n) for n in discard)
    used = {
        c for zone in (s.hand, s.artefacts, s.past, s.collection, [s.line], [s.discard]) for bag in zone for c in bag
    }
    _lay_boards(s, [[number(n) for n in board] for board in boards], used)
    s.deck = [c for c in range(BUILDERS) if c not in used]
    if deck is not None:
        # The cards a test does not want in the deck are out of the game.
        wanted = {number(n) for n in deck}
        s.gone = [c for c in s.deck if c not in wanted]
        s.deck = sorted(wanted)
    s.actions[0] = actions
    return Given(s)


def _lay(s: Table, seat: int, area: Area) -> None:
    def names(key: str) -> list[int]:
        value = area.get(key, ())
        assert isinstance(value, Iterable)
        return sorted(number(n) for n in value)

    s.hand[seat] = names("hand")
    s.artefacts[seat] = names("artefacts")
    s.past[seat] = names("past")
    s.collection[seat] = names("technologies")
    turned, lost = area.get("turned", 0), area.get("lost", 0)
    assert isinstance(turned, int) and isinstance(lost, int)
    s.turned[seat], s.lost[seat] = turned, lost
    timeline, knowledge = area.get("timeline", {}), area.get("knowledge", {})
    assert isinstance(timeline, Mapping) and isinstance(knowledge, Mapping)
    for slot, monuments in timeline.items():
        for monument in [monuments] if isinstance(monuments, str) else monuments:
            s.put(seat, slot, number(monument), knowledge.get(monument, 0))
    known = {"hand", "artefacts", "past", "technologies", "turned", "lost", "timeline", "knowledge"}
    assert set(area) <= known, f"an area has {sorted(known)}, not {sorted(set(area) - known)}"


def _lay_boards(s: Table, boards: list[list[int]], used: set[int]) -> None:
    for b, board in enumerate(boards):
        s.boards[b] = sorted(board)
        if board:
            s.board_level[b] = level_of(board[0])
        used |= set(board)
    for b in range(len(boards), 3):
        spare = [t for t in range(BUILDERS, CARD_COUNT) if t not in used and level_of(t) == s.board_level[b]]
        s.boards[b] = spare[:3]
        used |= set(spare[:3])
    for level in (0, 1):
        s.library[level] = [t for t in range(BUILDERS, CARD_COUNT) if t not in used and level_of(t) == level]
