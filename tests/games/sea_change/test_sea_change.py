"""Sea Change rule by rule: every test is named by the rule it would fail without."""

import random
from collections import Counter
from itertools import chain

import pytest
from changes import Game, cards
from interpreted import of_kind, only

from quarterdeck.games import OptionError
from quarterdeck.games.sea_change import GAME, deck
from quarterdeck.games.sea_change.deck import CARD, IN_PLAY, NAME

DECKS = [
    (1, "YPB", [0, *range(4, 13)]),
    (2, "YPB", [0, *range(4, 13)]),
    (3, "YPB", [0, *range(4, 13)]),
    (4, "YPBR", [0, *range(4, 13)]),
    (5, "YPBRG", [0, *range(4, 13)]),
    (6, "YPBRG", [0, *range(3, 14)]),
    (7, "YPBRG", [0, *range(2, 15)]),
    (8, "YPBRG", list(range(16))),
]


def dealt(game):
    """Every card of a fresh round."""
    held = chain(*(game.hand(seat) for seat in range(game.players)))
    return [*held, *game.pile(), *(NAME[card] for card in game.state.trick[: game.state.in_trick])]


def test_sea_1_eighty_cards_of_five_suits():
    assert len(NAME) == len(set(NAME)) == 80
    assert [name for name in NAME if name[0] == "Y"] == [f"Y{value}" for value in range(16)]
    assert deck.SUIT_NAMES == ("yellow", "purple", "blue", "red", "green")
    assert [CARD[name] for name in ("Y0", "P3", "B15", "R8", "G12")] == [0, 19, 47, 56, 76]


@pytest.mark.parametrize(("players", "suits", "values"), DECKS)
def test_sea_2_the_deck_depends_on_the_players(players, suits, values):
    game = Game(players=players)
    expected = [f"{suit}{value}" for suit in suits for value in values]
    assert sorted(dealt(game)) == sorted(expected)
    assert cards(*IN_PLAY[2 * players : 2 * players + 2]) == expected


def test_sea_3_points_of_a_card():
    assert GAME.complete({})["points"] == [-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1]
    assert Game(players=8).state.value == [0, -1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1]


def test_sea_3_the_points_are_an_option():
    points = [1000, *[0] * 5, -1000, *[3] * 8]
    game = Game(players=8, points=points)
    assert game.state.value == [0, *points]
    game.hands("R1", "R7", "R9", "R2", "R3", "R4", "R5", "G1")
    found = game.collected(7, "R0").play("R1 R7 R9 R2 R3 R4 R5 G1")
    assert only(found, "round_end")["points"] == [0, 0, 1000 - 1000 + 3 + 1000, 0, 0, 0, 0, 5]


def test_sea_4_a_zero_is_worth_nothing_but_the_final_trumps():
    """Example 5: trump turns red with the last card, the red 0 takes and is worth 5, the blue 0 nothing."""
    game = Game(players=4).hands("G12", "B7", "B0", "R0", trump="B")
    found = game.play("G12 B7 B0 R0")
    assert only(found, "trump") == {"event": "trump", "suit": "R", "cause": "sea_change"}
    assert (only(found, "trick")["taker"], only(found, "trick")["card"]) == (3, "R0")
    ended = only(found, "round_end")
    assert ended["points"] == [0, 0, 0, 1 + 5]
    assert ended["trump_zero"] == 3


def test_sea_5_the_first_dealer_is_drawn_then_the_deal_passes_to_the_left():
    first = Counter(Game(players=5, key=key).state.dealer for key in range(200))
    assert set(first) == set(range(5))
    assert max(first.values()) < 70
    game = Game(players=5, target=100)
    for _ in range(6):
        dealer = game.state.dealer
        assert game.turn == (dealer + 1) % 5
        found = only(game.random_round(random.Random(1)), "deal")
        assert found["dealer"] == game.state.dealer == (dealer + 1) % 5


def test_sea_6_the_rounds_first_card_sets_lead_suit_and_trump():
    game = Game(players=3).hands("P5 Y4", "P6 Y5", "P7 Y6")
    assert game.trump is None
    found = game.play("P5")
    assert found[1:] == [{"event": "trump", "suit": "P", "cause": "lead"}]
    assert (game.trump, deck.SUIT_LETTERS[game.state.lead]) == ("P", "P")


