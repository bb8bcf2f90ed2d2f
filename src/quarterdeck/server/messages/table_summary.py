"""One line about a table, for lists."""

from __future__ import annotations

import msgspec

from quarterdeck.server.messages.table_types import Outcome, Phase, SeatInfo


class TableSummary(msgspec.Struct):
    """A table in one line, for lists. `created` and `changed` are Unix times in seconds.

    `owing`: the seats that owe a decision; `due`: when a clock runs out; `you`: the seat of whoever asks;
    `evening`: what ties the games of a group together, the id of their first table.
    """

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    created: float
    changed: float = 0.0
    title: str = ""
    evening: str = ""
    owing: list[int] = []
    due: float | None = None
    outcome: Outcome | None = None
    you: int | None = None
