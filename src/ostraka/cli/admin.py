"""Look after a server: its tables and people, lost passwords, sessions, limits; every act is written down."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ostraka.cli.common import Failure, UsageError, add_json, columns, positive, print_json

if TYPE_CHECKING:
    from ostraka.server.admin.admin import Admin

__all__ = ["configure", "run"]

MANY: Final = 100
LISTS: Final = ("tables", "people", "limits", "audit")
ACTS: Final = {
    "close": "end a table that is played, or clear away one that has not begun",
    "rename": "give somebody another name",
    "lock": "let nobody in as this person or as one of their bots; their sessions end",
    "unlock": "let them in again",
    "revoke": "end all sessions of somebody",
    "reset": "make a link with which somebody sets a new password, once",
    "remove": "delete somebody; the games of others stay whole",
}


def configure(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(metavar="ACT", dest="act", required=True)
    for name, about in (
        ("tables", "list the tables, those first where something has happened last"),
        ("people", "list the people, the newest first"),
        ("limits", "list whom the limits have stopped in the last hours"),
        ("audit", "list what was done with this command"),
    ):
        listing = acts.add_parser(name, help=about, description=about)
        listing.add_argument(
            "--most", type=positive, default=MANY, metavar="N", help=f"lines at most (default: {MANY})"
        )
        if name == "people":
            listing.add_argument(
                "text", nargs="?", default="", metavar="TEXT", help="part of a name or login, or an id"
            )
        if name == "tables":
            listing.add_argument("--status", choices=("open", "playing", "over", "ended"), help="only these")
        add_common(listing)
    for name, about in ACTS.items():
        act = acts.add_parser(name, help=about, description=about)
        what = "the id or the code of a table" if name == "close" else "the id or the login of a person"
        act.add_argument("whom", type=str.strip, metavar="TABLE" if name == "close" else "PERSON", help=what)
        if name == "rename":
            act.add_argument("name", metavar="NAME", help="the new name")
        if name == "reset":
            act.add_argument(
                "--hours", type=positive, default=24, metavar="N", help="how long it is good (default: 24)"
            )
            act.add_argument("--url", metavar="URL", help="the address people use (default: as OSTRAKA_URL says)")
        if name == "remove":
            act.add_argument("--yes", action="store_true", help="yes, for good")
        add_common(act)


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///path or postgresql://… (default: as `serve` has it)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from ostraka.server.admin.admin import open_admin
        from ostraka.server.settings import read_settings
    except ImportError as error:
        raise Failure(f"this needs more packages ({error.name or error}): pip install 'ostraka[web]'") from error
    if args.act == "remove" and not args.yes:
        raise UsageError("nobody comes back from that: add --yes")
    settings = read_settings(database=args.database, url=getattr(args, "url", None))

    async def work() -> Any:
        async with open_admin(settings) as admin:
            return await asked(admin, args)

    told = asyncio.run(work())
    if args.json:
        print_json(told)
    elif args.act in LISTS:
        print("\n".join(lines(args.act, told)))
    else:
        print(" ".join(sentence(args.act, told).split()))
    return 0


def asked(admin: Admin, args: argparse.Namespace) -> Awaitable[Any]:
    """The act that the command line names."""
    acts: dict[str, Callable[[], Awaitable[Any]]] = {
        "tables": lambda: admin.tables(args.status, args.most),
        "people": lambda: admin.people(args.text, args.most),
        "limits": lambda: admin.limits(args.most),
        "audit": lambda: admin.audit(args.most),
        "rename": lambda: admin.rename(args.whom, args.name),
        "reset": lambda: admin.reset(args.whom, args.hours),
    }
    act = acts.get(args.act)
    return act() if act is not None else getattr(admin, args.act)(args.whom)


def sentence(act: str, told: dict[str, Any]) -> str:
    """What was done, in one line."""
    if act == "close":
        return f"table {told['table']} is closed; it was {told['was']}"
    if act == "reset":
        return f"{told['link']} (good once, for {told['hours']} hours; it is shown this once)"
    if act == "rename":
        return f"{told['from']} is called {told['to']} now"
    if act == "revoke":
        return f"{told['sessions']} sessions of {told['person']} have ended"
    if act == "remove":
        return f"{told['person']} is deleted, with {told['bots']} bots; they sat at {told['tables']} tables"
    return f"{told['person']} is {'locked' if told['locked'] else 'not locked any more'}"


def lines(act: str, rows: Sequence[dict[str, Any]]) -> list[str]:
    """A list for people: aligned columns under a heading."""
    makers = {"tables": table_line, "people": person_line, "limits": limit_line, "audit": audit_line}
    heads = {
        "tables": ["id", "code", "game", "status", "entries", "last", "who"],
        "people": ["id", "kind", "login", "sessions", "tables", "since", "locked", "name"],
        "limits": ["what", "times", "last", "who"],
        "audit": ["when", "act", "by", "of", "detail"],
    }
    return columns([heads[act], *[makers[act](row) for row in rows]])


def table_line(row: dict[str, Any]) -> list[str]:
    names = ", ".join(row["names"])
    return [row["id"], row["code"], row["game"], row["status"], str(row["seq"]), moment(row["moved"]), names]


def person_line(row: dict[str, Any]) -> list[str]:
    locked = "locked" if row["locked"] else ""
    counts = [str(row["sessions"]), str(row["tables"])]
    return [row["id"], row["kind"], row["login"] or "", *counts, moment(row["created"]), locked, row["name"]]


def limit_line(row: dict[str, Any]) -> list[str]:
    return [row["kind"], str(row["count"]), moment(row["last"]), row["name"] or row["who"]]


def audit_line(row: dict[str, Any]) -> list[str]:
    detail = ", ".join(f"{name} {value}" for name, value in row["detail"].items() if value not in ([], None))
    return [moment(row["time"]), row["act"], row["who"], row["person"] or row["table"] or "", detail]


def moment(milliseconds: int) -> str:
    """A time as people read it, in UTC."""
    from datetime import UTC, datetime

    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
