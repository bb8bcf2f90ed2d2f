"""The outcomes of games, for lists and statistics."""

from quarterdeck.server.messages.table_types import VARIANT, Outcome
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import Table


def counts(seating: Seating) -> bool:
    """Return whether a table's game counts in statistics: no decision was taken back, and no hint was given."""
    return not (seating.taken_back or seating.hinted)


def outcome(seating: Seating, table: Table | None) -> Outcome | None:
    """Return how a table's game ended; None while it runs."""
    options = seating.created.options
    variant = {name: options[name] for name in VARIANT if name in options}
    if seating.over is not None:
        conceded = seating.over.seat if seating.over.why == "concession" else None
        return Outcome([], [], seating.over.why, conceded, counts(seating) and conceded is not None, variant)
    result = table.result() if table is not None else None
    return Outcome(result["winners"], result["scores"], counts=counts(seating), variant=variant) if result else None
