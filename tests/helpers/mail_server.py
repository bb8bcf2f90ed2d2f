"""A mail server of our own (aiosmtpd, over real SMTP with TLS), which can refuse chosen letters."""

import queue
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from proxy import kept_port
from push_service import none_comes

PATIENCE = 60.0
USER, PASSWORD = "cards", "open sesame"


@dataclass
class Mailbox:
    """Received letters; `answers` are the next answers to a recipient (250 afterwards)."""

    port: int = 0
    answers: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    _letters: queue.Queue[EmailMessage] = field(default_factory=queue.Queue)

    def read(self, timeout: float = PATIENCE) -> EmailMessage:
        return self._letters.get(timeout=timeout)

    def nothing(self, seconds: float) -> bool:
        return none_comes(self._letters, seconds)

    async def handle_RCPT(self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]) -> str:  # noqa: N802
        self.asked.append(address)
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self._letters.put(letter)
        return "250 taken"


def _known(_: SMTP, __: Session, ___: Envelope, ____: str, given: Any) -> AuthResult:
    right = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=right, handled=False)  # the server answers


def code_in(text: str) -> str:
    return str(re.findall(r"\b[0-9A-Z]{4}-[0-9A-Z]{4}\b", text)[0])


@contextmanager
def mail_server(pair: tuple[Path, Path] | None = None) -> Iterator[Mailbox]:
    """A server on a free port of this machine; with a certificate and its key it insists on STARTTLS and a password."""
    box = Mailbox()
    options: dict[str, Any] = {}
    if pair is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*pair)
        options = {"tls_context": context, "require_starttls": True, "auth_required": True, "authenticator": _known}
    with kept_port() as box.port:
        controller = Controller(box, hostname="127.0.0.1", port=box.port, **options)
        controller.start()
        try:
            yield box
        finally:
            controller.stop()
