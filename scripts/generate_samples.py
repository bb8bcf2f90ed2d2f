"""Write whole games for the page's tests: the events, which seats owed decisions, and what two readers saw.

The page computes a game's state from its events. These games come from the engine, so that tests can compare the two.
`told` has events both as the engine's numbers and in JSON, for the page's decoder. `reviews` has records with their
reviews.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import sample_plans
from sample_reviews import reviewed
from writing import ROOT, Output, text_output

from quarterdeck.games import GAMES, Game
from quarterdeck.games.types import SPECTATOR
from quarterdeck.table.hosted import HostedTable

SAMPLES = ROOT / "frontend" / "tests" / "samples"

CHOSEN: dict[str, list[dict[str, Any]]] = {
    "feud": [
        {"preset": "strikes"},
        {"preset": "basic"},
        {"preset": "true"},
        {"preset": "skirmish", "affinities": True, "maneuvers": {"heal": 5}},
        {"study": True, "affinities": True, "skirmishes": "on"},
        {
            "reservation": True,
            "study": True,
            "maneuvers": {
                "tactical_adjustment": 5,
                "replacement": 4,
                "sabotage": 3,
                "secret_tactical_adjustment": 3,
                "betrayal": 4,
                "confuse": 3,
            },
        },
        {"affinities": True, "maneuvers": {"resurrection": 10, "heal": 5}},
        {"reservation": True, "skirmishes": "on", "maneuvers": {"confuse": 5}},
        sample_plans.FIRST,
        sample_plans.SECOND,
        sample_plans.THIRD,
        {"preset": "strikes", "last_round": 10},
    ],
    "seas-of-strife": [
        {"players": 3, "rules": "texas", "passing": True, "happy_faces": True, "target": 10},
        {"players": 3, "rules": "strife", "target": 9},
        {"players": 4, "rules": "texas", "target": 5},
        {
            "players": 4,
            "rules": "strife",
            "passing": True,
            "happy_faces": True,
            "tie_break": "extra_rounds",
            "target": 6,
        },
        {"players": 5, "rules": "texas", "passing": True, "target": 5},
        {"players": 6, "rules": "strife", "target": 4},
        {"players": 6, "tie_break": "ask", "target": 1},
    ],
    "sea-change": [
        {"players": 1, "target": 2},
        {"players": 2, "target": 2},
        {"players": 3, "target": 2},
        {"players": 4, "teams": 2, "target": 2},
        {"players": 5, "teams": 3, "target": [2, 2, 1]},
        {"players": 6, "target": 1},
        {"players": 7, "teams": 4, "target": 1},
        {"players": 8, "teams": 2, "target": 1},
    ],
    "turn-the-tide": [
        {"players": 3, "rounds": 2},
        {"players": 4, "rounds": 2},
        {"players": 5, "rounds": 3},
    ],
}
"""The options of the games that are written, by game."""


MOST = {"feud": 230}
"""The most decisions to write of a game, for games that would be long."""
STANDS = {
    "own_maneuvers": (
        *("hand", "column", "shown", "lock", "deck", "deck_count", "discard", "reserve_count", "unit", "markers"),
        *("guard_count", "army_count", "dead", "points", "denied", "spies"),
    )
}
"""If a table has this option, its sample also has these fields, as the readers of `seen` know them, after each step
with an event that is an addition to the format."""
LONGER = 2
"""The factor by which the limit of decisions is larger for samples with these fields."""


def sample(game: Game, options: dict[str, Any], seed: int, most: int) -> dict[str, Any]:
    """Return a random game, or its first `most` decisions, with `events` and `steps` as in its record.

    `seen` has the events of seat 0 and of a spectator. `stands`, if any, has the fields that both know, by number of
    events. `strict` has both readers' events under strict memory, in the middle of the game and at its end.
    """
    rng = random.Random(seed)
    table = HostedTable(game, options, rng.randbytes(32))
    fields = [field for option, named in STANDS.items() if option in options for field in named]
    stands: dict[int, Any] = {}
    count = len(table.everything())
    while not table.is_over and len(table.decisions) < most * (LONGER if fields else 1):
        seat = rng.choice(table.pending)
        table.decide(seat, rng.choice(table.legal(seat)))
        told = game.events.read(table.history.states[table.ply])
        count += len(told)
        if fields and any(event["event"].startswith("x_") for event in told):
            stands[count] = stand(table, fields)
    written = {
        "options": table.options,
        "seats": table.seats,
        "steps": msgspec.to_builtins(table.steps()),
        "events": table.everything(),
        "seen": [table.events(0), table.events(SPECTATOR)],
        "result": msgspec.to_builtins(table.result()),
    }
    if fields:
        written["stands"] = stands
    late = strict(table)
    table.undo(table.ply // 2)
    return written | {"strict": [strict(table), late]}


def stand(table: HostedTable, fields: list[str]) -> list[dict[str, Any]]:
    """Return these fields as the readers of `seen` know them."""
    return [{name: table.view(reader)[0][name].tolist() for name in fields} for reader in (0, SPECTATOR)]


def strict(table: HostedTable) -> list[dict[str, Any]]:
    """Return, for each reader of `seen`, the number of events, and by index those that strict memory changes."""
    return [
        {
            "count": len(table.events(reader)),
            "forgotten": {
                at: shown
                for at, (event, shown) in enumerate(zip(table.events(reader), table.remembered(reader), strict=True))
                if event != shown
            },
        }
        for reader in (0, SPECTATOR)
    ]


TOLD = 2
"""How often each kind of event is written as numbers for each reader."""


def told(game: Game, options: dict[str, Any], seed: int, written: Counter[Any]) -> Iterator[dict[str, Any]]:
    """Yield events of a random game as numbers and as JSON: for the record, for a seat and for a spectator.

    Only a few of each kind are written; `written` counts them.
    """
    rng = random.Random(seed)
    table = HostedTable(game, options, rng.randbytes(32))
    while True:
        happened = game.events.read(table.history.states[table.ply])
        for reader in (None, 0, SPECTATOR):
            if all(written[reader, event["event"]] >= TOLD for event in happened):
                continue  # a reader's event is of the same kind as the true one
            row = table.history.states[table.ply] if reader is None else table.view(reader)[0]
            events = game.events.read(row)
            kinds = [(reader, event["event"]) for event in events]
            if any(written[kind] < TOLD for kind in kinds):
                written.update(kinds)
                yield {"numbers": row["event"][: row["events"]].tolist(), "events": events}
        if table.is_over:
            return
        seat = rng.choice(table.pending)
        table.decide(seat, rng.choice(table.legal(seat)))


def outputs() -> Iterator[Output]:
    """Yield the files, game by game."""
    for name, chosen in CHOSEN.items():
        games = [sample(GAMES[name], options, seed, MOST.get(name, 100_000)) for seed, options in enumerate(chosen)]
        yield text_output(SAMPLES / f"{name}.json", _json(games))
        written: Counter[Any] = Counter()
        numbers = [row for seed, options in enumerate(chosen) for row in told(GAMES[name], options, seed, written)]
        yield text_output(SAMPLES / "told" / f"{name}.json", _json(numbers))
        yield text_output(SAMPLES / "reviews" / f"{name}.json", _json(reviewed(GAMES[name])))


def _json(rows: list[dict[str, Any]]) -> str:
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return f"[\n{lines}\n]\n"
