"""What somebody has played: their tables in pages, searched through, and counted up. Nothing here reads or writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from quarterdeck.server.messages.table_summary import Summary

PAGE = 20
"""Finished tables on a page."""

Opponents = Literal["people", "bots"]


class Shelf(msgspec.Struct):
    """The tables that are not finished, those that wait for the reader first, and one page of the finished ones.

    `finished` and `running` are the latest first; `count` is how many finished ones there are on all pages, `games`
    what was played at the reader's tables, found or not.
    """

    running: list[Summary]
    finished: list[Summary]
    count: int
    page: int
    pages: int
    games: list[str]


class Tally(msgspec.Struct):
    """Finished games of one kind. `opponents`: `people` where at least one other person played to the end.

    `won` counts a win that is shared by k sides as 1/k; `even` is how many that would be if every side won as often
    as the others; `points` is the mean of the own side's scores.
    """

    game: str
    players: int
    opponents: Opponents
    games: int
    won: float
    even: float
    points: float


def shelf(tables: Sequence[Summary], game: str, person: str, page: int) -> Shelf:
    """Page number `page` (from 1) of what is found: of `game`, where given, and with a name that contains `person`."""
    found = [table for table in tables if (not game or table.game == game) and _with(table, person.strip().casefold())]
    running = sorted((table for table in found if table.phase != "finished"), key=calls, reverse=True)
    finished = [table for table in found if table.phase == "finished"]
    pages = max(1, -(-len(finished) // PAGE))
    page = min(max(page, 1), pages)
    shown = finished[(page - 1) * PAGE : page * PAGE]
    return Shelf(running, shown, len(finished), page, pages, sorted({table.game for table in tables}))


def tallies(tables: Sequence[Summary]) -> list[Tally]:
    """How the reader's finished games came out, by game, number of players, and kind of opponent."""
    groups: dict[tuple[str, int, Opponents], list[Summary]] = {}
    for table in tables:
        if _counts(table):
            groups.setdefault((table.game, len(table.seats), _opponents(table)), []).append(table)
    return [_tally(*kind, group) for kind, group in sorted(groups.items())]


def calls(table: Summary) -> bool:
    """Whether the table waits for a decision of the reader's."""
    return table.phase == "playing" and table.you is not None and table.you in table.owing


def _with(table: Summary, person: str) -> bool:
    return not person or any(person in seat.name.casefold() for seat in table.seats)


def _counts(table: Summary) -> bool:
    """Finished, to be counted, and the reader sat there to the end, with somebody to play against."""
    outcome = table.outcome
    if table.phase != "finished" or outcome is None or not outcome.counts or table.you is None:
        return False
    return table.seats[table.you].kind == "person" and len(outcome.scores) > 1


def _opponents(table: Summary) -> Opponents:
    others = (seat for seat in table.seats if seat.seat != table.you)
    return "people" if any(seat.kind == "person" for seat in others) else "bots"


def _tally(game: str, players: int, opponents: Opponents, tables: Sequence[Summary]) -> Tally:
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
