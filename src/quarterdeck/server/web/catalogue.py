"""Descriptions of the games for the page's forms: their options, seats and levels of bots."""

from collections.abc import Mapping
from typing import Any, cast

from quarterdeck.bots.levels import offered_levels
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.dependent import evaluate
from quarterdeck.games.options import Note, Option, defined, form, note_of, seat_count, values_of
from quarterdeck.server.messages.tables import GameInfo, OptionInfo, OptionKind
from quarterdeck.server.tables.size_limits import may_be_too_long


def catalogue(most: int) -> list[GameInfo]:
    """Describe all games with their default options. `most`: the site ends a game after this number of decisions."""
    return [game_info(game, {}, most) for game in GAMES.values()]


def game_info(game: Game, given: Mapping[str, Any], most: int) -> GameInfo:
    """Describe a game for a form in which the options `given` are chosen.

    A value that is not possible with the other options is replaced by the default. `most` as in `catalogue`.
    """
    options, chosen = form(game.options, given)
    options += [option for option in game.options if option.codec]
    own = defined(game.options, given, chosen)
    chosen |= {name: value for name, value in own.items() if value}
    note: Note | None = evaluate(game.level_note, chosen)
    return GameInfo(
        id=game.id,
        options=[_option_info(option, chosen.get(option.name, option.default)) for option in options],
        seats=seat_count(game, chosen),
        levels=offered_levels(game),
        level_note=note.code if note else None,
        fresh_rounds=game.fresh_rounds,
        ends_after=most if may_be_too_long(game, game.complete(chosen), most) else None,
    )


def _option_info(option: Option, value: Any) -> OptionInfo:
    note = note_of(option)
    bounded = option.kind in ("number", "numbers", "prices")
    return OptionInfo(
        name=option.name,
        kind=cast(OptionKind, option.kind),
        value=value,
        default=option.default,
        values=list(values_of(option)),
        low=option.low if bounded else None,
        high=option.high if bounded else None,
        prices=dict(option.prices) or None,
        note=note.code if note else None,
    )
