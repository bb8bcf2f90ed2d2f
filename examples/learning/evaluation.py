"""How good a network is: its share of the win beside compiled players, as a curve in CSV and SVG."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.envs import batch

Choose = Callable[[npt.NDArray[Any], npt.NDArray[np.uint8]], npt.NDArray[np.int64]]
"""Actions of shape (n,) from observations (n, width) and masks (n, actions)."""


def share_of_win(
    game: str, options: dict[str, Any], choose: Choose, games: int, seed: int, others: str = "heuristic"
) -> tuple[float, float]:
    """Return the share of the win alone among `others`, one game a lane and another seat in each; and half its 95 %."""
    lanes = batch(game, options, n=games, seed=seed, agent="rotate", others=others, auto_reset=False)
    ended = np.zeros(games, np.bool_)
    while not ended.all():
        actions = np.zeros(games, np.int64)
        open_lanes = np.flatnonzero(~ended)
        actions[open_lanes] = choose(lanes.observations[open_lanes], lanes.masks[open_lanes])
        lanes.step(actions)
        ended |= lanes.masks.sum(axis=1) == 0
    shares = lanes.returns[np.arange(games), np.arange(games) % lanes.players]
    return float(shares.mean()), float(1.96 * shares.std(ddof=1) / games**0.5)


class Curve:
    """Points of a training, kept as they come in `FILE.csv`, and drawn in `FILE.svg` by `draw`."""

    def __init__(self, path: Path, fair: float, title: str) -> None:
        """`fair`: the share of the win among equals; `path`: without an ending."""
        self._path, self._fair, self._title = path, fair, title
        self._rows: list[tuple[int, float, float, float]] = []

    def add(self, decisions: int, seconds: float, share: float, error: float) -> None:
        """Add a point, print it, and write the file."""
        self._rows.append((decisions, round(seconds, 1), round(share, 4), round(error, 4)))
        print(f"{decisions:>10,} decisions {seconds:7.0f} s   share of the win {share:.3f} ± {error:.3f}", flush=True)
        with self._path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(("decisions", "seconds", "share", "error"))
            writer.writerows(self._rows)

    def draw(self) -> None:
        """Draw the points with their 95 % intervals, and the fair share."""
        import matplotlib as mpl
        from matplotlib.figure import Figure

        mpl.rcParams["svg.hashsalt"] = "quarterdeck"
        decisions, _, shares, errors = (np.array(column) for column in zip(*self._rows, strict=True))
        figure = Figure((6, 3.4), layout="constrained")
        axes = figure.add_subplot()
        axes.errorbar(decisions / 1e6, shares, errors, marker=".", linewidth=1, label="share of the win, 95 %")
        axes.axhline(self._fair, color="gray", linestyle="--", label="fair share")
        axes.set(title=self._title, xlabel="million decisions", ylim=(0, None))
        axes.legend()
        figure.savefig(self._path.with_suffix(".svg"), metadata={"Date": None})
