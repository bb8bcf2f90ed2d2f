"""The HTTP half: which device wants messages when its owner is waited for."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, delete, get, put

from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.net.outbound import ForbiddenError
from quarterdeck.server.stores.subscription_store import Subscription
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    guest_of,
    own_page,
    reply,
    services_of,
    token_from_now,
    token_of,
)

ENDPOINT_LENGTH = 1000
KEY_LENGTH = 100


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's subscription, and the language in which it is written to."""

    endpoint: str
    p256dh: str
    auth: str
    language: Literal["en", "ja"]


class ServerKey(msgspec.Struct):
    """The public half of the key by which this server's messages are known."""

    key: str


class Wanted(msgspec.Struct):
    """Whether this device is written to."""

    push: bool


@get("/api/push")
async def push_key(request: AnyRequest) -> Response[ServerKey]:
    """Return the server's public key, which a browser needs to subscribe."""
    signer = await services_of(request).pusher.signer()
    return reply(ServerKey(signer.public), None)


@put("/api/me/push")
async def subscribe(request: AnyRequest) -> Response[Wanted]:
    """Write to this device when I am waited for."""
    own_page(request)
    wish = await body_of(request, Wish)
    services = services_of(request)
    guest, cookie = await guest_of(request)
    if not services.table_rate.take_token(guest.id):
        raise ApiError(429, "too_fast", "Too much at once: wait a little.")
    if len(wish.endpoint) > ENDPOINT_LENGTH or len(wish.p256dh) > KEY_LENGTH or len(wish.auth) > KEY_LENGTH:
        raise ApiError(400, "bad_subscription", "This is no subscription: it is too long.")
    device = token_hash(token_from_now(request, cookie))
    found = Subscription(wish.endpoint, wish.p256dh, wish.auth, wish.language)
    try:
        await services.pusher.subscribe(guest.id, device, found)
    except (ForbiddenError, ValueError) as error:
        raise ApiError(400, "bad_subscription", f"This is no subscription: {error}.") from error
    return reply(Wanted(True), cookie)


@delete("/api/me/push", status_code=200)
async def unsubscribe(request: AnyRequest) -> Response[Wanted]:
    """Write to this device no more."""
    own_page(request)
    if token := token_of(request):
        await services_of(request).pusher.book.drop(token_hash(token))
    return reply(Wanted(False), None)


HANDLERS = [push_key, subscribe, unsubscribe]
