"""A push service of our own: takes what a server sends, and reads it as the browser would that it is for."""

from __future__ import annotations

import json
import os
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 60.0


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def plain(given: str) -> bytes:
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


def none_comes(messages: queue.Queue[Any], seconds: float) -> bool:
    with suppress(queue.Empty):
        messages.get(timeout=seconds)
        return False
    return True


@dataclass
class Browser:
    """One browser that has subscribed: its keys, and the language its owner reads."""

    service: PushService
    name: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    def wish(self, language: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{self.service.origin}/push/{self.name}"
        return {"endpoint": endpoint, "p256dh": text(point), "auth": text(self.secret), "language": language}

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        headers, body = self.service.messages(self.name).get(timeout=timeout)
        self.service.check(headers)
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return {**json.loads(opened), "headers": headers}

    def nothing(self, seconds: float) -> bool:
        return none_comes(self.service.messages(self.name), seconds)


@dataclass
class PushService:
    """What it has taken, by browser; `answers` are its next statuses (201 afterwards), with further headers."""

    origin: str = ""
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    _messages: dict[str, queue.Queue[tuple[dict[str, str], bytes]]] = field(default_factory=dict)

    def messages(self, name: str) -> queue.Queue[tuple[dict[str, str], bytes]]:
        return self._messages.setdefault(name, queue.Queue())

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        self.asked.append(path)
        status, more = self.answers.pop(0) if self.answers else (201, {})
        if status == 201:
            self.messages(path.rpartition("/")[2]).put((headers, body))
        return status, more

    def check(self, headers: dict[str, str]) -> dict[str, Any]:
        """What the signature says; it must be good, and for this service."""
        signed = headers["authorization"]
        assert Vapid02.verify(signed)
        claims: dict[str, Any] = json.loads(plain(signed.partition("t=")[2].partition(",")[0].split(".")[1]))
        assert claims["aud"] == self.origin
        return claims


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, more = service.take(self.path, headers, body)
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join(PATIENCE)
        server.server_close()
