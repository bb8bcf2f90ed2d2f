"""The HTTP half: games, tables, records."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post

from quarterdeck.bots.levels import Level
from quarterdeck.games import Game, OptionError
from quarterdeck.games.options import Options, seat_count
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.text import LONGEST, clean_text, cut
from quarterdeck.games.types import Article
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages.log_entries import Chair, Created
from quarterdeck.server.messages.protocol import Clock, Commitments, Memory, Talk
from quarterdeck.server.messages.table_summary import Summary
from quarterdeck.server.rooms.commands import TITLE_LENGTH
from quarterdeck.server.rooms.evenings import Evening
from quarterdeck.server.rooms.records import Rounds, finished_record, open_rounds
from quarterdeck.server.settings.origin import is_loopback
from quarterdeck.server.web.catalogue import GameInfo, catalogue, game_info
from quarterdeck.server.web.compile_queue import Status
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    checked_name,
    game_named,
    guest_of,
    network,
    own_page,
    reply,
    services_of,
    token_of,
)
from quarterdeck.table.fairness import new_number


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made: options left out have their defaults, seats left out are persons'."""

    game: str
    options: dict[str, Any] = {}
    seats: list[Chair] | None = None
    listed: bool = False
    aids: bool = True
    title: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    clock: Clock | None = None
    standin: Level = Level.MEDIUM
    take_back: bool = True
    memory: Memory = "open"
    talk: Talk = "open"
    open_rounds: bool = False
    outside_bots: bool = False
    hints: bool = False
    commitments: Commitments = []


class Condition(Status):
    """How the server is. `database`: it answers."""

    database: bool


class Address(msgspec.Struct):
    """Where others find this server: the beginning of every link."""

    url: str | None


class Made(msgspec.Struct):
    """A new table's id."""

    id: str


class Lists(msgspec.Struct):
    """The guest's own tables, and those that look for people."""

    mine: list[Summary]
    open: list[Summary]


@get("/api/games", opt={"bots": True, "door": "open"}, sync_to_thread=False)
def games(request: AnyRequest) -> list[GameInfo]:
    """Return the games that can be played here."""
    return catalogue(services_of(request).config.limits.decisions)


@post("/api/games/{game:str}/form", status_code=200, opt={"door": "link"})
async def form(request: AnyRequest) -> Response[GameInfo]:
    """Return a game's options when some are chosen already: the choices that remain, and the defaults."""
    game = game_named(request.path_params["game"])
    most = services_of(request).config.limits.decisions
    return reply(game_info(game, await body_of(request, dict[str, Any]), most), None)


@post("/api/games/{game:str}/explain", status_code=200, opt={"door": "link"})
async def explain(request: AnyRequest) -> Response[dict[str, list[Article]]]:
    """Return, by language, the explanations of these options that no rule page gives."""
    game = game_named(request.path_params["game"])
    options = _complete(game, await body_of(request, dict[str, Any]))
    return reply({language: game.explain(options, language) for language in LANGUAGES}, None)


def _complete(game: Game, given: dict[str, Any]) -> Options:
    """Return the complete options of a table. Raises ApiError."""
    try:
        return game.complete(given)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error


@get("/api/status", opt={"door": "open"})
async def status(request: AnyRequest) -> Response[Condition]:
    """How far the compiling of the rules is, and whether the database answers, without which nothing is played."""
    services = services_of(request)
    compiled = services.warming.status()
    return reply(Condition(compiled.ready, compiled.done, compiled.total, await services.storage.answers()), None)


@get("/api/address", sync_to_thread=False, opt={"door": "open"})
def address(request: AnyRequest) -> Response[Address]:
    """Where others find this server; null: where the asker has."""
    config = services_of(request).config
    near = config.network_url if is_loopback(request.headers.get("host", "")) else None
    return reply(Address(config.public_url or near), None)


@get("/api/tables")
async def tables(request: AnyRequest) -> Response[Lists]:
    """My tables, and those that look for people."""
    services = services_of(request)
    guest = await services.guests.find(token_of(request))
    mine = await services.rooms.mine(guest) if guest else []
    shown = await services.rooms.open() if await services.house.belongs(guest) else []
    return reply(Lists(mine, shown), None)


@post("/api/tables", status_code=201)
async def create_table(request: AnyRequest) -> Response[Made]:
    """Make a table; the first person's seat is mine."""
    own_page(request)
    data = await body_of(request, NewTable)
    game = game_named(data.game)
    options = _complete(game, data.options)
    chairs = _chairs(data, seat_count(game, options))
    _check(data, game)
    guest, cookie = await guest_of(request)
    services = services_of(request)
    if not await services.house.may_make(guest):
        raise ApiError(403, "may_not_make", "In this house not everybody makes tables, and you do not.")
    if not services.table_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too many new tables at once: wait a little.")
    if data.listed:
        await _may_list(request, guest)
    people = {guest.id: guest.name, **await _companions(services, guest, chairs)}
    created = _created(data, game, options, chairs, guest.id)
    table_id = await services.rooms.create(created, people, data.commitments)
    return reply(Made(table_id), cookie, status=201)


