"""Contests of bots: the line-ups and deals, and the play of one deal in all its line-ups.

Every line-up of a deal has the same cards, and each seat has the same random numbers for every bot. So luck affects all
bots alike: two copies of a bot under different names have exactly the same results. The games of one deal depend on
each other, so one deal is one observation. All counts are whole numbers, so that sums do not depend on the order of
adding.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.self_play import Outcome, Referee, quick
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.options import Options, seat_count

ALONE, MIXED = "alone", "mixed"
DESIGNS = (ALONE, MIXED)


class ArenaError(ValueError):
    """A contest that cannot be played or measured; one line."""


@dataclass(frozen=True)
class Contest:
    """Everything that determines the results, except the number of deals."""

    game: str
    options: Options
    """Complete: with a value for every option."""
    bots: tuple[str, ...]
    design: str
    seed: int
    rounds: bool = False
    """True if only the first round of each game is played. Shares are then the expected shares after that round."""

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @cached_property
    def sides(self) -> list[int]:
        return [self.rules.side(self.options, seat) for seat in range(seat_count(self.rules, self.options))]

    @property
    def size(self) -> int:
        return len(set(self.sides))

    def lineups(self, deal: int) -> list[list[int]]:
        """Return the games of a deal: for each game the bot of each side, as its index in `bots`.

        Design "alone": each bot but the last plays each side once, and the last bot plays all other sides. Design
        "mixed": the bots sit in a circle, in an order drawn for the deal, and move on by one place for each game until
        every bot has played every side once.
        """
        count, size = len(self.bots), self.size
        if self.design == ALONE:
            rest = count - 1
            return [[bot if at == own else rest for at in range(size)] for bot in range(rest) for own in range(size)]
        circle = sorted(range(count), key=lambda bot: self._digest(f"circle {deal} {bot}", 8))
        return [[circle[(first + at) % count] for at in range(size)] for first in range(count)]

    @cached_property
    def sat(self) -> list[int]:
        """Number of sides that each bot plays in every deal."""
        lineups = self.lineups(0)
        return [sum(lineup.count(bot) for lineup in lineups) for bot in range(len(self.bots))]

    @cached_property
    def chunk(self) -> int:
        """Deals per task: 25, which take a few hundredths of a second, or one if a bot searches."""
        return 25 if all(quick(self.make(bot, 0)) for bot in range(len(self.bots))) else 1

    def make(self, bot: int, seed: int) -> Bot:
        return bots.untimed(self.bots[bot], self.rules, seed, bots.CONTESTANTS)

    def key(self, deal: int) -> bytes:
        """Return the key of the deal's shuffles, 32 bytes."""
        return self._digest(f"deal {deal}", 32)

    def chance(self, deal: int, seat: int) -> int:
        """Return the seed of the bot at this seat."""
        return int.from_bytes(self._digest(f"bot {deal} {seat}", 8), "little") >> 1

    def _digest(self, text: str, size: int) -> bytes:
        return blake2b(f"{self.seed} {text}".encode(), digest_size=size, person=b"arena").digest()


def contest(
    game: Game,
    options: Mapping[str, Any],
    named: Sequence[str],
    seed: int = 0,
    design: str | None = None,
    rounds: bool = False,
) -> Contest:
    """Create a contest between these bots.

    By default, the first of two bots plays alone against the second, and three or more are mixed.

    Raises OptionError, BotError, ArenaError.
    """
    complete = game.complete(options)
    usual = Contest(game.id, complete, tuple(named), MIXED, seed, rounds)
    if design is None:
        design = ALONE if len(named) == 2 and usual.size > 1 else MIXED
    if design not in DESIGNS:
        raise ArenaError(f"there is no design {design!r}; choose from {' and '.join(DESIGNS)}")
    if design == ALONE and (len(named) < 2 or usual.size < 2):
        raise ArenaError("alone among others needs at least two bots and a game for two sides")
    if not named:
        raise ArenaError("name at least one bot")
    made = Contest(game.id, complete, tuple(named), design, seed, rounds)
    for bot in range(len(named)):
        made.make(bot, 0)
    return made


@dataclass(frozen=True)
class Deal:
    """Results of one deal: a number per bot, summed over the sides that it played in all line-ups."""

    deal: int
    shares: list[int]
    """Shares of the win, in parts of WHOLE."""
    scores: list[int]
    leads: list[int]
    """Each bot's score less the mean score of the others, times the number of others."""
    beat: list[list[int]]
    """`beat[a][b]`: the shares of bot `a` in games with bot `b`, counted once for every side of `b`."""


def play_deals(contest: Contest, deals: Sequence[int]) -> list[Deal]:
    referee = Referee(contest.rules, contest.options)
    return [play_deal(contest, referee, deal) for deal in deals]


def play_deal(contest: Contest, referee: Referee, deal: int) -> Deal:
    count = len(contest.bots)
    sums = Deal(deal, [0] * count, [0] * count, [0] * count, [[0] * count for _ in range(count)])
    key = contest.key(deal)
    chances = [contest.chance(deal, seat) for seat in range(len(contest.sides))]
    for lineup in contest.lineups(deal):
        seated = [contest.make(lineup[side], chances[seat]) for seat, side in enumerate(contest.sides)]
        add(sums, contest.sides, lineup, referee.play(key, seated, chances, contest.rounds))
    return sums


def add(sums: Deal, sides: Sequence[int], lineup: Sequence[int], outcome: Outcome) -> None:
    """Add the results of one game to `sums`. `sides`: the side of each seat; `lineup`: the bot of each side."""
    whole = sum(outcome.scores)
    for side, bot in enumerate(lineup):
        share = sum(share for share, own in zip(outcome.shares, sides, strict=True) if own == side)
        sums.shares[bot] += share
        sums.scores[bot] += outcome.scores[side]
        sums.leads[bot] += len(lineup) * outcome.scores[side] - whole
        for other in lineup:
            if other != bot:
                sums.beat[bot][other] += share
