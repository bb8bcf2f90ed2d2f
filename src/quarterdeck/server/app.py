"""The application: handlers, headers, and the parts that live as long as it does."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.datastructures import CacheControlHeader

from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.web.api import (
    admin,
    admission,
    bots,
    duplicates,
    health,
    me,
    passkeys,
    push,
    questions,
    tables,
    ways,
    workshop,
)
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import HANDLERS as ERRORS
from quarterdeck.server.web.pages import PageFiles, page
from quarterdeck.server.web.request import DEPENDENCIES, JsonRequest, entrance, send_cookie
from quarterdeck.server.web.socket import table_socket

API_MODULES = (admin, admission, bots, duplicates, health, me, passkeys, push, questions, tables, ways, workshop)
API_ROUTER = Router(
    "/",
    route_handlers=[handler for module in API_MODULES for handler in module.HANDLERS],
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
        route_handlers=[API_ROUTER, table_socket, page],
        guards=[entrance],
        before_send=[send_cookie],
        exception_handlers=ERRORS,
        openapi_config=None,
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    app.state.page_files, app.state.services = files, services
    return app
