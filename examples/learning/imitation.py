"""What bots decide at tables, as a network learns it before it plays for itself."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.envs.playing import Playing
from quarterdeck.table import Table

Arrays = tuple[npt.NDArray[np.float32], npt.NDArray[np.uint8], npt.NDArray[np.int64]]


def imitated(game: str, options: dict[str, Any], count: int, seed: int, bot: str = "heuristic") -> Arrays:
    """Return observations (count, width), masks (count, actions) and actions (count,) of games among this bot."""
    playing = Playing(game, options)
    seen = np.zeros((count, playing.layout.width), np.float32)
    masks, actions = np.zeros((count, playing.game.actions), np.uint8), np.zeros(count, np.int64)
    for at, (table, seat, action) in enumerate(itertools.islice(choices(playing, bot, seed), count)):
        playing.observe(table, seat, seen[at])
        masks[at], actions[at] = table.mask(seat), action
    return seen, masks, actions


def choices(playing: Playing, bot: str, seed: int) -> Iterator[tuple[Table, int, int]]:
    """Yield tables before a decision, who decides and how, without end.

    Decisions with one legal action are left out, as nothing is learned from them.
    """
    for number in itertools.count():
        table = playing.deal(np.random.SeedSequence((seed, number)).generate_state(8).tobytes())
        players = [bots.untimed(bot, playing.game, seed + seat) for seat in range(playing.seats)]
        while not table.is_over:
            seat = table.pending[0]
            action = players[seat].choose(table.view(seat), seat, table.past(seat))
            if table.mask(seat).sum() > 1:
                yield table, seat, action
            table.decide(seat, action)
