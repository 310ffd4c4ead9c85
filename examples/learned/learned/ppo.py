"""Masked PPO in plain PyTorch: both seats of a two-player game learn from the same net, on one CPU, in some minutes.

python -m learned.ppo thebes --minutes 2 --out thebes.pt
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from ostraka.rl.tables import Tables


class Net(nn.Module):
    """What a seat may know goes in; out come a value and a logit for each option."""

    def __init__(self, most: list[int], actions: int, width: int = 256) -> None:
        super().__init__()
        self.scale = nn.Parameter(1.0 / torch.tensor(most, dtype=torch.float32), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(len(most), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, numbers: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of all options, and the result to expect."""
        seen = self.body(numbers.float() * self.scale)
        logits = self.policy(seen).masked_fill(masks == 0, -1e9)
        return F.log_softmax(logits, dim=1), torch.tanh(self.value(seen)).squeeze(1)


class Experience:
    """Choices of games that are not over yet, and what became of the others."""

    def __init__(self, tables: int, seats: int) -> None:
        self.open: list[list[list[tuple]]] = [[[] for _ in range(seats)] for _ in range(tables)]
        self.done: list[tuple] = []

    def note(self, table: int, seat: int, moment: tuple) -> None:
        self.open[table][seat].append(moment)

    def end(self, table: int, rewards: np.ndarray) -> None:
        """A game is over: its result is what every choice of a seat was worth."""
        for seat, moments in enumerate(self.open[table]):
            self.done += [(*moment, float(rewards[seat])) for moment in moments]
            moments.clear()


def update(net: Net, optimiser: torch.optim.Optimizer, done: list[tuple], epochs: int = 3, clip: float = 0.2) -> None:
    """PPO's clipped objective on everything that ended."""
    numbers, masks, codes, before, values, results = (np.array(column) for column in zip(*done, strict=True))
    advantages = results - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    columns = [torch.from_numpy(column) for column in (numbers, masks, codes, before, advantages, results)]
    for _ in range(epochs):
        for part in torch.randperm(len(done)).split(1024):
            seen, mask, code, old, advantage, result = (column[part] for column in columns)
            chances, value = net(seen, mask)
            ratio = (chances.gather(1, code[:, None]).squeeze(1) - old).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).mean()
            entropy = -(chances.exp() * chances * mask).sum(1).mean()
            loss = -gain + 0.5 * F.mse_loss(value, result.float()) - 0.01 * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def learn(game: str, seconds: float, tables: int = 128, batch: int = 8192, updates: int = 10_000, seed: int = 1) -> Net:
    """Play against oneself and learn from it, for so many seconds or updates."""
    torch.manual_seed(seed)
    hall = Tables(game, tables, seed=seed)
    net = Net(hall.layout.most(), hall.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)
    experience = Experience(tables, hall.seats)
    situation = hall.reset()
    until = time.monotonic() + seconds
    made = 0
    while time.monotonic() < until and made < updates:
        with torch.no_grad():
            chances, values = net(torch.from_numpy(situation.observations), torch.from_numpy(situation.masks))
            codes = torch.multinomial(chances.exp(), 1).squeeze(1)
            old = chances.gather(1, codes[:, None]).squeeze(1)
        moments = zip(
            situation.observations, situation.masks, codes.tolist(), old.tolist(), values.tolist(), strict=True
        )
        for table, moment in enumerate(moments):
            experience.note(table, int(situation.seats[table]), moment)
        situation = hall.step(codes.numpy())
        for table in np.flatnonzero(situation.ended):
            experience.end(int(table), situation.rewards[table])
        if len(experience.done) >= batch:
            update(net, optimiser, experience.done)
            experience.done = []
            made += 1
    return net


def against_random(net: Net, game: str, games: int, seed: int = 9) -> float:
    """How many of so many games the net wins against chance, taking each seat in turn; a tie is half a win."""
    hall = Tables(game, min(games, 256), seed=seed)
    rng = np.random.default_rng(seed)
    ours = np.arange(hall.tables) % 2
    situation = hall.reset()
    results: list[float] = []
    while len(results) < games:
        with torch.no_grad():
            chances, _ = net(torch.from_numpy(situation.observations), torch.from_numpy(situation.masks))
        learned = chances.argmax(1).numpy()
        chance = (rng.random(situation.masks.shape) * situation.masks).argmax(1)
        situation = hall.step(np.where(situation.seats == ours, learned, chance))
        for table in np.flatnonzero(situation.ended):
            results.append((1 + float(situation.rewards[table, ours[table]])) / 2)
            ours[table] = 1 - ours[table]
    return float(np.mean(results))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["ancient", "thebes"])
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--out", help="where to keep the net")
    args = parser.parse_args()
    net = learn(args.game, 60 * args.minutes)
    print(f"{args.game}: wins {against_random(net, args.game, 1000):.1%} of 1,000 games against chance")
    if args.out:
        torch.save(net.state_dict(), args.out)


if __name__ == "__main__":
    main()
