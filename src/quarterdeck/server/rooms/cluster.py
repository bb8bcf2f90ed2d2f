"""The processes that serve one database together, as each of them sees it (decision 0048).

Everything they share is in the database. When one process writes to a table's log, the others that have the table open
read the new entries. One process leads each table and runs its bots and its clock.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

SITE = ""
"""The lease of no table. Its holder does the site's own tasks: housekeeping, and opening tables with due clocks."""
LookAgain = Callable[[Collection[str] | None], Awaitable[None]]
"""Reloads the names and tokens of these guests, or of all (None), after another process may have changed them."""


class Cluster:
    """The other processes of a site. This class is for a process that is alone with its database; it costs nothing."""

    is_alone = True
    is_first = True
    """Whether this process does the tasks that are done once for the whole site."""

    async def start(self, rooms: Any, look_again: LookAgain) -> None:
        """Join the other processes of the site. `rooms`: this process's `registry.Rooms`, which refers to this one."""

    async def close(self) -> None:
        """Leave the cluster; other processes take over this one's tables."""

    async def register(self, table_id: str) -> None:
        """Register an open room, and learn who leads it, who is there, and what has happened in the meantime."""

    def forget(self, table_id: str) -> None:
        """Release a room that was closed."""

    def publish(self, table_id: str, here: str) -> None:
        """Send the other processes the presence at a table (`viewer.encode_presence`), if it has changed."""

    async def without_leader(self, tables: Sequence[str]) -> list[str]:
        """Return the tables among these that no living process leads. Raises StorageError."""
        return list(tables)

    async def tables_with_people(self) -> list[str]:
        """Return the listed tables that wait for people and have a player connected to another process.

        Raises StorageError.
        """
        return []

    async def seats_elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        """Return the seats, by table, whose people are connected to another process. Raises StorageError."""
        return {}
