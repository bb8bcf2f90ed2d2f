"""Random bits that drive a search, never the cards of a game: the same seed gives the same on every machine.

Templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.kernel.draws import M32, mixed

STRIDE = 0x9E3779B9
"""The distance between words that `mixed` turns into unrelated ones."""


def xorshift(drawn: int) -> int:
    """Return the next 32 random bits (xorshift) after `drawn`, which is not 0."""
    drawn ^= (drawn << 13) & M32
    drawn ^= drawn >> 17
    return drawn ^ ((drawn << 5) & M32)


def sown(seed: int, beside: int) -> int:
    """Return a word that depends on the low 32 bits of a seed and on the word `beside` it."""
    return mixed(mixed(seed & M32) ^ beside)


def begin_chance(search: Any, seed: int) -> None:
    """Seed the search's random stream with these 64 bits."""
    word = sown(seed, seed >> 32 & M32)
    for at in range(8):
        word = mixed(word + STRIDE & M32)
        search.key[at] = word
    search.drawn = mixed(word + STRIDE & M32) | 1


def begin_place(search: Any, seed: int, place: int) -> None:
    """Seed the search's random stream with the low 32 bits of a seed and the number of a place."""
    search.drawn = sown(seed, mixed(place + 1 & M32)) | 1


def draw_key(search: Any) -> None:
    """Draw eight words from the search's random stream into its key, for a world or a game."""
    for at in range(8):
        search.drawn = xorshift(search.drawn)
        search.key[at] = search.drawn
