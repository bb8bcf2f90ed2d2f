"""What somebody has played: their tables in pages, searched through, and counted up. Nothing here reads or writes."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.server.messages.table_summary import TableSummary
from quarterdeck.server.messages.tables import Opponents, Shelf, Tally

PAGE = 20
"""Finished tables on a page."""


def shelf(tables: Sequence[TableSummary], game: str, person: str, page: int) -> Shelf:
    """Page number `page` (from 1) of what is found: of `game`, where given, and with a name that contains `person`."""
    found = [table for table in tables if (not game or table.game == game) and _with(table, person.strip().casefold())]
    running = sorted((table for table in found if table.phase != "finished"), key=calls, reverse=True)
    finished = [table for table in found if table.phase == "finished"]
    pages = max(1, -(-len(finished) // PAGE))
    page = min(max(page, 1), pages)
    shown = finished[(page - 1) * PAGE : page * PAGE]
    return Shelf(running, shown, len(finished), page, pages, sorted({table.game for table in tables}))


def tallies(tables: Sequence[TableSummary]) -> list[Tally]:
    """How the reader's finished games came out, by game, number of players, and kind of opponent."""
    groups: dict[tuple[str, int, Opponents], list[TableSummary]] = {}
    for table in tables:
        if _counts(table):
            groups.setdefault((table.game, len(table.seats), _opponents(table)), []).append(table)
    return [_tally(*kind, group) for kind, group in sorted(groups.items())]


def calls(table: TableSummary) -> bool:
    """Whether the table waits for a decision of the reader's."""
    return table.phase == "playing" and table.you is not None and table.you in table.owing


def _with(table: TableSummary, person: str) -> bool:
    return not person or any(person in seat.name.casefold() for seat in table.seats)


def _counts(table: TableSummary) -> bool:
    """Finished, to be counted, and the reader sat there to the end, with somebody to play against."""
    outcome = table.outcome
    if table.phase != "finished" or outcome is None or not outcome.counts or table.you is None:
        return False
    return table.seats[table.you].kind == "person" and len(outcome.scores) > 1


def _opponents(table: TableSummary) -> Opponents:
    others = (seat for seat in table.seats if seat.seat != table.you)
    return "people" if any(seat.kind == "person" for seat in others) else "bots"


def _tally(game: str, players: int, opponents: Opponents, tables: Sequence[TableSummary]) -> Tally:
    won = even = points = 0.0
    for table in tables:
        outcome, you = table.outcome, table.you
        assert outcome is not None
        assert you is not None
        sides = len(outcome.scores)  # seats are counted off to the sides in turn
        winning = {seat % sides for seat in outcome.winners}
        even += 1 / sides
        won += 1 / len(winning) if you % sides in winning else 0.0
        points += outcome.scores[you % sides]
    count = len(tables)
    return Tally(game, players, opponents, count, round(won, 3), round(even, 3), round(points / count, 2))
