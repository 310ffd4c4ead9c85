"""Our games as OpenSpiel games, so that OpenSpiel's own algorithms can play them.

`import ostraka.rl.openspiel` registers `ostraka_ancient`, `ostraka_thebes` and `ostraka_mammothodus`;
`pyspiel.load_game("ostraka_thebes(players=2)")` loads one. Chance is explicit, every question is a decision node of the
seat that is asked, and a question with one answer is answered on the way, so that nobody spends simulations on it. A
victory counts 1, a defeat −1, a victory shared by n sides lies between. What a seat may know is its view: observation
and information state are the same, in words the record of the view, in numbers the observation that the game declares.

With `chance=sampled` a chance node has one outcome, and the dice fall inside: algorithms that multiply all
probabilities of a game need that in Ancient Knowledge, where the product of hundreds of draws is too small for a float.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from ostraka.core.batch import results
from ostraka.core.digest import canonical
from ostraka.core.errors import IllegalChoice, IllegalSetup, OstrakaError
from ostraka.core.game import Game
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.match.shelf import load_game

__all__ = ["OstrakaGame", "OstrakaState", "load"]

MOST_OUTCOMES: Final = 256
"""No roll of our games has more outcomes."""
SEEDS: Final = 1 << 31
EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"


@lru_cache(maxsize=MOST_OUTCOMES)
def outcomes(n: int) -> list[tuple[int, float]]:
    """Uniform over range(n), as OpenSpiel writes it."""
    return [(outcome, 1.0 / n) for outcome in range(n)]


def load(game_id: str, seats: int, setup: Mapping[str, object] | None = None) -> OstrakaGame:
    """One of our games, made by OpenSpiel's own loader."""
    # OpenSpiel reads its games from text, where a comma ends a parameter.
    settings = ";".join(f"{key}:{value}" for key, value in load_game(game_id).setup(setup).items()).replace(",", "+")
    found = pyspiel.load_game(f"ostraka_{game_id}", {"players": seats, "setup": settings})
    assert isinstance(found, OstrakaGame)
    return found


class Table:
    """One state of ours. OpenSpiel's C++ side copies it by `copy.deepcopy`: that must be as quick as our own copy."""

    def __init__(self, game: Game[Any, Any], s: Any) -> None:
        self.game = game
        self.s = s

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return Table(self.game, self.game.copy(self.s))

    def __reduce__(self) -> tuple[Callable[[str, dict[str, object]], Table], tuple[str, dict[str, object]]]:
        return restore, (self.game.id, self.game.dump(self.s))

    def pass_forced(self) -> None:
        """Answer questions that have one answer."""
        game, s = self.game, self.s
        turn = s.turn
        while isinstance(turn, Ask) and len(turn.options) == 1:
            game.apply(s, turn.options[0], None, turn.seat)
            turn = s.turn


def restore(game_id: str, record: dict[str, object]) -> Table:
    """A table that was pickled."""
    game = load_game(game_id)
    return Table(game, game.load(record))


class Luck:
    """The dice of a game whose chance is sampled: one for all its states, also for those that are copied."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def __deepcopy__(self, memo: dict[int, object]) -> Luck:
        return self


class OstrakaGame(pyspiel.Game):
    """One of our games with a number of seats and settings."""

    id = ""

    @property
    def ours(self) -> Game[Any, Any]:
        return load_game(self.id)

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats = int(given.get("players", 2))
        pairs = [pair.partition(":") for pair in str(given.get("setup", "")).replace("+", ",").split(";") if pair]
        chance = given.get("chance", EXPLICIT)
        if chance not in (EXPLICIT, SAMPLED):
            raise OstrakaError(f"chance is {EXPLICIT} or {SAMPLED}, not {chance!r}")
        self.luck = Luck(int(given.get("seed", 0))) if chance == SAMPLED else None
        self.settings = self.ours.setup({key: value for key, _, value in pairs})
        if self.seats not in (able := self.ours.allowed(self.settings)):
            raise IllegalSetup(f"{self.ours.title} so set up has {', '.join(map(str, able))} players, not {self.seats}")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.ours.bound,
        )
        super().__init__(kind(self.ours, self.luck is not None), info, given)

    def new_initial_state(self) -> OstrakaState:
        return OstrakaState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.ours)

    def state(self, s: Any) -> OstrakaState:
        """A state of ours as one of OpenSpiel's."""
        return OstrakaState(self, s)