def _chairs(data: NewTable, count: int) -> list[Chair]:
    """Return the chair wanted at each seat. Raises ApiError."""
    chairs = data.seats if data.seats is not None else [Chair("person") for _ in range(count)]
    if len(chairs) != count:
        raise ApiError(400, "bad_seats", f"This game has {count} seats, not {len(chairs)}.")
    if any(chair.guest is not None or chair.owner is not None for chair in chairs):
        raise ApiError(400, "bad_seats", "A new table keeps its seats for nobody.")
    return chairs


def _check(data: NewTable, game: Game) -> None:
    """Raise ApiError where what is wanted does not go together."""
    if data.clock is not None and (data.clock.decision is None) == (data.clock.budget is None):
        raise ApiError(400, "bad_clock", "A clock has either so long a decision or a budget for the game.")
    if data.open_rounds and (data.memory == "strict" or not game.fresh_rounds):
        raise ApiError(400, "bad_option", "Open rounds need a game that deals every round anew, and open memory.")
    if data.hints and data.memory == "strict":
        raise ApiError(400, "bad_option", "A hint would know what the players must remember here.")


def _created(data: NewTable, game: Game, options: dict[str, Any], chairs: list[Chair], host: str) -> Created:
    """Return a new table's first entry."""
    return Created(
        at=time.time(),
        game=game.id,
        options=options,
        key="",
        chairs=chairs,
        host=host,
        listed=data.listed,
        aids=data.aids,
        rules=game.version,
        title=cut(clean_text(data.title), TITLE_LENGTH),
        clock=data.clock,
        standin=data.standin,
        take_back=data.take_back,
        memory=data.memory,
        talk=data.talk,
        open_rounds=data.open_rounds,
        outside_bots=data.outside_bots,
        house=new_number(),
        hints=data.hints,
    )


async def _may_list(request: AnyRequest, guest: GuestRow) -> None:
    """Raise ApiError where one more listed table of the guest's would crowd out those of others."""
    services = services_of(request)
    if await services.rooms.lists_enough(guest):
        raise ApiError(409, "too_many_listed", "You are at enough listed tables that wait for people.")
    if not services.listed_rate.take_token(network(request)):
        raise ApiError(429, "too_fast", "Too many new listed tables at once: wait a little.")


async def _companions(services: Services, keeper: GuestRow, chairs: list[Chair]) -> dict[str, str]:
    """Those who play at the maker's device, by guest id: chairs name them and are kept for them. Raises ApiError."""
    people: dict[str, str] = {}
    for chair in chairs:
        if not chair.name:
            continue
        companion = await services.guests.companion(keeper, checked_name(chair.name))
        if companion is None or companion.id in people or chair.kind != "person":
            raise ApiError(400, "bad_seats", "A seat can be named for a person of this device, and each has one seat.")
        chair.guest, chair.name = companion.id, companion.name
        people[companion.id] = companion.name
    return people


@get("/api/evenings/{evening:str}", opt={"door": "link"})
async def evening(request: AnyRequest) -> Response[Evening]:
    """Return the games that a group has played one after the other, and the standings."""
    found = await services_of(request).rooms.evening(request.path_params["evening"])
    if found is None:
        raise ApiError(404, "unknown_table", "There is no such evening.")
    return reply(found, None)


@get("/api/tables/{table_id:str}/record", opt={"bots": True, "door": "link"})
async def record(request: AnyRequest) -> Response[bytes]:
    """Return the record of a finished game, as a file."""
    services = services_of(request)
    table_id = request.path_params["table_id"]
    room = await services.rooms.newest(table_id)
    if room is None:
        raise ApiError(404, "unknown_table", "There is no such table.")
    content = finished_record(room)
    if content is None:
        raise ApiError(409, "unfinished", "The game is not over: its record would show hidden cards.")
    safe = re.sub(r"[^A-Za-z0-9-]", "", room.id)
    headers = {"Content-Disposition": f'attachment; filename="{room.seating.created.game}-{safe}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/rounds", opt={"door": "link"})
async def rounds(request: AnyRequest) -> Response[Rounds]:
    """Return the finished rounds of a running game with open hands, for spectators, if the table allows it."""
    services = services_of(request)
    room = await services.rooms.newest(request.path_params["table_id"])
    if room is None:
        raise ApiError(404, "unknown_table", "There is no such table.")
    guest = await services.guests.find(token_of(request))
    found = open_rounds(room, guest.id if guest else None)
    if found is None:
        raise ApiError(409, "unfinished", "The game is not over: its record would show hidden cards.")
    return reply(found, None)


HANDLERS = [games, form, explain, status, address, tables, create_table, evening, record, rounds]
