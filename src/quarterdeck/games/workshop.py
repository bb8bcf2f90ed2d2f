"""What a game lets people make of their own, as far as a server is needed for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Workshop:
    """A game's: definitions that one of its options takes."""

    wrong: Callable[[Any], str]
    """What is wrong with a definition by itself, in English; empty: nothing."""
    measure: str = ""
    """The module that, run as a program, measures a definition: `{"definition", "deals"}` on its standard input, and on
    its output lines of JSON with `done` and `of`, at last with `found` or `failed`. Empty: there is none."""
