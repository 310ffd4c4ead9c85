"""Playing Mammothodus sensibly: greedy, looking one action ahead.

Positions of figures and shards are valued by the steps that are missing for each row of the portal; that is weighed
against population, degradation, tribes and spirits, and what gains most is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ostraka.core.mind.insight import Insight
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES, Ask
from ostraka.games.mammothodus.board import COLOUR, DISTANCE, KIND, PLACES
from ostraka.games.mammothodus.mind.errands import best_move, move_gain
from ostraka.games.mammothodus.mind.prospects import chance_of_victory
from ostraka.games.mammothodus.mind.worth import (
    activation_value,
    adapt_value,
    attack_value,
    care_value,
    doomed,
    figure_worth,
    ready_site,
    saved,
    shed_value,
    tribe_fear,
)
from ostraka.games.mammothodus.ops.action import actions, cost, ready
from ostraka.games.mammothodus.ops.draw import wanted
from ostraka.games.mammothodus.options import (
    ACTION,
    DECK,
    DRAW,
    FACE,
    FIGURE_AT,
    KIND_AT,
    PLACE,
    SPIRIT_AT,
    TERRITORY_AT,
    TRIBE,
)
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import HAND_SIZE, SPIRITS
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ADAPT,
    ATTACK,
    CARE,
    CENTRE,
    COLOURS,
    DEGRADE,
    DOUBLE,
    DRAW_THREE,
    EXTRA,
    FIGURE,
    MOVE,
    WILD,
    WORTH,
)

__all__ = ["MammothodusInsight"]

HORIZON: Final = 4
SPARE: Final = 2
"""So many degradation cards for each clan are left when a generation is changed on purpose."""
USEFUL: Final = 2
"""With less to play than this a clan draws three whatever it costs."""
FRESH: Final = 0.25
"""The chance of victory before the first turn."""
CARD_VALUE: Final = 0.2
"""What a card kept in hand is worth: less than anything useful."""
ENOUGH: Final = 0.2
"""What a figure must gain to be worth acting with."""
LEAN: Final = 0.3
"""How much better the policy's own choice looks than the next."""
HELP: Final = 0.3
RICH: Final = 8
"""The population from which rolls are bought freely."""
KEEP: Final = 0.35
SAVED: Final = 2.0
"""What a card costs that is saved for a place of power."""
LEAST: Final = 0.3
"""The least a plain card must bring."""
FOUNDERS: Final = ((0, 3), (0, 3), (0, 3), (0, 3))
"""The figures each clan begins with."""


