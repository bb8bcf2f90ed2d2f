"""What others send, as the types that it should be: read in one place, whatever it is."""

from typing import TypeVar

import msgspec

from quarterdeck.table.document import depth

DEPTH = 32
"""How deep objects and lists may lie in each other; what people send needs fewer than ten."""

T = TypeVar("T")


class MalformedError(ValueError):
    """The input cannot be understood; the message says why."""


def understand(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """JSON as the decoder's type. Raises MalformedError."""
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
    """Return the nesting depth of JSON text, or an upper bound if that is at most DEPTH."""
    rough = text.count("[") + text.count("{")
    return rough if rough <= DEPTH else depth(text.encode())