def test_sea_6_trump_does_not_carry_over_to_the_next_round():
    game = Game(players=3).hands("P5", "P6", "P7").collected(0, "P0")
    game.play("P5 P6 P7")
    assert game.state.round_number == 2
    assert game.trump is None
    name = next(name for name in game.legal() if name[0] != "P")
    assert game.play(name)[1] == {"event": "trump", "suit": name[0], "cause": "lead"}


def test_sea_7_the_lead_suit_must_be_followed():
    game = Game(players=4).hands("Y4 R4", "Y5 Y9 P12 B11", "Y6", "Y7")
    game.play("Y4")
    assert game.legal() == ["Y5", "Y9"]
    assert game.refusal(1, CARD["P12"]) == ("SEA-7", "must_follow", {"suit": "yellow", "match": 4})
    assert game.why(1, CARD["P12"]).words == "you hold yellow: play yellow, or any 4 to match the last card"


def test_sea_7_the_exception_a_card_of_the_last_cards_value():
    """It matches the last card of the trick, not any other, and in any suit."""
    game = Game(players=4).hands("Y4 R4", "Y5 Y9", "Y6 P5 R4 G5 B9", "Y7 P4 P6")
    game.play("Y4 Y5")
    assert game.legal() == ["Y6", "P5", "G5"]
    game.play("Y6")
    assert game.legal() == ["Y7", "P6"]


def test_sea_7_a_card_that_is_not_held():
    game = Game(players=3).hands("Y4", "Y5", "Y6")
    assert game.refusal(0, CARD["Y9"]) == ("SEA-7", "not_in_hand", {"card": "Y9"})
    assert GAME.own_actions(game.view(0), 0) == [CARD["Y4"]]
    assert GAME.own_actions(game.view(1), 0) == []
    assert GAME.action_text(CARD["G12"]) == "card G12"


def test_sea_7_a_card_of_the_second_word_is_held_as_well():
    """Red and green cards are asked for like all others; of the trick the last card's value can be matched."""
    table = Game(players=5).hands("Y9 B4", "Y5 B5", "R4 G6 Y6", "B6 P6", "B7 P7", trump="B")
    table.play("Y9 Y5")
    assert table.refusal(2, CARD["R4"])[1:] == ("must_follow", {"suit": "yellow", "match": 5})
    assert table.why(2, CARD["R5"]).code == "not_in_hand"


def test_sea_8_a_match_makes_its_suit_trump_at_once():
    game = Game(players=4).hands("Y6 P4", "Y8 P5", "B8 P6", "R8 P7", trump="Y")
    assert not any(event["event"] == "trump" for event in game.play("Y6 Y8"))
    assert game.play("B8") == [
        {"event": "play", "seat": 2, "card": "B8"},
        {"event": "trump", "suit": "B", "cause": "sea_change"},
    ]
    assert deck.SUIT_LETTERS[game.state.lead] == "Y"
    assert game.play("R8")[1]["suit"] == "R"


def test_sea_9_without_the_lead_suit_anything_may_be_played():
    game = Game(players=3).hands("Y4 P5", "P9 B6 B0", "Y9 B7", trump="B")
    game.play("Y4")
    assert game.legal() == ["P9", "B0", "B6"]


TRICKS = [
    (4, "Y", "Y4 Y10 P10 Y12", "P10", "P", 3),  # example 1
    (3, "Y", "B5 P8 B4", "B5", "Y", -4),  # example 2
    (3, "Y", "Y6 Y8 B8", "B8", "B", -8),  # example 3
    (4, "P", "B9 Y8 B4 Y4", "Y8", "Y", -3),  # example 4
    (4, "B", "G12 B7 B0 R0", "R0", "R", 1),  # example 5
    (8, "R", "R4 R2 G9 G11 P11 P15 R8 G0", "P15", "P", -1 + 1 + 1 + 1 + 1 - 4),  # example 6
    (3, "P", "Y4 Y9 Y12", "Y12", "P", 2),
    (3, "B", "Y12 B0 Y11", "B0", "B", 2),
    (3, "Y", "P4 B12 B11", "P4", "Y", 2),
]


