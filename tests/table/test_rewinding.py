"""What was only tried leaves no trace: refused decisions, questions whether a decision is allowed, changes of mind."""

import random

import pytest
from tables import seats

from quarterdeck.games import GAMES
from quarterdeck.table import NothingToChange, Table, TableError

KINDS = [
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


@pytest.mark.parametrize(("name", "options"), KINDS, ids=lambda value: value if isinstance(value, str) else "")
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
    """The part of the game that is not revealed yet is looked for anew after each change, tried or made."""
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
    """Whichever seats they have, and whoever chose first."""
    for changing in range(3):
        table = Table(GAMES["seas-of-strife"], {"players": 3, "passing": True}, bytes(32))
        first = {seat: table.legal(seat)[: 1 + (seat == 1)] for seat in (2, 0, 1)}
        for seat, cards in first.items():
            table.decide_all(seat, cards)
        other = table.alternatives(changing)[-1:]
        table.change(changing, other)
        assert {seat: table.chosen(seat) for seat in first} == {**first, changing: other}
