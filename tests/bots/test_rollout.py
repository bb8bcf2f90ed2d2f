"""The bot that plays on in worlds which explain what was played: what it believes, what it may remember."""

import random
from collections import Counter
from itertools import islice
from math import exp

import pytest
from brute import deals
from modes import COMPILED
from tables import mixed_play, play_on

from quarterdeck.bots import BotError, create, remembers
from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.search import opponents, world_sampling
from quarterdeck.engine.search.workspace import model_of, search_of
from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife.deck import SUIT
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.hands import cards_of
from quarterdeck.table import Table

SEAS = GAMES["seas-of-strife"]


@pytest.mark.parametrize("name", ["seas-of-strife", "sea-change"])
@pytest.mark.parametrize("against", COMPILED)
def test_believed_worlds_are_the_same_interpreted(name, against):
    game = GAMES[name]
    table, seat = next(islice(mixed_play(game, {"players": 4}, 7, 0.8), 21, None))
    found = []
    for mode in ("interpreted", against):
        search = search_of(game, range(8), 99, table.legal(seat))
        states, rules = drawn(table, seat, search, 3, mode)
        rules.compare(states, seat, search, model_of(game), world_sampling.FIRST, 3)
        ends = [search[name].tolist() for name in ("counts", "total", "ends")]
        found.append((states[world_sampling.FIRST :].tobytes(), ends))
    assert found[0] == found[1]


def two_left(seed):
    """Seas of Strife with two cards in every hand, played by rules of thumb, and the first seat to play."""
    table = Table(SEAS, {"players": 4}, random.Random(seed).randbytes(32))

    def is_near_the_end(table):
        state = table.view(-1)[0]
        return not state["in_trick"] and sum(state["played"].tolist()).bit_count() >= 52

    return play_on(table, [create("heuristic", SEAS, seed)], is_near_the_end)


def weigh_all(table, seat):
    """Every world by its hands, with its chance by the model of `log_likelihood` (without ties, which draw lots)."""
    view, past = table.view(seat)[0], table.past(seat)
    left = [card for card in range(60) if not (int(view["hand"][seat]) | sum(view["played"].tolist())) >> card & 1]
    others = [other for other in range(4) if other != seat]
    log_likelihood, weights = bind(world_sampling.log_likelihood, SEAS.rules), {}
    least = world_sampling.NEVER
    states = [PyState.from_row(row) for row in (view, past.beginning[0], view, view)]
    world = states[world_sampling.WORLD]
    search, model = (PyState.from_row(rows[0]) for rows in (search_of(SEAS, range(8), 1, [0]), model_of(SEAS)))
    for hands in deals(left, [2, 2, 2]):
        for other, cards in zip(others, hands, strict=True):
            world.hand[other] = cards
        if not any(world.hand[other] & cards_of(world.void[other], SUIT) for other in others):
            given = states, seat, past.seats.tolist(), past.actions.tolist(), len(past.seats), search, model
            ways = [log_likelihood(*given, least) for _ in range(4)]
            weights[hands] = sum(exp(way / opponents.ONE) for way in ways)
    whole = sum(weights.values())
    return {hands: weight / whole for hands, weight in weights.items()}


def drawn(table, seat, search, count, mode="fast"):
    """Draw `count` worlds for a search; return its states, and the functions of the mode."""
    past, states = table.past(seat), empty_states(table.game, world_sampling.FIRST + count)
    states[world_sampling.VIEW], states[world_sampling.BEGINNING] = table.view(seat)[0], past.beginning[0]
    rules = engine(table.game, mode)
    given = states, seat, past.seats, past.actions, len(past.seats), search, model_of(table.game)
    rules.sample_worlds(*given, world_sampling.FIRST, count)
    return states, rules


def test_worlds_come_as_often_as_they_explain_what_was_played():
    """Against every world there is, weighed one by one."""
    compared = 0
    for seed in range(40):
        table = two_left(seed)
        seat = table.pending[0]
        expected = weigh_all(table, seat)
        if len(expected) < 6:
            continue
        count = 4000
        states, _ = drawn(table, seat, search_of(SEAS, range(8), seed + 1, table.legal(seat)), count)
        others = [other for other in range(4) if other != seat]
        seen = Counter(map(tuple, states[world_sampling.FIRST :]["hand"][:, others].tolist()))
        assert set(seen) <= set(expected), "a world that cannot be"
        apart = sum(abs(seen[hands] / count - share) for hands, share in expected.items()) / 2
        assert apart < 0.15, f"deal {seed}"
        compared += 1
        if compared == 2:
            return
    raise AssertionError("hardly a deal left anything open")


def test_what_was_chosen_in_secret_is_not_remembered():
    table = Table(SEAS, {"players": 4, "passing": True}, bytes(32))
    for seat in (0, 0, 1, 1, 2, 2, 3, 3):
        table.decide(seat, table.legal(seat)[0])
    own = [action for seat, action in table.decisions if seat == 1]
    assert table.past(1).actions.tolist() == [-1, -1, *own, -1, -1, -1, -1]
    seat = table.pending[0]
    table.decide(seat, table.legal(seat)[0])
    assert [past.actions.tolist()[-1] for past in map(table.past, range(4))] == [table.decisions[-1][1]] * 4


def test_a_bid_is_remembered_when_it_is_told():
    table = Table(GAMES["turn-the-tide"], {"players": 3, "rounds": 1}, bytes(32))
    bids = [table.legal(seat)[0] for seat in range(3)]
    table.decide(0, bids[0])
    table.decide(1, bids[1])
    assert table.past(1).actions.tolist() == [-1, bids[1]]
    table.decide(2, bids[2])
    assert table.past(1).actions.tolist() == bids


def test_a_past_begins_where_cards_were_dealt_last():
    table = Table(SEAS, {"players": 3, "target": 100}, bytes(32))
    while table.view(0)[0]["round_number"] == 1:
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    past = table.past(2)
    assert len(past.actions) == 0
    assert past.beginning.tobytes() == table.view(2).tobytes()


def test_only_a_bot_that_concludes_from_a_past_is_given_one():
    """A past costs more than a decision: a server must not make it for bots that do not look at it."""
    assert {name for name, game in GAMES.items() if not remembers("hard", game)} == {"feud"}
    assert remembers("medium", SEAS)
    assert not remembers("heuristic", SEAS)


def test_a_duel_is_decided_in_a_tree():
    """Where two play, looking further ahead is worth more than believing better (docs/decisions/0035-policies.md)."""
    game = GAMES["sea-change"]
    table, seat = next(islice(mixed_play(game, {"players": 2}, 3, 0.8), 6, None))
    by_tree = create("search:300", game, 5).choose(table.view(seat), seat)
    assert create("rollout:1:worlds=1:duel=300", game, 5).choose(table.view(seat), seat, table.past(seat)) == by_tree
    with pytest.raises(BotError, match="simulations"):
        create("rollout:duel=-1", game, 5)
