"""The server, with which people play at tables in their browsers: rooms, sockets, and the log of decisions.

Each name is imported at its first use, because commands that only read the database need no server.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck.server.app import create_app
    from quarterdeck.server.process.entry import serve
    from quarterdeck.server.settings.config import Limits, ServerConfig, StartupError

__all__ = ["Limits", "ServerConfig", "StartupError", "create_app", "serve"]

_HOMES = {"create_app": "app", "serve": "process.entry"}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'settings.config')}"), name)
