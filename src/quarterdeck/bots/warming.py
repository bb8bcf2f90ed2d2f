"""Compiling ahead what tables and bots will call, or loading it from the disk."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from quarterdeck.bots.base import legal_choices
from quarterdeck.bots.search import Search
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.games.base import Game
from quarterdeck.table import Table
from quarterdeck.table.engine import warm_up


def warming(game: Game) -> list[Callable[[], None]]:
    """The steps, to be called one after the other, that compile (or load) everything that a game's tables call."""
    return [partial(step, game) for step in (warm_up, _ask, _search)]


def _ask(game: Game) -> None:
    table = Table(game, {}, bytes(32))
    seat = table.pending[0]
    legal_choices(game, table.view(seat), seat)
    HeuristicBot(game, 0).choose(table.view(seat), seat)


def _search(game: Game) -> None:
    table = Table(game, {}, bytes(32))
    seat = table.pending[0]
    Search(game, table.view(seat), seat, random.Random(0), room=1).run(1)
