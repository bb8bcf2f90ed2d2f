"""The WebSocket of a table: one connection from its handshake to its end."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.db.group_commit import StorageError
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.client_messages import Decide, Sit
from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.net.connection_limits import SPARE
from quarterdeck.server.net.send_queue import SLOW_READER, Outbox
from quarterdeck.server.net.websocket import WIRE, WebSocketConnection
from quarterdeck.server.rooms import commands
from quarterdeck.server.rooms.fast_path import FastPath, decoder
from quarterdeck.server.rooms.reception import FullError, NotAdmittedError, ShutError
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.table_log import NOT_STORED
from quarterdeck.server.rooms.viewers.viewer import Viewer
from quarterdeck.server.settings.logs import security
from quarterdeck.server.settings.origin import from_here
from quarterdeck.server.support import metrics
from quarterdeck.server.support.json_input import MalformedError, understand
from quarterdeck.server.support.mailbox import ClosedError
from quarterdeck.server.support.rate_limits import Bucket, network_of
from quarterdeck.server.support.text import NAME_LENGTH, clean_name, resembles_bot_name
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.request import BAD_TOKEN, TOKEN_AND_COOKIE, bearer

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

NOBODY, FOREIGN, UNKNOWN, FULL, CLOSED, FLOOD = 4401, 4403, 4404, 4413, 4423, 4429
NOT_LET_IN, BANNED, SHUT = 4406, 4407, 4410
MALFORMED, BROKEN, RESTART = 1007, 1011, 1012
"""Close codes; see docs/protocol.md."""
REFUSALS = (NOBODY, FULL, FLOOD, MALFORMED)
"""The close codes that are logged as security events."""

PATIENCE = 2.0
"""Seconds in which a closing connection may receive its last messages."""


class Ended(Exception):  # noqa: N818 - not an error: how a conversation ends
    """The server ends the connection with this close code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket) -> None:
    """Serve a table to its players and spectators."""
    table_id: str = socket.path_params["table_id"]
    services = cast(Services, socket.app.state.services)
    # Scripts of a page cannot send a token with a handshake, so a client with a token needs no Origin.
    if not from_here(socket, allow_missing=bearer(socket) is not None):
        security.warning("refused (foreign): the socket of table %s", table_id)
        await socket.close(FOREIGN, "only pages of this server may connect")
        return
    await socket.accept()
    wire = cast(WebSocketConnection, socket.scope["state"][WIRE])
    wire.compresses = socket.query_params.get("packed") == "yes"
    outbox = Outbox(wire, services.config.limits.outbox)
    wire.on_writable = outbox.resume
    try:
        await _serve(socket, services, table_id, outbox)
    except Ended as end:
        metrics.CLOSED.labels(end.code).inc()
        if end.code in REFUSALS:
            security.warning(f"socket ended ({end.code}): %s: table %s", end.why, table_id)
        with suppress(Exception):
            await asyncio.wait_for(socket.close(end.code, end.why), PATIENCE)
    finally:
        wire.clear_callbacks()


async def _serve(socket: Socket, services: Services, table_id: str, outbox: Outbox) -> None:
    """Serve the connection until one side ends it. Raises Ended if the server ends it."""
    try:
        await _read(socket, services, table_id, outbox)
    except Ended:
        with suppress(TimeoutError):
            await asyncio.wait_for(outbox.wait_until_sent(), PATIENCE)
        raise
    if outbox.is_aborted:
        raise Ended(SLOW_READER, "messages are not being read fast enough")


async def _read(socket: Socket, services: Services, table_id: str, outbox: Outbox) -> None:
    """Connect the client to its table and carry out its messages. Raises Ended."""
    viewer = await _authenticate(socket, services, outbox)
    bot = viewer.guest if viewer.owner is not None else None
    room = None
    try:
        viewer.accepts_chunks = socket.query_params.get("parts") == "yes"
        viewer.network = network_of(socket.client.host if socket.client else "")
        viewer.near_capacity = bool(socket.scope["state"].get(SPARE, False))
        viewer.spectators_full = services.spectators.crowded(viewer)
        await _check_access(socket, services, viewer, table_id)
        room = await _open_room(services, table_id, viewer)
        services.spectators.enter(viewer)
        if any(services.site.ban_of(guest) for guest in viewer.people):  # the ban may be only a moment old
            raise Ended(BANNED, "you may not come in at the moment")
        if bot is not None:
            await services.bots.note_use(bot)
        await _listen(socket, services, room, viewer)
    except WebSocketDisconnect:
        return
    except (StorageError, ClosedError) as error:
        raise Ended(BROKEN, "the table is not available now") from error
    except FullError as error:
        raise Ended(FULL, "too many people look on") from error
    except ShutError as error:
        raise Ended(SHUT, "the site has closed this table") from error
    except NotAdmittedError as error:
        who = "nobody look on" if viewer.owner is None else "no bots from outside come"
        raise Ended(CLOSED, f"the host lets {who} at this table") from error
    except (Ended, asyncio.CancelledError):
        raise
    except Exception as error:
        logger.exception("table %s: a message could not be handled", table_id)
        raise Ended(BROKEN, "the server made a mistake") from error
    finally:
        if bot is not None:
            services.bots.remove_connection(bot, outbox)
        services.spectators.leave(viewer)
        if room is not None:
            await asyncio.shield(room.leave(viewer))


