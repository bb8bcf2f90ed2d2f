"""One bot of two builds at the same tables: what a change of its code is worth in play.

    git worktree add ../before COMMIT
    python benchmarks/builds.py seas-of-strife --before ../before --bot hard --deals 100

This build's bot sits alone among those of the other build, once at each seat of every deal, or with `--alone before`
the other way round. The other build plays in a process of its own and is told what has been decided. So any two builds
can meet that deal the same cards and name the same actions.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import parse, seat_count
from quarterdeck.lab.contests.intervals import estimate
from quarterdeck.table import Table

ANSWERS = "--answers"
"""The process of the other build is begun with this."""


class Before:
    """The other build: a process that chooses for any number of seats."""

    def __init__(self, folder: Path, game: Game, bot: str) -> None:
        """`folder`: the root of the other build's working tree."""
        path = folder.resolve() / "src"
        self._process = subprocess.Popen(
            [sys.executable, __file__, game.id, ANSWERS, "--bot", bot],
            env=os.environ | {"PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        where = Path(self.ask({}))
        if path not in where.parents:
            self.__exit__()
            raise SystemExit(f"{folder}: the other build would be {where}; name the root of a working tree")

    def __enter__(self) -> Self:
        """Return this."""
        return self

    def __exit__(self, *error: object) -> None:
        """End the process."""
        self._process.__exit__(None, None, None)

    def ask(self, question: dict[str, Any]) -> Any:
        """Return what the process answers."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("the other build ended; its message stands above")
        return json.loads(answer)


class FromBefore(Bot):
    """A seat for which the other build chooses."""

    def __init__(self, before: Before, referee: Referee, game: dict[str, Any], seed: int) -> None:
        """`game`: the options and the key of the game, as `answer` reads them."""
        self._before, self._referee, self._table = before, referee, game | {"seed": seed}

    def choose(self, view: Any, seat: int, past: Any = None) -> int:
        """See `Bot`."""
        log = self._referee.log
        return int(self._before.ask(self._table | {"seat": seat, "decisions": log[1 : 1 + log[0]].tolist()}))


def answer(game: Game, bot: str) -> None:
    """Choose for seats until the input ends: the other build's side."""
    table, playing = None, None
    seated: dict[int, Bot] = {}
    print(json.dumps(bots.__file__), flush=True)
    sys.stdin.readline()
    for line in sys.stdin:
        asked = json.loads(line)
        if table is None or playing != (asked["key"], asked["alone"]) or table.ply > len(asked["decisions"]):
            playing, seated = (asked["key"], asked["alone"]), {}
            table = Table(game, asked["options"], bytes.fromhex(asked["key"]))
        for each in asked["decisions"][table.ply :]:
            table.decide(each >> 16, each & 0xFFFF)
        seat = asked["seat"]
        if seat not in seated:
            seated[seat] = bots.untimed(bot, game, asked["seed"])
        print(seated[seat].choose(table.view(seat), seat, table.past(seat)), flush=True)


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


def main() -> None:
    """Read what is asked for, and play it, or answer for the other build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="the other build's working tree")
    parser.add_argument("--bot", default="hard", help="of both builds")
    parser.add_argument("--alone", choices=["now", "before"], default="now", help="the build whose bot sits alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", action="store_true", help="first rounds' worth instead of whole games")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no deal begins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(ANSWERS, action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    game = GAMES[given.game]
    if given.answers:
        return answer(game, given.bot)
    if given.before is None:
        parser.error("name the other build's working tree with --before")
    with Before(given.before, game, given.bot) as before:
        compare(given, game, before)


def compare(given: argparse.Namespace, game: Game, before: Before) -> None:
    """Play the deals, and print after each what the bot has won so far."""
    began, found = time.monotonic(), list[int]()
    seats = seat_count(game, game.complete(parse(game, given.option)))
    while len(found) < given.deals and time.monotonic() - began < given.seconds:
        found.append(won(given, game, before, len(found)))
        if len(found) > 1:
            print(f"{estimate(found, WHOLE * seats)} ({len(found)} of {given.deals} deals)", flush=True)


if __name__ == "__main__":
    main()
