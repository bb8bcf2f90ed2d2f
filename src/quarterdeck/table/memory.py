"""The earlier events that a seat may look up in a game in which players must remember cards.

The seat may see the last trick and the cards that lie open. A game declares which fields of its events show cards that
may not be looked at again (`Game.memory_hides`). In older events these fields are null, or lists of nulls. The list of
events keeps its length, so the event counts in steps stay valid, and a page can still count the cards that it may no
longer name.
"""

from collections.abc import Sequence
from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.games.types import Event


def remembered(game: Game, events: Sequence[Event], seat: int) -> list[Event]:
    """Return the events that `seat` has seen, without the fields that the player has to remember."""
    first = _still_open(game, events)
    dealt = max((at for at in range(first) if events[at]["event"] in game.round_starts), default=0)
    # Events whose cards lay on the table when the last trick began: they are needed to explain who won the trick.
    lying = {_whose(events[at]): at for at in range(dealt, first) if events[at]["event"] in game.stays_visible}
    found = []
    for at, event in enumerate(events):
        hidden, kept = (fields.get(event["event"], ()) for fields in (game.memory_hides, game.memory_keeps))
        fields = [name for name in kept if name not in hidden]
        own = event.get("seat") == seat and seat >= 0
        if at < first and not own and at != lying.get(_whose(event)):
            fields += hidden
        found.append(_hidden(event, fields, kept, seat))
    return found


def _still_open(game: Game, events: Sequence[Event]) -> int:
    """Return the index of the first event of the last complete trick: the event after the end of the trick before."""
    ends = [at for at, event in enumerate(events) if event["event"] == game.trick_end]
    return ends[-2] + 1 if len(ends) > 1 else 0


def _whose(event: Event) -> tuple[Any, Any]:
    """Return a key for the event; of the events with the same key, only the newest one's cards lie on the table."""
    return event["event"], event.get("seat")


def _hidden(event: Event, fields: Sequence[str], kept: Sequence[str], seat: int) -> Event:
    """Return the event with these fields blanked; in the fields of `kept`, the seat's own entry stays."""
    blank = {name: _blank(event[name], seat if name in kept else None) for name in fields if name in event}
    return event | blank if blank else event


def _blank(value: Any, owner: int | None) -> Any:
    if not isinstance(value, list):
        return None
    return [entry if at == owner else None for at, entry in enumerate(value)]
