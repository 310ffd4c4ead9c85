"""Measure speed: compiled against interpreted, and against peers."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from ostraka.cli.common import add_json, chosen_game, columns, positive, print_json, seconds

__all__ = ["configure", "run"]

FIGURES: Final = (
    ("games_per_s", "random games/s"),
    ("decisions_per_s", "decisions/s"),
    ("driver_decisions_per_s", "decisions/s, Python driver"),
    ("simulations_per_s", "simulations/s, random playouts"),
    ("search_actions_per_s", "search actions/s"),
    ("sensible_simulations_per_s", "simulations/s, sensible playouts"),
    ("bot_simulations_per_s", "simulations/s, as bots search"),
    ("nodes_per_s", "nodes/s, one choice deep"),
    ("steps_per_s", "µs per step"),
    ("copies_per_s", "µs per copy"),
    ("views_per_s", "µs per view"),
    ("samples_per_s", "µs per sample"),
)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="GAME", help="the games to measure (default: those of Ostraka)")
    add_json(parser)
    parser.add_argument("--peers", action="store_true", help="also measure catanatron and OpenSpiel (for this only)")
    parser.add_argument("--rl", action="store_true", help="instead: environments for learners, ours against others'")
    parser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="CPU seconds per build and round")
    parser.add_argument("--rounds", type=positive, default=5, metavar="N", help="interleaved rounds (default: 5)")


def run(args: argparse.Namespace) -> int:
    from ostraka.games import GAME_IDS
    from ostraka.lab.bench import contestants, report, run_rounds

    if args.rl:
        return environments(args)
    games = [chosen_game(name).id for name in args.names] or list(GAME_IDS)
    entrants = contestants(games, args.seconds, args.peers, say)
    try:
        run_rounds(entrants, args.rounds, say)
        result = report(entrants, games)
    finally:
        for contestant in entrants:
            contestant.close()
    if args.json:
        print_json({"seconds": args.seconds, "rounds": args.rounds, **result})
    else:
        for game in games:
            print("\n".join(table(game, result)))
    broken = [game for game in games if section(result, "games", game)["equal_digests"] is False]
    for game in broken:
        say(f"the builds play {game} differently: their digests are not equal")
    return 1 if broken else 0


def environments(args: argparse.Namespace) -> int:
    """Steps per second of environments, as a page of ratios."""
    from ostraka.lab.rl_bench import measure, page

    figures = measure(args.seconds, args.rounds, say)
    if args.json:
        print_json({"seconds": args.seconds, "rounds": args.rounds, "steps_per_s": figures})
    else:
        print("\n".join(page(figures)))
    return 0


def say(line: str) -> None:
    """Progress, on standard error, so that the table can be piped away."""
    print(f"ostraka: {line}", file=sys.stderr, flush=True)


def section(record: object, *keys: str) -> dict[str, object]:
    """A part of the report."""
    for key in keys:
        assert isinstance(record, dict)
        record = record[key]
    assert isinstance(record, dict)
    return record


def table(game: str, result: dict[str, object]) -> list[str]:
    """The figures of one game: a column per build and peer, then a column per ratio."""
    entry = section(result, "games", game)
    measured = {**section(entry, "builds"), **section(result, "peers"), **section(entry, "driven")}
    compared = section(entry, "ratios")
    rows = [["median of the rounds", *measured]]
    times_as_fast = [["times as fast", *(name.replace("/", " ÷ ") for name in compared)]]
    for key, words in FIGURES:
        row = [figure(section(measured, name).get(key), words.startswith("µs")) for name in measured]
        rows.append([words, *row])
        ratio = [times(section(compared, name).get(key)) for name in compared]
        if any(cell != "-" for cell in ratio):
            times_as_fast.append([words.removeprefix("µs per "), *ratio])
    share = float(str(entry["real_decision_share"]))
    head = f"{game}, {entry['seats']} seats; {share:.0%} of the decisions had two options or more"
    for name, peer in section(result, "peers").items():
        if "real_share" in section(peer):
            head += f" ({name}: {float(str(section(peer)['real_share'])):.0%})"
    equal = {True: "equal digests on both builds", False: "DIFFERENT DIGESTS", None: "only one build measured"}
    verdict = entry["equal_digests"]
    return [
        head,
        *columns(rows),
        "",
        *(columns(times_as_fast) if compared else []),
        equal[verdict if isinstance(verdict, bool) else None],
    ]


def figure(value: object, microseconds: bool) -> str:
    """A rate, or the time one piece of work takes at that rate."""
    if value is None:
        return "-"
    number = 1e6 / float(str(value)) if microseconds else float(str(value))
    return f"{number:,.2f}" if number < 100 else f"{number:,.0f}"


def times(value: object) -> str:
    return "-" if value is None else f"{float(str(value)):.1f}×"
