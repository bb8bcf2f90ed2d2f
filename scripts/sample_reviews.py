"""Short games with their reviews as `quarterdeck review --json` writes them. The page's reviews must be the same."""

import json
import random
from typing import Any

from quarterdeck import bots
from quarterdeck.analysis.reasons import Reader, sentence
from quarterdeck.analysis.review import reviews
from quarterdeck.analysis.review_report import encode
from quarterdeck.games import Game
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.table import Table, records
from quarterdeck.table.replay import replay

CHOSEN: dict[str, dict[str, Any]] = {
    "seas-of-strife": {"players": 3, "rules": "strife", "target": 9},
    "turn-the-tide": {"players": 3, "rounds": 2},
    "sea-change": {"players": 4, "teams": 2, "target": 1},
    "feud": {"preset": "true"},
}
PLAYS, SEED, MOST = 1_000, 7, 120
BEFORE, AFTER = 10, 12
"""The number of decisions before the state at which the second game begins, and the number in that second game."""


def reviewed(game: Game) -> list[dict[str, Any]]:
    """Return the records of two games, played by rules of thumb, with the reviews of two seats.

    The first game is dealt. The second begins at a state of the first, because some of a state's numbers have more than
    53 bits. Long games end early.
    """
    table = Table(game, CHOSEN[game.id], random.Random(game.id).randbytes(32))
    played(table, BEFORE)
    other = Table.from_state(game, CHOSEN[game.id], table.full_state())
    played(table, MOST)
    played(other, AFTER)
    return [told(table), told(other)]


def played(table: Table, plies: int) -> None:
    """Let rules of thumb play on until that number of decisions, or to the end."""
    searches = [bots.create("heuristic", table.game, seat) for seat in range(table.seats)]
    while not table.is_over and table.ply < plies:
        seat = table.pending[0]
        table.decide(seat, searches[seat].choose(table.view(seat), seat))


def told(table: Table) -> dict[str, Any]:
    """Return a game's record, its review and the sentences of its decisions."""
    players = [{"name": f"Seat {seat}", "player": "human" if seat < 2 else "bot:medium"} for seat in range(table.seats)]
    record = table.record(players)
    *_, review = reviews(replay(record), plays=PLAYS, seed=SEED)
    readers = [Reader([player["name"] for player in players], None, language) for language in LANGUAGES]
    said = [
        [each.ply]
        + [sentence(table.game, one, each.choices, reader) for one in (each.best, each.own) for reader in readers]
        for each in review.decisions
    ]
    return {"record": json.loads(records.encode(record)), "review": json.loads(encode(review)), "said": said}
