"""Play of a part of a plan's games in any process, and sums that are the same for every division of the games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.self_play import Referee
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.play.retracing import RETRACED
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lean.form import LeanGame, LeanHead, lean_line, record_of
from quarterdeck.lean.retracing import Retraced, retrace
from quarterdeck.table.records import RecordSeat, encode

LENGTH = 300
"""Initial room for decisions, per game."""


@dataclass(frozen=True)
class Played:
    keys: bytes
    """Keys of the shuffles, 32 bytes per game."""
    decisions: npt.NDArray[np.uint16]
    """Decisions of all games, one game after the other, as in lean records."""
    found: Retraced
    """The results of the games, with hashes of their events only if `hashed` was True."""

    def games(self) -> list[tuple[bytes, npt.NDArray[np.uint16]]]:
        parts = np.split(self.decisions, np.cumsum(self.found.decisions)[:-1])
        return [(self.keys[32 * at : 32 * at + 32], each) for at, each in enumerate(parts)]


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> Tally:
    """Play a part of the plan's games. `chunk`: the number of the first game, and how many games."""
    played = play(plan, *chunk, hashed=plan.record)
    tally = tally_of(plan, played.decisions, played.found)
    if plan.record:
        lean = _lean_games(plan, played)
        tally.records = [lean_line(game) if plan.lean else encode(record_of(game)) for game in lean]
    return tally


def play(plan: Plan, first: int, count: int, hashed: bool = False) -> Played:
    dealt, players = plan.deal(first, count), plan.players
    keys = dealt["key"].astype("<u4").tobytes()
    if players is not None:
        return Played(keys, *_play_many(plan, dealt, players, hashed))
    referee = Referee(plan.rules, plan.options, log=True)
    decisions = [_play_one(plan, referee, each) for each in dealt]
    return Played(keys, np.concatenate(decisions), retrace(plan.rules, plan.options, keys, decisions))


def _play_many(
    plan: Plan, dealt: npt.NDArray[Any], players: npt.NDArray[Any], hashed: bool
) -> tuple[npt.NDArray[np.uint16], Retraced]:
    """Play games in compiled code, and return their decisions and results."""
    game, count = plan.rules, len(dealt)
    states, options = empty_states(game, 2), game.encode_options(plan.options)
    by = players, search_of(game, [0] * 8, 1, []), model_of(game), np.zeros(game.max_legal, np.int16)
    log, found = np.zeros(count * LENGTH, np.uint16), np.zeros(count, RETRACED)
    parts: list[npt.NDArray[np.uint16]] = []
    done = 0
    while done < count:
        into = log, found[done:], count - done, len(log), hashed
        more = engine(game).play_games(states, options, dealt[done:], *by, *into)
        parts.append(log[: found["decisions"][done : done + more].sum()].copy())
        done += more
        if not more:
            log = np.zeros(2 * len(log), np.uint16)
    return np.concatenate(parts), Retraced.of(found, len(players))


def _play_one(plan: Plan, referee: Referee, dealt: Any) -> npt.NDArray[np.uint16]:
    seeds = dealt["chance"][: len(plan.bots)].tolist()
    players = [bots.untimed(name, plan.rules, seed) for name, seed in zip(plan.bots, seeds, strict=True)]
    referee.play(dealt["key"].astype("<u4").tobytes(), players, seeds)
    return referee.log[1 : 1 + referee.log[0]].astype(np.uint16)


def _lean_games(plan: Plan, played: Played) -> Iterator[LeanGame]:
    seats = [RecordSeat(name, f"bot:{bot}") for name, bot in zip(plan.names, plan.bots, strict=True)]
    head = LeanHead(plan.game, plan.rules.version, *map(msgspec.json.encode, (plan.options, seats)))
    found = played.found
    results = found.hashes.tolist(), found.scores.tolist(), found.returns.tolist()
    for (key, decisions), events_hash, scores, returns in zip(played.games(), *results, strict=True):
        yield LeanGame(head, key, decisions, events_hash, scores, returns, b"")


@dataclass
class Tally:
    """Sums over games, per seat, and the games' records in order if the plan asks for them."""

    games: int
    scores: list[int]
    decisions: list[int]
    ties: int = 0
    """Number of games with several winning sides."""
    outcomes: dict[int, int] = field(default_factory=dict)
    """Number of games by the set of the winning seats: bit n stands for seat n."""
    lengths: dict[int, int] = field(default_factory=dict)
    """Number of games by their number of decisions."""
    rounds: dict[int, int] = field(default_factory=dict)
    """Number of games by their number of rounds."""
    margins: dict[int, int] = field(default_factory=dict)
    """Number of games by the difference between the two best sides' scores; empty if there is only one side."""
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, [0] * seats, [0] * seats)

    def add(self, other: Tally) -> None:
        """Add another tally's sums (not its records)."""
        self.games += other.games
        self.ties += other.ties
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.decisions[seat] += other.decisions[seat]
        for name in ("outcomes", "lengths", "rounds", "margins"):
            mine = getattr(self, name)
            for value, count in getattr(other, name).items():
                mine[value] = mine.get(value, 0) + count


def tally_of(plan: Plan, decisions: npt.NDArray[np.uint16], found: Retraced) -> Tally:
    """Sum up games of the plan. `decisions`: those of all games, one game after the other; `found`: the results."""
    seats = len(plan.bots)
    sides = [plan.rules.side(plan.options, seat) for seat in range(seats)]
    won = found.returns > 0
    winners = np.array([won[:, np.array(sides) == side].any(axis=1) for side in set(sides)])
    made = np.bincount(decisions & 7, minlength=seats)
    tally = Tally(len(won), found.scores[:, sides].sum(axis=0).tolist(), made[:seats].tolist())
    tally.outcomes = counted(won @ (1 << np.arange(seats)))
    tally.ties = int((winners.sum(axis=0) > 1).sum())
    tally.lengths, tally.rounds = counted(found.decisions), counted(found.rounds)
    if found.scores.shape[1] > 1:
        ordered = np.sort(found.scores, axis=1)
        first, second = (0, 1) if plan.rules.fewest_points_win else (-1, -2)
        tally.margins = counted(abs(ordered[:, first] - ordered[:, second]))
    return tally


def counted(values: npt.NDArray[np.int64]) -> dict[int, int]:
    found, counts = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))
