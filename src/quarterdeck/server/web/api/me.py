"""The HTTP half: who I am, what I have played, my other devices, and how I am forgotten."""

from __future__ import annotations

import time

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response import Stream

from quarterdeck.server.accounts.guests import LINK_SECONDS
from quarterdeck.server.admin.delete_account import erase
from quarterdeck.server.admin.export_account import exported
from quarterdeck.server.admin.site_info import HouseInfo, house_for
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.table_summary import Summary
from quarterdeck.server.settings.logs import security
from quarterdeck.server.tables.state import TableState
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.my_games import Shelf, Tally, shelf, tallies
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    checked_name,
    count_entry,
    guest_of,
    own_page,
    prove,
    proven_if_possible,
    reply,
    services_of,
    token_cookie,
    token_of,
)


class Me(msgspec.Struct):
    """The guest who asks."""

    id: str
    name: str


class MeAtHome(Me):
    """The guest who asks first, and the house as it is for them."""

    house: HouseInfo


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's wish for a name."""

    name: str


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What makes a browser known: the secret of a link, or a written code."""

    secret: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """On this browser, or on all."""

    everywhere: bool = False


class Keys(msgspec.Struct):
    """The ways in which the asker is known: browsers, written code and passkeys.

    A guest who has no table is forgotten after `forgotten_after` days away.
    """

    devices: int
    recovery: bool
    passkeys: int
    forgotten_after: int


class Link(msgspec.Struct):
    """The secret for another browser, and how long it holds."""

    secret: str
    seconds: float


class Code(msgspec.Struct):
    """A code to be written down."""

    code: str


class Done(msgspec.Struct):
    """It is done."""

    done: bool = True


async def name_of(request: AnyRequest) -> str:
    """Return the cleaned name that the request gives. Raises ApiError."""
    return checked_name((await body_of(request, NewName)).name)


@get("/api/me", opt={"bots": True, "door": "open"})
async def me(request: AnyRequest) -> Response[MeAtHome]:
    """Who I am, and what the house is to me; a guest is made on first sight, where the door lets them in."""
    guest, cookie = await guest_of(request)
    services = services_of(request)
    if cookie is None and (token := token_of(request)) and (fresh := await services.guests.renew(token)):
        cookie = token_cookie(request, fresh)
    return reply(MeAtHome(guest.id, guest.name, await house_for(services.house, guest)), cookie)


@put("/api/me")
async def rename(request: AnyRequest) -> Response[Me]:
    """Go by another name, also at the tables where I sit."""
    own_page(request)
    name = await name_of(request)
    guest, cookie = await guest_of(request)
    services = services_of(request)
    if name == guest.name:
        return reply(Me(guest.id, guest.name), cookie)
    if not services.rename_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too many other names at once: wait a little.")
    guest = await services.guests.rename(guest, name)
    await services.identities.renamed(guest)
    return reply(Me(guest.id, guest.name), cookie)


@delete("/api/me", status_code=200, opt={"door": "open"})
async def erase_me(request: AnyRequest) -> Response[Done]:
    """Be forgotten: the identity at once, the name wherever it stands."""
    own_page(request)
    services = services_of(request)
    guest = await services.guests.find(token_of(request))
    if guest is not None:
        security.info("erased: guest %s", guest.id)
        await erase(guest, services.guests, services.bots, services.rooms, services.storage)
    return reply(Done(), token_cookie(request, ""))


# What I have played


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> Response[Shelf]:
    """My tables: of one `game`, with a `person`, `page` after page; `hidden=yes`: those that I have put away."""
    services = services_of(request)
    query = request.query_params
    guest = await services.guests.find(token_of(request))
    page = query.get("page", "1")
    if not page.isascii() or not page.isdigit() or len(page) > 6:
        raise ApiError(400, "malformed", "A page is a number from 1.")
    tables = await services.rooms.mine(guest, None, query.get("hidden") == "yes") if guest else []
    return reply(shelf(tables, query.get("game", ""), query.get("person", ""), int(page)), None)


@put("/api/me/hidden/{table_id:str}")
async def hide(request: AnyRequest) -> Response[Done]:
    """Put a table out of my list."""
    return await _hide(request, True)


@delete("/api/me/hidden/{table_id:str}", status_code=200)
async def show(request: AnyRequest) -> Response[Done]:
    """Put a table back into my list."""
    return await _hide(request, False)


async def _hide(request: AnyRequest, hidden: bool) -> Response[Done]:
    own_page(request)
    guest, cookie = await guest_of(request)
    await services_of(request).storage.hide(guest.id, request.path_params["table_id"], hidden)
    return reply(Done(), cookie)


@get("/api/me/statistics")
async def statistics(request: AnyRequest) -> Response[list[Tally]]:
    """How my finished games came out."""
    services = services_of(request)
    guest = await services.guests.find(token_of(request))
    return reply(tallies(await _all_tables(services, guest)) if guest else [], None)


@get("/api/me/export", opt={"door": "open"})
async def export(request: AnyRequest) -> Stream:
    """Everything that is kept of me, as a file."""
    services = services_of(request)
    guest, cookie = await guest_of(request)
    if not services.table_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    return export_of(services, guest, cookie)


def export_of(services: Services, guest: GuestRow, cookie: Cookie | None) -> Stream:
    """Everything that is kept of somebody, as an answer."""

    async def table(table_id: str) -> TableState | None:
        room = await services.rooms.get(table_id)
        await services.rooms.put_away(time.monotonic())
        return room.state if room is not None else None

    content = exported(services.house.book, guest, table)
    headers = {"Content-Disposition": 'attachment; filename="quarterdeck.json"', "Cache-Control": "no-store"}
    return Stream(content, media_type="application/json", headers=headers, cookies=[cookie] if cookie else None)


async def _all_tables(services: Services, guest: GuestRow) -> list[Summary]:
    """Return all of the guest's tables, including those put away, the latest first."""
    tables = [*await services.rooms.mine(guest, None), *await services.rooms.mine(guest, None, hidden=True)]
    return sorted(tables, key=lambda table: table.changed, reverse=True)


