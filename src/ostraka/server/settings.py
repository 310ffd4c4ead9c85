"""What can be set from outside: `OSTRAKA_*` in the environment, or a TOML file named by `OSTRAKA_SETTINGS`."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ostraka.core.errors import OstrakaError

__all__ = ["Settings", "read_settings"]

PREFIX = "OSTRAKA_"
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything with its default: a fresh server needs none of it."""

    database: str = ""
    """`sqlite:///path` or `postgresql://…`; empty: a file in `folder`."""
    folder: str = ""
    """Where the database file and its backups lie; empty: `ostraka` in the user's data folder."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    url: str = ""
    """The address people use, if it is another one (behind a proxy); https turns on the strict cookies."""
    trusted_proxies: str = ""
    """Addresses or networks of the proxies that may say for whom they ask, separated by commas or spaces."""
    metrics_token: str = ""
    """Who brings it may read /metrics from elsewhere."""
    connections: Count = 10_000
    """Connections at once, if the system lets us have so many."""
    thinkers: Annotated[int, Meta(ge=0, le=1_000)] = 1
    """Processes in which bots think; none: this process seats no bots."""
    thinking: Seconds = 0.8
    """Seconds of the clock a bot takes for a decision at most."""
    analysis: Seconds = 25.0
    """Seconds an analysis of a finished game may take."""
    waiting: Count = 512
    """Questions to bots that may wait; beyond that tables wait their turn."""
    promise: Seconds = 15.0
    """Seconds after which another process takes over the bots and clocks of a table whose process has died."""
    rooms: Count = 1000
    """Tables kept in memory when nobody sits at them."""
    frame: Annotated[int, Meta(ge=256, le=1_000_000)] = 8192
    """The largest socket frame a client may send, in bytes."""
    patience: Seconds = 20.0
    """Seconds a client may take to read what it is sent, or to send a body; half of it for the head of a request."""
    visit: Seconds = 900.0
    """Seconds a stream goes on for somebody without a session; clients come back by themselves."""
    limits: Annotated[float, Meta(ge=0, le=1_000_000)] = 1.0
    """Loosens the limits on how often somebody may do something; 0 switches them off."""
    notice: Annotated[float, Meta(ge=0, le=1_000_000)] = 20.0
    """Seconds somebody may take to come to the table before they are told by push or webhook that it is their turn."""
    absence: float = 86_400.0
    """Seconds after which somebody who is asked and not at the table can be called late, where there is no clock …"""
    dawdling: float = 900.0
    """… and the same of somebody who sits at the table."""
    abandoned: Count = 90
    """Days after which a game is closed at which nobody who plays has looked or done anything; 0: never."""
    house_rules: bool = False
    """Whether people may bring house rules: files that change figures of cards and tables of the rules."""
    inside: bool = False
    """Whether webhooks may lead into private networks."""
    log: str = "info"
    page: str = ""
    """A folder with a browser client to serve instead of the plain page."""

    @property
    def home(self) -> Path:
        """The folder for everything that is kept."""
        if self.folder:
            return Path(self.folder).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "ostraka"

    @property
    def store(self) -> str:
        """The database as SQLAlchemy wants it, with its asynchronous driver."""
        given = self.database or f"sqlite:///{self.home / 'ostraka.db'}"
        scheme, sign, rest = given.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        if not sign or scheme.partition("+")[0] not in drivers:
            raise OstrakaError(f"OSTRAKA_DATABASE is sqlite:///path or postgresql://…, not {scheme!r}")
        return f"{drivers[scheme.partition('+')[0]]}://{rest}"

    @property
    def address(self) -> str:
        """Where people find the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether cookies may travel over https only."""
        return self.address.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the session's cookie; browsers tie the long one to this very host and to https."""
        return "__Host-ostraka" if self.secure else "ostraka"


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings: what is given wins over the environment, and that over the file."""
    environment = os.environ if environment is None else environment
    names = {field.name for field in msgspec.structs.fields(Settings)}
    chosen: dict[str, object] = {}
    path = environment.get(f"{PREFIX}SETTINGS")
    try:
        if path:
            chosen.update(tomllib.loads(Path(path).read_text(encoding="utf-8")))
        chosen.update(
            {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
        )
        chosen.update({name: value for name, value in given.items() if value is not None})
        settings = msgspec.convert(chosen, Settings, strict=False)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise OstrakaError(f"the settings cannot be read: {complaint(str(error), chosen)}") from error
    if settings.url and not settings.url.startswith(("http://", "https://")):
        raise OstrakaError(f"OSTRAKA_URL is an address such as https://games.example, not {settings.url!r}")
    return settings


def complaint(said: str, chosen: Mapping[str, object]) -> str:
    """What is wrong with a setting, under the name people know it by, and with what they wrote."""
    found = re.search(r" - at `\$\.(\w+)", said)
    if found is None:
        return said
    return f"{PREFIX}{found[1].upper()} is {chosen[found[1]]!r}: {said[: found.start()]}"
