"""Write short hashes of whole games, so that a change of the rules, of what is told or of who sees it is noticed.

    python scripts/generate_digests.py            # writes the hashes in tests/data/digests.json
    python scripts/generate_digests.py --check    # says which games are no longer what they were; exit 1 if any is

A game is played by a driver of its own (`Chance`), which no library changes. What is hashed: `play`, who may do what at
every ply and what was done; `told`, every event of the record; `seen`, every event as each seat and a spectator gets
it; `result`. So a difference says what sort of thing has changed. The file was first written by the program as it was
before events and secrecy were declared. Write it anew only for a change that is meant, and say so with the change. Its
cases are written by hand: a game, options and a seed.

What may be added later is left out: other events whose names begin with `x_`, and options with their defaults.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.games import GAMES, Game
from quarterdeck.table import Table

FILE = Path(__file__).resolve().parent.parent / "tests" / "data" / "digests.json"
M64 = (1 << 64) - 1
KEPT_ADDITIONS = ("x_discard", "x_unlock")
"""Events beside the format's own that have been there from the beginning."""
LONGEST = 700
"""Plies after which a game is left."""


class Chance:
    """A 64-bit xorshift: the same numbers for ever."""

    def __init__(self, seed: int) -> None:
        """`seed`: any whole number; neighbours give streams that have nothing in common."""
        self._word = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") or 1

    def below(self, most: int) -> int:
        """Return a number from 0 to `most - 1`."""
        word = self._word
        word ^= word << 13 & M64
        word ^= word >> 7
        word ^= word << 17 & M64
        self._word = word
        return (word >> 32) * most >> 32

    def one_of(self, values: list[Any] | tuple[Any, ...]) -> Any:
        """One of them."""
        return values[self.below(len(values))]


class Hash:
    """A digest of JSON values, added one by one."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=8)

    def add(self, value: Any) -> None:
        """Add a value; the order of an object's fields does not matter."""
        self._hash.update(json.dumps(value, sort_keys=True, separators=(",", ":")).encode() + b"\n")

    def hex(self) -> str:
        """Sixteen digits."""
        return self._hash.hexdigest()


def told(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what may be added to the format."""
    return [event for event in events if not event["event"].startswith("x_") or event["event"] in KEPT_ADDITIONS]


def digests(game: Game, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """One game at random: how many plies, and its hashes."""
    chance = Chance(seed)
    table = Table(game, options, bytes(chance.below(256) for _ in range(32)))
    play, record, seen, result = Hash(), Hash(), Hash(), Hash()
    while not table.is_over and table.ply < LONGEST:
        play.add([[seat, table.legal(seat)] for seat in table.pending])
        seat = chance.one_of(table.pending)
        action = chance.one_of(table.legal(seat))
        play.add([seat, action])
        table.decide(seat, action)
    play.add(list(table.pending))
    for event in told(table.everything()):
        record.add(event)
    for reader in range(-1, table.seats):
        seen.add(told(table.events(reader)))
    result.add(msgspec.to_builtins(table.result()))
    return {"plies": table.ply, "play": play.hex(), "told": record.hex(), "seen": seen.hex(), "result": result.hex()}


def wrong(case: dict[str, Any]) -> list[str]:
    """Return the names of the hashes in the file's case that are no longer right."""
    found = digests(GAMES[case["game"]], case["options"], case["seed"])
    return [name for name, value in found.items() if value != case[name]]


def main() -> None:
    """Write the file, or with `--check` compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say which games differ")
    check, cases = parser.parse_args().check, json.loads(FILE.read_text("utf-8"))
    if check:
        differ = [(case, names) for case in cases if (names := wrong(case))]
        for case, names in differ:
            print(f"{case['game']} {json.dumps(case['options'])}: {', '.join(names)}")
        sys.exit(1 if differ else 0)
    written = [case | digests(GAMES[case["game"]], case["options"], case["seed"]) for case in cases]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in written)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
