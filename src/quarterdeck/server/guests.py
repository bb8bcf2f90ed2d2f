"""People: a guest has a name and is known by secret tokens, of which only the hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict

from quarterdeck.server.guestbook import Guestbook, Kind
from quarterdeck.server.storage import GuestRow, Storage

_KEPT_IN_MEMORY = 10_000
LINK_SECONDS = 600.0
"""How long a link to another browser holds."""
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of written codes: what is easily misread for another one is left out."""
_MISREAD = str.maketrans("OIL", "011")
_CODE_GROUPS = 5
MOST_COMPANIONS = 24
"""So many people may play at one guest's devices beside them."""


def token_hash(token: str) -> str:
    """What is stored of a token. (The token is random and long, so a plain hash is enough.)"""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_code(code: str) -> str:
    """A written code as it is hashed: capitals and figures, whatever was typed between them."""
    return "".join(letter for letter in code.upper().translate(_MISREAD) if letter in _LETTERS)


class Guests:
    """Finds guests by their token, makes new ones, and makes them known to other browsers."""

    def __init__(self, storage: Storage) -> None:
        """Guests are kept in `storage`; the latest also in memory."""
        self.book = Guestbook(storage)
        self._known: OrderedDict[str, GuestRow] = OrderedDict()
        self._opening = asyncio.Lock()

    async def find(self, token: str | None) -> GuestRow | None:
        """The guest with this token, or None. Raises StorageError."""
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        guest = self._known.get(key)
        if guest is None:
            found = await self.book.find(key, "device")
            guest = found[0] if found else None
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def make(self) -> tuple[GuestRow, str]:
        """A new guest and its token. Raises StorageError."""
        token = secrets.token_urlsafe(32)
        guest = GuestRow(id=secrets.token_urlsafe(12), name=f"Guest {secrets.randbelow(900) + 100}")
        await self.book.add(guest, token_hash(token))
        self._remember(token_hash(token), guest)
        return guest, token

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        """The guest under a new (clean) name. Raises StorageError."""
        await self.book.rename(guest.id, name)
        renamed = GuestRow(id=guest.id, name=name)
        for key in self._keys(guest):
            self._known[key] = renamed
        return renamed

    # Other people at the same device

    async def companion(self, keeper: GuestRow, name: str) -> GuestRow | None:
        """The person of a (clean) name who plays at the devices of `keeper`; None: there are too many of them.

        Raises StorageError.
        """
        async with self._opening:  # one who comes twice at the same moment is one person
            known = await self.book.companions(keeper.id)
            found = next((companion for companion in known if companion.name == name), None)
            if found is None and len(known) < MOST_COMPANIONS:
                found = GuestRow(id=secrets.token_urlsafe(12), name=name)
                await self.book.add_companion(found, keeper.id)
            return found

    # Other browsers

    async def link(self, guest: GuestRow) -> str:
        """A secret that makes one other browser known as this guest, within LINK_SECONDS. Raises StorageError."""
        secret = secrets.token_urlsafe(24)
        await self.book.add_token(guest.id, token_hash(secret), "link", time.time() + LINK_SECONDS)
        return secret

    async def recovery(self, guest: GuestRow) -> str:
        """A code to be written down, which makes any browser known as this guest until there is another code.

        Raises StorageError.
        """
        code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_GROUPS * 4))
        await self.book.add_token(guest.id, token_hash(code), "recovery")
        return "-".join(code[at : at + 4] for at in range(0, len(code), 4))

    async def enter(self, secret: str) -> tuple[GuestRow, str] | None:
        """Whom the secret of a link, or a written code, makes this browser known as, and its token; None: it holds not.

        Raises StorageError.
        """
        async with self._opening:  # a link opened twice at the same moment is opened once
            for key in (token_hash(secret), token_hash(clean_code(secret))):
                found = await self.book.find(key, "link", "recovery")
                if found is not None:
                    return await self._enter(key, *found)
        return None

    async def _enter(self, key: str, guest: GuestRow, kind: Kind) -> tuple[GuestRow, str]:
        if kind == "link":
            await self.book.drop_token(key)
        return guest, await self.new_device(guest)

    async def new_device(self, guest: GuestRow) -> str:
        """The token by which one more browser is known as this guest. Raises StorageError."""
        token = secrets.token_urlsafe(32)
        await self.book.add_token(guest.id, token_hash(token), "device")
        self._remember(token_hash(token), guest)
        return token

    async def sign_out(self, token: str) -> None:
        """This browser is nobody's any more. Raises StorageError."""
        await self.book.drop_token(token_hash(token))
        self._known.pop(token_hash(token), None)

    async def sign_out_everywhere(self, guest: GuestRow) -> None:
        """No browser and no link leads to this guest any more; written code and passkeys do. Raises StorageError."""
        await self.book.drop_kind(guest.id, "device")
        await self.book.drop_kind(guest.id, "link")
        self._forget(guest)

    async def disown(self, guest: GuestRow, name: str) -> None:
        """Nobody can be this guest any more, who has the neutral `name` until they are erased. Raises StorageError."""
        await self.book.disown(guest.id, name)
        self._forget(guest)

    def _keys(self, guest: GuestRow) -> list[str]:
        return [key for key, known in self._known.items() if known.id == guest.id]

    def _forget(self, guest: GuestRow) -> None:
        for key in self._keys(guest):
            del self._known[key]

    def _remember(self, key: str, guest: GuestRow) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > _KEPT_IN_MEMORY:
            self._known.popitem(last=False)
