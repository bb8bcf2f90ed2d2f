"""Random bits for searches, never for the cards of a game: the same seed gives the same bits on every machine.

The functions are templates, see `quarterdeck.kernel.rule_interface`.
"""

from typing import Any

from quarterdeck.kernel.draws import M32, mixed

STRIDE = 0x9E3779B9
"""The difference between successive words that `mixed` turns into unrelated ones."""


def xorshift(drawn: int) -> int:
    """Return the next 32 random bits (xorshift) after `drawn`, which is not 0."""
    drawn ^= (drawn << 13) & M32
    drawn ^= drawn >> 17
    return drawn ^ ((drawn << 5) & M32)


def sown(seed: int, beside: int) -> int:
    """Return a 32-bit word that depends on the low 32 bits of a seed and on the word `beside`."""
    return mixed(mixed(seed & M32) ^ beside)


def begin_chance(search: Any, seed: int) -> None:
    """Set the search's key and the start of its random stream from a seed of 64 bits."""
    word = sown(seed, seed >> 32 & M32)
    for at in range(8):
        word = mixed(word + STRIDE & M32)
        search.key[at] = word
    search.drawn = mixed(word + STRIDE & M32) | 1


def begin_place(search: Any, seed: int, place: int) -> None:
    """Set the start of the search's random stream from the low 32 bits of a seed and a number, `place`."""
    search.drawn = sown(seed, mixed(place + 1 & M32)) | 1


def draw_key(search: Any) -> None:
    """Draw a new key, eight words, from the search's random stream into `search.key`, for a world or a game."""
    for at in range(8):
        search.drawn = xorshift(search.drawn)
        search.key[at] = search.drawn
