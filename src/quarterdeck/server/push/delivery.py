"""Letters by mail and by webhooks, to who has asked for them."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from quarterdeck.server.messages.accounts import WayKind
from quarterdeck.server.net import outbound
from quarterdeck.server.net.outbound import Answer
from quarterdeck.server.push import mail
from quarterdeck.server.push.letters import Letter, stop_line
from quarterdeck.server.settings.config import ServerConfig
from quarterdeck.server.settings.mail_server import is_address
from quarterdeck.server.stores.way_store import Way

DISCORD = "/api/webhooks/"
"""How the path of a webhook of Discord's begins; others are topics of ntfy."""
LONGEST = 1000


class Delivery:
    """What the site can send, as it is set up."""

    def __init__(self, config: ServerConfig) -> None:
        """Mail is sent if `config` names a mail server, webhooks are called unless it forbids them."""
        self._mail = config.mail
        self._webhooks = config.webhooks
        self._origins = config.webhook_origins
        self.base = config.public_url or config.network_url
        """How the site is found by who is not there."""

    def offers(self, kind: WayKind) -> bool:
        """Whether the site sends anything of this kind."""
        return self._webhooks if kind == "webhook" else self._mail is not None

    def check(self, kind: WayKind, address: str) -> None:
        """Raise ForbiddenError if nothing may be sent to this address."""
        if kind == "webhook":
            if len(address) > LONGEST:
                raise outbound.ForbiddenError("the address is too long")
            outbound.place_of(address, self._origins)
        elif not is_address(address):
            raise outbound.ForbiddenError("this is no mail address")

    def host_of(self, way: Way) -> str:
        """By whom it is sent, for the log: the address itself is nobody's business."""
        return "mail" if way.kind == "mail" else urlsplit(way.address).hostname or ""

    async def send(self, way: Way, letter: Letter) -> Answer:
        """Send it. Raises ForbiddenError where nothing may be sent there any more, UnreachableError."""
        if way.kind == "mail":
            await self._send_mail(way, letter)
            return Answer(200, None)
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
        await mail.send(self._mail, mail.build_message(self._mail, way.address, letter.line, text, headers))


def _webhook_request(target: str, letter: Letter) -> tuple[dict[str, str], bytes]:
    """Headers and body as the service at an address wants them: Discord's, or ntfy's."""
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
