"""What rule functions are made of: bit sets, draws, the Python-int state, compile-or-interpret."""

from quarterdeck.kernel.binding import bind, cache_folder
from quarterdeck.kernel.state import PyState, copy, state_dtype

__all__ = ["PyState", "bind", "cache_folder", "copy", "state_dtype"]
