"""What a guest is sent whose page is closed."""

from __future__ import annotations

from typing import Literal

import msgspec


class Message(msgspec.Struct, frozen=True):
    """What is told; the browser has the words (frontend/src/words/*/push.ts), and so has `letters`.

    `kind`: it is the reader's turn, or `name` offers another game. `title`: the table's, where it has one.
    """

    kind: Literal["turn", "rematch"]
    table: str
    game: str
    title: str
    name: str = ""
