"""The handoff of a connection to the worker of its table."""

import asyncio
import copy
import socket
from contextlib import contextmanager

import pytest
from running_server import PATIENCE

from quarterdeck.server.net import handoff as module
from quarterdeck.server.net.handoff import HEAD_BYTES, Handoff

HEAD = b"GET /api/tables/%s/socket?packed=yes HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(autouse=True)
def _slow(monkeypatch):
    """Make one heartbeat count for the whole test, so that a slow machine changes nothing."""
    monkeypatch.setattr(module, "FRESH_SECONDS", PATIENCE)


def tables_of(number, handoff):
    """Yield ids of tables that belong to worker `number`."""
    names = (b"table-%d" % at for at in range(10_000))
    return (name for name in names if handoff._worker_of(HEAD % name) == number)


@contextmanager
def connection():
    """Return both ends of a connection: the client's, and the server's."""
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.create_connection(listener.getsockname()) as client:
        served, _ = listener.accept()
        with served:
            yield client, served


@contextmanager
def workers():
    """The `Handoff` objects of two workers, as they are after the fork."""
    parent = Handoff(2)
    both = copy.copy(parent), copy.copy(parent)
    try:
        yield both
    finally:
        for worker in both:
            worker.close()
        parent.remove()


async def test_it_goes_to_the_home_of_its_table_with_all_that_was_read():
    taken = asyncio.Queue()
    with workers() as (first, second), connection() as (client, served):
        first.open(1, lambda *_: pytest.fail("it was not for this one"))
        second.open(2, lambda *what: taken.put_nowait(what))
        second.beat()
        head = HEAD % next(tables_of(2, first))
        assert first.hand_over(served.fileno(), head)
        served.close()  # only this process's side of it
        mine, begun = await taken.get()
        assert begun == head
        with mine:
            mine.send(b"welcome")
        assert client.recv(100) == b"welcome"
        assert client.recv(100) == b""


async def test_what_cannot_be_handed_over_is_served_where_it_is(monkeypatch):
    with workers() as (first, second), connection() as (_, served):
        first.open(1, lambda *_: None)
        head = HEAD % next(tables_of(2, first))
        assert not first.hand_over(served.fileno(), head), "the other one has not begun"
        second.open(2, lambda *_: None)
        second.beat()
        assert not first.hand_over(served.fileno(), HEAD % next(tables_of(1, first))), "it is here already"
        for other in (
            b"GET /api/tables HTTP/1.1\r\n\r\n",
            head.replace(b"GET", b"POST"),
            head[:-2],
            head.replace(b"here", b"h" * HEAD_BYTES),
            b"",
        ):
            assert not first.hand_over(served.fileno(), other)
        second.close()
        assert not first.hand_over(served.fileno(), head), "the other one has ended"
        again = copy.copy(second)
        again.open(2, lambda *_: None)
        assert first.hand_over(served.fileno(), head), "another one took its place"
        monkeypatch.setattr(module, "FRESH_SECONDS", 0.0)
        assert not first.hand_over(served.fileno(), head), "it has not said for too long that it lives"
        again.close()


async def test_many_at_once_all_arrive():
    """Hand over more connections at once than the other worker's queue has room for."""
    taken = []
    with workers() as (first, second), connection() as (_, served):
        second.open(2, lambda mine, begun: (taken.append(begun), mine.close()))
        second.beat()
        heads = [HEAD % name for name, _ in zip(tables_of(2, first), range(300), strict=False)]
        handed = [head for head in heads if first.hand_over(served.fileno(), head)]
        while len(taken) < len(handed):
            await asyncio.sleep(0)
        assert taken == handed == heads
