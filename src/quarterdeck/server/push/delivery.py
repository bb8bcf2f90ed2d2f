"""Sends letters by mail and by webhooks."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

import msgspec

from quarterdeck.server.messages.accounts import WayKind
from quarterdeck.server.net import outbound
from quarterdeck.server.net.outbound import ForbiddenError, UnreachableError
from quarterdeck.server.push.letters import Letter, stop_line
from quarterdeck.server.settings.config import MailServer, ServerConfig
from quarterdeck.server.settings.mail_server import is_address
from quarterdeck.server.stores.way_store import Way

DISCORD = "/api/webhooks/"
"""The prefix of a Discord webhook's path. All other webhooks are taken for topics of ntfy."""
LONGEST = 1000
SECONDS = 20.0
"""Seconds allowed for each step of handing a mail to the mail server."""


class Delivery:
    """Sends letters in the ways that the site's settings allow."""

    def __init__(self, config: ServerConfig) -> None:
        """Set up mail if `config` names a mail server, and webhooks unless it forbids them."""
        self._mail = config.mail
        self._webhooks = config.webhooks
        self._origins = config.webhook_origins
        self.base = config.public_url or config.network_url
        """The beginning of links in letters: the site's base URL for people on other machines."""

    def offers(self, kind: WayKind) -> bool:
        """Return whether the site sends anything of this kind."""
        return self._webhooks if kind == "webhook" else self._mail is not None

    def check(self, kind: WayKind, address: str) -> None:
        """Raise ForbiddenError if nothing may be sent to this address."""
        if kind == "webhook":
            if len(address) > LONGEST:
                raise ForbiddenError("the address is too long")
            outbound.place_of(address, self._origins)
        elif not is_address(address):
            raise ForbiddenError("this is no mail address")

    def host_of(self, way: Way) -> str:
        """Return the host that carries a letter, for the log, which must not have the private address."""
        return "mail" if way.kind == "mail" else urlsplit(way.address).hostname or ""

    async def send(self, way: Way, letter: Letter) -> outbound.Answer:
        """Send a letter. Raises ForbiddenError if the address must not be used any more, UnreachableError."""
        if way.kind == "mail":
            await self._send_mail(way, letter)
            return outbound.Answer(200, None)
        place = outbound.place_of(way.address, self._origins)
        return await outbound.post(place, *_webhook_request(place.target, letter))

    async def _send_mail(self, way: Way, letter: Letter) -> None:
        assert self._mail is not None
        stop = f"{self.base}/stop#{way.stop}"
        headers = {
            "List-Unsubscribe": f"<{self.base}/api/stop/{way.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        last = f"-- \n{stop_line(way.language, stop)}\n"
        text = "\n\n".join(part for part in (letter.line, letter.more, letter.link, last) if part)
        await _hand_in(self._mail, _letter_of(self._mail, way.address, letter.line, text, headers))


def _letter_of(
    server: MailServer, to: str, subject: str, text: str, headers: dict[str, str] | None = None
) -> EmailMessage:
    """Return a mail message that automatic responders ignore."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = f"Quarterdeck <{server.sender}>", to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in (headers or {}).items():
        message[name] = value
    message.set_content(text)
    return message


async def _hand_in(server: MailServer, message: EmailMessage) -> None:
    """Hand a letter to the mail server.

    Raises ForbiddenError if the address does not exist, UnreachableError if a retry may succeed.
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


def _webhook_request(target: str, letter: Letter) -> tuple[dict[str, str], bytes]:
    """Return headers and body in the form of Discord or of ntfy, by the target's path."""
    lines = [part for part in (letter.line, letter.more) if part]
    if target.startswith(DISCORD):
        text = "\n".join([*lines, *([letter.link] if letter.link else [])])
        return {"Content-Type": "application/json"}, msgspec.json.encode(
            {"content": text, "allowed_mentions": {"parse": []}}
        )
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": "Quarterdeck"}
    if letter.link:
        headers["Click"] = letter.link
    return headers, "\n".join(lines).encode()
