"""The web application (Litestar): its handlers and limits, and access to the parts of the running server."""

from types import ModuleType
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler

from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.web.api import admin, admission, bots, duplicates, health, me, passkeys, tables, ways, workshop
from quarterdeck.server.web.container import Services
from quarterdeck.server.web.errors import HANDLERS as ERRORS
from quarterdeck.server.web.pages import PageFiles, page
from quarterdeck.server.web.request import DEPENDENCIES, JsonRequest, entrance, send_cookie
from quarterdeck.server.web.socket import table_socket

API_MODULES = (admission, bots, duplicates, health, me, passkeys, tables, ways, workshop)


def _router(module: ModuleType, path: str = "/", **settings: Any) -> Router:
    """Return a router with all handlers of a module, and with its dependencies (`DEPENDENCIES`, if it has any)."""
    handlers = [value for value in vars(module).values() if isinstance(value, HTTPRouteHandler)]
    return Router(path, route_handlers=handlers, dependencies=getattr(module, "DEPENDENCIES", None), **settings)


API_ROUTER = Router(
    "/",
    route_handlers=[*map(_router, API_MODULES), _router(admin, "/api/site", opt={"door": "owner"})],
    dependencies=DEPENDENCIES,
    request_class=JsonRequest,
    cache_control=CacheControlHeader(no_store=True),
)
"""The HTTP API."""
BODY_BYTES = 16 * 1024
"""The most bytes in the body of a request."""


def create_app(config: ServerConfig, services: Services | None = None) -> Litestar:
    """Return the application for `config`, with the parts of the running server (`services`).

    Without `services`, the handlers can be inspected but not run. Raises StartupError if the page is missing.
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