@pytest.mark.parametrize(("players", "trump", "played", "takes", "ends", "points"), TRICKS)
def test_sea_10_the_highest_of_the_final_trump_takes_else_of_the_lead_suit(players, trump, played, takes, ends, points):
    order = played.split()
    spare = ("B10", "P7", "G7", "R7", "Y11", "B11", "Y7", "R11")  # so that the round goes on
    game = Game(players=players).hands(
        *(f"{name} {more}" for name, more in zip(order, spare, strict=False)), trump=trump
    )
    for seat, name in enumerate(order):  # the examples do not give the other cards
        game.state.hand[2 * seat : 2 * seat + 2] = [0, 0]
        game.state.hand[2 * seat + (CARD[name] >= 48)] = 1 << CARD[name] - 48 * (CARD[name] >= 48)
    found = game.play(played)
    told = only(found, "trick")
    taker = order.index(takes)
    assert told == {"event": "trick", "taker": taker, "card": takes, "cards": order}
    assert game.trump == ends
    assert game.state.gathered[taker] == points
    assert game.turn == taker


def test_sea_7_example_4_the_match_is_allowed_although_blue_is_held():
    game = Game(players=4).hands("B9 P4", "Y8 P5", "B4 P6", "Y4 B5", trump="P")
    game.play("B9 Y8 B4")
    assert game.legal() == ["Y4", "B5"]


def test_sea_10_no_other_suit_takes_however_high():
    """The lowest card of the lead suit, against the highest of one that is neither lead nor trump."""
    plain = Game(players=4).hands("Y4 P9", "B12 P4", "P11 B9", "Y5 B4", trump="R")
    found = plain.play("Y4 B12 P11 Y5")
    assert found[-1]["card"] == "Y5"
    alone = Game(players=3).hands("Y4 P9", "B12 P4", "P11 B9", trump="R")
    assert alone.play("Y4 B12 P11")[-1]["card"] == "Y4"
    lowest = Game(players=3).hands("Y0 P9", "B12 P4", "P11 B9", trump="R")
    assert lowest.play("Y0 B12 P11")[-1]["card"] == "Y0"


def test_sea_11_the_last_trick_and_the_number_of_cards_are_public():
    game = Game(players=3).hands("Y4 P5 B6", "Y5 P6 B7", "Y9 P7 B8")
    game.play("Y4 Y5 Y9 P7")
    view = game.view(-1)
    assert [NAME[card] for card in view.last[:3]] == ["Y4", "Y5", "Y9"]
    assert cards(*view.collected[4:6]) == ["Y4", "Y5", "Y9"]
    assert view.held[:3] == [2, 2, 1]
    assert view.hand[:6] == [-1] * 6


def finish(totals, *collected, target=3, players=3):
    """The last trick of a round after these totals; its cards do not count, and the last seat takes it."""
    game = Game(players=players, target=target).hands(*("Y4", "Y5", "Y6", "Y7")[:players], trump="B")
    for side, names in enumerate(collected):
        game.collected(side, names)
    game.totals(*totals)
    return game, game.play(" ".join(("Y4", "Y5", "Y6", "Y7")[:players]))


def test_sea_12_the_most_points_get_the_victory_point_and_ties_get_one_each():
    found = only(finish((0, 0, 0), "B11 Y11", "B9 B10", "B0")[1], "round_end")
    assert found["points"] == [2, 2, 5]
    assert (found["victory_points"], found["totals"]) == ([0, 0, 1], [0, 0, 1])
    found = only(finish((0, 0, 0), "B11 Y11", "B9 B10", "B0 B8")[1], "round_end")
    assert found["points"] == [2, 2, 1]
    assert found["victory_points"] == [1, 1, 0]
    assert found["cards"] == [2, 2, 5]


def test_sea_13_the_game_ends_at_the_target():
    game, found = finish((2, 1, 2), "B10 B11", "B9", "P4 B8 B0", target=3)
    assert found[-1] == {"event": "game_end", "winners": [0], "scores": [3, 1, 2]}
    assert game.turn is None
    assert game.shares() == [1, 0, 0]
    assert game.state.phase == deck.OVER


def test_sea_13_of_several_the_one_with_the_final_trumps_zero_wins():
    """Although it collected more cards than the other."""
    game, found = finish((2, 2, 0), "B10 P9 P10 P11 P12 Y9", "B0 P4 P5 P6 P7 Y12 B4", "")
    ended = only(found, "round_end")
    assert (ended["points"], ended["victory_points"]) == ([6, 6, 0], [1, 1, 0])
    assert (ended["trump_zero"], ended["cards"]) == (1, [6, 7, 3])
    assert found[-1]["winners"] == [1]
    assert game.shares() == [0, 1, 0]


