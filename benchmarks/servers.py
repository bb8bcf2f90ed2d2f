"""Servers in threads of this process or in a process of their own, and a push service, as in the tests."""

import logging
import sys
from dataclasses import fields
from pathlib import Path

from quarterdeck.server.settings.config import Limits

TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path += [str(TESTS / "helpers"), str(TESTS / "server")]

from push_service import Browser, push_service  # noqa: E402
from running_server import RunningServer, process, running  # noqa: E402 - it lies there

__all__ = ["FREE", "Browser", "Lines", "RunningServer", "process", "push_service", "running"]

_RATES = {field.name for field in fields(Limits) if field.name.endswith(("_rate", "_burst"))}
FREE = Limits(**dict.fromkeys(_RATES | {"listed"}, 10**6))  # type: ignore[arg-type]
"""Limits so high that no run reaches them. Rate limits depend on the moment, so they would make two runs differ."""


class Lines(logging.Handler):
    """Collects the lines of the log, except those of the HTTP client."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name == "httpx":
            return
        self.said.append(f"{record.levelname} {record.name} {record.getMessage()}")

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self)

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
