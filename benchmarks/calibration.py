"""Calibration of a search: its shares of the win at positions of whole games, compared with the games' results.

    python benchmarks/calibration.py feud --seed 11 --positions 5000 --fit    # fit the game's scales, and keep them
    python benchmarks/calibration.py feud --seed 22                           # measure them on other games

Measuring writes `benchmarks/results/calibration-GAME.png`, a reliability plot, and prints the game's line of
`benchmarks/results/calibration.md`. `--players` names bots; in each game every seat is played by a random one of them.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.lab import calibration
from quarterdeck.lab.simulation.jobs import carry_out, in_order

RESULTS = Path(__file__).parent / "results"
OTHERWISE = ({"preset": "basic"}, {"preset": "true"}, {"preset": "skirmish"})
"""The option sets of Feud, which does not declare any for learning."""


def study(game: Game, given: argparse.Namespace) -> calibration.Study:
    """Return the settings of the game's observations."""
    options = game.learning.options if game.learning else OTHERWISE
    return calibration.Study(game.id, tuple(options), given.seed, tuple(given.players.split(",")), given.each)


def observations(work: calibration.Study, positions: int, jobs: int) -> list[list[calibration.Observation]]:
    """Return the positions of as many games as it takes to have `positions` of them."""
    games = range(-(-positions // work.each))
    return list(in_order(carry_out(partial(calibration.observe, work), games, jobs)))


def measure(game: Game, seed: int, games: list[list[calibration.Observation]]) -> str:
    """Draw the plot, and return the game's line for the table."""
    raw, told = calibration.compare(game, games)
    calibration.draw(game, raw, told, RESULTS / f"calibration-{game.id}.png")
    return (
        f"| {game.id} | {told.positions}, {len(games)} | {seed} | {told.base:.4f} | {raw.brier:.4f} "
        f"| {told.brier:.4f} ± {told.interval:.4f} | {1 - told.brier / told.base:.3f} | {raw.error:.4f} "
        f"| {told.error:.4f} ({told.by_chance:.4f}) |"
    )


def main() -> None:
    """Fit the scales, or measure them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--players", default=",".join(calibration.PLAYERS), help="separated by commas")
    parser.add_argument("--each", type=int, default=calibration.EACH, help="positions of a game; more of long ones")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="fit the game's scales to these positions, and keep them")
    given = parser.parse_args()
    game = GAMES[given.game]
    games = observations(study(game, given), given.positions, given.jobs)
    done = calibration.keep_scales(game, games) if given.fit else measure(game, given.seed, games)
    sys.stdout.write(f"{done}\n")


if __name__ == "__main__":
    main()