class OstrakaState(pyspiel.State):
    """A state of one of our games."""

    def __init__(self, game: OstrakaGame, s: Any = None) -> None:
        super().__init__(game)
        self.luck = game.luck
        self.table = Table(game.ours, game.ours.new(game.settings, game.seats) if s is None else s)
        self.table.pass_forced()

    def current_player(self) -> int:
        turn = self.table.s.turn
        if isinstance(turn, Ask):
            return turn.seat
        return int(pyspiel.PlayerId.TERMINAL if isinstance(turn, Over) else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        turn = self.table.s.turn
        return list(turn.options) if isinstance(turn, Ask) and turn.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        turn = self.table.s.turn
        assert isinstance(turn, Roll)
        return outcomes(1 if self.luck else turn.n)

    def _apply_action(self, action: int) -> None:
        table = self.table
        turn = table.s.turn
        if isinstance(turn, Ask) and action not in turn.options:
            told = f"option {action} is not offered; legal are {list(turn.options)}"
            raise IllegalChoice(told, turn.seat, action, turn.options)
        if isinstance(turn, Roll):
            if not 0 <= action < turn.n:
                raise OstrakaError(f"chance has the outcomes 0 to {turn.n - 1}, not {action}")
            if self.luck is not None:
                action = self.luck.rng.below(turn.n)
        table.game.apply(table.s, int(action))
        table.pass_forced()

    def is_terminal(self) -> bool:
        return isinstance(self.table.s.turn, Over)

    def returns(self) -> list[float]:
        return results(self.table.game.outcome(self.table.s))

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat may know, as its view says it; two tables a seat cannot tell apart read alike."""
        seat = self.current_player() if player is None else player
        return canonical(self.table.game.view(self.table.s, seat).record()).decode()

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OstrakaState:
        """Another table that the seat cannot tell from this one."""
        game = self.table.game
        imagined = game.sample(game.view(self.table.s, player), Rng(int(sampler() * SEEDS)))
        ours = self.get_game()
        assert isinstance(ours, OstrakaGame)
        return ours.state(imagined)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player < 0 else self.table.game.word(action)

    def __str__(self) -> str:
        return str(canonical(self.table.game.dump(self.table.s)).decode())


class Observer:
    """What a seat may know: in words its view, in numbers from 0 to 1 the observation, part by part in `dict`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.sheet = game.sheet()
        layout = self.sheet.layout
        self.scale: npt.NDArray[np.float32] = np.float32(1) / np.array(layout.most(), np.float32)
        self.tensor: npt.NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict: dict[str, Any] = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape) for part in layout.parts
        }

    def set_from(self, state: OstrakaState, player: int) -> None:
        """Fill in what the player may know."""
        self.sheet.clear()
        state.table.game.watch(state.table.s, int(player), self.sheet)
        np.multiply(np.frombuffer(self.sheet.bytes(), np.uint8), self.scale, out=self.tensor)

    def string_from(self, state: OstrakaState, player: int) -> str:
        return state.information_state_string(player)


class Ancient(OstrakaGame):
    id = "ancient"


class Thebes(OstrakaGame):
    id = "thebes"


class Mammothodus(OstrakaGame):
    id = "mammothodus"


def kind(game: Game[Any, Any], sampled: bool = False) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    alone = len(set(game.outcome(game.new(None, game.seats[-1])).sides)) == 1
    utility = pyspiel.GameType.Utility
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"ostraka_{game.id}",
        long_name=f"Ostraka: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if alone else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "setup": "", "chance": EXPLICIT, "seed": 0},
    )


for known in (Ancient, Thebes, Mammothodus):
    pyspiel.register_game(kind(load_game(known.id)), known)
