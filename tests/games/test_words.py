"""What happened, in words: every sentence in both languages, and every event that can happen has one."""

import re
from importlib import import_module
from string import Formatter

import pytest
from tables import played

from quarterdeck.games import GAMES
from quarterdeck.games.feud.deck import MANEUVERS
from quarterdeck.games.sentences import COMMON, LANGUAGES, WHOLE, Past, Teller

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Flo"]
PLAYED = [
    ("seas-of-strife", {"rules": "strife", "players": 6}),
    ("seas-of-strife", {"rules": "texas", "passing": True}),
    ("turn-the-tide", {"players": 3}),
    ("sea-change", {"players": 1, "target": 3}),
    ("sea-change", {"players": 2, "target": 1}),
    ("sea-change", {"players": 5, "teams": 3, "target": 1}),
    ("feud", {"preset": "true", "maneuvers": dict.fromkeys(MANEUVERS, 2)}),
    ("feud", {"preset": "basic"}),
]
HIDDEN = {"event": "draw", "seat": 1, "from": "deck"}
OWN_MANEUVERS = [
    {"event": "x_buy", "seat": 0, "window": "before_study", "maneuver": 1, "cost": 20},
    {"event": "x_exchange", "seat": 0, "pile": "deck"},
    {"event": "x_exchange", "seat": 1, "pile": "discard", "took": "3C", "gave": "4C"},
    {"event": "x_renew", "seat": 0, "to": "under"},
    {"event": "x_renew", "seat": 0, "to": "discard", "lost": ["3C", "X1"], "drew": ["4C", "TC"]},
    {"event": "x_keep", "seat": 0},
    {"event": "x_empty_reserve", "seat": 0, "to": "deck"},
    {"event": "x_empty_reserve", "seat": 1, "to": "discard", "cards": ["3C"]},
    {"event": "x_shuffle", "seat": 0, "discard": False},
    {"event": "x_shuffle", "seat": 1, "discard": True},
    {"event": "x_foresee", "seat": 0, "cards": [None, None]},
    {"event": "x_show_hand", "seat": 0, "cards": ["3C", "4C"]},
    {"event": "x_look_hand", "seat": 1},
    {"event": "x_columns", "seat": 0, "change": "scattered", "columns": [None] * 6},
    {"event": "x_columns", "seat": 0, "change": "turned", "columns": [None] * 6},
    {"event": "x_columns", "seat": 0, "change": "swapped", "columns": [None] * 6, "one": 2, "other": 3},
    {"event": "x_show_column", "seat": 0, "column": 2, "card": "9H"},
    {"event": "x_arrange", "seat": 0, "columns": [None] * 6},
    {"event": "x_lock", "seat": 0, "column": 2, "card": "9H"},
    {"event": "x_markers", "seat": 0, "markers": 3},
    {"event": "x_call", "seat": 0, "unit": "JH"},
    {"event": "x_raise", "seat": 0, "unit": "JH"},
    {"event": "x_points", "totals": [30, 40]},
    {"event": "x_deny", "rule": "study"},
    {"event": "x_deny", "rule": "skirmishes"},
]
RARE = {
    "seas-of-strife": [
        {"event": "pass", "from": 0, "to": 1},
        {"event": "deal", "round": 2, "hands": [None, [11, 12]]},
        {"event": "trick", "taker": 1, "card": 42, "cards": [0, 42]},
        {"event": "play_on", "seat": 0, "agrees": True},
        {"event": "play_on", "seat": 1, "agrees": False},
    ],
    "turn-the-tide": [
        {"event": "deal", "round": 1, "hands": [[13, 14]], "preservers": [1]},
        {"event": "take_tide", "seat": 0, "tide": 3},
        {"event": "round_end", "points": [0, 1], "totals": [0, 1], "bonus": []},
    ],
    "sea-change": [
        {"event": "draw", "seat": 1},
        {"event": "trick", "taker": None, "card": "Y4", "cards": ["Y4", "P0", "P5"]},
        {name: [1, 1] for name in ("points", "victory_points", "totals")}
        | {"event": "round_end", "trump_zero": 0, "cards": [9, 1]},
    ],
    "feud": [
        {**HIDDEN, "cards": [None]},
        {**HIDDEN, "cards": [None, None]},
        {"event": "reserve", "seat": 0},
        {"event": "x_unlock", "seat": 0, "column": 3, "card": "3C"},
        *OWN_MANEUVERS,
        {"event": "reshuffle", "seat": 0, "cause": "no_strike", "deck": ["3C"]},
        {"event": "reshuffle", "seat": 0, "cause": "skirmish", "deck": ["3C"]},
        {"event": "skirmish", "phase": "start"},
        {"event": "skirmish", "phase": "restart"},
        {"event": "skirmish", "phase": "combat", "active": 1},
        {"event": "killed", "seat": 0, "card": "JC", "markers": 4, "instant": True, "points": 60},
        *(
            {"event": "game_end", "winners": winners, "scores": [30, 30], "cause": cause}
            for cause, *winners in (("army", 0), ("points", 1), ("points", 0, 1), ("rounds", 0), ("rounds", 0, 1))
        ),
    ],
}


