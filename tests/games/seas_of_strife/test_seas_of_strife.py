"""Seas of Strife rule by rule: every test is named by the rule it would fail without."""

import random
from itertools import chain

import pytest

from quarterdeck.games.seas_of_strife import GAME, deck, rules
from quarterdeck.games.seas_of_strife.deck import CARD, LEADER, RANK


def test_sos_1_the_deck():
    assert len(RANK) == len(set(RANK)) == 60
    assert [len(ranks) for ranks in deck.SUIT_RANKS] == [11, 10, 9, 8, 7, 6, 5, 4]
    assert [RANK[face] for face in deck.FACE] == [10, 20, 29, 38, 47, 56, 65, 74]
    missing = {30, 39, 40, 48, 49, 50, 57, 58, 59, 60, 66, 67, 68, 69, 70}
    assert set(RANK) == set(range(75)) - missing
    assert deck.SUIT_NAMES[deck.SUIT_OF[CARD[42]]] == "green"


@pytest.mark.parametrize(("players", "each"), [(4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("named", ["texas", "strife"])
def test_sos_2_all_cards_are_dealt_evenly(position, players, each, named):
    table = position(players=players, rules=named)
    hands = [table.hand(seat) for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert sorted(chain(*hands)) == list(RANK)


def test_sos_3_three_players_texas(position):
    table = position(players=3, rules="texas")
    hands = [table.hand(seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [15] * 3
    assert sorted(chain(*hands)) == [rank for rank in RANK if 11 <= rank <= 65]


def test_sos_4_three_players_strife(position):
    table = position(players=3, rules="strife")
    hands = [table.hand(seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [10] * 3
    assert sorted(chain(*hands)) == [rank for rank in RANK if rank >= 31]


def give_all(table, gifts):
    found = []
    for card in range(2):
        for seat, ranks in gifts.items():
            found = table.act(seat, CARD[ranks[card]])
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sos_5_passing_goes_one_seat_further_each_round(position, players):
    """The receiver is n places to the left; where that is the giver nobody passes."""
    table = position(players=players, passing=True, target=1000)
    rng = random.Random(players)
    for number in range(1, 2 * players + 1):
        assert table.state.round_number == number
        if number % players == 0:
            assert table.state.phase == deck.PLAY
        else:
            assert table.pending() == list(range(players))
            before = [set(table.hand(seat)) for seat in range(players)]
            gifts = {seat: rng.sample(sorted(before[seat]), 2) for seat in range(players)}
            found = give_all(table, gifts)
            assert [(e["from"], e["to"]) for e in found] == [
                (giver, (giver + number) % players) for giver in range(players)
            ]
            for giver in range(players):
                receiver = (giver + number) % players
                source = (receiver - number) % players
                expected = (before[receiver] - set(gifts[receiver])) | set(gifts[source])
                assert set(table.hand(receiver)) == expected
        table.random_round(rng)


def test_sos_5_cards_are_chosen_before_seeing_what_comes(position):
    """Nothing moves, and nothing about a choice shows, until the last seat has chosen."""
    table = position(players=4, passing=True)
    before = [table.hand(seat) for seat in range(4)]
    for seat in (2, 0, 3):
        for rank in before[seat][:2]:
            assert table.act(seat, CARD[rank]) == []
    assert [table.hand(seat) for seat in range(4)] == before
    assert table.pending() == [1]
    table.act(1, CARD[before[1][0]])
    assert before[1][0] not in table.legal(1)
    assert len(table.legal(1)) == 14
    assert len(table.act(1, CARD[before[1][1]])) == 4


def test_sos_5_giver_and_receiver_remember_the_cards_and_nobody_else(position):
    table = position(players=4, passing=True)
    gifts = {seat: table.hand(seat)[:2] for seat in range(4)}
    give_all(table, gifts)
    for seat in range(-1, 4):
        view = deck_view(table, seat)
        for giver in range(4):
            known = seat in (giver, (giver + 1) % 4)
            expected = sum(1 << CARD[rank] for rank in gifts[giver])
            assert int(view["gave"][giver]) == (expected if known else -1)


def deck_view(table, seat):
    out = type(table.state)(deck.STATE)
    rules.redact(table.state, seat, out)
    return out.to_row()


@pytest.mark.parametrize(
    ("players", "named", "opening"), [(3, "texas", 11), (3, "strife", 31), (4, "texas", 0), (6, "strife", 0)]
)
@pytest.mark.parametrize("passing", [False, True])
def test_sos_6_the_holder_leads_the_opening_card(position, players, named, opening, passing):
    table = position(players=players, rules=named, passing=passing)
    if passing:
        holder = next(seat for seat in range(players) if opening in table.hand(seat))
        gifts = {seat: [r for r in table.hand(seat) if r != opening][:2] for seat in range(players)}
        gifts[holder][0] = opening
        give_all(table, gifts)
        assert table.pending() == [(holder + 1) % players]
    assert opening in table.hand(table.pending()[0])
    assert table.legal() == [opening]
    other = next(rank for rank in table.hand(table.pending()[0]) if rank != opening)
    reason = GAME.why_illegal(table.state.to_row(), table.pending()[0], CARD[other])
    assert (reason.rule, reason.data) == ("SOS-6", {"card": opening})


def test_sos_7_a_seat_follows_any_suit_of_the_trick(position):
    """Example 5: purple is led, a seat without purple plays red; the next one must play red."""
    table = position(players=4).hands([53, 1], [11, 2], [13, 41], [21, 22])
    table.play(53)
    assert table.legal() == [2, 11]
    table.play(11)
    assert table.legal() == [13]
    reason = GAME.why_illegal(table.state.to_row(), 2, CARD[41])
    assert (reason.rule, reason.code, reason.data) == ("SOS-7", "must_follow", {"suits": ["red"]})
    table.play(13)
    assert table.legal() == [21, 22]


def voids(table, seat):
    return {deck.SUIT_NAMES[suit] for suit in range(8) if table.state.void[seat] >> suit & 1}


def test_sos_7_who_does_not_follow_shows_all_suits_of_the_trick_not_to_be_in_hand(position):
    """Everybody can conclude that, for the rest of the round; who follows one of the suits shows nothing."""
    table = position(players=4).hands([53, 1], [11, 2], [42, 43], [13, 22])
    table.play(53, 11, 42, 13)
    assert [voids(table, seat) for seat in range(4)] == [set(), {"purple"}, {"purple", "red"}, set()]
    table.play(22)
    assert voids(table, 3) == set()
    view = deck_view(table, -1)
    assert view["void"].tolist()[:4] == table.state.void[:4]


def why(table, seat, action):
    reason = GAME.why_illegal(deck_view(table, seat), seat, action)
    return reason.rule, reason.code, reason.data


def test_a_card_of_another_hand_is_not_held(position):
    """In whatever phase, and before anything is said of following."""
    table = position(players=4).hands([53, 1], [54, 2], [13, 41], [21, 22])
    table.play(53)
    assert why(table, 1, CARD[13]) == ("SOS-7", "not_in_hand", {"card": 13})
    assert why(table, 1, CARD[2]) == ("SOS-7", "must_follow", {"suits": ["purple"]})
    passing = position(players=4, passing=True)
    mine, other = passing.hand(0), passing.hand(1)
    assert why(passing, 0, CARD[other[0]]) == ("SOS-7", "not_in_hand", {"card": other[0]})
    passing.act(0, CARD[mine[0]])
    assert why(passing, 0, CARD[mine[0]]) == ("SOS-5", "already_given", {"card": mine[0]})
    assert why(passing, 0, LEADER + 1)[:2] == ("SOS-7", "play_card")


def test_of_several_suits_the_reason_names_those_that_are_held(position):
    table = position(players=4).hands([53, 1], [11, 2], [13, 41], [21, 22])
    table.play(53, 11)
    assert why(table, 2, CARD[41]) == ("SOS-7", "must_follow", {"suits": ["red"]})
    table.state.hand[2] |= 1 << CARD[55]
    assert why(table, 2, CARD[41]) == ("SOS-7", "must_follow", {"suits": ["red", "purple"]})


@pytest.mark.parametrize(
    ("named", "cards", "takes"),
    [
        ("texas", (0, 2, 1, 6, 42), 6),  # example 1
        ("texas", (53, 11, 13, 8, 51), 53),  # example 2
        ("texas", (11, 15, 13, 20, 2), 20),
        ("strife", (11, 15, 13, 20, 2), 2),  # example 3
        ("strife", (11, 15, 13, 20, 10), 20),  # example 3, all suits zeroed out
        ("strife", (43, 11, 13, 8, 47), 13),  # example 4
        ("texas", (43, 11, 13, 8, 47), 47),
        ("texas", (0, 11, 21, 31), 31),
        ("strife", (0, 11, 29, 31), 31),
        ("strife", (74, 65, 56), 74),
        ("strife", (74, 65, 51), 51),
        ("texas", (1, 2, 71, 72, 61), 72),
    ],
)
def test_sos_8_and_sos_9_who_takes_the_trick(named, cards, takes):
    members = sum(1 << CARD[rank] for rank in cards)
    assert RANK[rules.taking_card(members, named == "strife")] == takes


def test_sos_10_number_of_tricks_and_cards_played_are_public(position):
    table = position(players=3).hands([11, 25], [12, 26], [13, 27], turn=1)
    table.play(12, 13, 11)
    view = deck_view(table, -1)
    assert view["taken"].tolist()[:3] == [0, 0, 1]
    assert [RANK[card] for card in view["laid"].tolist()[:3]] == [12, 13, 11]
    assert [int(view["played"][s]).bit_count() for s in range(3)] == [1, 1, 1]
    assert view["hand"].tolist()[:3] == [-1, -1, -1]


def test_sos_11_a_face_card_that_takes_chooses_the_leader(position):
    """Example 6: the 47 takes and its owner chooses, itself included; after the 46 there is no choice."""
    table = position(players=4).hands([43, 1], [47, 3], [44, 5], [12, 7])
    table.play(43, 47, 44, 12)
    assert table.pending() == [1]
    assert table.legal() == [("lead", seat) for seat in range(4)]
    reason = GAME.why_illegal(table.state.to_row(), 1, CARD[3])
    assert reason.rule == "SOS-11"
    assert table.act(1, LEADER + 3) == [{"event": "choose_leader", "seat": 1, "leader": 3}]
    assert table.pending() == [3]
    assert table.play(7, 1, 3, 5)[1] == {"event": "trick", "taker": 3, "card": 7, "cards": [7, 1, 3, 5]}
    without = position(players=4).hands([43, 1], [46, 3], [44, 5], [12, 7])
    without.play(43, 46, 44, 12)
    assert without.legal() == [3]


def test_sos_11_strife_never_has_a_choice(position):
    """The highest of all zeroed-out cards takes, a Face card, and simply leads."""
    table = position(players=3, rules="strife").hands([74, 31], [65, 32], [56, 33])
    table.play(74, 65, 56)
    assert table.pending() == [0]
    assert table.legal() == [31]


def test_sos_12_one_penalty_point_a_trick_when_hands_are_empty(position):
    table = position(players=3).hands([11, 21], [12, 22], [13, 23])
    table.play(11, 12, 13)
    found = table.play(23, 21, 22)
    ended = next(event for event in found if event["event"] == "round_end")
    assert ended == {"event": "round_end", "points": [0, 0, 2], "totals": [0, 0, 2]}


@pytest.mark.parametrize(("happy", "points"), [(False, 2), (True, 1)])
def test_sos_13_each_face_card_cancels_a_trick(position, happy, points):
    table = position(players=3, happy_faces=happy).hands([11, 21], [12, 20], [13, 23])
    table.play(11, 12, 13)
    found = table.play(23, 21, 20)
    ended = next(event for event in found if event["event"] == "round_end")
    assert ended["points"] == [0, 0, points]


def test_sos_13_never_below_zero(position):
    table = position(players=3, happy_faces=True).hands([20], [29], [38])
    found = table.play(20, 29, 38)
    assert next(event for event in found if event["event"] == "round_end")["points"] == [0, 0, 0]


def finish(position, totals, **options):
    """The last trick of a round (seat 2 takes it) after these totals."""
    table = position(players=3, **options).hands([11], [12], [13])
    table.state.score[:3] = totals
    return table, table.play(11, 12, 13)


@pytest.mark.parametrize(("players", "target"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_sos_14_default_targets(position, players, target):
    assert position(players=players).state.target == target


def test_sos_14_the_game_ends_when_the_target_is_reached(position):
    table, found = finish(position, [10, 3, 14])
    assert found[-1] == {"event": "game_end", "winners": [1], "scores": [10, 3, 15]}
    assert table.pending() == []
    out = [0.0] * 6
    rules.returns(table.state, out)
    assert out == [0, 1, 0, 0, 0, 0]


def test_sos_15_shared_ties(position):
    table, found = finish(position, [3, 3, 14])
    assert found[-1]["winners"] == [0, 1]
    out = [0.0] * 6
    rules.returns(table.state, out)
    assert out == [0.5, 0.5, 0, 0, 0, 0]


def test_sos_15_extra_rounds_until_one_has_the_fewest(position):
    table, found = finish(position, [3, 3, 14], tie_break="extra_rounds", passing=False)
    assert found[-1]["event"] == "deal"
    table.hands([11], [12], [13])
    table.state.score[:3] = [4, 3, 16]
    assert table.play(11, 12, 13)[-1] == {"event": "game_end", "winners": [1], "scores": [4, 3, 17]}


def test_sos_15_the_tied_are_asked_and_nobody_else(position):
    table, found = finish(position, [3, 3, 14], tie_break="ask")
    assert found[-1]["event"] == "round_end"
    assert GAME.phase(table.state) == "tie"
    assert table.pending() == [0, 1]
    out = [0] * 15
    assert out[: rules.legal_actions(table.state, 0, out)] == [deck.PLAY_ON, deck.END_GAME]
    assert [GAME.action_text(action) for action in out[:2]] == ["play on", "end the game"]
    assert GAME.why_illegal(table.state, 0, 5).words == "say whether you play on"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("wishes", [(True, True), (True, False), (False, True), (False, False)])
def test_sos_15_an_extra_round_is_played_where_all_the_tied_want_it(position, order, wishes):
    table, _ = finish(position, [3, 3, 14], tie_break="ask")
    first, second = order
    actions = [deck.PLAY_ON if wants else deck.END_GAME for wants in wishes]
    assert table.act(first, actions[first]) == []
    assert table.pending() == [second]
    told = table.act(second, actions[second])
    assert told[:2] == [{"event": "play_on", "seat": seat, "agrees": wishes[seat]} for seat in (0, 1)]
    out = [0.0] * 6
    rules.returns(table.state, out)
    if all(wishes):
        assert [event["event"] for event in told[2:]] == ["deal"]
        assert (told[2]["round"], GAME.phase(table.state), out[0]) == (2, "play", 0)
    else:
        assert told[2:] == [{"event": "game_end", "winners": [0, 1], "scores": [3, 3, 15]}]
        assert out[:3] == [0.5, 0.5, 0]
        assert table.pending() == []


def test_sos_15_a_choice_is_secret_until_all_have_chosen_and_asked_again_at_the_next_tie(position):
    table, _ = finish(position, [3, 3, 14], tie_break="ask")
    table.act(0, deck.END_GAME)
    other, _ = finish(position, [3, 3, 14], tie_break="ask")
    other.act(0, deck.PLAY_ON)
    for reader in (-1, 1, 2):
        assert deck_view(table, reader).tobytes() == deck_view(other, reader).tobytes()
    assert deck_view(table, 0).tobytes() != deck_view(other, 0).tobytes()
    other.act(1, deck.PLAY_ON)
    other.hands([11], [12], [13])
    other.play(11, 12, 13)
    assert (other.pending(), other.state.wish) == ([0, 1], [0] * 6)


def test_sos_15_a_search_lets_the_others_choose_again(position):
    table, _ = finish(position, [3, 3, 14], tie_break="ask")
    table.act(0, deck.END_GAME)
    gave = list(table.state.gave)
    rules.reopen(table.state, 1)
    assert (table.pending(), table.state.wish[0], table.state.gave) == ([0, 1], 0, gave)
