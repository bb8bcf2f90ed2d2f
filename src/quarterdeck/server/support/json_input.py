"""The decoding of JSON from clients, with limits."""

from typing import TypeVar

import msgspec

from quarterdeck.table.document import depth

DEPTH = 32
"""The most levels of nested objects and lists; real messages need fewer than ten."""

T = TypeVar("T")


class MalformedError(ValueError):
    """The input cannot be understood; the message says why."""


def understand(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode JSON as the decoder's type. Raises MalformedError."""
    try:
        found = decoder.decode(text)
        if _depth(text if isinstance(text, str) else text.decode()) <= DEPTH:
            return found
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MalformedError(str(error)) from error
    except RecursionError:
        pass
    raise MalformedError(f"Objects and lists lie more than {DEPTH} deep in each other")


def _depth(text: str) -> int:
    """Return the nesting depth of JSON text, or an upper bound that is quick to compute, if this is at most DEPTH."""
    rough = text.count("[") + text.count("{")
    return rough if rough <= DEPTH else depth(text.encode())
