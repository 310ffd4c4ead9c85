"""Everything around a game: coming in, finding a table, sitting down, fetching the replay."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote

import httpx

from ostraka.client.line import Line
from ostraka.client.wire import Table
from ostraka.core.errors import OstrakaError

__all__ = ["Client", "Refused"]

PATIENCE: Final = 60.0
"""Seconds for which a server that is away, or has too much to do, is asked again."""
PAUSE: Final = 0.5


class Refused(OstrakaError):
    """The server says no: `code` and `detail` are those of docs/protocol.md."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"{detail} ({code}, {status})")
        self.status = status
        self.code = code
        self.detail = detail


class Client:
    """Somebody at a server: a bot with its token, or a guest with a name.

    Reading is tried again while the server is away; doing something only if the server has not looked at it. `say` is
    told when that begins.
    """

    def __init__(
        self, url: str, token: str = "", patience: float = PATIENCE, say: Callable[[str], object] | None = None
    ) -> None:
        if not (token.isascii() and token.isprintable()):
            raise OstrakaError(f"this is no token: {token!r}")
        self.url = url.rstrip("/")
        self.patience = patience
        self.say = say
        # A token needs no origin; who has a cookie comes from the server's own pages.
        self.headers = {"authorization": f"Bearer {token}"} if token else {"origin": self.url}
        self.http = httpx.Client(base_url=self.url, headers=self.headers, timeout=30.0)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    # Asking

    def get(self, path: str, **query: str | int) -> Any:
        """What is at a path, as JSON."""
        return self._read(self._request("GET", path, query, None))

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Any:
        """Do something; the answer as JSON, None if there is none."""
        answer = self._request("POST", path, {}, body or {})
        return self._read(answer) if answer.content else None

    def _read(self, answer: httpx.Response) -> Any:
        try:
            return answer.json()
        except ValueError as error:
            raise OstrakaError(f"{self.url} is no server of Ostraka: it does not answer in JSON") from error

    def _request(
        self, method: str, path: str, query: Mapping[str, str | int], body: Mapping[str, object] | None
    ) -> httpx.Response:
        deadline = time.monotonic() + self.patience
        told = self.say is None
        while True:
            try:
                answer = self.http.request(method, path, params=query, json=body)
            except httpx.TransportError as error:
                # Whether something was done nobody knows: only reading may be repeated, or what has never arrived.
                safe = method == "GET" or isinstance(error, httpx.ConnectError)
                if not safe or time.monotonic() > deadline:
                    raise OstrakaError(f"{self.url} does not answer: {error}") from error
                if not told and self.say is not None:
                    told = True
                    self.say(f"{self.url} does not answer; it is asked again for {self.patience:g} seconds")
                time.sleep(PAUSE)
                continue
            if answer.status_code in (429, 503) and time.monotonic() < deadline:
                time.sleep(waiting(answer))
                continue
            if answer.is_success:
                return answer
            raise refusal(answer)

    # Coming in

    def guest(self, name: str) -> dict[str, Any]:
        """Come in under a name."""
        return dict(self.post("/api/guest", {"name": name}))

    def me(self) -> dict[str, Any]:
        return dict(self.get("/api/me"))

    # Tables

    def tables(self, which: str = "open") -> list[Table]:
        """Tables that are `open`, `mine`, `waiting` for me, or `past`."""
        return [Table.read(record) for record in self.get("/api/tables", which=which)]

    def table(self, name: str) -> Table:
        """A table by its id, or by the code of its link."""
        try:
            return Table.read(self.get(f"/api/tables/{quote(name, safe='')}"))
        except Refused as error:
            if error.status != 404:
                raise
            return Table.read(self.get(f"/api/codes/{quote(name, safe='')}"))

    def new_table(self, game: str, seats: Sequence[Mapping[str, object]], **wishes: object) -> Table:
        """Set up a table: seats such as `{"kind": "me"}`, `{"kind": "bot", "level": "sage"}`, `{"kind": "open"}`."""
        return Table.read(self.post("/api/tables", {"game": game, "seats": [dict(seat) for seat in seats], **wishes}))

    def quick(self, game: str, **wishes: object) -> Table:
        """A game at once, against bots."""
        return Table.read(self.post("/api/quick", {"game": game, **wishes}))

    def join(self, table: str, seat: int | None = None) -> Table:
        """Take a seat: this one, or any. Whoever sits there already stays."""
        found = self.table(table)
        if found.mine:
            return found
        return Table.read(self.post(f"/api/tables/{found.id}/join", {} if seat is None else {"seat": seat}))

    def start(self, table: str) -> Table:
        return Table.read(self.post(f"/api/tables/{quote(table, safe='')}/start"))

    def begun(self, table: str, pause: float = 1.0) -> Table:
        """Wait until a table has begun."""
        while (found := self.table(table)).status == "open":
            time.sleep(pause)
        return found

    def replay(self, table: str) -> str:
        """The replay file of a game that is over."""
        return self._request("GET", f"/api/tables/{quote(table, safe='')}/replay", {}, None).text

    def at(self, table: str, seat: int | None = None, language: str = "en", board: bool = False) -> Line:
        """A socket at a table that has begun; without a seat at my own, or watching if I have none."""
        found = self.table(table)
        mine = found.mine
        place = seat if seat is not None else mine[0] if mine else None
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{found.id}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, **({"cookie": cookies} if cookies else {})}
        hello = {"seat": place, "language": language, "board": board}
        return Line(address, headers, hello, self.patience)


def waiting(answer: httpx.Response) -> float:
    """How long a server that has too much to do wants to be left alone."""
    given = answer.headers.get("retry-after", "")
    return min(30.0, float(given)) if given.isdecimal() else PAUSE


def refusal(answer: httpx.Response) -> Refused:
    """What a server says when it says no; whoever answers in its place may say anything."""
    try:
        said = answer.json()
    except ValueError:
        said = None
    record = said if isinstance(said, dict) else {}
    detail = str(record.get("detail") or answer.reason_phrase)
    return Refused(answer.status_code, str(record.get("code", "http")), detail)
