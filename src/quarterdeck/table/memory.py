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
    dealt = max((at for at, event in enumerate(events) if event["event"] in game.round_starts), default=0)
    latest = {_whose(event): at for at, event in enumerate(events) if at >= dealt}
    found = []
    for at, event in enumerate(events):
        fields = game.kept_by_owner.get(event["event"], ())
        shown = _hidden(event, fields, seat) if fields else event
        own = event.get("seat") == seat and seat >= 0
        if at < first and not own and at != latest.get(_whose(event)):
            shown = _hidden(shown, game.forgets.get(event["event"], ()), None)
        found.append(shown)
    return found


def _still_open(game: Game, events: Sequence[Event]) -> int:
    """The first event of the last complete trick: what follows the end of the one before."""
    ends = [at for at, event in enumerate(events) if event["event"] == game.trick_end]
    return ends[-2] + 1 if len(ends) > 1 else 0


def _whose(event: Event) -> tuple[Any, Any]:
    """The newest such event of a seat in this round tells what lies there now."""
    return event["event"], event.get("seat")


def _hidden(event: Event, fields: Sequence[str], owner: int | None) -> Event:
    """The event without what these fields tell, but for the owner's entry."""
    return event | {name: _blank(event[name], owner) for name in fields if name in event}


def _blank(value: Any, owner: int | None) -> Any:
    if not isinstance(value, list):
        return None
    return [entry if at == owner else None for at, entry in enumerate(value)]
