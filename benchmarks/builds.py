"""Two builds of the same bot at the same tables: what a change of its code is worth in play.

    git worktree add ../before COMMIT
    python benchmarks/builds.py seas-of-strife --before ../before --bot hard --rounds --deals 100
    python benchmarks/builds.py seas-of-strife --before ../before --bot hard --decisions --deals 40

This build's bot sits alone among bots of the other build, once at each seat of every deal; with `--alone before` it is
the other way round. With `--decisions` both bots choose at the same positions of games between quick bots, and rollouts
in the true world measure the worth of the two actions (`beliefs.py`). That takes less time to show whether a change
matters. The other build plays in a process of its own, which is sent only the decisions so far. So two builds can be
compared if they deal the same cards and number actions in the same way.
"""

import argparse
import random
import time
from pathlib import Path
from typing import Any

from beliefs import QUICK, Position, positions_of
from other_build import Asked, Before

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.self_play import WHOLE, Referee, whole
from quarterdeck.engine.play.retracing import SEAT_BITS
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import Options, parse, seat_count
from quarterdeck.lab.contests.intervals import ratio
from quarterdeck.table import Table


class FromBefore(Bot):
    """A bot whose choices the other build makes."""

    def __init__(self, asked: Asked, referee: Referee) -> None:
        """Use `asked` to get the choices; `referee` plays the game and has its log."""
        self._asked, self._referee = asked, referee

    def choose(self, view: Any, seat: int, past: Any = None) -> int:
        """See `Bot`."""
        log = self._referee.log
        return self._asked(seat, log[1 : 1 + log[0]].tolist())


def won(given: argparse.Namespace, game: Game, options: Options, before: Before, deal: int) -> int:
    """Return what the bot wins in one deal, alone among the others, in parts of WHOLE and summed over its seats."""
    chance, referee = random.Random(f"{given.seed} {deal}"), Referee(game, options, log=True)
    key, seeds = chance.randbytes(32), [chance.getrandbits(31) for _ in range(seat_count(game, options))]

    def now(seed: int) -> Bot:
        return bots.untimed(given.bot, game, seed)

    def earlier(seed: int) -> Bot:
        return FromBefore(before.bot(options, key, seed), referee)

    alone, others = (now, earlier) if given.alone == "now" else (earlier, now)
    total = 0
    for own in range(len(seeds)):
        seated = [(alone if seat == own else others)(seed) for seat, seed in enumerate(seeds)]
        total += referee.play(key, seated, seeds, given.rounds).shares[own]
    return total


def gained(given: argparse.Namespace, game: Game, options: Options, before: Before, deal: int) -> tuple[int, int]:
    """Return how much more this build's decisions in a game are worth, in parts of WHOLE, and their number."""
    chance = random.Random(f"{given.seed} {deal}")
    key, gain, count = chance.randbytes(32), 0, 0
    table = Table(game, options, key)
    own = bots.untimed(given.bot, game, chance.getrandbits(31))
    other = before.bot(options, key, chance.getrandbits(31))
    for seat in positions_of(table, QUICK, 1.0, chance):
        values = dict(zip(table.legal(seat), Position(table, seat, chance).values(), strict=True))
        theirs = other(seat, [action << SEAT_BITS | seat for seat, action in table.decisions])
        gain += whole(values[own.choose(table.view(seat), seat, table.past(seat))]) - whole(values[theirs])
        count += 1
    return gain, count


def main() -> None:
    """Play the deals that the command line asks for."""
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
    options = game.complete(parse(game, given.option))
    with Before(given.before, game, given.other or given.bot) as before:
        compare(given, game, options, before)


def compare(given: argparse.Namespace, game: Game, options: Options, before: Before) -> None:
    """Play the deals, and print after each deal what the bot has won or gained so far."""
    began, found = time.monotonic(), list[tuple[int, int]]()
    seats = seat_count(game, options)
    while len(found) < given.deals and time.monotonic() - began < given.seconds:
        deal = len(found)
        if given.decisions:
            found.append(gained(given, game, options, before, deal))
        else:
            found.append((won(given, game, options, before, deal), seats))
        if len(found) > 1:
            mean = ratio([each for each, _ in found], [count * WHOLE for _, count in found])
            assert mean is not None
            shown = f"{mean.mean:+.5f} ± {mean.error:.5f} a decision" if given.decisions else str(mean)
            print(f"{shown} ({deal + 1} of {given.deals} deals)", flush=True)


if __name__ == "__main__":
    main()
