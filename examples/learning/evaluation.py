"""Measures how well a network plays: its share of the win and its score against compiled players, as a curve."""

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quarterdeck.envs import batch

Choose = Callable[[npt.NDArray[Any], npt.NDArray[np.uint8]], npt.NDArray[np.int64]]
"""A function that returns actions, shape (n,), from observations (n, width) and masks (n, actions)."""


class Strength(NamedTuple):
    """The results of games alone among other players; each error is half of a 95 % interval."""

    share: float
    """The share of the win, 0 to 1."""
    share_error: float
    gap: float
    """How many points the final score is better than the average of the others. The share hides early progress: a
    player that loses every game by less still has a share of 0."""
    gap_error: float

    def __str__(self) -> str:
        return f"share of the win {self.share:.3f} ± {self.share_error:.3f}, gap {self.gap:+.2f} ± {self.gap_error:.2f}"


def strength(
    game: str, options: dict[str, Any], choose: Choose, games: int, seed: int, others: str = "heuristic"
) -> Strength:
    """Play one game in each environment, alone among `others` and at a different seat each time."""
    envs = batch(game, options, games, seed, agent="rotate", opponents=others, auto_reset=False, reward="score")
    ended, scores = np.zeros(games, np.bool_), envs.rewards.copy()
    while not ended.all():
        actions = np.zeros(games, np.int64)
        open_envs = np.flatnonzero(~ended)
        actions[open_envs] = choose(envs.observations[open_envs], envs.masks[open_envs])
        envs.step(actions)
        scores += envs.rewards
        ended |= envs.masks.sum(axis=1) == 0
    own = np.arange(games), np.arange(games) % envs.players
    gaps = scores[own] - (scores.sum(axis=1) - scores[own]) / (envs.players - 1)
    return Strength(*_mean(envs.returns[own]), *_mean(gaps))


def _mean(values: npt.NDArray[Any]) -> tuple[float, float]:
    """Return the average, and half of its 95 % interval."""
    return float(values.mean()), float(1.96 * values.std(ddof=1) / len(values) ** 0.5)


class Curve:
    """The points of a training curve, written to `FILE.csv` as they come, and drawn to `FILE.svg` by `draw`."""

    def __init__(self, path: Path, fair: float, title: str) -> None:
        """Start a curve. `path`: without a suffix; `fair`: the share of the win among equal players."""
        self._path, self._fair, self._title = path, fair, title
        self._rows: list[tuple[float, ...]] = []
        self.began = 0
        """The number of decisions that the network imitated before it learned from play."""

    def add(self, decisions: int, seconds: float, found: Strength) -> None:
        """Add a point, print it, and write the CSV file."""
        self._rows.append((decisions, round(seconds, 1), *(round(number, 4) for number in found)))
        print(f"{decisions:>10,} decisions {seconds:7.0f} s   {found}", flush=True)
        with self._path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(("decisions", "seconds", *Strength._fields))
            writer.writerows(self._rows)

    def draw(self) -> None:
        """Draw the points with their 95 % intervals, and the result of equal players."""
        import matplotlib as mpl
        from matplotlib.figure import Figure

        mpl.rcParams["svg.hashsalt"] = "quarterdeck"
        decisions, _, shares, share_errors, gaps, gap_errors = np.array(self._rows).T
        figure = Figure((6, 5), layout="constrained")
        upper, lower = figure.subplots(2, sharex=True)
        upper.errorbar(decisions / 1e6, shares, share_errors, marker=".", linewidth=1)
        upper.axhline(self._fair, color="gray", linestyle="--")
        upper.set(title=self._title, ylabel="share of the win, 95 %", ylim=(0, None))
        lower.errorbar(decisions / 1e6, gaps, gap_errors, marker=".", linewidth=1)
        lower.axhline(0, color="gray", linestyle="--")
        for axes in (upper, lower) if self.began else ():
            axes.axvline(self.began / 1e6, color="gray", linewidth=0.8)
            axes.annotate(
                "imitated | played", (self.began / 1e6, 0.05), xycoords=("data", "axes fraction"), ha="center"
            )
        lower.set(xlabel="million decisions", ylabel="gap of the score, 95 %")
        figure.savefig(self._path.with_suffix(".svg"), metadata={"Date": None})
