"""The shelf of puzzles: which there are, the one of the day, and the table of each after some choices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeVar

from ostraka.bots.levels import LEVELS
from ostraka.bots.turns import Turns
from ostraka.core.game import Game
from ostraka.match import Match, briefing, load_game
from ostraka.match.puzzle import Attempt, Puzzle, of_the_day, puzzle_of, puzzles_of
from ostraka.match.ways import ways
from ostraka.server.errors import absent
from ostraka.server.people.people import Person
from ostraka.server.puzzles import wire
from ostraka.server.puzzles.ratings import Entered, Ratings, name_of
from ostraka.server.store import Store
from ostraka.server.tables.called import language_of, level_name
from ostraka.server.tables.moments import Moments, told_turns
from ostraka.server.tables.wire import SeatInfo, TableInfo, Update
from ostraka.server.tables.words import scribe
from ostraka.server.times import today
from ostraka.text.catalogue import open_catalogue
from ostraka.text.puzzles import answered

__all__ = ["Shelf"]

T = TypeVar("T")
NOTHING: Final = Entered(None, None)


class Shelf:
    """Puzzles and who has solved them. A table of a puzzle is made for the moment: nothing of it is kept."""

    def __init__(self, store: Store) -> None:
        self.ratings = Ratings(store)
        self._turns = Turns()

    async def shown(self, person: Person | None, game: str, language: str) -> wire.PuzzleShelf:
        """All puzzles of a game."""
        puzzles = puzzles_of(load_game(game))
        rated, tried = await self.ratings.puzzles(game), await self.ratings.tries(person, game)
        say = open_catalogue(language_of(language), "").say
        day = today()
        return wire.PuzzleShelf(
            game=game,
            day=day,
            today=puzzles[of_the_day(game, day, len(puzzles))].id if puzzles else None,
            puzzles=[_info(puzzle, say, rated.get(name_of(puzzle)), tried.get(puzzle.id)) for puzzle in puzzles],
            rating=await self.ratings.mine(person, game),
        )

    async def state(
        self, person: Person | None, game: str, puzzle: str, choices: Sequence[int], language: str
    ) -> wire.PuzzleState:
        """The table after these choices; what is decided by them is entered."""
        found = self._found(game, puzzle)
        attempt = await self._played(person, puzzle, lambda: found.attempt(load_game(game), choices))
        entered = NOTHING
        if person is not None and (attempt.solved or attempt.missed >= 0):
            entered = await self.ratings.enter(person, game, found, attempt.solved)
        return await self._told(person, game, attempt, language, entered, attempt.solved)

    async def answer(self, person: Person, game: str, puzzle: str, language: str) -> wire.PuzzleState:
        """The table of a puzzle, with the answer: whoever has not tried it before has not solved it."""
        found = self._found(game, puzzle)
        entered = NOTHING
        if puzzle not in await self.ratings.tries(person, game):
            entered = await self.ratings.enter(person, game, found, False)
        attempt = await self._played(person, puzzle, lambda: found.attempt(load_game(game)))
        return await self._told(person, game, attempt, language, entered, True)

    # Inside

    def _found(self, game: str, puzzle: str) -> Puzzle:
        found = puzzle_of(load_game(game), puzzle)
        if found is None:
            raise absent("puzzle")
        return found

    async def _played(self, person: Person | None, puzzle: str, play: Callable[[], T]) -> T:
        """Beside the event loop, one at a time, everybody in turn: puzzles hold nobody up who plays."""
        async with self._turns.turn("" if person is None else person.id, puzzle):
            return await asyncio.to_thread(play)

    async def _told(
        self, person: Person | None, game: str, attempt: Attempt, language: str, entered: Entered, answer: bool
    ) -> wire.PuzzleState:
        puzzle = attempt.puzzle
        rated, tried = await self.ratings.puzzles(game), await self.ratings.tries(person, game)
        spoken = language_of(language)
        say = open_catalogue(spoken, "").say
        info = _info(puzzle, say, rated.get(name_of(puzzle)), tried.get(puzzle.id))
        mine = person.name if person is not None else say("terminal-player")
        rating = entered.rating or await self.ratings.mine(person, game)
        return await self._played(
            person, puzzle.id, lambda: _state(attempt, info, spoken, mine, Entered(rating, entered.moved), answer)
        )


def _info(puzzle: Puzzle, say: Callable[[str], str], rated: Any, tried: Any) -> wire.PuzzleInfo:
    mine: Literal["first", "solved", "missed"] | None = None
    if tried is not None:
        mine = "first" if tried["first"] else "solved" if tried["solved"] else "missed"
    return wire.PuzzleInfo(
        id=puzzle.id,
        theme=puzzle.theme,
        about=say(f"puzzle-theme-{puzzle.theme}"),
        difficulty=puzzle.difficulty,
        level=say(f"puzzle-{puzzle.difficulty}"),
        seats=puzzle.seats,
        moves=puzzle.moves,
        rating=round(rated["mu"] if rated else puzzle.rating, 1),
        tries=rated["tries"] if rated else 0,
        solved=rated["solved"] if rated else 0,
        mine=mine,
    )


def _state(
    attempt: Attempt, info: wire.PuzzleInfo, language: str, mine: str, entered: Entered, answer: bool
) -> wire.PuzzleState:
    match, puzzle = attempt.match, attempt.puzzle
    game = match.game
    names = _names(puzzle, mine, language)
    say = scribe(game.id, language)
    asked = not attempt.solved
    led = ways(game, match.view(puzzle.seat), puzzle.seat, match.discreet, wise=False) if asked else []
    told = None if say.words is None or not answer else answered(say.words, puzzle, names)
    missed = ""
    if attempt.missed >= 0 and say.words is not None:
        missed = say.words.option(attempt.missed, attempt.ask, names)
    return wire.PuzzleState(
        puzzle=info,
        table=_table(game, puzzle, names),
        seat=puzzle.seat,
        update=_update(match, puzzle.seat, language, names, asked),
        ways=say.ways(led, names),
        state="solved" if attempt.solved else "missed" if attempt.missed >= 0 else "open",
        missed=missed,
        answer=None if told is None else wire.PuzzleAnswer(told.moves, told.why),
        rating=entered.rating,
        moved=entered.moved,
    )


def _names(puzzle: Puzzle, mine: str, language: str) -> tuple[str, ...]:
    """The solver by name, the others as bots are called that play as well as anybody can."""
    best = level_name(LEVELS[-1], language)
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat]
    called = {seat: best if i == 0 else f"{best} {i + 1}" for i, seat in enumerate(others)}
    return tuple([called.get(seat, mine) for seat in range(puzzle.seats)])


def _table(game: Game[Any, Any], puzzle: Puzzle, names: tuple[str, ...]) -> TableInfo:
    seats = [
        SeatInfo(seat, "person" if seat == puzzle.seat else "bot", name, None, seat == puzzle.seat)
        for seat, name in enumerate(names)
    ]
    for seat in seats:
        seat.level = None if seat.mine else LEVELS[-1]
    return TableInfo(
        puzzle.id, "", game.id, game.title, dict(puzzle.setup), seats, "playing", "link", "none", "never", False, 0,
        False, False, False, "", 0, [puzzle.seat], 0, 0,
    )  # fmt: skip


def _update(match: Match[Any, Any], seat: int, language: str, names: tuple[str, ...], asked: bool) -> Update:
    """What a seat at a table is told: all of it at once."""
    say = scribe(match.game.id, language)
    view = match.view(seat)
    written, events = Moments(match.game.id), match.events(seat)
    decision = None
    if asked and view.ask is not None:
        decision = say.decision(view.ask, names, match.game.subject(view), briefing(match, seat))
    return Update(
        seq=match.at,
        keep=-1,
        length=match.at,
        turn=match.heading,
        moments=[written.of(at, seen, language, names, seat) for at, seen in events],
        turns=told_turns(match, 0, events, language, names, seat, fold=False),
        view=view.record(),
        decision=decision,
        waits=[seat] if asked else [],
        away=[],
        late=[],
        plea=None,
        clocks=None,
        status="playing",
        board=say.board(view, names),
        forecast=say.forecast(view, names),
        tally=say.tally(view),
        meters=say.meters(view),
    )
