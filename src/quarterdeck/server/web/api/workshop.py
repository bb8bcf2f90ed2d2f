"""The HTTP half: what people compose for a game, measured for the person at the machine. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post

from quarterdeck.games.types import Workshop
from quarterdeck.server.settings.origin import at_the_machine
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.price_runs import Measured
from quarterdeck.server.web.request import AnyRequest, body_of, game_named, own_page, reply, services_of

MOST_DEALS = 400
"""The most that one press plays at each price and level."""


def _workshop(request: AnyRequest) -> Workshop:
    """Return the workshop of the game in the address. Raises ApiError."""
    game = game_named(request.path_params["game"])
    if game.workshop is None:
        raise ApiError(404, "no_workshop", f"There is nothing to be made for {game.id}.")
    return game.workshop


class Measure(msgspec.Struct, forbid_unknown_fields=True):
    """A definition to be measured in so many deals."""

    definition: Any
    deals: Annotated[int, msgspec.Meta(ge=2, le=MOST_DEALS)]


class Measures(msgspec.Struct):
    """Whether the asker may have something measured, and how that stands; null: they may not."""

    state: Measured | None


def _measures(request: AnyRequest) -> bool:
    """Return whether the asker may measure: they sit at the server's machine and the workshop has a measure.

    The server must have a single process, so that every request comes to the one that measures.
    """
    alone = services_of(request).config.workers == 1
    return alone and bool(_workshop(request).measure) and at_the_machine(request)


@get("/api/games/{game:str}/workshop/price", sync_to_thread=False)
def measured(request: AnyRequest) -> Response[Measures]:
    """How the measuring stands."""
    allowed = _measures(request)
    return reply(Measures(services_of(request).measuring.state if allowed else None), None)


@post("/api/games/{game:str}/workshop/price", status_code=202)
async def measure(request: AnyRequest) -> Response[Measures]:
    """Begin to measure: one definition at a time in the house."""
    own_page(request)
    _host(request)
    asked = await body_of(request, Measure)
    workshop, measuring = _workshop(request), services_of(request).measuring
    if wrong := workshop.wrong(asked.definition):
        raise ApiError(400, "bad_definition", wrong)
    if not measuring.start(workshop.measure, asked.definition, asked.deals):
        raise ApiError(409, "measuring", "Something is being measured already.")
    return reply(Measures(measuring.state), None, status=202)


@delete("/api/games/{game:str}/workshop/price", status_code=200)
async def stop(request: AnyRequest) -> Response[Measures]:
    """Measure no more."""
    own_page(request)
    _host(request)
    measuring = services_of(request).measuring
    await measuring.stop()
    return reply(Measures(measuring.state), None)


def _host(request: AnyRequest) -> None:
    """Raise ApiError for whoever may have nothing measured."""
    if not _measures(request):
        raise ApiError(403, "host_only", "That is for the person at the machine that runs the server.")


HANDLERS = [measured, measure, stop]
