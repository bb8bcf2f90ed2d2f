"""Messages to push services: encrypted for one browser, and signed with this server's key.

RFC 8291 and 8188 (encryption: `http_ece`), RFC 8292 (VAPID: `py_vapid`). Their import takes a moment, so this module is
imported where it is first needed.
"""

import hashlib
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

SIGNATURE_SECONDS = 12 * 3600
"""Seconds for which a signature is valid (RFC 8292 allows a day)."""
PADDED = 600
"""Messages are padded to this number of bytes, so that their length reveals nothing."""
_POINT, _AUTH = 65, 16


def decode_base64(text: str) -> bytes:
    """Return the bytes of URL-safe base64 with or without its padding. Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encode_base64(data: bytes) -> str:
    """Return bytes as URL-safe base64 without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless a browser's keys are usable: a point of the curve P-256 and 16 random bytes."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(p256dh))
    if len(decode_base64(p256dh)) != _POINT or len(decode_base64(auth)) != _AUTH:
        raise ValueError("these are no keys of a subscription")


def new_key() -> str:
    """Return a private key for signing, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode_base64(number.to_bytes(32, "big"))


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message encrypted (`aes128gcm`) for the browser with these keys. Raises ValueError."""
    content: bytes = http_ece.encrypt(
        message.ljust(PADDED),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode_base64(p256dh),
        auth_secret=decode_base64(auth),
        version="aes128gcm",
    )
    return content


class Signer:
    """Signs messages with this server's key, so that push services accept them for browsers that subscribed here."""

    def __init__(self, private: str, public_url: str | None) -> None:
        """Load the key `private` (from `new_key`). `public_url`: the contact address for push services."""
        self._vapid = Vapid02.from_raw(private.encode())
        self._vapid.conf["no-strict"] = True
        host = urlsplit(public_url or "").hostname if (public_url or "").startswith("https:") else None
        self._contact = f"https://{host or 'localhost'}"
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encode_base64(point)

    def headers(self, endpoint: str) -> dict[str, str]:
        """Return the header that signs a message to an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNATURE_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def topic(table: str) -> str:
    """Return the topic that all messages of one table share; it does not reveal the table's id."""
    return encode_base64(hashlib.sha256(table.encode()).digest()[:24])
