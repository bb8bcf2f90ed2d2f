"""What programs that learn ask of a table: information states, and games that one seat thinks possible."""

import pickle

import numpy as np
import pytest
from tables import played

from quarterdeck import GAMES, Table
from quarterdeck.bots import create

KINDS = {
    "seas-of-strife": {"players": 3, "passing": True},
    "turn-the-tide": {"players": 3},
    "sea-change": {"players": 4, "teams": 2},
    "feud": {"preset": "true"},
}
KEY = bytes(range(32))


def under_way(name, plies):
    return played(KINDS[name], plies=plies, game=GAMES[name])


@pytest.mark.parametrize("plies", [1, 40])
@pytest.mark.parametrize("name", KINDS)
def test_a_resampled_table_is_the_same_for_the_seat_and_can_be_played(name, plies):
    table = under_way(name, plies)
    for seat in range(table.seats):
        other = table.resampled(seat, KEY)
        assert other.information_state(seat) == table.information_state(seat)
        assert other.events(seat) == table.events(seat)
        assert other.legal(seat) == table.legal(seat)
        assert other.pending == table.pending
        one, two = table.past(seat), other.past(seat)
        assert one.beginning.tobytes() == two.beginning.tobytes()
        assert np.array_equal(one.actions, two.actions)
        assert one.earlier == two.earlier
        for _ in range(30):
            if not other.is_over:
                mover = other.pending[0]
                other.decide(mover, other.legal(mover)[-1])
        assert table.ply == plies


def test_a_resampled_table_knows_nothing_that_the_seat_does_not():
    """Another seat's hand is drawn again, and no past event shows the true one."""
    table = under_way("seas-of-strife", 1)
    true = table.full_state()["hand"][0].tolist()
    drawn = {tuple(table.resampled(0, bytes([at]) * 32).full_state()["hand"][0].tolist()) for at in range(8)}
    assert len(drawn) > 4
    assert {hands[0] for hands in drawn} == {true[0]}
    other = table.resampled(0, KEY)
    deal = next(event for event in other.events(1) if event["event"] == "deal")
    assert "hand" not in deal or deal.get("hand") is None or deal["hand"] == table.events(-1)[0].get("hand")
    giver = table.decisions[0][0]
    assert table.resampled((giver + 1) % 3, KEY).decisions == [(giver, -1)]
    assert table.resampled(giver, KEY).decisions == table.decisions


def test_a_resampled_table_has_no_record():
    other = under_way("feud", 5).resampled(0, KEY)
    with pytest.raises(ValueError, match="a resampled table has no record"):
        other.record([{"name": "one"}, {"name": "two"}])
    with pytest.raises(ValueError, match="a resampled table has no record"):
        pickle.dumps(other)


def test_information_states_differ_where_knowledge_does():
    table = under_way("turn-the-tide", 0)
    before = table.information_state(0), table.information_state(1)
    table.decide(0, table.legal(0)[0])
    after = table.information_state(0), table.information_state(1)
    assert after[0] != before[0]
    assert len({table.information_key(0), table.information_key(1)}) == 2
    again = under_way("turn-the-tide", 0)
    again.decide(0, again.legal(0)[-1])
    assert again.information_state(0) != after[0]


def test_masks_are_the_legal_actions():
    table = under_way("feud", 20)
    for seat in range(table.seats):
        assert np.flatnonzero(table.mask(seat)).tolist() == table.legal(seat)


def test_scores_are_those_of_the_result_at_the_end():
    table = Table(GAMES["turn-the-tide"], {"players": 3}, bytes(32))
    bots = [create("heuristic", table.game, seat) for seat in range(3)]
    while not table.is_over:
        seat = table.pending[0]
        table.decide(seat, bots[seat].choose(table.view(seat), seat))
    assert table.scores == table.result()["scores"]
