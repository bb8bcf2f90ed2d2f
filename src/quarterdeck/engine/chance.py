"""Where a mind's chance begins, and the keys that it draws: the same seed leads to the same everywhere.

Templates, see `quarterdeck.kernel.slots`.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.engine.tree import scramble
from quarterdeck.kernel.draws import M32, mixed

STRIDE = 0x9E3779B9
"""Words so far apart are mixed into words that have nothing to do with each other."""


def sown(seed: int, beside: int) -> int:
    """A word that follows from the low 32 bits of a seed, and from the word that stands beside it."""
    return mixed(mixed(seed & M32) ^ beside)


def begin_chance(mind: Any, seed: int) -> None:
    """All chance of the mind follows from these 64 bits."""
    word = sown(seed, seed >> 32 & M32)
    for at in range(8):
        word = mixed(word + STRIDE & M32)
        mind.key[at] = word
    mind.drawn = mixed(word + STRIDE & M32) | 1


def begin_place(mind: Any, seed: int, place: int) -> None:
    """What the mind draws follows from the low 32 bits of a seed, and from the number of the place that it is for."""
    mind.drawn = sown(seed, mixed(place + 1 & M32)) | 1


def draw_key(mind: Any) -> None:
    """Eight words by the mind's chance, for a world or a game."""
    for at in range(8):
        mind.drawn = scramble(mind.drawn)
        mind.key[at] = mind.drawn
