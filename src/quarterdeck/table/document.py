"""Checks that a JSON text means the same to every program, with a description of the fault if it does not.

The page follows the same rules (frontend/src/lib/json.ts).
"""

import json
import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import msgspec

_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_BYTE = re.compile(r"byte (\d+)")

DEPTH = 64
"""The greatest depth to which objects and lists may be nested."""

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


class TwiceError(ValueError):
    """The error for an object that contains the same name twice. The message is one line."""


def broken(text: bytes) -> str:
    """Return why `text` is not a valid JSON document; empty if it is one."""
    if text.startswith(_MARKS):
        return "it begins with a byte order mark: save it as UTF-8 without one"
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        return f"broken JSON: {lower(str(error).removeprefix('JSON is '))}"
    if depth(text) > DEPTH:
        return f"objects and lists lie more than {DEPTH} deep in each other"
    return ""


def depth(text: bytes) -> int:
    """Return how deeply objects and lists are nested in a text that is known to be JSON."""
    brackets = _STRING.sub(b"", text).translate(None, _NO_BRACKETS)
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0)


def values(text: bytes) -> Any:
    """Return the values in a JSON document that is not `broken`. Raises TwiceError.

    A whole number becomes an int even if it is written as 1.0, as JSON does not distinguish 1.0 from 1.
    """
    return json.loads(text, object_pairs_hook=_once, parse_float=_number)


def _number(text: str) -> int | float:
    value = float(text)
    return int(value) if value.is_integer() else value


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise TwiceError(f"{twice[:40]!r} stands twice in the same object: only one of them can be meant")
    return found


def place(text: bytes, name: str, first: int) -> str:
    """Return the place of the first fault in a JSON text as `file:line`; if there is none, the place of its beginning.

    `name`: the file; `first`: the line at which the text begins.
    """
    try:
        msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        at = _BYTE.search(str(error))
        end = int(at.group(1)) if at else len(text.rstrip())
        return f"{name}:{first + text[:end].count(10)}"
    return f"{name}:{first}"


def lower(text: str) -> str:
    """Return `text` in one line, with its first letter in lower case."""
    text = " ".join(text.split())
    return text[:1].lower() + text[1:]
