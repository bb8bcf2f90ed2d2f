"""The conformance suite's checks of who knows what, interpreted, over the beginnings of a few games, in seconds."""

import random

import pytest

from quarterdeck.engine import members
from quarterdeck.games import GAMES
from quarterdeck.testing import Rows, random_key
from quarterdeck.testing.dealt_back import Past, check_dealt_back
from quarterdeck.testing.knowledge import check_knowledge, check_secrecy
from quarterdeck.testing.listed import check_listed
from quarterdeck.testing.observed import check_observations
from quarterdeck.testing.taken_back import check_taken_back
from quarterdeck.testing.twins import check_history

CASES = {
    "seas-of-strife-3": ("seas-of-strife", {"players": 3, "rules": "strife", "passing": True, "target": 20}, 80),
    "seas-of-strife-4": ("seas-of-strife", {"players": 4, "passing": True, "target": 1}, 60),
    "turn-the-tide-3": ("turn-the-tide", {"players": 3, "rounds": 2}, 60),
    "turn-the-tide-5": ("turn-the-tide", {"players": 5, "rounds": 1}, 40),
    "sea-change-1": ("sea-change", {"players": 1, "target": [1, 1]}, 10),
    "sea-change-2": ("sea-change", {"players": 2, "target": [1, 1]}, 40),
    "sea-change-5": ("sea-change", {"players": 5, "teams": 2}, 40),
    "feud": ("feud", {}, 60),
    "feud-true": ("feud", {"preset": "true"}, 60),
    "feud-skirmish": ("feud", {"preset": "skirmish"}, 40),
}


@pytest.mark.parametrize("case", CASES)
def test_readers_are_shown_what_is_declared_and_worlds_agree(case):
    name, options, plies = CASES[case]
    game = GAMES[name]
    dice = random.Random(str(options))
    rows = Rows(game, "interpreted", game.encode_options(game.complete(options)))
    rows.start(random_key(dice))
    census = game.census(rows.states[0])
    past = Past(rows)
    for ply in range(plies):
        check_secrecy(rows, f"ply {ply}")
        owing = rows.pending()
        if not owing:
            return
        if ply % 3 == 0:
            check_knowledge(rows, census, dice, f"ply {ply}")
        if ply % 12 == 5:
            check_history(rows, dice, f"ply {ply}")
        if ply % 12 == 7:
            check_observations(rows, dice, f"ply {ply}")
        if ply % 12 == 9:
            check_listed(rows, census, dice, f"ply {ply}")
        if ply % 4 == 2:
            check_dealt_back(rows, past, dice, f"ply {ply}")
        seat = dice.choice(members(owing))
        action = dice.choice(rows.legal(seat))
        if ply % 3 == 1:
            check_taken_back(rows, seat, action, dice, f"ply {ply}")
        rows.apply(seat, action)
        past.add(rows, seat, action)