def catalogue(game):
    return import_module(f"quarterdeck.games.{game.replace('-', '_')}.words").SENTENCES


NAMED = ("seas-of-strife", "suit", range(8)), ("feud", "card", range(42))
"""Cards and suits that only the sentences of themes name."""


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.fixture(scope="module")
def told():
    """Every sentence told of the games above as (game, language, event, sentence), and the keys that were used."""
    used, say = set(), Teller.say

    def noted(self, key, **parts):
        used.add((id(self._catalogue), key))
        return say(self, key, **parts)

    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Teller, "say", noted)
        for language in LANGUAGES:
            for game, options in PLAYED:
                table = played(options, seed=3, plies=700, game=GAMES[game])
                events, names = table.everything(), NAMES[: table.seats]
                for index, event in enumerate(events):
                    past = Past(table.options, events[max(0, index - 60) : index])
                    found.append((game, language, event, GAMES[game].narrate(event, names, language, past)))
            for name, kind, numbers in NAMED:
                assert all(GAMES[name].word(kind, number, language) for number in numbers)
            for game, events in RARE.items():
                found += [(game, language, event, GAMES[game].narrate(event, NAMES[:2], language)) for event in events]
    return found, used


@pytest.mark.parametrize("sentences", [COMMON, *map(catalogue, GAMES)], ids=["all", *GAMES])
def test_every_sentence_is_there_in_both_languages_with_the_same_parts(sentences):
    for key, texts in sentences.items():
        assert len(texts) == len(LANGUAGES), key
        assert all(texts), key
        english, japanese = map(fields, texts)
        assert english >= japanese, key
        assert not re.search("[A-Za-z]{2,}", re.sub("{.*?}", "", texts[1])), key
        assert not re.search(r"[,:;!?(]", re.sub("{.*?}", "", texts[1])), f"{key}: half-width punctuation"


def test_no_game_says_otherwise_what_all_say():
    for game in GAMES:
        assert not catalogue(game).keys() & COMMON.keys() - {"pass"}


def test_every_event_that_can_happen_has_words_in_both_languages(told):
    found, _ = told
    for game, language, event, sentence in found:
        assert "None" not in sentence, (game, event)
        assert "{" not in sentence, (game, event)
        if language == "ja":
            words = set(re.findall("[A-Za-z]{2,}", sentence)) - set(NAMES)
            assert not words, (game, event, sentence)
            assert sentence.endswith("。") or "\n" in sentence or sentence.endswith("！"), sentence
        else:
            assert sentence[-1] in ".!" or "\n" in sentence, sentence
            assert sentence[0].isupper() or sentence[0].isdigit() or game == "seas-of-strife", sentence


