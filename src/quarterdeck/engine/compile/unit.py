"""The machine code of one game: kept in the cache folder, and compiled by a separate process if it is not there."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from quarterdeck.engine.compile.cached_files import cache_folder, read_sealed, sealed_or_made
from quarterdeck.engine.compile.entries import entries
from quarterdeck.engine.compile.sources import hash_of_sources
from quarterdeck.games.base import Game
from quarterdeck.kernel.native import Library

logger = logging.getLogger(__name__)

FINE, FAILED = b"+", b"-"
"""The first byte of a worker's answer."""


class CompileError(RuntimeError):
    """A failure to compile a game's rule functions; the message gives the reason."""


@cache
def can_compile() -> bool:
    """Return whether Numba and llvmlite are installed (`quarterdeck[native]`)."""
    return find_spec("numba") is not None and find_spec("llvmlite") is not None


@cache
def digest(game: Game) -> str:
    """Return a hash of everything that a game's machine code depends on, including the kind of machine.

    Raises CompileError if there is no compiler.
    """
    if not can_compile():
        raise CompileError(f"machine code of {game.id} needs a compiler: install quarterdeck[native]")
    import llvmlite.binding as llvm

    machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return hash_of_sources(game, sys.version, version("numba"), version("llvmlite"), version("numpy"), machine)


def path_of(game: Game, checked: bool = False) -> Path:
    """Return the path of the game's compiled code (with bounds checks, if `checked`), whether it exists or not."""
    return cache_folder() / f"{game.id}-{digest(game)}{'-checked' if checked else ''}.o"


def load(game: Game, checked: bool = False) -> Library | None:
    """Return the game's compiled code from disk, or None if no intact file fits the sources."""
    if not can_compile() or not any(cache_folder().glob(f"{game.id}-*.o")):  # llvmlite takes long to import
        return None
    try:
        code = read_sealed(path_of(game, checked))
        return None if code is None else Library(code)
    except (OSError, RuntimeError):
        return None


class Worker:
    """A process that compiles games one after the other; it starts when the first game is compiled."""

    def __init__(self, nice: int = 0) -> None:
        """Choose the niceness of the process, for systems that support it; the process is not started yet."""
        self._nice = nice
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Worker:
        """Return the worker itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the process."""
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def kill(self) -> None:
        """End the process at once. Callers that wait for its answer get a CompileError."""
        if self._process is not None:
            self._process.kill()

    def code(self, game: Game, checked: bool = False) -> bytes:
        """Return the game's machine code. Raises CompileError."""
        if self._process is None:
            self._process = self._begun()
        orders, answers = self._process.stdin, self._process.stdout
        assert orders is not None
        assert answers is not None
        package = game.rules.__name__.rpartition(".")[0]
        try:
            orders.write(f"{package} {int(checked)} {digest(game)}\n".encode())
            orders.flush()
        except OSError as error:
            raise CompileError(f"{game.id} cannot be compiled: the compiling process has ended") from error
        fine, size = answers.read(1) == FINE, int.from_bytes(answers.read(8), "little")
        answer = answers.read(size)
        if not fine or len(answer) < size:
            said = "" if fine else answer.decode(errors="replace").strip()
            said = said or "the compiling process has ended"
            raise CompileError(f"{game.id} cannot be compiled: {said}")
        return answer

    def _begun(self) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(each for each in sys.path if each)
        return subprocess.Popen(
            [sys.executable, "-m", "quarterdeck.engine.compile", str(self._nice)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )


def make(game: Game, checked: bool = False, worker: Worker | None = None) -> Library:
    """Return the game's compiled code, from disk or from a worker; only one worker at a time compiles a game.

    Raises CompileError.
    """

    def compiled() -> bytes:
        logger.warning("Compiling %s for this machine: about a minute, once.", game.id)
        if worker is not None:
            return worker.code(game, checked)
        with Worker() as own:
            return own.code(game, checked)

    return Library(sealed_or_made(path_of(game, checked), compiled))


def compile_game(game: Game, checked: bool, expected: str) -> bytes:
    """Return the game's machine code; imports Numba.

    Raises Numba's errors if the rules use Python that cannot be compiled, and CompileError if `digest` differs from
    `expected`, the one that the ordering process computed.
    """
    from quarterdeck.engine.compile.entries import dtypes
    from quarterdeck.kernel.compiling import Compiler, spare_collections

    if digest(game) != expected:
        raise CompileError("its sources have changed since this program started: start it again")
    spare_collections()
    return Compiler(game.rules, checked).object_code(entries(game), dtypes(game))
