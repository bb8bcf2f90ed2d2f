"""Rules of thumb for Feud, interpreted, where it is plain what is sensible; and the six Maneuvers of the shelf."""

import random

import pytest
from feud_duel import ALL, BUY, CARD, NONE, Duel, bits, plan, window

from quarterdeck.games import GAMES
from quarterdeck.games.base import as_state
from quarterdeck.games.feud import deck, rules
from quarterdeck.games.feud.deck import MANEUVERS, OWN
from quarterdeck.games.feud.definitions.book import shelf
from quarterdeck.games.feud.definitions.definitions import alters_key_rule
from quarterdeck.games.feud.definitions.wording import described
from quarterdeck.games.feud.strategy.shopping import promised, shop_own
from quarterdeck.table import Table


@pytest.mark.parametrize("preset", ["strikes", "basic", "true", "skirmish"])
def test_legal_and_the_same_from_a_view(preset):
    rng = random.Random(preset)
    duel = Duel(preset=preset)
    rounds = set()
    for _ in range(700):
        if not duel.pending():
            break
        seat = rng.choice(duel.pending())
        chance = rng.getrandbits(32)
        action = rules.heuristic(duel.state, seat, chance)
        assert action == rules.heuristic(duel.view(seat), seat, chance)
        assert action in duel.legal(seat)
        rules.apply(duel.state, seat, action)
        out = [0.0, 0.0]
        rules.worth(duel.state, out)
        assert abs(sum(out) - 1) < 1e-9
        rounds.add(rules.horizon(duel.state))
    assert len(rounds) > 5


def test_a_learner_slips_less_often_where_a_round_has_more_decisions():
    left = [rules.leeway(Duel(preset=preset).state) for preset in ("basic", "skirmish", "true")]
    assert left == [64, 45, 18]


def advised(duel, seat=0):
    """What the rules of thumb advise the seat, which has the turn."""
    duel.state.owing, duel.state.turn = 1 << seat, seat
    return rules.heuristic(duel.view(seat), seat, 0)


def test_the_strongest_dead_unit_is_bought_back_when_the_last_one_fights():
    duel = window((400, 400))
    duel.last_units(0).markers(1, 0)
    strongest = duel.state.dead[0].bit_length() - 1 + deck.UNIT
    assert advised(duel) == BUY + deck.RESURRECTION
    rules.apply(duel.state, 0, BUY + deck.RESURRECTION)
    assert rules.heuristic(duel.view(0), 0, 0) == strongest
    duel = window((60, 60))
    assert advised(duel) == NONE


def test_a_dead_unit_waits_where_its_price_may_buy_a_betrayal():
    others = {"resurrection": 100, "tactical_adjustment": 50}
    for prices, expected in ((ALL, NONE), (others, BUY + deck.RESURRECTION)):
        duel = window((400, 400), prices=prices)
        duel.state.dead[0] = 1 << (CARD["JC"] - deck.UNIT)
        assert advised(duel) == expected


def test_more_units_are_worth_more():
    out = [0.0, 0.0]
    duel = Duel().units("KC", "KC")
    duel.state.points[:] = [0, 0]
    rules.worth(duel.state, out)
    assert out == [0.5, 0.5]
    duel.markers(0, 4)
    rules.worth(duel.state, out)
    slightly = out[0]
    duel.last_units(1)
    rules.worth(duel.state, out)
    assert 0.5 < slightly < out[0] < 1
    assert bits(["3C"]) == 1


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
    """A state in which seat 0 has `points` and may buy these Maneuvers."""
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
