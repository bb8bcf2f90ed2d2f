"""The decisions of a table as they were made: by whom, and whether there was a choice."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, gc=False):
    """Decisions that one seat made at once: how many, whether there was a choice, whether a bot stood in."""

    seat: int
    count: int
    free: bool
    standin: bool


class Moves:
    """Follows a table decision by decision; a ply is the number of decisions before."""

    def __init__(self) -> None:
        """None are made yet."""
        self._moves: list[Move] = []
        self._plies = 0

    def made(self, move: Move) -> None:
        """A seat has decided."""
        self._moves.append(move)
        self._plies += move.count

    def changed(self, seat: int, chosen: int, count: int) -> None:
        """The last `chosen` decisions of a seat were made anew, `count` of them, after those of the others."""
        at = len(self._moves)
        while chosen > 0:
            at -= 1
            if self._moves[at].seat == seat:
                changed = self._moves.pop(at)
                chosen -= changed.count
                self._plies -= changed.count
        self.made(Move(seat, count, True, False))

    def cut(self, ply: int) -> None:
        """Only the decisions before `ply` stand."""
        kept = 0
        for at, move in enumerate(self._moves):
            if kept >= ply:
                del self._moves[at:]
                self._plies = kept
                return
            kept += move.count

    def last_free(self, seat: int) -> int | None:
        """The ply of the last decision of a seat at which it had a choice; None where there was none."""
        ply = self._plies
        for move in reversed(self._moves):
            ply -= move.count
            if move.seat == seat and move.free and not move.standin:
                return ply
        return None

    @property
    def last_seat(self) -> int | None:
        """The seat that has decided last; None: nobody has."""
        return self._moves[-1].seat if self._moves else None

    def last(self, seat: int) -> int | None:
        """The ply of the last decisions of a seat that were made at once; None where it is not the last to decide."""
        if self.last_seat != seat:
            return None
        return self._plies - self._moves[-1].count

    def by_standins(self) -> list[int]:
        """The plies of the decisions that bots made for people."""
        found: list[int] = []
        ply = 0
        for move in self._moves:
            found += range(ply, ply + move.count) if move.standin else ()
            ply += move.count
        return found
