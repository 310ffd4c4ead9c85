"""What a page says before its scripts run: to whoever runs none, and to those who show a link with a preview."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request

from ostraka.server.tables.wire.lobby import TableInfo
from ostraka.text import LANGUAGES, languages
from ostraka.text.catalogue import client_catalogue

__all__ = ["Cover", "covered", "language_for"]

HEAD: Final = "<!-- cover -->"
BODY: Final = "<!-- without scripts -->"
"""Where the two parts of a cover stand in a page."""
LANGUAGE: Final = '<html lang="en">'
PICTURE: Final = "/page/preview.png"


def language_for(accepted: str) -> str:
    """Of the languages somebody reads, by the header of their request, the one they like best that we speak."""
    wishes = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        if language in languages():
            wishes.append((weight_of(weight), language))
    return max(wishes, key=lambda wish: wish[0], default=(0.0, LANGUAGES[0]))[1]


def weight_of(text: str) -> float:
    """How much somebody likes a language; all of it where nothing is said, nothing where it cannot be read."""
    try:
        return float(text or "1")
    except ValueError:
        return 0.0


class Cover:
    """The words of a page, or of the invitation to a table, for one reader."""

    def __init__(self, request: Request[Any, Any, Any], url: str, folder: Path, table: TableInfo | None = None) -> None:
        self.language = language_for(request.headers.get("accept-language", ""))
        self.words = client_catalogue(self.language)
        self.home = url.rstrip("/") or str(request.base_url).rstrip("/")
        self.address = self.home + request.url.path
        self.table = table
        self.rules = sorted(path.stem for path in (folder / "rules" / self.language).glob("*.html"))
        """The games whose rules lie in the page's folder."""
        self.scripts = sorted(path.name for path in (folder / "assets").glob(f"words-{self.language}-*.js"))
        """The words of the reader's language: fetched at once, and not only when a script has asked for them."""

    def named(self, game: str, otherwise: str) -> str:
        """The title of a game; one of another package has only that of its own."""
        known = f"game-{game}-title"
        return self.words.say(known) if self.words.has(known) else otherwise

    @property
    def title(self) -> str:
        if self.table is None:
            return self.words.say("hero-title")
        return self.words.say("preview-table", {"game": self.named(self.table.game, self.table.title)})

    @property
    def text(self) -> str:
        if self.table is None:
            return self.words.say("hero-text")
        free = sum(seat.kind == "open" for seat in self.table.seats) if self.table.status == "open" else 0
        return self.words.say("preview-seats", {"free": free, "seats": len(self.table.seats)})

    def head(self) -> str:
        """The tags of Open Graph, which most programs that show a link understand, and what is fetched beforehand."""
        tags = {
            "og:site_name": self.words.say("app-title"),
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": self.address,
            "og:image": self.home + PICTURE,
        }
        lines = [f'<meta property="{name}" content="{escape(said)}" />\n' for name, said in tags.items()]
        lines += [f'<link rel="modulepreload" href="/page/assets/{name}" />\n' for name in self.scripts]
        return "".join(lines)

    def body(self) -> str:
        """For whoever runs no scripts: what this is, and what can be had without them."""
        say = self.words.say
        parts = [f"<h1>{escape(self.title)}</h1>"]
        parts += [f"<p>{escape(said)}</p>" for said in (self.text, say("without-scripts"))]
        for game in self.rules:
            said = say("labelled", {"label": say("rules-title"), "text": self.named(game, game)})
            parts.append(f'<p><a href="/page/rules/{self.language}/{game}.html">{escape(said)}</a></p>')
        return f"<noscript>{''.join(parts)}</noscript>"


def covered(page: str, cover: Cover) -> str:
    """A page with its cover."""
    page = page.replace(LANGUAGE, f'<html lang="{cover.language}">', 1)
    return page.replace(HEAD, cover.head(), 1).replace(BODY, cover.body(), 1)