async def _authenticate(socket: Socket, services: Services, outbox: Outbox) -> Viewer:
    """Return the viewer of a connection. Raises Ended.

    With the query parameter `watch` the viewer is a spectator, even if the guest has a seat.
    """
    if (token := bearer(socket)) is not None:
        return await _authenticate_bot(socket, services, outbox, token)
    if socket.query_params.get("watch"):
        return Viewer(outbox, None, "")
    try:
        token = services.cookies.token(socket)
        people = {guest.id: guest.name for guest in await services.guests.at_device(token)}
    except StorageError as error:
        raise Ended(BROKEN, "the storage is not available now") from error
    if not people:
        return Viewer(outbox, None, "")
    guest, visible = next(iter(people)), not socket.query_params.get("hidden")
    return Viewer(outbox, guest, people[guest], people=people, visible=visible, key=token_hash(token or ""))


async def _authenticate_bot(socket: Socket, services: Services, outbox: Outbox, token: str) -> Viewer:
    """Return the viewer of a bot from outside, and count its connection; `_read` releases it. Raises Ended."""
    if services.cookies.token(socket) is not None:
        raise Ended(NOBODY, TOKEN_AND_COOKIE)
    try:
        bot = await services.bots.find(token)
    except StorageError as error:
        raise Ended(BROKEN, "the storage is not available now") from error
    if bot is None:
        raise Ended(NOBODY, BAD_TOKEN)
    if not services.bots.may_ask(bot.id) or not services.bots.add_connection(bot.id, outbox):
        raise Ended(FLOOD, "too many connections of this bot")
    return Viewer(outbox, bot.id, bot.name, owner=bot.owner, key=token_hash(token))


async def _check_access(socket: Socket, services: Services, viewer: Viewer, table_id: str) -> None:
    """Check that the site admits the guest, also as a spectator. Raises Ended, StorageError."""
    site = services.site
    if site.wide_open and not site.banning:
        return
    if viewer.owner is not None and viewer.guest is not None:
        guest: GuestRow | None = GuestRow(viewer.guest, viewer.name, viewer.owner)
    else:
        guest = await services.guests.find(services.cookies.token(socket))
    if guest is not None and site.ban_of(guest.id) is not None:
        raise Ended(BANNED, "you may not come in at the moment")
    if not await site.may_look_at(guest, table_id):
        raise Ended(NOT_LET_IN, "the site lets in only whom it knows")


async def _add_companion(services: Services, viewer: Viewer, message: Sit) -> Refused | None:
    """Register another player on this device. Return the refusal, or None."""
    if viewer.owner is not None:
        return commands.FOR_PEOPLE
    keeper = next(iter(viewer.people.items()), None)
    name = clean_name(message.name or "")
    if keeper is None or name is None:
        return Refused("malformed", f"A name has 1 to {NAME_LENGTH} visible characters.")
    if resembles_bot_name(name):
        return Refused("bot_name", "One of the site's bots is called so.")
    try:
        companion = await services.guests.companion(GuestRow(*keeper), name)
    except StorageError:
        return NOT_STORED
    if companion is None:
        return Refused("too_many", "Too many people play at this device.")
    viewer.people[companion.id] = message.name = companion.name
    return None


async def _open_room(services: Services, table_id: str, viewer: Viewer) -> Room:
    for _ in range(3):
        room = await services.rooms.get(table_id)
        if room is None:
            raise Ended(UNKNOWN, "there is no such table")
        with suppress(ClosedError):  # the room was just closed as idle: open it again
            await room.join(viewer)
            return room
    raise ClosedError(table_id)


async def _listen(socket: Socket, services: Services, room: Room, viewer: Viewer) -> None:
    limits = services.config.limits
    bucket = Bucket(limits.message_rate, limits.message_burst)
    wire = cast(WebSocketConnection, socket.scope["state"][WIRE])
    fast_path = FastPath(room, viewer, bucket, services.health, wire.wake)
    wire.on_text = fast_path.try_decide
    while True:
        event = cast(dict[str, Any], await socket.receive())
        if event["type"] == "websocket.disconnect" or viewer.outbox.is_closing:
            return
        await fast_path.wait_until_idle()
        if fast_path.error is not None:
            raise fast_path.error
        fast_path.is_busy = True
        try:
            await _carry_out(services, room, viewer, bucket, event.get("text"))
        finally:
            fast_path.is_busy = False


async def _carry_out(services: Services, room: Room, viewer: Viewer, bucket: Bucket, text: str | None) -> None:
    """Carry out one message. Raises Ended."""
    if text is None:
        raise Ended(MALFORMED, "messages are JSON text")
    if viewer.owner is not None and viewer.guest is not None:
        await services.bots.wait_for_token(viewer.guest)
    if not bucket.take_token():
        raise Ended(FLOOD, "too many messages")
    try:
        message = understand(text, decoder)
    except MalformedError as error:
        viewer.refuse(Refused("malformed", str(error)))
        raise Ended(MALFORMED, "the message could not be understood") from error
    if (
        isinstance(message, Sit)
        and message.name is not None
        and (why := await _add_companion(services, viewer, message))
    ):
        viewer.refuse(why)
        return
    if services.health.ended:
        raise Ended(RESTART, "the server ends: come again")
    if isinstance(message, Decide):
        began = time.perf_counter()
        try:
            await commands.carry_out(room, viewer, message)
        finally:
            metrics.DECIDING.observe(time.perf_counter() - began)
    else:
        await commands.carry_out(room, viewer, message)
