"""Which messages a table takes and which it refuses, with the reason. Nothing here changes anything."""

from __future__ import annotations

from quarterdeck.server.audience import Viewer
from quarterdeck.server.protocol import Change, Decide, Sit, Substitute
from quarterdeck.server.seating import Seating
from quarterdeck.server.views import refused
from quarterdeck.table import IllegalAction, NotYourTurn, Table, TableError, UnknownAction

MOST_ACTIONS = 64
"""More actions than any game's decision has, in one message."""


def decision(seating: Seating, table: Table | None, viewer: Viewer, message: Decide | Change) -> str | None:
    """The refusal of a decision or its change, or None where it may be carried out as a whole."""
    if viewer.seat is None:
        return refused("not_seated", "You have no seat at this table.")
    if seating.phase == "finished":
        return refused("finished", "The game is over.")
    if table is None:
        return refused("not_started", "The game has not begun: a seat is still free.")
    change = isinstance(message, Change)
    made = len(table.chosen(viewer.seat)) if change else 0
    if message.count != table.count(viewer.seat) - made or (change and not made):
        return refused("late", "That decision was made already.")
    if not 1 <= len(message.actions) <= MOST_ACTIONS:
        return refused("malformed", "A decision has at least one action.")
    return rules(table, viewer.seat, message.actions, change)


def rules(table: Table, seat: int, actions: list[int], change: bool = False) -> str | None:
    """The refusal of actions that the rules do not allow now, or None."""
    try:
        (table.check_change if change else table.check)(seat, actions)
    except NotYourTurn:
        return refused("not_your_turn", "It is not your turn.")
    except IllegalAction as error:
        return refused("illegal", str(error), error.reason)
    except UnknownAction as error:
        return refused("malformed", str(error))
    except TableError as error:
        return refused("late", str(error))
    return None


def sitting(seating: Seating, viewer: Viewer, message: Sit) -> str | None:
    """The refusal of a wish to sit down, or None."""
    if viewer.guest is None:
        return refused("not_seated", "You are no guest here yet: open the page first.")
    if not 0 <= message.seat < len(seating.places):
        return refused("malformed", f"There is no seat {message.seat}.")
    if viewer.seat is not None:
        return refused("seat_taken", "You have a seat already.")
    if seating.places[message.seat].kind != "open":
        return refused("seat_taken", "That seat is taken.")
    return None


def leaving(seating: Seating, viewer: Viewer) -> str | None:
    """The refusal of a wish to get up, or None."""
    if viewer.seat is None:
        return refused("not_seated", "You have no seat at this table.")
    if seating.phase == "finished":
        return refused("finished", "The game is over.")
    return None


def substitution(seating: Seating, online: set[str], viewer: Viewer, message: Substitute) -> str | None:
    """The refusal of a wish to put a bot at a seat, or None."""
    if viewer.guest is None or viewer.guest != seating.acting_host(online):
        return refused("not_host", "Only the host can do that.")
    if not 0 <= message.seat < len(seating.places):
        return refused("malformed", f"There is no seat {message.seat}.")
    if seating.phase == "finished":
        return refused("finished", "The game is over.")
    place = seating.places[message.seat]
    if place.kind == "bot" or (place.guest is not None and place.guest in online):
        return refused("seat_taken", f"{place.name} sits there.")
    return None
