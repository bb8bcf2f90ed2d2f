"""Playing some of a plan's games, in whatever process."""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.self_play import Referee
from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.games.options import seat_count
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.tally import Tally, tally_of
from quarterdeck.lean.form import LeanGame, LeanHead, lean_line, record_of
from quarterdeck.lean.retracing import Retraced, retrace
from quarterdeck.table.records import RecordSeat, encode


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> Tally:
    """So many of the plan's games: `chunk` is the first one and how many."""
    first, count = chunk
    referee = Referee(plan.rules, plan.options, log=True)
    games = range(first, first + count)
    decisions = [_play(plan, referee, index) for index in games]
    keys = [plan.game_key(index) for index in games]
    played = retrace(plan.rules, plan.options, b"".join(keys), decisions)
    tally = tally_of(plan, played, decisions)
    if plan.record:
        lean = [_lean(plan, keys[at], decisions[at], played, at) for at in range(count)]
        tally.records = [lean_line(game) if plan.lean else encode(record_of(game)) for game in lean]
    return tally


def _play(plan: Plan, referee: Referee, index: int) -> npt.NDArray[np.uint16]:
    """Play a game and return its decisions, as lean records have them."""
    seeds = [plan.bot_seed(index, seat) for seat in range(seat_count(plan.rules, plan.options))]
    players = [bots.untimed(name, plan.rules, seed) for name, seed in zip(plan.bots, seeds, strict=True)]
    made = referee.play(plan.game_key(index), players, seeds).decisions
    numbers = np.array(made, np.uint16).reshape(-1, 2)
    return (numbers[:, 1] << SEAT_BITS | numbers[:, 0]).astype(np.uint16)


@cache
def _head(game: str, rules: int, options: bytes, names: tuple[str, ...], players: tuple[str, ...]) -> LeanHead:
    seats = [RecordSeat(name, f"bot:{bot}") for name, bot in zip(names, players, strict=True)]
    return LeanHead(game, rules, options, msgspec.json.encode(seats))


def _lean(plan: Plan, key: bytes, decisions: npt.NDArray[np.uint16], played: Retraced, at: int) -> LeanGame:
    """Return the lean record of a game, which stands at a place of what was played."""
    options = msgspec.json.encode(plan.options)
    head = _head(plan.game, plan.rules.version, options, tuple(plan.names), plan.bots)
    scores, returns = played.scores[at].tolist(), played.returns[at].tolist()
    return LeanGame(head, key, decisions, int(played.hashes[at]), scores, returns, b"")
