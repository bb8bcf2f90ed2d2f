"""One bot of two builds at the same tables: what a change of its code is worth in play.

    git worktree add ../before COMMIT
    python benchmarks/builds.py seas-of-strife --before ../before --bot hard --rounds --deals 100
    python benchmarks/builds.py seas-of-strife --before ../before --bot hard --decisions --deals 40

This build's bot sits alone among those of the other build, once at each seat of every deal, or with `--alone before`
the other way round. With `--decisions` both are asked at the same positions of games between quick bots, and what they
choose is valued by rollouts in the true world (`beliefs.py`): that says sooner whether a change matters. The other
build plays in a process of its own and is told what has been decided. So any two builds can meet that deal the same
cards and name the same actions.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

from beliefs import Position
from other_build import Before

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.self_play import WHOLE, Referee, whole
from quarterdeck.engine.play.self_play import logged
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import parse, seat_count
from quarterdeck.lab.contests.intervals import ratio
from quarterdeck.table import Table

QUICK = "rollout:300:worlds=30"
"""Who plays the games in which single decisions are compared."""


class FromBefore(Bot):
    """A seat for which the other build chooses."""

    def __init__(self, before: Before, referee: Referee, game: dict[str, Any], seed: int) -> None:
        """`game`: the options and the key of the game, as `answer` reads them."""
        self._before, self._referee, self._table = before, referee, game | {"seed": seed}

    def choose(self, view: Any, seat: int, past: Any = None) -> int:
        """See `Bot`."""
        log = self._referee.log
        return int(self._before.ask(self._table | {"seat": seat, "decisions": log[1 : 1 + log[0]].tolist()}))


def won(given: argparse.Namespace, game: Game, before: Before, deal: int) -> int:
    """Return what the bot wins alone in one deal, in parts of WHOLE, summed over its seats."""
    options = game.complete(parse(game, given.option))
    seats = range(seat_count(game, options))
    chance = random.Random(f"{given.seed} {deal}")
    key, seeds, total = chance.randbytes(32), [chance.getrandbits(31) for _ in seats], 0
    for alone in seats:
        referee = Referee(game, options, log=True)
        told = {"options": options, "key": key.hex(), "alone": alone}
        seated: list[Bot] = [
            bots.untimed(given.bot, game, seeds[seat])
            if (seat == alone) == (given.alone == "now")
            else FromBefore(before, referee, told, seeds[seat])
            for seat in seats
        ]
        total += referee.play(key, seated, seeds, first_round=given.rounds).shares[alone]
    return total


def gained(given: argparse.Namespace, game: Game, before: Before, deal: int) -> tuple[int, int]:
    """Return what this build's decisions of a game are worth more, in parts of WHOLE, and how many there were."""
    options = game.complete(parse(game, given.option))
    seats, chance = range(seat_count(game, options)), random.Random(f"{given.seed} {deal}")
    key, gain, log = chance.randbytes(32), 0, list[int]()
    table = Table(game, options, key)
    told = {"options": options, "key": key.hex(), "alone": None}
    quick = bots.untimed(QUICK, game, chance.getrandbits(31))
    own = bots.untimed(given.bot, game, chance.getrandbits(31))
    count = 0
    while not table.is_over:
        seat = table.pending[0]
        view, past, legal = table.view(seat), table.past(seat), table.legal(seat)
        if len(legal) > 1 and not any(table.chosen(other) for other in seats if other != seat):
            values = dict(zip(legal, Position(table, seat, chance).values(), strict=True))
            asked = told | {"seat": seat, "decisions": log, "seed": chance.getrandbits(31)}
            gain += whole(values[own.choose(view, seat, past)]) - whole(values[before.ask(asked)])
            count += 1
        action = quick.choose(view, seat, past)
        log.append(logged(seat, action))
        table.decide(seat, action)
    return gain, count


def main() -> None:
    """Read what is asked for, and play it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--before", type=Path, required=True, metavar="FOLDER", help="the other build's working tree")
    parser.add_argument("--bot", default="hard", help="of both builds")
    parser.add_argument("--other", metavar="BOT", help="the other build's, where it is not the same")
    parser.add_argument("--alone", choices=["now", "before"], default="now", help="the build whose bot sits alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", action="store_true", help="first rounds' worth instead of whole games")
    parser.add_argument("--decisions", action="store_true", help="the worth of single decisions instead")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no deal begins")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    with Before(given.before, game, given.other or given.bot) as before:
        compare(given, game, before)


def compare(given: argparse.Namespace, game: Game, before: Before) -> None:
    """Play the deals, and print after each what the bot has won or gained so far."""
    began, found = time.monotonic(), list[tuple[int, int]]()
    seats = seat_count(game, game.complete(parse(game, given.option)))
    while len(found) < given.deals and time.monotonic() - began < given.seconds:
        deal = len(found)
        if given.decisions:
            found.append(gained(given, game, before, deal))
        else:
            found.append((won(given, game, before, deal), seats))
        if len(found) > 1:
            mean = ratio([each for each, _ in found], [count * WHOLE for _, count in found])
            assert mean is not None
            shown = f"{mean.mean:+.5f} ± {mean.error:.5f} a decision" if given.decisions else str(mean)
            print(f"{shown} ({deal + 1} of {given.deals} deals)", flush=True)


if __name__ == "__main__":
    main()
