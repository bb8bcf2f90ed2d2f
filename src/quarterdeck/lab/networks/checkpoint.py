"""Checkpoints of a training, with everything that determines how it continues."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.bots.array_file import read_sealed
from quarterdeck.lab.networks.training import Training
from quarterdeck.lab.training import MOST_BYTES, TrainingError, write_checkpoint

NETWORKS, MOMENTS = ("policy", "value"), ("flat", "mean", "square")


def save(path: Path, training: Training) -> None:
    """Write a checkpoint. Raises TrainingError."""
    arrays: dict[str, Any] = {}
    for name in NETWORKS:
        weights = getattr(training, name)
        arrays |= {f"{name}.{each}": getattr(weights, each) for each in MOMENTS}
    for number, shard in enumerate(training.shards):
        arrays |= {f"{number}.{each}": getattr(shard, each).view(np.uint8) for each in ("states", "batch")}
        arrays[f"{number}.drawn"] = shard.search["drawn"]
    write_checkpoint(path, _about(training), arrays)


def load(path: Path, training: Training) -> None:
    """Load a checkpoint, if there is one, into a training that has not begun.

    Raises TrainingError if it belongs to another training.
    """
    if not path.exists():
        return
    try:
        arrays = read_sealed(path, MOST_BYTES)
        about = json.loads(str(arrays["about"]))
        here = _about(training)
        other = [name for name in IDENTITY if about[name] != here[name]]
        if not other:
            _restore(training, about, arrays)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TrainingError(f"{path} is not the checkpoint of a network; name another file") from error
    for name in other:
        told = f"{name} {about[name]}, not {here[name]}"
        raise TrainingError(f"{path} belongs to another training: {told}; name another file")


def _restore(training: Training, about: dict[str, Any], arrays: dict[str, Any]) -> None:
    for name in NETWORKS:
        weights = getattr(training, name)
        weights.steps = about[f"{name}_steps"]
        for each in MOMENTS:
            getattr(weights, each)[:] = arrays[f"{name}.{each}"]
    for number, shard in enumerate(training.shards):
        for each in ("states", "batch"):
            array = getattr(shard, each)
            array[:] = arrays[f"{number}.{each}"].view(array.dtype)
        shard.search["drawn"] = arrays[f"{number}.drawn"]
    training.iterations, training.decisions = about["iterations"], about["decisions"]
    training.spread = about["spread"]


IDENTITY = ("game", "seed", "imitated", "steps", "inputs", "hidden", "outputs", "options")
"""Fields that must be equal to continue from a checkpoint.

The program may be newer. The final number of decisions may differ, too: the rates then fall until the new one."""


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
