"""The HTTP API: which device wants messages when its owner is waited for."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from quarterdeck.server.accounts.guests import token_hash
from quarterdeck.server.messages.accounts import ServerKey, Subscription, Wanted
from quarterdeck.server.net.outbound import ForbiddenError
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, CurrentGuest, Services, spend, token_of

ENDPOINT_LENGTH = 1000
KEY_LENGTH = 100


@get("/api/push")
async def push_key(services: Services) -> ServerKey:
    """Return the server's public key, which a browser needs to subscribe."""
    return ServerKey((await services.pusher.signer()).public)


@put("/api/me/push")
async def subscribe(
    request: AnyRequest, services: Services, guest: CurrentGuest, data: JSONBody[Subscription]
) -> Wanted:
    """Write to this device when I am waited for."""
    spend(services.table_rate, guest.id)
    if len(data.endpoint) > ENDPOINT_LENGTH or len(data.p256dh) > KEY_LENGTH or len(data.auth) > KEY_LENGTH:
        raise ApiError(400, "bad_subscription", "This is no subscription: it is too long.")
    try:
        await services.pusher.subscribe(guest.id, token_hash(token_of(request) or ""), data)
    except (ForbiddenError, ValueError) as error:
        raise ApiError(400, "bad_subscription", f"This is no subscription: {error}.") from error
    return Wanted(True)


@delete("/api/me/push", status_code=200)
async def unsubscribe(request: AnyRequest, services: Services) -> Wanted:
    """Write to this device no more."""
    if token := token_of(request):
        await services.pusher.store.drop(token_hash(token))
    return Wanted(False)


HANDLERS = [push_key, subscribe, unsubscribe]
