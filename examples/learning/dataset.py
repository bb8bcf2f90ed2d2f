"""Write decisions of bots of one level as Parquet, with a card that describes the data.

    python examples/learning/dataset.py --level medium --deals 20 --out data             # all games
    python examples/learning/dataset.py seas-of-strife --level hard --deals 5 --out data

A row is a decision: the seat's observation, its legal actions, its action, and its share of the win at the end. The
script writes GAME-LEVEL.parquet and GAME-LEVEL.md to a folder. It needs pyarrow (`quarterdeck[data]`).
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quarterdeck import bots
from quarterdeck.envs.playing import Playing
from quarterdeck.games import GAMES

SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.binary()),
        ("mask", pa.binary()),
        ("action", pa.int16()),
        ("share", pa.float32()),
    ]
)
CARD = """# {game}, played by {level}

{games} whole games with {seats} seats, all played by the level {level} of Quarterdeck, {rows:,} decisions.

| column | what it is |
|---|---|
| `game`, `ply` | the game's number, and how many decisions were made in it before |
| `seat` | who decides, from 0 |
| `observation` | {width} bits, packed by `numpy.packbits`: what the seat observes, laid out as below |
| `mask` | {actions} bits, packed in the same way: 1 where the action is legal |
| `action` | what was done |
| `share` | the seat's share of the win when the game ended, 0 to 1 |

Options: `{options}`. Seed: {seed}. The same command with the same version of Quarterdeck writes the same rows.

| field | first bit | entries | bits an entry |
|---|---|---|---|
{layout}

Licence: MIT, as Quarterdeck's. The bots played against themselves; no person's game is in it.
"""


def rows(playing: Playing, level: str, games: int, seed: int) -> Iterator[list[dict[str, Any]]]:
    """Yield the decisions of all games, one game after the other."""
    for number, sequence in enumerate(np.random.SeedSequence(seed).spawn(games)):
        table = playing.deal(sequence.generate_state(8).tobytes())
        players = [bots.untimed(level, playing.game, seed + seat) for seat in range(playing.seats)]
        found: list[dict[str, Any]] = []
        while not table.is_over:
            seat = table.pending[0]
            action = players[seat].choose(table.view(seat), seat, table.past(seat))
            seen, mask = (np.packbits(numbers).tobytes() for numbers in playing.look(table, seat).values())
            found.append(
                {"game": number, "ply": len(found), "seat": seat, "observation": seen, "mask": mask, "action": action}
            )
            table.decide(seat, action)
        shares = playing.returns(table)
        yield [row | {"share": shares[row["seat"]]} for row in found]


def card(playing: Playing, level: str, games: int, seed: int, count: int) -> str:
    """Return the text of the card that describes the data file."""
    places = playing.layout.places
    return CARD.format(
        game=playing.game.id,
        level=level,
        games=games,
        seats=playing.seats,
        rows=count,
        width=playing.layout.width,
        actions=playing.game.actions,
        options=playing.options,
        seed=seed,
        layout="\n".join(f"| `{place.name}` | {place.at} | {place.entries} | {place.width} |" for place in places),
    )


def write(playing: Playing, level: str, games: int, seed: int, path: Path) -> int:
    """Write `path` with the suffixes .parquet and .md, and return the number of decisions."""
    count = 0
    with pq.ParquetWriter(path.with_suffix(".parquet"), SCHEMA, compression="zstd") as writer:
        for game in rows(playing, level, games, seed):
            writer.write_table(pa.Table.from_pylist(game, SCHEMA))
            count += len(game)
    path.with_suffix(".md").write_text(card(playing, level, games, seed, count), encoding="utf-8")
    return count


def main() -> None:
    """Read the command line, and write the files of each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []], help="by default all")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--level", default="medium", help="a level or any other bot")
    parser.add_argument("--deals", type=int, default=20, help="whole games of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("data"), help="a folder")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for name in given.games or GAMES:
        playing = Playing(name, {} if given.players is None else {"players": given.players}, "bits")
        path = given.out / f"{name}-{given.level}"
        print(f"{name}: {given.deals} games ...", flush=True)
        count = write(playing, given.level, given.deals, given.seed, path)
        file = path.with_suffix(".parquet")
        print(f"{file}: {count:,} decisions of {given.deals} games, {file.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
