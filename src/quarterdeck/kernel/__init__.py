"""What rule functions are made of: fields, bit sets, draws, telling, the Python-int state; compile or interpret."""

from quarterdeck.kernel.binding import bind
from quarterdeck.kernel.fields import Field, state_dtype
from quarterdeck.kernel.state import PyState, copy

__all__ = ["Field", "PyState", "bind", "copy", "state_dtype"]
