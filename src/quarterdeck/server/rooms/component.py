"""Parts of a table's room that look into it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from quarterdeck.server.rooms.room import Room


class Part:
    """Part of a room, to which it refers.

    Room and part refer to each other, and to a game with all its states. Were it left to the garbage collector to find
    out that nobody else does, closed tables would stay in memory by the hundred.
    """

    def __init__(self, room: Room) -> None:
        """`room`: whose."""
        self._room = room

    def let_go(self) -> None:
        """Keep the room in memory no longer than others do: it is closed."""
        self._room = proxy(self._room)
