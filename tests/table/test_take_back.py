"""Taking decisions back: the table is as if they had never been made, and whoever may do so has learnt nothing."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import seats
from test_rewinding import everything

from quarterdeck.games import GAMES
from quarterdeck.table import NothingToTakeBack, Table, UnknownSeat

KINDS = [
    ("seas-of-strife", {"players": 3, "passing": True, "target": 2}),
    ("turn-the-tide", {"players": 3, "rounds": 1}),
    ("sea-change", {"players": 2, "target": 1}),
    ("sea-change", {"players": 4, "target": 1}),
    ("feud", {}),
    ("feud", {"preset": "true"}),
]
LONGEST = 120
ends = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(map(str, [kind[0], *kind[1].values()])))


def dealt(kind, dice):
    name, options = kind
    return Table(GAMES[name], options, dice.randbytes(32))


def play_on(table, dice, plies, looks=0.0):
    """So many random decisions; readers look at the table in between, some of them."""
    for _ in range(plies):
        if table.is_over:
            return
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
        if dice.random() < looks:
            table.events(dice.randrange(-1, table.seats))
        if dice.random() < looks:
            table.steps()


def again(table):
    """A fresh table with the same decisions."""
    fresh = Table(table.game, table.options, table.key)
    for seat, action in table.decisions:
        fresh.decide(seat, action)
    return fresh


@ends
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_table_is_as_if_the_decisions_had_never_been_made(kind, seed):
    dice = random.Random(seed)
    table = dealt(kind, dice)
    for _ in range(4):
        play_on(table, dice, dice.randrange(1, LONGEST), looks=0.2)
        table.undo(dice.randrange(table.ply))
        assert everything(table) == everything(again(table))
        assert [table.undo_limit(seat) for seat in range(table.seats)] == [
            again(table).undo_limit(seat) for seat in range(table.seats)
        ]


@ends
def test_a_finished_game_goes_on_where_it_is_taken_back(kind):
    dice = random.Random(4)
    table = dealt(kind, dice)
    while not table.is_over:
        play_on(table, dice, 500, looks=0.02)
    outcome, plies = table.record(seats(table.seats)), table.ply
    last = table.decisions[-10:]
    table.undo(plies - 10)
    assert not table.is_over
    assert table.result() is None
    for seat, action in last:
        table.decide(seat, action)
    assert table.record(seats(table.seats)) == outcome


@ends
def test_who_may_take_back_is_the_last_to_have_decided_and_every_step_since_has_told_that_alone(kind):
    dice = random.Random(9)
    table = dealt(kind, dice)
    while not table.is_over and table.ply < 400:
        before = [table.events(seat) for seat in range(table.seats)]
        play_on(table, dice, 1)
        last = table.decisions[-1][0]
        plies = [table.undo_limit(seat) for seat in range(table.seats)]
        assert all(ply is None for seat, ply in enumerate(plies) if seat != last)
        news = table.events(last)[len(before[last]) :]
        if plies[last] is None:
            more = [
                each for each in news if not ({each["event"]} <= table.game.retractable and each.get("seat") == last)
            ]
            assert more, "a choice that nobody has seen may be taken back"
        else:
            assert {event["event"] for event in news} <= table.game.retractable
            assert all(seat == last for seat, _ in table.decisions[plies[last] :])


def first(table, dice, wanted):
    """Play until a step has told one of the wanted events; who decided."""
    for _ in range(1000):
        count = len(table.events(-1))
        play_on(table, dice, 1)
        if any(event["event"] == wanted for event in table.events(-1)[count:]):
            return table.decisions[-1][0]
    raise AssertionError(f"there was no {wanted}")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (("seas-of-strife", {"passing": True}), "pass"),
        (("seas-of-strife", {}), "round_end"),
        (("turn-the-tide", {}), "bids"),
        (("sea-change", {"players": 2}), "draw"),
        (("sea-change", {"players": 3}), "round_end"),
        (("feud", {}), "column"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_reveals_or_draws_or_ends_a_round_stands(kind, told):
    dice = random.Random(2)
    table = dealt(kind, dice)
    seat = first(table, dice, told)
    assert table.undo_limit(seat) is None


@pytest.mark.parametrize(
    ("kind", "told"),
    [(("seas-of-strife", {}), "play"), (("seas-of-strife", {}), "trick"), (("sea-change", {"players": 3}), "trick")],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_card_played_may_be_taken_up_again_until_somebody_else_has_decided(kind, told):
    dice = random.Random(3)
    table = dealt(kind, dice)
    seat = first(table, dice, told)
    hand = [card for card in range(table.game.actions) if card in table.game.own_actions(table.view(seat), seat)]
    assert table.undo_limit(seat) is not None
    table.undo(table.ply - 1)
    assert table.pending == (seat,)
    assert set(hand) < set(table.game.own_actions(table.view(seat), seat))
    table.decide(seat, table.legal(seat)[0])
    while table.pending == (seat,):
        play_on(table, dice, 1)
    play_on(table, dice, 1)
    assert table.undo_limit(seat) is None


def test_all_that_the_seat_has_chosen_in_a_row_may_be_taken_back_at_once():
    table = Table(GAMES["feud"], {}, bytes(32))
    table.decide_all(0, [table.legal(0)[0]])
    for _ in range(3):
        table.decide(0, table.legal(0)[0])
    assert (table.undo_limit(0), table.undo_limit(1)) == (0, None)
    table.decide(1, table.legal(1)[0])
    assert (table.undo_limit(0), table.undo_limit(1)) == (None, 4)
    table.undo(2)
    assert (table.undo_limit(0), table.undo_limit(1)) == (0, None)


def test_there_is_nothing_to_take_back_before_the_first_decision():
    table = Table(GAMES["seas-of-strife"], {}, bytes(32))
    for ply in (-1, 0, 1, "0", None, 0.0):
        with pytest.raises(NothingToTakeBack, match=r"cannot go back to decision .*: 0 were made"):
            table.undo(ply)
    assert table.undo_limit(0) is None
    with pytest.raises(UnknownSeat):
        table.undo_limit(4)
