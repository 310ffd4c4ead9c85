"""What was learned, as a bot: `ppo:thebes.pt` in the arena."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from learned.ppo import Net


class Learned:
    """Takes the option that the net likes best."""

    def __init__(self, game: Any, spec: str) -> None:
        self.game = game
        self.name = spec
        self.net = Net(game.observation.most(), len(game.actions))
        self.net.load_state_dict(torch.load(spec.partition(":")[2], weights_only=True))

    def choose(self, view: Any, ask: Any, budget: Any) -> int:
        numbers = np.zeros((1, self.game.observation.size), np.uint8)
        mask = np.zeros((1, len(self.game.actions)), np.int8)
        self.game.observe(view, memoryview(numbers[0]))
        self.game.mask(ask.options, memoryview(mask[0]).cast("B"))
        with torch.no_grad():
            chances, _ = self.net(torch.from_numpy(numbers), torch.from_numpy(mask))
        return int(chances.argmax())
