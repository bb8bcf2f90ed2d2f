"""Small wrong changes of Python source: a number, a comparison, a condition or a dropped call."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
}
"""A comparison as a regular expression, and what replaces it."""
SKIPPED = ("annotation", "returns", "decorator_list")
"""Fields of a syntax tree that do nothing when the program runs."""


@dataclass(frozen=True)
class Mutant:
    """One wrong change of a file."""

    file: str
    """The path of the file, from the root of the tree."""
    function: str
    """The name of the function with those of the classes and functions around it; empty at the top of a module."""
    line: int
    before: str
    """The changed lines, joined."""
    after: str
    span: tuple[int, int]
    """Where the change begins and ends in the file, in bytes."""
    new: bytes

    @property
    def name(self) -> str:
        """What stays the same when the lines above change."""
        return f"{self.function}: {self.before} -> {self.after}"

    def apply(self, source: bytes) -> bytes:
        """Return the changed source."""
        return source[: self.span[0]] + self.new + source[self.span[1] :]


def mutants_of(root: Path, file: str) -> list[Mutant]:
    """Return all mutants of a file, in its order.

    Args:
        root: The root of the tree.
        file: The path of a Python file from there.
    """
    source = (root / file).read_bytes()
    return sorted(Mutator(file, source).mutants(), key=lambda mutant: mutant.span)


class Mutator:
    """Makes the mutants of a source. Positions are offsets in bytes, as in `ast`."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def mutants(self) -> Iterator[Mutant]:
        """Yield every mutant once."""
        yield from self._within(ast.parse(self.source), "")

    def _within(self, node: ast.AST, function: str) -> Iterator[Mutant]:
        if isinstance(node, ast.Assert | ast.JoinedStr):  # before Python 3.12 a formatted string has no positions
            return
        for (begin, end), new in self._changes(node):
            yield self._mutant(function, begin, end, new.encode())
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            function = f"{function}.{node.name}".lstrip(".")
        for field, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and field not in SKIPPED:
                    yield from self._within(child, function)

    def _mutant(self, function: str, begin: int, end: int, new: bytes) -> Mutant:
        """Return a mutant with its lines as they are before and after."""
        first = self.source.rfind(b"\n", 0, begin) + 1
        last = (self.source + b"\n").index(b"\n", end)
        before, after = (
            " ".join(text.decode().split())
            for text in (self.source[first:last], self.source[first:begin] + new + self.source[end:last])
        )
        line = self.source.count(b"\n", 0, begin) + 1
        return Mutant(self.file, function, line, before, after, (begin, end), new)

    def _changes(self, node: ast.AST) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield what one node may become: a span, and the text that replaces it."""
        match node:
            case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
                yield from ((self._span(node), repr(value + step)) for step in (1, -1))
            case ast.Compare(left=left, ops=ops, comparators=others):
                for one, operator, other in zip([left, *others], ops, others, strict=False):
                    yield self._between(one, other, *COMPARISONS[type(operator)])
            case ast.BoolOp(op=operator, values=values):
                words = (r"\band\b", "or") if isinstance(operator, ast.And) else (r"\bor\b", "and")
                for one, other in pairwise(values):
                    yield self._between(one, other, *words)
            case ast.UnaryOp(op=ast.Not()):
                begin, _ = self._span(node)
                yield (begin, begin + len("not ")), ""
            case ast.If(test=test) | ast.IfExp(test=test):
                yield from ((self._span(test), word) for word in ("True", "False"))
            case ast.While(test=test):
                yield self._span(test), "False"
            case ast.comprehension(ifs=tests):
                yield from ((self._span(test), word) for test in tests for word in ("True", "False"))
            case ast.Expr(value=ast.Call() | ast.Await()):
                yield self._span(node), "pass"

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return where a node begins and ends."""
        begin, end = node.lineno, node.end_lineno or node.lineno
        return self.lines[begin - 1] + node.col_offset, self.lines[end - 1] + (node.end_col_offset or 0)

    def _between(self, one: ast.expr, other: ast.expr, pattern: str, new: str) -> tuple[tuple[int, int], str]:
        """Return the span of an operator between two operands, and what replaces it."""
        begin, end = self._span(one)[1], self._span(other)[0]
        found = re.compile(pattern.encode()).search(self.source, begin, end)
        assert found is not None, self.source[begin:end]
        return found.span(), new
