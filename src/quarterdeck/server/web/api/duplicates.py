"""The HTTP half: deals that everybody plays alone, and how people did."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post

from quarterdeck.analysis.duplicate_events import Duplicate, DuplicateError
from quarterdeck.games.options import OptionError, seat_count
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.stores.duplicate_event_store import MOST_DEALS, Row
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, body_of, game_named, guest_of, own_page, reply, services_of
from quarterdeck.table.puzzles import unpacked

MOST_DECISIONS = 4000


class NewDuplicate(msgspec.Struct, forbid_unknown_fields=True):
    """So many deals of a game with these options, against bots of a level."""

    game: str
    options: dict[str, Any]
    deals: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALS)]
    level: Literal["beginner", "medium", "hard"] = "medium"


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """All decisions of a game, as puzzles have them: the action times eight, and the seat."""

    made: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]], msgspec.Meta(max_length=MOST_DECISIONS)]


class Told(msgspec.Struct):
    """A duplicate, and how people did in the deals that the asker has played, the latest first."""

    id: str
    game: str
    options: dict[str, Any]
    deals: int
    level: str
    first: int
    """From which seat its first deal is played."""
    results: list[Row]


async def _named(request: AnyRequest) -> Duplicate:
    """Return the duplicate named in the address. Raises ApiError."""
    found = await services_of(request).duplicates.find(request.path_params["duplicate"])
    if found is None:
        raise ApiError(404, "unknown_duplicate", "There are no such deals, or they cannot be played any more.")
    return found


def _deal(request: AnyRequest, duplicate: Duplicate) -> int:
    """Return the number of the deal in the address. Raises ApiError."""
    text = request.path_params["deal"]
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) >= duplicate.deals:
        raise ApiError(404, "unknown_deal", f"The deals are numbered from 0 to {duplicate.deals - 1}.")
    return int(text)


async def _told(request: AnyRequest, duplicate: Duplicate, guest: str) -> Told:
    results = await services_of(request).duplicates.results(duplicate.id, guest)
    return Told(
        duplicate.id,
        duplicate.game.id,
        duplicate.options,
        duplicate.deals,
        duplicate.level,
        duplicate.first,
        results,
    )


@post("/api/duplicates")
async def make(request: AnyRequest) -> Response[Told]:
    """Make some deals that everybody who has the link may play."""
    own_page(request)
    asked = await body_of(request, NewDuplicate)
    game, services = game_named(asked.game), services_of(request)
    guest, cookie = await guest_of(request)
    try:
        options = game.complete(asked.options)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error
    if seat_count(game, options) < 2:
        raise ApiError(400, "bad_seats", "There is nobody to play against.")
    if not services.table_rate.take(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    made = await services.duplicates.make(game, options, asked.deals, asked.level)
    return reply(await _told(request, made, guest.id), cookie, status=201)


@get("/api/duplicates/{duplicate:str}")
async def look(request: AnyRequest) -> Response[Told]:
    """Return a duplicate, and how people did in those of its deals that the asker has played."""
    duplicate = await _named(request)
    guest, cookie = await guest_of(request)
    return reply(await _told(request, duplicate, guest.id), cookie)


@post("/api/duplicates/{duplicate:str}/{deal:str}", status_code=200)
async def play(request: AnyRequest) -> Response[Told]:
    """Tell how I have played a deal: once, as the first time counts."""
    own_page(request)
    duplicate = await _named(request)
    deal, services = _deal(request, duplicate), services_of(request)
    played = await body_of(request, Played)
    guest, cookie = await guest_of(request)
    if not services.duplicate_rate.take(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    try:
        await services.duplicates.add(duplicate, deal, guest.id, unpacked(played.made))
    except DuplicateError as error:
        raise ApiError(400, "bad_game", f"That is no game of this deal: {error}.") from error
    except ConflictError as error:
        raise ApiError(409, "played_before", "You have played this deal before: the first time counts.") from error
    return reply(await _told(request, duplicate, guest.id), cookie)


HANDLERS = [make, look, play]
