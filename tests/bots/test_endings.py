"""Exact endings, compared with brute force over all deals and all plans."""

import os
import random
from collections import Counter
from itertools import islice

import numpy as np
import pytest
from brute import DRAWN, Brute, Luck, key_of, seas
from choices import check_secrets_change_nothing
from modes import COMPILED
from tables import mixed_play

from quarterdeck.bots import CONTESTANTS, BotError, create, deciding
from quarterdeck.bots.deciding import RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.search import opponents
from quarterdeck.engine.search.terminal_stats import COUNTED
from quarterdeck.engine.search.tree import SEATS
from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife.deck import CARD, SUIT, TIED
from quarterdeck.kernel import PyState
from quarterdeck.kernel.event_buffer import HEARD
from quarterdeck.kernel.hands import cards_of
from quarterdeck.table import Table

KINDS = [
    ("seas-of-strife", {"players": 4}),
    ("seas-of-strife", {"players": 3, "rules": "strife"}),
    ("seas-of-strife", {"players": 5, "happy_faces": True, "tie_break": "ask", "target": 6}),
    ("sea-change", {"players": 4}),
    ("sea-change", {"players": 5, "teams": 2}),
    ("sea-change", {"players": 2}),
    ("sea-change", {"players": 1}),
    ("turn-the-tide", {"players": 3}),
    ("turn-the-tide", {"players": 4}),
    ("turn-the-tide", {"players": 5, "rounds": 2}),
]
COUNT = int(os.environ.get("QUARTERDECK_ENDINGS", "10"))
"""Endings to compare for each kind of game: 10 in some seconds by default, thousands on request."""
LED = [
    *(0, 3, 2, 6, 22, 26, 24, 23, 45, 49, 50, 47, 61, 32, 36, 35, 55, 51, 52, 29, 28, 30, 56, 59, 44, 62, 13, 14, 11),
    *(27, 57, 58, 43, 39, 5, 46, 8, 9, 48, 19, 37, 18, 4, 53, 7, 54, 17, 21, 31, 15, 34, 38, 41, 10),
]
"""The decisions of a round of Seas of Strife until a seat leads from two cards."""
TRIES = 800
"""Most assignments of the hidden cards to replay; endings with more are skipped."""


def solve(table, seat, looks=0):
    view, past = table.view(seat), table.past(seat)
    return deciding.solve(table.game, view, seat, past, table.legal(seat), Luck(), looks)


def positions(game, options, seed, most):
    """Yield endings of at most `most` worlds, from games that are mostly played with sense."""
    for table, seat in mixed_play(game, options, seed, 0.8):
        solved = solve(table, seat) if 1 < len(table.legal(seat)) <= 4 else None
        if solved and solved.worlds <= most:
            yield table, seat, solved


class Counting(Brute):
    """Brute force that also computes counts: every value is a row of numbers, the share first."""

    def listed(self):
        rows = super().listed()
        for row in rows:
            row["imagined"] = HEARD
        return rows

    def brought(self, states):
        out = [0] * COUNTED
        self.game.rules.counts(PyState.from_row(states[0]), out)
        return np.array([super().brought(states), *out])

    def best(self, group):
        return max((self.after(group, action) for action in self.choices(group[0][0], self.seat)), key=lambda b: b[0])


def check(table, seat, solved):
    """Check that both have the same worlds, and for all actions the same values and counts at the end of the round."""
    brute = Counting(table, seat)
    rows, expected = brute.listed(), brute.worlds()
    found = Counter(key_of(table.game, row) for row in rows)
    assert len(rows) == solved.worlds
    assert {key: ways * sum(found.values()) for key, ways in expected.items()} == {
        key: ways * sum(expected.values()) for key, ways in found.items()
    }
    for at, (action, brought) in enumerate(brute.values(rows, DRAWN).items()):
        assert solved.values[action] == pytest.approx(brought[0], rel=1e-9, abs=1e-12)
        assert solved.ends[at, SEATS:] == pytest.approx(brought[1:])


