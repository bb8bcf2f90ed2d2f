"""Looking back at games: what decisions cost, what luck was, and what it adds up to."""

import random
from itertools import pairwise
from math import sqrt

import pytest
from blunders import blunder
from tables import play_on

from quarterdeck.analysis.analyse import Considered, Thought
from quarterdeck.analysis.review import persons, reviews
from quarterdeck.analysis.review_report import Estimate, adding_up, cost_of, encode, mark_of, unseen
from quarterdeck.bots import create
from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.table.records import decode
from quarterdeck.table.records import encode as written
from quarterdeck.table.replay import replay

KINDS = [
    ("seas-of-strife", {"players": 3, "rounds": 1}),
    ("turn-the-tide", {"players": 3}),
    ("sea-change", {"players": 4, "teams": 2}),
    ("sea-change", {"players": 1}),
    ("feud", {"preset": "strikes"}),
]
FEW = 400


def game_of(name, options, seed, players=("human",), bots=("heuristic",)):
    """A game between bots as a record, in which the first seats are those of `players`."""
    game = GAMES[name]
    known = {option.name for option in game.options}
    table = Table(
        game, {key: value for key, value in options.items() if key in known}, random.Random(seed).randbytes(32)
    )
    searches = [create(bots[seat % len(bots)], game, seed + seat) for seat in range(table.seats)]
    play_on(table, searches)
    kinds = [players[seat] if seat < len(players) else "bot:medium" for seat in range(table.seats)]
    return table.record([{"name": f"P{seat}", "player": kind} for seat, kind in enumerate(kinds)])


def last(record, **given):
    *_, found = reviews(replay(record), **{"plays": FEW, **given})
    return found


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_review_is_whole_and_adds_up(name, options):
    record = game_of(name, options, 5)
    found = last(record)
    steps = replay(record).steps
    assert [point.events for point in found.curve] == [step.events for step in steps]
    for point in found.curve:
        assert all(0 <= share <= 1 for share in point.shares)
        assert len(point.shares) == len(record.seats)
    mine = [each for each in found.decisions if each.seat == 0]
    assert mine == found.decisions
    assert all(each.cost >= 0 and each.choices[0].cost == 0 for each in mine)
    assert found.done == found.total
    assert len(found.moments) == 3
    (own,) = found.players
    parts = own.fair, own.chance, own.others, own.own, own.unseen
    assert sum(parts) == pytest.approx(own.result)
    assert sum(adding_up(parts)) == pytest.approx(round(own.result, 3))
    marked = [each for each in mine if each.mark]
    assert own.named == pytest.approx(-sum(each.cost for each in marked))
    assert own.own == pytest.approx(-sum(each.cost for each in mine))
    assert own.own <= own.named <= 0
    assert own.unseen == pytest.approx(sum(each.unseen for each in mine))
    assert sum(own.marks.values()) == len(marked)
    assert own.chance == pytest.approx(sum(each.luck[0] for each in found.chances))
    assert own.result == found.curve[-1].shares[0]


def test_the_same_seed_gives_the_same_review_and_another_one_another():
    record = game_of("turn-the-tide", {"players": 3}, 1)
    assert encode(last(record, seed=3)) == encode(last(record, seed=3))
    assert encode(last(record, seed=3)) != encode(last(record, seed=4))


def test_shares_of_sides_make_one_and_end_with_the_result():
    record = game_of("sea-change", {"players": 4, "teams": 2}, 2)
    found = last(record)
    for point in found.curve:
        assert point.shares[0] + point.shares[1] == pytest.approx(1)
        assert point.shares[0] == point.shares[2]
    winners = record.result.winners
    assert found.curve[-1].shares[winners[0]] == 1


def test_whose_decisions_are_looked_at():
    record = game_of("turn-the-tide", {"players": 3}, 1, players=("human", "bot:hard", "human"))
    assert persons(replay(record)) == (0, 2)
    assert {each.seat for each in last(record).decisions} == {0, 2}
    assert {each.seat for each in last(record, seats=[1]).decisions} == {1}
    nobody = game_of("turn-the-tide", {"players": 3}, 1, players=())
    assert persons(replay(nobody)) == (0, 1, 2)


