"""How well the model of the other seats explains decisions of several kinds of players.

Decisions are evaluated with the true hands, by the compiled code that bots use (`engine.search.opponents`). The measure
of a model is the mean logarithm of the probability that it gives to the actions that were taken.
"""

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
from quarterdeck.engine.search.model import learned_weights
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.engine.search.opponents import CERTAIN, DECISION, LEARNED, NAMES, PLAIN, PRIOR, RANDOM
from quarterdeck.engine.search.policy import NETWORK, ONE
from quarterdeck.engine.search.workspace import COMPONENTS, model_of, search_of
from quarterdeck.games.base import Game
from quarterdeck.lab.contests.intervals import Estimate, ratio
from quarterdeck.lean.files import read_records
from quarterdeck.table import Table
from quarterdeck.table.records import RecordError
from quarterdeck.table.replay import replay

ROUND, WHOLE = "pool, by round", "pool, by game"
"""Names of two models that mix all components, weighted by how well each explained the seat's earlier decisions in the
same round, or in the whole game."""

LEAST = 0.001
"""Chances below this count as this in means, because a softmax may come near to 0."""

Chances = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Decisions:
    """The decisions of one game in which a seat had a choice, in order."""

    seats: tuple[int, ...]
    rounds: tuple[int, ...]
    """The number of shuffles before each decision, which tells rounds apart."""
    chances: Chances
    """The chance that each component gives to each decision, 0 for a missing policy; shape (decisions, components)."""
    network: Chances
    """The chance that the installed network gives to each decision; shape (decisions, 1), or (decisions, 0) without a
    network."""


@dataclass(frozen=True)
class Measured:
    """How well the models explain the decisions of one kind of player."""

    players: str
    games: int
    decisions: int
    logs: Mapping[str, Estimate]
    """By the name of the model: the mean log chance of a decision with its 95 % interval; a game is one observation."""


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


def is_trained(game: Game) -> bool:
    """Return whether the game has a softmax table; without one, a component is missing."""
    return game.learning is not None and learned_weights(game) is not None


def explain(
    game: Game, states: npt.NDArray[Any], decisions: Sequence[tuple[int, int]], seats: Sequence[int]
) -> Decisions:
    """Return the decisions of these seats in which they had a choice, with the chances that the models give to them.

    `decisions[i]`, a seat and its action, leads from the full state `states[i]` to the next.
    """
    rules = engine(game)
    searches, model = [search_of(game, range(8), 1, [])], model_of(game)
    if installed_network(game) is not None:
        searches.append(search_of(game, range(8), 1, []))
        searches[1]["learned"] = NETWORK
    out = np.zeros(COMPONENTS, np.int64)
    owners, rounds, found = [], [], []
    for at, (seat, action) in enumerate(decisions):
        if seat in seats and rules.component_probabilities(states, at, seat, action, searches[0], model, out) > 1:
            owners.append(seat)
            rounds.append(int(states["shuffles"][at]))
            row = out.tolist()
            for search in searches[1:]:
                rules.component_probabilities(states, at, seat, action, search, model, out)
                row.append(int(out[LEARNED]))
            found.append(row)
    chances = np.array(found).reshape(-1, COMPONENTS + len(searches) - 1) / CERTAIN
    return Decisions(tuple(owners), tuple(rounds), chances[:, :COMPONENTS], chances[:, COMPONENTS:])


def explain_table(table: Table) -> Decisions:
    history = table.history
    return explain(table.game, history.states[: table.ply + 1], table.decisions, range(table.seats))


def explain_records(path: Path, game: Game, options: Mapping[str, Any] | None) -> Iterator[Decisions]:
    """Yield the decisions of people in each game of a record file that is of this kind and has these options.

    `options`: complete, or None for any options. Raises RecordError.
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


def pooled(decisions: Decisions, by_round: bool, prior: Sequence[int] = PRIOR) -> Chances:
    """Return the chance of each decision under the pool, shape (decisions,), as `engine.search.opponents` computes it.

    `by_round`: the counts begin with `prior` again in each round.
    """
    start = np.array(prior, np.float64) / DECISION
    known: dict[tuple[int, int], Chances] = {}
    found = np.zeros(len(decisions.seats))
    for at, seat in enumerate(decisions.seats):
        key = seat, decisions.rounds[at] if by_round else 0
        counts = known.get(key, start)
        shares = counts * decisions.chances[at]
        found[at] = shares.sum() / counts.sum()
        known[key] = counts + shares / shares.sum()
    return found


def measure(game: Game, players: str, games: Iterable[Decisions]) -> Measured:
    """Return how well the two mixed models, and each component that never gives a chance of 0, explain these games.

    Raises ValueError for fewer than 2 games.
    """
    columns, prior = ([RANDOM, LEARNED], PRIOR) if is_trained(game) else ([RANDOM], PLAIN)
    sums: dict[str, list[int]] = {}
    counts = []
    for each in games:
        found = {NAMES[at]: each.chances[:, at] for at in columns}
        if each.network.size:
            found["network"] = each.network[:, 0]
        found |= {ROUND: pooled(each, True, prior), WHOLE: pooled(each, False, prior)}
        counts.append(ONE * len(each.seats))
        for name, chances in found.items():
            sums.setdefault(name, []).append(round(ONE * float(np.log(np.maximum(chances, LEAST)).sum())))
    logs = {name: mean for name, values in sums.items() if (mean := ratio(values, counts)) is not None}
    return Measured(players, len(counts), sum(counts) // ONE, logs)
