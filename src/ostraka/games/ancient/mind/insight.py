"""Playing Ancient Knowledge sensibly: what a card is worth, what an action brings, what a position promises.

All figures are points. A card in hand is worth about half a point, because it can pay or take a token off a monument;
the nearer the end, the less.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ostraka.core.mind.insight import Fitted, first_best
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.mind.marks import LAYOUT, MARKS, marks_of
from ostraka.games.ancient.mind.rollout import hasten, nearest_slot
from ostraka.games.ancient.mind.worth import AT_THE_END, BEFORE, ENGINE, HELD, STANDING, WORTH
from ostraka.games.ancient.ops.create import can_create
from ostraka.games.ancient.ops.technology import leniency, meets
from ostraka.games.ancient.ops.timeline import DiscardThis
from ostraka.games.ancient.options import AMOUNT, ARCHIVE, CARD, CREATE, EXCAVATE, LEARN, SEARCH
from ostraka.games.ancient.scoring import score_sheet
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import END, HAND_LIMIT, POSITIONS

__all__ = ["AncientInsight"]

CARD_VALUE: Final = 0.45
ACTION: Final = 2.5
"""What an action brings on average: a card is worth that much more than doing without it."""
KEEPSAKE: Final = 4.0
"""Cards that promise this much are not archived."""
HORIZON: Final = 15
CURIOSITY: Final = 0.2
FIRST_ARTEFACT: Final = 108
LEAN: Final = 1.5
"""How much better it looks to stop than to go on, or to go on than to stop."""
STEP: Final = 0.5
"""What it looks to cost to be off by one slot, or by one card."""
REMOVABLE: Final = 2.0
"""Tokens that can be taken off a monument in each turn it has left."""

FEATURES: Final = (
    "monuments",
    "final-effects",
    "technologies",
    "timeline",
    "lost-knowledge",
    "to-come",
    "finals-to-come",
    "fragile",
    "slot-1",
    "slot-2",
    "slot-3",
    "slots-4-6",
    "promise",
    "hand",
    "hand-worth",
    "excavation",
    "artefacts",
    "engine",
    "past",
    "lessons",
    "actions",
)
# What the questions are about
ACT: Final = 0
BEST: Final = 1
WORST: Final = 2
ARCHIVED: Final = 3
TAKE_OFF: Final = 4
PLACE: Final = 5
DIG_UP: Final = 6
MOST: Final = 7
BURDEN: Final = 8
USE: Final = 9
SPEND: Final = 10
DECLINE_OFFER: Final = 11
WEIGHED: Final = (BEST, WORST, ARCHIVED, TAKE_OFF, SPEND, PLACE, DIG_UP, MOST)
"""Beside the actions, the questions in which something is nearly as good as the best."""

PROMPTS: Final[dict[str, int]] = {
    "action": ACT,
    "create": BEST,
    "look-create": BEST,
    "learn": BEST,
    "look-learn": BEST,
    "keep": BEST,
    "draft": BEST,
    "steal": BEST,
    "pay": WORST,
    "discard": WORST,
    "discard-artefact": WORST,
    "tuck": WORST,
    "under": WORST,
    "archive": ARCHIVED,
    "remove": TAKE_OFF,
    "remove-from": TAKE_OFF,
    "slot": PLACE,
    "excavate": DIG_UP,
    "remove-amount": MOST,
    "give-amount": MOST,
    "discard-lost": MOST,
    "straighten": MOST,
    "load": BURDEN,
    "give": BURDEN,
    "use": USE,
    "pay-effect": SPEND,
    "offer": DECLINE_OFFER,
    "exchange": DECLINE_OFFER,
    "move": DECLINE_OFFER,
}


class AncientInsight(Fitted[Table]):
    """Creates what pays, learns what counts, clears what is about to sink, digs when the hand is empty."""

    def __init__(self, outcome: Callable[[Table], Outcome]) -> None:
        super().__init__(outcome, FEATURES, HORIZON, AT_THE_END, BEFORE)
        self.worth: list[float] = [ACTION + tenths / 10.0 for tenths in WORTH]
        self.standing: list[float] = [tenths / 10.0 for tenths in STANDING]
        self.held: list[float] = [tenths / 10.0 for tenths in HELD]
        self.engine: list[float] = [0.0] * FIRST_ARTEFACT + [tenths / 10.0 for tenths in ENGINE]
        self.fragile: list[bool] = [isinstance(card.do, DiscardThis) for card in CARDS]
        self.curiosity = CURIOSITY
        self.layout = LAYOUT
        self.marked = MARKS

    # The policy

    def policy(self, s: Table, ask: Ask, rng: Rng) -> int:
        kind: i64 = PROMPTS.get(ask.prompt, -1)
        options = ask.options
        if kind == ACT:
            return self.act(s, ask)
        if kind == BEST:
            return self.best(options)
        if kind == WORST:
            return self.worst(options)
        if kind == TAKE_OFF:
            return self.take_off(s, ask)
        if kind == ARCHIVED:
            return self.archive(s, ask)
        if kind == PLACE:
            return nearest_slot(s, ask)
        if kind == MOST:
            return options[-1]
        if kind == DIG_UP:
            room: i64 = HAND_LIMIT - len(s.hand[ask.seat])
            most: i64 = options[-1] - AMOUNT
            return AMOUNT + max(1, min(most, (room + 1) // 2))
        if kind == BURDEN:
            return self.burden(s, options)
        if kind == USE:
            return YES if self.near(s, ask.seat, 3) >= 3 or options[0] != PASS else PASS
        if kind == SPEND:
            worst = self.worst(options)
            spare = len(s.hand[ask.seat]) > 3 and s.knowledge(ask.seat) > 2
            return worst if options[0] != PASS or spare else PASS
        if kind == DECLINE_OFFER and options[0] == PASS:
            return PASS
        return options[rng.below(len(options))]

    def act(self, s: Table, ask: Ask) -> int:
        """The action that brings most."""
        return ask.options[first_best(self.gains(s, ask))]

    def gains(self, s: Table, ask: Ask) -> list[float]:
        """What each action brings. A search brings a card; with a full hand something has to be done all the same."""
        seat = ask.seat
        hand = s.hand[seat]
        held: i64 = len(hand)
        card_value = self.card_value(s, seat)
        found: list[float] = []
        for option in ask.options:
            gain = -1.0
            if option == CREATE:
                gain = self.best_creation(s, seat, card_value)
            elif option == LEARN:
                gain = self.best_lesson(s, seat)
            elif option == ARCHIVE:
                tokens = self.near(s, seat, 1 if s.actions[seat] > 1 else 2)
                gain = (1.0 - card_value) * float(min(held, tokens))
            elif option == EXCAVATE:
                drawn: i64 = min(HAND_LIMIT - held, 2 * (len(s.past[seat]) - s.turned[seat]))
                gain = (card_value + (0.25 if held < 3 else 0.0)) * float(drawn) - 0.8
            elif option == SEARCH and held < HAND_LIMIT:
                gain = card_value - 0.1
            found.append(gain)
        if held >= HAND_LIMIT:
            found[0] = max(found[0], card_value - 0.1)
        return found

    def card_value(self, s: Table, seat: i64) -> float:
        """What a card in hand is worth: nothing any more when the last turns are played."""
        if s.ending:
            return 0.05
        return CARD_VALUE if len(s.past[seat]) < END - 2 else CARD_VALUE / 2

    def best_creation(self, s: Table, seat: i64, card_value: float) -> float:
        hand = s.hand[seat]
        money: i64 = len(hand) - 1
        best = -9.0
        for card in hand:
            gain = self.worth[card]
            if gain > best and can_create(s, seat, card, money):
                best = gain
        return best - card_value

    def best_lesson(self, s: Table, seat: i64) -> float:
        best = 0.0
        slack = leniency(s, seat)
        for board in s.boards:
            for technology in board:
                gain = self.worth[technology]
                if gain > best and meets(s, seat, technology, slack):
                    best = gain
        return best

    def near(self, s: Table, seat: i64, slots: i64) -> i64:
        """The tokens in the first slots: they are lost soon."""
        total: i64 = 0
        tokens = s.tokens
        base = seat * POSITIONS
        p: i64
        for p in range(base, base + slots * 2):
            total += tokens[p]
        return total

    def best(self, options: tuple[int, ...]) -> int:
        """The card that is worth most."""
        chosen = options[-1]
        best = -99.0
        for option in options:
            if option >= CARD and self.worth[option - CARD] > best:
                best = self.worth[option - CARD]
                chosen = option
        return chosen

    def worst(self, options: tuple[int, ...]) -> int:
        """The card that is missed least."""
        chosen = options[-1]
        worst = 99.0
        for option in options:
            if option >= CARD and self.worth[option - CARD] < worst:
                worst = self.worth[option - CARD]
                chosen = option
        return chosen

    def archive(self, s: Table, ask: Ask) -> int:
        """Go on discarding while tokens would be lost soon and the card is no better than they are."""
        worst = self.worst(ask.options)
        if ask.options[0] != PASS:
            return worst
        done: i64 = s.top().step
        if done >= self.near(s, ask.seat, 3):
            return PASS
        return worst if s.ending or self.worth[worst - CARD] < KEEPSAKE else PASS

    def take_off(self, s: Table, ask: Ask) -> int:
        """First what declines first; a monument that would perish goes before others if it can be saved."""
        chosen = ask.options[-1]
        best = -99.0
        for option in ask.options:
            if option < CARD:
                continue
            urgency = self.urgency(s, ask, option - CARD)
            if urgency > best:
                best = urgency
                chosen = option
        return chosen

    def urgency(self, s: Table, ask: Ask, card: int) -> float:
        """How badly tokens should go from a monument of one's own, in slots; others' are none of ours."""
        p = s.find(ask.seat, card)
        if p < 0:
            return -99.0
        slot: i64 = p % POSITIONS // 2
        tokens: i64 = s.tokens[p]
        urgency = -float(slot)
        if self.fragile[card] and tokens <= ask.amount + 2 * slot:
            urgency += 1.5
        return urgency - 20.0 if tokens == 0 else urgency

    def burden(self, s: Table, options: tuple[int, ...]) -> int:
        """The monument of others that sinks first: there is least time to help it."""
        chosen = options[-1]
        best: i64 = 99
        line = s.line
        p: i64
        for p in range(len(line)):
            card: i64 = line[p]
            if card >= 0 and p % POSITIONS < best and card + CARD in options:
                best = p % POSITIONS
                chosen = card + CARD
        return chosen

    def finish(self, s: Table, ask: Ask, rng: Rng) -> int:
        return hasten(s, ask)

    def considered(self, s: Table, ask: Ask) -> tuple[int, ...]:
        """Nobody archives more cards than there are tokens about to be lost."""
        if ask.prompt == "archive" and ask.options[0] == PASS and s.top().step >= self.near(s, ask.seat, 3):
            return ask.options[:1]
        return ask.options

    def weigh(self, s: Table, ask: Ask, rng: Rng) -> list[float]:
        kind: i64 = PROMPTS.get(ask.prompt, -1)
        if kind == ACT:
            return self.gains(s, ask)
        if kind not in WEIGHED:
            return super().weigh(s, ask, rng)
        tip = self.policy(s, ask, rng)
        if kind in (PLACE, DIG_UP, MOST):
            return [-STEP * abs(option - tip) for option in ask.options]
        found: list[float] = []
        for option in ask.options:
            if option < CARD:
                found.append(-99.0)
            elif kind == TAKE_OFF:
                found.append(self.urgency(s, ask, option - CARD))
            else:
                worth = self.worth[option - CARD]
                found.append(worth if kind == BEST else -worth)
        if ask.options[0] == PASS:
            found[0] = max(found) + (LEAN if tip == PASS else -LEAN)
        return found

    # The value

    def counts(self, s: Table, seat: int) -> list[float]:
        """The score sheet now, and what Timeline, hand, Past and artefacts still promise."""
        found = [float(points) for points in score_sheet(s, seat)]
        self.count_timeline(s, seat, found)
        hand = s.hand[seat]
        prospects = 0.0
        for number in hand:
            prospects += self.held[number]
        engine = 0.0
        for number in s.artefacts[seat]:
            engine += self.engine[number]
        past = float(len(s.past[seat]))
        found += [float(len(hand)), prospects, past - float(s.turned[seat])]
        found += [float(len(s.artefacts[seat])), engine, past, float(len(s.collection[seat]))]
        found.append(float(max(0, s.actions[seat])))
        return found

    def count_timeline(self, s: Table, seat: int, found: list[float]) -> None:
        """Points to come, tokens by slot, and what the monuments promise; one that would perish counts in part."""
        to_come = 0.0
        finals = 0.0
        fragile = 0.0
        promise = 0.0
        risks = [0.0, 0.0, 0.0, 0.0]
        line = s.line
        base: i64 = seat * POSITIONS
        p: i64
        for p in range(POSITIONS):
            number: i64 = line[base + p]
            if number < 0:
                continue
            card = CARDS[number]
            tokens = float(s.tokens[base + p])
            slot: i64 = p // 2
            promise += self.standing[number]
            if tokens > 0.0 and self.fragile[number]:
                fragile += float(card.points) * min(1.0, REMOVABLE * float(slot + 1) / tokens)
                continue
            to_come += float(card.points)
            risks[min(slot, 3)] -= tokens
            if card.score is not None:
                f = Frame(-1, seat, number)
                finals += float(card.score.points(s, f))
        found += [to_come, finals, fragile, risks[0], risks[1], risks[2], risks[3], promise]

    def marks(self, s: Table, seat: int) -> list[int]:
        return marks_of(s, seat)

    def sides(self, s: Table) -> list[int]:
        return [seat // 2 if s.teams else seat for seat in range(s.seats)]

    def left(self, s: Table) -> float:
        """Measured by the fullest Past: fourteen monuments end the game."""
        if s.ending:
            return 0.05
        most = 0
        for seat in range(s.seats):
            most = max(most, len(s.past[seat]))
        return max(0.07, (END - most) / END)

    def scale(self, s: Table) -> float:
        return 4.0 + 11.0 * self.left(s)
