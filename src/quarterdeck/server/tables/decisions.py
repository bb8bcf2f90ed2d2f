"""The decisions at a table: who made them, and whether they had a choice."""

import msgspec


class Move(msgspec.Struct, frozen=True, gc=False):
    """Decisions that one seat made with one message.

    `count`: their number. `free`: whether the first of them was a choice. `standin`: whether a bot stood in.
    """

    seat: int
    count: int
    free: bool
    standin: bool


class Moves:
    """The decisions at a table, in order. The ply of a decision is the number of earlier decisions."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._plies = 0

    def append_move(self, move: Move) -> None:
        self._moves.append(move)
        self._plies += move.count

    def replace_last(self, seat: int, chosen: int, count: int) -> None:
        """Remove the last `chosen` decisions of a seat, and append `count` new ones instead."""
        at = len(self._moves)
        while chosen > 0:
            at -= 1
            if self._moves[at].seat == seat:
                changed = self._moves.pop(at)
                chosen -= changed.count
                self._plies -= changed.count
        self.append_move(Move(seat, count, True, False))

    def truncate(self, ply: int) -> None:
        """Keep only the decisions before `ply`."""
        kept = 0
        for at, move in enumerate(self._moves):
            if kept >= ply:
                del self._moves[at:]
                self._plies = kept
                return
            kept += move.count

    def last_free(self, seat: int) -> int | None:
        """Return the ply of the last decision of a seat's person at which they had a choice, or None."""
        ply = self._plies
        for move in reversed(self._moves):
            ply -= move.count
            if move.seat == seat and move.free and not move.standin:
                return ply
        return None

    @property
    def last_seat(self) -> int | None:
        """The seat that decided last, or None."""
        return self._moves[-1].seat if self._moves else None

    def last(self, seat: int) -> int | None:
        """Return the ply of the first decision in a seat's last message; None if another seat decided last."""
        if self.last_seat != seat:
            return None
        return self._plies - self._moves[-1].count

    def by_standins(self) -> list[int]:
        """Return the plies of the decisions that bots made while they stood in for people."""
        found: list[int] = []
        ply = 0
        for move in self._moves:
            found += range(ply, ply + move.count) if move.standin else ()
            ply += move.count
        return found
