"""Is the server well, and how busy is it."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric

from ostraka.server.bots.bots import THOUGHT
from ostraka.server.connections import CONNECTIONS, TURNED_AWAY
from ostraka.server.loop_lag import LAG
from ostraka.server.server import Parts, Server
from ostraka.server.share import SPENT, WAITED

__all__ = ["REGISTRY", "health", "metrics"]

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("ostraka_sockets", "Sockets that are open", registry=REGISTRY)
ROOMS = Gauge("ostraka_rooms", "Tables in memory", registry=REGISTRY)
WAITING = Gauge("ostraka_thoughts_waiting", "Questions to bots that are thought about or wait", registry=REGISTRY)
REGISTRY.register(LAG)
REGISTRY.register(THOUGHT)
REGISTRY.register(CONNECTIONS)
REGISTRY.register(TURNED_AWAY)
REGISTRY.register(SPENT)
REGISTRY.register(WAITED)


class Counts(CollectorRegistry):
    """What only grows while a server runs, counted by its parts themselves."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server

    def collect(self) -> Iterator[Metric]:
        writer = self._server.store.writer
        yield CounterMetricFamily("ostraka_commits", "Transactions committed", value=writer.commits)
        yield CounterMetricFamily("ostraka_entries", "Entries of logs stored", value=writer.appended)
        refusals = CounterMetricFamily("ostraka_refusals", "Requests that were too many, by rule", labels=["rule"])
        for rule, count in sorted(self._server.limits.refusals.items()):
            refusals.add_metric([rule], count)
        yield refusals


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
    WAITING.set(server.bots.waiting)
    shown = generate_latest(REGISTRY) + generate_latest(Counts(server))
    return Response(shown, media_type="text/plain; version=0.0.4")
