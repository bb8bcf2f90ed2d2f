"""Checks of the seats and actions that programs pass to a table."""

from typing import Any, SupportsIndex

from quarterdeck.games.base import Game
from quarterdeck.games.options import whole
from quarterdeck.games.types import SPECTATOR
from quarterdeck.table import errors
from quarterdeck.table.history import History


def number(game: Game, action: SupportsIndex | str) -> Any:
    """Return the number of an action given by name or number; return anything else unchanged."""
    return game.action_numbers.get(action, action) if isinstance(action, str) else whole(action)


def check_seat(history: History, seat: SupportsIndex) -> int:
    """Return the seat as an `int`. Raises UnknownSeat unless the game has it."""
    number = whole(seat)
    if type(number) is not int or not 0 <= number < history.seats:
        raise errors.unknown_seat(number, history.seats)
    return number


def check_reader(history: History, seat: SupportsIndex) -> int:
    """Return the seat, or -1 for a spectator, as an `int`. Raises UnknownSeat for others."""
    return SPECTATOR if seat == SPECTATOR else check_seat(history, seat)


def sensible(history: History, seat: int, action: int) -> bool:
    """Return whether the game has this seat and this action."""
    whole_numbers = type(seat) is int and type(action) is int
    return whole_numbers and 0 <= seat < history.seats and 0 <= action < history.game.actions


def refused(history: History, seat: SupportsIndex, action: int) -> errors.TableError | None:
    """Return the error for a decision, or None if it is legal. Raises UnknownSeat."""
    seat = check_seat(history, seat)
    allowed = sensible(history, seat, action) and action in history.legal(seat)
    return None if allowed else refusal(history, seat, action)


def refusal(history: History, seat: int, action: int) -> errors.TableError:
    """Return the error for a decision that is not legal. Raises UnknownSeat."""
    check_seat(history, seat)
    if not history.pending:
        return errors.game_over()
    if not sensible(history, seat, action):
        return errors.unknown_action(action, history.game.actions)
    if seat not in history.pending:
        return errors.not_your_turn(seat, history.pending)
    return errors.IllegalAction(history.why(seat, action))
