"""All stored data about a person as one JSON file: identity, tables, decisions and chat.

Only the records of finished games contain decisions, so the file reveals no cards of a running game.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from quarterdeck.server.accounts.bot_tokens import known_bots
from quarterdeck.server.admin.member_search import the_person
from quarterdeck.server.db.storage import GuestRow, Storage
from quarterdeck.server.messages.log_entries import Created, unknown
from quarterdeck.server.messages.table_types import TableSummary
from quarterdeck.server.rooms.records import SOMEBODY, record_bytes
from quarterdeck.server.stores.duplicate_event_store import results_of
from quarterdeck.server.stores.site_store import SiteStore
from quarterdeck.server.stores.way_store import WayStore
from quarterdeck.server.support.cooperative import in_turns
from quarterdeck.server.tables.state import TableState

FORMAT = "quarterdeck-export/1"

Fetch = Callable[[str], Awaitable[TableState | None]]


async def exported(store: SiteStore, guest: GuestRow, fetch: Fetch) -> AsyncIterator[bytes]:
    """Yield the file in pieces, one game at a time, so that other requests need not wait until all are replayed.

    `fetch` returns the current state of a table. Raises StorageError.
    """
    storage = store.storage
    tables = [*await storage.tables_of(guest.id, None), *await storage.tables_of(guest.id, None, hidden=True)]
    tables.sort(key=lambda table: table.changed, reverse=True)
    for seat in (seat for table in tables for seat in table.seats if seat.kind == "person"):
        seat.name = seat.name or SOMEBODY
    yield msgspec.json.encode(await _head(store, guest, tables))[:-1] + b',"records":[\n'
    comma = b""
    lines: list[dict[str, Any]] = []
    mine = [table.id for table in tables]
    for table_id in dict.fromkeys([*mine, *await storage.tables_that_name(guest.id)]):
        state = await fetch(table_id)
        if state is None:
            continue
        lines += _said(table_id, guest, state)
        if table_id in mine and state.table is not None and state.seating.phase == "finished":
            yield comma + record_bytes(state, state.table)
            comma = b","
    yield b'],"chat":' + msgspec.json.encode(lines) + b"}\n"


async def _head(store: SiteStore, guest: GuestRow, tables: list[TableSummary]) -> dict[str, Any]:
    """Return the data about a person other than the records of their games and their chat."""
    head: dict[str, Any] = {"format": FORMAT, "name": guest.name, "tables": tables}
    if (person := await the_person(store, guest.id)) is not None:
        head |= {"created": person.created, "role": person.role, "ban": person.ban, "devices": person.devices}
        head |= {"companions": person.companions, "passkeys": person.passkeys}
    head["results"] = await results_of(store.storage, guest.id)
    head["ways"] = [
        {"kind": way.kind, "address": way.address, "language": way.language, "confirmed": way.confirmed}
        for way in await WayStore(store.storage).of(guest.id)
    ]
    head["bots"] = await known_bots(store.storage, guest.id, revoked=True)
    return head


def from_log(storage: Storage) -> Fetch:
    """Return a function that reads tables from their logs, for use without a server that has them open."""

    async def fetch(table_id: str) -> TableState | None:
        entries = await storage.read(table_id)
        if not entries or not isinstance(entries[0], Created) or unknown(entries[0]):
            return None
        state = TableState(table_id, entries[0])
        await in_turns(state.replay, entries[1:])
        return state

    return fetch


def _said(table_id: str, guest: GuestRow, state: TableState) -> list[dict[str, Any]]:
    """Return the lines of chat that a guest wrote at a table."""
    return [
        {"table": table_id, "at": line.at, "text": line.text, "phrase": line.phrase}
        for line in state.seating.chat
        if line.who == guest.id
    ]
