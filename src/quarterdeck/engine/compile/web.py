"""A game's functions as WebAssembly: a module for Python, and one for web pages with a description of it.

The compiler and the functions are the same as for machine code (docs/decisions/0056-the-engine-in-the-page.md).
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from quarterdeck.engine.compile.entries import dtypes, entries, page_entries
from quarterdeck.engine.compile.module_file import sealed
from quarterdeck.engine.compile.sources import hash_of_sources
from quarterdeck.engine.compile.unit import CompileError
from quarterdeck.engine.play import orders
from quarterdeck.engine.search.endgame import LEVELS, has_endings
from quarterdeck.engine.search.levels import CHAIN, ROWS
from quarterdeck.engine.search.tree import LEGAL
from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games.as_data import options_data
from quarterdeck.games.base import Game
from quarterdeck.games.types import MAX_NUMBERS, ReasonKind
from quarterdeck.kernel.native import Argument

STACK = 256 * 1024
"""Bytes of the stack. If a function needs more, it stops with an error and overwrites nothing."""
LINKER = "ziglang"
"""The package on PyPI that contains `wasm-ld`, LLVM's linker for WebAssembly."""


def modules(game: Game) -> tuple[bytes, bytes]:
    """Return the module for Python, with its seal, and the one for web pages, which has fewer functions.

    The modules import nothing. They export `memory`, `__heap_base`, and each function of `entries` or `page_entries`
    under its symbol. This function imports Numba, and raises CompileError if there is no linker.
    """
    from quarterdeck.kernel.compiling import Compiler
    from quarterdeck.kernel.targets import web_machine

    code = Compiler(game.rules, machine=web_machine()).object_code(entries(game), dtypes(game))
    linked, page = (_linked(code, [each.symbol for each in of(game)]) for of in (entries, page_entries))
    return sealed(linked, game), page


def description(game: Game) -> dict[str, Any]:
    """Return the data that a page needs to call the module: functions, structured types, sizes."""
    used = {each.of for entry in page_entries(game) for each in entry.arguments}
    return {
        "game": game.id,
        "version": game.version,
        "sources": hash_of_sources(game),
        "actions": game.actions,
        "most": {"legal": game.max_legal, "seats": game.max_seats, "numbers": MAX_NUMBERS},
        "phases": game.phases,
        **options_data(game),
        "reasons": [_reason(kind) for kind in game.reasons],
        "secret": sorted(game.secret_phases),
        "orders": sorted(game.orders),
        "deals_back": hasattr(game.rules, "deal_back"),
        "counts": [asdict(count) for count in game.counts],
        "outcomes": [asdict(outcome) for outcome in game.outcomes],
        "calibration_keys": game.calibration_keys,
        "endings": has_endings(game),
        "sizes": {"first": FIRST, "legal": LEGAL, "chain": CHAIN, "rows": ROWS, "levels": LEVELS},
        "order_sizes": {"rows": orders.ROWS, "worlds": orders.MOST_WORLDS, "step": orders.STEP, "length": orders.ORDER},
        "entries": {each.function.__name__: [*map(_argument, each.arguments)] for each in page_entries(game)},
        "types": {name: _layout(dtype) for name, dtype in dtypes(game).items() if name in used},
    }


def _reason(kind: ReasonKind) -> dict[str, Any]:
    numbers = [{"name": name, **code.data()} for name, code in kind.numbers]
    return {"rule": kind.rule, "code": kind.code, "numbers": numbers}


def _argument(argument: Argument) -> str:
    """Return the type of an argument: a number (`i8`, `f8`), or an array of numbers (`[u4]`) or rows (`[state]`)."""
    return argument.of if argument.kind == "one" else f"[{argument.of}]"


def _layout(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Return the size of a row, and for each field the type of its numbers, its offset and its length (0: no array)."""
    fields: Any = dtype.fields
    placed = {
        name: [kind.base.str.lstrip("<|"), at, kind.shape[0] if kind.shape else 0]
        for name, (kind, at) in ((name, fields[name][:2]) for name in dtype.names or ())
    }
    return {"size": dtype.itemsize, "fields": placed}


def _linked(code: bytes, symbols: Sequence[str]) -> bytes:
    if find_spec(LINKER) is None:
        raise CompileError(f"there is no linker for WebAssembly: install the package {LINKER}")
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "unit.o", Path(folder) / "unit.wasm"
        given.write_bytes(code)
        kept = [f"--export={symbol}" for symbol in (*symbols, "__heap_base")]
        command = [sys.executable, "-m", LINKER, "wasm-ld", str(given), "-o", str(made), "--no-entry", *kept]
        settings = ["--gc-sections", "--strip-all", "-O2", "--stack-first", "-z", f"stack-size={STACK}"]
        done = subprocess.run([*command, *settings], capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"the module cannot be linked: {done.stderr.strip()}")
        return made.read_bytes()
