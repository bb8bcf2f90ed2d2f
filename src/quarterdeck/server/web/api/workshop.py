"""The HTTP API: games that people compose, priced for the person at the server's machine. Nothing is stored."""

from __future__ import annotations

from typing import TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, SkipValidation

from quarterdeck.games.types import Workshop
from quarterdeck.server.messages.tables import Measure, Measures
from quarterdeck.server.settings.origin import at_the_machine
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.price_runs import PriceRuns
from quarterdeck.server.web.request import AnyRequest, NamedGame, Services


async def _workshop(named_game: NamedGame) -> Workshop:
    """Return the workshop of the game in the request's path. Raises ApiError."""
    if named_game.workshop is None:
        raise ApiError(404, "no_workshop", f"There is nothing to be made for {named_game.id}.")
    return named_game.workshop


async def _price_runs(request: AnyRequest, services: Services, workshop: Makes) -> PriceRuns | None:
    """Return the price runs, if the client is on the server's machine and the workshop has a price program.

    The server must have a single process, so that every request reaches the process of the price run.
    """
    may = services.config.workers == 1 and bool(workshop.measure) and at_the_machine(request)
    return services.price_runs if may else None


Makes: TypeAlias = NamedDependency[SkipValidation[Workshop]]
PriceRunner: TypeAlias = NamedDependency[SkipValidation[PriceRuns | None]]


@get("/api/games/{game_id:str}/workshop/price")
async def measured(price_runs: PriceRunner) -> Measures:
    """Return the state of the price run."""
    return Measures(price_runs.state if price_runs else None)


@post("/api/games/{game_id:str}/workshop/price", status_code=202)
async def measure(workshop: Makes, price_runs: PriceRunner, data: JSONBody[Measure]) -> Measures:
    """Start a price run; the site runs one at a time."""
    found = _allowed(price_runs)
    if wrong := workshop.wrong(data.definition):
        raise ApiError(400, "bad_definition", wrong)
    if not found.start(workshop.measure, data.definition, data.deals):
        raise ApiError(409, "measuring", "Something is being measured already.")
    return Measures(found.state)


@delete("/api/games/{game_id:str}/workshop/price", status_code=200)
async def stop_measuring(price_runs: PriceRunner) -> Measures:
    """Cancel the price run."""
    found = _allowed(price_runs)
    await found.stop()
    return Measures(found.state)


def _allowed(price_runs: PriceRuns | None) -> PriceRuns:
    """Return the price runs. Raises ApiError if the client may not use them."""
    if price_runs is None:
        raise ApiError(403, "host_only", "That is for the person at the machine that runs the server.")
    return price_runs


DEPENDENCIES = {"workshop": Provide(_workshop), "price_runs": Provide(_price_runs)}
