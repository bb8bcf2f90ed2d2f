"""Chance that follows from a text: the same for a bot here and in a page (`frontend/src/engine/chance.ts`)."""

from __future__ import annotations

import random

from quarterdeck.engine.random_play import M32, next_word

WARMING = 16
"""Words that are passed over: those right after a text tell more of it."""


class Chance(random.Random):
    """Whole words of 32 random bits, as bots draw them; nothing else of `Random` is meant to be drawn."""

    def __init__(self, text: str) -> None:
        """`text` decides everything."""
        super().__init__()
        self._words = words_of(text)
        for _ in range(WARMING):
            next_word(self._words)

    def getrandbits(self, k: int) -> int:
        """The next word. Raises ValueError for any other number of bits."""
        if k != 32:
            raise ValueError("this chance comes in words of 32 bits")
        return next_word(self._words)


def words_of(text: str) -> list[int]:
    """Two words that are not 0, of every byte of a text (FNV-1a, and once more with other numbers)."""
    one, other = 0x811C9DC5, 0x9747B28C
    for byte in text.encode():
        one = (one ^ byte) * 0x01000193 & M32
        other = (other ^ byte) * 0x85EBCA6B & M32
    return [one | 1, other | 1]
