"""How many clicks a turn takes: with one for each question, and with whole moves (`match.ways`).

    python -m tests.match.clicks         a line for each game

Bots choose; then the fewest clicks are counted that make the very same choices, the quick way. A way costs a click for
the thing it leads to, one more where other ways lead there too, one for each payment that is not the proposed one, and
one to confirm a payment; a card that is drawn to its place is one. What is always passed is passed without asking.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ostraka.bots.budget import Budget
from ostraka.bots.roster import make_bot
from ostraka.core.game import Game
from ostraka.core.turn import PASS, Ask
from ostraka.match import Match
from ostraka.match.ways import Way, ways

__all__ = ["GAMES", "counted"]

GAMES = ("ancient", "thebes", "mammothodus")
DRAWN = {"create": ("slot",), "slot": ("create",), "weeks": ("action",)}
"""What can be drawn to the goal of a question: cards to slots, a site of Thebes to weeks of its dial."""


class Made(NamedTuple):
    """A question and its answer, in which turn it was, whether that was one's own, and the ways there were."""

    ask: Ask
    option: int
    turn: int
    own: bool
    ways: list[Way]


def played(game: str, seed: int, level: str) -> list[Made]:
    """What the first seat was asked in a game of bots, and what it chose."""
    match: Match[Any, Any] = Match(game, 2, seed=seed, discreet=True)
    mind = make_bot(match.game, level)
    made: list[Made] = []
    while not match.over:
        ask = match.asks[0]
        view = match.view(ask.seat)
        option = mind.choose(view, ask, Budget(seed=seed))
        if ask.seat == 0:
            found = [] if match.opened >= 0 else ways(match.game, view, 0, match.discreet)
            made.append(Made(ask, option, match.heading[0], match.heading[1] == 0, found))
        match.play(ask.seat, option)
    return made


def price(game: Game[Any, Any], way: Way, found: list[Way], chosen: list[int]) -> int | None:
    """Clicks for the choices of a way, or None if it makes others."""
    if way.all or all(stage.option == PASS for stage in way.stages):
        return 1 if chosen == [stage.option for stage in way.stages] else None
    steps = [stage for stage in way.stages if not stage.proposed]
    if len(steps) == 1:
        # Its thing is on offer: whoever clicks it is asked what follows.
        return None
    given = [stage for stage in way.stages if stage.proposed]
    clicks = 0
    for stage, option in zip(way.stages, chosen, strict=False):
        if stage.proposed:
            clicks += option not in [other.option for other in given]
        elif stage.option != option:
            return None

    def goal(other: Way) -> object:
        return game.actions.describe([stage.option for stage in other.stages if not stage.proposed][-1]).targets

    rivals = [other for other in found if not other.all and goal(other) == goal(way)]
    # Drawn from one thing to the other it is one: both together say which way is meant.
    drawable = DRAWN.get(steps[-1].ask.prompt, ())
    drawn = any(
        len([other for other in rivals if stage.option in [s.option for s in other.stages[:-1]]]) == 1
        for stage in way.stages[:-1]
        if stage.ask.prompt in drawable
    )
    paid = any(stage.option != PASS and len(stage.ask.options) > 1 for stage in given)
    # The dial says what will be used before it is let go.
    sure = paid and steps[-1].ask.prompt != "weeks"
    return clicks + sure + (1 if len(rivals) == 1 or drawn else 2)


def standing(made: list[Made]) -> list[int]:
    """Clicks for each answer by itself: what was passed twice is passed without asking from then on, or at once for
    the rest of somebody else's turn; to be asked again costs a click."""
    clicks: list[int] = []
    passed: dict[str, int] = {}
    declined: dict[str, int] = {}
    for ask, option, turn, own, _ in made:
        before = passed.get(ask.prompt, 0)
        passed[ask.prompt] = before + 1 if option == PASS else 0
        if option != PASS:
            clicks.append(2 if before > 1 else 1)
        elif own:
            clicks.append(0 if before > 1 else 1)
        else:
            clicks.append(0 if declined.get(ask.prompt) == turn or before > 1 else 1)
            declined[ask.prompt] = turn
    return clicks


def fewest(game: Game[Any, Any], made: list[Made]) -> int:
    """The fewest clicks for these choices, counted from the last to the first."""
    alone = standing(made)
    best = [0] * (len(made) + 1)
    for i in range(len(made) - 1, -1, -1):
        _, _, turn, _, found = made[i]
        best[i] = alone[i] + best[i + 1]
        for way in found:
            part = made[i : i + len(way.stages)]
            if len(part) < len(way.stages) or part[-1].turn != turn:
                continue
            clicks = price(game, way, found, [one.option for one in part])
            if clicks is not None:
                best[i] = min(best[i], clicks + best[i + len(part)])
    return best[0]


def counted(game: str, seeds: range, level: str = "student") -> tuple[int, int, int]:
    """(turns, clicks with one for each question, clicks with whole moves)."""
    from ostraka.match.shelf import load_game

    turns = before = after = 0
    for seed in seeds:
        made = played(game, seed, level)
        turns += len({one.turn for one in made})
        before += len(made)
        after += fewest(load_game(game), made)
    return turns, before, after


if __name__ == "__main__":
    for name in GAMES:
        turns, before, after = counted(name, range(4))
        print(f"{name}: {before / turns:.2f} -> {after / turns:.2f} clicks a turn, {1 - after / before:.0%} fewer")
