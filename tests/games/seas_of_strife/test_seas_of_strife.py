"""Seas of Strife rule by rule: every test is named by the rule it would fail without."""

import random
from itertools import chain

import pytest
from interpreted import only
from strife import Position

from quarterdeck.games.seas_of_strife import GAME, deck, rules
from quarterdeck.games.seas_of_strife.deck import CARD, LEADER, RANK


def test_sos_1_the_deck():
    assert len(RANK) == len(set(RANK)) == 60
    assert [len(ranks) for ranks in deck.SUIT_RANKS] == [11, 10, 9, 8, 7, 6, 5, 4]
    assert [RANK[face] for face in deck.FACE] == [10, 20, 29, 38, 47, 56, 65, 74]
    missing = {30, 39, 40, 48, 49, 50, 57, 58, 59, 60, 66, 67, 68, 69, 70}
    assert set(RANK) == set(range(75)) - missing
    assert deck.SUIT_NAMES[deck.SUIT_OF[CARD[42]]] == "green"


@pytest.mark.parametrize(
    ("players", "named", "lowest", "highest"),
    [
        *((players, named, 0, 74) for players in (4, 5, 6) for named in ("texas", "strife")),
        (3, "texas", 11, 65),
        (3, "strife", 31, 74),
    ],
)
def test_sos_2_and_3_and_4_all_cards_that_the_players_use_are_dealt_evenly(players, named, lowest, highest):
    table = Position(players=players, rules=named)
    hands = [table.hand(seat) for seat in range(players)]
    assert len({len(hand) for hand in hands}) == 1
    assert sorted(chain(*hands)) == [rank for rank in RANK if lowest <= rank <= highest]


def give_all(table, gifts):
    found = []
    for card in range(2):
        for seat, ranks in gifts.items():
            found = table.apply(seat, CARD[ranks[card]])
    return found


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sos_5_passing_goes_one_seat_further_each_round(players):
    """The receiver is n places to the left; if that is the giver, no cards are passed."""
    table = Position(players=players, passing=True, target=1000)
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


def test_sos_5_cards_are_chosen_before_seeing_what_comes():
    """Nothing moves, and nothing about a choice shows, until the last seat has chosen."""
    table = Position(players=4, passing=True)
    before = [table.hand(seat) for seat in range(4)]
    for seat in (2, 0, 3):
        for rank in before[seat][:2]:
            assert table.apply(seat, CARD[rank]) == []
    assert [table.hand(seat) for seat in range(4)] == before
    assert table.pending() == [1]
    table.apply(1, CARD[before[1][0]])
    assert before[1][0] not in table.legal(1)
    assert len(table.legal(1)) == 14
    assert len(table.apply(1, CARD[before[1][1]])) == 4


def test_sos_5_giver_and_receiver_remember_the_cards_and_nobody_else():
    table = Position(players=4, passing=True)
    gifts = {seat: table.hand(seat)[:2] for seat in range(4)}
    give_all(table, gifts)
    for seat in range(-1, 4):
        view = table.view(seat)
        for giver in range(4):
            known = seat in (giver, (giver + 1) % 4)
            expected = sum(1 << CARD[rank] for rank in gifts[giver])
            assert view.gave[giver] == (expected if known else -1)


@pytest.mark.parametrize(
    ("players", "named", "opening"), [(3, "texas", 11), (3, "strife", 31), (4, "texas", 0), (6, "strife", 0)]
)
@pytest.mark.parametrize("passing", [False, True])
def test_sos_6_the_holder_leads_the_opening_card(players, named, opening, passing):
    table = Position(players=players, rules=named, passing=passing)
    if passing:
        holder = next(seat for seat in range(players) if opening in table.hand(seat))
        gifts = {seat: [r for r in table.hand(seat) if r != opening][:2] for seat in range(players)}
        gifts[holder][0] = opening
        give_all(table, gifts)
        assert table.pending() == [(holder + 1) % players]
    assert opening in table.hand(table.pending()[0])
    assert table.legal() == [opening]
    other = next(rank for rank in table.hand(table.pending()[0]) if rank != opening)
    assert table.refusal(table.pending()[0], CARD[other])[::2] == ("SOS-6", {"card": opening})


def test_sos_7_a_seat_follows_any_suit_of_the_trick():
    """Example 5: purple is led, a seat without purple plays red; the next one must play red."""
    table = Position(players=4).hands([53, 1], [11, 2], [13, 41], [21, 22])
    table.play(53)
    assert table.legal() == [2, 11]
    table.play(11)
    assert table.legal() == [13]
    assert table.refusal(2, CARD[41]) == ("SOS-7", "must_follow", {"suits": ["red"]})
    table.play(13)
    assert table.legal() == [21, 22]


