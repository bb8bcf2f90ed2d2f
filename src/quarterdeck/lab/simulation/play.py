"""Playing some of a plan's games, in whatever process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from quarterdeck import bots
from quarterdeck.bots.self_play import Referee
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.table.records import encode
from quarterdeck.table.table import Table


@dataclass
class Tally:
    """Sums over games, a number a seat, and the games' records in order where the plan asks for them."""

    games: int
    scores: list[int]
    shares: list[int]
    """Of the win, in parts of WHOLE: sums of fractions would differ with their order."""
    decisions: list[int]
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def empty(cls, seats: int) -> Tally:
        """No games yet."""
        return cls(0, [0] * seats, [0] * seats, [0] * seats)

    def add(self, other: Tally) -> None:
        """Add another tally's sums (not its records)."""
        self.games += other.games
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.shares[seat] += other.shares[seat]
            self.decisions[seat] += other.decisions[seat]


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> Tally:
    """So many of the plan's games: `chunk` is the first one and how many."""
    first, count = chunk
    seats = range(len(plan.bots))
    tally = Tally.empty(len(seats))
    referee = Referee(plan.rules, plan.options, log=True)
    for index in range(first, first + count):
        seeds = [plan.bot_seed(index, seat) for seat in seats]
        players = [bots.untimed(name, plan.rules, seed) for name, seed in zip(plan.bots, seeds, strict=True)]
        played = referee.play(plan.game_key(index), players, seeds)
        decided = [seat for seat, _ in played.decisions]
        scores = [played.scores[plan.rules.side(plan.options, seat)] for seat in seats]
        tally.add(Tally(1, scores, played.shares, [decided.count(seat) for seat in seats]))
        if plan.record:
            tally.records.append(_record(plan, index, played.decisions))
    return tally


def _record(plan: Plan, index: int, decisions: Sequence[tuple[int, int]]) -> bytes:
    """Replay the game at a table, which rejects illegal decisions, and return its record as bytes."""
    table = Table(plan.rules, plan.options, plan.game_key(index))
    for seat, action in decisions:
        table.decide(seat, action)
    seats = [{"name": name, "player": f"bot:{bot}"} for name, bot in zip(plan.names, plan.bots, strict=True)]
    return encode(table.record(seats))
