"""The compilation of rule functions and templates into one object file; Numba only types and lowers each function.

Numba alone would optimise and link every function together with all that it calls, once for each caller. For a game of
three hundred functions that is most of the work. Here each function is lowered once (`_Part`), and all of them are
linked into one module, which is optimised once. The result is plain machine code that needs no Numba to run.

This module imports Numba, which takes a while: only the compiling process imports it.
"""

import gc
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils, codegen, compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.extending import intrinsic, overload

from quarterdeck.kernel import bits, scratch
from quarterdeck.kernel.binding import filled, is_ours, rebound
from quarterdeck.kernel.native import FAILED, Argument, Entry
from quarterdeck.kernel.native_types import ConstantTable, Numbers, Row, Rows
from quarterdeck.kernel.state import copy
from quarterdeck.kernel.targets import OPTIMISE, Machine, this_machine

_njit: Any = njit
_overload: Any = overload

_OF_THE_SYSTEM = tuple(f"llvm.{name}." for name in ("exp", "exp2", "log", "log2", "log10", "pow", "powi", "sin", "cos"))
"""The prefixes of the intrinsics that LLVM turns into calls of the system's library."""
CHECKED = 1
"""The level of optimisation for checked code: enough to remove unused functions of Numba, which could not be linked."""
_UNNEEDED = frozenset(
    {
        "RewriteSemanticConstants",
        "InlineClosureLikes",
        "RewriteDynamicRaises",
        "MakeFunctionToJitFunction",
        "LiteralUnroll",
        "InlineInlinables",
        "InlineOverloads",
        "NopythonRewrites",
        "NoPythonSupportedFeatureValidation",
        "AnnotateTypes",
        "DumpParforDiagnostics",
        "WithLift",
        "GenericRewrites",
        "CanonicalizeLoopEntry",
        "DeadBranchPrune",
        "FindLiterallyCalls",
    }
)
"""Numba's passes for features that rule functions do not use: closures, arrays as values, exceptions, generators."""


class _Part(codegen.JITCodeLibrary):  # type: ignore[misc]
    """One function, lowered but neither optimised nor linked."""

    def __init__(self, generator: Any, name: str) -> None:
        super().__init__(generator, name)
        self.parts: list[str] = []

    def add_ir_module(self, module: Any) -> None:
        self.parts.append(cgutils.normalize_ir_text(str(module)))

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _PartLowering(NativeLowering):  # type: ignore[misc]
    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        super().run_pass(state)
        lowered = state["cr"]
        # Numba requires a builtin function as the key of the compiled one.
        known_by: Any = [].append
        state.targetctx.insert_user_function(known_by, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=known_by)
        return True


class _PartCompiler(compiler.CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.flags.no_compile = True
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(state)
        passes.passes = [
            (_PartLowering, words) if each is NativeLowering else (each, words)
            for each, words in passes.passes
            if each.__name__ not in _UNNEEDED
        ]
        passes.finalize()
        return [passes]


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer | types.Boolean) else kind


def _for_all_numbers(dispatcher: Any) -> Any:
    """Make `dispatcher` compile once for all integers, instead of once for each width and each constant."""
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(map(_widened, args)), kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@intrinsic
def _as_integer(_typing: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[0], signature.args[0], types.int64)

    return types.int64(number), generate


@intrinsic
def _square_root(_typing: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.float64)
        return builder.call(builder.module.declare_intrinsic("llvm.sqrt", [value.type]), [value])

    return types.float64(number), generate


