"""Servers in threads of this process, and a push service, as the tests have them."""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2] / "tests"
sys.path += [str(TESTS / "helpers"), str(TESTS / "server")]

from house import House, running  # noqa: E402 - it lies there
from push_service import Browser, PushService, push_service  # noqa: E402

__all__ = ["Browser", "House", "PushService", "push_service", "running"]
