"""The building blocks of rule functions, compiled or interpreted: states and their fields, bit sets, draws, events."""

from quarterdeck.kernel.binding import bind
from quarterdeck.kernel.fields import Field, state_dtype
from quarterdeck.kernel.state import PyState, copy

__all__ = ["Field", "PyState", "bind", "copy", "state_dtype"]
