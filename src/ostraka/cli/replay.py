"""Show a saved match in words, or verify it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ostraka.cli.common import UsageError, add_json, add_language, chosen_language, print_json, read_text

if TYPE_CHECKING:
    from ostraka.match import Match
    from ostraka.text.words import Words

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a replay file")
    parser.add_argument("--verify", action="store_true", help="only play it again and compare commitment and digest")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N choices (forced ones count)")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ostraka.match import Match, verify
    from ostraka.text import words_for

    text = read_text(args.file, chosen_language(args.lang))
    # Reading a file plays it again and compares everything in it; a file that differs anywhere is refused.
    match = verify(text)
    if args.at is not None:
        if not 0 <= args.at <= match.at:
            raise UsageError(f"--at takes 0 to {match.at} for this replay, not {args.at}")
        match = Match.replay(text, args.at)
    words = words_for(match.game, chosen_language(args.lang))
    if args.json:
        print_json(record(match, words))
    elif args.verify:
        print("\n".join(verified(match, words, args.file)))
    else:
        print("\n".join(story(match, words)))
        print("\n".join(position(match, words) if args.at is not None else sheet(match, words)))
    return 0


def verified(match: Match[Any, Any], words: Words, file: Path) -> list[str]:
    """What was compared: a file that differs anywhere has been refused before."""
    say = words.catalogue.say
    good: dict[str, str | int] = {"file": str(file), "n": match.at, "game": words.title, "seats": match.seats}
    return [
        say("terminal-good", good),
        say("terminal-commitment-fits", {"commitment": match.commitment}),
        say("terminal-digest-same", {"digest": match.fingerprint()}),
    ]


def names(match: Match[Any, Any], words: Words) -> list[str]:
    return [words.seat(seat, ()) for seat in range(match.seats)]


def record(match: Match[Any, Any], words: Words) -> dict[str, object]:
    """Everything in a replay, as plain JSON values."""
    notation = match.game.actions.notation
    return {
        "game": match.game.id,
        "rules": match.game.rules,
        "seats": match.seats,
        "setup": match.setup,
        "seed": match.secret,
        "commitment": match.commitment,
        "at": match.at,
        "heading": list(match.heading),
        "over": match.over,
        "choices": [{"seat": seat, "option": option, "notation": notation(option)} for seat, option in match.log],
        "asks": [
            {
                "seat": ask.seat,
                "prompt": ask.prompt,
                "question": words.ask(ask, ()),
                "options": [{"option": code, "label": words.option(code, ask)} for code in ask.options],
            }
            for ask in match.asks
        ],
        "outcome": match.outcome().record(),
        "digest": match.fingerprint(),
    }


def story(match: Match[Any, Any], words: Words) -> list[str]:
    """The log in words. The file holds the seed, so nothing in it is secret any more."""
    from ostraka.text.story import story as tell

    say = words.catalogue.say
    lines = [say("terminal-title", {"game": words.title, "n": match.seats})]
    for name, value in match.setup.items():
        told = {"setting": words.setting(name), "value": words.setting_value(name, value, match.seats)}
        lines.append("  " + say("terminal-setting", told))
    lines.append("")
    events = [event for at, group in match.events(None) if at == 0 for event in group]
    events += [event for step in match.steps for event in step.events]
    return [*lines, *tell(events, words)]


def sheet(match: Match[Any, Any], words: Words) -> list[str]:
    """The score sheet, and how the match can be checked."""
    from ostraka.text.sheet import final_sheet

    say = words.catalogue.say
    state = say("terminal-over") if match.over else say("analysis-left", {"choices": match.at})
    end = [
        say("terminal-seed", {"seed": match.secret}),
        say("terminal-commitment", {"commitment": match.commitment}),
        say("terminal-digest", {"digest": match.fingerprint()}),
    ]
    return ["", state, *final_sheet(match.outcome(), words, names(match, words)), *end]


def position(match: Match[Any, Any], words: Words) -> list[str]:
    """The board as the seat that is asked sees it, and its question."""
    from ostraka.text.boards import board_of

    if not match.asks:
        return sheet(match, words)
    say = words.catalogue.say
    lines = ["", say("terminal-after", {"n": match.at})]
    for ask in match.asks:
        lines += board_of(match.game)(match.view(ask.seat), words, names(match, words))
        lines += ["", words.ask(ask), *(f"  {words.option(code, ask)}" for code in ask.options)]
    return [*lines, say("terminal-digest", {"digest": match.fingerprint()})]
