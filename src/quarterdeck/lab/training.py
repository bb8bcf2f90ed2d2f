"""Training of a game's policy by self-play, in rounds, on one core or many. Each round ends with a checkpoint.

In a round the policy practises with every option set separately, from the same weights. Then the changes are averaged:
the weight of a practice at each place of the table is what it added to `Progress.power` there. So the result is the
same for any number of processes.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.array_file import read_sealed, write_sealed
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.long_work import long_work
from quarterdeck.engine.search.learning import HEAVIEST
from quarterdeck.engine.search.model import empty_model, learned_path
from quarterdeck.engine.search.policy import ONE, TABLE
from quarterdeck.engine.search.workspace import search_of
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.options import seat_count
from quarterdeck.games.types import Learning
from quarterdeck.lab.contests.arena import program_of
from quarterdeck.lab.simulation.jobs import Jobs, carry_out, in_order

MOST_BYTES = 2**30
"""Largest size of the arrays of a checkpoint together, uncompressed, in bytes."""
LESSONS = 50_000
"""Default number of lessons per round and option set. A lesson is a decision from which the policy learns."""
EVERY = 3
"""About one in this number of decisions is a lesson."""
RATE = 0.1
"""Length of a weight's first step, in logits."""
LESSONS_A_GAME = 25
"""Number of lessons in a round for each game that measures the strength after the round."""

Numbers = npt.NDArray[np.float64]


class TrainingError(ValueError):
    """A game that cannot be trained, or a checkpoint that cannot be used; one line."""


@dataclass
class Progress:
    """Progress of a training, as a checkpoint stores it."""

    game: str
    seed: int
    program: str
    lessons: int
    """Lessons per round and option set."""
    weights: Numbers
    """The weight at each place of the policy's table, in logits."""
    power: Numbers
    """For each weight, the sum of the squares of all its steps so far."""
    rounds: int = 0
    strength: list[list[float]] = field(default_factory=list)
    """For each round and option set: what `measure` returned after the round."""

    @property
    def whole(self) -> npt.NDArray[np.int16]:
        """The weights as bots use them: whole numbers, in 1024ths."""
        return np.clip(np.rint(self.weights * ONE), -HEAVIEST, HEAVIEST).astype(np.int16)


def train(start: Progress, rounds: int, jobs: Jobs, checkpoint: Path, told: Callable[[Progress], None]) -> Progress:
    """Train up to round number `rounds`, and write the checkpoint after each round. Raises TrainingError."""
    game, done = GAMES[start.game], start
    course = learning_of(game)
    with long_work(game):
        while done.rounds < rounds:
            tasks = [(place, done.rounds) for place in range(len(course.options))]
            practised = in_order(carry_out(partial(practise, done), tasks, jobs, game))
            put_together(done, list(practised))
            done.rounds += 1
            tasks = [(place, 0) for place in range(len(course.options))]
            done.strength.append(list(in_order(carry_out(partial(measure, done), tasks, jobs, game))))
            save(checkpoint, done)
            told(done)
    return done


def learning_of(game: Game) -> Learning:
    """Return the game's `learning`. Raises TrainingError if it has none."""
    if game.learning is None:
        raise TrainingError(f"{game.id} has no features that could be learned: its package gives no `learning`")
    return game.learning


def begun(game: Game, seed: int, lessons: int = LESSONS) -> Progress:
    course = learning_of(game)
    weights = np.zeros(course.size)
    for place, weight in course.begin.items():
        weights[place] = weight
    return Progress(game.id, seed, program_of(game), lessons, weights, np.zeros(course.size))


def practise(done: Progress, task: tuple[int, int]) -> tuple[Numbers, ...]:
    """Train for one round with one option set; return the new weights, and each one's sum of squared steps.

    `task`: the index of the option set in `Learning.options`, and the number of this round.
    """
    game = GAMES[done.game]
    search, model = _search(game, f"{done.seed}:{task}", done.whole)
    weights, power = done.weights.copy(), done.power.copy()
    options = _options(game, task[0])
    softness = learning_of(game).softness
    given = empty_states(game, 2), options, search, model
    engine(game).learn(*given, weights, power, done.lessons, EVERY, softness, RATE)
    return weights, power