class MammothodusInsight(Insight[Table]):
    """Plans for all clans, speaks for one: greedy, with a plan for the portal and an eye on every way to lose."""

    def __init__(self, outcome: Callable[[Table], Outcome]) -> None:
        super().__init__(outcome, (), HORIZON)

    def policy(self, s: Table, ask: Ask, rng: Rng) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        answer = self.answer(s, ask)
        return answer if answer in ask.options else ask.options[0]

    def weigh(self, s: Table, ask: Ask, rng: Rng) -> list[float]:
        """Actions and figures by what they gain; what the policy does for other reasons looks no worse than those."""
        if ask.prompt not in ("action", "figure"):
            return super().weigh(s, ask, rng)
        found: list[float] = []
        for option in ask.options:
            if ask.prompt == "figure":
                known = FIGURE_AT <= option < FIGURE_AT + COLOURS
                found.append(self.figure_gain(s, ask.seat, option - FIGURE_AT, ask.amount) if known else ENOUGH)
            else:
                known = ACTION <= option <= ACTION + ACTIVATE
                found.append(self.gain(s, ask.seat, option - ACTION) if known else CARD_VALUE)
        tip = ask.options.index(self.policy(s, ask, rng))
        found[tip] = max(found[tip], max(found) + LEAN)
        return found

    def rollout(self, s: Table, ask: Ask, rng: Rng) -> int:
        """Anything that makes use of the turn: activate, else act at random, and stop where that costs nothing."""
        options = ask.options
        prompt = ask.prompt
        if prompt == "action":
            if ACTION + ACTIVATE in options:
                return ACTION + ACTIVATE
        elif prompt not in ("figure", "play", "step", "shed") and options[0] == PASS:
            return PASS
        last = len(options) - 1
        return options[1 + rng.below(last)] if options[0] == PASS and last > 0 else options[rng.below(last + 1)]

    def value(self, s: Table) -> list[float]:
        """The chance of victory, the same for all."""
        if s.ended:
            return [1.0 if s.ended == "victory" else 0.0] * s.seats
        if s.turns == 0:
            return [FRESH] * s.seats
        return [chance_of_victory(s)] * s.seats

    def answer(self, s: Table, ask: Ask) -> int:
        """By the name of the question."""
        seat = ask.seat
        prompt = ask.prompt
        if prompt == "action":
            return self.action(s, seat, ask)
        if prompt == "figure":
            return self.figure(s, seat, ask)
        if prompt in ("play", "help"):
            return self.card(s, ask)
        if prompt == "step":
            return best_move(s, seat, (ask.source - FIGURE) % COLOURS, ask)
        if prompt == "reroll":
            return self.reroll(s, seat, ask)
        if prompt == "strike":
            spirits = [option for option in ask.options if option >= SPIRIT_AT]
            return spirits[0] if spirits else TRIBE
        if prompt in ("tribe", "spirit"):
            return min(ask.options, key=lambda option: (tribe_fear(s, option - TERRITORY_AT), option))
        return self.other(s, ask)

    def other(self, s: Table, ask: Ask) -> int:
        """The rarer questions."""
        seat, prompt, options = ask.seat, ask.prompt, ask.options
        if prompt == "extra":
            extras = [option for option in options if option >= KIND_AT]
            if extras and self.best_action(s, seat)[0] > CARD_VALUE + 1.5:
                return extras[0]
            return PASS
        if prompt == "develop":
            return self.develop(options)
        if prompt == "founder":
            for colour in FOUNDERS[seat]:
                if FIGURE_AT + colour in options:
                    return FIGURE_AT + colour
        if prompt in ("grow", "fade"):
            order = sorted(options, key=lambda option: figure_worth(s, seat, option - FIGURE_AT))
            return order[-1] if prompt == "grow" else order[0]
        if prompt == "settle":
            return self.settle(s, seat, ask)
        if prompt in ("shed", "help-shed"):
            return options[-1] if options[-1] >= KIND_AT else self.moment(s, ask)
        if prompt == "moment":
            return self.moment(s, ask)
        if prompt in ("protect", "block-summon", "block-trail", "trap"):
            return YES
        if prompt == "talent":
            return options[min(1, len(options) - 1)]
        if prompt == "discard":
            return self.discard(s, seat, ask)
        if prompt in ("specialise", "bait"):
            return PASS
        return options[0]

    def moment(self, s: Table, ask: Ask) -> int:
        """Three cards more are always welcome, a change of generation before its time is not."""
        return DRAW if DRAW in ask.options and len(s.pile[ask.seat]) >= 3 else PASS

    def harmless(self, s: Table, seat: int) -> bool:
        """Whether a clan's generation may change: nobody is lost by it, and degradation is left for the others."""
        taken = max(0, s.figures(seat) - s.defence[seat])
        return wanted(s, seat) >= s.figures(seat) and len(s.decay) - taken >= SPARE * s.seats

    def clogged(self, s: Table, seat: int) -> bool:
        """Whether a hand holds next to nothing else to play, and drawing does not end the game."""
        useful = sum(WORTH[kind] for kind in [KIND[card] for card in s.hand[seat]])
        taken = max(0, s.figures(seat) - s.defence[seat])
        return useful < USEFUL and wanted(s, seat) > 0 and len(s.decay) >= taken

    # The action

    def best_action(self, s: Table, seat: int) -> tuple[float, int]:
        """(Gain, action) of what looks best now."""
        best = (0.0, -1)
        for action in actions(s, seat, s.kinds_in_hand(seat)):
            gain = self.gain(s, seat, action)
            if gain > best[0]:
                best = (gain, action)
        return best

    def gain(self, s: Table, seat: int, action: int) -> float:
        if action == DEGRADE:
            return shed_value(s, seat)
        if action == ACTIVATE:
            return activation_value(s)
        kinds = s.kinds_in_hand(seat)
        gains = [
            self.figure_gain(s, seat, colour, action)
            for colour in range(COLOURS)
            if ready(s, seat, colour, action, kinds)
        ]
        if action == MOVE:
            gains.sort()
            return gains[-1] + 0.4 * sum(gain for gain in gains[:-1] if gain > 0)
        return max(gains) if action == ATTACK else sum(sorted(gains)[-1:])

    def figure_gain(self, s: Table, seat: int, colour: int, action: int) -> float:
        """What one figure could bring with the cards at hand."""
        if action == MOVE:
            return move_gain(s, seat, colour)
        if action == ATTACK:
            return attack_value(s, seat, colour)
        if action == CARE:
            return care_value(s, seat, colour)
        return adapt_value(s, seat, colour) if action == ADAPT else activation_value(s)

    def action(self, s: Table, seat: int, ask: Ask) -> int:
        if DRAW in ask.options and (len(s.pile[seat]) >= 3 or self.harmless(s, seat) or self.clogged(s, seat)):
            return DRAW
        gain, action = self.best_action(s, seat)
        if action not in (CARE, ACTIVATE) and doomed(s, seat, 1):
            return PASS
        if PLACE in ask.options and s.talent[seat] in (1, 2) and gain < 1.0:
            return PLACE
        return ACTION + action if gain > CARD_VALUE else PASS

    def figure(self, s: Table, seat: int, ask: Ask) -> int:
        action = ask.amount
        best, choice = ENOUGH, PASS
        for option in ask.options:
            if FIGURE_AT <= option < FIGURE_AT + COLOURS:
                gain = self.figure_gain(s, seat, option - FIGURE_AT, action)
                if gain > best:
                    best, choice = gain, option
        if choice == PASS and not s.acted and ask.options[-1] >= FIGURE_AT:
            return ask.options[-1]
        return choice

    # Cards

    def card(self, s: Table, ask: Ask) -> int:
        """Play the cheapest card while one more card gains more than it is worth."""
        options = [option for option in ask.options if option >= KIND_AT]
        if not options:
            return self.moment(s, ask)
        frame = s.top()
        action = frame.arg
        kept = 0 if action == ACTIVATE else saved(s, ask.seat)
        best, choice = 100.0, PASS
        for option in options:
            price = self.price(option - KIND_AT, kept)
            if price < best:
                best, choice = price, option
        if PASS not in ask.options:
            return choice
        helping = ask.prompt == "help"
        least = LEAST * best + (HELP if helping else 0.0)
        return choice if self.worth_more(s, frame.seat, frame.card, action, least) else PASS

    def price(self, kind: int, kept: int) -> float:
        """Plain cards first, then doubles; extra actions, wild cards and what is saved up are kept."""
        extra = SAVED / LEAST if kept >> kind & 1 else 0.0
        if kind < DOUBLE:
            return 1.0 + extra
        return extra + (1.2 if kind < EXTRA else 2.0 if kind < WILD else 3.0)

    def worth_more(self, s: Table, seat: int, colour: int, action: int, least: float) -> bool:
        """Whether another card on this figure is worth it."""
        if action == ACTIVATE:
            return s.strength < cost(s)
        if action != CARE and doomed(s, s.active, 1):
            return False
        now, more = s.strength, s.strength + 1
        if action == MOVE:
            return move_gain(s, seat, colour, more) - move_gain(s, seat, colour, now) > least
        if action == ATTACK:
            return attack_value(s, seat, colour, more) - attack_value(s, seat, colour, now) > least
        if action == CARE:
            return care_value(s, seat, colour, more) - care_value(s, seat, colour, now) > least
        return adapt_value(s, seat, colour, more) - adapt_value(s, seat, colour, now) > least

    def develop(self, options: tuple[int, ...]) -> int:
        """Draw three and wild cards first, then doubles of movement and adaptation."""
        order = (DRAW_THREE, WILD, DOUBLE, DOUBLE + 3, EXTRA, EXTRA + 3, EXTRA + 1, EXTRA + 2, DOUBLE + 1, DOUBLE + 2)
        for kind in order:
            if KIND_AT + kind in options:
                return KIND_AT + kind
        return DECK

    def discard(self, s: Table, seat: int, ask: Ask) -> int:
        """Cards that are no use where the figures stand make room for better ones, if that does no harm."""
        after = HAND_SIZE - len(s.hand[seat]) + 1
        if after > len(s.pile[seat]):
            plenty = len(s.decay) > 2 * s.seats + 2
            if s.population[seat] <= 0 or (s.defence[seat] < s.figures(seat) and not plenty):
                return PASS
        for option in ask.options:
            kind = option - KIND_AT
            if 0 <= kind < DOUBLE and self.use(s, seat, kind % COLOURS) < KEEP:
                return option
        return PASS

    def use(self, s: Table, seat: int, colour: int) -> float:
        """How much a clan would like a card of this colour next turn."""
        places = [t for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS] if t >= 0]
        kept = saved(s, seat)
        if kept:
            return 1.5 if kept >> colour & 1 else 0.2
        if colour == MOVE:
            return 1.0
        homeless = CENTRE not in places and s.done_rows == 15
        if homeless:
            return 1.0 if colour in [COLOUR[t] for t in places] else 0.0
        site = ready_site(s)
        if site in places and colour in (ADAPT, COLOUR[site]):
            return 1.5
        local = 0.25 if colour in [COLOUR[t] for t in places] else 0.0
        if colour == ATTACK:
            return local + (1.0 if any(s.tribes[t] or t in s.spirit_at for t in places) else 0.3)
        if colour == CARE:
            return local + (1.0 if s.population[seat] < 6 else 0.2)
        return local + (0.8 if s.defence[seat] < s.figures(seat) else 0.3)

    # Dice and figures

    def reroll(self, s: Table, seat: int, ask: Ask) -> int:
        """Roll failures again while targets are left and the clan can afford it."""
        t = s.figure[seat * COLOURS + s.top().card]
        targets = s.tribes[t]
        good = sum(1 for face in s.dice if face >= 4)
        for spirit in range(len(SPIRITS)):
            if s.spirit_at[spirit] == t:
                targets += SPIRITS[spirit][3]
        bad = [face for face in s.dice if face < 4]
        for face in s.marked:
            if face in bad:
                bad.remove(face)
        if YES in ask.options:
            return FACE + bad[0] if bad and FACE + bad[0] in ask.options else YES
        missing = min(targets - good, len(bad))
        population = s.population[seat]
        pressing = s.supply <= 4 or s.place[t] >= 0 or t in s.spirit_at
        return FACE + bad[0] if missing > 0 and population > (4 if pressing else RICH) else PASS

    def settle(self, s: Table, seat: int, ask: Ask) -> int:
        """Where the plan needs somebody, away from tribes."""
        site = max(0, ready_site(s))
        best, choice = -100.0, ask.options[0]
        for option in ask.options:
            t = option - TERRITORY_AT
            value = -2.0 * s.tribes[t] - 0.6 * DISTANCE[site * PLACES + t]
            if value > best:
                best, choice = value, option
        return choice
