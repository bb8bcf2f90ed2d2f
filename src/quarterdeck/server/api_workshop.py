"""The HTTP half: what people compose for a game, looked at as often as they change it. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post

from quarterdeck.games.options import form
from quarterdeck.games.workshop import Workshop
from quarterdeck.server.asking import AnyRequest, body_of, game_named, network, own_page, reply, services_of, token_of
from quarterdeck.server.errors import ApiError
from quarterdeck.server.measuring import Measured
from quarterdeck.server.origin import at_the_machine

MOST_DEALS = 400
"""The most that one press plays at each price and level."""


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """Definitions to be looked at, each by itself, where these options are chosen (null: under the widest) and those
    `beside` it."""

    definitions: list[Any]
    options: dict[str, Any] | None = None
    beside: list[Any] = []


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """A definition that is being composed."""

    definition: Any


class Looked(msgspec.Struct):
    """What was found of each definition, in their order."""

    found: list[dict[str, Any]]


class Drafted(msgspec.Struct):
    """What a draft says, what is wrong with it, and what each of its parts could not be instead."""

    found: dict[str, Any]
    barred: dict[str, Any]


def _workshop(request: AnyRequest) -> Workshop:
    """That of the game in the address. Raises ApiError."""
    game = game_named(request.path_params["game"])
    if game.workshop is None:
        raise ApiError(404, "no_workshop", f"There is nothing to be made for {game.id}.")
    return game.workshop


async def _count(request: AnyRequest) -> None:
    """Raise ApiError where whoever asks does so too often: a guest, or a stranger's address."""
    services = services_of(request)
    guest = await services.guests.find(token_of(request))
    if not services.workshop_rate.take(guest.id if guest else network(request)):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")


@get("/api/games/{game:str}/workshop", sync_to_thread=False)
def bench(request: AnyRequest) -> Response[dict[str, Any]]:
    """What the page needs to draw its forms."""
    return reply(_workshop(request).bench(), None)


@post("/api/games/{game:str}/workshop/look", status_code=200)
async def look(request: AnyRequest) -> Response[Looked]:
    """What definitions say, and what is wrong with them."""
    own_page(request)
    workshop = _workshop(request)
    await _count(request)
    asked = await body_of(request, Look)
    if len(asked.definitions) + len(asked.beside) > workshop.most:
        raise ApiError(400, "too_many", f"At most {workshop.most} definitions are looked at in one go.")
    options = game_named(request.path_params["game"]).options
    given = None if asked.options is None else form(options, asked.options)[1]
    return reply(Looked([workshop.examine(each, given, asked.beside) for each in asked.definitions]), None)


@post("/api/games/{game:str}/workshop/draft", status_code=200)
async def draft(request: AnyRequest) -> Response[Drafted]:
    """What a definition says while it is composed, and what its parts could not be instead."""
    own_page(request)
    workshop = _workshop(request)
    await _count(request)
    definition = (await body_of(request, Draft)).definition
    return reply(Drafted(workshop.examine(definition), workshop.barred(definition)), None)


class Measure(msgspec.Struct, forbid_unknown_fields=True):
    """A definition to be measured in so many deals."""

    definition: Any
    deals: Annotated[int, msgspec.Meta(ge=2, le=MOST_DEALS)]


class Measures(msgspec.Struct):
    """Whether the asker may have something measured, and how that stands; null: they may not."""

    state: Measured | None


def _measures(request: AnyRequest) -> bool:
    """Whether there is something that measures, and the person at the machine asks, whose every request comes to this
    process."""
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
    if problems := workshop.examine(asked.definition)["problems"]:
        raise ApiError(400, "bad_definition", problems[0]["words"]["en"])
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


HANDLERS = [bench, look, draft, measured, measure, stop]
