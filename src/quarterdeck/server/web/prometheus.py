"""The metrics for Prometheus at an address of their own, by default only for this machine."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from prometheus_client import start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from quarterdeck.server.rooms.registry import Rooms
from quarterdeck.server.settings.config import StartupError
from quarterdeck.server.support.metrics import LATE, REGISTRY, TASKS

LOOK_SECONDS = 0.25
"""Seconds between two measurements of the event loop's delay and of its tasks."""


class Live(Collector):
    """The number of tables in memory, and of connections to them, when Prometheus asks for the metrics."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the metrics that Prometheus reads."""
        rooms = self._rooms.loaded()
        tables = GaugeMetricFamily("quarterdeck_tables", "Tables in memory, by phase.", labels=["phase"])
        for phase, count in Counter(room.seating.phase for room in rooms).items():
            tables.add_metric([phase], count)
        yield tables
        sockets = sum(len(room.live.viewers) for room in rooms)
        yield GaugeMetricFamily("quarterdeck_sockets", "Connections at tables.", value=sockets)


@contextmanager
def counted(rooms: Rooms) -> Iterator[None]:
    """Include these rooms in the metrics while the context is open."""
    live = Live(rooms)
    REGISTRY.register(live)
    try:
        yield
    finally:
        REGISTRY.unregister(live)


@asynccontextmanager
async def told(address: tuple[str, int] | None, worker: int = 1) -> AsyncIterator[None]:
    """Serve the metrics at `address` while the context is open; do nothing if it is None. Raises StartupError.

    Worker 1 uses the port of `address`, worker 2 the next port, and so on.
    """
    if address is None:
        yield
        return
    host, port = address[0], address[1] + worker - 1
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except OSError as error:
        why = error.strerror or str(error)
        raise StartupError(f"Metrics cannot be told on {host}, port {port} ({why}): see --metrics-port.") from error
    watching = asyncio.create_task(_watch(), name="loop delay")
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


async def _watch() -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOK_SECONDS)
        LATE.observe(max(0.0, time.perf_counter() - began - LOOK_SECONDS))
        TASKS.set(len(asyncio.all_tasks()))
