"""Turns what the measurements print as JSON into the Markdown tables of the documentation.

`python -m bench.tables FILE …` understands `ostraka bench --peers --json`, `ostraka arena GAME --ladder --json` and
`python -m bench.anchors GAME --json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ostraka import load_game
from ostraka.cli.bench import FIGURES, figure, times

__all__ = ["main"]


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def head(cells: Sequence[str]) -> Iterator[str]:
    """The first two lines of a table: the first column flush left, the others flush right."""
    yield row(cells)
    yield row(["---", *["---:"] * (len(cells) - 1)])


def speed(record: dict[str, Any]) -> Iterator[str]:
    """A section for each game: what was measured, then the ratios."""
    for game, entry in record["games"].items():
        columns = {**entry["builds"], **record["peers"], **entry["driven"]}
        shown = [name for name in entry["ratios"] if not name.startswith("interpreted/openspiel")]
        yield f"## {load_game(game).title}"
        yield ""
        shares = [
            f"{name}: {share(peer['real_share'])}" for name, peer in record["peers"].items() if "real_share" in peer
        ]
        yield f"{share(entry['real_decision_share'])} of the decisions had two options or more ({', '.join(shares)})."
        yield ""
        yield from head(
            [f"median of {record['rounds']} rounds", *columns, *(name.replace("/", " ÷ ") for name in shown)]
        )
        for key, words in FIGURES:
            cells = [figure(column.get(key), words.startswith("µs")) for column in columns.values()]
            cells += [times(entry["ratios"][name].get(key)) for name in shown]
            yield row([words, *("" if cell == "-" else cell for cell in cells)])
        yield ""


def ladder(record: dict[str, Any]) -> Iterator[str]:
    """A row for each level: its step over the one below, and its rating."""
    steps = {rung["bot"]: rung for rung in record["rungs"]}
    yield f"## {load_game(record['game']).title}, {record['seats']} seats, seed {record['seed']}"
    yield ""
    yield from head(["level", "over the one below", "95 %", "games", "win rate below", "rating", "95 %", "ms per move"])
    for bot in record["bots"]:
        step = steps.get(bot["bot"])
        cells = [f"`{bot['bot']}`", "", "", "", ""]
        if step is not None:
            cells[1:] = [
                share(step["win_rate"]),
                span(step["interval"]),
                f"{step['games']}",
                share(step["win_rate_below"]),
            ]
        rating = bot["rating"]
        yield row(
            [*cells, f"{rating['elo']:.1f}", "{:.1f} – {:.1f}".format(*rating["interval"]), f"{bot['ms_per_move']:.1f}"]
        )
    yield ""


def anchors(record: list[dict[str, Any]]) -> Iterator[str]:
    """A row for each match, or for each bot and number of seats."""
    yield from head(["game", "seats", "bot", "against", "games", "win rate", "95 %"])
    for match in record:
        first, *others = match["bots"]
        for bot in [first, *others] if match["together"] else [first]:
            against = "the game" if match["together"] else f"`{others[0]['bot']}`"
            cells = [load_game(match["game"]).title, f"{match['seats']}", f"`{bot['bot']}`", against, f"{bot['games']}"]
            yield row([*cells, share(bot["win_rate"]), span(bot["interval"])])
    yield ""


def share(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def span(interval: Sequence[float]) -> str:
    return f"{100 * interval[0]:.0f} – {100 * interval[1]:.0f}"


def main(argv: Sequence[str] | None = None) -> int:
    for name in sys.argv[1:] if argv is None else argv:
        record = json.loads(Path(name).read_text(encoding="utf-8"))
        lines = anchors(record) if isinstance(record, list) else ladder(record) if "rungs" in record else speed(record)
        print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
