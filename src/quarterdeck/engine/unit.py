"""The compiled code of one game: kept on disk, made by a process of its own where it is not there yet."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs
from filelock import FileLock

from quarterdeck.engine.entries import entries
from quarterdeck.games.base import Game
from quarterdeck.kernel.native import Library

HOME = Path(__file__).resolve().parent.parent
SHARED = ("kernel", "engine", "games")
"""The folders whose files concern every game; of `games` only the files directly in it."""


class CompileError(RuntimeError):
    """A game's rule functions cannot be compiled; the message says why."""


@cache
def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    return Path(platformdirs.user_cache_dir("quarterdeck")) / "compiled"


@cache
def _digest(game: Game) -> str:
    """A hash of everything that a game's compiled code is made of, and of the machine that it is for."""
    import llvmlite.binding as llvm

    digest = hashlib.sha256()
    machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    for part in (sys.version, version("numba"), version("llvmlite"), version("numpy"), machine):
        digest.update(part.encode() + b"\0")
    shared = [path for name in SHARED for path in (HOME / name).glob("*.py")]
    own = Path(str(game.rules.__file__)).parent.rglob("*.py")
    for path in sorted({*shared, *own}):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def path_of(game: Game, checked: bool = False) -> Path:
    """The file with the game's compiled code (with bounds checks, if `checked`), whether it is there or not."""
    return cache_folder() / f"{game.id}-{_digest(game)}{'-checked' if checked else ''}.o"


def load(game: Game, checked: bool = False) -> Library | None:
    """The game's compiled code from the disk; None where there is none that fits."""
    try:
        return Library(path_of(game, checked).read_bytes())
    except (OSError, RuntimeError):
        return None


def make(game: Game, checked: bool = False, nice: int = 0) -> Library:
    """The game's compiled code: from the disk, or compiled now by another process, of which there is one at a time.

    `nice`: how much it gives way to other processes, where the system knows that. Raises CompileError.
    """
    found = load(game, checked)
    if found is not None:
        return found
    path = path_of(game, checked)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(path.with_suffix(".lock")):
            found = load(game, checked)
            return found if found is not None else Library(_compile(game, checked, nice))
    except OSError:
        return Library(_compile(game, checked, nice))


def _compile(game: Game, checked: bool, nice: int) -> bytes:
    """Machine code from a compiling process, which also keeps it on disk if it can."""
    package = game.rules.__name__.rpartition(".")[0]
    words = [sys.executable, "-m", "quarterdeck.engine.compile", package, "--nice", str(nice)]
    path = os.pathsep.join(each for each in sys.path if each)
    done = subprocess.run(
        [*words, *(["--checked"] if checked else [])],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "0"},
        check=False,
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise CompileError(f"{game.id} cannot be compiled:\n{said}")
    code = done.stdout
    _keep(path_of(game, checked), code)
    return code


def _keep(path: Path, code: bytes) -> None:
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_bytes(code)
        part.replace(path)
        for old in path.parent.glob(f"{path.name.rpartition('-')[0]}-*.o"):
            if old != path and "-checked" not in old.name and "-checked" not in path.name:
                old.unlink(missing_ok=True)
    except OSError:
        part.unlink(missing_ok=True)


def compile_game(game: Game, checked: bool) -> bytes:
    """Machine code of the game's unit; imports Numba. Raises numba's errors where rules are not in the subset."""
    from quarterdeck.engine.entries import dtypes
    from quarterdeck.kernel.compiling import Compiler, spare_collections

    spare_collections()
    return Compiler(game.rules, checked).object_code(entries(game), dtypes(game))