@pytest.mark.parametrize(("name", "options"), [("seas-of-strife", {"players": 3}), ("sea-change", {"players": 3})])
def test_more_looks_go_to_worlds_by_how_likely_they_are(name, options):
    found = positions(GAMES[name], options, 1, 12)
    for table, seat, _ in islice((each for each in found if each[2].worlds > 2), 3):
        brute = Brute(table, seat)
        values = brute.values(brute.listed(), DRAWN, 40)
        assert solve(table, seat, 40).values == pytest.approx(values, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("count", [2, pytest.param(COUNT, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("name", "options"), KINDS)
def test_an_ending_is_what_trying_everything_says(name, options, count):
    several, found = 0, 0
    for table, seat, solved in positions(GAMES[name], options, 1, 24):
        if sum(1 for _ in islice(Brute(table, seat).tries(), TRIES + 1)) <= TRIES:
            check(table, seat, solved)
            several += solved.worlds > 1
            found += 1
            if found == count:
                break
    assert several > count / 4 or options["players"] == 2


@pytest.mark.parametrize("mode", ["interpreted", COMPILED[1]])
@pytest.mark.parametrize(("name", "options"), [KINDS[0], KINDS[3], KINDS[8]])
def test_endings_are_the_same_interpreted(name, options, mode, monkeypatch):
    game = GAMES[name]
    source, rules = positions(game, options, 7, 12), engine(game, mode)
    rules.compile()
    for _ in range(2):
        table, seat, solved = next(source)
        monkeypatch.setattr(deciding, "engine", lambda game: rules)
        again = solve(table, seat)
        assert again == solved
        assert again.ends.tolist() == solved.ends.tolist()
        monkeypatch.undo()


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_hidden_cards_change_nothing(name, options):
    """The bot with exact endings gets as little as any other."""
    table, seat, _ = next(positions(GAMES[name], options, 3, 4096))
    check_secrets_change_nothing(table, seat, 5, lambda: create("heuristic:endings=1", table.game, 1))


def test_of_equal_actions_the_rules_of_thumb_choose():
    source, equal = positions(GAMES["seas-of-strife"], {"players": 4}, 5, 4096), 0
    while equal < 5:
        table, seat, solved = next(source)
        view, past = table.view(seat), table.past(seat)
        thought = RolloutDecision(table.game, view, seat, past, random.Random(equal))
        found = thought.settled()
        values = dict(zip(solved.values, thought.search["total"][0].tolist(), strict=False))
        best = deciding.Ending(values, solved.worlds, solved.ends).best
        assert found in best
        if len(best) > 1:
            said = engine(table.game).advise(view, 0, seat, int(thought.search["drawn"][0]))
            assert found == (said if said in best else best[0])
            equal += 1


class Tricks(Brute):
    """The same with penalty points, every world as likely as any other, and the others play by rules of thumb."""

    def brought(self, states):
        return -float(states[0]["points"][self.seat])

    def explained(self, row, luck):
        self.search.counts[:] = [at == opponents.HEURISTIC for at in range(opponents.COMPONENTS)] * SEATS
        return 0


def test_led_from_34_and_43():
    """The rules of thumb lead 34, which takes 3.80 tricks; so does a search of whatever length. 43 takes 3.73."""
    game = GAMES["seas-of-strife"]
    table = Table(game, {"players": 4}, (17615).to_bytes(32, "little"))
    for action in LED:
        table.decide(table.pending[0], action)
    seat, low, high = table.pending[0], CARD[34], CARD[43]
    assert table.legal(seat) == [low, high]
    assert create("heuristic", game, 1).choose(table.view(seat), seat) == low
    brute = Tricks(table, seat)
    assert brute.values(brute.listed(), DRAWN) == pytest.approx({low: -3.8, high: -3.733}, abs=0.001)
    assert solve(table, seat).best == [high]
    for kind in ("heuristic:endings=1", "rollout:60", "search:20:endings=1"):
        assert create(kind, game, 1).choose(table.view(seat), seat, table.past(seat)) == high


def test_where_cards_are_passed_only_the_own_gift_tells():
    """What others gave is left open, and so no deal is likelier than another."""
    source, checked = positions(GAMES["seas-of-strife"], {"players": 4, "passing": True}, 5, 24), 0
    while checked < 8:
        table, seat, solved = next(source)
        brute = Brute(table, seat)
        view = PyState.from_row(brute.view[0])
        if view.round_number % 4 == 0 or view.phase == TIED:
            continue
        receiver = (seat + view.round_number) % 4
        gift = view.gave[seat] & ~view.played[receiver]
        expected = {
            tuple(world["hand"])
            for world in seas(view, seat)
            if world["hand"][receiver] & gift == gift
            and not any(world["hand"][other] & cards_of(view.void[other], SUIT) for other in range(4) if other != seat)
        }
        rows = brute.listed()
        assert {tuple(row["hand"].tolist()) for row in rows} == expected
        assert len(rows) == len(expected)
        nothing = deciding.solve(table.game, brute.view, seat, None, table.legal(seat), Luck())
        assert nothing == solved
        checked += solved.worlds > 1


def test_only_who_is_asked_can_solve_endings():
    """Compiled code plays a search and a cheat by itself; who solves endings is given what its seat remembers."""
    game = GAMES["sea-change"]
    assert create("search:20", game, 1).player() is not None
    solver = create("search:20:endings=1", game, 1)
    assert solver.player() is None
    assert solver.remembers
    assert not create("search:20", game, 1).remembers
    with pytest.raises(BotError, match="'cheat' does not take these settings: simulations, endings"):
        create("cheat:20:endings=1", game, 1, CONTESTANTS)


def test_feud_has_no_endings():
    """Its decks are dealt from again and again: its worlds are never few."""
    table = Table(GAMES["feud"], {}, bytes(32))
    assert solve(table, table.pending[0]) is None
