"""The games as the page needs them to draw a form: options, seats, levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from quarterdeck.bots.levels import Level
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.dependent import evaluate
from quarterdeck.games.options import Note, Option, defined, form, note_of, seat_count, values_of
from quarterdeck.server.tables.size_limits import may_be_too_long


class OptionInfo(msgspec.Struct):
    """An option as it is where the other options are as given: its value, its default and what else it can be.

    `kind` and the rest as in `quarterdeck.games.Option`, `note` the code of its note; what does not concern the kind
    is left out or null.
    """

    name: str
    kind: str
    value: Any
    default: Any
    values: list[Any]
    low: int | None = None
    high: int | None = None
    prices: dict[str, int] | None = None
    note: str | None = None


class GameInfo(msgspec.Struct):
    """A game that can be played here, with these options; `seats` as many as they need.

    `level_note`: the code of why the levels of bots make no difference, where that is so.
    `fresh_rounds`: rounds that are over may be shown to spectators. `ends_after`: the house ends a game after so many
    decisions, and with these options one may come so far.
    """

    id: str
    options: list[OptionInfo]
    seats: int
    levels: list[Level]
    level_note: str | None
    fresh_rounds: bool
    ends_after: int | None = None


def catalogue(most: int) -> list[GameInfo]:
    """All games with their default options; `most`: after how many decisions a game is ended."""
    return [game_info(game, {}, most) for game in GAMES.values()]


def game_info(game: Game, given: Mapping[str, Any], most: int) -> GameInfo:
    """Return the game with these options chosen; a choice that they rule out returns to its default."""
    options, chosen = form(game.options, given)
    options += [option for option in game.options if option.codec]
    own = defined(game.options, given, chosen)
    chosen |= {name: value for name, value in own.items() if value}
    note: Note | None = evaluate(game.level_note, chosen)
    return GameInfo(
        id=game.id,
        options=[_option_info(option, chosen.get(option.name, option.default)) for option in options],
        seats=seat_count(game, chosen),
        levels=list(Level),
        level_note=note.code if note else None,
        fresh_rounds=game.fresh_rounds,
        ends_after=most if may_be_too_long(game, game.complete(chosen), most) else None,
    )


def _option_info(option: Option, value: Any) -> OptionInfo:
    note = note_of(option)
    bounded = option.kind in ("number", "numbers", "prices")
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        value=value,
        default=option.default,
        values=list(values_of(option)),
        low=option.low if bounded else None,
        high=option.high if bounded else None,
        prices=dict(option.prices) or None,
        note=note.code if note else None,
    )
