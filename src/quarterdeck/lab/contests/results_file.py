"""The file in which an arena keeps what it has played, a deal a line, so that it can go on another time."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.engine.compile.sources import HOME, hash_of_sources, hash_of_trees
from quarterdeck.games.base import Game
from quarterdeck.lab.contests.contest import ArenaError, Contest, Deal
from quarterdeck.lab.simulation.files import write_all
from quarterdeck.lean.locks import LockError, lock, unlock

FORMAT = "quarterdeck-arena/1"


class Keeper:
    """An open file of one contest, which no other process can open."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Begin the file, or read what is in it. Raises ArenaError where that belongs to another contest."""
        self._path = path
        self.deals: dict[int, Deal] = {}
        """What was played already, by its number."""
        header = msgspec.json.decode(msgspec.json.encode(header_of(contest)))
        with _failing(path):
            self._lock = lock(path)
            try:
                self._open(header, len(contest.bots))
            except (OSError, ArenaError):
                unlock(self._lock)
                raise

    def add(self, deal: Deal) -> None:
        """Keep a deal. Raises ArenaError where the disk does not take the whole of it: then nothing of it is kept."""
        line = msgspec.json.encode(deal) + b"\n"
        size = self._file.tell()
        try:
            write_all(self._file, line)
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(size)
            done = f"{len(self.deals)} kept so far; the same command goes on"
            raise ArenaError(f"{self._path}: cannot be written: {error.strerror}; {done}") from error
        self.deals[deal.deal] = deal

    def close(self) -> None:
        self._file.close()
        unlock(self._lock)

    def _open(self, header: dict[str, Any], bots: int) -> None:
        text = self._path.read_bytes() if self._path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]  # a line without its end was being written when all ended
        if whole:
            self._read(whole.splitlines(), header, bots)
        else:
            whole = msgspec.json.encode(header) + b"\n"
            self._path.write_bytes(whole)
        os.truncate(self._path, len(whole))
        self._file = self._path.open("ab", buffering=0)

    def _read(self, lines: list[bytes], header: dict[str, Any], bots: int) -> None:
        try:
            found = msgspec.json.decode(lines[0], type=dict[str, Any])
        except ValueError:  # msgspec's are ValueErrors, too
            found = {}
        if found.get("format") != FORMAT:
            raise ArenaError(f"{self._path} is not the file of an arena; name another one")
        for name, value in header.items():
            if found.get(name) != value:
                raise ArenaError(f"{self._path} belongs to another contest: {_differs(name, found.get(name), value)}")
        for number, line in enumerate(lines[1:], 2):
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except ValueError:
                raise ArenaError(f"{self._path}, line {number}: is no deal; name another file") from None
            if {len(deal.shares), len(deal.scores), len(deal.leads), len(deal.beat), *map(len, deal.beat)} != {bots}:
                raise ArenaError(f"{self._path}, line {number}: is a deal of another contest; name another file")
            self.deals[deal.deal] = deal


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    """Raise ArenaError for what keeps a file from being opened."""
    try:
        yield
    except LockError as error:
        raise ArenaError(f"{path}: {error}") from None
    except OSError as error:
        raise ArenaError(f"{path}: cannot be kept: {error.strerror}") from error


def _differs(name: str, there: Any, here: Any) -> str:
    if name == "program":
        return "it was begun by another version of the program; name another file"
    return f"its {name} is {msgspec.json.encode(there).decode()}, not {msgspec.json.encode(here).decode()}"


@contextmanager
def kept(path: Path | None, contest: Contest) -> Iterator[Keeper | None]:
    """Open the contest's file, or yield None without a path. Raises ArenaError."""
    if path is None:
        yield None
        return
    keeper = Keeper(path, contest)
    try:
        yield keeper
    finally:
        keeper.close()


def header_of(contest: Contest) -> dict[str, Any]:
    """Return the file's first line: everything that decides how the contest is played."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "options": contest.options,
        "bots": list(contest.bots),
        "design": contest.design,
        "rounds": contest.rounds,
        "seed": contest.seed,
        "program": program(contest),
    }


def program(contest: Contest) -> str:
    """Return a hash of the sources that decide how a game goes and how bots play it."""
    return program_of(contest.rules, *(HOME / "bots").rglob("*.py"), HOME / "lab" / "contests" / "contest.py")


def program_of(game: Game, *others: Path) -> str:
    """Return a hash of the sources of a game's compiled code, and of other files of this package."""
    return hash_of_sources(game, hash_of_trees(HOME, others))


def hashed(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]
