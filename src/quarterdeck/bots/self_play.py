"""Whole games between bots for measurements, without a table, events or records."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from quarterdeck.bots.base import Bot, Player
from quarterdeck.engine import engine, key_words
from quarterdeck.engine.compile.entries import NODE, STATE
from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.engine.play.self_play import ASKED, FULL, HEURISTIC, NEVER, OVER, RANDOM, THOUGHT
from quarterdeck.engine.search.tree import new_search_tree, places
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count
from quarterdeck.table import Table
from quarterdeck.table.past import Past

WHOLE = 840_000
"""A win as a whole number, so that sums do not depend on the order of adding. A half, a third and so on to an eighth of
it are whole numbers, too, and the rounding of a position's worth is negligible."""

LOG = 1024
"""Initial room for the decisions of a game."""


def whole(share: float) -> int:
    """Return a share of the win in parts of WHOLE."""
    return round(share * WHOLE)


def quick(bot: Bot) -> bool:
    """Return whether a game of such bots takes less than a millisecond."""
    player = bot.player()
    return player is not None and player.kind in (RANDOM, HEURISTIC)


@dataclass(frozen=True)
class Outcome:
    """Result of one game: each seat's share of the win in parts of WHOLE, and each side's score."""

    shares: list[int]
    scores: list[int]
    decisions: list[tuple[int, int]] = field(default_factory=list)
    """Seat and action of each decision, if requested."""


class Referee:
    """Plays games between bots with the same options."""

    def __init__(
        self, game: Game, options: Options, log: bool = False, numbers: npt.NDArray[np.int64] | None = None
    ) -> None:
        """Prepare games with these complete `options`; `log`: whether to record decisions.

        `numbers`: encoded options that replace those for `rules.init`. With them, no bot may be one that `remembers`,
        because no table can play these options.
        """
        self._game = game
        self._given = options
        sides = [game.side(options, seat) for seat in range(seat_count(game, options))]
        self._mates = [sides.count(side) for side in sides]
        self._options = game.encode_options(options) if numbers is None else numbers
        self._engine = engine(game)
        self._space = space = self._engine.workspace()
        self._states = space.rows(STATE, 3)
        self._nodes, self._index = space.rows(NODE, 1), space.numbers("i8", places(0))
        search_tree = new_search_tree(game.max_seats, np.zeros(8), 1, 0, 0.0, 0.0)
        self._trees = space.copy(search_tree.repeat(game.max_seats))
        self._log = space.numbers("i8", LOG)
        self._logs = log
        self._legal, self._values = np.zeros(game.max_legal, np.int16), np.zeros(game.max_seats)

    def play(self, key: bytes, bots: Sequence[Bot], seeds: Sequence[int], first_round: bool = False) -> Outcome:
        """Play the game dealt from `key` (32 bytes) with one bot per seat.

        `seeds`: the seed of each bot that compiled code plays. `first_round`: stop at the end of the first round, and
        return the expected shares of the win in that position.
        """
        for seat, bot in enumerate(bots):
            self._seat(seat, bot.player() or Player(ASKED), seeds[seat])
        call, states = self._engine, self._states
        call.start(states, self._options, key_words(key))
        self._log[:1] = 0
        until = call.horizon_at(states, 0) if first_round else NEVER
        table = Table(self._game, self._given, key) if any(bot.remembers for bot in bots) else None
        room = len(self._log) if self._logs or table is not None else 0
        while (seat := self._go_on(until, room)) != OVER:
            if seat == FULL:
                shorter, self._log = self._log, self._space.numbers("i8", 2 * room)
                self._log[:room], room = shorter, len(self._log)
            elif seat != THOUGHT:
                past = self._past(table, seat) if table is not None and bots[seat].remembers else None
                action = bots[seat].choose(states[1:2], seat, past)
                call.carry_out(states, 0, seat, action)
                if room:
                    self._note(action << SEAT_BITS | seat)
        (call.estimate if first_round else call.share)(states, 0, self._values)
        values = self._values[: len(bots)].tolist()
        if first_round:  # all seats of a team have the same worth
            values = [value / mates for value, mates in zip(values, self._mates, strict=True)]
        decisions = self._decisions() if self._logs else []
        return Outcome([whole(value) for value in values], self._game.scores(states[0]), decisions)

    @property
    def log(self) -> npt.NDArray[np.int64]:
        """The game just played, if `log` was set: the number of decisions, then each (`retracing.SEAT_BITS`)."""
        return self._log

    def watch(self, key: bytes, seat: int, action: int) -> list[int]:
        """Count how a seat used an action in the last game, dealt from `key` (`engine.play.watching`).

        `log` must have been set.
        """
        out = np.zeros(5, np.int64)
        self._engine.watch(self._states, self._options, key_words(key), self._log, seat, action, self._legal, out)
        return out.tolist()

    def _go_on(self, until: int, room: int) -> int:
        trees = self._nodes, self._index, self._trees
        return self._engine.go_on(self._states, *trees, self._legal, until, self._log, room)

    def _note(self, decision: int) -> None:
        self._log[0] += 1
        self._log[self._log[0]] = decision

    def _decisions(self, first: int = 0) -> list[tuple[int, int]]:
        return [(each & 7, each >> SEAT_BITS) for each in self._log[1 + first : 1 + self._log[0]].tolist()]

    def _past(self, table: Table, seat: int) -> Past:
        """Bring `table` to the position of the game, and return what the seat remembers."""
        for owner, action in self._decisions(table.ply):
            table.decide(owner, action)
        return table.past(seat)

    def _seat(self, seat: int, player: Player, seed: int) -> None:
        """Write the player's settings and its random numbers into the search tree of the seat."""
        words = np.frombuffer(blake2b(str(seed).encode(), digest_size=36).digest(), "<u4")
        search_tree = self._trees[seat : seat + 1]
        search_tree["kind"], search_tree["budget"], search_tree["sees"] = player.kind, player.simulations, player.sees
        search_tree["room"], search_tree["explore"], search_tree["guided"] = (
            player.room,
            player.explore,
            round(player.guided * 65536),
        )
        search_tree["expected"] = round(player.expects * 65536)
        search_tree["key"], search_tree["drawn"], search_tree["mask"] = words[:8], words[8] | 1, places(player.room) - 1
        if len(self._nodes) <= player.room:
            space, room = self._space, player.room
            self._nodes, self._index = space.rows(NODE, room + 1), space.numbers("i8", places(room))
