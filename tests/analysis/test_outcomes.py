"""Outcomes: what soon comes of a choice is what the rules' events tell."""

import random
from collections import Counter

import numpy as np
import pytest

from quarterdeck.bots import create
from quarterdeck.games import GAMES
from quarterdeck.games.types import MAX_OUTCOMES
from quarterdeck.kernel import PyState
from quarterdeck.table import Table
from quarterdeck.table.replay import replay

PLAYED = [
    ("seas-of-strife", {"players": 4, "rules": "strife", "target": 3}),
    ("seas-of-strife", {"players": 3, "rules": "texas", "target": 20}),
    ("sea-change", {"players": 3}),
    ("sea-change", {"players": 2}),
    ("sea-change", {"players": 1}),
]


def a_game(name, options, seed):
    """A game between rules of thumb that now and then choose by chance: its replay."""
    chance = random.Random(f"{name} {seed}")
    table = Table(GAMES[name], options, chance.randbytes(32))
    sensible = create("heuristic", table.game, seed)
    while not table.is_over and table.ply < 120:
        seat = table.pending[0]
        by_chance = chance.random() < 0.3
        table.decide(seat, chance.choice(table.legal(seat)) if by_chance else sensible.choose(table.view(seat), seat))
    return replay(table.record([{"name": str(seat), "player": "human"} for seat in range(table.seats)]))


def foreseen(found, ply, seat):
    """What the rules say has come of a decision, as it went; None where the round ended meanwhile."""
    rules, states = found.game.rules, [PyState.from_row(row) for row in found.states]
    out = np.zeros(MAX_OUTCOMES, np.int64)
    stood, stop = rules.course(states[ply]), rules.horizon(states[ply])
    for at in range(ply + 1, len(states)):
        if rules.horizon(states[at]) != stop or not rules.pending(states[at]):
            return None
        if rules.course(states[at]) != stood:
            rules.outcomes(states[ply], states[at], seat, out)
            return dict(zip([each.code for each in found.game.outcomes], out.tolist(), strict=False))
    return None


def told(found, ply):
    """What events tell of this trick: its taker, and trump before and after."""
    events, before = found.record.events, found.steps[ply].events
    dealt = max(at for at, event in enumerate(events[:before]) if event["event"] == "deal")
    end = next(at for at, event in enumerate(events) if at >= before and event["event"] == "trick")
    trumps = [
        [None, *(event["suit"] for event in events[dealt:at] if event["event"] == "trump")] for at in (before, end)
    ]
    return events[end]["taker"], trumps[0][-1], trumps[1][-1]


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_what_soon_comes_is_what_events_tell(name, options):
    found = a_game(name, options, 1)
    seen = Counter()
    for ply, decision in enumerate(found.record.decisions):
        seat, said = decision.seat, foreseen(found, ply, decision.seat)
        if said is None:
            continue
        taker, before, after = told(found, ply)
        expected = {"takes": taker == seat}
        if name == "sea-change":
            expected["change"] = before is not None and after != before
        assert {code: bool(said[code]) for code in expected} == expected, (ply, said)
        seen.update(code for code, true in expected.items() if true)
        seen["looked"] += 1
    assert seen["looked"] > 40
