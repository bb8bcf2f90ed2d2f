"""A table's deal that follows from numbers of all players (`table.fairness`): its key, its public part, its record."""

from quarterdeck.server.messages.server_messages import Deal
from quarterdeck.server.tables.seating import Seating
from quarterdeck.table import fairness
from quarterdeck.table.fairness import METHOD, DealSeat, RecordDeal

SLOW = 3600.0
"""If players have at least this number of seconds for a decision, they need not stay at the table."""


def key_of(seating: Seating) -> bytes:
    created = seating.created
    if not created.site:
        return bytes.fromhex(created.key)
    return fairness.key_of([place.number for place in seating.places], created.site)


def deal_of(seating: Seating) -> Deal | None:
    """Return the public part of the deal, without anyone's number; None if the server alone makes the deal."""
    if not seating.created.site:
        return None
    return Deal(
        fairness.site_commitment(seating.created.site),
        [place.commitment for place in seating.places],
        [seat for seat, place in enumerate(seating.places) if place.number],
        seating.full and not seating.dealt,
    )


def record_deal(seating: Seating) -> RecordDeal | None:
    """Return the deal as the record of a finished game gives it, with all numbers; None if the server alone made it."""
    site = seating.created.site
    if not site:
        return None
    seats = [_part(seating, seat) for seat in range(len(seating.places))]
    return RecordDeal(METHOD, fairness.site_commitment(site), site, seats)


def _part(seating: Seating, seat: int) -> DealSeat:
    place, without = seating.places[seat], seating.without
    if place.number:
        return DealSeat("number", place.commitment, place.number)
    if not place.commitment:
        return DealSeat("none")
    broke_off = without is not None and seat in without.broken_off
    return DealSeat("broken_off" if broke_off else "absent", place.commitment)


def is_slow(seating: Seating) -> bool:
    """Return whether decisions may take hours, so that people need not stay at the table."""
    clock = seating.created.clock
    return clock is not None and (clock.decision or 0.0) >= SLOW