def test_sea_13_else_the_one_with_the_fewest_cards():
    """The 0 of the final trump is with a third seat, which has not reached the target."""
    game, found = finish((2, 2, 0), "B10 P9 P4", "Y9 B9", "B0 B8 Y8")
    assert only(found, "round_end")["victory_points"] == [1, 1, 0]
    assert only(found, "round_end")["trump_zero"] == 2
    assert found[-1]["winners"] == [1]
    assert game.shares() == [0, 1, 0]


def test_sea_13_if_that_ties_too_they_share_the_win():
    game, found = finish((2, 2, 0), "B10 P9", "Y9 B9", "B0 B8 Y8")
    assert found[-1] == {"event": "game_end", "winners": [0, 1], "scores": [3, 3, 0]}
    assert game.shares() == [0.5, 0.5, 0]


def test_sea_13_targets_are_options_one_a_side():
    assert GAME.complete({"players": 5})["target"] == [3] * 5
    assert GAME.complete({"players": 5, "target": 2})["target"] == [2] * 5
    found = finish((1, 0, 0), "B10 B11", "B9", "P4 B8 B0", target=[5, 1, 1])[1]
    assert found[-1]["event"] == "deal"
    found = finish((0, 0, 0), "", "B9 B10", "P4 B8 B0", target=[5, 1, 1])[1]
    assert found[-1]["winners"] == [1]
    with pytest.raises(OptionError, match="target"):
        GAME.complete({"players": 5, "target": [3] * 4})


@pytest.mark.parametrize(
    ("players", "teams", "members"),
    [
        (4, 2, [[0, 2], [1, 3]]),
        (5, 2, [[0, 2, 4], [1, 3]]),
        (5, 3, [[0, 3], [1, 4], [2]]),
        (6, 2, [[0, 2, 4], [1, 3, 5]]),
        (6, 3, [[0, 3], [1, 4], [2, 5]]),
        (7, 3, [[0, 3, 6], [1, 4], [2, 5]]),
        (7, 4, [[0, 4], [1, 5], [2, 6], [3]]),
        (8, 2, [[0, 2, 4, 6], [1, 3, 5, 7]]),
        (8, 4, [[0, 4], [1, 5], [2, 6], [3, 7]]),
    ],
)
def test_sea_14_teams_alternate_and_need_their_size_and_one(players, teams, members):
    options = GAME.complete({"players": players, "teams": teams})
    assert options["target"] == [len(team) + 1 for team in members]
    for team, seats in enumerate(members):
        assert [seat for seat in range(players) if GAME.side(options, seat) == team] == seats
    game = Game(players=players, teams=teams)
    assert game.state.sides == teams
    assert game.state.target[:teams] == options["target"]
    ended = only(game.random_round(random.Random(1)), "round_end")
    assert len(ended["points"]) == len(ended["totals"]) == len(ended["cards"]) == teams


def test_sea_14_only_the_splits_of_the_rule():
    allowed = {1: [0], 2: [0], 3: [0], 4: [0, 2], 5: [0, 2, 3], 6: [0, 2, 3], 7: [0, 3, 4], 8: [0, 2, 4]}
    for players, splits in allowed.items():
        for teams in range(9):
            if teams in splits:
                assert GAME.complete({"players": players, "teams": teams})["teams"] == teams
            else:
                with pytest.raises(OptionError, match="teams"):
                    GAME.complete({"players": players, "teams": teams})


def test_sea_14_a_teams_cards_are_one_pile_and_the_team_wins_together():
    game = Game(players=4, teams=2).hands("Y4", "Y5", "Y6", "Y9", trump="B")
    game.collected(0, "B10 B11").collected(1, "B0 P8")
    game.totals(2, 2)
    found = game.play("Y4 Y5 Y6 Y9")
    ended = only(found, "round_end")
    assert ended["points"] == [2, 5 - 4 + 1]
    assert (ended["victory_points"], ended["totals"]) == ([1, 1], [3, 3])
    assert (ended["trump_zero"], ended["cards"]) == (1, [2, 6])
    assert found[-1] == {"event": "game_end", "winners": [1, 3], "scores": [3, 3]}
    assert game.shares() == [0, 0.5, 0, 0.5]


