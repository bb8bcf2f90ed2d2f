"""Telling systemd that the server is ready, or about to end (`Type=notify`)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Literal


def notify(state: Literal["READY=1", "STOPPING=1"]) -> None:
    """Notify systemd, if it started the server and waits for that."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)
