"""A client of `ostraka serve` for programs: HTTP around the game, a socket at the table. Needs the extra `client`."""

from __future__ import annotations

from ostraka.client.http import Client, Refused
from ostraka.client.line import Closed, Line
from ostraka.client.wire import Decision, Offer, Result, Seat, Table, Update

__all__ = ["Client", "Closed", "Decision", "Line", "Offer", "Refused", "Result", "Seat", "Table", "Update"]