def voids(table, seat):
    return {deck.SUIT_NAMES[suit] for suit in range(8) if table.state.void[seat] >> suit & 1}


def test_sos_7_who_does_not_follow_shows_all_suits_of_the_trick_not_to_be_in_hand():
    """Everybody can conclude that, for the rest of the round; who follows one of the suits shows nothing."""
    table = Position(players=4).hands([53, 1], [11, 2], [42, 43], [13, 22])
    table.play(53, 11, 42, 13)
    assert [voids(table, seat) for seat in range(4)] == [set(), {"purple"}, {"purple", "red"}, set()]
    table.play(22)
    assert voids(table, 3) == set()
    assert table.view(-1).void == table.state.void


def test_a_card_of_another_hand_is_not_held():
    """In whatever phase, and before anything is said of following."""
    table = Position(players=4).hands([53, 1], [54, 2], [13, 41], [21, 22])
    table.play(53)
    assert table.refusal(1, CARD[13]) == ("SOS-7", "not_in_hand", {"card": 13})
    assert table.refusal(1, CARD[2]) == ("SOS-7", "must_follow", {"suits": ["purple"]})
    passing = Position(players=4, passing=True)
    mine, other = passing.hand(0), passing.hand(1)
    assert passing.refusal(0, CARD[other[0]]) == ("SOS-7", "not_in_hand", {"card": other[0]})
    passing.apply(0, CARD[mine[0]])
    assert passing.refusal(0, CARD[mine[0]]) == ("SOS-5", "already_given", {"card": mine[0]})
    assert passing.refusal(0, LEADER + 1)[:2] == ("SOS-7", "play_card")


def test_of_several_suits_the_reason_names_those_that_are_held():
    table = Position(players=4).hands([53, 1], [11, 2], [13, 41], [21, 22])
    table.play(53, 11)
    assert table.refusal(2, CARD[41]) == ("SOS-7", "must_follow", {"suits": ["red"]})
    table.state.hand[2] |= 1 << CARD[55]
    assert table.refusal(2, CARD[41]) == ("SOS-7", "must_follow", {"suits": ["red", "purple"]})


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


def test_sos_10_number_of_tricks_and_cards_played_are_public():
    table = Position(players=3).hands([11, 25], [12, 26], [13, 27], turn=1)
    table.play(12, 13, 11)
    view = table.view(-1)
    assert view.taken[:3] == [0, 0, 1]
    assert [RANK[card] for card in view.laid[:3]] == [12, 13, 11]
    assert [cards.bit_count() for cards in view.played[:3]] == [1, 1, 1]
    assert view.hand[:3] == [-1, -1, -1]


def test_sos_11_a_face_card_that_takes_chooses_the_leader():
    """Example 6: the 47 takes and its owner chooses, itself included; after the 46 there is no choice."""
    table = Position(players=4).hands([43, 1], [47, 3], [44, 5], [12, 7])
    table.play(43, 47, 44, 12)
    assert table.pending() == [1]
    assert table.legal() == [("lead", seat) for seat in range(4)]
    assert table.why(1, CARD[3]).rule == "SOS-11"
    assert table.apply(1, LEADER + 3) == [{"event": "choose_leader", "seat": 1, "leader": 3}]
    assert table.pending() == [3]
    assert table.play(7, 1, 3, 5)[1] == {"event": "trick", "taker": 3, "card": 7, "cards": [7, 1, 3, 5]}
    without = Position(players=4).hands([43, 1], [46, 3], [44, 5], [12, 7])
    without.play(43, 46, 44, 12)
    assert without.legal() == [3]


def test_sos_11_strife_never_has_a_choice():
    """The highest of all zeroed-out cards takes, a Face card, and simply leads."""
    table = Position(players=3, rules="strife").hands([74, 31], [65, 32], [56, 33])
    table.play(74, 65, 56)
    assert table.pending() == [0]
    assert table.legal() == [31]


def test_sos_12_one_penalty_point_a_trick_when_hands_are_empty():
    table = Position(players=3).hands([11, 21], [12, 22], [13, 23])
    table.play(11, 12, 13)
    assert only(table.play(23, 21, 22), "round_end") == {"event": "round_end", "points": [0, 0, 2], "totals": [0, 0, 2]}


