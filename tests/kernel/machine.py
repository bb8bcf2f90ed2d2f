"""Small functions as machine code, for tests of what they are made of."""

from functools import cache

from quarterdeck.kernel.native import Argument, Entry, Library

ONE = Argument("one", "i8")


def compiled(function, *arguments, dtypes, rules=None, checked=True):
    """The function as machine code; `dtypes`: the structured types that the arguments name."""
    return _compiled(Entry(function, arguments), tuple(dtypes.items()), rules, checked)


@cache
def _compiled(entry, dtypes, rules, checked):
    from quarterdeck.kernel.compiling import Compiler

    code = Compiler(rules, checked).object_code([entry], dict(dtypes))
    return Library(code).function(entry, dict(dtypes))
