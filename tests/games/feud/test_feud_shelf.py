"""The six Maneuvers that come with the game, and how rules of thumb choose among a table's own."""

import pytest
from feud_windows import plan

from quarterdeck.games import GAMES
from quarterdeck.games.base import as_state
from quarterdeck.games.feud.deck import BUY, MANEUVERS, NONE, OWN
from quarterdeck.games.feud.definitions.definitions import alters_key_rule
from quarterdeck.games.feud.definitions.shelf import shelf
from quarterdeck.games.feud.definitions.wording import described
from quarterdeck.games.feud.strategy.shopping import promised, shop_own
from quarterdeck.table import Table

FEUD = GAMES["feud"]


def test_all_six_can_be_on_one_table():
    FEUD.complete({"preset": "true", "own_maneuvers": [good.definition for good in shelf()]})
    assert len({good.id for good in shelf()}) == len(shelf()) == 6
    assert not {good.id for good in shelf()} & set(MANEUVERS)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_is_told_and_none_alters_a_key_rule(language):
    for good in shelf():
        told = described(good.definition, language)
        assert told.name == good.definition["name"][language]
        assert told.effect
        assert not told.warning
        assert not alters_key_rule(good.definition)
        assert good.fun[language].endswith("." if language == "en" else "。")


def at_a_window(*own, points=100):
    """A state in which seat 0 has so many points and may buy these Maneuvers."""
    table = Table(FEUD, {"preset": "true", "maneuvers": {"heal": 30}, "own_maneuvers": list(own)}, bytes(range(32)))
    while FEUD.phase(table.view(-1)) != "reserve":
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    state = as_state(table.view(0))
    state.points[0] = state.points[1] = points
    return state


def bought(state):
    return shop_own(state, 0, 1) == BUY + OWN


WOUND = {"step": "wound", "whose": "opponent", "count": 1}


def test_what_wounds_is_bought_while_it_is_cheap():
    assert bought(at_a_window(plan(WOUND, price=10)))
    assert not bought(at_a_window(plan(WOUND, price=300), points=400))


def test_what_only_helps_the_opponent_is_not():
    for step in ({"step": "heal", "whose": "opponent", "count": 1}, {"step": "gain", "whose": "opponent", "count": 5}):
        state = at_a_window(plan(step, price=6))
        state.markers[1] = 2
        assert shop_own(state, 0, 1) == NONE


def test_the_better_of_two_is():
    state = at_a_window(plan(WOUND), plan({**WOUND, "count": 2}, name="Two"))
    assert shop_own(state, 0, 3) == BUY + OWN + 1


def test_steps_are_weighed_together():
    """A Unit brought back and then wounded: more than the wound takes, less than the Unit alone."""
    back, wound = {"step": "raise", "by": "chance"}, {"step": "wound", "whose": "own", "count": 1}
    both, alone = at_a_window(plan(back, wound)), at_a_window(plan(back))
    for state in (both, alone):
        state.dead[0] = 1
    assert 0 < promised(both, 0, OWN) < promised(alone, 0, OWN)


def test_pretending_leaves_the_state_as_it_was():
    steps = (WOUND, {"step": "steal", "count": 30}, {"step": "call"}, {"step": "gain", "count": 2})
    state = at_a_window(plan(*steps, price=50))
    state.dead[0] = 1
    before = [
        list(value) if isinstance(value, list) else value
        for value in (state.markers, state.points, state.army_count, state.unit, state.script)
    ]
    promised(state, 0, OWN)
    assert before == [list(each) for each in (state.markers, state.points, state.army_count, state.unit, state.script)]


def test_a_bad_hand_is_worth_an_exchange_that_a_good_one_is_not():
    state = at_a_window(plan({"step": "exchange", "pile": "deck"}, price=40))
    state.unit[0] = 42  # the Jack of clubs, for whom clubs are Ultimate
    state.hand[0] = 0b1111110  # 4 to 9 of clubs
    good = promised(state, 0, OWN)
    state.hand[0] = 0b111 << 14 | 0b111 << 21  # 3 to 5 of diamonds and of hearts
    assert promised(state, 0, OWN) > good
