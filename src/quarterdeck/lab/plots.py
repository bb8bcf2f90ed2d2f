"""Plots, for which matplotlib is needed (`quarterdeck[lab]`)."""

from typing import Any


class PlotError(ValueError):
    """A plot that cannot be drawn; one line."""


def new_figure(**settings: Any) -> tuple[Any, Any]:
    """Create a figure and its axes; `settings` are those of the axes. Raises PlotError."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise PlotError("a plot needs matplotlib: pip install 'quarterdeck[lab]'") from error
    figure = Figure(figsize=(8, 5), layout="constrained")
    return figure, figure.add_subplot(**settings)
