"""Work on a Ray cluster. If a worker or node is killed, only its unfinished tasks run again.

Every node needs the same version of the program, with identical sources of everything that determines a result. A
node's workers use its own copy, and compile the games that they need into the node's cache.
"""

import hashlib
import logging
import os
import pickle
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

from quarterdeck import __version__
from quarterdeck.engine.compile.sources import HOME
from quarterdeck.extras import needed
from quarterdeck.lab.simulation.pool import TRIES, WorkLostError, attempt, undisturbed

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks sent per CPU of the cluster, so that no worker waits for its next one."""
PATIENCE = 10
"""Seconds within which a cluster must answer."""
SETTINGS = {
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # otherwise `uv run` would send this folder to every node
    "RAY_DEDUP_LOGS": "1",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # keeps Ray's messages about dead workers out of the results
    "RAY_gcs_server_request_timeout_seconds": str(PATIENCE),
}
FRAME = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + FRAME
"""First bytes of a gRPC client. A gRPC server, such as a cluster's, begins with a similar frame."""


class ClusterError(RuntimeError):
    """A cluster that cannot be used; one line."""


def carry_out(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[tuple[int, Result]]:
    """Yield the index and the result of each task when the cluster at this address, `HOST:PORT`, has finished it.

    Every node must be able to import `work`. Raises what `work` raises, WorkLostError and ClusterError.
    """
    ray = _joined(address)
    try:
        yield from _results(ray, work, tasks)
    finally:
        ray.shutdown()  # ends running tasks, but not the cluster


@cache
def program() -> str:
    """Return the version, and a hash of all files that a result can depend on."""
    folders = ("kernel", "games", "engine", "table", "lean", "bots", "lab")
    files = (path for name in folders for path in (HOME / name).rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in sorted(path for path in files if "__pycache__" not in path.parts):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{__version__} {digest.hexdigest()[:20]}"


def _joined(address: str) -> ModuleType:
    """Connect to the cluster and return Ray. Raises ClusterError."""
    if not _answers(address):
        raise ClusterError(f"no Ray cluster answers at {address} (an address is HOST:PORT, as `ray start` tells it)")
    os.environ.update(SETTINGS)
    with needed("a cluster needs", "quarterdeck[ray]", ClusterError):
        import ray
    try:
        with undisturbed():  # otherwise a signal handler of Ray's would stay
            ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, RuntimeError, ValueError) as error:
        cause = _line(error.__cause__ or error)
        hint = "this machine must be one of the cluster's, with its versions of Ray and Python"
        raise ClusterError(f"cannot join the Ray cluster at {address}: {hint} ({cause})") from error
    return ray


def _answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.sendall(GREETING)
            return line.recv(4)[3:] == FRAME[3:4]
    except (OSError, ValueError, OverflowError):
        return False


def _results(ray: ModuleType, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
    # Ray runs a task again if its worker was killed, but not if `work` raised an error.
    serve = ray.remote(num_cpus=1, max_retries=TRIES - 1, retry_exceptions=False)(_serve)
    shared = ray.put(pickle.dumps(work))
    waiting = enumerate(tasks)
    places: dict[Any, int] = {}
    while True:
        room = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 0))) - len(places)
        for place, task in islice(waiting, max(0, room)):
            places[serve.remote(program(), shared, pickle.dumps(task))] = place
        if not places:
            return
        for done in ray.wait(list(places))[0]:
            yield places.pop(done), _answer(ray, done)


def _answer(ray: ModuleType, done: Any) -> Any:
    """Return the result of a task. Raises the task's own error."""
    try:
        fine, result = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise ClusterError(f"a node lacks this version of quarterdeck ({_line(error.cause)})") from error
    except ray.exceptions.RayError as error:
        raise WorkLostError(f"{TRIES} processes have ended at the same work: too little memory?") from error
    if not fine:
        raise result
    return result


def _serve(wanted: str, work: bytes, task: bytes) -> tuple[bool, Any]:
    """Do a task in a worker. A worker with another version of the program returns an error, and unpickles nothing."""
    if program() != wanted:
        node = socket.gethostname()
        return False, ClusterError(
            f"{node} has another quarterdeck: {program()}, where here it is {wanted}: install the same"
        )
    return attempt(pickle.loads(work), pickle.loads(task))


def _line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[-1].strip()
