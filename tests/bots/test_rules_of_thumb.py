"""Rules of thumb: the same in both modes, better than chance; what totals are worth to a search, and where it stops.

How they play is pinned in test_reference.py.
"""

import numpy as np
import pytest
from choices import ask_worth
from versus import versus

from quarterdeck.engine import engine
from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.testing import Rows

SEAS, TIDE, SEA = (GAMES[name] for name in ("seas-of-strife", "turn-the-tide", "sea-change"))


def worth(game, options, **fields):
    """What a game with these fields is worth to each seat; all hands are alike where a search looks at them."""
    rows = Rows(game, "fast", game.encode_options(game.complete(options)))
    rows.start(np.arange(8, dtype=np.uint32))
    states, out = rows.states[:1].copy(), np.zeros(game.max_seats)
    if game is TIDE:
        states[0]["hand"] = states[0]["hand"][0]
    for name, value in fields.items():
        states[0][name] = value
    ask_worth(game, states, out)
    return out.tolist()


@pytest.mark.parametrize(
    ("game", "options", "field", "better", "totals"),
    [
        (SEAS, {"players": 3}, "score", -1, [3, 5, 5, 9, 11, 12]),
        (SEAS, {"players": 6}, "score", -1, [14, 14, 13, 12, 2, 1]),
        (TIDE, {"players": 3}, "score", 1, [3, 5, 5, 9, 11]),
        (TIDE, {"players": 5}, "score", 1, [-4, -3, -3, -2, 7]),
        (SEA, {"players": 3}, "total", 1, [2, 0, 1, 0, 0, 0, 0, 0]),
        (SEA, {"players": 4, "teams": 2}, "total", 1, [0, 2, 0, 0, 0, 0, 0, 0]),
        (SEA, {"players": 8}, "total", 1, [2, 2, 1, 0, 0, 1, 2, 1]),
    ],
)
def test_worth_is_a_share_of_the_win(game, options, field, better, totals):
    """Equal sides have the same, mates too, better ones more, and all sides together 1."""
    found, complete = worth(game, options, **{field: totals}), game.complete(options)
    seats = options["players"]
    assert not any(found[seats:])
    shares = {game.side(complete, seat): found[seat] for seat in range(seats)}
    assert all(found[seat] == shares[game.side(complete, seat)] for seat in range(seats))
    assert sum(shares.values()) == pytest.approx(1)
    for one in shares:
        for other in shares:
            is_better = better * totals[one] > better * totals[other]
            assert is_better == (shares[one] > shares[other] + 1e-12)


def test_a_lead_weighs_more_near_the_end():
    seas = [worth(SEAS, {"players": 4}, target=15, score=[low, *[low + 2] * 3, 0, 0])[0] for low in (1, 11)]
    tide = [worth(TIDE, {"players": 4}, score=[5, 3, 3, 3, 0], round_number=number)[0] for number in (2, 3, 4)]
    for shares in (seas, tide):
        assert shares[0] > 0.25
        assert shares == sorted(set(shares))
        assert shares[-1] < 1


def test_worth_tells_near_misses_from_disasters_and_the_winner_from_both():
    points = [5, 4, -4, *[0] * 5]
    near = worth(SEA, {"players": 3}, points=points, total=[1, *[0] * 7], won=[1, *[0] * 7])
    assert near[0] > near[1] > near[2]
    won = {"total": [3, 2, 3, *[0] * 5], "won": [1, 0, 1, *[0] * 5], "winners": 0b100, "phase": 1}
    over = worth(SEA, {"players": 3}, points=points, **won)
    assert over[2] > over[0] > over[1]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (SEAS, {"players": 3, "target": 4}),
        (TIDE, {"players": 3, "rounds": 2}),
        (SEA, {"players": 3, "target": 2}),
    ],
)
def test_a_search_stops_at_the_end_of_a_round_and_of_the_game_alone(game, options):
    rules, table = engine(game), Table(game, options, bytes(32))
    while not table.is_over:
        stop, told = rules.horizon_at(table.view(-1), 0), len(table.events(-1))
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
        ends = {"round_end", "game_end"} & {event["event"] for event in table.events(-1, told)}
        assert (rules.horizon_at(table.view(-1), 0) != stop) == bool(ends)


@pytest.mark.parametrize(
    ("game", "options", "deals"),
    [
        (SEAS, {"players": 4, "target": 8}, 30),
        (TIDE, {"players": 4}, 30),
        (SEA, {"players": 4}, 60),
        (SEA, {"players": 4, "teams": 2}, 60),
    ],
)
def test_medium_beats_chance(game, options, deals):
    """Alone, or its side, among random players it wins more than its share, by more than chance."""
    assert versus(game, options, "heuristic", "random", deals, seed=5).differences[0].share.low > 0
