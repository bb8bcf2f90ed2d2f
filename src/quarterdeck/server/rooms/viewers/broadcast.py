"""Sending what entries of a table's log change, whether this process or another one has appended them."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.server.messages.log_entries import Changed, Chosen, Decided, Ended, Entry, Spoke, TookBack
from quarterdeck.server.rooms.viewers.audience import Audience
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import Table

PLAY = (Decided, Changed)
"""The entries that are the game's own."""
PLAY_AND_CHAT = (*PLAY, Spoke)


def of_company(entries: Sequence[Entry]) -> bool:
    """Return whether entries change more than the game and the chat, such as the seats."""
    return any(not isinstance(entry, PLAY_AND_CHAT) for entry in entries)


def tell(
    audience: Audience,
    seating: Seating,
    table: Table | None,
    entries: Sequence[Entry],
    begun: bool,
    other_proposal: bool,
) -> None:
    """Send everyone the changes of `entries`, which were just applied.

    `begun`: the game had begun before these entries. `other_proposal`: the open proposal has changed.
    """
    play = [entry for entry in entries if isinstance(entry, PLAY)]
    # The game is over: from now on strict memory hides nothing.
    uncovered = bool(play) and seating.finished and seating.created.memory == "strict"
    if uncovered or any(isinstance(entry, (TookBack, Ended, Chosen)) for entry in entries):
        audience.send_snapshots(seating, table)
        return
    company = of_company(entries)
    if company:
        audience.send_presence(seating, table if begun else None)
    if table is not None and not begun:
        audience.reset_cursors()
    if table is not None and (play or not begun):
        # Who changes a secret choice shows that to nobody else.
        alone = len(play) == 1 and isinstance(play[0], Changed)
        audience.update(seating, table, play[0].seat if alone else None)
    if other_proposal and not company:
        audience.send_presence(seating, table)
    said = sum(isinstance(entry, Spoke) for entry in entries)
    for line in seating.chat[len(seating.chat) - said :]:
        audience.send_chat(line)
