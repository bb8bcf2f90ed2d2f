"""Plots, for which matplotlib is needed (`quarterdeck[lab]`)."""

from typing import Any

from quarterdeck.extras import needed


class PlotError(ValueError):
    """A plot that cannot be drawn; one line."""


def new_figure(**settings: Any) -> tuple[Any, Any]:
    """Create a figure and its axes; `settings` are those of the axes. Raises PlotError."""
    with needed("a plot needs", "quarterdeck[lab]", PlotError):
        from matplotlib.figure import Figure
    figure = Figure(figsize=(8, 5), layout="constrained")
    return figure, figure.add_subplot(**settings)