def _counting(count: Callable[[Any, Any], Any]) -> Any:
    """Return a compiled function of an integer, whose code `count` makes from LLVM's builder and a 64-bit number."""

    def count_bits(_typing: Any, members: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return count(builder, args[0])

        return types.int64(types.int64), generate

    return intrinsic(count_bits)


@intrinsic
def _select(_typing: Any, members: Any, k: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = args[0].type
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        member = builder.call(deposit, [builder.shl(ir.Constant(word, 1), args[1]), args[0]])
        return builder.cttz(member, cgutils.false_bit)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def _fractions(_typing: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        word = ir.DoubleType()
        room = cgutils.alloca_once(builder, word, size=scratch.ROOM, zfill=False)
        cgutils.memset(builder, room, ir.Constant(ir.IntType(64), 8 * scratch.ROOM), 0)
        return builder.bitcast(room, ir.IntType(8).as_pointer())

    return Numbers("f8", scratch.ROOM)(), generate


_INSTRUCTIONS: dict[Any, Any] = {
    scratch.fractions: _fractions,
    bits.popcount: _counting(lambda builder, members: builder.ctpop(members)),
    bits.lowest: _counting(lambda builder, members: builder.cttz(members, cgutils.false_bit)),
    bits.highest: _counting(
        lambda builder, members: builder.sub(members.type(63), builder.ctlz(members, cgutils.false_bit))
    ),
}
"""Functions that are replaced by processor instructions, as LLVM does not recognise most of them from their code."""
_DEPOSITING: dict[Any, Any] = {bits.select: _select}
"""Further such functions on machines with the instruction PDEP (`Machine.deposits_bits`)."""


def _least(one: Any, other: Any) -> Any:
    return one if one < other else other


def _greatest(one: Any, other: Any) -> Any:
    return one if one > other else other


@_overload(copy, strict=False, jit_options={"pipeline_class": _PartCompiler})
def _copy_rows(state: Any, out: Any) -> Any:
    if isinstance(state, Row) and state == out:
        return lambda state, out: _copy_row(state, out)  # type: ignore[call-arg]
    return None


@intrinsic
def _copy_row(_typing: Any, state: Any, out: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].dtype.itemsize)
        cgutils.raw_memcpy(builder, args[1], args[0], size, 1)
        return context.get_dummy_value()

    return types.void(state, out), generate


@contextmanager
def _remembered_operators() -> Iterator[None]:
    """Resolve each operator once for each combination of number types, instead of at each place in the code."""
    kind: Any = types.Function
    found: dict[Any, Any] = {}
    resolve = kind.get_call_type

    def remembered(function: Any, context: Any, args: Any, kws: Any) -> Any:
        if kws or getattr(function.typing_key, "__module__", "") != "_operator":
            return resolve(function, context, args, kws)
        key = function, tuple(map(types.unliteral, args))
        if key not in found:
            found[key] = resolve(function, context, key[1], kws)
        return found[key]

    kind.get_call_type = remembered
    try:
        yield
    finally:
        kind.get_call_type = resolve


class Compiler:
    """A compiler of functions for one game's rules."""

    def __init__(self, rules: ModuleType | None, checked: bool = False, machine: Machine | None = None) -> None:
        """Prepare a compiler.

        `checked` adds bounds checks and skips most optimisation; `machine` is this computer by default.
        """
        self._rules = rules
        self._checked = checked
        self._machine = machine or this_machine()
        self._instructions = _INSTRUCTIONS | (_DEPOSITING if self._machine.deposits_bits else {})
        self._compile = cache(self._compiled)

    def object_code(self, entries: Sequence[Entry], dtypes: dict[str, np.dtype[Any]]) -> bytes:
        """Return an object file with a C function for each entry; `dtypes`: the structured types by name."""
        with global_compiler_lock, _remembered_operators():
            compiled = [self._entry(entry, dtypes) for entry in entries]
            module = _linked([library for _, _, library in compiled])
            module.link_in(llvm.parse_assembly(_c_wrappers([(entry, target) for entry, target, _ in compiled])))
            kept = {entry.symbol for entry in entries}
            return _optimised(module, kept, CHECKED if self._checked else OPTIMISE, self._machine.target)

    def _entry(self, entry: Entry, dtypes: dict[str, np.dtype[Any]]) -> tuple[Entry, Any, Any]:
        signature = tuple(_type_of(argument, dtypes) for argument in entry.arguments)
        dispatcher = self._compile(entry.function)
        dispatcher.compile(signature)
        result = dispatcher.overloads[signature]
        returned = result.signature.return_type
        if not isinstance(returned, types.Integer | types.Boolean | types.NoneType):
            raise TypeError(f"{entry.function.__name__} gives {returned}, and not a whole number")
        return entry, result, result.library

    def _compiled(self, function: FunctionType) -> Any:
        if function in self._instructions:
            return self._instructions[function]
        plain = rebound(function, self._replaced)
        plain.__globals__.update(int=_as_integer, min=self._helper(_least), max=self._helper(_greatest))
        return self._dispatcher(plain)

    def _replaced(self, value: Any) -> Any:
        """Return the replacement of a global in compiled code: a compiled function, or a table that is stored once."""
        if value is math.sqrt:  # an instruction, exactly defined by IEEE 754
            return _square_root
        if isinstance(value, tuple) and len(value) > 3 and all(type(each) is int for each in value):
            return ConstantTable(value)
        if value is not copy and is_ours(value, self._rules):
            return self._compile(filled(value, self._rules))
        return value

    def _helper(self, function: Any) -> Any:
        return _helpers(function, self._checked)

    def _dispatcher(self, plain: FunctionType) -> Any:
        return _dispatcher(plain, self._checked)


@cache
def _helpers(function: Any, checked: bool) -> Any:
    return _dispatcher(function, checked)


def _dispatcher(plain: Callable[..., Any], checked: bool) -> Any:
    return _for_all_numbers(
        _njit(
            error_model="numpy",
            boundscheck=checked,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=_PartCompiler,
        )(plain)
    )


def _type_of(argument: Argument, dtypes: dict[str, np.dtype[Any]]) -> Any:
    if argument.kind in ("row", "rows"):
        row = Row(argument.of, dtypes[argument.of])
        return Rows(row, argument.length) if argument.kind == "rows" else row
    if argument.kind == "numbers":
        return Numbers(argument.of, argument.length)
    return types.float64 if argument.of == "f8" else types.int64


def _libraries(library: Any, seen: dict[int, Any]) -> Iterator[Any]:
    if id(library) not in seen:
        seen[id(library)] = library
        yield library
        for each in library._linking_libraries:
            yield from _libraries(each, seen)


def _linked(libraries: Sequence[Any]) -> Any:
    """Return one module with every function that these libraries call."""
    module = llvm.parse_assembly(str(libraries[0]._codegen._create_empty_module("unit")))
    seen: dict[int, Any] = {}
    for library in libraries:
        for each in _libraries(library, seen):
            if isinstance(each, _Part):
                for text in each.parts:
                    module.link_in(llvm.parse_assembly(text))
            else:
                module.link_in(each._get_module_for_linking(), preserve=True)
    return module


def _c_wrappers(entries: Sequence[tuple[Entry, Any]]) -> str:
    """Return LLVM code of C functions that call Numba's functions, and return their value, or FAILED."""
    return "\n".join(_c_wrapper(entry, result) for entry, result in entries)


def _c_wrapper(entry: Entry, result: Any) -> str:
    kinds = ["double" if argument.of == "f8" and argument.kind == "one" else "i64" for argument in entry.arguments]
    kinds = ["i8*" if argument.kind != "one" else kind for argument, kind in zip(entry.arguments, kinds, strict=True)]
    given = "".join(f", {kind} %a{at}" for at, kind in enumerate(kinds))
    returned = result.signature.return_type
    stored = "i8*" if returned == types.none else "i8" if returned == types.boolean else "i64"
    name = f'@"{result.fndesc.llvm_func_name}"'
    value = {"i8*": "%v = add i64 0, 0", "i8": "%w = load i8, i8* %r\n%v = zext i8 %w to i64"}.get(
        stored, "%v = load i64, i64* %r"
    )
    return f"""
declare i32 {name}({stored}*, {{ i8*, i32, i8*, i8*, i32 }}**{"".join(f", {kind}" for kind in kinds)})
define i64 @{entry.symbol}({given.removeprefix(", ")}) {{
%r = alloca {stored}
%e = alloca {{ i8*, i32, i8*, i8*, i32 }}*
%s = call i32 {name}({stored}* %r, {{ i8*, i32, i8*, i8*, i32 }}** %e{given})
%ok = icmp eq i32 %s, 0
br i1 %ok, label %fine, label %failed
fine:
{value}
ret i64 %v
failed:
ret i64 {FAILED}
}}"""


def _optimised(module: Any, kept: set[str], level: int, target: Any) -> bytes:
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.data_layout = str(target.target_data)
    module.triple = target.triple
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False
    builder = llvm.create_pass_builder(target, tuning)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    _refuse_foreign(module)
    code: bytes = target.emit_object(module)
    return code


def _refuse_foreign(module: Any) -> None:
    """Check that compiled code calls nothing outside itself, so that every machine computes the same.

    Raises TypeError for `exp` and other functions of the system's library: `kernel.math` has replacements.
    """
    foreign = [function.name for function in module.functions if function.is_declaration and _is_foreign(function.name)]
    if foreign:
        raise TypeError(f"compiled code may not call {', '.join(foreign)}")


def _is_foreign(name: str) -> bool:
    return not name.startswith("llvm.") or name.startswith(_OF_THE_SYSTEM)


def spare_collections() -> None:
    """Make garbage collections rare in a compiling process, where most objects live until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