def put_together(done: Progress, practised: list[tuple[Numbers, ...]]) -> None:
    """Add to the weights the average change over all practices, weighted by what each of them added to `power`."""
    gained = [power - done.power for _, power in practised]
    whole = np.sum(gained, axis=0)
    steps = np.sum(
        [(weights - done.weights) * gain for (weights, _), gain in zip(practised, gained, strict=True)], axis=0
    )
    done.weights = done.weights + np.divide(steps, whole, out=np.zeros_like(whole), where=whole > 0)
    done.power = done.power + whole


def measure(done: Progress, task: tuple[int, int]) -> float:
    """Return the win share of a side that plays by the policy against rules of thumb, as a multiple of the fair share.

    In a game for one player it is a multiple of the share that rules of thumb win. `task`: its first number is the
    index of the option set.
    """
    game, weights = GAMES[done.game], done.whole
    options = game.complete(learning_of(game).options[task[0]])
    seats = seat_count(game, options)
    sides = [game.side(options, seat) for seat in range(seats)]
    games = max(1, done.lessons // LESSONS_A_GAME // len(set(sides)))
    won = 0.0
    for side in sorted(set(sides)):
        members = sum(1 << seat for seat in range(seats) if sides[seat] == side)
        totals = _contend(game, weights, task[0], members, games)
        won += sum(totals[seat] for seat in range(seats) if sides[seat] == side)
    if seats == 1:
        return float(won / max(_contend(game, weights, task[0], 0, games)[0], 1.0))
    return float(won / games)


def _contend(game: Game, weights: npt.NDArray[np.int16], place: int, members: int, games: int) -> Numbers:
    totals = np.zeros(game.max_seats)
    given = empty_states(game, 2), _options(game, place), *_search(game, "strength", weights)
    engine(game).play_match(*given, games, members, 0, totals)
    return totals


def _search(game: Game, chance: str, weights: npt.NDArray[Any]) -> tuple[Any, Any]:
    drawn = int.from_bytes(blake2b(chance.encode(), digest_size=4).digest(), "little") | 1
    search = search_of(game, np.zeros(8, np.uint32), drawn, [], learned=False)
    model = empty_model(game)
    search["learned"], model["weights"] = TABLE, weights
    return search, model


def _options(game: Game, place: int) -> npt.NDArray[np.int64]:
    given: Mapping[str, Any] = learning_of(game).options[place]
    return game.encode_options(game.complete(given))


def save(path: Path, done: Progress) -> None:
    """Write a checkpoint. Raises TrainingError."""
    about = {name: value for name, value in asdict(done).items() if name not in ("weights", "power")}
    write_checkpoint(path, about, {"weights": done.weights, "power": done.power})


def write_checkpoint(path: Path, about: Mapping[str, Any], arrays: Mapping[str, npt.NDArray[Any]]) -> None:
    """Write arrays, and JSON values `about` the training, replacing the file in one step. Raises TrainingError."""
    part = path.with_suffix(".part")
    try:
        with part.open("wb") as file:
            write_sealed(file, {"about": np.array(json.dumps(about)), **arrays})
        part.replace(path)
    except OSError as error:
        raise TrainingError(f"{path}: cannot be written: {error.strerror}") from error


def load(path: Path, fresh: Progress) -> Progress:
    """Return the checkpoint, or `fresh` if there is no file. Raises TrainingError if it belongs to another training."""
    if not path.exists():
        return fresh
    try:
        kept = read_sealed(path, MOST_BYTES)
        about = json.loads(str(kept["about"]))
        done = Progress(weights=kept["weights"], power=kept["power"], **about)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TrainingError(f"{path} is not the checkpoint of a training; name another file") from error
    for name in ("game", "seed", "lessons", "program"):
        there, here = getattr(done, name), getattr(fresh, name)
        if there != here:
            told = "another version of the program" if name == "program" else f"{name} {there}, not {here}"
            raise TrainingError(f"{path} belongs to another training: {told}; name another file")
    return done


def install(done: Progress, game: Game) -> Path:
    """Write the policy to the file that the game's bots read, and return its path. Raises TrainingError."""
    return write_installed(learned_path(game), done.whole.astype("<i2").tobytes())


def write_installed(path: Path, content: bytes) -> Path:
    try:
        path.write_bytes(content)
    except OSError as error:
        raise TrainingError(f"{path}: cannot be written: {error.strerror}") from error
    return path
