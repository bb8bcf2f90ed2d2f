"""The module in a game's package: `module.wasm`, a WebAssembly file that ends in a *seal*.

The seal is a section with the hash of the sources that the module was compiled from, and a checksum.
"""

import hashlib
import platform
from importlib.metadata import version
from pathlib import Path

from quarterdeck.engine.compile.cached_files import cache_folder, sealed_or_made
from quarterdeck.engine.compile.sources import hash_of_sources, package_of
from quarterdeck.games.base import Game
from quarterdeck.kernel.module import Program, is_roomy

NAME = "module.wasm"
_SECTION = b"\x0bquarterdeck"
"""The name of the section that holds the seal, after the length of the name; other programs ignore the section."""
_SOURCES, _SUM = 20, 32
_SEAL = 2 + len(_SECTION) + _SOURCES + _SUM
"""The number of bytes of the seal: the section's kind and size, its name, `hash_of_sources`, and the SHA-256 of
everything before it in the file."""


class ModuleFileError(RuntimeError):
    """The error for a module that cannot be used; the message is one line and names the file or the game."""


def path_of(game: Game) -> Path:
    """Return the path of the game's module, whether it exists or not."""
    return package_of(game) / NAME


def sealed(code: bytes, game: Game) -> bytes:
    """Return a module that was compiled from the game's present sources, with its seal added."""
    begun = code + bytes((0, _SEAL - 2)) + _SECTION + hash_of_sources(game).encode()
    return begun + hashlib.sha256(begun).digest()


def sources_of(content: bytes) -> str | None:
    """Return the hash of the sources in a module's seal; None if the module is damaged or has no seal."""
    begun, summed = content[:-_SUM], content[-_SUM:]
    if len(content) < _SEAL or hashlib.sha256(begun).digest() != summed:
        return None
    return begun[-_SOURCES:].decode(errors="replace")


def is_fresh(game: Game) -> bool:
    """Return whether the game's module exists, is intact, and was compiled from the present sources."""
    try:
        read(game)
    except ModuleFileError:
        return False
    return True


def read(game: Game) -> bytes:
    """Return the game's module. Raises ModuleFileError."""
    path = path_of(game)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise ModuleFileError(f"{game.id} has no module ({path})") from None
    except OSError as error:
        raise ModuleFileError(f"{path} cannot be read: {error.strerror}") from error
    found = sources_of(content)
    if found is None:
        raise ModuleFileError(f"{path} is damaged")
    if found != hash_of_sources(game):
        raise ModuleFileError(f"{path} was made of other sources than those of {game.id}")
    return content


def program(game: Game) -> Program:
    """Return the game's module, ready to be called. Its translation to machine code is kept in the cache folder.

    Raises ModuleFileError.
    """
    content = read(game)
    try:
        from wasmtime import WasmtimeError
    except (ImportError, OSError, RuntimeError) as error:  # wasmtime has no binary for this machine
        raise ModuleFileError(f"wasmtime does not run here ({error})") from error
    kind = f"{platform.machine()}{'' if is_roomy() else '-limited'}-{version('wasmtime')}"
    path = cache_folder() / f"{game.id}-{hashlib.sha256(content).hexdigest()[:20]}-{kind}.module"
    try:
        return Program(content, sealed_or_made(path, lambda: Program(content).serialized()))
    except WasmtimeError:  # a machine with more processor features, which shares the folder, wrote the file
        return Program(content)
