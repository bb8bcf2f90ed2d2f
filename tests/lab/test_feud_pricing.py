"""Games in which one player alone may buy a Maneuver, and what is counted of them."""

import numpy as np
import pytest

from quarterdeck import bots
from quarterdeck.bots.self_play import Referee
from quarterdeck.engine.play.watching import COULD
from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.deck import BUY, OWN
from quarterdeck.lab.contests.intervals import ratio
from quarterdeck.lab.feud_pricing.measuring import WITHOUT, barred, play_out, priced
from quarterdeck.lab.feud_pricing.pricing import games, known, price, table_for, trial

HEAL = known()["heal"][1]
KEY = bytes(range(32))


def possible(numbers, seat):
    """How often the seat could buy the first of the table's own."""
    referee = Referee(GAME, GAME.complete({**table_for(HEAL), "own_maneuvers": [HEAL]}), True, numbers)
    referee.play(KEY, [bots.create("heuristic", GAME, 0)] * 2, [1, 2])
    return referee.watch(KEY, seat, BUY + OWN)[COULD]


def test_one_who_is_barred_is_never_offered_it_and_without_a_price_nobody_is():
    options = GAME.complete({**table_for(HEAL), "own_maneuvers": [HEAL]})
    numbers = priced(options, HEAL["price"])
    assert np.array_equal(numbers, GAME.encode_options(options))
    assert all(possible(numbers, seat) for seat in range(2))
    for seat in range(2):
        assert possible(barred(numbers, 1, seat), seat) == 0
        assert possible(barred(numbers, 1, seat), 1 - seat) > 0
        assert possible(priced(options, WITHOUT), seat) == 0


def test_what_changes_nothing_moves_nothing():
    nothing = {"name": "Nothing", "price": 900, "windows": ["before_study"], "steps": [{"step": "heal", "count": 1}]}
    found = play_out(trial(nothing, prices=(1000,), levels=("heuristic",)), [5], 1, lambda _: None)
    for deal, without in zip(found[0, 1000], found[0, WITHOUT], strict=True):
        assert (deal.did, deal.rounds) == (0, 2 * without.rounds)


@pytest.mark.slow
def test_figures_are_the_same_in_several_processes_and_progress_adds_up():
    asked = trial(HEAL, prices=(20, 60), levels=("medium",), seed=3)
    done = []
    found = price(asked, 30, 1, done.append)
    assert sum(done) == games(asked, 30) == 30 * 5
    assert price(asked, 30, 2).json() == found.json()


def test_whoever_watches_the_progress_can_stop_it():
    class EnoughError(Exception):
        pass

    def stop(_):
        raise EnoughError

    with pytest.raises(EnoughError):
        price(trial(HEAL, levels=("medium",)), 50, 1, stop)


def test_a_ratio_and_its_interval():
    found = ratio([1, 2, 3], [2, 4, 6])
    assert (found.mean, found.error) == (0.5, 0.0)
    assert ratio([0, 0], [0, 0]) is None
    assert ratio([1, 0], [1, 1]).low < 0.5
