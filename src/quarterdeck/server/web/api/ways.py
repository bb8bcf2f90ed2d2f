"""The HTTP half: whether I am called by mail, or by a webhook of mine."""

from __future__ import annotations

import logging
from typing import Literal

import msgspec
from litestar import Response, delete, get, post, put

from quarterdeck.server.accounts.guests import clean_code, new_code, token_hash
from quarterdeck.server.net.outbound import ForbiddenError, UnreachableError
from quarterdeck.server.push.letters import code_letter
from quarterdeck.server.stores.way_store import Kind, Way
from quarterdeck.server.web.api.me import Done
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    count_entry,
    guest_of,
    network,
    own_page,
    reply,
    services_of,
)

logger = logging.getLogger(__name__)

CODE_GROUPS = 2
"""With a limit of what one network may guess, forty bits are enough for an hour."""


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """Where I want to be called, and in which language."""

    address: str
    language: Literal["en", "ja"]


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """What was sent there."""

    code: str


class WayInfo(msgspec.Struct):
    """A way by which I am called, once it is confirmed."""

    kind: Kind
    address: str
    language: str
    confirmed: bool


class WaysInfo(msgspec.Struct):
    """Which kinds the house has, and mine."""

    offered: list[Kind]
    mine: list[WayInfo]


@get("/api/me/ways")
async def my_ways(request: AnyRequest) -> Response[WaysInfo]:
    """How I am called beside my browsers."""
    guest, cookie = await guest_of(request)
    return reply(await _told(request, guest.id), cookie)


@put("/api/me/ways/{kind:str}")
async def begin(request: AnyRequest) -> Response[WaysInfo]:
    """Send a code to an address, which is mine if I know the code; to one that is mine only the language is changed."""
    own_page(request)
    kind, wish, services = _kind(request), await body_of(request, NewWay), services_of(request)
    address = wish.address.strip()
    try:
        services.pusher.post.check(kind, address)
    except ForbiddenError as error:
        raise ApiError(400, "bad_address", f"Nothing can be sent there: {error}.") from error
    guest, cookie = await guest_of(request)
    mine = await services.pusher.ways.wanted(guest.id)
    if any((way.kind, way.address) == (kind, address) for way in mine):
        await services.pusher.ways.speak(guest.id, kind, wish.language)
        return reply(await _told(request, guest.id), cookie)
    if not (services.code_rate.take_token(network(request)) and services.code_rate.take_token(address.lower())):
        raise ApiError(429, "too_fast", "Too many codes: wait a little.")
    code = new_code(CODE_GROUPS)
    await services.pusher.ways.begin(guest.id, kind, address, wish.language, token_hash(clean_code(code)))
    way = next(way for way in await services.pusher.ways.of(guest.id) if way.kind == kind)
    await _send(request, guest.id, way, code)
    return reply(await _told(request, guest.id), cookie)


@post("/api/me/ways/{kind:str}", status_code=200)
async def confirm(request: AnyRequest) -> Response[WaysInfo]:
    """Show that I read what is sent there: I am called from now on."""
    own_page(request)
    count_entry(request)
    kind, code = _kind(request), (await body_of(request, Code)).code
    guest, cookie = await guest_of(request)
    if not await services_of(request).pusher.confirm(guest.id, kind, token_hash(clean_code(code[:100]))):
        raise ApiError(403, "bad_code", "This is not the code that was sent, or it holds no more.")
    return reply(await _told(request, guest.id), cookie)


@delete("/api/me/ways/{kind:str}", status_code=200)
async def end(request: AnyRequest) -> Response[WaysInfo]:
    """Call me this way no more."""
    own_page(request)
    guest, cookie = await guest_of(request)
    await services_of(request).pusher.ways.drop(guest.id, _kind(request))
    return reply(await _told(request, guest.id), cookie)


@post("/api/stop/{secret:str}", status_code=200, opt={"door": "open"})
async def stop(request: AnyRequest) -> Response[Done]:
    """End the messages that this secret came with. A mail program asks for it as well as a page (RFC 8058)."""
    count_entry(request)
    await services_of(request).pusher.ways.stop(request.path_params["secret"])
    return reply(Done(), None)


@get("/api/stop/{secret:str}", opt={"door": "open"})
async def ask_to_stop(request: AnyRequest) -> Response[str]:
    """Lead a person to the page that asks: what only looks at links ends nothing."""
    folder = services_of(request).config.folder
    page = f"{folder}stop#{request.path_params['secret']}"
    return Response("", status_code=302, media_type="text/plain", headers={"Location": page})


def _kind(request: AnyRequest) -> Kind:
    """Return the kind that the address names, if the house offers it. Raises ApiError."""
    name = request.path_params["kind"]
    kind: Kind | None = next((known for known in _KINDS if known == name), None)
    if kind is None or not services_of(request).pusher.post.offers(kind):
        raise ApiError(404, "no_way", "This house sends nothing of that kind.")
    return kind


_KINDS: tuple[Kind, ...] = ("mail", "webhook")


async def _told(request: AnyRequest, guest_id: str) -> WaysInfo:
    pusher = services_of(request).pusher
    mine = [WayInfo(way.kind, way.address, way.language, way.confirmed) for way in await pusher.ways.of(guest_id)]
    return WaysInfo([kind for kind in _KINDS if pusher.post.offers(kind)], mine)


async def _send(request: AnyRequest, guest_id: str, way: Way, code: str) -> None:
    """Send the code; where that cannot be, it is as if nobody had asked. Raises ApiError."""
    pusher = services_of(request).pusher
    try:
        answer = await pusher.post.send(way, code_letter(code, way.language))
        why = "" if 200 <= answer.status < 300 else f"it answers {answer.status}"
    except (ForbiddenError, UnreachableError) as error:
        why = str(error)
    if why:
        logger.warning("no code by %s: %s", pusher.post.host_of(way), why)
        await pusher.ways.drop(guest_id, way.kind)
        raise ApiError(400, "not_sent", "The code could not be sent there: look at the address again, or try later.")


HANDLERS = [my_ways, begin, confirm, end, stop, ask_to_stop]
