"""Another build of this project, in a process that chooses for seats.

The other build needs only tables and bots for this.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Self

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.games import GAMES, Game
from quarterdeck.table import Table

Asked = Callable[[int, list[int]], int]
"""Chooses for a seat after all decisions so far. A decision is one number: the action times 8, plus the seat."""


class Before:
    """The other build: a process that chooses for any number of seats."""

    def __init__(self, folder: Path, game: Game, bot: str) -> None:
        """Start the process. `folder`: the root of the other build's working tree."""
        path = folder.resolve() / "src"
        self._process = subprocess.Popen(
            [sys.executable, __file__, game.id, bot],
            env=os.environ | {"PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._bots = count()
        where = Path(self._ask({}))
        if path not in where.parents:
            self.__exit__()
            raise SystemExit(f"{folder}: the other build would be {where}; name the root of a working tree")

    def __enter__(self) -> Self:
        """Return the object itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """End the process."""
        self._process.__exit__(None, None, None)

    def bot(self, options: Mapping[str, Any], key: bytes, seed: int) -> Asked:
        """Return a new bot of the other build, for a game with these complete options and this key."""
        told = {"options": options, "key": key.hex(), "seed": seed, "bot": next(self._bots)}
        return lambda seat, decisions: int(self._ask(told | {"seat": seat, "decisions": decisions}))

    def _ask(self, question: dict[str, Any]) -> Any:
        """Send a question to the process, and return its answer."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("the other build ended; its message stands above")
        return json.loads(answer)


def answer(game: Game, bot: str) -> None:
    """Choose for seats until the input ends. This runs in the process of the other build."""
    table, key, played = None, "", list[int]()
    made: dict[int, Bot] = {}
    print(json.dumps(bots.__file__), flush=True)
    sys.stdin.readline()
    for line in sys.stdin:
        asked = json.loads(line)
        if table is None or key != asked["key"] or played != asked["decisions"][: len(played)]:
            table, key, played = Table(game, asked["options"], bytes.fromhex(asked["key"])), asked["key"], []
        for each in asked["decisions"][len(played) :]:
            table.decide(each & 7, each >> 3)
        seat, number, played = asked["seat"], asked["bot"], asked["decisions"]
        if number not in made:
            made[number] = bots.untimed(bot, game, asked["seed"])
        print(made[number].choose(table.view(seat), seat, table.past(seat)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bot")
    given = parser.parse_args()
    answer(GAMES[given.game], given.bot)
