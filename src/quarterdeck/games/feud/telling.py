"""Telling what happens: events as numbers in the state's buffer."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.feud.deck import ACTION_CARDS, COLUMNS, EVENT_ROOM, HEADER
from quarterdeck.kernel.bits import UNKNOWN

EVERYBODY = -1
NOBODY = 0


def tell(state: Any, kind: int, audience: int, public: int, secret: int) -> None:
    """Begin an event of `public` and then `secret` arguments, which `put` adds; `audience` sees the secret ones."""
    at = state.events
    state.event[at] = kind
    state.event[at + 1] = HEADER + public + secret
    state.event[at + 2] = audience
    state.event[at + 3] = public
    state.events = at + HEADER


def put(state: Any, value: int) -> None:
    """The next argument of the event that was begun last."""
    state.event[state.events] = value
    state.events += 1


def tell_one(state: Any, kind: int, a: int) -> None:
    """A public event of one argument."""
    tell(state, kind, EVERYBODY, 1, 0)
    put(state, a)


def tell_two(state: Any, kind: int, a: int, b: int) -> None:
    """A public event of two arguments."""
    tell(state, kind, EVERYBODY, 2, 0)
    put(state, a)
    put(state, b)


def put_deck(state: Any, seat: int, low: int, high: int) -> None:
    """The cards of the seat's Action Deck in places `low` to `high` - 1, in drawing order."""
    for i in range(high - 1, low - 1, -1):
        put(state, state.deck[seat * ACTION_CARDS + i])


def put_columns(state: Any, seat: int) -> None:
    """The six cards in the seat's columns."""
    for column in range(COLUMNS):
        put(state, state.column[seat * COLUMNS + column])


def hide(out: Any, seat: int) -> None:
    """Blank the secret arguments that `seat` (-1: a spectator) may not see, and what is left of older events."""
    at = 0
    while at < out.events:
        end = at + out.event[at + 1]
        audience = out.event[at + 2]
        if audience >= 0 and (seat < 0 or not audience >> seat & 1):
            for i in range(at + HEADER + out.event[at + 3], end):
                out.event[i] = UNKNOWN
        at = end
    for i in range(out.events, EVENT_ROOM):
        out.event[i] = 0
