"""The errors that a table raises. Every message is one line for a person to read."""

from quarterdeck.games.types import Reason


class TableError(Exception):
    """The base class of a table's errors. The game is unchanged after an error.

    `reason` has the rule, a code, numbers and words.
    """

    reason: Reason

    def __init__(self, reason: Reason) -> None:
        """Store `reason`. The message is its words and, if it has one, its rule."""
        super().__init__(f"{reason.words}: {reason.rule}" if reason.rule else reason.words)
        self.reason = reason


class IllegalAction(TableError):  # noqa: N818 - names of the public contract
    """An action that the rules forbid, of a seat that owes a decision. A typical message: "you hold green: SOS-7"."""


class NotYourTurn(TableError):  # noqa: N818
    """A decision of a seat that owes no decision now."""


class UnknownAction(TableError):  # noqa: N818
    """An action that the game does not have."""


class GameOver(TableError):  # noqa: N818
    """A decision after the end of the game."""


class NothingToChange(TableError):  # noqa: N818
    """An attempt to change a choice that the seat has not made, or that has been revealed."""


class NothingToTakeBack(TableError):  # noqa: N818
    """An attempt to go back to a ply that is not earlier than the present one."""


class UnknownSeat(TableError):  # noqa: N818
    """A seat that the table does not have."""


def not_your_turn(seat: int, pending: tuple[int, ...]) -> NotYourTurn:
    """Return the error for a decision of `seat` while only other seats owe one."""
    whose = " and ".join(str(other) for other in pending)
    words = f"it is not seat {seat}'s turn but that of seat {whose}"
    return NotYourTurn(Reason("", "not_your_turn", {"seat": seat, "pending": list(pending)}, words))


def unknown_action(action: object, actions: int) -> UnknownAction:
    """Return the error for an action that is neither a number nor a name of the game's actions."""
    words = f"there is no action {action!r}; actions are the numbers 0 to {actions - 1}, or their names"
    return UnknownAction(Reason("", "unknown_action", {"action": repr(action)}, words))


def nothing_to_change(seat: int) -> NothingToChange:
    """Return the error for a change of a choice that the seat has not made, or that has been revealed."""
    return NothingToChange(Reason("", "nothing_to_change", {"seat": seat}, "that choice is no longer open"))


def nothing_to_take_back(ply: object, plies: int) -> NothingToTakeBack:
    """Return the error for going back to a ply that is not earlier than the present one, `plies`."""
    words = f"the game cannot go back to decision {ply!r}: {plies} were made"
    return NothingToTakeBack(Reason("", "nothing_to_take_back", {"ply": repr(ply), "plies": plies}, words))


def game_over() -> GameOver:
    """Return the error for a decision after the end."""
    return GameOver(Reason("", "game_over", {}, "the game is over"))


def unknown_seat(seat: object, seats: int) -> UnknownSeat:
    """Return the error for a seat that the table does not have."""
    words = f"there is no seat {seat!r} at this table; its seats are 0 to {seats - 1}"
    return UnknownSeat(Reason("", "unknown_seat", {"seat": repr(seat)}, words))
