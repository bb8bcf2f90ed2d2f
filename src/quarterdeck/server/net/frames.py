"""Frames of the WebSocket protocol (RFC 6455, 5.2), as far as they are read and written past its library."""

from __future__ import annotations

TEXT, BINARY = 0x81, 0x82
PING, PONG = b"\x89\x00", b"\x8a\x80"
"""Frames without a payload: how the server asks, and how an answer begins, before its mask."""
MASKED, SHORT, HEAD = 0x80, 125, 6
"""How the second byte of a client's frame begins, the longest message it tells the length of, and where that begins."""
CUT = -1


def frame_of(payload: bytes, kind: int = TEXT) -> bytes:
    """Return a message as one frame of a server."""
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    if size < 1 << 16:
        return bytes((kind, 126, size >> 8, size & 255)) + payload
    return bytes((kind, 127)) + size.to_bytes(8) + payload


def is_short(data: bytes) -> bool:
    """Whether it is one short message of a client, whole and in one frame."""
    size = len(data) - HEAD
    return 0 < size <= SHORT and data[0] == TEXT and data[1] == MASKED + size


def unmasked(frame: bytes) -> bytes:
    """Return the payload of a short frame of a client."""
    size = len(frame) - HEAD
    mask = (frame[2:HEAD] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[HEAD:]) ^ int.from_bytes(mask)).to_bytes(size)


def missing(data: bytes, before: int) -> int:
    """Return the number of bytes of the last frame still missing, when `before` were missing; CUT if unknown."""
    at = before
    while 0 <= at < len(data):
        if len(data) - at < 2:
            return CUT
        size = data[at + 1] % MASKED
        more = {126: 2, 127: 8}.get(size, 0)
        if len(data) - at < 2 + more:
            return CUT
        if more:
            size = int.from_bytes(data[at + 2 : at + 2 + more])
        at += 2 + more + (4 if data[at + 1] & MASKED else 0) + size
    return at - len(data) if at >= 0 else CUT
