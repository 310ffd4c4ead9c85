"""Our games as OpenSpiel games, so that OpenSpiel's own algorithms can play them.

`import bench.openspiel_game` registers `ostraka_ancient`, `ostraka_thebes` and `ostraka_mammothodus`;
`pyspiel.load_game("ostraka_thebes(players=2)")` loads one. Chance is explicit, every question is a decision node of the
seat that is asked, and a question with one answer is answered on the way, so that nobody spends simulations on it. A
victory counts 1, a defeat −1, a victory shared by n sides lies between. What a seat may know is its view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import pyspiel

from ostraka import load_game
from ostraka.core.digest import canonical
from ostraka.core.game import Game
from ostraka.core.mind.insight import shares
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll

__all__ = ["OstrakaGame", "OstrakaState", "load"]

MOST_OUTCOMES: Final = 256
"""No roll of our games has more outcomes."""
SEEDS: Final = 1 << 31


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
        self.settings = self.ours.setup({key: value for key, _, value in pairs})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.ours.bound,
        )
        super().__init__(kind(self.ours), info, given)

    def new_initial_state(self) -> OstrakaState:
        return OstrakaState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer()

    def state(self, s: Any) -> OstrakaState:
        """A state of ours as one of OpenSpiel's."""
        return OstrakaState(self, s)


class OstrakaState(pyspiel.State):
    """A state of one of our games."""

    def __init__(self, game: OstrakaGame, s: Any = None) -> None:
        super().__init__(game)
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
        return outcomes(turn.n)

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.game.apply(table.s, int(action))
        table.pass_forced()

    def is_terminal(self) -> bool:
        return isinstance(self.table.s.turn, Over)

    def returns(self) -> list[float]:
        outcome = self.table.game.outcome(self.table.s)
        if outcome.ranks is None:
            return [0.0] * len(outcome.sides)
        return [2.0 * share - 1.0 for share in shares(outcome.ranks, outcome.sides)]

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
    """What a seat may know, in words only: a search needs no tensors."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: OstrakaState, player: int) -> None:
        """Nothing to fill in."""

    def string_from(self, state: OstrakaState, player: int) -> str:
        return state.information_state_string(player)


class Ancient(OstrakaGame):
    id = "ancient"


class Thebes(OstrakaGame):
    id = "thebes"


class Mammothodus(OstrakaGame):
    id = "mammothodus"


def kind(game: Game[Any, Any]) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    alone = len(set(game.outcome(game.new(None, game.seats[-1])).sides)) == 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"ostraka_{game.id}",
        long_name=f"Ostraka: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if alone else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": 2, "setup": ""},
    )


for known in (Ancient, Thebes, Mammothodus):
    pyspiel.register_game(kind(load_game(known.id)), known)
