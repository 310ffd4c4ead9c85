"""Play at a table of a server, from the terminal or with a bot that is a program."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ostraka.cli.common import Failure, UsageError, add_language, chosen_language, seconds

if TYPE_CHECKING:
    from ostraka.bots.outside import Dialogue
    from ostraka.client import Client, Line, Table, Update
    from ostraka.text.catalogue import Catalogue

__all__ = ["configure", "run"]

PATIENCE: Final = 10.0


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the address of the server, or the link to a table")
    parser.add_argument("--table", default="", metavar="TABLE", help="the table, by its id or the code of its link")
    parser.add_argument("--bot", default="", metavar="exec:PROGRAM", help="a program that plays (default: you do)")
    parser.add_argument(
        "--token",
        default=os.environ.get("OSTRAKA_TOKEN", ""),
        help="of a bot; also in OSTRAKA_TOKEN (default: a guest)",
    )
    parser.add_argument("--name", default="", metavar="NAME", help="what a guest is called")
    parser.add_argument(
        "--seconds", type=seconds, default=PATIENCE, metavar="S", help="what a program has for an answer (default: 10)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from ostraka.client import Client
    except ImportError as error:
        raise Failure(f"this needs more packages ({error.name or error}): pip install 'ostraka[client]'") from error
    server, table = addressed(args.url, args.table)
    language = chosen_language(args.lang)
    dialogue = chosen_program(args.bot) if args.bot else None
    try:
        with Client(server, args.token, say=notice) as client:
            if not args.token:
                client.guest(args.name or (dialogue.name if dialogue else "Guest"))
            seated = joined(client, table, args.token)
            print(f"{seated.title}, table {seated.code}", file=sys.stderr, flush=True)
            seated = client.begun(seated.id)
            with client.at(seated.id, language=language, board=dialogue is None) as line:
                if dialogue is None:
                    return by_hand(line, seated.game, language)
                return by_program(client, line, seated, dialogue, args.seconds)
    finally:
        if dialogue is not None:
            dialogue.close()


def joined(client: Client, table: str, token: str) -> Table:
    """A seat at the table. Who comes with a token need not be told how to come in as a guest."""
    from ostraka.client import Refused

    try:
        return client.join(table)
    except Refused as error:
        if token and error.code == "session":
            raise Failure(
                f"{client.url} does not know this token; a bot gets a new one in Profile → My bots"
            ) from error
        raise


def notice(text: str) -> None:
    """One line for whoever waits."""
    print(f"ostraka: {text}", file=sys.stderr, flush=True)


def addressed(url: str, table: str) -> tuple[str, str]:
    """The server and the table, from an address and a name, or from a link."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # brackets that do not close, a port that is no number
        known = False
    if not known:
        raise UsageError(f"{url!r} is no address of a server: http://localhost:8000")
    path = [part for part in parts.path.split("/") if part]
    if not table and len(path) == 2 and path[0] in ("join", "table"):
        table = path[1]
    if not table:
        raise UsageError("which table? --table takes its id or the code of its link")
    return f"{parts.scheme}://{parts.netloc}", table


def chosen_program(spec: str) -> Dialogue:
    """The program that shall play, ready for it; raises on what cannot be one, before anybody is bothered."""
    from ostraka.bots.outside import EXEC, opened
    from ostraka.core.errors import OstrakaError

    if not spec.startswith(EXEC):
        raise UsageError(f"--bot is a program: exec:./mybot, not {spec!r}")
    try:
        return opened(spec.removeprefix(EXEC))
    except OstrakaError as error:
        raise UsageError(str(error)) from error


def by_program(client: Client, line: Line, table: Table, dialogue: Dialogue, seconds: float) -> int:
    """A program answers; if it loses by a named rule, it leaves the table."""
    from ostraka.bots.program import Forfeit

    seat = line_seat(table)
    rules = next(game["rules"] for game in client.get("/api/games") if game["id"] == table.game)
    try:
        dialogue.begin(
            {"game": table.game, "rules": rules, "seats": len(table.seats), "seat": seat, "setup": table.setup}
        )
        while not (update := line.decision()).over:
            answer(line, dialogue, seat, update, seconds)
        dialogue.over({} if update.result is None else vars(update.result))
    except Forfeit as lost:
        line.act("leave")
        raise Failure(f"{dialogue.name} has lost by the rule {lost.rule!r}: {lost.detail}") from lost
    print(ending(update))
    return 0


def line_seat(table: Table) -> int:
    if not table.mine:
        raise Failure("no seat at this table is ours")
    return table.mine[0]


def answer(line: Line, dialogue: Dialogue, seat: int, update: Update, seconds: float) -> None:
    """One question to a program; one that has changed meanwhile is put again."""
    from ostraka.client.line import RefusedAct

    decision = update.decision
    assert decision is not None
    question = {name: decision.raw[name] for name in ("prompt", "source", "amount", "sealed")}
    question |= {"options": [offer.option for offer in decision.offers], "text": decision.sentence}
    clocks = [left / 1000 for left in update.clocks or []]
    most = min([seconds, *clocks[seat : seat + 1]])
    offers = [(offer.option, offer.label) for offer in decision.offers]
    option = dialogue.choose(update.view, question, offers, most, int.from_bytes(os.urandom(3)), clocks)
    try:
        line.submit(option)
    except RefusedAct as refused:
        if refused.code not in ("stale", "illegal"):
            raise
        line.next()


def by_hand(line: Line, game: str, language: str) -> int:
    """Somebody at the terminal answers: the number of an option, or the beginning of its name."""
    from ostraka.client.line import RefusedAct
    from ostraka.match.shelf import load_game
    from ostraka.text import words_for

    catalogue = words_for(load_game(game), language).catalogue
    while not (update := line.decision()).over:
        decision = update.decision
        assert decision is not None
        labels = [offer.label for offer in decision.offers]
        print("\n".join([*(update.board or []), "", decision.sentence]))
        print("\n".join(f"{place:3} {label}" for place, label in enumerate(labels, 1)))
        place = typed_answer(labels, decision.help, catalogue)
        if place is None:
            return 0
        try:
            line.submit(decision.offers[place].option)
        except RefusedAct as refused:
            print(refused.detail)
            line.next()
    print(ending(update))
    return 0


def typed_answer(labels: list[str], help: str, catalogue: Catalogue) -> int | None:
    """The place of the option that somebody types; None when they stop."""
    from ostraka.tui.answer import read_answer

    while True:
        print("> ", end="", flush=True)
        typed = sys.stdin.readline()
        said = read_answer(typed, labels, catalogue) if typed else None
        if said is None or said.command == "q":
            return None
        if not said.command and said.choice >= 0:
            return said.choice
        usual = catalogue.say("terminal-type-number", {"n": len(labels)})
        print(help if said.command == "?" else usual if said.command else said.rest)


def ending(update: Update) -> str:
    """How it ended, in the server's words."""
    if update.result is None:
        return update.status
    return "  ".join([update.result.sentence, *map(str, update.result.totals)])
