"""A game with a known blunder: at one decision only one card loses, and that is the one that is played."""

import random
from dataclasses import dataclass

from tables import play_on

from quarterdeck.analysis.analyse import analyse
from quarterdeck.bots import Bot, create
from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.table.records import Record

GAME, OPTIONS = "seas-of-strife", {"players": 3, "target": 5}
CLEAR, ALIKE = 0.2, 0.005
FEW = 500


@dataclass(frozen=True)
class Blunder:
    """The record, where in it the blunder is, whose, and what it did."""

    record: Record
    ply: int
    seat: int
    action: int


def blunder() -> Blunder:
    """The first that is found: all cards are as good but one, which loses much, as is certain."""
    for seed in range(1_000):
        table = Table(GAMES[GAME], OPTIONS, random.Random(seed).randbytes(32))
        search = create("heuristic", table.game, seed)
        while not table.is_over:
            seat = table.pending[0]
            action = _only_loser(table, seat)
            if action is not None:
                return _played_on(table, seat, action, search)
            table.decide(seat, search.choose(table.view(seat), seat))
    raise AssertionError("no position has exactly one card that loses")


def _only_loser(table: Table, seat: int) -> int | None:
    if not 3 <= len(table.legal(seat)) <= 5:
        return None
    thought = analyse(table.game, table.view(seat), seat, table.past(seat), plays=FEW)
    *others, last = thought.actions
    clear = thought.exact and last.behind > CLEAR and all(each.behind < ALIKE for each in others)
    return last.action if clear else None


def _played_on(table: Table, seat: int, action: int, search: Bot) -> Blunder:
    ply = table.ply
    table.decide(seat, action)
    play_on(table, [search])
    kinds = ["human" if at == seat else "bot:medium" for at in range(table.seats)]
    names = ["Ada" if at == seat else f"Bot {at}" for at in range(table.seats)]
    players = [{"name": name, "player": kind} for name, kind in zip(names, kinds, strict=True)]
    return Blunder(table.record(players), ply, seat, action)
