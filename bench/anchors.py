"""How strong the bots are beside opponents that stay what they are: `python -m bench.anchors GAME`.

Three of them: chance, flat Monte Carlo with the same time, and OpenSpiel's own search with the same number of
simulations. Where all win or lose together each of them plays the same deals, with every number of seats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.openspiel_bot import make
from ostraka import load_game
from ostraka.bots import DEFAULT_LEVEL, LEVELS
from ostraka.cli.arena import progress_bar
from ostraka.cli.common import chosen_settings, columns, positive
from ostraka.core.game import Game
from ostraka.games import GAME_IDS
from ostraka.lab.arena import Arena, is_cooperative, round_fixtures, tournament
from ostraka.lab.contest import Hall, read_entrant
from ostraka.lab.game_file import GameFile

__all__ = ["main", "matches", "parser"]

ANCHORS: Final = ("random", "thinker", "openspiel")


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m bench.anchors", description=str(__doc__).splitlines()[0])
    found.add_argument("game", choices=GAME_IDS)
    found.add_argument("--games", type=positive, default=100, metavar="N", help="games of each match (default: 100)")
    found.add_argument("--simulations", type=positive, default=50, metavar="N", help="of both searches (default: 50)")
    found.add_argument("--seconds", type=float, default=0.05, metavar="S", help="for both against thinker (0.05)")
    found.add_argument("--seed", type=int, default=0, metavar="S")
    found.add_argument("--only", choices=ANCHORS, action="append", help="one anchor; may be given several times")
    found.add_argument("--seats", type=int, default=0, help="of a co-operative game (default: every number)")
    found.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="settings", help="a variant")
    found.add_argument("--quick", action="store_true", help="OpenSpiel's random playouts run in our compiled part")
    found.add_argument("--jobs", type=positive, default=1, metavar="N")
    found.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the games there, and go on from there")
    found.add_argument("--json", action="store_true")
    return found


def pairs(args: argparse.Namespace) -> dict[str, tuple[str, str]]:
    """(our bot, the anchor) for each anchor that is wanted."""
    peer = "openspiel-quick" if args.quick else "openspiel"
    found = {
        "random": (DEFAULT_LEVEL, "random"),
        "thinker": (f"{LEVELS[-1]}@{args.seconds}s", f"thinker@{args.seconds}s"),
        "openspiel": (f"searcher:{args.simulations}", f"{peer}:{args.simulations}"),
    }
    return {name: found[name] for name in args.only or ANCHORS}


def matches(game: Game[Any, Any], args: argparse.Namespace) -> list[tuple[str, int, tuple[str, ...]]]:
    """(name, seats, bots) of everything that is to be played."""
    if not is_cooperative(game, None, game.seats[-1]):
        return [(name, 2, bots) for name, bots in pairs(args).items()]
    bots = tuple(dict.fromkeys(bot for pair in pairs(args).values() for bot in pair))
    return [(f"seats-{seats}", seats, bots) for seats in game.seats if args.seats in (0, seats)]


def play(game: Game[Any, Any], match: tuple[str, int, tuple[str, ...]], args: argparse.Namespace) -> Arena:
    """One match."""
    name, seats, bots = match
    _, setup = chosen_settings(game, seats, args.settings)
    hall = Hall(game, [read_entrant(bot) for bot in bots], make, args.seed, setup)
    fixtures = round_fixtures(len(bots), seats, args.games, is_cooperative(game, None, seats))
    file = None
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
        file = GameFile(args.keep / f"{game.id}-{name}.jsonl", hall)
    try:
        return tournament(hall, fixtures, args.jobs, file, progress_bar(len(fixtures)))
    finally:
        if file is not None:
            file.close()


def table(results: Sequence[Arena]) -> list[str]:
    """A row for each match; of a co-operative game a row for each bot and number of seats."""
    rows = [["bot", "against", "seats", "games", "win rate", "95 %", "ms per move", "theirs"]]
    for result in results:
        bots = result.bots
        for standing in bots if result.together else bots[:1]:
            low, high = standing.interval()
            rows.append(
                [
                    standing.spec,
                    "the game" if result.together else bots[1].spec,
                    f"{result.seats}",
                    f"{standing.games}",
                    f"{standing.win_rate:.1%}",
                    f"{low:.1%} – {high:.1%}",
                    f"{standing.record()['ms_per_move']}",
                    "" if result.together else f"{bots[1].record()['ms_per_move']}",
                ]
            )
    return columns(rows)


def main(argv: Sequence[str] | None = None) -> int:
    """Play the matches and print how they ended; Ctrl-C prints what there is so far."""
    args = parser().parse_args(argv)
    game = load_game(args.game)
    results: list[Arena] = []
    for match in matches(game, args):
        print(f"{game.title}: {' against '.join(match[2])}", file=sys.stderr, flush=True)
        results.append(play(game, match, args))
        if results[-1].games < results[-1].planned:
            break
    if args.json:
        print(json.dumps([result.record() for result in results], indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
