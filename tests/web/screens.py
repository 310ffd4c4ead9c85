"""Every screen of the client, how to get to it, and what must be true of each of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Request

from ostraka.match import load_game
from ostraka.match.puzzle import puzzles_of
from tests.web.visitor import GAMES, WAIT, Visitor
from tools import web_build

__all__ = [
    "LOW",
    "SCREENS",
    "SIZES",
    "TABLES",
    "WISH",
    "axe",
    "faults",
    "finished",
    "reached",
    "spoken",
    "table",
    "waited",
]

SIZES = ((360, 740), (768, 1024), (1366, 650), (1366, 768), (1920, 1080))
"""A phone, a tablet, what a browser leaves of a common laptop, all of it, a desk."""
LOW = ((1024, 768), (1093, 614), (911, 512), (844, 390))
"""A tablet on its side, a laptop enlarged to 125 and 150 %, a phone on its side."""
AXE = web_build.WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}

# Fonts are there, two frames are drawn, nothing moves any more, and two more frames have followed.
AT_REST = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await document.fonts.ready
  await frames()
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
  await frames()
}"""
FAULTS = (web_build.ROOT / "tests" / "web" / "faults.js").read_text(encoding="utf-8")


MORE = 40
"""Choices after which every question has come again."""


def reached(
    visitor: Visitor,
    game: str,
    choices: int,
    *seats: str,
    until: str = "",
    when: Callable[[dict[str, Any]], bool] | None = None,
) -> str:
    """A table of that game after so many choices of its one person, made without a page.

    With `until` a few more are made, until this is what is asked, and with `when` as many as it takes until that is so:
    every deal is another one, and what stands on the page depends on the question more than on anything else.
    """
    table = visitor.table(game, *seats)
    own = [seat for seat, kind in enumerate(seats) if kind == "me"]
    for n in range(choices + (MORE if when is None else 500)):
        update = waited(visitor, table, own)
        if update["status"] != "playing":
            break
        if n >= choices and until in ("", update["decision"]["prompt"]) and (when is None or when(update)):
            break
        offers = update["decision"]["offers"]
        chosen = offers[update["length"] * 7 % len(offers)] if choices < 100 else offers[-1]
        visitor.post(
            f"/api/tables/{table}/acts{turn_of(update, own)}",
            {"type": "submit", "id": f"reached-{n:04}", "at": update["seq"], "option": chosen["option"]},
        )
    waited(visitor, table, own)
    return table


def turn_of(update: dict[str, Any], own: Sequence[int]) -> str:
    """For which of several seats of one person the server is asked: the one the table waits for."""
    return f"?seat={update['waits'][0]}" if len(own) > 1 and set(update["waits"][:1]) & set(own) else ""


FINISHED: dict[tuple[str, str], tuple[str, list[Any]]] = {}
"""Per server and game: a table where the game is over, and the cookies of its person."""


def finished(visitor: Visitor, game: str) -> str:
    """A game that is over, played once per server; the visitor becomes the person who played it."""
    key = visitor.url, game
    if key not in FINISHED:
        FINISHED[key] = reached(visitor, game, 400), visitor.context.cookies()
    table, cookies = FINISHED[key]
    visitor.context.add_cookies(cookies)
    return table


def waited(visitor: Visitor, table: str, own: Sequence[int] = ()) -> dict[str, Any]:
    """The update in which the one person is asked again, or the game is over."""
    update: dict[str, Any] = {"waits": []}
    for _ in range(600):
        answer = visitor.context.request.get(f"/api/tables/{table}/update{turn_of(update, own)}")
        assert answer.ok, answer.text()
        update = json.loads(answer.body())
        if update["decision"] is not None or update["status"] != "playing":
            return update
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the bots do not answer")


def page(path: str) -> Callable[[Visitor], None]:
    """A page with an address of its own, when it has all it asked the server for."""

    def go(ana: Visitor) -> None:
        ana.open(path)
        ana.page.wait_for_load_state("networkidle")

    return go


def table(game: str) -> Callable[[Visitor], None]:
    def go(ana: Visitor) -> None:
        ana.sit(reached(ana, game, 14))
        ana.asked()

    return go


def played(path: str) -> Callable[[Visitor], None]:
    """A page of somebody who has finished a game."""

    def go(ana: Visitor) -> None:
        finished(ana, "thebes")
        page(path)(ana)

    return go


