"""How well each model of the other seats explains decisions of several kinds of players.

Decisions are evaluated with the true hands, by the compiled code that bots use (`engine.search.opponents`). The measure
is the mean logarithm of the chance that a model gives to the action that was taken.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.engine import engine
from quarterdeck.engine.search.opponents import MODELS, ONE, POLICY, SOFT_POLICY
from quarterdeck.engine.search.workspace import learned_weights, mind_of
from quarterdeck.games.base import Game
from quarterdeck.lab.contests.intervals import Estimate, ratio
from quarterdeck.table import Table
from quarterdeck.table.records import RecordError, read_records
from quarterdeck.table.replay import replay

ROUND, WHOLE = "mixture, by round", "mixture, by game"
"""All models together, weighted by the seat's earlier decisions in the same round, or in the whole game."""

Logs = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Decisions:
    """The decisions of one game in which a seat had a choice, in order."""

    seats: tuple[int, ...]
    """The seat of each."""
    rounds: tuple[int, ...]
    """The number of shuffles before each."""
    counts: tuple[int, ...]
    """The number of legal actions of each."""
    logs: Logs
    """The log chance of each under each model, in 1024ths; shape (decisions, models)."""


@dataclass(frozen=True)
class Measured:
    """How well the models explain the decisions of one kind of players."""

    players: str
    games: int
    decisions: int
    logs: Mapping[str, Estimate]
    """By model: the mean log chance of a decision, and its 95 % interval over games."""


def play(game: Game, options: Mapping[str, Any], player: str, seed: int, number: int) -> Table:
    """Play one whole game among bots of one kind; `number` is the game's number under this seed."""
    chance = random.Random(blake2b(f"{seed} {number} {player}".encode(), person=b"opponents").digest())
    table = Table(game, options, chance.randbytes(32))
    players = [bots.untimed(player, game, chance.getrandbits(32)) for _ in range(table.seats)]
    while not table.is_over:
        seat = table.pending[0]
        past = table.past(seat) if players[seat].remembers else None
        table.decide(seat, players[seat].choose(table.view(seat), seat, past))
    return table


def models_of(game: Game) -> list[int]:
    """Return the models that the game has, by number."""
    learned = game.learning is not None and learned_weights(game) is not None
    return [model for model in range(len(MODELS)) if learned or model not in (POLICY, SOFT_POLICY)]


def explain(
    game: Game, states: npt.NDArray[Any], decisions: Sequence[tuple[int, int]], seats: Sequence[int]
) -> Decisions:
    """Return the decisions of these seats under each model.

    `decisions` (seat and action) lead from one of the full `states` to the next.
    """
    rules = engine(game)
    mind = mind_of(game, range(8), 1, [])
    out = np.zeros(len(MODELS), np.int64)
    owners, rounds, counts, logs = [], [], [], []
    for at, (seat, action) in enumerate(decisions):
        count = rules.explain(states, at, seat, action, mind, out) if seat in seats else 0
        if count > 1:
            owners.append(seat)
            rounds.append(int(states["shuffles"][at]))
            counts.append(count)
            logs.append(out.tolist())
    found = np.array(logs, np.int64).reshape(-1, len(MODELS))[:, models_of(game)]
    return Decisions(tuple(owners), tuple(rounds), tuple(counts), found)


def explain_table(table: Table) -> Decisions:
    """Return all decisions of a game under each model."""
    history = table.history
    return explain(table.game, history.states[: table.ply + 1], table.decisions, range(table.seats))


def explain_records(path: Path, game: Game, options: Mapping[str, Any] | None) -> Iterator[Decisions]:
    """Return the decisions of people in the games of a record file that are of this game, with these options.

    `options`: complete, or None for all options. Raises RecordError.
    """
    count = 0
    for where, record in read_records(path):
        people = [seat for seat, each in enumerate(record.seats) if each.player == "human"]
        if record.game != game.id or not people:
            continue
        played = replay(record, where)
        if options is None or played.options == options:
            count += 1
            decisions = [(each.seat, each.action) for each in record.decisions]
            yield explain(game, played.states, decisions, people)
    if count < 2:
        raise RecordError(str(path), f"an interval needs at least 2 games of {game.id} in which people decided")


def mixed(decisions: Decisions, by_round: bool) -> Logs:
    """Return the log chance of each decision under the mixture of all models, in 1024ths; shape (decisions,).

    All models are equally likely at first. A seat's earlier decisions, in the same round or in the whole game, make
    those models more likely that explain them.
    """
    known: dict[tuple[int, int], npt.NDArray[np.float64]] = {}
    found = np.zeros(len(decisions.seats), np.int64)
    for at, seat in enumerate(decisions.seats):
        key = seat, decisions.rounds[at] if by_round else 0
        before = known.get(key, np.zeros(decisions.logs.shape[1]))
        after = before + decisions.logs[at] / ONE
        found[at] = round(ONE * float(np.logaddexp.reduce(after) - np.logaddexp.reduce(before)))
        known[key] = after
    return found


def measure(game: Game, players: str, games: Iterable[Decisions]) -> Measured:
    """Return how well each model, and their mixtures, explain these games. Raises ValueError for fewer than 2."""
    names = [*(MODELS[model] for model in models_of(game)), ROUND, WHOLE]
    sums: dict[str, list[int]] = {name: [] for name in names}
    counts = []
    for each in games:
        counts.append(len(each.seats))
        for at, model in enumerate(models_of(game)):
            sums[MODELS[model]].append(int(each.logs[:, at].sum()))
        sums[ROUND].append(int(mixed(each, True).sum()))
        sums[WHOLE].append(int(mixed(each, False).sum()))
    bases = [ONE * count for count in counts]
    logs = {name: found for name, values in sums.items() if (found := ratio(values, bases)) is not None}
    return Measured(players, len(counts), sum(counts), logs)
