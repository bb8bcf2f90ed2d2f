"""The application: handlers, headers, and the parts that live as long as it does."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.datastructures import CacheControlHeader

from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.web.api.admin import HANDLERS as API_ADMIN
from quarterdeck.server.web.api.admission import HANDLERS as API_DOOR
from quarterdeck.server.web.api.bots import HANDLERS as API_BOTS
from quarterdeck.server.web.api.duplicates import HANDLERS as API_DUPLICATES
from quarterdeck.server.web.api.health import HANDLERS as API_HEALTH
from quarterdeck.server.web.api.me import HANDLERS as API_ME
from quarterdeck.server.web.api.passkeys import HANDLERS as API_PASSKEYS
from quarterdeck.server.web.api.push import HANDLERS as API_PUSH
from quarterdeck.server.web.api.questions import HANDLERS as API_QUESTIONS
from quarterdeck.server.web.api.tables import HANDLERS as API
from quarterdeck.server.web.api.ways import HANDLERS as API_WAYS
from quarterdeck.server.web.api.workshop import HANDLERS as API_WORKSHOP
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import HANDLERS as ERRORS
from quarterdeck.server.web.pages import PageFiles, page
from quarterdeck.server.web.request import DEPENDENCIES, JsonRequest, entrance, send_cookie
from quarterdeck.server.web.socket import table_socket

API_ROUTER = Router(
    "/",
    route_handlers=[
        *API,
        *API_ME,
        *API_BOTS,
        *API_PASSKEYS,
        *API_PUSH,
        *API_WAYS,
        *API_QUESTIONS,
        *API_WORKSHOP,
        *API_DUPLICATES,
        *API_DOOR,
        *API_ADMIN,
        *API_HEALTH,
    ],
    dependencies=DEPENDENCIES,
    request_class=JsonRequest,
    cache_control=CacheControlHeader(no_store=True),
)
"""The HTTP API."""
BODY_BYTES = 16 * 1024
"""The most that any request may carry."""


def create_app(config: ServerConfig, services: Services | None = None) -> Litestar:
    """Return the application for `config`, with the parts of a running server.

    `services` is None to look at the handlers only. Raises StartupError if the page is missing.
    """
    files = PageFiles(config.web, config.folder)

    app = Litestar(
        route_handlers=[
            API_ROUTER,
            table_socket,
            page,
        ],
        guards=[entrance],
        before_send=[send_cookie],
        exception_handlers=ERRORS,
        openapi_config=None,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    app.state.page_files, app.state.services = files, services
    return app
