"""Random numbers that depend only on seed, seat and decision.

The page draws the same numbers (`chanceFrom` in frontend/src/offline/bots.ts).
"""

import random

M32 = 0xFFFFFFFF


class Chance(random.Random):
    """Random words of 32 bits, as bots draw them. The other methods of `Random` must not be used."""

    def __init__(self, seed: int, seat: int, count: int) -> None:
        """Set up the random numbers of one decision. `count`: the number of decisions that the seat has made before."""
        super().__init__()
        self._at = (seed ^ (seat + 1) * 0x9E3779B1) * 0x85EBCA6B ^ (count + 1) * 0xC2B2AE35

    def getrandbits(self, k: int) -> int:
        """Return the next word. Raises ValueError for any number of bits but 32."""
        if k != 32:
            raise ValueError("this chance comes in words of 32 bits")
        self._at = self._at + 0x9E3779B9 & M32
        mixed = (self._at ^ self._at >> 16) * 0x21F0AAAD & M32
        mixed = (mixed ^ mixed >> 15) * 0x735A2D97 & M32
        return mixed ^ mixed >> 15


def seed_of(text: str) -> int:
    """Return a seed computed from every byte of a text (FNV-1a)."""
    found = 0x811C9DC5
    for byte in text.encode():
        found = (found ^ byte) * 0x01000193 & M32
    return found
