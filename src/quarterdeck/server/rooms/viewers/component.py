"""Components of a room: each refers to its room by the narrow interface that it needs."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar
from weakref import proxy

from quarterdeck.server.messages.log_entries import Entry
from quarterdeck.server.rooms.viewers.audience import Audience
from quarterdeck.server.settings.config import Limits
from quarterdeck.server.support.mailbox import Command
from quarterdeck.server.tables.clock import Timing
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import Table


class TableRoom(Protocol):
    """A room whose table a component reads. `leads`: this process runs the table's timers and bots."""

    leads: bool

    @property
    def id(self) -> str:
        """The table's id."""

    @property
    def limits(self) -> Limits:
        """The limits on what people may do."""

    @property
    def closed(self) -> bool:
        """Whether the room was closed."""

    @property
    def seating(self) -> Seating:
        """Who sits where, and what goes on between them."""

    @property
    def table(self) -> Table | None:
        """The game, once it has begun."""

    @property
    def timing(self) -> Timing | None:
        """The clock, where there is one and the game has begun."""


class Log(Protocol):
    """The log of a table, as components write to it."""

    async def append(self, *entries: Entry) -> bool:
        """Store entries and send what they bring; False if they were not stored. Raises ConflictError."""


class ActiveRoom(TableRoom, Protocol):
    """A room in whose log a component stores entries, depending on who is here."""

    @property
    def audience(self) -> Audience:
        """The connections that look at the table."""

    @property
    def log(self) -> Log:
        """The table's log."""

    async def do(self, command: Command, *arguments: Any) -> Any:
        """Have a command done in its turn. Raises ClosedError, and what the command raises."""


R = TypeVar("R")


class Component(Generic[R]):
    """Part of a room, to which it refers.

    Room and part refer to each other, and to a game with all its states. Were it left to the garbage collector to find
    out that nobody else does, closed tables would stay in memory by the hundred.
    """

    def __init__(self, room: R) -> None:
        """`room`: whose."""
        self._room = room

    def let_go(self) -> None:
        """Keep the room in memory no longer than others do: it is closed."""
        self._room = proxy(self._room)
