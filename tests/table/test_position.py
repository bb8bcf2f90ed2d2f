"""Views as people read them, in words and as pictures; actions by name, both ways."""

import pickle
import re
from base64 import b64decode
from html import unescape
from xml.etree import ElementTree

import numpy as np
import pytest
from duel import GAME as DUEL
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import played

from quarterdeck.games import GAMES
from quarterdeck.table.drawing import HIDDEN

SVG = "{http://www.w3.org/2000/svg}"
CASES = [
    *((name, {}) for name in GAMES),
    ("seas-of-strife", {"players": 6, "passing": True, "tie_break": "ask"}),
    ("sea-change", {"players": 1}),
    ("sea-change", {"players": 6, "teams": 2}),
    ("feud", {"preset": "true"}),
]
TABLES = st.builds(
    lambda case, seed, plies: played(case[1], seed, plies, GAMES[case[0]]),
    st.sampled_from(CASES),
    st.integers(0, 2**32),
    st.integers(0, 150) | st.none(),
)


@settings(max_examples=60)
@given(TABLES)
def test_hidden_values_are_counted_and_all_others_are_those_of_the_state(table):
    """Left out: moments at which others have chosen in secret, and what a spy of Feud knows of a hand beyond it."""
    whole = table.full_state().position.entries
    for seat in () if any(map(table.chosen, range(table.seats))) else range(-1, table.seats):
        for shown, true in zip(table.view(seat).position.entries, whole, strict=True):
            for words, real in zip(shown.words, true.words, strict=True):
                assert len(words) == len(real)
                assert "hand" in shown.name or all(a in (b, HIDDEN) for a, b in zip(words, real, strict=True))


@settings(max_examples=40)
@given(TABLES, st.binary(min_size=32, max_size=32))
def test_a_picture_shows_what_its_reader_may_know_and_no_more(table, key):
    """Games that a seat cannot tell apart have the same picture; every card in it is among the words of the view."""
    for seat in range(table.seats):
        assert table.resampled(seat, key).svg(seat) == table.svg(seat)
    for seat in range(-1, table.seats):
        position, picture = table.view(seat).position, ElementTree.fromstring(table.svg(seat))
        words = {word for entry in position.entries for each in entry.words for word in each}
        symbols = {each.get("id") for each in picture.iter(f"{SVG}symbol")}
        assert {name.split("-", 1)[1] for name in symbols if not name.startswith("back")} <= words
        assert {each.get("href") for each in picture.iter(f"{SVG}use")} == {f"#{name}" for name in symbols}
        assert picture.find(f"{SVG}desc").text == str(position)
        assert max(map(len, str(position).splitlines())) <= 80


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_notebook_shows_a_spectators_picture_that_needs_no_network(case):
    table = played(case[1], plies=9, game=GAMES[case[0]])
    html = table._repr_html_()
    assert unescape(re.search(r'alt="([^"]*)"', html)[1]) == str(table.view(-1))
    assert b64decode(re.search(r"base64,([^\"]*)", html)[1]).decode() == table.svg()
    assert table.view(-1)._repr_html_() == html
    outside = re.findall(r"https?:[^']*|url\((?!data:)", table.svg(0))
    assert outside == ["http://www.w3.org/2000/svg"]


def test_a_picture_says_in_words_what_no_card_shows():
    table = played({"players": 3}, plies=20, game=GAMES["turn-the-tide"])
    kept = dict(table.view(0).position.lines())
    for count, up in zip(kept["preservers"], kept["up"], strict=True):
        assert f">preservers\xa0{count}, up\xa0{up}" in table.svg(0)


def test_a_game_of_another_package_is_drawn_in_words():
    picture = played({}, plies=1, game=DUEL).svg(0)
    assert "<use" not in picture
    assert "seat 1" in "".join(ElementTree.fromstring(picture).itertext())


def test_only_a_whole_view_is_for_people():
    view = played({"players": 3}, plies=0, game=GAMES["turn-the-tide"]).view(1)
    assert repr(view) == "<Position of turn-the-tide, as seat 1 sees it: bid>"
    assert str(view).splitlines()[0] == "turn-the-tide, as seat 1 sees it: bid"
    for part in (view["hand"], view.copy(), pickle.loads(pickle.dumps(view))):
        assert (str(part), part._repr_html_()) == (str(np.asarray(part)), None)


def test_a_reader_sees_the_own_hand_and_no_other():
    table = played({"players": 4}, plies=0)
    dealt = table.everything()[0]["hands"]
    for seat in range(4):
        hands = dict(table.view(seat).position.lines())["hand"]
        assert hands[seat] == " ".join(map(str, dealt[seat]))
        assert [hand for other, hand in enumerate(hands) if other != seat] == ["15 hidden"] * 3
    assert str(table.view(-1)).splitlines()[0] == "seas-of-strife, as a spectator sees it: play"


def test_numbers_below_zero_that_are_public_are_not_hidden():
    game = GAMES["sea-change"]
    table = played({"players": 4}, plies=0, game=game)
    lines = dict(table.view(0).position.lines())
    assert lines["lead"] == ["none"]
    assert lines["trump"] == ["none"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_actions_have_names_both_ways(game):
    assert len(set(game.action_names)) == game.actions
    for action in range(game.actions):
        assert game.action_number(game.action_text(action)) == action


def test_a_name_that_is_none_is_answered_with_what_is_near():
    with pytest.raises(ValueError, match=r"^seas-of-strife has no action 'card 420': did you mean .*card 42") as error:
        GAMES["seas-of-strife"].action_number("card 420")
    assert "\n" not in str(error.value)
