"""Evenings: the tables at which the same people play one after the other, each opened from the previous one."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES, Game, OptionError
from quarterdeck.games.options import seat_count
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.messages.client_messages import Rematch
from quarterdeck.server.messages.log_entries import Chair, Spoke
from quarterdeck.server.messages.server_messages import Refused
from quarterdeck.server.messages.table_types import TableSummary
from quarterdeck.server.messages.tables import Evening, Standing
from quarterdeck.server.tables.seating import Place, Seating


def next_table(seating: Seating, wish: Rematch) -> tuple[Game, dict[str, Any], list[Chair]] | Refused:
    """Return the game, options and chairs of the table that continues the evening, or the refusal.

    People keep their order, unless the seats are drawn at random (`wish.shuffle`). Bots fill the remaining seats.
    """
    before = seating.created
    game = GAMES.get(wish.game or before.game)
    if game is None:
        return Refused("malformed", f"There is no game {wish.game!r}.")
    given = wish.options if wish.options is not None else before.options if game.id == before.game else {}
    chairs = [_chair(place) for place in seating.places]
    people = sum(chair.kind == "person" and chair.owner is None for chair in chairs)
    try:
        options = game.complete(given)
        count = seat_count(game, options)
    except OptionError as error:
        return Refused("malformed", str(error))
    if people > count:
        return Refused("too_many", f"That game has {count} seats, and you are {people}.")
    chairs = _with_bots(chairs, seating.created.standin, count)
    if wish.shuffle:
        secrets.SystemRandom().shuffle(chairs)
    return game, options, chairs


def chat_along(seating: Seating, chairs: list[Chair], lines: int) -> list[Spoke]:
    """Return the last `lines` of chat, which are copied to the next table with these chairs.

    All guests of the next table could see this table's chat. Lines from an earlier table are copied only if all of them
    were at that table, too.
    """
    seats = {chair.guest: seat for seat, chair in enumerate(chairs) if chair.guest}
    all_saw = all(seating.came_along(guest) for guest in seats)
    said = [*seating.chat_before, *seating.chat] if all_saw else seating.chat
    return [
        Spoke(line.who, line.name, line.text, line.at, seats.get(line.who), line.phrase, before=True)
        for line in said[-lines:]
    ]


def _with_bots(chairs: list[Chair], level: Level, count: int) -> list[Chair]:
    """Return the chairs with `count` seats: surplus bots are removed from the end, missing seats get bots."""
    for at in range(len(chairs) - 1, -1, -1):
        if len(chairs) > count and (chairs[at].kind == "bot" or chairs[at].owner is not None):
            del chairs[at]
    return chairs + [Chair("bot", level)] * (count - len(chairs))


def _chair(place: Place) -> Chair:
    """Return the chair that replaces a place at the next table.

    A bot from outside keeps its seat only if it played to the end. A person to whom a bot's seat was promised gets it.
    """
    if place.heir is not None:
        return Chair("person", guest=place.heir.guest, name=place.heir.name)
    if place.kind == "person" or (place.owner is not None and place.standin is None):
        return Chair("person", guest=place.guest, name=place.name, owner=place.owner)
    return Chair("bot", place.bot)


async def evening_of(
    storage: Storage, evening: str, live: Callable[[list[TableSummary]], Awaitable[list[TableSummary]]]
) -> Evening | None:
    """Return the evening with this id, or None. `live` adds to summaries who is present. Raises StorageError."""
    tables = await live(await storage.games_of(evening))
    if not tables:
        return None
    standings: dict[str, Standing] = {}
    members = await storage.seats_of(evening)
    for table in tables:
        for guest, seat in members.get(table.id, ()):
            _count(standings, guest, seat, table)
    ordered = sorted(standings.values(), key=lambda standing: (-standing.wins, standing.name))
    running = next((table.id for table in reversed(tables) if table.phase != "finished"), None)
    return Evening(evening, tables, ordered, running)


def _count(standings: dict[str, Standing], guest: str, seat: int, table: TableSummary) -> None:
    """Add one table to a person's standing in the evening; a game without a result adds only the name."""
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        return
    standing = standings.setdefault(guest, Standing("", 0, 0, {}))
    standing.name = table.seats[seat].name
    came = table.outcome
    if came is None or came.ended in ("agreement", "rules", "length", "site"):
        return
    standing.games += 1
    if came.ended == "concession":
        standing.wins += seat != came.conceded
        return
    standing.wins += seat in came.winners
    total, games = standing.points.get(table.game, (0, 0))
    standing.points[table.game] = (total + came.scores[seat % len(came.scores)], games + 1)
