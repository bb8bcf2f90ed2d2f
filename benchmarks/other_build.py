"""Another build of this project, as a process that chooses for seats. It needs nothing but a table and bots."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.games import GAMES, Game
from quarterdeck.table import Table


class Before:
    """The other build: a process that chooses for any number of seats."""

    def __init__(self, folder: Path, game: Game, bot: str) -> None:
        """`folder`: the root of the other build's working tree."""
        path = folder.resolve() / "src"
        self._process = subprocess.Popen(
            [sys.executable, __file__, game.id, bot],
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bot")
    given = parser.parse_args()
    answer(GAMES[given.game], given.bot)