def thrown(ana: Visitor) -> str | None:
    """A table of Mammothodus with dice on it; None where the game was over before."""
    table = ana.table("mammothodus")
    for n in range(200):
        update = waited(ana, table)
        if update["status"] != "playing":
            return None
        if update["view"]["dice"]:
            return table
        offers = update["decision"]["offers"]
        chosen = next((offer for offer in offers if offer["label"] == "Attack"), offers[n * 5 % len(offers)])
        wish = {"type": "submit", "id": f"thrown-{n:04}", "at": update["seq"]}
        ana.post(f"/api/tables/{table}/acts", {**wish, "option": chosen["option"]})
    return None


def dice(ana: Visitor) -> None:
    """Dice have been cast in Mammothodus, and the island of a phone is shown large."""
    tables = (thrown(ana) for _ in range(8))
    ana.sit(next(table for table in tables if table))
    ana.asked()
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.page.locator("nav.tabs").get_by_role("button", name="Me", exact=True).click()
    ana.page.get_by_role("button", name="Show the island larger").click()


def advised(game: str) -> Callable[[Visitor], None]:
    """A hint is open, and what a question of a new kind says of itself lies behind it."""

    def go(ana: Visitor) -> None:
        ana.open("")
        ana.page.evaluate(WISH, {"explain": "always"})
        ana.sit(reached(ana, game, 14))
        ana.asked()
        ana.page.keyboard.press("h")
        ana.page.locator(".hint").wait_for()

    return go


def dial(ana: Visitor) -> None:
    """The weeks of a dig are asked for in Thebes."""
    table = ana.table("thebes")
    for n in range(40):
        update = waited(ana, table)
        offers = update["decision"]["offers"]
        if offers[0]["verb"] == "weeks":
            break
        chosen = next((offer for offer in offers if offer["verb"] == "dig"), offers[-1])
        wish = {"type": "submit", "id": f"dial-{n:08}", "at": update["seq"]}
        ana.post(f"/api/tables/{table}/acts", {**wish, "option": chosen["option"]})
    ana.sit(table)
    ana.page.locator(".dial .deed").wait_for()


def over(ana: Visitor) -> None:
    ana.sit(finished(ana, "thebes"))
    ana.page.get_by_role("dialog", name="Scores").wait_for()


def lobby(ana: Visitor) -> None:
    ana.open(f"table/{ana.table('mammothodus', 'me', 'open', start=False)}")
    ana.page.get_by_role("button", name="Start the game").wait_for()


def nowhere(ana: Visitor) -> None:
    """A link that leads to no table: the page says so, and where to go."""
    ana.open("join/ZZZZZZ")
    ana.page.get_by_role("alert").filter(has_text="There is no such table").wait_for()
    ana.page.get_by_role("link", name="Choose a game").wait_for()
    ana.forgive("404")


def replay(ana: Visitor) -> None:
    ana.open(f"replay/{reached(ana, 'thebes', 6)}/5")
    ana.page.get_by_role("slider").wait_for()


def settings(ana: Visitor) -> None:
    ana.open("")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("dialog", name="Settings").wait_for()


def cards(ana: Visitor) -> None:
    ana.open("cards")
    ana.page.get_by_role("searchbox").fill("temple")
    ana.page.get_by_role("status").filter(has_text="cards").wait_for()


def inspector(ana: Visitor) -> None:
    ana.open("cards")
    ana.page.get_by_role("searchbox").fill("Petra")
    ana.page.locator("main li button").first.click()
    ana.page.locator("dialog[open]").wait_for()


def curtain(ana: Visitor) -> None:
    ana.open(f"table/{ana.table('thebes', 'me', 'me')}")
    ana.page.locator(".table, .curtain").first.wait_for()
    if ana.page.locator(".table").count():
        ana.click(ana.asked()["decision"]["offers"][0])
    ana.page.locator(".curtain").wait_for()


def analysis(ana: Visitor) -> None:
    ana.open(f"analysis/{finished(ana, 'thebes')}")
    # The game is played on from every turn, which takes its time.
    ana.page.locator("main figure svg[role=img]").first.wait_for(timeout=4 * WAIT)


