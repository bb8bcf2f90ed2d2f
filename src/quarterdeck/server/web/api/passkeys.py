"""The HTTP half: passkeys, by which a person is known on a device with nothing to type."""

from __future__ import annotations

from functools import partial
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post

from quarterdeck.games.text import clean_text, cut
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.settings.logs import security
from quarterdeck.server.stores.passkey_store import MOST, NAME_LENGTH, Passkey
from quarterdeck.server.web.api.me import Done, Me, entered
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import (
    AnyRequest,
    body_of,
    count_entry,
    guest_of,
    own_page,
    prove,
    proven_if_possible,
    reply,
    services_of,
)

if TYPE_CHECKING:
    from quarterdeck.server.accounts.passkeys import Site


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made, and what its owner calls it."""

    name: str
    credential: dict[str, Any]


class Signed(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser has signed with a passkey."""

    credential: dict[str, Any]


@get("/api/me/passkeys")
async def my_passkeys(request: AnyRequest) -> Response[list[Passkey]]:
    """My passkeys."""
    guest, cookie = await guest_of(request)
    return reply(await services_of(request).keyring.of(guest.id), cookie)


@post("/api/me/passkeys/options", status_code=200)
async def passkey_options(request: AnyRequest) -> Response[dict[str, Any]]:
    """Return the options with which the asker's browser makes a passkey."""
    site = _site(request)
    from quarterdeck.server.accounts import passkeys

    keyring = services_of(request).keyring
    guest, cookie = await guest_of(request)
    await proven_if_possible(request, guest)
    known = await keyring.credentials(guest.id)
    return reply(passkeys.registration_options(site, guest, known, keyring.challenge(guest.id)), cookie)


@post("/api/me/passkeys", status_code=200)
async def add_passkey(request: AnyRequest) -> Response[Done]:
    """Know me by this passkey from now on."""
    site = _site(request)
    from quarterdeck.server.accounts import passkeys

    new = await body_of(request, NewPasskey)
    name = cut(clean_text(new.name), NAME_LENGTH)
    if not name:
        raise ApiError(400, "bad_name", "A passkey needs a name.")
    keyring = services_of(request).keyring
    guest, cookie = await guest_of(request)
    await proven_if_possible(request, guest)
    if len(await keyring.of(guest.id)) >= MOST:
        raise ApiError(409, "too_many_passkeys", f"Nobody has more than {MOST} passkeys: remove one first.")
    try:
        found = passkeys.verify_registration(site, new.credential, partial(keyring.settle, guest=guest.id))
        await keyring.add(guest.id, found.key, name, found.credential, found.count)
    except (passkeys.BadPasskeyError, ConflictError) as error:
        raise ApiError(400, "bad_passkey", f"This passkey cannot be used: {error}") from error
    await prove(request, cookie)
    security.info("a new passkey: guest %s", guest.id)
    return reply(Done(), cookie)


@delete("/api/me/passkeys/{key:str}", status_code=200)
async def drop_passkey(request: AnyRequest) -> Response[Done]:
    """Know me by this passkey no more."""
    own_page(request)
    guest, cookie = await guest_of(request)
    await proven_if_possible(request, guest)
    security.info("a passkey removed: guest %s", guest.id)
    await services_of(request).keyring.drop(guest.id, request.path_params["key"])
    return reply(Done(), cookie)


@post("/api/enter/passkey/options", status_code=200, opt={"door": "open"})
async def entry_options(request: AnyRequest) -> Response[dict[str, Any]]:
    """Return the options with which a browser lets a person choose a passkey."""
    site = _site(request)
    count_entry(request)
    from quarterdeck.server.accounts import passkeys

    return reply(passkeys.sign_in_options(site, services_of(request).keyring.challenge(None)), None)


@post("/api/enter/passkey", status_code=200, opt={"door": "open"})
async def enter_by_passkey(request: AnyRequest) -> Response[Me]:
    """Make this browser known by a passkey."""
    site = _site(request)
    count_entry(request)
    from quarterdeck.server.accounts import passkeys

    answer = (await body_of(request, Signed)).credential
    services = services_of(request)
    keyring = services.keyring
    try:
        known = await keyring.find(passkeys.passkey_id(answer))
        if known is None:
            raise passkeys.BadPasskeyError("nobody has it")
        count = passkeys.verify_signature(site, answer, known, partial(keyring.settle, guest=None))
    except passkeys.BadPasskeyError as error:
        raise ApiError(403, "no_passkey", f"This passkey does not hold here: {error}") from error
    await keyring.used(known.id, count)
    token = await services.guests.new_device(known.guest, proved=True)
    return await entered(request, known.guest, token, "a passkey")


def _site(request: AnyRequest) -> Site:
    """Where the asker's page is; its host is what a passkey belongs to. Raises ApiError where none can."""
    own_page(request)
    from quarterdeck.server.accounts.passkeys import Site

    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname or ""
    if not host or _figures(host):
        raise ApiError(400, "no_host", "A passkey belongs to a named address: open the page by its name.")
    return Site(origin, host)


def _figures(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


HANDLERS = [my_passkeys, passkey_options, add_passkey, drop_passkey, entry_options, enter_by_passkey]
