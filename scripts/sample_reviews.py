"""A short game of each kind with its review, as `quarterdeck review --json` writes it: the page's must be the same."""

from __future__ import annotations

import json
import random
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.review import reviews
from quarterdeck.bots.reviewed import encode
from quarterdeck.games import Game
from quarterdeck.table import Table, records
from quarterdeck.table.replay import replay

CHOSEN: dict[str, dict[str, Any]] = {
    "seas-of-strife": {"players": 3, "rules": "strife", "target": 9},
    "turn-the-tide": {"players": 3, "rounds": 2},
    "sea-change": {"players": 4, "teams": 2, "target": 1},
    "feud": {"preset": "true"},
}
PLAYS, SEED, MOST = 1_000, 7, 120


def reviewed(game: Game) -> list[dict[str, Any]]:
    """The record of a game of rules of thumb, or its first part, and the review of two seats."""
    table = Table(game, CHOSEN[game.id], random.Random(game.id).randbytes(32))
    minds = [bots.create("heuristic", game, seat) for seat in range(table.seats)]
    while not table.over and table.ply < MOST:
        seat = table.pending[0]
        table.decide(seat, minds[seat].choose(table.view(seat), seat))
    players = [{"name": f"Seat {seat}", "player": "human" if seat < 2 else "bot:medium"} for seat in range(table.seats)]
    record = table.record(players)
    *_, review = reviews(replay(record), plays=PLAYS, seed=SEED)
    return [{"record": json.loads(records.encode(record)), "review": json.loads(encode(review))}]
