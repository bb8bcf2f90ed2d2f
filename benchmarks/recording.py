"""What recording and verifying cost beside playing: CPU time of one process, as multiples of playing.

uv run python benchmarks/recording.py [GAMES]
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.lab.simulation.plan import Plan, repeated
from quarterdeck.lab.simulation.recording import Recording
from quarterdeck.lab.simulation.simulate import simulate
from quarterdeck.lab.verification import verified


def spent(work: Callable[[], object]) -> float:
    """Return the CPU seconds that this takes."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def simulated(game: str, games: int, path: Path | None = None) -> float:
    """Return the CPU seconds of a simulation by rules of thumb, recorded if a path is given."""
    options = GAMES[game].complete({})
    lean = path is not None and path.name != "games.jsonl"
    plan = Plan(game, options, repeated(["heuristic"], GAMES[game], options), 7, games, path is not None, lean)
    if path is None:
        return spent(lambda: simulate(plan, 1, lambda _: None, lambda _: None))

    def recorded() -> None:
        with Recording(path, plan) as recording:
            simulate(plan, 1, lambda _: None, recording.add)

    return spent(recorded)


def measured(game: str, games: int, folder: Path) -> str:
    """Return a row of the table."""
    simulated(game, 200)  # what is loaded once is not counted
    playing = simulated(game, games)
    cells = [f"{playing / games * 1e6:.0f}"]
    sizes = []
    for name, count in (("games.parquet", games), ("games.lean.jsonl", games), ("games.jsonl", games // 10)):
        path = folder / name
        cost = simulated(game, count, path) / count
        checking = spent(lambda path=path: list(verified(path, None, 1))) / count
        cells += [f"{cost * games / playing:.2f}", f"{1 / checking:,.0f}"]
        sizes.append(f"{path.stat().st_size / count:,.0f}")
        path.unlink()
    return f"| {game} | {' | '.join(cells + sizes)} |"


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    kinds = ("Parquet", "lean lines", "whole")
    heads = ["game", "playing a game, µs"]
    heads += [
        text for kind in kinds for text in (f"recording {kind}, playing = 1", f"verifying {kind}, games a second")
    ]
    heads += [f"bytes a game, {kind}" for kind in kinds]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    with tempfile.TemporaryDirectory() as folder:
        for game in ("seas-of-strife", "turn-the-tide", "sea-change", "feud"):
            print(measured(game, games, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
