"""What is asked and answered over HTTP about the asker: who they are, their devices, bots and messages."""

from typing import Any, Literal

import msgspec

from quarterdeck.server.messages.site import SiteInfo

Language = Literal["en", "ja"]
WayKind = Literal["mail", "webhook"]
"""How somebody is called beside their browsers."""


class Me(msgspec.Struct):
    """The guest who asks."""

    id: str
    name: str


class MeAndSite(Me):
    """The guest who asks first, and the site as it is for them."""

    site: SiteInfo


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest, or a new bot, is to be called."""

    name: str


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What makes a browser known: the secret of a link, or a written code."""

    secret: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """On this browser, or on all."""

    everywhere: bool = False


class Done(msgspec.Struct):
    """It is done."""

    done: bool = True


class Keys(msgspec.Struct):
    """The ways in which the asker is known: browsers, written code and passkeys.

    A guest who has no table is forgotten after `forgotten_after` days away.
    """

    devices: int
    recovery: bool
    passkeys: int
    forgotten_after: int


class Link(msgspec.Struct):
    """The secret for another browser, and the number of seconds until it expires."""

    secret: str
    seconds: float


class Code(msgspec.Struct):
    """A code to be written down."""

    code: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey in its owner's list. `created` and `used` are Unix times in seconds; it may never have been used."""

    id: str
    name: str
    created: float
    used: float | None


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made, and what its owner calls it."""

    name: str
    credential: dict[str, Any]


class Signed(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser has signed with a passkey."""

    credential: dict[str, Any]


class OutsideBot(msgspec.Struct):
    """A bot in its owner's list. `created`, `used`: Unix times in seconds; it may never have been at a table.

    `here`: it is at one now.
    """

    id: str
    name: str
    created: float
    used: float | None
    here: bool = False


class NewBot(msgspec.Struct):
    """A bot that was just made, and its token, which is never shown again."""

    id: str
    name: str
    token: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One browser as its push service knows it: where messages go, and the keys by which only it can read them.

    `language`: that in which messages are written.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: Language


class ServerKey(msgspec.Struct):
    """The public half of the key by which this server's messages are known."""

    key: str


class Wanted(msgspec.Struct):
    """Whether this device is written to."""

    push: bool


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """Where the asker wants to be called, and in which language."""

    address: str
    language: Language


class WayCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to an address."""

    code: str


class WayInfo(msgspec.Struct):
    """A way by which the asker is called, once it is confirmed."""

    kind: WayKind
    address: str
    language: Language
    confirmed: bool


class WaysInfo(msgspec.Struct):
    """The kinds that the site has, and the asker's own."""

    offered: list[WayKind]
    mine: list[WayInfo]