def test_a_game_that_is_not_over_and_one_that_begins_at_a_state_have_reviews():
    game = GAMES["seas-of-strife"]
    table = Table(game, {"players": 3}, bytes(32))
    seats = [{"name": "A", "player": "human"}] * 3
    for _ in range(9):
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    found = last(table.record(seats))
    assert len(found.curve) == len(table.steps())
    onward = Table.from_state(game, table.options, table.full_state())
    for _ in range(9):
        onward.decide(onward.pending[0], onward.legal(onward.pending[0])[0])
    record = decode(written(onward.record(seats)))
    found = last(record)
    assert found.chances == []
    assert found.decisions


@pytest.mark.parametrize(
    ("cost", "mark"), [(0.3, "blunder"), (0.1, "blunder"), (0.099, "mistake"), (0.02, "inaccuracy"), (0.019, "")]
)
def test_what_a_decision_is_called(cost, mark):
    assert mark_of(cost) == mark


@pytest.mark.parametrize(("behind", "error", "cost"), [(0.31, 0.1, 0.31), (0.3, 0.1, 0), (0.01, 0, 0.01), (0, 0, 0)])
def test_an_uncertain_cost_counts_as_nothing(behind, error, cost):
    assert cost_of(behind, error) == cost


@pytest.mark.parametrize(
    ("cost", "share", "mark"),
    [
        (0.006, 0.01, "blunder"),
        (0.003, 0.01, "mistake"),
        (0.003, 0.03, "inaccuracy"),
        (0.003, 0.04, ""),
        (0.0015, 0.002, ""),
    ],
)
def test_in_a_game_that_is_nearly_lost_costs_are_measured_by_what_was_left(cost, share, mark):
    assert mark_of(cost, share) == mark


def test_who_plays_by_chance_and_loses_reads_of_own_mistakes():
    record = game_of("seas-of-strife", {"players": 4}, 3, bots=("random", "medium", "medium", "medium"))
    (own,) = last(record).players
    assert own.result == 0
    assert own.own < -0.1
    assert sum(own.marks.values()) > 3


def test_what_could_not_be_seen_is_the_true_difference_less_the_known_one():
    def considered(action, share):
        return Considered(action, share, 0.0, 0.5 - share, 0.0, (), {})

    thought = Thought((considered(3, 0.5), considered(4, 0.4)), 100, 200, False, True)
    true = {3: Estimate(0.2, 0.0), 4: Estimate(0.6, 0.04)}
    assert unseen(thought, 3, true).value == pytest.approx((0.2 - 0.4) - (0.5 - 0.45)), "the better one lay badly"
    assert unseen(thought, 4, true).value == pytest.approx((0.6 - 0.4) - (0.4 - 0.45))
    assert unseen(thought, 3, true).error == pytest.approx(0.02)


def test_luck_is_nothing_in_the_mean_however_well_one_plays():
    """Seat 0 plays by rules of thumb against chance: it wins more than its share, and not by luck."""
    luck, won = [], []
    for seed in range(40):
        record = game_of("turn-the-tide", {"players": 3}, seed, bots=("heuristic", "random", "random"))
        found = last(record, seats=[])
        luck.append(sum(each.luck[0] for each in found.chances))
        won.append(record.result.returns[0])
    mean = sum(luck) / len(luck)
    spread = sqrt(sum((each - mean) ** 2 for each in luck) / (len(luck) - 1) / len(luck))
    assert abs(mean) < 3 * spread
    assert sum(won) / len(won) > 0.6


def test_work_is_told_as_it_is_done():
    record = game_of("turn-the-tide", {"players": 3}, 1)
    done = [found.done for found in reviews(replay(record), plays=FEW)]
    assert done[0] == 1
    assert all(after - before in (0, 1) for before, after in pairwise(done))


def test_a_known_blunder_is_found_and_what_would_have_been_better():
    made = blunder()
    found = last(made.record)
    (own,) = [each for each in found.decisions if each.ply == made.ply]
    assert (own.seat, own.action, own.mark, own.exact) == (made.seat, made.action, "blunder", True)
    assert own.best.action != made.action
    assert own.choices[-1].action == made.action, "it alone loses"
    assert found.players[0].marks["blunder"] >= 1
