"""What can be wrong with a decision. Every message is one line for a person to read."""

from __future__ import annotations

from quarterdeck.games.base import Reason


class TableError(Exception):
    """A decision or a question that the table refuses; nothing has changed."""

    reason: Reason

    def __init__(self, reason: Reason) -> None:
        """Refuse for `reason`; the message is its words and, where there is one, its rule."""
        super().__init__(f"{reason.words}: {reason.rule}" if reason.rule else reason.words)
        self.reason = reason


class IllegalAction(TableError):  # noqa: N818 - names of the public contract
    """The seat owes a decision, but the rules do not allow this one: "you hold green: SOS-7"."""


class NotYourTurn(TableError):  # noqa: N818
    """The seat owes no decision now."""


class UnknownAction(TableError):  # noqa: N818
    """The game has no action of this number."""


class GameOver(TableError):  # noqa: N818
    """The game is over."""


class NothingToChange(TableError):  # noqa: N818
    """The seat has made no choice that waits to be revealed."""


class NothingToTakeBack(TableError):  # noqa: N818
    """There is no such decision to go back to."""


class UnknownSeat(TableError):  # noqa: N818
    """The table has no seat of this number."""


def not_your_turn(seat: int, pending: tuple[int, ...]) -> NotYourTurn:
    """Seat `seat` decides although others are to."""
    whose = " and ".join(str(other) for other in pending)
    words = f"it is not seat {seat}'s turn but that of seat {whose}"
    return NotYourTurn(Reason("", "not_your_turn", {"seat": seat, "pending": list(pending)}, words))


def unknown_action(action: object, actions: int) -> UnknownAction:
    """An action number outside the game's table of actions."""
    words = f"there is no action {action!r}; actions are the numbers 0 to {actions - 1}, or their names"
    return UnknownAction(Reason("", "unknown_action", {"action": repr(action)}, words))


def nothing_to_change(seat: int) -> NothingToChange:
    """A change of what the seat has not chosen, or of what all have seen."""
    return NothingToChange(Reason("", "nothing_to_change", {"seat": seat}, "that choice is no longer open"))


def nothing_to_take_back(ply: object, plies: int) -> NothingToTakeBack:
    """A ply before the deal, or one that has not come yet."""
    words = f"the game cannot go back to decision {ply!r}: {plies} were made"
    return NothingToTakeBack(Reason("", "nothing_to_take_back", {"ply": repr(ply), "plies": plies}, words))


def game_over() -> GameOver:
    """A decision after the end."""
    return GameOver(Reason("", "game_over", {}, "the game is over"))


def unknown_seat(seat: object, seats: int) -> UnknownSeat:
    """A seat number that the table does not have."""
    words = f"there is no seat {seat!r} at this table; its seats are 0 to {seats - 1}"
    return UnknownSeat(Reason("", "unknown_seat", {"seat": repr(seat)}, words))
