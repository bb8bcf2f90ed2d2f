"""People: a guest has a name and is known by a secret token, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict

from quarterdeck.server.storage import GuestRow, Storage

COOKIE = "quarterdeck"
NAME_LENGTH = 24
_JOINER = "\u200d"
_KEPT_IN_MEMORY = 10_000


def clean_text(text: str) -> str:
    """One line of visible text: no control or bidirectional-override characters, single spaces."""
    text = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if character.isspace() else character for character in text)
    kept = (c for c in spaced if c == _JOINER or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str | None:
    """A name as it is shown, 1 to 24 characters; None where nothing usable is left."""
    cleaned = clean_text(name)
    visible = cleaned.replace(_JOINER, "")
    return cleaned if visible and len(cleaned) <= NAME_LENGTH else None


def token_hash(token: str) -> str:
    """What is stored of a token. (The token is random and long, so a plain hash is enough.)"""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Finds guests by their token and makes new ones."""

    def __init__(self, storage: Storage) -> None:
        """Guests are kept in `storage`; the latest also in memory."""
        self._storage = storage
        self._known: OrderedDict[str, GuestRow] = OrderedDict()

    async def find(self, token: str | None) -> GuestRow | None:
        """The guest with this token, or None. Raises StorageError."""
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        guest = self._known.get(key) or await self._storage.guest(key)
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def make(self) -> tuple[GuestRow, str]:
        """A new guest and its token. Raises StorageError."""
        token = secrets.token_urlsafe(32)
        guest = GuestRow(id=secrets.token_urlsafe(12), name=f"Guest {secrets.randbelow(900) + 100}")
        await self._storage.add_guest(guest, token_hash(token))
        self._remember(token_hash(token), guest)
        return guest, token

    async def rename(self, token: str, guest: GuestRow, name: str) -> GuestRow:
        """The guest under a new (clean) name. Raises StorageError."""
        await self._storage.rename_guest(guest.id, name)
        renamed = GuestRow(id=guest.id, name=name)
        self._remember(token_hash(token), renamed)
        return renamed

    def _remember(self, key: str, guest: GuestRow) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > _KEPT_IN_MEMORY:
            self._known.popitem(last=False)
