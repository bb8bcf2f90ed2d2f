"""Several processes that serve one address: a parent starts them and replaces those that end.

The workers share the parent's listening socket; any free worker accepts the next connection.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

from sqlalchemy.engine import make_url

from quarterdeck.server.net.handoff import Handoff
from quarterdeck.server.process.run import Running, notify, run
from quarterdeck.server.settings.config import ServerConfig, StartupError

logger = logging.getLogger(__name__)

BEAT_SECONDS = 0.5
"""Seconds between two reports of a worker to its parent, which show that it is alive."""
SILENT_SECONDS = 5.0
"""Seconds without a report after which the parent kills a worker. People reconnect to another one."""
AGAIN_SECONDS = 1.0
"""The least number of seconds between the start of a worker and its replacement."""
END_SECONDS = 20.0
"""Seconds for which the parent waits for workers to end."""
BYTES = 4096
ALIVE, FAILED = b"\n", b"!"


@dataclass
class _Worker:
    """A worker process and its last report. Times are monotonic seconds."""

    number: int
    process: ForkProcess
    pipe: int
    begun: float
    silent: float = 0.0
    ready: bool = False
    told: bytes = b""


def check_workers(config: ServerConfig, count: int) -> None:
    """Raise StartupError if `count` processes cannot serve this database on this system."""
    if count > 1 and make_url(config.database).get_backend_name() == "sqlite":
        raise StartupError("An SQLite file has one process: leave out --workers, or give a PostgreSQL with --database.")
    if count > 1 and not hasattr(os, "fork"):
        raise StartupError("This system has no workers: leave out --workers, and start servers on ports of their own.")


class Workers:
    def __init__(self, config: ServerConfig, listener: socket.socket, count: int) -> None:
        """Prepare `count` processes that serve `config` on `listener`."""
        threads = max(1, config.bot_threads // count)
        self._config = replace(config, bot_threads=threads, workers=count)
        self._listener = listener
        self._workers: dict[int, _Worker] = {}
        self._count = count
        self._handoff = None if config.tls else Handoff(count, config.folder)
        """The handoff between workers; None with TLS, because a TLS connection cannot be handed over."""
        self._stopping = False
        self._announced = False

    def run(self, ready: Callable[[str], None]) -> None:
        """Serve until SIGINT or SIGTERM; `ready` gets the address once all workers serve. Raises StartupError."""
        for which in (signal.SIGINT, signal.SIGTERM):
            signal.signal(which, self._stop)
        last = time.monotonic()
        try:
            while not self._stopping:
                self._fill()
                self._hear()
                last, gone = time.monotonic(), time.monotonic() - last
                self._look_after(min(gone, 2 * BEAT_SECONDS))  # do not blame workers for a pause of this process
                told = {worker.told.decode() for worker in self._workers.values() if worker.ready}
                if not self._announced and len(self._workers) == self._count == sum(
                    w.ready for w in self._workers.values()
                ):
                    self._announced = True
                    ready(told.pop())
        finally:
            self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _fill(self) -> None:
        """Start the missing workers."""
        for number in range(1, self._count + 1):
            worker = self._workers.get(number)
            if worker is None:
                self._workers[number] = self._begin(number)
            elif not worker.process.is_alive() and worker.begun + AGAIN_SECONDS < time.monotonic():
                self._hear_one(worker)
                if not self._announced and worker.told.startswith(FAILED):  # later failures may be temporary
                    raise StartupError(worker.told[1:].decode())
                logger.error("worker %d has ended (%s): another one begins", number, worker.process.exitcode)
                os.close(worker.pipe)
                self._workers[number] = self._begin(number)

    def _begin(self, number: int) -> _Worker:
        reads, writes = os.pipe()
        config = replace(self._config, worker=number)
        arguments = (config, self._listener, writes, os.getpid(), self._handoff)
        process = multiprocessing.get_context("fork").Process(target=_work, args=arguments, name=f"worker {number}")
        process.start()
        os.close(writes)
        os.set_blocking(reads, False)
        return _Worker(number, process, reads, time.monotonic())

    def _hear(self) -> None:
        """Wait until a worker reports or ends, but only for a short time, and read the reports."""
        alive = [worker for worker in self._workers.values() if worker.process.is_alive()]
        if not alive:
            time.sleep(BEAT_SECONDS)
        else:
            wait([way for worker in alive for way in (worker.pipe, worker.process.sentinel)], BEAT_SECONDS)
        for worker in alive:
            self._hear_one(worker)

    def _hear_one(self, worker: _Worker) -> None:
        with suppress(BlockingIOError):
            while told := os.read(worker.pipe, BYTES):
                worker.silent = 0.0
                worker.told = worker.told if worker.ready else worker.told + told
                worker.ready = worker.ready or worker.told.endswith(ALIVE)
                worker.told = worker.told.rstrip(ALIVE)

    def _look_after(self, seconds: float) -> None:
        """Kill workers that have been silent for too long."""
        for worker in self._workers.values():
            worker.silent += seconds
            if worker.ready and worker.silent > SILENT_SECONDS and worker.process.is_alive():
                logger.error("worker %d does not answer: it is ended", worker.number)
                worker.process.kill()

    def _end(self) -> None:
        notify("STOPPING=1")
        self._listener.close()
        for worker in self._workers.values():
            worker.process.terminate()
        until = time.monotonic() + self._config.drain_seconds + END_SECONDS
        for worker in self._workers.values():
            worker.process.join(max(0.0, until - time.monotonic()))
            worker.process.kill()
        if self._handoff is not None:
            self._handoff.remove()


def _work(config: ServerConfig, listener: socket.socket, pipe: int, parent: int, handoff: Handoff | None) -> None:
    """Run as a worker until the server is stopped or the parent has ended."""
    os.setpgid(0, 0)  # signals from the terminal reach only the parent, which passes them on
    for which in (signal.SIGINT, signal.SIGTERM):
        signal.signal(which, signal.SIG_DFL)
    os.set_blocking(pipe, False)
    beating: list[asyncio.Task[None]] = []

    async def beat(running: Running) -> None:
        while os.getppid() == parent:
            with suppress(OSError):  # the parent does not read now
                os.write(pipe, ALIVE)
            if handoff is not None:
                handoff.beat()
            await asyncio.sleep(BEAT_SECONDS)
        running.stop()

    def ready(running: Running) -> None:
        os.write(pipe, running.address.encode())
        beating.append(asyncio.create_task(beat(running)))

    try:
        run(config, listener, ready, handoff)
    except StartupError as error:
        os.write(pipe, FAILED + str(error).encode())
