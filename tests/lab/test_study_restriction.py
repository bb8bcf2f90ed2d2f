"""Restricted play: costs that can be computed by hand, and no game that is left out wrongly."""

from collections import Counter

import duel
import numpy as np
import pytest

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search.chance import sown
from quarterdeck.games import GAMES
from quarterdeck.kernel.bits import any_of
from quarterdeck.lab.simulation.kept_work import KeptWork
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.restriction import (
    SUMS,
    Restricted,
    effects,
    has_second_choice,
    restrict,
    restricted_play,
    restrictions,
)

DEALS = 200


class DuelPlan(Plan):
    """Games of the tiny duel, which is not registered."""

    rules = duel.GAME


def laid(plan, deal):
    """Return the cards of both seats in the order in which they lay them: the first of two by chance."""
    states = empty_states(duel.GAME, 1)
    engine(duel.GAME).start(states, duel.GAME.encode_options(plan.options), plan.deal(deal, 1)["key"][0])
    found = []
    for seat, hand in enumerate(states["hand"][0].tolist()):
        first = any_of(hand, sown(int(plan.deal(deal, 1)["chance"][0, 0]), seat))
        found.append((first, (hand ^ 1 << first).bit_length() - 1))
    return found


def test_costs_in_the_tiny_duel_are_those_computed_by_hand():
    """Each seat lays two cards, and the second decides; never to lay a card first is to lay it second."""
    plan = DuelPlan(duel.GAME.id, duel.GAME.complete({"cards": 4, "size": 2}), ("heuristic",) * 2, 1, DEALS)
    costs = Counter()
    for deal in range(DEALS):
        cards = laid(plan, deal)
        for (first, second), (_, other) in (cards, cards[::-1]):
            costs[f"card {first}"] += ((second > other) - (first > other)) / (2 * DEALS)
    found = {each.name: each.value for each in restrict(plan, DEALS, KeptWork(), lambda _: None)}
    assert found == pytest.approx(costs)


@pytest.mark.parametrize(("name", "seats"), [("sea-change", 4), ("feud", 2)])
def test_games_that_are_not_played_would_not_differ(name, seats):
    game = GAMES[name]
    plan = Plan(name, game.complete({}), ("heuristic",) * seats, 1, 1)
    player, key = Restricted(plan), plan.deal(0, 1)["key"][0]
    _, met = player.play_free(key, 5)
    assert 40 < met.sum() < met.size
    assert {player.play_barred(key, 5, seat, place) for seat, place in np.argwhere(~met).tolist()} == {None}


def test_a_cost_that_is_the_same_in_all_deals_is_sure():
    plan = Plan("feud", GAMES["feud"].complete({}), ("heuristic",) * 2, 1, 100)
    sums = np.zeros((len(SUMS), len(restrictions(GAMES["feud"]))), np.int64)
    sums[:, 3] = -100 * WHOLE, 100 * WHOLE**2, 100, 100
    [found] = effects(plan, 100, sums)
    assert (found.name, found.value) == (GAMES["feud"].action_text(3), 0.5)
    assert found.low < 0.5 < found.high
    assert found.p < 1e-6


def test_kinds_are_barred_beside_single_actions():
    assert "any buy" in [each.name for each in restrictions(GAMES["feud"])]
    assert len(restrictions(GAMES["turn-the-tide"])) == GAMES["turn-the-tide"].actions


@pytest.mark.slow
def test_the_report_says_what_a_restricted_seat_does():
    game = GAMES["turn-the-tide"]
    plan = Plan(game.id, game.complete({}), ("heuristic",) * 4, 1, 30)
    assert has_second_choice(game)
    part = restricted_play(plan, restrict(plan, 30, KeptWork(), lambda _: None), 30)
    assert "the policy ranks next" in part.section.sentences[2]
    assert part.section.grids[0].columns[0] == "Never"
    assert restricted_play(plan, [], 30) is None
