"""The games as the page needs them to draw a form: options, seats, levels."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from quarterdeck.games import GAMES
from quarterdeck.games.base import Game, Option
from quarterdeck.server.protocol import Level


class OptionInfo(msgspec.Struct):
    """An option. Where the default depends on the number of players, `defaults` has it by that number."""

    name: str
    kind: str
    default: Any
    values: list[Any]
    low: int | None = None
    high: int | None = None
    defaults: dict[str, Any] | None = None


class GameInfo(msgspec.Struct):
    """A game that can be played here; `seats` are the possible numbers of seats."""

    id: str
    options: list[OptionInfo]
    seats: list[int]
    levels: list[Level]


def catalogue() -> list[GameInfo]:
    """All games."""
    return [_game_info(game) for game in GAMES.values()]


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        options=[_option_info(game, option) for option in game.options],
        seats=_seats(game),
        levels=list(get_args(Level)),
    )


def _seats(game: Game) -> list[int]:
    players = next((option for option in game.options if option.name == "players"), None)
    if players is None:
        return [game.max_seats]
    return [int(value) for value in players.values or range(players.low, players.high + 1)]


def _option_info(game: Game, option: Option) -> OptionInfo:
    number = option.kind == "number"
    info = OptionInfo(
        name=option.name,
        kind=option.kind,
        default=game.complete({})[option.name],
        values=list(option.values),
        low=option.low if number else None,
        high=option.high if number else None,
    )
    if callable(option.default) and len(seats := _seats(game)) > 1:
        info.defaults = {str(count): game.complete({"players": count})[option.name] for count in seats}
    return info
