"""Sea Change for two and for one: every test is named by the rule it would fail without."""

from changes import Game, cards
from interpreted import of_kind, only

from quarterdeck.games.sea_change.deck import NAME


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
    assert game.state.past[1] >> 2 & 3 == 1  # but that yellow was shown is remembered
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
