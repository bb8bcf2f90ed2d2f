"""The HTTP API: duplicates, deals that everyone plays alone, and their results."""

from typing import TypeAlias

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, SkipValidation

from quarterdeck.analysis.duplicate_events import Duplicate, DuplicateError
from quarterdeck.bots.levels import Level, offered_level
from quarterdeck.games.options import OptionError, seat_count
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.messages.tables import DuplicateInfo, NewDuplicate, PlayedDeal
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import CurrentGuest, Services, game_named, spend
from quarterdeck.table.puzzles import unpacked


async def _named(services: Services, duplicate_id: FromPath[str]) -> Duplicate:
    """Return the duplicate in the request's path. Raises ApiError."""
    found = await services.duplicates.find(duplicate_id)
    if found is None:
        raise ApiError(404, "unknown_duplicate", "There are no such deals, or they cannot be played any more.")
    return found


Named: TypeAlias = NamedDependency[SkipValidation[Duplicate]]


def _deal(text: str, duplicate: Duplicate) -> int:
    """Return the number of the deal in the request's path. Raises ApiError."""
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) >= duplicate.deals:
        raise ApiError(404, "unknown_deal", f"The deals are numbered from 0 to {duplicate.deals - 1}.")
    return int(text)


async def _told(services: Services, duplicate: Duplicate, guest: str) -> DuplicateInfo:
    results = await services.duplicates.results(duplicate.id, guest)
    return DuplicateInfo(
        duplicate.id,
        duplicate.game.id,
        duplicate.options,
        duplicate.deals,
        Level(duplicate.level),
        duplicate.first,
        results,
    )


@post("/api/duplicates")
async def make(services: Services, guest: CurrentGuest, data: JSONBody[NewDuplicate]) -> DuplicateInfo:
    """Make a duplicate that anyone with its link may play."""
    game = game_named(data.game)
    try:
        options = game.complete(data.options)
    except OptionError as error:
        raise ApiError(400, "bad_option", str(error)) from error
    if seat_count(game, options) < 2:
        raise ApiError(400, "bad_seats", "There is nobody to play against.")
    spend(services.table_rate, guest.id)
    made = await services.duplicates.make(game, options, data.deals, offered_level(Level(data.level), game))
    return await _told(services, made, guest.id)


@get("/api/duplicates/{duplicate_id:str}")
async def look(services: Services, duplicate: Named, guest: CurrentGuest) -> DuplicateInfo:
    """Return a duplicate, and the results of the deals that the guest has played."""
    return await _told(services, duplicate, guest.id)


@post("/api/duplicates/{duplicate_id:str}/{deal:str}", status_code=200)
async def play(
    services: Services, duplicate: Named, guest: CurrentGuest, deal: FromPath[str], data: JSONBody[PlayedDeal]
) -> DuplicateInfo:
    """Store the guest's game of a deal; only the first one counts."""
    number = _deal(deal, duplicate)
    spend(services.duplicate_rate, guest.id)
    try:
        await services.duplicates.add(duplicate, number, guest.id, unpacked(data.made))
    except DuplicateError as error:
        raise ApiError(400, "bad_game", f"That is no game of this deal: {error}.") from error
    except ConflictError as error:
        raise ApiError(409, "played_before", "You have played this deal before: the first time counts.") from error
    return await _told(services, duplicate, guest.id)


DEPENDENCIES = {"duplicate": Provide(_named)}
