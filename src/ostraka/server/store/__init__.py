"""The store: one append-only log of everything that happens at tables, and a few tables around it."""

from __future__ import annotations

from ostraka.server.store.store import Store, open_store

__all__ = ["Store", "open_store"]
