"""Environments of PettingZoo's kind: one agent for each seat, and one question after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ostraka.rl.picture import MODES, ansi, checked_mode, rgb_array
from ostraka.rl.play import ILLEGAL, Masked, Numbers, Play, numbers_of, observation_space
from ostraka.rl.wishes import whole

__all__ = ["SEEDS", "Ordered", "Seats", "in_order"]

SEEDS: Final = 1 << 31
Observed: TypeAlias = Numbers | Masked


class Seats(AECEnv[str, Observed, int | None]):
    """`seat_0`, `seat_1` … play one game to its end; who is asked moves, in sealed questions one after the other.

    Rewards come at the end: 1 for a victory, -1 for a defeat, what lies between for a shared victory; partners, and
    all who play together against the game, have the same. A choice that was not offered ends the game: -1 for that
    seat, 0 for the others. The mask of the options is in the `info` of the agent to move, and with `masked` in the
    observation instead.
    """

    def __init__(
        self,
        game: str,
        name: str,
        seats: int = 0,
        setup: Mapping[str, object] | None = None,
        forced: bool = False,
        masked: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, setup, forced)
        self.metadata = {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.masked = masked
        space = observation_space(self.play.game, masked)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.play.width) for agent in self.possible_agents}
        self.state_space = numbers_of(self.play.game, self.play.seats)
        self.luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.luck is None:
            self.luck, _ = seeding.np_random(seed)
        self.play.begin(int(self.luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn_to_the_asked()

    def turn_to_the_asked(self) -> None:
        ask = self.play.ask
        seat = 0 if ask is None else ask.seat
        self.agent_selection = agent = self.possible_agents[seat]
        if not self.masked:
            self.infos[agent] = {"action_mask": self.play.mask(seat)}

    def observe(self, agent: str) -> Observed:
        seat = self.seat_of[agent]
        return self.play.masked(seat) if self.masked else self.play.observe(seat)

    def state(self) -> Numbers:
        """What all seats know together, for critics that may see everything: their observations, seat after seat."""
        return np.concatenate([self.play.observe(seat) for seat in range(self.play.seats)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is not None and self.play.choose(whole("an action", action)):
            if self.play.ask is None:
                self.end(dict(zip(self.agents, self.play.results(), strict=True)))
        else:
            self.end({other: ILLEGAL if other == agent else 0.0 for other in self.agents})
        self.turn_to_the_asked()

    def end(self, rewards: dict[str, float]) -> None:
        """All agents are done, with these rewards."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the agent to move sees it."""
        seat = self.seat_of[self.agent_selection]
        if self.render_mode == "ansi":
            return ansi(self.play, seat)
        return rgb_array(self.play, seat) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


Ordered: TypeAlias = OrderEnforcingWrapper[str, Observed, int | None]


def in_order(env: Seats) -> Ordered:
    """The environment, guarded against calls in the wrong order."""
    return OrderEnforcingWrapper(env)
