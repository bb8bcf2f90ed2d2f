"""Environments in which programs learn to play: batches of games, and doors to the libraries of the field."""

from quarterdeck.envs.batches import Batch, batch

__all__ = ["Batch", "batch"]
