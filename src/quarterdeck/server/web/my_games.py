"""The list of a person's tables, the search in it, and tallies. Nothing here reads or writes the database."""

from collections.abc import Sequence

from quarterdeck.server.messages.table_types import Outcome, TableSummary
from quarterdeck.server.messages.tables import Opponents, Shelf, Tally

PAGE = 20
"""The number of finished tables on one page of the list."""


def shelf(tables: Sequence[TableSummary], game: str, person: str, page: int) -> Shelf:
    """Return page `page` (from 1) of the reader's tables that match a search.

    The search is for tables of `game` with a player whose name contains `person`. An empty value matches all tables.
    """
    found = [table for table in tables if (not game or table.game == game) and _with(table, person.strip().casefold())]
    running = sorted((table for table in found if table.phase != "finished"), key=calls, reverse=True)
    finished = [table for table in found if table.phase == "finished"]
    pages = max(1, -(-len(finished) // PAGE))
    page = min(max(page, 1), pages)
    shown = finished[(page - 1) * PAGE : page * PAGE]
    return Shelf(running, shown, len(finished), page, pages, sorted({table.game for table in tables}))


def tallies(tables: Sequence[TableSummary]) -> list[Tally]:
    """Return the results of the reader's finished games by game, number of players, kind of opponents and variant."""
    groups: dict[tuple[str, int, Opponents, str], list[TableSummary]] = {}
    for table in tables:
        if _was_played(table) and table.outcome is not None:
            variant = " ".join(map(str, table.outcome.variant.values()))
            groups.setdefault((table.game, len(table.seats), _opponents(table), variant), []).append(table)
    return [_tally(game, players, against, group) for (game, players, against, _), group in sorted(groups.items())]


def calls(table: TableSummary) -> bool:
    """Return whether the table waits for a decision of the reader."""
    return table.phase == "playing" and table.you is not None and table.you in table.owing


def _with(table: TableSummary, person: str) -> bool:
    return not person or any(person in seat.name.casefold() for seat in table.seats)


def _was_played(table: TableSummary) -> bool:
    """Return whether the reader played a finished game to the end, against at least one other side."""
    outcome = table.outcome
    if table.phase != "finished" or outcome is None or table.you is None:
        return False
    return table.seats[table.you].kind == "person" and len(outcome.scores) > 1


def _opponents(table: TableSummary) -> Opponents:
    others = (seat for seat in table.seats if seat.seat != table.you)
    return "people" if any(seat.kind == "person" for seat in others) else "bots"


def _tally(game: str, players: int, opponents: Opponents, tables: Sequence[TableSummary]) -> Tally:
    everything = [(table.outcome, table.you) for table in tables if table.outcome is not None and table.you is not None]
    played = [(outcome, you) for outcome, you in everything if outcome.counts]
    places = [place(outcome, you) for outcome, you in played]
    scores = [outcome.scores[you % len(outcome.scores)] for outcome, you in played]
    sides = max(len(outcome.scores) for outcome, _ in everything)
    best = (min if any(_fewest_win(outcome) for outcome, _ in played) else max)(scores, default=None)
    counted = [places.count(at) for at in range(1, sides + 1)]
    variant, practice = everything[0][0].variant, len(everything) - len(played)
    return Tally(game, players, opponents, variant, counted, best, practice)


def place(outcome: Outcome, seat: int) -> int:
    """Return the rank of a seat's side, from 1 (the best). Seat n belongs to side n modulo the number of sides."""
    scores, sides = outcome.scores, len(outcome.scores)
    winning = {seat % sides for seat in outcome.winners}
    if (own := seat % sides) in winning:
        return 1
    sign = -1 if _fewest_win(outcome) else 1
    return 1 + sum(side in winning or sign * scores[side] > sign * scores[own] for side in range(sides))


def _fewest_win(outcome: Outcome) -> bool:
    """Return whether the winners have the fewest points, and another side has more."""
    least = min(outcome.scores)
    won = [outcome.scores[seat % len(outcome.scores)] for seat in outcome.winners]
    return bool(won) and max(won) == least < max(outcome.scores)
