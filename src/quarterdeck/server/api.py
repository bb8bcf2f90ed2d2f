"""The HTTP half: games, guests, tables, records."""

from __future__ import annotations

import re
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie

from quarterdeck.games import GAMES, Game, OptionError
from quarterdeck.games.options import seat_count
from quarterdeck.server.catalogue import GameInfo, catalogue, game_info
from quarterdeck.server.entries import Chair
from quarterdeck.server.errors import ApiError
from quarterdeck.server.guests import COOKIE, NAME_LENGTH, clean_name
from quarterdeck.server.origin import from_here
from quarterdeck.server.records import record_bytes
from quarterdeck.server.services import Services
from quarterdeck.server.storage import GuestRow, Summary
from quarterdeck.server.warming import Status

COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


class Me(msgspec.Struct):
    """The guest who asks."""

    id: str
    name: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's wish for a name."""

    name: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made: options left out have their defaults, seats left out are persons'."""

    game: str
    options: dict[str, Any] = {}
    seats: list[Chair] | None = None
    listed: bool = False
    aids: bool = True


class Made(msgspec.Struct):
    """A new table's id."""

    id: str


class Lists(msgspec.Struct):
    """The guest's own tables, and those that look for people."""

    mine: list[Summary]
    open: list[Summary]


def _services(request: AnyRequest) -> Services:
    return cast(Services, request.app.state.services)


def _own_page(request: AnyRequest) -> None:
    """Refuse what another site's page sends. (Programs send no Origin; they have no cookie to misuse.)"""
    if not from_here(request, allow_missing=True):
        raise ApiError(403, "foreign", "Only pages of this server may do that.")


async def _body(request: AnyRequest, kind: type[T]) -> T:
    """The request's JSON as a `kind`."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError(400, "malformed", f"The request cannot be understood: {error}.") from error


async def _guest(request: AnyRequest) -> tuple[GuestRow, Cookie | None]:
    """The guest who asks; a new one and the cookie that makes them known where there was none."""
    services = _services(request)
    guest = await services.guests.find(request.cookies.get(COOKIE))
    if guest is not None:
        return guest, None
    address = request.client.host if request.client else ""
    if not services.guest_rate.take(address):
        raise ApiError(429, "too_fast", "Too many new guests from your address: wait a little.")
    guest, token = await services.guests.make()
    secure = request.url.scheme == "https"
    cookie = Cookie(
        key=COOKIE, value=token, path="/", max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )
    return guest, cookie


def _game(name: str) -> Game:
    """The game of that name."""
    game = GAMES.get(name)
    if game is None:
        raise ApiError(400, "unknown_game", f"There is no game {name!r}; there are: {', '.join(GAMES)}.")
    return game


def _reply(content: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    headers = {"Cache-Control": "no-store"}
    return Response(content, status_code=status, cookies=[cookie] if cookie else None, headers=headers)


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games that can be played here."""
    return catalogue()


@post("/api/games/{game:str}/form", status_code=200)
async def form(request: AnyRequest) -> Response[GameInfo]:
    """The options of a game where some are chosen already: what can then be chosen, and what holds otherwise."""
    game = _game(request.path_params["game"])
    return _reply(game_info(game, await _body(request, dict[str, Any])), None)


@get("/api/status", sync_to_thread=False)
def status(request: AnyRequest) -> Response[Status]:
    """How far the compiling of the rules is; tables can be played at all the time."""
    return Response(_services(request).warming.status(), headers={"Cache-Control": "no-store"})


@get("/api/me")
async def me(request: AnyRequest) -> Response[Me]:
    """Who I am; a guest is made on first sight."""
    guest, cookie = await _guest(request)
    return _reply(Me(guest.id, guest.name), cookie)


@put("/api/me")
async def rename(request: AnyRequest) -> Response[Me]:
    """Go by another name, also at the tables where I sit."""
    _own_page(request)
    name = clean_name((await _body(request, NewName)).name)
    if name is None:
        raise ApiError(400, "bad_name", f"A name has 1 to {NAME_LENGTH} visible characters.")
    guest, cookie = await _guest(request)
    services = _services(request)
    token = cast(str, cookie.value if cookie else request.cookies[COOKIE])
    guest = await services.guests.rename(token, guest, name)
    await services.rooms.rename(guest)
    return _reply(Me(guest.id, guest.name), cookie)


@get("/api/tables")
async def tables(request: AnyRequest) -> Response[Lists]:
    """My tables, and those that look for people."""
    services = _services(request)
    guest = await services.guests.find(request.cookies.get(COOKIE))
    mine = await services.rooms.mine(guest) if guest else []
    return _reply(Lists(mine, await services.rooms.open()), None)


@post("/api/tables", status_code=201)
async def create_table(request: AnyRequest) -> Response[Made]:
    """Make a table; the first person's seat is mine."""
    _own_page(request)
    data = await _body(request, NewTable)
    game = _game(data.game)
    try:
        options = game.complete(data.options)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error
    count = seat_count(game, options)
    chairs = data.seats if data.seats is not None else [Chair("person") for _ in range(count)]
    if len(chairs) != count:
        raise ApiError(400, "bad_seats", f"This game has {count} seats, not {len(chairs)}.")
    guest, cookie = await _guest(request)
    services = _services(request)
    if not services.table_rate.take(guest.id):
        raise ApiError(429, "too_fast", "Too many new tables at once: wait a little.")
    table_id = await services.rooms.create(guest, game.id, options, chairs, data.listed, data.aids)
    return _reply(Made(table_id), cookie, status=201)


@get("/api/tables/{table_id:str}/record")
async def record(request: AnyRequest) -> Response[bytes]:
    """The record of a finished game, as a file."""
    services = _services(request)
    table_id = request.path_params["table_id"]
    room = await services.rooms.get(table_id)
    if room is None:
        raise ApiError(404, "unknown_table", "There is no such table.")
    if room.table is None or not room.seating.finished:
        raise ApiError(409, "unfinished", "The game is not over: its record would show hidden cards.")
    safe = re.sub(r"[^A-Za-z0-9-]", "", room.id)
    headers = {"Content-Disposition": f'attachment; filename="{room.seating.created.game}-{safe}.json"'}
    return Response(record_bytes(room.seating, room.table), media_type="application/json", headers=headers)


HANDLERS = [games, form, status, me, rename, tables, create_table, record]
