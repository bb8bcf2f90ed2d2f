"""Mails, and how they are handed to the mail server."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from quarterdeck.server.net.outbound import ForbiddenError, UnreachableError
from quarterdeck.server.settings.config import MailServer

SECONDS = 20.0
"""How long each step of handing in a mail may take."""


def build_message(
    server: MailServer, to: str, subject: str, text: str, headers: dict[str, str] | None = None
) -> EmailMessage:
    """Return a letter, marked so that no program answers it."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = f"Quarterdeck <{server.sender}>", to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in (headers or {}).items():
        message[name] = value
    message.set_content(text)
    return message


async def send(server: MailServer, message: EmailMessage) -> None:
    """Hand a letter to the mail server.

    Raises ForbiddenError if nobody can receive it, UnreachableError if it may be tried again.
    """
    import aiosmtplib

    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.scheme == "smtps",
            start_tls=server.scheme == "smtp",
            local_hostname="localhost",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        if all(500 <= refused.code < 600 for refused in error.recipients):
            raise ForbiddenError("the mail server knows no such address") from error
        raise UnreachableError("the mail server takes nothing for it now") from error
    except (aiosmtplib.SMTPException, OSError) as error:
        code = getattr(error, "code", None)
        raise UnreachableError(f"{type(error).__name__}{f' {code}' if code else ''}") from error
