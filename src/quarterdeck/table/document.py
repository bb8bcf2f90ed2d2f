"""JSON documents as records are: what keeps a text from being one, in words."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec

_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_BYTE = re.compile(r"byte (\d+)")


class _TwiceError(ValueError):
    """A name that stands twice in one object."""


def broken(text: bytes) -> str:
    """What makes `text` no JSON document; empty where it is one."""
    if text.startswith(_MARKS):
        return "it begins with a byte order mark: save it as UTF-8 without one"
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        return f"broken JSON: {lower(str(error).removeprefix('JSON is '))}"
    return ""


def doubled(text: bytes) -> str:
    """What is ambiguous in a JSON document: the first name that stands twice in one object; empty without any."""
    try:
        json.loads(text, object_pairs_hook=_once, parse_int=str, parse_float=str)
    except _TwiceError as error:
        return str(error)
    except (ValueError, RecursionError) as error:
        return f"broken JSON: {lower(str(error))}"
    return ""


def _once(pairs: Sequence[tuple[str, Any]]) -> None:
    seen = set()
    for name, _ in pairs:
        if name in seen:
            raise _TwiceError(f"{name[:40]!r} stands twice in the same object: only one of them can be meant")
        seen.add(name)


def place(text: bytes, name: str, first: int) -> str:
    """`file:line` of what is broken in a JSON document that begins at line `first`; else of its beginning."""
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        at = _BYTE.search(str(error))
        end = int(at.group(1)) if at else len(text.rstrip())
        return f"{name}:{first + text[:end].count(10)}"
    return f"{name}:{first}"


def lower(text: str) -> str:
    """`text` in one line, beginning small."""
    text = " ".join(text.split())
    return text[:1].lower() + text[1:]
