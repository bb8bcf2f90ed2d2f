"""The HTTP API: the guest's notifications, by push message, mail or webhook."""

import logging
from typing import TypeAlias, get_args
from urllib.parse import quote

from litestar import delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, SkipValidation
from litestar.response import Redirect

from quarterdeck.server.accounts.guests import clean_code, new_code, token_hash
from quarterdeck.server.messages import accounts
from quarterdeck.server.net.outbound import ForbiddenError, UnreachableError
from quarterdeck.server.push.letters import code_letter
from quarterdeck.server.push.pushing import Pusher
from quarterdeck.server.stores.way_store import Way
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, CurrentGuest, Services, count_entry, network, spend, token_of

logger = logging.getLogger(__name__)

CODE_GROUPS = 2
"""The groups in a code. Its forty bits suffice for an hour, because attempts from one network are limited."""
KINDS: tuple[accounts.WayKind, ...] = get_args(accounts.WayKind)
Offered: TypeAlias = NamedDependency[SkipValidation[accounts.WayKind]]
ENDPOINT_LENGTH = 1000
KEY_LENGTH = 100


@get("/api/push")
async def push_key(services: Services) -> accounts.ServerKey:
    """Return the server's public key, which a browser needs to subscribe."""
    return accounts.ServerKey((await services.pusher.signer()).public)


@put("/api/me/push")
async def subscribe(
    request: AnyRequest, services: Services, guest: CurrentGuest, data: JSONBody[accounts.Subscription]
) -> accounts.Wanted:
    """Send push messages to this device when a table waits for the guest."""
    spend(services.table_rate, guest.id)
    if len(data.endpoint) > ENDPOINT_LENGTH or len(data.p256dh) > KEY_LENGTH or len(data.auth) > KEY_LENGTH:
        raise ApiError(400, "bad_subscription", "This is no subscription: it is too long.")
    try:
        await services.pusher.subscribe(guest.id, token_hash(token_of(request) or ""), data)
    except (ForbiddenError, ValueError) as error:
        raise ApiError(400, "bad_subscription", f"This is no subscription: {error}.") from error
    return accounts.Wanted(True)


@delete("/api/me/push", status_code=200)
async def unsubscribe(request: AnyRequest, services: Services) -> accounts.Wanted:
    """Stop push messages to this device."""
    if token := token_of(request):
        await services.pusher.store.drop(token_hash(token))
    return accounts.Wanted(False)


async def _offered(services: Services, way: FromPath[str]) -> accounts.WayKind:
    """Return the kind of notification in the request's path, if the site offers it. Raises ApiError."""
    kind: accounts.WayKind | None = next((known for known in KINDS if known == way), None)
    if kind is None or not services.pusher.post.offers(kind):
        raise ApiError(404, "no_way", "This site sends nothing of that kind.")
    return kind


@get("/api/me/ways")
async def my_ways(services: Services, guest: CurrentGuest) -> accounts.WaysInfo:
    """Return the guest's addresses for notifications."""
    return await _told(services.pusher, guest.id)


@put("/api/me/ways/{way:str}")
async def begin(
    request: AnyRequest, services: Services, kind: Offered, guest: CurrentGuest, data: JSONBody[accounts.NewWay]
) -> accounts.WaysInfo:
    """Send a confirmation code to an address. For an address that is confirmed already, change only the language."""
    pusher, address = services.pusher, data.address.strip()
    try:
        pusher.post.check(kind, address)
    except ForbiddenError as error:
        raise ApiError(400, "bad_address", f"Nothing can be sent there: {error}.") from error
    mine = await pusher.ways.wanted(guest.id)
    if any((way.kind, way.address) == (kind, address) for way in mine):
        await pusher.ways.speak(guest.id, kind, data.language)
        return await _told(pusher, guest.id)
    for key in (network(request), address.lower()):
        spend(services.code_rate, key, "Too many codes")
    code = new_code(CODE_GROUPS)
    await pusher.ways.begin(guest.id, kind, address, data.language, token_hash(clean_code(code)))
    way = next(way for way in await pusher.ways.of(guest.id) if way.kind == kind)
    await _send(pusher, guest.id, way, code)
    return await _told(pusher, guest.id)


@post("/api/me/ways/{way:str}", status_code=200, guards=[count_entry])
async def confirm(
    services: Services, kind: Offered, guest: CurrentGuest, data: JSONBody[accounts.WayCode]
) -> accounts.WaysInfo:
    """Confirm an address with the code that was sent there; notifications start."""
    if not await services.pusher.confirm(guest.id, kind, token_hash(clean_code(data.code[:100]))):
        raise ApiError(403, "bad_code", "This is not the code that was sent, or it holds no more.")
    return await _told(services.pusher, guest.id)


@delete("/api/me/ways/{way:str}", status_code=200)
async def end(services: Services, kind: Offered, guest: CurrentGuest) -> accounts.WaysInfo:
    """Remove an address."""
    await services.pusher.ways.drop(guest.id, kind)
    return await _told(services.pusher, guest.id)


@post("/api/stop/{secret:str}", status_code=200, opt={"door": "open", "any_page": True}, guards=[count_entry])
async def stop(services: Services, secret: FromPath[str]) -> accounts.Done:
    """Stop the notifications that came with this secret, for a mail program or a page (RFC 8058)."""
    await services.pusher.ways.stop(secret)
    return accounts.Done()


@get("/api/stop/{secret:str}", status_code=302, opt={"door": "open"})
async def ask_to_stop(services: Services, secret: FromPath[str]) -> Redirect:
    """Redirect to the page that asks for confirmation, so that a program that only opens links stops nothing."""
    return Redirect(f"{services.config.folder}stop#{quote(secret)}")


async def _told(pusher: Pusher, guest_id: str) -> accounts.WaysInfo:
    mine = [
        accounts.WayInfo(way.kind, way.address, way.language, way.confirmed) for way in await pusher.ways.of(guest_id)
    ]
    return accounts.WaysInfo([kind for kind in KINDS if pusher.post.offers(kind)], mine)


async def _send(pusher: Pusher, guest_id: str, way: Way, code: str) -> None:
    """Send the code; if that fails, delete the address again. Raises ApiError."""
    try:
        answer = await pusher.post.send(way, code_letter(code, way.language))
        why = "" if 200 <= answer.status < 300 else f"it answers {answer.status}"
    except (ForbiddenError, UnreachableError) as error:
        why = str(error)
    if why:
        logger.warning("no code by %s: %s", pusher.post.host_of(way), why)
        await pusher.ways.drop(guest_id, way.kind)
        raise ApiError(400, "not_sent", "The code could not be sent there: look at the address again, or try later.")


DEPENDENCIES = {"kind": Provide(_offered)}
