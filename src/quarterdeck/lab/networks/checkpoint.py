"""Checkpoints of a training: all that decides how it goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.bots.array_file import read_sealed, write_sealed
from quarterdeck.games.base import Game
from quarterdeck.lab.networks.training import Training
from quarterdeck.lab.networks.weights import Weights
from quarterdeck.lab.training import MOST_BYTES, TrainingError

UNREADABLE = (OSError, ValueError, KeyError, TypeError, AttributeError)
"""What reading a file raises that is no checkpoint, or half of one."""
NETWORKS, MOMENTS = ("policy", "value"), ("flat", "mean", "square")


def save(path: Path, training: Training, curve: list[list[float]]) -> None:
    """Write a checkpoint; what was there stays until it is whole. Raises TrainingError.

    `curve`: rows of decisions and strengths.
    """
    arrays: dict[str, Any] = {"about": np.array(json.dumps(_about(training) | {"curve": curve}))}
    for name in NETWORKS:
        weights = getattr(training, name)
        arrays |= {f"{name}.{each}": getattr(weights, each) for each in MOMENTS}
    for number, shard in enumerate(training.shards):
        arrays |= {f"{number}.{each}": getattr(shard, each).view(np.uint8) for each in ("states", "book")}
        arrays[f"{number}.drawn"] = shard.mind["drawn"]
    part = path.with_suffix(".part")
    try:
        with part.open("wb") as file:
            write_sealed(file, arrays)
        part.replace(path)
    except OSError as error:
        raise TrainingError(f"{path}: cannot be written: {error.strerror}") from error


def load(path: Path, training: Training) -> list[list[float]]:
    """Bring a training that has just begun to where a checkpoint is, if there is one; return the curve so far.

    Raises TrainingError where it is another training's.
    """
    if not path.exists():
        return []
    try:
        arrays = _read(path)
        about = json.loads(str(arrays["about"]))
        here = _about(training)
        other = [name for name in IDENTITY if about[name] != here[name]]
        if not other:
            _restore(training, about, arrays)
        curve: list[list[float]] = about["curve"]
    except UNREADABLE as error:
        raise TrainingError(f"{path} is not the checkpoint of a network; name another file") from error
    for name in other:
        told = f"{name} {about[name]}, not {here[name]}"
        raise TrainingError(f"{path} belongs to another training: {told}; name another file")
    return curve


def policy_in(path: Path, game: Game) -> Any:
    """Return the policy network of a checkpoint as a row with its fields. Raises TrainingError."""
    assert game.network is not None
    weights = Weights(game.network.inputs, game.network.outputs, np.random.default_rng(0))
    try:
        arrays = _read(path)
        weights.flat[:] = arrays["policy.flat"]
        of = json.loads(str(arrays["about"]))["game"]
    except UNREADABLE as error:
        raise TrainingError(f"{path} is not the checkpoint of a network of {game.id}; name another file") from error
    if of != game.id:
        raise TrainingError(f"{path} is the checkpoint of a network of {of}, not {game.id}; name another file")
    return weights.whole(game)


def _read(path: Path) -> dict[str, Any]:
    """Return the arrays of a file. Raises one of UNREADABLE."""
    return read_sealed(path, MOST_BYTES)


def _restore(training: Training, about: dict[str, Any], arrays: dict[str, Any]) -> None:
    for name in NETWORKS:
        weights = getattr(training, name)
        weights.steps = about[f"{name}_steps"]
        for each in MOMENTS:
            getattr(weights, each)[:] = arrays[f"{name}.{each}"]
    for number, shard in enumerate(training.shards):
        for each in ("states", "book"):
            array = getattr(shard, each)
            array[:] = arrays[f"{number}.{each}"].view(array.dtype)
        shard.mind["drawn"] = arrays[f"{number}.drawn"]
    training.iterations, training.decisions = about["iterations"], about["decisions"]
    training.spread = about["spread"]


IDENTITY = ("game", "seed", "imitated", "steps", "inputs", "hidden", "outputs", "options")
"""What two trainings have in common if one can go on from the other's checkpoint.

The program may be a newer one, and the end another: from there on, rates fall towards the new end."""


def _about(training: Training) -> dict[str, Any]:
    return {
        "game": training.game.id,
        "inputs": training.network.inputs,
        "hidden": training.network.hidden,
        "outputs": training.network.outputs,
        "options": [dict(each) for each in training.network.options],
        "seed": training.seed,
        "imitated": training.imitated,
        "steps": training.steps,
        "iterations": training.iterations,
        "decisions": training.decisions,
        "spread": training.spread,
        "policy_steps": training.policy.steps,
        "value_steps": training.value.steps,
    }
