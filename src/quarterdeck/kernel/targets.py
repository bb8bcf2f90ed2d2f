"""The machines that rule functions are compiled for: this computer, and WebAssembly, which every browser runs."""

from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm

OPTIMISE = 3
"""The level of optimisation. It vectorises loops, which networks need, but sums of floats keep their order."""
WEB = "wasm32-unknown-unknown"
WEB_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""The features of WebAssembly that its first version lacks, but that every browser of the last five years has."""


@dataclass(frozen=True)
class Machine:
    """A target of compilation with LLVM."""

    target: Any
    deposits_bits: bool
    """Whether the machine has a fast instruction (PDEP) that spreads bits over the members of a set."""


def this_machine() -> Machine:
    """Return the machine that this program runs on, as Numba sees it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features()
    target = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=name, features=features.flatten(), opt=OPTIMISE, reloc="pic", codemodel="jitdefault", jit=True
    )
    slow = ("bdver4", "znver1", "znver2")
    return Machine(target, bool(features.get("bmi2")) and name not in slow)


def web_machine() -> Machine:
    """Return the machine for WebAssembly with 32-bit addresses."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(WEB).create_target_machine(opt=OPTIMISE, features=WEB_FEATURES, reloc="static")
    return Machine(target, False)
