"""The HTTP API: games, tables, records."""

import re
import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from quarterdeck.games import Game, OptionError
from quarterdeck.games.options import Options, seat_count
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.text import clean_text, cut
from quarterdeck.server.db.storage import GuestRow
from quarterdeck.server.messages import tables as messages
from quarterdeck.server.messages.log_entries import Chair, Created
from quarterdeck.server.messages.settings import Settings, settings_of
from quarterdeck.server.rooms.commands import TITLE_LENGTH
from quarterdeck.server.rooms.records import finished_record, open_rounds
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.settings.origin import is_loopback
from quarterdeck.server.web.catalogue import catalogue, game_info
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    CurrentGuest,
    NamedGame,
    PossibleGuest,
    Services,
    checked_name,
    game_named,
    network,
    spend,
)
from quarterdeck.table.fairness import new_number


@get("/api/games", opt={"bots": True, "door": "open"})
async def games(services: Services) -> list[messages.GameInfo]:
    """Return the games that can be played here."""
    return catalogue(services.config.limits.decisions)


@post("/api/games/{game_id:str}/form", status_code=200, opt={"door": "link", "any_page": True})
async def form(services: Services, named_game: NamedGame, data: JSONBody[dict[str, Any]]) -> messages.GameInfo:
    """Return a game's options when some are chosen already: the choices that remain, and the defaults."""
    return game_info(named_game, data, services.config.limits.decisions)


@post("/api/games/{game_id:str}/explain", status_code=200, opt={"door": "link", "any_page": True})
async def explain(named_game: NamedGame, data: JSONBody[dict[str, Any]]) -> messages.Articles:
    """Return, by language, the explanations of these options that no rule page gives."""
    options = _complete(named_game, data)
    return messages.Articles(**{language: named_game.explain(options, language) for language in LANGUAGES})


def _complete(game: Game, given: dict[str, Any]) -> Options:
    """Return the complete options of a table. Raises ApiError."""
    try:
        return game.complete(given)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error


@get("/api/address", opt={"door": "open"})
async def address(request: AnyRequest, services: Services) -> messages.Address:
    """Return the base URL at which others reach this server; null: the one that the reader used."""
    config = services.config
    near = config.network_url if is_loopback(request.headers.get("host", "")) else None
    return messages.Address(config.public_url or near)


@get("/api/tables")
async def tables(services: Services, current_guest: PossibleGuest) -> messages.TableLists:
    """Return the guest's tables, and the listed ones that wait for players."""
    mine = await services.rooms.mine(current_guest) if current_guest else []
    shown = await services.rooms.open() if await services.site.belongs(current_guest) else []
    return messages.TableLists(mine, shown)


@post("/api/tables")
async def create_table(
    request: AnyRequest, services: Services, guest: CurrentGuest, data: JSONBody[messages.NewTable]
) -> messages.MadeTable:
    """Create a table. The guest takes the first seat for a person."""
    game = game_named(data.game)
    options = _complete(game, data.options)
    chairs = _chairs(data, seat_count(game, options))
    _check(data, game)
    if not await services.site.may_make(guest):
        raise ApiError(403, "may_not_make", "On this site not everybody makes tables, and you do not.")
    spend(services.table_rate, guest.id, "Too many new tables at once")
    if data.listed:
        await _may_list(request, services, guest)
    people = {guest.id: guest.name, **await _companions(services, guest, chairs)}
    created = _created(data, game, options, chairs, guest.id)
    return messages.MadeTable(await services.rooms.create(created, people, data.commitments))


def _chairs(data: messages.NewTable, count: int) -> list[Chair]:
    """Return the chair wanted at each seat. Raises ApiError."""
    chairs = data.seats if data.seats is not None else [Chair("person") for _ in range(count)]
    if len(chairs) != count:
        raise ApiError(400, "bad_seats", f"This game has {count} seats, not {len(chairs)}.")
    if any(chair.guest is not None or chair.owner is not None for chair in chairs):
        raise ApiError(400, "bad_seats", "A new table keeps its seats for nobody.")
    return chairs


def _check(data: messages.NewTable, game: Game) -> None:
    """Raise ApiError if some settings exclude each other."""
    if data.clock is not None and (data.clock.decision is None) == (data.clock.budget is None):
        raise ApiError(400, "bad_clock", "A clock has either so long a decision or a budget for the game.")
    if data.open_rounds and (data.memory == "strict" or not game.fresh_rounds):
        raise ApiError(400, "bad_option", "Open rounds need a game that deals every round anew, and open memory.")
    if data.hints and data.memory == "strict":
        raise ApiError(400, "bad_option", "A hint would know what the players must remember here.")


def _created(data: messages.NewTable, game: Game, options: dict[str, Any], chairs: list[Chair], host: str) -> Created:
    """Return a new table's first entry."""
    return Created(
        at=time.time(),
        game=game.id,
        options=options,
        key="",
        chairs=chairs,
        host=host,
        listed=data.listed,
        rules=game.version,
        title=cut(clean_text(data.title), TITLE_LENGTH),
        site=new_number(),
        **settings_of(Settings, data),
    )


async def _may_list(request: AnyRequest, services: Services, guest: GuestRow) -> None:
    """Raise ApiError if one more listed table of the guest would crowd out those of others."""
    if await services.rooms.lists_enough(guest):
        raise ApiError(409, "too_many_listed", "You are at enough listed tables that wait for people.")
    spend(services.listed_rate, network(request), "Too many new listed tables at once")


async def _companions(services: Services, keeper: GuestRow, chairs: list[Chair]) -> dict[str, str]:
    """Return the people on the maker's device, by guest id, and reserve the chairs they named. Raises ApiError."""
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


@get("/api/evenings/{evening_id:str}", opt={"door": "link"})
async def evening(services: Services, evening_id: FromPath[str]) -> messages.Evening:
    """Return the games of an evening in order, and the standings."""
    found = await services.rooms.evening(evening_id)
    if found is None:
        raise ApiError(404, "unknown_table", "There is no such evening.")
    return found


@get("/api/tables/{table_id:str}/record", opt={"bots": True, "door": "link"})
async def record(services: Services, table_id: FromPath[str]) -> Response[bytes]:
    """Return the record of a finished game, as a file."""
    room = await _newest(services, table_id)
    content = finished_record(room)
    if content is None:
        raise _unfinished()
    safe = re.sub(r"[^A-Za-z0-9-]", "", room.id)
    headers = {"Content-Disposition": f'attachment; filename="{room.seating.created.game}-{safe}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/rounds", opt={"door": "link"})
async def rounds(services: Services, current_guest: PossibleGuest, table_id: FromPath[str]) -> messages.Rounds:
    """Return the finished rounds of a running game with open hands, for spectators, if the table allows it."""
    found = open_rounds(await _newest(services, table_id), current_guest.id if current_guest else None)
    if found is None:
        raise _unfinished()
    return found


async def _newest(services: Services, table_id: str) -> Room:
    """Return a table's room with all stored entries. Raises ApiError."""
    room = await services.rooms.newest(table_id)
    if room is None:
        raise ApiError(404, "unknown_table", "There is no such table.")
    return room


def _unfinished() -> ApiError:
    return ApiError(409, "unfinished", "The game is not over: its record would show hidden cards.")
