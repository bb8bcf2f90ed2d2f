"""The server's log for its operator: one event a line on standard error, as `key=value` (decision 0047).

Modules use `logging` as usual. Secrets must never be logged: no decisions, no tokens nor their hashes.
"""

import asyncio
import logging
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.support import metrics

security = logging.getLogger("quarterdeck.security")
"""The logger of sign-ins and rejections; it writes lines of level INFO and above."""

AT_ONCE = 3
"""The most similar lines written within WHILE_SECONDS. The next line after that has the number of those left out."""
WHILE_SECONDS = 60.0
KEPT = 1000
"""The number of kinds of lines that the filter remembers."""

_ORDER = ["timestamp", "level", "event", "client", "request", "left_out", "logger"]


class FloodFilter(logging.Filter):
    """A filter against floods of lines that differ only in their arguments: it writes a few of them a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with no lines remembered; `clock` returns seconds."""
        super().__init__()
        self._clock = clock
        self._written: OrderedDict[tuple[str, int, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write the line. The first one after WHILE_SECONDS gets the number of lines left out."""
        kind = (record.name, record.levelno, str(record.msg))
        since, count = self._written.get(kind, (-WHILE_SECONDS, 0))
        now = self._clock()
        if now - since >= WHILE_SECONDS:
            record.left_out = max(0, count - AT_ONCE)
            since, count = now, 0
        self._written[kind] = (since, count + 1)
        self._written.move_to_end(kind)
        if len(self._written) > KEPT:
            self._written.popitem(last=False)
        return count < AT_ONCE


def set_up(stream: TextIO = sys.stderr) -> None:
    """Write the log of every module to `stream` from now on."""
    common: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _left_out,
        structlog.processors.format_exc_info,
        _one_line,
    ]
    last: list[structlog.types.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.LogfmtRenderer(key_order=_ORDER, drop_missing=True),
    ]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=common))
    handler.addFilter(FloodFilter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # SQLAlchemy would log a stack trace if it cannot close a connection that has already failed.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    security.setLevel(logging.INFO)


def with_request_ids(app: ASGIApp) -> ASGIApp:
    """Return the application with an id for each request and connection, in the log and in the response."""

    async def trace(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)  # the events of the server's start and end
            return
        request, client = secrets.token_hex(6), scope.get("client")
        structlog.contextvars.bind_contextvars(request=request, client=client[0] if client else "")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.ANSWERS.labels(message["status"]).inc()
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
            await send(message)

        with suppress(asyncio.CancelledError):  # the server ends and has waited long enough for the request: no error
            await app(scope, receive, answer if scope["type"] == ScopeType.HTTP else send)

    return trace


def _left_out(_: object, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """Add the number of similar lines that were left out before this one."""
    if count := getattr(event.get("_record"), "left_out", 0):
        event["left_out"] = count
    return event


def _one_line(_: object, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """Return the event without control characters, so that text from strangers cannot imitate another line."""
    for key, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            event[key] = "".join(
                letter if letter.isprintable() or letter == "\n" else ascii(letter)[1:-1] for letter in value
            )
    return event
