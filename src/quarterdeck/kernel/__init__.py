"""What rule functions are made of: bit sets, draws, the Python-int state, compile-or-interpret."""

from quarterdeck.kernel.binding import bind, cache_folder
from quarterdeck.kernel.fields import Field, state_dtype
from quarterdeck.kernel.state import PyState, copy

__all__ = ["Field", "PyState", "bind", "cache_folder", "copy", "state_dtype"]
