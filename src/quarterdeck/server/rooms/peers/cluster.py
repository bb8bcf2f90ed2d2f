"""The processes that serve one database together, as each of them sees it (decision 0048).

Everything they share is in the database. A process that has a table open reads on in its log when another one has
written there; one of them leads the table: its bots think there, and its clock runs there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Protocol

from quarterdeck.server.messages.log_entries import Entry
from quarterdeck.server.rooms.viewers.viewer import RemoteViewer

SITE = ""
"""Who holds the lease of no table does what is to be done once for all: tidies up, looks for clocks that run out."""


class OpenTable(Protocol):
    """A room, as far as other processes concern it. Nothing here waits."""

    id: str

    @property
    def seq(self) -> int:
        """Up to which entry its log is taken into account."""

    def receive_entries(self, first: int, entries: Sequence[Entry]) -> None:
        """Take in entries by which the log continues; the first has the number `first`."""

    def receive_presence(self, elsewhere: Mapping[str, Sequence[RemoteViewer]]) -> None:
        """Take in the connections of other processes, by process."""

    def set_leading(self, leads: bool) -> None:
        """From now on its bots think here, and its clock runs here; or in another process."""

    def presence_text(self) -> str:
        """Its own connections, as the others are told of them; empty where there are none."""


class Tables(Protocol):
    """The rooms of a process."""

    def loaded_room(self, table_id: str) -> OpenTable | None:
        """Return the room of a table if it is open, or None."""

    def loaded(self) -> Sequence[OpenTable]:
        """All rooms that are open."""

    async def reread(self, table_id: str) -> None:
        """Read a table's log again after it was replaced or deleted."""

    async def take_over(self, tables: Collection[str]) -> None:
        """Take over tables that have lost their leader, if somebody may wait for them."""


LookAgain = Callable[[Collection[str] | None], Awaitable[None]]
"""Something is different with these guests, or may be with any (None): their names, or by what they are known."""


class Cluster:
    """The other processes of a site. This one is alone with its database, at no cost."""

    is_alone = True
    is_first = True
    """Whether this process does what is to be done once for all."""

    async def start(self, tables: Tables, look_again: LookAgain) -> None:
        """Join the other processes of the site."""

    async def close(self) -> None:
        """Leave it: others lead what this one has led."""

    async def register(self, room: OpenTable) -> None:
        """Register an open room: find out who leads it, who is there, and what has happened in the meantime."""

    def forget(self, table_id: str) -> None:
        """Forget a room that was closed."""

    def publish(self, room: OpenTable) -> None:
        """Send the other processes who is at a table, if it has changed."""

    async def without_leader(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables that no living process leads. Raises StorageError."""
        return list(tables)

    async def tables_with_people(self) -> list[str]:
        """Return the listed tables that wait for people, and at which somebody sits by way of another process.

        Raises StorageError.
        """
        return []

    async def seats_elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        """Return the seats, by table, whose people are connected to another process. Raises StorageError."""
        return {}
