"""Positions as people read them; actions by name, both ways."""

from html.parser import HTMLParser

import pytest
from tables import played

from quarterdeck.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_position_says_no_more_than_the_view(game):
    """Each game, early and late: the text is made of the redacted view, without a card of another seat's hand."""
    for plies in (0, 9, 40):
        table = played(plies=plies, game=game)
        for seat in range(-1, table.seats):
            position, view = table.position(seat), table.view(seat)[0]
            assert position.row.tobytes() == view.tobytes()
            text = str(position)
            assert text.splitlines()[0].endswith(f": {game.phase(view)}")
            assert "hidden" in text
            assert max(map(len, text.splitlines())) <= 80
            hands = dict(position.lines())["hand"]
            for other in set(range(table.seats)) - {seat}:
                assert hands[other] in ("hidden", "none")


def test_a_position_is_short_at_the_prompt():
    position = played({"players": 3}, plies=0, game=GAMES["turn-the-tide"]).position(1)
    assert repr(position) == "<Position of turn-the-tide, as seat 1 sees it: bid>"


def test_a_reader_sees_the_own_hand_and_no_other():
    table = played({"players": 4}, plies=0)
    dealt = table.everything()[0]["hands"]
    for seat in range(4):
        [line] = [line for line in str(table.position(seat)).splitlines() if line.startswith("  hand: ")]
        hands = line.removeprefix("  hand: ").split(" | ")
        assert hands[seat] == " ".join(map(str, dealt[seat]))
        assert [hand for other, hand in enumerate(hands) if other != seat] == ["hidden"] * 3
    assert str(table.position(-1)).splitlines()[0] == "seas-of-strife, as a spectator sees it: play"


def test_numbers_below_zero_that_are_public_are_not_hidden():
    game = GAMES["sea-change"]
    table = played({"players": 4}, plies=0, game=game)
    lines = dict(table.position(0).lines())
    assert lines["lead"] == ["none"]
    assert lines["trump"] == ["none"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_notebook_shows_the_same(game):
    class Cells(HTMLParser):
        found: list[str] = []  # noqa: RUF012

        def handle_data(self, data):
            self.found.append(data)

    position = played({}, plies=9, game=game).position(0)
    reader = Cells()
    reader.found = []
    reader.feed(position._repr_html_())
    assert reader.found[1:] == [text for name, values in position.lines() for text in (name, *values) if text]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_actions_have_names_both_ways(game):
    assert len(set(game.action_names)) == game.actions
    for action in range(game.actions):
        assert game.action_number(game.action_text(action)) == action


def test_a_name_that_is_none_is_answered_with_what_is_near():
    with pytest.raises(ValueError, match=r"^seas-of-strife has no action 'card 420': did you mean .*card 42") as error:
        GAMES["seas-of-strife"].action_number("card 420")
    assert "\n" not in str(error.value)
