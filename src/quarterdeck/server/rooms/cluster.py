"""The processes that serve one database together, as each of them sees it (decision 0048).

Everything they share is in the database. A process that has a table open reads on in its log when another one has
written there; one of them leads the table: its bots think there, and its clock runs there.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

SITE = ""
"""Who holds the lease of no table does what is to be done once for all: tidies up, looks for clocks that run out."""
LookAgain = Callable[[Collection[str] | None], Awaitable[None]]
"""Something is different with these guests, or may be with any (None): their names, or by what they are known."""


class Cluster:
    """The other processes of a site. This one is alone with its database, at no cost."""

    is_alone = True
    is_first = True
    """Whether this process does what is to be done once for all."""

    async def start(self, rooms: Any, look_again: LookAgain) -> None:
        """Join the other processes of the site. `rooms`: this process's (`registry.Rooms`, which has this one)."""

    async def close(self) -> None:
        """Leave it: others lead what this one has led."""

    async def register(self, table_id: str) -> None:
        """Register an open room: find out who leads it, who is there, and what has happened in the meantime."""

    def forget(self, table_id: str) -> None:
        """Forget a room that was closed."""

    def publish(self, table_id: str, here: str) -> None:
        """Send the other processes who is at a table (`viewer.encode_presence`), if it has changed."""

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
