"""The rule pages say what the engine does: decks, points, worked examples."""

import re
from itertools import pairwise

import pytest
from rule_pages import BOLD, LANGUAGES, examples, numbers, page, tables

from quarterdeck.games import feud, sea_change, seas_of_strife, turn_the_tide
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.phases.striking import compare, kind_of
from quarterdeck.games.sea_change.taking import rank_of
from quarterdeck.games.seas_of_strife.rules import taking_card

SEAS = "seas-of-strife"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("example", "strife"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_seas_of_strife_takes_the_examples_as_told(language, example, strife):
    told = examples(page(language, SEAS))[example]
    cards = [int(rank) for rank in re.findall(r"\d+", re.split(r"[.。]", told)[0])]
    bold = [int(re.search(r"\d+", each)[0]) for each in BOLD.findall(told)]
    assert len(cards) == 5
    assert taken_by(cards, strife) == bold[0]
    if example == 4:
        assert taken_by([*cards[:4], 10], strife) == bold[1]


def taken_by(ranks, strife):
    deck = seas_of_strife.deck
    return deck.RANK[taking_card(sum(1 << deck.CARD[rank] for rank in ranks), strife)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_seas_of_strife(language):
    deck = tables(page(language, SEAS))[0]
    expected = [[str(r[0]), str(r[-1]), str(len(r)), str(r[-1])] for r in seas_of_strife.deck.SUIT_RANKS]
    assert [[n for cell in row for n in numbers(cell)] for row in deck[1:]] == expected


SEA = "sea-change"
SUITS = {"en": ("yellow", "purple", "blue", "red", "green"), "ja": ("黄", "紫", "青", "赤", "緑")}
KNOWN = {0, 2, 4, 5, 6, 8, 10, 12}
"""SEA-3: the values whose points the printed rules tell."""


def cards_in(text, language):
    """The cards that a text names, each once, in its order: (suit, value)."""
    words = SUITS[language]
    named = re.findall(f"({'|'.join(words)})[ の](\\d+)", text.lower())
    return list(dict.fromkeys((words.index(suit), int(value)) for suit, value in named))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", [1, 2, 3, 4, 5, 6, 9])
def test_sea_change_takes_the_examples_as_told(language, example):
    told = examples(page(language, SEA))[example]
    cards = cards_in(told, language)
    declared = re.search(rf"(?:trump is |切り札は)({'|'.join(SUITS[language])})", told.lower())
    lead = cards[0][0]
    trump = lead if example == 1 else SUITS[language].index(declared[1])
    for (_, before), (suit, value) in pairwise(cards):
        trump = suit if value == before else trump
    taker = max(cards, key=lambda card: rank_of(16 * card[0] + card[1], lead, trump))
    bold = [card for each in BOLD.findall(told) for card in cards_in(each, language)]
    assert bold[0] == taker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("example", "points"), [(1, 3), (2, -4), (3, -8), (9, -1)])
def test_sea_change_counts_the_examples_as_told(language, example, points):
    told = examples(page(language, SEA))[example]
    values = [value for _, value in cards_in(told, language)]
    assert sum(sea_change.deck.POINTS[value - 1] for value in values if value) == points
    assert str(points).replace("-", "−") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decks_of_sea_change(language):
    for row in tables(page(language, SEA))[0][1:]:
        players, suits, values, cards = (list(map(int, numbers(cell))) for cell in row)
        for count in players:
            kinds, range_of = sea_change.deck.DECKS[count]
            ends = [0, range_of[0], range_of[-1]] if range_of[0] > 1 else [0, range_of[-1]]
            assert (suits, values, cards) == ([kinds], ends, [kinds * (len(range_of) + 1)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_sea_change_and_which_are_assumed(language):
    seen = []
    for values, points, source in tables(page(language, SEA))[1][1:]:
        for value in values.replace("、", ",").split(","):
            number = int(numbers(value)[0])
            assert ("*" in value) == (number not in KNOWN) == (source in ("assumed", "推定"))
            if number:
                assert int(points.replace("−", "-")) == sea_change.deck.POINTS[number - 1]
            seen.append(number)
    assert sorted(seen) == list(range(16))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teams_of_sea_change(language):
    game = sea_change.GAME
    told = {}
    for row in tables(page(language, SEA))[2][1:]:
        players, teams = int(row[0]), int(row[1])
        options = game.complete({"players": players, "teams": teams})
        assert row[2].split() == ["ABCD"[game.side(options, seat)] for seat in range(players)]
        goals = list(map(int, numbers(row[3])))
        assert options["target"] == (goals if len(goals) > 1 else goals * teams)
        told.setdefault(players, set()).add(teams)
    assert {players: {0, *teams} for players, teams in told.items()} == {
        players: set(teams) for players, teams in sea_change.TEAMS.items()
    }


TIDE = "turn-the-tide"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preservers_of_turn_the_tide(language):
    halves = turn_the_tide.deck.HALVES_OF
    seen = []
    for cards, each, together in tables(page(language, TIDE))[0][1:]:
        first, last = map(int, numbers(cards))
        assert {halves[card] for card in range(first, last + 1)} == {{"–": 0, "½": 1, "1": 2}[each]}
        assert int(together) == sum(halves[first : last + 1]) // 2
        seen += range(first, last + 1)
    assert seen == list(range(1, 61))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_whose_preservers_are_counted(language):
    told = examples(page(language, TIDE))[1]
    first, _, rest = re.sub(r"^\D+", "", told).partition(". " if language == "en" else "です")
    hand = [int(card) for card in re.findall(r"\d+", first)]
    assert len(hand) == turn_the_tide.deck.HAND_SIZE
    halves = sum(turn_the_tide.deck.HALVES_OF[card] for card in hand)
    assert f"{halves // 2}{'½' * (halves % 2)}" in rest
    assert BOLD.findall(told) == [str(halves // 2)]


FEUD = "feud"
PACK_SUITS = {"en": ("clubs", "spades", "diamonds", "hearts"), "ja": ("クラブ", "スペード", "ダイヤ", "ハート")}
UNITS = {"en": ("Jack", "Queen", "King"), "ja": ("ジャック", "クイーン", "キング")}
KINDS = {"en": ("Normal", "Superior", "Ultimate"), "ja": ("通常", "上級", "究極")}


def named(text, language, ranks):
    """The cards of these ranks that a text names, in its order: (rank, suit)."""
    suits = PACK_SUITS[language]
    one, other = f"({ranks})", f"({'|'.join(suits)})"
    if language == "en":
        return [(rank, suits.index(suit)) for rank, suit in re.findall(f"{one} of {other}", text)]
    return [(rank, suits.index(suit)) for suit, rank in re.findall(f"{other}の{one}", text)]


def unit_number(unit, language):
    rank, suit = unit
    return feud.deck.NAMES.index("JQK"[UNITS[language].index(rank)] + feud.deck.SUITS[suit])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", [1, 2, 3])
def test_feud_strikes_as_told(language, example):
    told = examples(page(language, FEUD))[example]
    units = [unit_number(unit, language) for unit in named(told, language, "|".join(UNITS[language]))[:2]]
    strikes = [(int(value), suit) for value, suit in named(told, language, r"\d")[:2]]
    attacks = [(*strike, kind_of(strike[1], unit)) for strike, unit in zip(strikes, units, strict=True)]
    _, lead = compare(*attacks[0], *attacks[1])
    assert BOLD.findall(told) == [str(strikes[0][0] if lead > 0 else strikes[1][0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_the_whole_round_of_feud(language):
    text = page(language, FEUD)
    start = re.search("^### (A whole round|1ラウンドの例)\n\n.*\n", text, flags=re.M)
    heading, columns, *_ = text[start.start() :].split("\n\n")[1:]
    units = [unit_number(unit, language) for unit in named(heading, language, "|".join(UNITS[language]))]
    lines = re.findall(r"^- (?:.+\n?(?:  .+\n?)*)", columns, flags=re.M)
    assert len(lines) == feud.deck.COLUMNS
    for line in lines:
        cards = named(line, language, r"Ace|A|\d+")
        kinds = re.findall("|".join(KINDS[language]), line)
        assert [KINDS[language][kind_of(suit, unit)] for (_, suit), unit in zip(cards, units, strict=True)] == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_maneuvers_of_feud_have_their_prices(language):
    text = page(language, FEUD)
    told = re.findall(r"^- \*\*[^*]+?(\\\*)?[,、] ?(\d+)", text, flags=re.M)
    book = [(definition.get("once", False), definition["price"]) for definition in BOOK.values()]
    assert [(bool(star), int(price)) for star, price in told] == book
    assert tuple(re.findall(r"`([a-z_]+)`", text.split("heal,sabotage:60")[1])) == feud.deck.MANEUVERS
