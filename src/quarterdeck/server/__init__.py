"""People at tables: rooms, sockets, the log of decisions."""

from quarterdeck.server.app import create_app
from quarterdeck.server.config import Limits, ServerConfig, StartupError
from quarterdeck.server.serving import serve

__all__ = ["Limits", "ServerConfig", "StartupError", "create_app", "serve"]