def test_sea_15_two_players_draw_from_ten_cards():
    game = Game(players=2, key=3)
    assert [len(game.hand(seat)) for seat in range(2)] == [10, 10]
    pile = game.pile()
    assert len(pile) == 10
    tricks, drawn = 0, []
    while game.state.round_number == 1:
        seat, before = game.turn, len(game.pile())
        found = game.play(game.legal()[0])
        drawn += of_kind(found, "draw")
        tricks += len(of_kind(found, "trick"))
        kinds = [event["event"] for event in found]
        if before:
            told = only(found, "draw")
            assert told["seat"] == seat
            assert kinds.index("draw") == (2 if "trump" in kinds else 1)
            assert len(game.hand(seat)) == 10
        else:
            assert "draw" not in kinds
    assert tricks == 15
    assert [event["card"] for event in drawn] == pile


def test_sea_15_the_draw_and_the_pile_are_hidden():
    game = Game(players=2, key=3)
    assert "draw_pile" not in game.seen(0)[0]
    assert len(game.events()[0]["draw_pile"]) == 10
    seat = game.turn
    told = only(game.play(game.legal()[0]), "draw")
    assert only(game.seen(seat), "draw") == told
    assert only(game.seen(1 - seat), "draw") == {"event": "draw", "seat": seat}
    assert only(game.seen(-1), "draw") == {"event": "draw", "seat": seat}
    for reader in (0, 1, -1):
        assert set(game.view(reader).pile) == {-1}


def test_sea_15_a_void_ends_with_the_next_draw():
    game = Game(players=2).hands("Y4 P5", "P6 B6", pile="Y9 Y10 P4 P7")
    game.play("Y4 P6")
    assert game.state.void[1] == 0
    assert "Y10" in game.hand(1)
    assert game.state.past[1] >> 2 & 3 == 1  # the state still remembers that yellow was shown
    game = Game(players=2).hands("Y4 P5", "P6 B6")
    game.play("Y4 P6")
    assert game.state.void[1] == 1


def test_sea_16_the_stack_plays_first_and_last():
    game = Game(players=1).hands("Y4 Y9 B12", pile="P7 P6 Y5 B4 B9 B5")
    assert game.events() == [
        {"event": "play", "seat": None, "card": "P7"},
        {"event": "trump", "suit": "P", "cause": "lead"},
    ]
    assert game.legal() == ["Y4", "Y9", "B12"]
    found = game.play("Y9")
    assert found == [
        {"event": "play", "seat": 0, "card": "Y9"},
        {"event": "play", "seat": None, "card": "P6"},
        {"event": "trick", "taker": None, "card": "P7", "cards": ["P7", "Y9", "P6"]},
        {"event": "play", "seat": None, "card": "Y5"},
    ]
    assert cards(*game.state.collected[2:4]) == ["Y9", "P6", "P7"]


def test_sea_16_ten_tricks_with_a_hidden_stack_and_no_dealer():
    game = Game(players=1, key=5)
    told = game.events()[0]
    assert "dealer" not in told
    assert len(told["stack"]) == 20
    assert told["stack"][0] == NAME[game.state.trick[0]]
    for reader in (0, -1):
        assert "stack" not in game.seen(reader)[0]
        shown = game.view(reader).pile
        assert shown[0] == game.state.pile[0]
        assert set(shown[1:]) == {-1}
    assert game.state.round_number == 1
    tricks = 0
    while game.state.round_number == 1:
        tricks += len(of_kind(game.play(game.legal()[0]), "trick"))
    assert tricks == 10


def solo_end(mine, stack, totals=(0, 0)):
    """The last trick, which the stack takes, with nothing in it that counts but the 0 of trump."""
    game = Game(players=1).hands("Y4", pile="Y7 B0").collected(0, mine).collected(1, stack).totals(*totals)
    game.state.trump = 1
    return game, game.play("Y4")


def test_sea_17_more_points_and_an_eight_win_the_round():
    found = solo_end("P0 P8", "B9 B8")[1]
    ended = only(found, "round_end")
    assert (ended["points"], ended["victory_points"], ended["totals"]) == ([1, -3], [1, 0], [1, 0])
    assert ended["cards"] == [2, 5]


def test_sea_17_without_an_eight_the_stack_gets_it():
    assert only(solo_end("P0 P9", "B9 B8")[1], "round_end")["victory_points"] == [0, 1]


def test_sea_17_as_many_points_are_not_enough():
    ended = only(solo_end("P0 P8", "B9")[1], "round_end")
    assert (ended["points"], ended["victory_points"]) == ([1, 1], [0, 1])
