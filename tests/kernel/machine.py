"""Small functions as machine code, for tests of what they are made of."""

from quarterdeck.kernel.compiling import Compiler
from quarterdeck.kernel.native import Argument, Entry, Library

ONE = Argument("one", "i8")


def compiled(function, *arguments, dtypes, rules=None, checked=True):
    """The function as machine code; `dtypes`: the structured types that the arguments name."""
    entry = Entry(function, arguments)
    code = Compiler(rules, checked).object_code([entry], dtypes)
    return Library(code).function(entry, dtypes)