# My other devices


@get("/api/me/keys")
async def keys(request: AnyRequest) -> Response[Keys]:
    """How I am known."""
    guest, cookie = await guest_of(request)
    services = services_of(request)
    kinds = await services.guests.book.kinds(guest.id)
    passkeys = await services.keyring.of(guest.id)
    days = round(services.config.guest_seconds / 86400)
    return reply(Keys(kinds.count("device"), "recovery" in kinds, len(passkeys), days), cookie)


@post("/api/me/link", status_code=200)
async def link(request: AnyRequest) -> Response[Link]:
    """Create a secret that makes one other browser known as the asker."""
    own_page(request)
    guest, cookie = await guest_of(request)
    security.info("a link for another browser: guest %s", guest.id)
    return reply(Link(await services_of(request).guests.link(guest), LINK_SECONDS), cookie)


@post("/api/me/recovery", status_code=200)
async def recovery(request: AnyRequest) -> Response[Code]:
    """Create a new written code; the previous one expires."""
    own_page(request)
    guest, cookie = await guest_of(request)
    await proven_if_possible(request, guest)
    code = await services_of(request).guests.recovery(guest)
    await prove(request, cookie)
    security.info("a new written code: guest %s", guest.id)
    return reply(Code(code), cookie)


@post("/api/enter", status_code=200, opt={"door": "open"})
async def enter(request: AnyRequest) -> Response[Me]:
    """Make this browser known by the secret of a link, or a written code."""
    own_page(request)
    count_entry(request)
    secret = (await body_of(request, Secret)).secret
    services = services_of(request)
    found = await services.guests.enter(secret) if len(secret) <= 100 else None
    if found is None:
        raise ApiError(403, "no_entry", "This link or code does not hold, or does so no more.")
    return await entered(request, *found, "a link or a written code")


async def entered(request: AnyRequest, guest: GuestRow, token: str, how: str) -> Response[Me]:
    """Sign this browser in by `token` and sign out the guest it was known as before."""
    security.info("signed in by %s: guest %s", how, guest.id)
    if before := token_of(request):
        await services_of(request).guests.sign_out(before)
    return reply(Me(guest.id, guest.name), token_cookie(request, token))


@post("/api/me/sign-out", status_code=200, opt={"door": "open"})
async def sign_out(request: AnyRequest) -> Response[Done]:
    """Sign out this browser, or all of the guest's browsers."""
    own_page(request)
    services = services_of(request)
    everywhere = (await body_of(request, SignOut)).everywhere
    token = token_of(request) or ""
    guest = await services.guests.find(token)
    if guest is not None and everywhere:
        await services.guests.sign_out_everywhere(guest)
        services.rooms.cut_off(guest.id)
        security.info("signed out everywhere: guest %s", guest.id)
    elif guest is not None:
        await services.guests.sign_out(token)
        security.info("signed out: guest %s", guest.id)
    return reply(Done(), token_cookie(request, ""))


HANDLERS = [
    me,
    rename,
    erase_me,
    my_tables,
    hide,
    show,
    statistics,
    export,
    keys,
    link,
    recovery,
    enter,
    sign_out,
]
