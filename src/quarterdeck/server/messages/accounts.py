"""Requests and responses about the person who sends them: their name, devices, bots and notifications."""

from typing import Any, Literal

import msgspec

from quarterdeck.server.messages.site import SiteInfo

Language = Literal["en", "ja"]
WayKind = Literal["mail", "webhook"]
"""A channel for notifications other than push messages to browsers."""


class Me(msgspec.Struct):
    """The guest who sends the request."""

    id: str
    name: str


class MeAndSite(Me):
    """The guest who sends the request, and the site as this guest sees it."""

    site: SiteInfo


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """The new name of a guest or a bot."""

    name: str


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a link, or a written code; either one signs a browser in."""

    secret: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to sign out on all browsers, or only on this one."""

    everywhere: bool = False


class Done(msgspec.Struct):
    """The request succeeded."""

    done: bool = True


class Keys(msgspec.Struct):
    """How many ways the reader has to sign in: browsers, a written code and passkeys.

    The server deletes a guest without tables after `forgotten_after` days without a visit.
    """

    devices: int
    recovery: bool
    passkeys: int
    forgotten_after: int


class Link(msgspec.Struct):
    """The secret that signs another browser in, and the number of seconds until it expires."""

    secret: str
    seconds: float


class Code(msgspec.Struct):
    """A recovery code to write down."""

    code: str


class Passkey(msgspec.Struct, frozen=True):
    """A passkey in its owner's list. `created`, `used`: Unix times in seconds; `used` is null until its first use."""

    id: str
    name: str
    created: float
    used: float | None


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made, and its owner's name for it."""

    name: str
    credential: dict[str, Any]


class Signed(msgspec.Struct, forbid_unknown_fields=True):
    """The browser's signature with a passkey."""

    credential: dict[str, Any]


class OutsideBot(msgspec.Struct):
    """A bot in its owner's list. `here`: the bot is at a table now.

    `created`, `used`: Unix times in seconds; `used` is null if the bot was never at a table.
    """

    id: str
    name: str
    created: float
    used: float | None
    here: bool = False


class NewBot(msgspec.Struct):
    """A new bot and its token, which is never shown again."""

    id: str
    name: str
    token: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One browser as its push service knows it: the endpoint, and the keys that encrypt messages for this browser.

    `language`: the language of the messages.
    """

    endpoint: str
    p256dh: str
    auth: str
    language: Language


class ServerKey(msgspec.Struct):
    """The public half of the key with which this server signs push messages."""

    key: str


class Wanted(msgspec.Struct):
    """Whether this device receives push messages."""

    push: bool


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """An address for notifications, and their language."""

    address: str
    language: Language


class WayCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to an address."""

    code: str


class WayInfo(msgspec.Struct):
    """An address for the reader's notifications. The site uses it only after it is confirmed."""

    kind: WayKind
    address: str
    language: Language
    confirmed: bool


class WaysInfo(msgspec.Struct):
    """The kinds of notifications that the site offers, and the reader's own addresses."""

    offered: list[WayKind]
    mine: list[WayInfo]
