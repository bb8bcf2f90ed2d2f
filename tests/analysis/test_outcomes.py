"""Outcomes: what soon comes of a choice is what the rules' events tell, what follows is a part of that."""

import random
from collections import Counter

import numpy as np
import pytest
from tables import play_on

from quarterdeck.analysis.analyse import analyse
from quarterdeck.bots import create
from quarterdeck.games import GAMES
from quarterdeck.games.sea_change.deck import SUIT_NAMES
from quarterdeck.games.types import MAX_OUTCOMES
from quarterdeck.kernel import PyState
from quarterdeck.table import Table
from quarterdeck.table.replay import replay

PLAYED = [
    ("seas-of-strife", {"players": 4, "rules": "strife", "target": 3}),
    ("seas-of-strife", {"players": 3, "rules": "texas", "target": 20}),
    ("sea-change", {"players": 3}),
    ("sea-change", {"players": 2}),
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
    stood, stop, times = rules.course(states[ply]), rules.horizon(states[ply]), 0
    for at in range(ply + 1, len(states)):
        if rules.horizon(states[at]) != stop or not rules.pending(states[at]):
            return None
        if rules.course(states[at]) != stood:
            times, stood = times + 1, rules.course(states[at])
            if not rules.outcomes(states[ply], states[at], seat, times, out):
                codes = [each.code for each in found.game.outcomes]
                return dict(zip(codes, out.tolist(), strict=False))
    return None


def told(found, ply):
    """What events tell of this trick and the next: takers, what is led then, trump before and after."""
    events, before = found.record.events, found.steps[ply].events
    takers, led = [], None
    dealt = max(at for at, event in enumerate(events[:before]) if event["event"] == "deal")
    trumps = [event["suit"] for event in events[dealt:before] if event["event"] == "trump"]
    trump = trumps[-1] if trumps else None
    for event in events[before:]:
        if event["event"] == "trick":
            takers.append(event["taker"])
        elif event["event"] == "play" and takers and led is None:
            led = event["card"]
        elif event["event"] == "trump" and not takers:
            trumps.append(event["suit"])
    return takers, led, trump, trumps[-1] if trumps else None


def left(found, ply, seat, led):
    """The cards of Seas of Strife that a seat has beside what it leads next, in a game of one round without passing."""
    hand = set(found.record.events[0]["hands"][seat])
    for event in found.record.events[found.steps[0].events :]:
        if event["event"] == "play" and event["seat"] == seat:
            hand.discard(event["card"])
            if event["card"] == led:
                return hand
    return None


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_what_soon_comes_is_what_events_tell(name, options):
    found = a_game(name, options, 1)
    seen = Counter()
    for ply, decision in enumerate(found.record.decisions):
        seat, said = decision.seat, foreseen(found, ply, decision.seat)
        if said is None:
            continue
        takers, led, before, after = told(found, ply)
        expected = {"takes": takers[0] == seat, "again": takers[:2] == [seat, seat]}
        if name == "sea-change":
            changed = before is not None and after != before
            letters = {each: each[0].upper() == after and changed for each in SUIT_NAMES}
            expected |= {"change": changed, **letters, "trump": takers[0] == seat and led[0] == after}
        elif options["rules"] == "strife" and len(found.record.events[0]["hands"][0]) * 4 > ply + 5:
            rest = left(found, ply, seat, led) if takers[0] == seat else None
            expected |= {"low": bool(rest) and led < min(rest), "top": bool(rest) and led > max(rest)}
        assert {code: bool(said[code]) for code in expected} == expected, (ply, said)
        seen.update(code for code, true in expected.items() if true)
        seen["looked"] += 1
    assert seen["looked"] > 40
    assert seen["again"]
    assert seen["low"] + seen["trump"] or options.get("rules") == "texas"


@pytest.mark.parametrize("name", list(GAMES))
def test_what_follows_is_a_part_of_what_it_follows(name):
    game = GAMES[name]
    after = {each.code: each.after for each in game.outcomes if each.after}
    assert after
    table = Table(game, {}, bytes(32))
    sensible = create("medium", game, 0)
    play_on(table, [sensible], lambda table: table.ply == 25)
    seat = table.pending[0]
    thought = analyse(game, table.view(seat), seat, table.past(seat), 0, 2_000)
    assert all(each.soon[code] <= each.soon[first] + 1e-9 for each in thought.actions for code, first in after.items())
