"""Sixty positions with hint and reason, to be read as a player would: `python tools/hint_page.py docs/hints.md`.

Twenty of each title, cut from games of different levels. Ratings are kept when the page is made again, as long as the
hint says the same; whoever changes what hints say reads the page once more and rates what is new.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ostraka.bots import Budget
from ostraka.bots.explain import explain
from ostraka.bots.levels import level_bot
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.games import GAME_IDS
from ostraka.match import Match
from ostraka.match.shelf import load_game
from ostraka.text import words_for
from ostraka.text.hints import Advice, advised

EACH: Final = 20
PER_GAME: Final = 2
LEVELS: Final = ("digger", "student", "scholar", "professor")
LONGEST: Final = 900
SHOWN: Final = 8
"""So many options of a question are listed."""
UNRATED: Final = "not rated yet"
HEAD: Final = """# Hints, judged

Sixty positions, twenty of each title, cut from games of different levels, each with the question, the hint and its
reason. Made by `python tools/hint_page.py docs/hints.md`; rated by somebody who had only the rules: **good** (I
understand it and would follow it) or **weak**, with a word why.
"""


def positions(game: Any) -> Iterator[tuple[str, Match[Any, Any], Ask]]:
    """Questions with a real choice, two of each game."""
    number = 0
    while True:
        number += 1
        level = LEVELS[number % len(LEVELS)]
        bot = level_bot(game, level)
        asked: list[tuple[int, int]] = []
        play(game, number, bot, LONGEST, asked)
        rng = Rng(number)
        for _ in range(PER_GAME):
            at, seat = asked[rng.below(len(asked))]
            match = play(game, number, bot, at, [])
            yield level, match, next(ask for ask in match.asks if ask.seat == seat)


def play(game: Any, number: int, bot: Any, choices: int, asked: list[tuple[int, int]]) -> Match[Any, Any]:
    """A game of so many choices; where there was something to choose is noted."""
    match: Match[Any, Any] = Match(game, 2, {}, f"hints-{number}")
    made = 0
    while not match.over and made < choices:
        ask = match.asks[0]
        if len(ask.options) > 1:
            asked.append((made, ask.seat))
        match.play(ask.seat, bot.choose(match.view(ask.seat), ask, Budget(seed=1000 * number + made)))
        made += 1
    return match


def entry(number: int, game: Any, level: str, match: Match[Any, Any], ask: Ask, ratings: dict[str, str]) -> str:
    """One position."""
    words = words_for(game)
    view = match.view(ask.seat)
    advice = Advice(words, explain(game, view, ask, Budget(seed=1)), view)
    lines = [line for line in advised(advice) if line != words.catalogue.say("hint-more")]
    options = [words.option(option, ask) for option in ask.options]
    shown = ", ".join(options[:SHOWN]) + (f" and {len(options) - SHOWN} more" if len(options) > SHOWN else "")
    told = "\n".join(f"> {line}" for line in lines)
    return "\n".join(
        [
            f"### {number}. {game.title}, turn {match.heading[0]} of a game of the {level}",
            "",
            f"{words.ask(ask)} *{shown}*",
            "",
            told,
            "",
            f"Rating: {ratings.get(told, UNRATED)}",
            "",
        ]
    )


def main(page: Path) -> None:
    before = page.read_text(encoding="utf-8") if page.is_file() else ""
    ratings = dict(re.findall(r"((?:^> .*\n)*^> .*)\n\nRating: (.*)$", before, flags=re.MULTILINE))
    entries: list[str] = []
    for id in GAME_IDS:
        game = load_game(id)
        for _, (level, match, ask) in zip(range(EACH), positions(game), strict=False):
            entries.append(entry(len(entries) + 1, game, level, match, ask, ratings))
            print(len(entries), file=sys.stderr)
    good = sum("Rating: good" in text for text in entries)
    unrated = sum(f"Rating: {UNRATED}" in text for text in entries)
    since = f"; {unrated} have changed since and are not rated yet" if unrated else ""
    page.write_text("\n".join([HEAD, f"Good: {good} of {len(entries)}{since}.", "", *entries]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
