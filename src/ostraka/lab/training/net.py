"""A small net on top of the linear judgement: it learns what the figures leave unexplained. Needs PyTorch.

One layer of units sees each seat beside the mean of the others. It begins by saying nothing, is held to saying little,
and stops learning when the games kept apart are no longer better explained. It learns on a GPU where there is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch

from ostraka.core.mind.insight import Fitted
from ostraka.core.mind.learned import Figures, Units
from ostraka.lab.training.linear import APART, TRUST
from ostraka.lab.training.positions import Position

__all__ = ["Course", "train_net"]

BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 0.05
SMALL: Final = 0.02
"""What it costs to say much: so much for each unit of odds, squared."""
PATIENCE: Final = 6


@dataclass(slots=True)
class Course:
    """How the learning went: the surprise of the games kept apart, without the net and after each round."""

    figures: Figures
    without: float
    rounds: list[float]


class Net(torch.nn.Module):
    """What `Learned.add_units` adds up, for many positions at once."""

    def __init__(self, seen: int, units: int) -> None:
        super().__init__()
        self.own = torch.nn.Linear(seen, units)
        self.others = torch.nn.Linear(seen, units, bias=False)
        self.left = torch.nn.Parameter(torch.zeros(units))
        self.out = torch.nn.Parameter(torch.zeros(units))
        for layer in (self.own, self.others):
            torch.nn.init.normal_(layer.weight, std=0.05)
        torch.nn.init.uniform_(self.own.bias, 0.0, 0.2)

    def forward(self, rows: Any, seated: Any, left: Any) -> Any:
        """For each position and seat what is added to its odds."""
        far = self.others(rows) * seated[:, :, None]
        mean = (far.sum(1, keepdim=True) - far) / (seated.sum(1) - 1).clamp(min=1)[:, None, None]
        return torch.relu(self.own(rows) + mean + self.left * left[:, None, None]) @ self.out


@dataclass(slots=True)
class Lesson:
    """Positions as tensors, padded to the largest number of seats; `lead` is what the linear judgement says."""

    rows: Any
    seated: Any
    sides: Any
    lead: Any
    left: Any
    target: Any
    game: Any


def lesson_of(
    known: Fitted[Any], figures: Figures, positions: Sequence[Position], spread: Any, device: str, trust: float
) -> Lesson:
    counted, seen = len(known.names), len(known.names) + known.marked
    most = max(len(position.sides) for position in positions)
    shape = (len(positions), most)
    rows = np.zeros((*shape, seen), np.float32)
    seated, lead = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    sides, target = np.zeros((*shape, most), np.float32), np.zeros(shape, np.float32)
    worth = [np.array(part) for part in (figures.counts_at_the_end, figures.marks_at_the_end)]
    more = [np.array(part) for part in (figures.counts_before, figures.marks_before)]
    for n, position in enumerate(positions):
        for seat, side in enumerate(position.sides):
            marks = position.marks[seat]
            rows[n, seat, :counted] = position.counts[seat]
            rows[n, seat, [counted + mark for mark in marks]] = 1.0
            points = rows[n, seat, :counted] @ (worth[0] + more[0] * position.left)
            lead[n, seat] = (points + (worth[1] + more[1] * position.left)[marks].sum()) / position.scale
            seated[n, seat], sides[n, side, seat] = 1.0, 1.0
            hope = trust * position.values[seat] + (1 - trust) * position.won[seat]
            target[n, side] = max(target[n, side], hope)
    rows[:, :, :counted] *= spread
    target /= target.sum(1, keepdims=True)
    left = np.array([position.left for position in positions], np.float32)
    arrays = (rows, seated, sides, lead, left, target)
    rows, seated, sides, lead, left, target = (torch.from_numpy(array).to(device) for array in arrays)
    game = torch.tensor([position.game for position in positions]).to(device)
    return Lesson(rows, seated, sides, lead, left, target, game)


def odds(net: Net | None, lesson: Lesson, at: Any) -> tuple[Any, Any]:
    """The logarithms of every side's chance, and what the net has added."""
    said = lesson.lead[at]
    added = torch.zeros_like(said) if net is None else net(lesson.rows[at], lesson.seated[at], lesson.left[at])
    by_side = (lesson.sides[at] @ ((said + added) * lesson.seated[at])[:, :, None])[:, :, 0]
    nobody = lesson.sides[at].sum(2) == 0
    return torch.log_softmax(by_side.masked_fill(nobody, -1e9), 1).masked_fill(nobody, 0.0), added


def surprise(net: Net | None, lesson: Lesson, at: Any) -> float:
    with torch.no_grad():
        logs = [-(lesson.target[part] * odds(net, lesson, part)[0]).sum(1) for part in at.split(8 * BATCH)]
        return float(torch.cat(logs).mean())


def train_net(
    known: Fitted[Any],
    figures: Figures,
    positions: Sequence[Position],
    units: int = 16,
    rounds: int = 60,
    seed: int = 1,
    trust: float = TRUST,
) -> Course:
    """Learn until nothing is gained any more, and keep the best."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    counted = len(known.names)
    sample = np.array([row for position in positions[::7] for row in position.counts], np.float32)
    spread = 1.0 / np.maximum(sample.std(0), 0.1)
    lesson = lesson_of(known, figures, positions, spread, device, trust)
    apart, rest = (torch.nonzero(chosen)[:, 0] for chosen in (lesson.game % APART == 0, lesson.game % APART != 0))
    net = Net(counted + known.marked, units).to(device)
    learner = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    course = Course(figures, surprise(None, lesson, apart), [])
    best, kept = course.without, None
    for _ in range(rounds):
        for part in rest[torch.randperm(len(rest), device=device)].split(BATCH):
            logs, added = odds(net, lesson, part)
            loss = -(lesson.target[part] * logs).sum(1).mean() + SMALL * (added**2).mean()
            learner.zero_grad()
            loss.backward()
            learner.step()
        course.rounds.append(surprise(net, lesson, apart))
        if course.rounds[-1] < best:
            best, kept = course.rounds[-1], units_of(net, spread)
        elif len(course.rounds) > PATIENCE and min(course.rounds[-PATIENCE:]) > best:
            break
    course.figures = Figures(
        figures.counts_at_the_end, figures.counts_before, figures.marks_at_the_end, figures.marks_before, kept
    )
    return course


def units_of(net: Net, spread: Any) -> Units:
    """The net as plain lists; four digits are as good as all."""

    def plain(numbers: Any) -> list[float]:
        flat = torch.as_tensor(numbers).detach().cpu().flatten()
        return [float(f"{number:.4g}") for number in flat.tolist()]

    return Units(
        plain(net.own.bias),
        plain(net.left),
        plain(spread),
        plain(net.own.weight),
        plain(net.others.weight),
        plain(net.out),
    )
