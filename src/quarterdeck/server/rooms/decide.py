"""Decisions, which are most of what is asked of a table: checked, and carried out without a task where that can be."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence

from quarterdeck.server.messages.client_messages import Change, Decide
from quarterdeck.server.messages.log_entries import Changed, Decided, Entry, Returned
from quarterdeck.server.rooms import permissions
from quarterdeck.server.rooms.room import Room
from quarterdeck.server.rooms.table_log import TOO_LONG, Done
from quarterdeck.server.rooms.viewers.audience import Viewer


def entries_of_decision(room: Room, viewer: Viewer, message: Decide | Change) -> Sequence[Entry]:
    """Return the entries that a decision adds to the log.

    A refused decision adds nothing. Neither does one that was already carried out: the viewer is sent the whole table.
    """
    seating = room.seating
    if viewer.seat is not None and message.id and message.id in seating.places[viewer.seat].decided:
        room.audience.send_snapshot(viewer, seating, room.table)
        return ()
    refusal = permissions.decision(seating, room.table, viewer, message)
    if refusal is not None or viewer.seat is None:
        viewer.refuse(refusal or permissions.NO_SEAT)
        return ()
    entry: Entry
    if isinstance(message, Change):
        entry = Changed(viewer.seat, message.actions, message.id, at=viewer.last_message_at)
    else:
        entry = Decided(
            viewer.seat, message.actions, lag=round(viewer.lag, 3), id=message.id, at=viewer.last_message_at
        )
    away = seating.places[viewer.seat].standin is not None
    return (Returned(viewer.seat), entry) if away else (entry,)


def decide_inline(
    room: Room, viewer: Viewer, message: Decide, retry: Callable[[], Awaitable[None]], on_done: Done
) -> None:
    """Carry out a decision without a task, when no other command has the turn (`Room.is_free`).

    `on_done` is called when it is stored and sent, or refused. `retry` repeats the command if it could not be stored.
    """
    room.take_turn()
    viewer.last_message_at = time.time()
    entries: Sequence[Entry] = ()
    try:
        entries = entries_of_decision(room, viewer, message)
        if room.log.is_full(entries):
            entries = ()
            viewer.refuse(TOO_LONG)
    except BaseException:
        room.end_turn()
        raise
    if entries:
        room.log.append_inline(entries, retry, on_done)
    else:
        room.end_turn()
        on_done(None)
