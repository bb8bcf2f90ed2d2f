"""Time that each level of bots takes: milliseconds of one core per decision, in whole games of fixed deals.

    python benchmarks/levels.py                                    # every game and level, default options
    python benchmarks/levels.py sea-change --levels hard --games 3
    python benchmarks/levels.py feud --bots search:4000,search:8000  # other settings, to find those for a level

The bot chooses for seat 0 at each position with several legal actions, but its choice is not played: all seats play by
the rules of thumb. So all bots choose at the same positions. `--every N` measures every Nth of these positions.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np

from quarterdeck import bots
from quarterdeck.engine import engine
from quarterdeck.games import GAMES, Game
from quarterdeck.table import Table


def positions(game: Game, games: int, every: int) -> Iterator[Table]:
    """Yield tables at which seat 0 has to choose between several actions."""
    count = 0
    for number in range(games):
        table = Table(game, {}, number.to_bytes(32, "little"))
        heuristics = [bots.create("heuristic", game, seat) for seat in range(table.seats)]
        while not table.is_over:
            seat = table.pending[0]
            if seat == 0 and len(table.legal(0)) > 1:
                if count % every == 0:
                    yield table
                count += 1
            table.decide(seat, heuristics[seat].choose(table.view(seat), seat))


def milliseconds(name: str, game: Game, games: int, every: int) -> list[float]:
    """Return the milliseconds that each decision takes, without a time limit."""
    bot = bots.untimed(name, game, 1)
    spent = []
    for table in positions(game, games, every):
        view, past = table.view(0), table.past(0) if bot.remembers else None
        began = time.process_time()
        bot.choose(view, 0, past)
        spent.append(1000 * (time.process_time() - began))
    return spent


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="by default all")
    parser.add_argument("--levels", "--bots", help="separated by commas; by default all that the game offers")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    given = parser.parse_args()
    print(f"{'game':16}{'bot':28}{'decisions':>10}{'p50 ms':>10}{'p95 ms':>10}{'max ms':>10}")
    for name in given.game or GAMES:
        engine(GAMES[name]).compile()
        for bot in given.levels.split(",") if given.levels else bots.offered_levels(GAMES[name]):
            spent = milliseconds(bot, GAMES[name], given.games, given.every)
            middle, most = np.percentile(spent, [50, 95])
            print(f"{name:16}{bot:28}{len(spent):10}{middle:10.1f}{most:10.1f}{max(spent):10.1f}", flush=True)


if __name__ == "__main__":
    main()
