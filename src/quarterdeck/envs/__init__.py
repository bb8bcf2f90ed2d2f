"""Environments for programs that learn to play: batches of games, and adapters to Gymnasium, PettingZoo, OpenSpiel."""

from quarterdeck.envs.batches import Batch, batch

__all__ = ["Batch", "batch"]
