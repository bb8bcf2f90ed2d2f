"""The interface of a process to the other processes that serve the same database (decision 0048).

The processes share data only in the database. When one process writes to a table's log, the others that have the table
open read the new entries. Each table is led by one process, which runs its bots and its clock.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

SITE = ""
"""The name of a lease that belongs to the whole site, in place of a table's id.

Its holder does the tasks of the site: housekeeping, and opening tables whose clocks run out."""
LookAgain = Callable[[Collection[str] | None], Awaitable[None]]
"""Reloads the names and tokens of these guests, or of all (None), after another process may have changed them."""


class Cluster:
    """The connection to the other processes of a site. This base class is for a single process, and does nothing."""

    is_alone = True
    is_first = True
    """Whether this process does the tasks that are done once for the whole site."""

    async def start(self, rooms: Any, look_again: LookAgain) -> None:
        """Join the other processes of the site. `rooms`: this process's `registry.Rooms`, which uses this object."""

    async def close(self) -> None:
        """Leave the other processes, which then take over the tables that this one leads."""

    async def register(self, table_id: str) -> None:
        """Register an open room, and fetch its leader, its viewers at other processes and the newest log entries."""

    def forget(self, table_id: str) -> None:
        """Release a room that was closed."""

    def publish(self, table_id: str, here: str) -> None:
        """Send the other processes the presence at a table (`viewer.encode_presence`), if it has changed."""

    async def without_leader(self, tables: Sequence[str]) -> list[str]:
        """Return the tables among these that no living process leads. Raises StorageError."""
        return list(tables)

    async def tables_with_people(self) -> list[str]:
        """Return the listed tables that wait for people and have a seated guest connected to another process.

        Raises StorageError.
        """
        return []

    async def seats_elsewhere(self, tables: Collection[str]) -> dict[str, set[int]]:
        """Return, for each table, the seats whose guests are connected to another process. Raises StorageError."""
        return {}
