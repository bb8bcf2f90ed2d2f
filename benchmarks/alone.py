"""One bot alone among others, at each seat of a deal."""

from collections.abc import Callable, Sequence

from quarterdeck.bots.base import Bot
from quarterdeck.bots.self_play import Referee

Seating = Callable[[int], Bot]
"""Makes a bot from a seed."""


def won_alone(
    referee: Referee, key: bytes, seeds: Sequence[int], alone: Seating, others: Seating, first_round: bool = False
) -> int:
    """Return what a bot wins alone in the deal of `key`, in parts of WHOLE: a sum over its seats.

    `seeds`: of the bot at each seat; `first_round`: what the position is worth after that, instead of the win.
    """
    won = 0
    for own in range(len(seeds)):
        seated = [(alone if seat == own else others)(seed) for seat, seed in enumerate(seeds)]
        won += referee.play(key, seated, seeds, first_round).shares[own]
    return won