@pytest.mark.parametrize(("happy", "points"), [(False, 2), (True, 1)])
def test_sos_13_each_face_card_cancels_a_trick(happy, points):
    table = Position(players=3, happy_faces=happy).hands([11, 21], [12, 20], [13, 23])
    table.play(11, 12, 13)
    found = table.play(23, 21, 20)
    assert only(found, "round_end")["points"] == [0, 0, points]


def test_sos_13_never_below_zero():
    table = Position(players=3, happy_faces=True).hands([20], [29], [38])
    found = table.play(20, 29, 38)
    assert only(found, "round_end")["points"] == [0, 0, 0]


def finish(totals, **options):
    """The last trick of a round (seat 2 takes it) after these totals."""
    table = Position(players=3, **options).hands([11], [12], [13])
    table.state.score[:3] = totals
    return table, table.play(11, 12, 13)


@pytest.mark.parametrize(("players", "target"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_sos_14_default_targets(players, target):
    assert Position(players=players).state.target == target


def test_sos_14_the_game_ends_when_the_target_is_reached():
    table, found = finish([10, 3, 14])
    assert found[-1] == {"event": "game_end", "winners": [1], "scores": [10, 3, 15]}
    assert table.pending() == []
    assert table.shares() == [0, 1, 0]


def test_sos_15_shared_ties():
    table, found = finish([3, 3, 14])
    assert found[-1]["winners"] == [0, 1]
    assert table.shares() == [0.5, 0.5, 0]


def test_sos_15_extra_rounds_until_one_has_the_fewest():
    table, found = finish([3, 3, 14], tie_break="extra_rounds", passing=False)
    assert found[-1]["event"] == "deal"
    table.hands([11], [12], [13])
    table.state.score[:3] = [4, 3, 16]
    assert table.play(11, 12, 13)[-1] == {"event": "game_end", "winners": [1], "scores": [4, 3, 17]}


def test_sos_15_the_tied_are_asked_and_nobody_else():
    table, found = finish([3, 3, 14], tie_break="ask")
    assert found[-1]["event"] == "round_end"
    assert GAME.phase(table.state) == "tie"
    assert table.pending() == [0, 1]
    assert table.actions(0) == [deck.PLAY_ON, deck.END_GAME]
    assert [GAME.action_text(action) for action in table.actions(0)] == ["play on", "end the game"]
    assert table.why(0, 5).words == "say whether you play on"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("wishes", [(True, True), (True, False), (False, True), (False, False)])
def test_sos_15_an_extra_round_is_played_where_all_the_tied_want_it(order, wishes):
    table, _ = finish([3, 3, 14], tie_break="ask")
    first, second = order
    actions = [deck.PLAY_ON if wants else deck.END_GAME for wants in wishes]
    assert table.apply(first, actions[first]) == []
    assert table.pending() == [second]
    told = table.apply(second, actions[second])
    assert told[:2] == [{"event": "play_on", "seat": seat, "agrees": wishes[seat]} for seat in (0, 1)]
    if all(wishes):
        assert [event["event"] for event in told[2:]] == ["deal"]
        assert (told[2]["round"], GAME.phase(table.state), table.shares()) == (2, "play", [0] * 3)
    else:
        assert told[2:] == [{"event": "game_end", "winners": [0, 1], "scores": [3, 3, 15]}]
        assert table.shares() == [0.5, 0.5, 0]
        assert table.pending() == []


def test_sos_15_a_choice_is_secret_until_all_have_chosen_and_asked_again_at_the_next_tie():
    table, _ = finish([3, 3, 14], tie_break="ask")
    table.apply(0, deck.END_GAME)
    other, _ = finish([3, 3, 14], tie_break="ask")
    other.apply(0, deck.PLAY_ON)
    for reader in (-1, 1, 2):
        assert table.view(reader).to_row().tobytes() == other.view(reader).to_row().tobytes()
    assert table.view(0).to_row().tobytes() != other.view(0).to_row().tobytes()
    other.apply(1, deck.PLAY_ON)
    other.hands([11], [12], [13])
    other.play(11, 12, 13)
    assert (other.pending(), other.state.wish) == ([0, 1], [0] * 6)


def test_sos_15_a_search_lets_the_others_choose_again():
    table, _ = finish([3, 3, 14], tie_break="ask")
    table.apply(0, deck.END_GAME)
    gave = list(table.state.gave)
    rules.reopen(table.state, 1)
    assert (table.pending(), table.state.wish[0], table.state.gave) == ([0, 1], 0, gave)
