"""Guests: people with a name, who sign in with secret tokens. Only hashes of the tokens are stored."""

import asyncio
import hashlib
import secrets
import time
from typing import TypeGuard

from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.site_rules import Role
from quarterdeck.server.stores.guest_store import GuestStore, KnownToken
from quarterdeck.server.support.text import new_id

TOKEN_LENGTH = 100
DEVICE_SECONDS = 400 * 24 * 3600.0
"""How long a browser without a visit stays signed in; browsers keep no cookie longer."""
RENEW_SECONDS = 30 * 24 * 3600.0
"""The age at which a browser's token is replaced."""
OVERLAP_SECONDS = 60.0
"""How long a replaced token stays valid for requests already on their way."""
LINK_SECONDS = 600.0
"""How long a link to another browser stays valid."""
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of written codes, without those that are easily misread."""
_MISREAD = str.maketrans("OIL", "011")
_CODE_GROUPS = 7
MOST_COMPANIONS = 24
"""The most other people who may play on one guest's devices."""


def token_hash(token: str) -> str:
    """Return the hash under which a token is stored.

    The token is random and long, so a plain hash is enough.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def _possible(token: str | None) -> TypeGuard[str]:
    """Return whether a string can be a token; other strings are not looked up."""
    return token is not None and 0 < len(token) <= TOKEN_LENGTH


def clean_code(code: str) -> str:
    """Return a written code in the form that is hashed: only capitals and digits."""
    return "".join(letter for letter in code.upper().translate(_MISREAD) if letter in _LETTERS)


def new_code(groups: int) -> str:
    """Return a code that people can read and type: `groups` groups of four letters or digits."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(groups))


def new_guest(name: str = "") -> tuple[GuestRow, str]:
    """Return a new guest who is not stored yet, with the given name or a neutral one, and a token."""
    name = name or f"Guest {secrets.randbelow(900) + 100}"
    return GuestRow(id=new_id(12), name=name), secrets.token_urlsafe(32)


class Guests:
    """The guests of the server: found by token, created, and signed in on other browsers.

    All methods may raise StorageError.
    """

    def __init__(self, storage: Storage) -> None:
        """Read guests from `storage` at every request, so that a sign-out applies at once in every process."""
        self.store = GuestStore(storage)
        self._opening = asyncio.Lock()

    async def find(self, token: str | None) -> GuestRow | None:
        known = await self._known(token)
        return known.guest if known else None

    async def at_device(self, token: str | None) -> list[GuestRow]:
        """Return the guest with this token, then all others who play on their devices; none if the token is unknown."""
        return await self.store.at_device(token_hash(token)) if _possible(token) else []

    async def proved(self, token: str | None, seconds: float) -> bool:
        """Return whether the guest has proved their identity within `seconds`, by a passkey or a written code."""
        known = await self._known(token)
        return known is not None and known.proved is not None and known.proved > time.time() - seconds

    async def _known(self, token: str | None) -> KnownToken | None:
        return await self.store.find(token_hash(token), "device") if _possible(token) else None

    async def make(self, role: Role | None = None) -> tuple[GuestRow, str]:
        """Create a guest with a role on the site, and return it with its token."""
        guest, token = new_guest()
        await self.store.add(guest, token_hash(token), time.time() + DEVICE_SECONDS, role)
        return guest, token

    async def renew(self, token: str) -> str | None:
        """Return a new token for the browser that has `token`; None if `token` is new enough or unknown.

        The new token may not reach the browser, so both are valid until the browser uses it. Then the old one expires.
        """
        known = await self._known(token)
        if known is None:
            return None
        if known.follows is not None:
            await self.store.settle(token_hash(token), known.follows, time.time() + OVERLAP_SECONDS)
        if time.time() - known.created < RENEW_SECONDS:
            return None
        fresh = secrets.token_urlsafe(32)
        expires = time.time() + DEVICE_SECONDS
        await self.store.add_device(known.guest.id, token_hash(fresh), expires, known.proved, token_hash(token))
        return fresh

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        await self.store.rename(guest.id, name)
        return GuestRow(id=guest.id, name=name)

    # Other people on the same devices

    async def companion(self, keeper: GuestRow, name: str) -> GuestRow | None:
        """Return the person with a (clean) name who plays on the devices of `keeper`; None if there are too many."""
        async with self._opening:  # two requests at the same moment create only one person
            known = await self.store.companions(keeper.id)
            found = next((companion for companion in known if companion.name == name), None)
            if found is None and len(known) < MOST_COMPANIONS:
                found = GuestRow(id=new_id(12), name=name)
                await self.store.add_companion(found, keeper.id)
            return found

    # Other browsers

    async def link(self, guest: GuestRow) -> str:
        """Create a secret that signs this guest in on one other browser, within LINK_SECONDS."""
        secret = secrets.token_urlsafe(24)
        await self.store.add_token(guest.id, token_hash(secret), "link", time.time() + LINK_SECONDS)
        return secret

    async def recovery(self, guest: GuestRow) -> str:
        """Create a written code, which signs this guest in on any browser until the next code is made."""
        code = new_code(_CODE_GROUPS)
        await self.store.add_token(guest.id, token_hash(clean_code(code)), "recovery")
        return code

    async def enter(self, secret: str) -> tuple[GuestRow, str] | None:
        """Return the guest of a link's secret or a written code, with a new token for this browser, or None."""
        async with self._opening:  # a link opened twice at the same moment signs in only once
            for key in (token_hash(secret), token_hash(clean_code(secret))):
                found = await self.store.find(key, "link", "recovery")
                if found is not None:
                    return await self._enter(key, found)
        return None

    async def _enter(self, key: str, found: KnownToken) -> tuple[GuestRow, str]:
        if found.kind == "link":
            await self.store.drop_token(key)
        return found.guest, await self.new_device(found.guest, proved=found.kind == "recovery")

    async def new_device(self, guest: GuestRow, proved: bool) -> str:
        """Create the token of one more browser of this guest; `proved`: they have just proved their identity."""
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self.store.add_device(guest.id, token_hash(token), now + DEVICE_SECONDS, now if proved else None)
        return token

    async def sign_out(self, token: str) -> None:
        await self.store.drop_token(token_hash(token))

    async def sign_out_everywhere(self, guest: GuestRow) -> None:
        """Make all browser tokens and links of this guest expire; the written code and passkeys stay valid."""
        await self.store.drop_kind(guest.id, "device")
        await self.store.drop_kind(guest.id, "link")

    async def disown(self, guest: GuestRow, name: str) -> None:
        """Sign the guest out everywhere for good, and replace the name by the neutral `name` until they are erased."""
        await self.store.disown(guest.id, name)
