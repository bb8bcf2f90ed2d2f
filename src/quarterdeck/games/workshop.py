"""What a game lets people make of their own: how its page learns what is possible, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Workshop(Protocol):
    """A game's: definitions that one of its options takes. All that it tells is JSON, words in every language."""

    @property
    def most(self) -> int:
        """So many definitions are looked at in one go."""

    @property
    def measure(self) -> str:
        """The module that, run as a program, measures a definition: `{"definition", "deals"}` on its standard input,
        and on its output lines of JSON with `done` and `of`, at last with `found` or `failed`. Empty: there is none."""

    def bench(self) -> dict[str, Any]:
        """What a page needs to draw its forms: what definitions are made of, how it is called, and examples."""

    def examine(
        self, definition: Any, given: Mapping[str, Any] | None = None, beside: Sequence[Any] = ()
    ) -> dict[str, Any]:
        """What a definition says and what is wrong with it where these options are chosen, None: under the widest,
        and those `beside` it are chosen already."""

    def barred(self, definition: Any) -> dict[str, Any]:
        """What else each part of a definition could not be, and why; under the widest options."""
