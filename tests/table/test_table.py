"""The table: deciding, seeing, and every mistake by its own name."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import GAME, played, seats
from test_take_back import again

from quarterdeck import create_bot
from quarterdeck.games import GAMES, OptionError
from quarterdeck.table import GameOver, IllegalAction, NothingToChange, NotYourTurn, UnknownAction, UnknownSeat
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.table.records import encode

KEY = bytes(range(32))


def snapshot(table):
    """Everything that a refused decision must not change."""
    return (
        table.ply,
        table.pending,
        table.decisions,
        [table.count(seat) for seat in range(table.seats)],
        [table.chosen(seat) for seat in range(table.seats)],
        table.view(-1).tobytes(),
        table.everything(),
    )


def refused(table, error, *decision):
    before = snapshot(table)
    with pytest.raises(error) as raised:
        table.decide(*decision)
    assert snapshot(table) == before
    assert "\n" not in str(raised.value)
    return str(raised.value)


def test_the_same_key_deals_the_same_game_and_another_key_another():
    assert Table(GAME, {}, KEY).everything() == Table(GAME, {}, KEY).everything()
    assert Table(GAME, {}, KEY).everything() != Table(GAME, {}, bytes(32)).everything()


def test_impossible_options_and_keys():
    with pytest.raises(OptionError, match="players"):
        Table(GAME, {"players": 7}, KEY)
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Table(GAME, {}, b"short")
    with pytest.raises(ValueError, match="by a key or a seed, not by both"):
        Table(GAME, {}, KEY, seed=1)


def test_a_seed_deals_as_it_does_in_environments():
    """The key is the first that Gymnasium's and PettingZoo's environments draw for the seed."""
    assert Table(GAME, seed=np.int64(7)).key == Table(GAME, seed=7).key == np.random.default_rng(7).bytes(32)
    assert Table(GAME).key != Table(GAME).key


def test_following_is_enforced_with_suit_and_rule():
    table = played(seed=3, plies=1)
    while not (reasons := table.illegal(table.pending[0])):
        table.decide(table.pending[0], table.legal(table.pending[0])[0])
    seat = table.pending[0]
    action, reason = next(iter(reasons.items()))
    message = refused(table, IllegalAction, seat, action)
    assert message == f"{reason.words}: SOS-7"
    assert message.startswith("you hold ")
    assert table.why(seat, action) == reason
    assert table.why(seat, table.legal(seat)[0]) is None


def test_legal_and_illegal_are_the_whole_hand_and_every_legal_action_is_accepted():
    table = played({"passing": True}, seed=5, plies=8)
    while not table.is_over:
        seat = table.pending[0]
        hand = [card for card in range(60) if table.view(seat)[0]["hand"][seat] >> card & 1]
        legal = table.legal(seat)
        cards = legal if max(legal) < 60 else []
        assert sorted([*cards, *table.illegal(seat)]) == hand
        assert all(table.why(seat, action) is None for action in legal)
        table.decide(seat, legal[-1])


def test_not_your_turn():
    table = Table(GAME, {}, KEY)
    (seat,) = table.pending
    other = (seat + 1) % 4
    assert refused(table, NotYourTurn, other, 5) == f"it is not seat {other}'s turn but that of seat {seat}"
    assert table.legal(other) == []
    assert table.illegal(other) == {}
    assert table.why(other, 5).code == "not_your_turn"


@pytest.mark.parametrize("action", [-1, 68, 2**70, True, "0", None, 1.0])
def test_unknown_action(action):
    table = Table(GAME, {}, KEY)
    assert "actions are the numbers 0 to 67" in refused(table, UnknownAction, table.pending[0], action)


@pytest.mark.parametrize("seat", [-1, 4, 2**70, True, "0", None])
def test_unknown_seat(seat):
    table = Table(GAME, {}, KEY)
    assert "its seats are 0 to 3" in refused(table, UnknownSeat, seat, 0)
    for ask in (table.legal, table.illegal, table.count, table.chosen, table.alternatives):
        with pytest.raises(UnknownSeat):
            ask(seat)
    if seat != -1:
        for ask in (table.view, table.events):
            with pytest.raises(UnknownSeat):
                ask(seat)


class Wide:
    """A whole number of another package's type."""

    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


@pytest.mark.parametrize("kind", [np.int64, np.uint8, Wide])
def test_whatever_is_a_whole_number_will_do(kind):
    """Records hold Python's own: they are the same as if those had been given."""
    tables = [Table(GAME, {"players": each(3), "target": each(2)}, key=bytes(32)) for each in (int, kind)]
    bots = [create_bot("search:20", GAME, seed=each(3)) for each in (int, kind)]
    for _ in range(9):
        (seat,) = tables[0].pending
        for table, bot, each in zip(tables, bots, (int, kind), strict=True):
            table.decide(each(seat), each(bot.choose(table.view(seat), seat)))
    tables[1].undo(kind(8))
    tables[0].undo(8)
    seats = [{"name": name, "player": "human"} for name in "abc"]
    assert encode(tables[1].record(seats)) == encode(tables[0].record(seats))


def test_game_over():
    table = played()
    assert refused(table, GameOver, 0, 0) == "the game is over"
    assert table.why(0, 0).code == "game_over"


def test_decide_all_is_all_or_none():
    table = Table(GAME, {"passing": True}, KEY)
    first, second, third = table.legal(2)[:3]
    before = snapshot(table)
    for actions, error in (([first, first], IllegalAction), ([first, second, third], NotYourTurn)):
        with pytest.raises(error):
            table.decide_all(2, actions)
        assert snapshot(table) == before
    table.decide_all(2, [first, second])
    assert (table.count(2), table.chosen(2), table.pending) == (2, [first, second], (0, 1, 3))