def words(ana: Visitor) -> None:
    table("ancient")(ana)
    ana.page.keyboard.press("t")
    ana.page.locator("dialog pre").wait_for()


def log(ana: Visitor) -> None:
    table("ancient")(ana)
    ana.page.keyboard.press("l")
    ana.page.get_by_role("log").wait_for()


def puzzle(ana: Visitor) -> None:
    """The hardest one, with its answer."""
    ana.open(f"puzzle/thebes/{puzzles_of(load_game('thebes'))[-1].id}")
    ana.page.locator(".riddle .ways button").first.click()
    ana.page.locator(".riddle .why").wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "landing": page(""),
    "cards": cards,
    "profile": page("profile"),
    "new password": page("reset/of-no-link"),
    "daily": page("daily/thebes"),
    "ratings": page("ratings/mammothodus"),
    "puzzles": page("puzzles/thebes"),
    "puzzle": puzzle,
    "cards thebes": page("cards/thebes"),
    "cards mammothodus": page("cards/mammothodus"),
    "no such page": page("atlantis"),
    "open tables": page("lobby"),
    "about": page("about"),
    "analysis": analysis,
    "curtain": curtain,
    **{f"rules {game}": page(f"rules/{game}") for game in GAMES},
    **{f"new {game}": page(f"new/{game}") for game in GAMES},
    "my tables": page("tables"),
    "settings": settings,
    "inspector": inspector,
    "lobby": lobby,
    "nowhere": nowhere,
    **{f"table {game}": table(game) for game in GAMES},
    **{f"hint {game}": advised(game) for game in GAMES},
    "log": log,
    "words": words,
    "replay": replay,
    "played": played("tables"),
    "profile of a player": played("profile"),
    "dice": dice,
    "dial": dial,
    "over": over,
}


TABLES = (
    "curtain",
    *(f"{what} {game}" for what in ("table", "hint") for game in GAMES),
    "log",
    "replay",
    "dice",
    "dial",
    "puzzle",
)
"""Screens that take the whole window, however low it is."""

WISH = """wish => {
  const settings = { ...JSON.parse(localStorage.getItem('ostraka-settings')), ...wish }
  localStorage.setItem('ostraka-settings', JSON.stringify(settings))
  dispatchEvent(new StorageEvent('storage', { key: 'ostraka-settings' }))
}"""


# What is asked for over the socket in another language.
ASKED_FOR = ".coach .sure, .hint .move b"
SAID_ANEW = "([what, before]) => (document.querySelector(what)?.textContent ?? '') !== before"


def spoken(visitor: Visitor, language: str) -> None:
    """Another tab has chosen a language: what is shown stays, and is said in that one."""
    page = visitor.page
    if page.evaluate("document.documentElement.lang") == language:
        return
    told = len(visitor.updates)
    advice = page.locator(ASKED_FOR).first.text_content() if page.locator(ASKED_FOR).count() else ""
    pending: set[Request] = set()

    def asked(request: Request) -> None:
        pending.add(request)

    def answered(request: Request) -> None:
        pending.discard(request)

    page.on("request", asked)
    page.on("requestfinished", answered)
    page.on("requestfailed", answered)
    page.evaluate(WISH, {"language": language})
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    if page.locator(".table[data-seq]").count() and visitor.updates:
        while len(visitor.updates) == told:
            page.wait_for_timeout(20)
    if advice:
        page.wait_for_function(SAID_ANEW, arg=[ASKED_FOR, advice])
    # What is made anew is asked for again and again, until it is ready.
    quiet = 0
    while quiet < 5:
        page.wait_for_timeout(20)
        quiet = 0 if pending or page.locator("p.wait").count() else quiet + 1
    page.remove_listener("request", asked)
    page.remove_listener("requestfinished", answered)
    page.remove_listener("requestfailed", answered)


def axe(visitor: Visitor, *rules: str) -> list[str]:
    """The serious and critical findings of axe-core on what is shown now, by all of its rules or by these."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    found = visitor.page.evaluate("wish => axe.run(document, wish)", {"resultTypes": ["violations"], **only})
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"][:4]
    ]


def faults(visitor: Visitor) -> list[str]:
    """Sideways scrolling, clipped or tiny text, names over names, tiny targets, disabled controls without a reason.

    It looks once, when the layout is at rest.
    """
    visitor.page.evaluate(AT_REST)
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found
