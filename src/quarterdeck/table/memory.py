"""What may be looked at again where players must remember: the last trick, and what lies open for all to see.

A game declares what its events tell of cards that nobody may turn up again (`Game.forgets`). Of an event as old as
that these fields are null, or a null each in a list. The list of events keeps its length, so that steps stand where
they stood and a page can count what it may no longer name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import Event, Game


def remembered(game: Game, events: Sequence[Event], seat: int) -> list[Event]:
    """The events that `seat` has seen, without what it has to remember by itself."""
    first = _still_open(game, events)
    dealt = max((at for at in range(first) if events[at]["event"] in game.round_starts), default=0)
    # What lay on the table when the last trick began: without it nobody could say why it was taken.
    lying = {_whose(events[at]): at for at in range(dealt, first) if events[at]["event"] in game.stays}
    found = []
    for at, event in enumerate(events):
        forgets, kept = (fields.get(event["event"], ()) for fields in (game.forgets, game.kept_by_owner))
        fields = [name for name in kept if name not in forgets]
        own = event.get("seat") == seat and seat >= 0
        if at < first and not own and at != lying.get(_whose(event)):
            fields += forgets
        found.append(_hidden(event, fields, kept, seat))
    return found


def _still_open(game: Game, events: Sequence[Event]) -> int:
    """The first event of the last complete trick: what follows the end of the one before."""
    ends = [at for at, event in enumerate(events) if event["event"] == game.trick_end]
    return ends[-2] + 1 if len(ends) > 1 else 0


def _whose(event: Event) -> tuple[Any, Any]:
    """The newest such event of a seat tells what lies there."""
    return event["event"], event.get("seat")


def _hidden(event: Event, fields: Sequence[str], kept: Sequence[str], seat: int) -> Event:
    """The event without what these fields tell; of those that are kept by their owners but for the seat's entry."""
    blank = {name: _blank(event[name], seat if name in kept else None) for name in fields if name in event}
    return event | blank if blank else event


def _blank(value: Any, owner: int | None) -> Any:
    if not isinstance(value, list):
        return None
    return [entry if at == owner else None for at, entry in enumerate(value)]