def test_what_all_have_seen_stays():
    table = Table(GAME, {"passing": True}, KEY)
    with pytest.raises(NothingToChange):
        table.change(1, table.legal(1)[:2])
    while table.chosen(3) or not table.events(-1, 1):
        seat = table.pending[-1]
        table.decide_all(seat, table.legal(seat)[:2])
    before = snapshot(table)
    for seat in range(4):
        for ask in (table.change, table.check_change):
            with pytest.raises(NothingToChange, match="no longer open"):
                ask(seat, [0, 1])
    assert snapshot(table) == before


@given(st.integers(0, 2**32), st.lists(st.integers(0, 3), max_size=12))
@settings(max_examples=40)
def test_whoever_changes_what_the_end_is_the_same(seed, changes):
    rng = random.Random(seed)
    table, plain = (Table(GAME, {"passing": True}, KEY) for _ in range(2))
    hands = [table.legal(seat) for seat in range(4)]
    wish = {seat: rng.sample(hands[seat], 2) for seat in rng.sample(range(4), 3)}
    for seat, cards in wish.items():
        table.decide_all(seat, cards)
        table.events(seat)
    for seat in changes:
        if seat in wish:
            wish[seat] = rng.sample(hands[seat], 2)
            table.change(seat, wish[seat])
        table.events(rng.randrange(-1, 4))
    last = next(seat for seat in range(4) if seat not in wish)
    wish[last] = hands[last][:2]
    table.decide_all(last, wish[last])
    for seat, cards in wish.items():
        plain.decide_all(seat, cards)
    assert table.everything() == plain.everything()
    for reader in (-1, 0, 1, 2, 3):
        assert table.events(reader) == plain.events(reader)
    assert [table.count(seat) for seat in range(4)] == [2, 2, 2, 2]


def test_choices_made_at_once_stay_the_seats_own_until_all_have_chosen():
    table = Table(GAME, {"passing": True}, KEY)
    for seat in (3, 1, 0, 2):
        for other in (-1, 0, 1, 2, 3):
            assert [event["event"] for event in table.events(other)] == ["deal"]
        table.decide_all(seat, table.legal(seat)[:2])
        if seat != 2:
            assert len(table.chosen(seat)) == 2
            assert table.chosen(2) == []
    assert [table.chosen(seat) for seat in range(4)] == [[], [], [], []]
    assert [event["event"] for event in table.events(-1)] == ["deal"] + ["pass"] * 4


def test_a_late_reader_sees_what_an_early_one_saw():
    early = played({"passing": True}, seed=9, plies=0)
    dice = random.Random(4)
    told = {reader: [] for reader in (-1, 0, 1, 2, 3)}
    while not early.is_over:
        seat = dice.choice(early.pending)
        early.decide(seat, dice.choice(early.legal(seat)))
        for reader, events in told.items():
            events += early.events(reader, len(events))
    late = again(early)
    for reader, events in told.items():
        assert late.events(reader) == events
        assert late.events(reader, 7) == events[7:]
        assert late.events(reader, len(events)) == []
    assert late.view(2).tobytes() == early.view(2).tobytes()


def test_views_and_lists_belong_to_their_reader():
    table = played(plies=5)
    view, events = table.view(1), table.events(1)
    view["hand"][:] = 0
    events.clear()
    assert table.view(1)["hand"][0, 1] != 0
    assert len(table.events(1)) > 0


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.lists(st.tuples(st.integers(-2, 6), st.integers(-2, 70)), max_size=60), st.booleans())
def test_any_decisions_are_refused_or_right(seed, decisions, passing):
    table = Table(GAME, {"passing": passing}, random.Random(seed).randbytes(32))
    for seat, action in decisions:
        fine = 0 <= seat < 4 and action in table.legal(seat)
        ply = table.ply
        try:
            table.decide(seat, action)
        except (IllegalAction, NotYourTurn, UnknownAction, UnknownSeat):
            assert not fine
            assert table.ply == ply
        else:
            assert fine
            assert table.ply == ply + 1


def test_records_need_a_seat_each():
    with pytest.raises(ValueError, match="needs 4 seats, not 3"):
        played(plies=0).record(seats(3))


@pytest.mark.parametrize(
    ("game", "options"),
    [("seas-of-strife", {"passing": True, "players": 3}), ("sea-change", {"players": 2, "target": 1})],
)
def test_no_view_keeps_what_an_earlier_step_told_others(game, options):
    table, rng = Table(GAMES[game], options, KEY), random.Random(3)
    stale = 0
    while not table.is_over:
        seat = rng.choice(table.pending)
        table.decide(seat, rng.choice(table.legal(seat)))
        for reader in range(-1, table.seats):
            view = table.view(reader)[0]
            assert not view["event"][view["events"] :].any()
        full = table.history.states[table.ply]
        stale += bool(full["event"][full["events"] :].any())
    assert stale > 0


def test_checking_several_decisions_carries_out_none():
    table = Table(GAMES["seas-of-strife"], {"players": 3, "passing": True}, bytes(32))
    seat, ahead, actions = table.pending[0], table.clone(), []
    for _ in range(2):
        actions.append(ahead.legal(seat)[0])
        ahead.decide(seat, actions[-1])
    before = snapshot(table)
    table.check(seat, actions)
    assert snapshot(table) == before
    with pytest.raises(IllegalAction):
        table.check(seat, [actions[0], actions[0]])
    assert snapshot(table) == before


def test_a_view_is_the_reader_s_own():
    table = Table(GAMES["feud"], {}, bytes(32))
    view = table.view(0)
    before = view.tobytes()
    assert table.view(1).tobytes() != before
    for ask in (table.view, table.illegal, table.events):
        ask(1)
        assert view.tobytes() == before
