"""Playing some of a plan's games, in whatever process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from quarterdeck import bots
from quarterdeck.bots.referee import whole
from quarterdeck.engine import empty_states, engine, key_words, share_of
from quarterdeck.games.base import Game, Options
from quarterdeck.lab.plan import Plan
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


@dataclass(frozen=True)
class Played:
    """One game: score and share of the win a seat, decisions as (seat, action)."""

    scores: list[int]
    shares: list[float]
    decisions: list[tuple[int, int]]


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> Tally:
    """So many of the plan's games: `chunk` is the first one and how many."""
    tally = Tally.empty(len(plan.bots))
    play = _random_games if plan.random_only else _games
    for played, table in play(plan, *chunk):
        seats = len(plan.bots)
        decided = [seat for seat, _ in played.decisions]
        shown = [decided.count(seat) for seat in range(seats)]
        scores = [played.scores[plan.rules.side(plan.options, seat)] for seat in range(seats)]
        tally.add(Tally(1, scores, [whole(share) for share in played.shares], shown))
        if table is not None:
            tally.records.append(_record(plan, table))
    return tally


def _record(plan: Plan, table: Table) -> bytes:
    seats = [{"name": name, "player": f"bot:{bot}"} for name, bot in zip(plan.names, plan.bots, strict=True)]
    return encode(table.record(seats))


def _games(plan: Plan, first: int, count: int) -> Iterator[tuple[Played, Table | None]]:
    """Games decision by decision: every bot gets what its seat may see, and nothing else."""
    for index in range(first, first + count):
        players = [bots.untimed(name, plan.rules, plan.bot_seed(index, seat)) for seat, name in enumerate(plan.bots)]
        table = Table(plan.rules, plan.options, plan.game_key(index))
        while not table.over:
            seat = table.pending[0]
            table.decide(seat, int(players[seat].choose(table.view(seat), seat)))
        outcome = table.result() or {}
        played = Played(outcome["scores"], outcome["returns"], table.decisions)
        yield played, table if plan.record else None


def _random_games(plan: Plan, first: int, count: int) -> Iterator[tuple[Played, Table | None]]:
    """The same for random bots alone, each game in one call of compiled code."""
    game = RandomGames(plan.rules, plan.options, len(plan.bots))
    for index in range(first, first + count):
        played = game.play(plan.game_key(index), plan.bot_seed(index, 0))
        table = None
        if plan.record:
            table = Table(plan.rules, plan.options, plan.game_key(index))
            for seat, action in played.decisions:
                table.decide(seat, action)
        yield played, table


class RandomGames:
    """Whole random games of one kind."""

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        """`options` are complete."""
        self._game = game
        self._seats = seats
        self._options = game.encode_options(options)
        self._play = engine(game).random_game
        self._states = empty_states(game, 1)
        self._out = np.zeros(game.max_legal, np.int16)
        self._decisions = _room(1024)

    def play(self, key: bytes, seed: int) -> Played:
        """The game dealt from `key` (32 bytes), its decisions drawn from `seed` (below 2**63)."""
        while (count := self._try(key, seed)) < 0:
            self._decisions = _room(2 * self._decisions.shape[1])
        last = self._states[0]
        seats, actions = self._decisions[:, :count].tolist()
        shares = share_of(self._game, self._states, 0, self._seats)
        return Played(self._game.scores(last), shares, list(zip(seats, actions, strict=True)))

    def _try(self, key: bytes, seed: int) -> int:
        words = np.array([seed & 0xFFFFFFFF, seed >> 32 | 1 << 31], np.int64)
        seats, actions = self._decisions
        room = self._decisions.shape[1]
        return int(self._play(self._states, self._options, key_words(key), words, self._out, seats, actions, room))


def _room(count: int) -> Any:
    return np.zeros((2, count), np.int16)
