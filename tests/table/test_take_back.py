"""Taking back decisions, real or tried: no trace is left, and the seat has learnt nothing by it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import seats

from quarterdeck.games import GAMES
from quarterdeck.table import NothingToChange, NothingToTakeBack, TableError, UnknownSeat
from quarterdeck.table.hosted import HostedTable as Table

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
    """Make `plies` random decisions; random readers view the table in between, with probability `looks`."""
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


TRIED = [
    ("seas-of-strife", {"passing": True, "target": 8}),
    ("turn-the-tide", {"players": 3}),
    ("sea-change", {"players": 4, "target": 1}),
    ("feud", {"preset": "true"}),
]
READERS_LOOK = 0.3


def everything(table):
    """All that anybody can ask of a table."""
    own = range(table.seats)
    return (
        table.record(seats(table.seats)),
        table.ply,
        table.pending,
        [(table.legal(seat), table.illegal(seat), table.count(seat)) for seat in own],
        [(table.chosen(seat), table.alternatives(seat)) for seat in own],
        [(table.view(seat).tobytes(), table.events(seat)) for seat in range(-1, table.seats)],
    )


def tries(table, dice):
    """Decisions of one seat, some of them allowed, the last one never."""
    seat = dice.choice(table.pending)
    legal = table.legal(seat)
    return seat, [*dice.sample(legal, min(len(legal), dice.randrange(4))), table.game.actions]


def try_in_vain(table, dice):
    """Ask the table for all kinds of things that it refuses or only looks at."""
    seat, actions = tries(table, dice)
    changer = dice.randrange(table.seats)
    for refused in (table.decide_all, table.check):
        with pytest.raises(TableError):
            refused(seat, actions)
    for refused in (table.change, table.check_change):
        with pytest.raises(TableError):
            refused(changer, actions)
    table.check(seat, [dice.choice(table.legal(seat))])
    if table.chosen(changer):
        table.check_change(changer, [dice.choice(table.alternatives(changer))])
    else:
        with pytest.raises(NothingToChange):
            table.check_change(changer, actions)


@pytest.mark.parametrize(("name", "options"), TRIED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_was_tried_in_vain_changes_nothing_and_the_game_goes_on_as_if_it_never_was(name, options):
    dice = random.Random(11)
    key = dice.randbytes(32)
    tried, plain = (Table(GAMES[name], options, key) for _ in range(2))
    while not tried.is_over and tried.ply < 150:
        before = everything(tried) if dice.random() < READERS_LOOK else None
        try_in_vain(tried, dice)
        if before is not None:
            assert everything(tried) == before
        seat = dice.choice(plain.pending)
        action = dice.choice(plain.legal(seat))
        plain.decide(seat, action)
        tried.decide_all(seat, [action])
        assert tried.pending == plain.pending
    assert everything(tried) == everything(plain)


def test_the_last_decision_of_a_game_can_be_tried_too():
    dice = random.Random(5)
    table = Table(GAMES["seas-of-strife"], {"target": 1, "players": 3}, dice.randbytes(32))
    while True:
        seat = dice.choice(table.pending)
        actions = [dice.choice(table.legal(seat))]
        before = everything(table)
        table.check(seat, actions)
        with pytest.raises(TableError):
            table.decide_all(seat, [*actions, *actions])
        assert everything(table) == before
        table.decide_all(seat, actions)
        if table.is_over:
            break
    assert table.result() is not None


def test_a_refused_change_leaves_what_was_chosen_open():
    """The table finds the part that is not revealed yet again after each change, tried or made."""
    table = Table(GAMES["seas-of-strife"], {"passing": True}, bytes(32))
    hand = table.legal(1)
    table.decide(1, hand[0])
    for more in (hand[1:3], hand[2:3], hand[1:2] * 2):
        before = everything(table)
        assert table.chosen(1) == hand[:1]
        with pytest.raises(TableError):
            table.change(1, [*more, table.game.actions])
        with pytest.raises(TableError):
            table.decide_all(1, [*more, table.game.actions])
        assert everything(table) == before
    table.check_change(1, hand[1:3])
    assert (table.chosen(1), table.alternatives(1)) == (hand[:1], hand)
    table.change(1, hand[1:3])
    assert (table.chosen(1), table.pending) == (hand[1:3], (0, 2, 3))
    table.change(1, hand[3:4])
    assert (table.chosen(1), table.pending) == (hand[3:4], (0, 1, 2, 3))


def test_who_changes_a_choice_takes_nobody_elses_back():
    """For all seats, and in every order of choices."""
    for changing in range(3):
        table = Table(GAMES["seas-of-strife"], {"players": 3, "passing": True}, bytes(32))
        first = {seat: table.legal(seat)[: 1 + (seat == 1)] for seat in (2, 0, 1)}
        for seat, cards in first.items():
            table.decide_all(seat, cards)
        other = table.alternatives(changing)[-1:]
        table.change(changing, other)
        assert {seat: table.chosen(seat) for seat in first} == {**first, changing: other}
