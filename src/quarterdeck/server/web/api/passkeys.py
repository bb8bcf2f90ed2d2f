"""The HTTP API: passkeys, with which a person signs in without typing."""

from functools import partial
from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, SkipValidation

from quarterdeck.games.text import clean_text, cut
from quarterdeck.server.db.group_commit import ConflictError
from quarterdeck.server.messages.accounts import Done, Me, NewPasskey, Passkey, Signed
from quarterdeck.server.settings.logs import security
from quarterdeck.server.stores.passkey_store import MOST, NAME_LENGTH
from quarterdeck.server.web.api.me import entered
from quarterdeck.server.web.errors import ApiError
from quarterdeck.server.web.request import AnyRequest, CurrentGuest, Services, count_entry, prove, proven

Named: TypeAlias = NamedDependency[SkipValidation[Any]]
"""The type of `relying_party` (`accounts.passkeys.RelyingParty`), which is imported when it is needed."""


async def _relying_party(request: AnyRequest) -> Any:
    """Return the origin and host of the page, to which a passkey belongs. Raises ApiError if the host has no name."""
    from quarterdeck.server.accounts.passkeys import RelyingParty

    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname or ""
    if not host or _figures(host):
        raise ApiError(400, "no_host", "A passkey belongs to a named address: open the page by its name.")
    return RelyingParty(origin, host)


def _figures(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@get("/api/me/passkeys")
async def my_passkeys(services: Services, guest: CurrentGuest) -> list[Passkey]:
    """Return the guest's passkeys."""
    return await services.passkeys.of(guest.id)


@post("/api/me/passkeys/options", status_code=200, guards=[proven])
async def passkey_options(services: Services, relying_party: Named, guest: CurrentGuest) -> dict[str, Any]:
    """Return the options with which the guest's browser makes a passkey."""
    from quarterdeck.server.accounts import passkeys

    keyring = services.passkeys
    known = await keyring.credentials(guest.id)
    return passkeys.registration_options(relying_party, guest, known, keyring.challenge(guest.id))


@post("/api/me/passkeys", status_code=200, guards=[proven])
async def add_passkey(
    request: AnyRequest, services: Services, relying_party: Named, guest: CurrentGuest, data: JSONBody[NewPasskey]
) -> Done:
    """Add a passkey of the guest."""
    from quarterdeck.server.accounts import passkeys

    name = cut(clean_text(data.name), NAME_LENGTH)
    if not name:
        raise ApiError(400, "bad_name", "A passkey needs a name.")
    keyring = services.passkeys
    if len(await keyring.of(guest.id)) >= MOST:
        raise ApiError(409, "too_many_passkeys", f"Nobody has more than {MOST} passkeys: remove one first.")
    try:
        found = passkeys.verify_registration(relying_party, data.credential, partial(keyring.settle, guest=guest.id))
        await keyring.add(guest.id, found.key, name, found.credential, found.count)
    except (passkeys.BadPasskeyError, ConflictError) as error:
        raise ApiError(400, "bad_passkey", f"This passkey cannot be used: {error}") from error
    await prove(request)
    security.info("a new passkey: guest %s", guest.id)
    return Done()


@delete("/api/me/passkeys/{key:str}", status_code=200, guards=[proven])
async def drop_passkey(services: Services, guest: CurrentGuest, key: FromPath[str]) -> Done:
    """Remove a passkey of the guest."""
    security.info("a passkey removed: guest %s", guest.id)
    await services.passkeys.drop(guest.id, key)
    return Done()


@post("/api/enter/passkey/options", status_code=200, opt={"door": "open"}, guards=[count_entry])
async def entry_options(services: Services, relying_party: Named) -> dict[str, Any]:
    """Return the options with which a browser lets a person choose a passkey."""
    from quarterdeck.server.accounts import passkeys

    return passkeys.sign_in_options(relying_party, services.passkeys.challenge(None))


@post("/api/enter/passkey", status_code=200, opt={"door": "open"}, guards=[count_entry])
async def enter_by_passkey(request: AnyRequest, services: Services, relying_party: Named, data: JSONBody[Signed]) -> Me:
    """Sign this browser in with a passkey."""
    from quarterdeck.server.accounts import passkeys

    keyring = services.passkeys
    try:
        known = await keyring.find(passkeys.passkey_id(data.credential))
        if known is None:
            raise passkeys.BadPasskeyError("nobody has it")
        count = passkeys.verify_signature(relying_party, data.credential, known, partial(keyring.settle, guest=None))
    except passkeys.BadPasskeyError as error:
        raise ApiError(403, "no_passkey", f"This passkey does not hold here: {error}") from error
    await keyring.used(known.id, count)
    token = await services.guests.new_device(known.guest, proved=True)
    return await entered(request, services, known.guest, token, "a passkey")


DEPENDENCIES = {"relying_party": Provide(_relying_party)}
