"""Numba's types for states and arrays: three kinds of pointers, to numbers, to a row and to rows.

A number of any width is read as an `int64` (or `float64`) and truncated when it is written. So compiled code computes
as Python's own integers do within 64 bits, and each function is compiled only once, not for every width of numbers.
"""

import operator
from typing import Any
from zlib import crc32

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import (
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
    typeof_impl,
)

OUT_OF_RANGE = 1
"""The status of a checked function if an index is out of range."""


class Numbers(types.Type):
    """A sequence of numbers of one NumPy type; `length` is None if it is not known."""

    def __init__(self, kind: str, length: int | None = None) -> None:
        self.kind = np.dtype(kind)
        self.length = length
        super().__init__(name=f"Numbers({kind}, {length})")

    @property
    def value(self) -> Any:
        """Numba's type for one of the numbers after it has been read."""
        return types.float64 if self.kind.kind == "f" else types.int64


class Row(types.Type):
    """One record of a NumPy structured type."""

    def __init__(self, name: str, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        # Numba identifies types by name, so the states of two games need different ones.
        super().__init__(name=f"Row({name} {crc32(str(dtype).encode()):x})")

    def field(self, name: str) -> Any:
        """Return Numba's type for the value of a field, or None if there is no such field."""
        if name not in (self.dtype.names or ()):
            return None
        kind = self.dtype[name]
        numbers = Numbers(kind.base.str, kind.shape[0] if kind.shape else None)
        return numbers if kind.shape else numbers.value


class Rows(types.Type):
    """A sequence of records of one type."""

    def __init__(self, row: Row, length: int | None = None) -> None:
        self.row = row
        self.length = length
        super().__init__(name=f"Rows({row.name}, {length})")


class ConstantTable(tuple[int, ...]):
    """A tuple of integers that compiled code stores once."""


@register_model(Numbers)
@register_model(Row)
@register_model(Rows)
class _PointerModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, ir.IntType(8).as_pointer())


@typeof_impl.register(ConstantTable)
def _type_of_table(value: ConstantTable, _: Any) -> Numbers:
    return Numbers("i8", len(value))


@lower_constant(Numbers)
def _constant_table(context: Any, builder: Any, kind: Numbers, value: Any) -> Any:
    whole = ir.Constant(ir.ArrayType(ir.IntType(64), len(value)), [ir.Constant(ir.IntType(64), n) for n in value])
    data = cgutils.global_constant(builder, "table", whole)
    return builder.bitcast(data, ir.IntType(8).as_pointer())


@infer_getattr
class _RowAttributes(AttributeTemplate):  # type: ignore[misc]
    key = Row

    def generic_resolve(self, row: Any, name: str) -> Any:  # type: ignore[override]
        return row.field(name)


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        whole, at = args
        if not isinstance(at, types.Integer | types.Boolean):
            return None
        if isinstance(whole, Numbers):
            return signature(whole.value, whole, types.int64)
        return signature(whole.row, whole, types.int64) if isinstance(whole, Rows) else None


@infer_global(operator.setitem)
class _SetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        whole, at, _ = args
        if isinstance(whole, Numbers) and isinstance(at, types.Integer | types.Boolean):
            return signature(types.none, whole, types.int64, whole.value)
        return None


@infer_global(len)
class _Length(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        known = isinstance(args[0], Numbers | Rows) and args[0].length is not None
        return signature(types.int64, args[0]) if known else None


@lower_builtin(len, Numbers)
@lower_builtin(len, Rows)
def _lower_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return context.get_constant(types.int64, sig.args[0].length)


def _stored(kind: np.dtype[Any]) -> Any:
    if kind.kind == "f":
        return ir.FloatType() if kind.itemsize == 4 else ir.DoubleType()
    return ir.IntType(8 * kind.itemsize)


def _load(builder: Any, kind: np.dtype[Any], address: Any) -> Any:
    value = builder.load(builder.bitcast(address, _stored(kind).as_pointer()))
    if kind.kind == "f":
        return builder.fpext(value, ir.DoubleType()) if kind.itemsize == 4 else value
    if kind.itemsize == 8:
        return value
    widen = builder.zext if kind.kind == "u" else builder.sext
    return widen(value, ir.IntType(64))


def _store(builder: Any, kind: np.dtype[Any], address: Any, value: Any) -> None:
    if kind.itemsize < 8:
        cut = builder.fptrunc if kind.kind == "f" else builder.trunc
        value = cut(value, _stored(kind))
    builder.store(value, builder.bitcast(address, _stored(kind).as_pointer()))


def _at(builder: Any, base: Any, offset: Any) -> Any:
    return builder.gep(base, [offset], inbounds=True)


def _place(context: Any, builder: Any, whole: Any, size: int, base: Any, at: Any) -> Any:
    """Return the address of entry `at` of a sequence.

    If bounds are checked and the length is known, the generated code ends the function with an error if `at` is out of
    range.
    """
    if context.enable_boundscheck and whole.length is not None:
        beyond = builder.icmp_unsigned(">=", at, ir.Constant(ir.IntType(64), whole.length))
        with cgutils.if_unlikely(builder, beyond):
            context.call_conv._return_errcode_raw(builder, ir.Constant(ir.IntType(32), OUT_OF_RANGE))
    return _at(builder, base, builder.mul(at, ir.Constant(ir.IntType(64), size)))


@lower_builtin(operator.getitem, Numbers, types.int64)
def _get_number(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].kind
    return _load(builder, kind, _place(context, builder, sig.args[0], kind.itemsize, *args))


@lower_builtin(operator.setitem, Numbers, types.int64, types.int64)
@lower_builtin(operator.setitem, Numbers, types.int64, types.float64)
def _set_number(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].kind
    _store(builder, kind, _place(context, builder, sig.args[0], kind.itemsize, *args[:2]), args[2])
    return context.get_dummy_value()


@lower_builtin(operator.getitem, Rows, types.int64)
def _get_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _place(context, builder, sig.args[0], sig.args[0].row.dtype.itemsize, *args)


def _field(builder: Any, row: Row, base: Any, name: str) -> tuple[np.dtype[Any], Any]:
    fields: Any = row.dtype.fields
    kind, offset = fields[name][:2]
    return kind, _at(builder, base, ir.Constant(ir.IntType(64), offset))


@lower_getattr_generic(Row)
def _get_field(context: Any, builder: Any, row: Row, base: Any, name: str) -> Any:
    kind, address = _field(builder, row, base, name)
    return address if kind.shape else _load(builder, kind, address)


@lower_setattr_generic(Row)
def _set_field(context: Any, builder: Any, sig: Any, args: Any, name: str) -> Any:
    kind, address = _field(builder, sig.args[0], args[0], name)
    _store(builder, kind, address, args[1])
