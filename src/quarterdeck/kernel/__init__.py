"""The parts of rule functions: fields, bit sets, draws, events, the state of Python ints; compiled or interpreted."""

from quarterdeck.kernel.binding import bind
from quarterdeck.kernel.fields import Field, state_dtype
from quarterdeck.kernel.state import PyState, copy

__all__ = ["Field", "PyState", "bind", "copy", "state_dtype"]
