"""Baselines for learners: bot by game, its share of the win among Medium, its rating, and how fast it decides.

    python benchmarks/baselines.py                              # every game with four players, or two
    python benchmarks/baselines.py sea-change --deals 40 --bots random,network

Each bot plays alone among Mediums, the same deals for all, at every seat; half of a 95 % interval over deals. Decisions
a second are of one core, at positions of fixed deals where there is a choice. The output is a table in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from statistics import fmean

from levels import milliseconds

from quarterdeck import bots
from quarterdeck.games import GAMES, Game
from quarterdeck.lab.contests.arena import compete
from quarterdeck.lab.contests.contest import contest

BOTS = ("random", "beginner", "policy", "network", "hard")
AMONG = "medium"


def baselines(game: Game, names: list[str], deals: int, seed: int) -> Iterator[str]:
    """Yield the rows of a game's table."""
    found = compete(contest(game, game.complete({}), [*names, AMONG], seed, "alone"), deals)
    elo = {each.bot: f"{each.elo:+.0f} ({each.low:+.0f} to {each.high:+.0f})" for each in found.ratings}
    for each in found.bots:
        speed = 1000 / fmean(milliseconds(each.bot, game, 1, 1))
        yield f"| {game.id} | {each.bot} | {each.share} | {found.fair:.3f} | {elo.get(each.bot, '')} | {speed:,.0f} |"


def named(game: Game, given: str | None) -> list[str]:
    """Return the bots that were asked for, or those that the game has."""
    if given:
        return given.split(",")
    return [name for name in BOTS if plays(name, game)]


def plays(name: str, game: Game) -> bool:
    """Return whether there is such a bot for the game: not each has a network."""
    try:
        bots.create(name, game, 1)
    except bots.BotError:
        return False
    return True


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--bots", help="separated by commas; by default all that are compared in the results")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("| game | bot | share of the win among Medium | fair | Elo (95 %) | decisions a second |")
    print("|---|---|---|---|---|---|")
    for name in given.games:
        if name not in GAMES:
            sys.exit(f"{name}: no game of that name; there are {', '.join(GAMES)}")
        for row in baselines(GAMES[name], named(GAMES[name], given.bots), given.deals, given.seed):
            print(row, flush=True)


if __name__ == "__main__":
    main()