def test_every_sentence_is_used(told):
    """And so every one of them has been filled in once, in both languages."""
    _, used = told
    for game in GAMES:
        sentences = catalogue(game)
        assert {key for key in sentences if (id(sentences), key) not in used} == set()
    assert {key for key in COMMON if all(key != name for _, name in used)} == set()


def test_all_events_are_told(told):
    found, _ = told
    for game in GAMES:
        seen = {event["event"] for name, _, event, _ in found if name == game}
        declared = {struct.__struct_config__.tag for struct in GAMES[game].events.types}
        assert declared == seen


def test_why_a_trick_was_taken():
    seas = GAMES["seas-of-strife"].narrate

    def why(cards, card, rules, language="en"):
        event = {"event": "trick", "taker": 0, "card": card, "cards": cards}
        return seas(event, NAMES, language, Past({"rules": rules}, [])).partition(": Ada takes")[0]

    assert why([0, 2, 1, 6, 42], 6, "texas") == "Most cards are orange"
    assert why([53, 11, 13, 8, 51], 53, "texas") == "red and purple have equally many cards"
    assert why([11, 15, 13, 20, 2], 2, "strife") == "Zeroed out: red. Only orange is left"
    assert why([11, 15, 13, 20, 10], 20, "strife") == "Every suit is zeroed out"
    assert why([43, 11, 13, 8, 47], 13, "strife") == "Zeroed out: green. Of the others most cards are red"
    assert why([43, 11, 8, 47], 11, "strife") == "Zeroed out: green. orange and red have equally many cards"
    assert why([43, 11, 13, 8, 47], 13, "texas", "ja").startswith("赤と緑") is False
    change = GAMES["sea-change"].narrate
    trick = {"event": "trick", "taker": 1, "card": "R0", "cards": ["P12", "B7", "B0", "R0"]}
    for trump, told in (
        ("R", "Bo takes the trick with the only trump, the red 0."),
        ("B", "Bo takes the trick with the highest trump, the red 0."),
        ("Y", "No yellow was played: Bo takes the trick with the highest of the lead suit, the red 0."),
    ):
        past = Past({}, [{"event": "trump", "suit": "G"}, {"event": "trump", "suit": trump}])
        assert change(trick, NAMES, "en", past) == told
    assert change(trick, NAMES) == "Bo takes the trick with the red 0."


def test_why_a_tide_was_taken():
    tide = GAMES["turn-the-tide"].narrate

    def why(seat, low, high):
        past = [{"event": "tides", "hand": 1, "low": low, "high": high}, {"event": "bids", "cards": [51, None, 47]}]
        return tide({"event": "take_tide", "seat": seat, "tide": 4}, NAMES, "en", Past({}, past))

    assert why(0, 4, 9) == "51 is highest: Ada takes the lower tide, 4."
    assert why(2, 3, 4) == "47 is second: Cy takes the higher tide, 4."
    assert why(2, 4, 4) == "47 is among the two highest: Cy takes a tide of 4."


def test_a_long_deck_is_folded():
    deck = [f"{rank}{suit}" for suit in "CSDH" for rank in "3456789"]
    event = {"event": "reshuffle", "seat": 0, "cause": "maneuver", "deck": deck}
    english, japanese = (GAMES["feud"].narrate(event, NAMES, language) for language in LANGUAGES)
    assert english.endswith(f" {deck[WHOLE - 1]} and {len(deck) - WHOLE} more.")
    assert deck[WHOLE] not in english
    assert japanese.endswith(f"、ほか{len(deck) - WHOLE}枚。")
    short = GAMES["feud"].narrate({**event, "deck": deck[:WHOLE]}, NAMES)
    assert short.endswith(f"{deck[WHOLE - 1]}.")


def test_an_unknown_language_is_a_mistake():
    with pytest.raises(ValueError, match="de"):
        GAMES["feud"].narrate({"event": "first", "seat": 0}, NAMES, "de")
