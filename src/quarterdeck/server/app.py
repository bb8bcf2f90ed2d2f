"""The application: handlers, headers, and the parts that live as long as it does."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar

from quarterdeck.server.api import HANDLERS as API
from quarterdeck.server.api_bots import HANDLERS as API_BOTS
from quarterdeck.server.api_door import HANDLERS as API_DOOR
from quarterdeck.server.api_health import HANDLERS as API_HEALTH
from quarterdeck.server.api_house import HANDLERS as API_HOUSE
from quarterdeck.server.api_me import HANDLERS as API_ME
from quarterdeck.server.api_passkeys import HANDLERS as API_PASSKEYS
from quarterdeck.server.api_push import HANDLERS as API_PUSH
from quarterdeck.server.api_questions import HANDLERS as API_QUESTIONS
from quarterdeck.server.api_workshop import HANDLERS as API_WORKSHOP
from quarterdeck.server.asking import at_the_door, known_host, only_people
from quarterdeck.server.config import ServerConfig
from quarterdeck.server.errors import HANDLERS as ERRORS
from quarterdeck.server.pages import Site, page
from quarterdeck.server.services import running
from quarterdeck.server.socket import table_socket
from quarterdeck.server.storage import Storage

HANDLERS = (
    *API,
    *API_ME,
    *API_BOTS,
    *API_PASSKEYS,
    *API_PUSH,
    *API_QUESTIONS,
    *API_WORKSHOP,
    *API_DOOR,
    *API_HOUSE,
    *API_HEALTH,
)
BODY_BYTES = 16 * 1024
"""The most that any request may carry."""


def create_app(config: ServerConfig, storage: Storage | None = None) -> Litestar:
    """The application for `config`. An open `storage` is taken over and closed with the application.

    Raises StartupError where the page is missing; without `storage` its lifespan may raise StartupError, too.
    """
    site = Site(config.web)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        async with running(config, storage) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            table_socket,
            page,
        ],
        lifespan=[lifespan],
        guards=[known_host, only_people, at_the_door],
        exception_handlers=ERRORS,
        openapi_config=None,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    app.state.site = site
    return app
