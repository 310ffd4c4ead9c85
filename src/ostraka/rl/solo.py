"""Environments of Gymnasium's kind: one seat for the learner, bots of a chosen level at the others.

`gymnasium.make("ostraka.rl.solo:ostraka/Thebes-v0", opponents="student")` makes one: the module in front of the name
registers all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from ostraka.bots import Bot, Budget, make_bot, remembering
from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.rl.picture import MODES, ansi, checked_mode, rgb_array
from ostraka.rl.play import ILLEGAL, Masked, Numbers, Play, observation_space
from ostraka.rl.wishes import whole

__all__ = ["NAMES", "Solo"]

NAMES: Final = {
    "ancient": "ostraka/AncientKnowledge-v0",
    "thebes": "ostraka/Thebes-v0",
    "mammothodus": "ostraka/Mammothodus-v0",
}
SEEDS: Final = 1 << 31


class Solo(gymnasium.Env[Numbers | Masked, np.int64]):
    """The learner sits at `seat` (None: at any, drawn for each game); `opponents` names the bots of the others.

    The reward comes at the end: 1 for a victory, -1 for a defeat, what lies between for a shared victory; partners,
    and all who play together against the game, have the same. A choice that was not offered ends the game with -1.
    The mask of the options is in `info`, and with `masked` in the observation instead.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        seats: int = 2,
        seat: int | None = 0,
        setup: Mapping[str, object] | None = None,
        masked: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, setup, forced=False)
        named = [opponents] * (self.play.seats - 1) if isinstance(opponents, str) else opponents
        if not isinstance(named, list | tuple) or not all(isinstance(spec, str) for spec in named):
            raise OstrakaError(f"opponents are the name of a bot, or a list of such names, not {opponents!r}")
        if len(named) != self.play.seats - 1:
            raise OstrakaError(f"{self.play.seats} seats leave {self.play.seats - 1} for bots, not {len(named)}")
        if seat is not None and not 0 <= whole("a seat", seat) < self.play.seats:
            raise OstrakaError(f"there is no seat {seat}; the seats are 0 to {self.play.seats - 1}")
        self.render_mode = checked_mode(render_mode)
        self.home = seat
        self.seat = seat or 0
        self.masked = masked
        self.makers = [make_bot(self.play.game, spec) for spec in named]
        self.bots: dict[int, Bot] = {}
        self.minds = Rng(0)
        self.observation_space = observation_space(self.play.game, masked)
        self.action_space = spaces.Discrete(self.play.width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers | Masked, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.play.seats)) if self.home is None else self.home
        others = [seat for seat in range(self.play.seats) if seat != self.seat]
        self.bots = {seat: remembering(bot) for seat, bot in zip(others, self.makers, strict=True)}
        self.minds = Rng(int(self.np_random.integers(SEEDS)))
        self.play.begin(int(self.np_random.integers(SEEDS)))
        self.wait()
        return self.seen()

    def step(self, action: np.int64 | int) -> tuple[Numbers | Masked, float, bool, bool, dict[str, Any]]:
        play = self.play
        if play.ask is None:
            raise OstrakaError("the game is over: reset() begins another one")
        reward = 0.0
        if play.choose(whole("an action", action)):
            self.wait()
            over = play.ask is None
            if over:
                reward = play.results()[self.seat]
        else:
            play.ask = None
            over, reward = True, ILLEGAL
        observation, info = self.seen()
        return observation, reward, over, False, info

    def wait(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        play = self.play
        while play.ask is not None and play.ask.seat != self.seat:
            seat = play.ask.seat
            ask = play.ask.of(seat) or play.ask
            view = play.game.view(play.s, seat)
            play.choose(self.bots[seat].choose(view, ask, Budget(seed=self.minds.below(SEEDS))))

    def seen(self) -> tuple[Numbers | Masked, dict[str, Any]]:
        """What the learner is told."""
        if self.masked:
            return self.play.masked(self.seat), {"seat": self.seat}
        return self.play.observe(self.seat), {"seat": self.seat, "action_mask": self.play.mask(self.seat)}

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode == "ansi":
            return ansi(self.play, self.seat)
        return rgb_array(self.play, self.seat) if self.render_mode == "rgb_array" else None


for game_id, name in NAMES.items():
    gymnasium.register(name, "ostraka.rl.solo:Solo", kwargs={"game": game_id})
