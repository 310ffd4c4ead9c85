"""Is the server well, and how busy is it."""

from __future__ import annotations

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from ostraka.server.bots.bots import THOUGHT
from ostraka.server.connections import CONNECTIONS, TURNED_AWAY
from ostraka.server.loop_lag import LAG
from ostraka.server.server import Parts

__all__ = ["REGISTRY", "health", "metrics"]

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("ostraka_sockets", "Sockets that are open", registry=REGISTRY)
ROOMS = Gauge("ostraka_rooms", "Tables in memory", registry=REGISTRY)
COMMITS = Gauge("ostraka_commits", "Transactions committed", registry=REGISTRY)
ENTRIES = Gauge("ostraka_entries", "Entries of logs stored", registry=REGISTRY)
WAITING = Gauge("ostraka_thoughts_waiting", "Questions to bots that are thought about or wait", registry=REGISTRY)
REGISTRY.register(LAG)
REGISTRY.register(THOUGHT)
REGISTRY.register(CONNECTIONS)
REGISTRY.register(TURNED_AWAY)


@get("/health", tags=["server"])
async def health(server: Parts) -> Response[dict[str, str]]:
    """Whether the server is well: 503 names the parts that are not, of store, disk and bus."""
    unwell = await server.checkup.look()
    if unwell:
        return Response({"status": "unwell", **unwell}, status_code=503)
    return Response({"status": "stopping" if server.stopping else "well"})


@get("/metrics", media_type=MediaType.TEXT, tags=["server"])
async def metrics(server: Parts) -> Response[bytes]:
    """Figures for Prometheus; they name nobody and no table."""
    SOCKETS.set(len(server.lines))
    ROOMS.set(len(server.rooms.rooms))
    COMMITS.set(server.store.writer.commits)
    ENTRIES.set(server.store.writer.appended)
    WAITING.set(server.bots.waiting)
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
