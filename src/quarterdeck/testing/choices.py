"""All combinations of a game's options."""

from collections.abc import Iterator, Sequence
from typing import Any

from quarterdeck.games.base import Game
from quarterdeck.games.options import Option, Options, values_of


def all_options(game: Game, **fixed: Any) -> Iterator[Options]:
    """Yield every combination of a game's options: every value of choices, switches and the number of players.

    Other options have their defaults, and those in `fixed` have only the given value.
    """

    def further(left: Sequence[Option], chosen: Options) -> Iterator[Options]:
        if not left:
            yield chosen
            return
        option = left[0].given(chosen)
        for value in [fixed[option.name]] if option.name in fixed else _every(option):
            yield from further(left[1:], {**chosen, option.name: value})

    return (game.complete(options) for options in further(game.options, {}))


def _every(option: Option) -> Sequence[Any]:
    if option.name == "players":
        return values_of(option) or range(option.low, option.high + 1)
    if option.kind == "switch":
        return False, True
    return values_of(option) if option.kind == "choice" else (option.default,)
