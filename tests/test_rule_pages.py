"""The rule pages say what the engine does: decks, points, worked examples."""

import re
from itertools import pairwise

import pytest
from rule_pages import BOLD, LANGUAGES, TOLD, laid, numbers, page, steps, tables, taken

from quarterdeck.games import feud, sea_change, seas_of_strife, turn_the_tide
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.phases.striking import compare, kind_of
from quarterdeck.games.sea_change.taking import rank_of
from quarterdeck.games.seas_of_strife.rules import taking_card

SEAS = "seas-of-strife"
SEA_WORDS = {
    "en": ("orange", "red", "gray", "blue", "green", "purple", "teal", "dark red"),
    "ja": ("オレンジ", "赤", "グレー", "青", "緑", "紫", "青緑", "濃い赤"),
}
NO_CARDS = {(SEAS, 8), ("sea-change", 7)}
"""Examples of totals alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_every_example_has_steps_with_cards_of_its_game(game, language):
    """The page draws them: a title, then a numbered list in which cards are marked."""
    found = steps(page(language, game))
    assert len(found) == page(language, game).count("\n> **")
    known = CARDS_OF[game]
    for example, parts in found.items():
        assert len(parts) > 2, f"example {example} has no steps"
        names = laid(parts)
        assert bool(names) != ((game, example) in NO_CARDS)
        assert all(known(name, language) is not None for name in names), names


def rank_named(name, language):
    """The number of a card of Seas of Strife, if it is of the suit that is named."""
    suit, rank = re.fullmatch(r"(\D+?) ?(\d+)", name).groups()
    deck = seas_of_strife.deck
    return int(rank) if int(rank) in deck.SUIT_RANKS[SEA_WORDS[language].index(suit)] else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("example", "strife"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_seas_of_strife_takes_the_examples_as_told(language, example, strife):
    parts = steps(page(language, SEAS))[example]
    cards = [rank_named(name, language) for name in laid(parts)]
    taker = rank_named(taken(parts if example != 4 else parts[:5]), language)
    assert taken_by(cards[:5], strife) == taker
    if example == 4:
        assert taken_by([*cards[:4], cards[5]], strife) == rank_named(taken(parts), language)


def taken_by(ranks, strife):
    deck = seas_of_strife.deck
    return deck.RANK[taking_card(sum(1 << deck.CARD[rank] for rank in ranks), strife)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_star_of_seas_of_strife_takes_as_told(language):
    parts = steps(page(language, SEAS))[6]
    cards = [rank_named(name, language) for name in laid(parts)]
    stars = [rank_named(marks[0][0], language) for _, marks in parts[2:]]
    assert [taken_by(cards, 0), taken_by([card for card in cards if card != stars[0]], 0)] == stars
    assert seas_of_strife.deck.FACES >> seas_of_strife.deck.CARD[stars[0]] & 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_seas_of_strife(language):
    deck = tables(page(language, SEAS))[0]
    expected = [[str(r[0]), str(r[-1]), str(len(r)), str(r[-1])] for r in seas_of_strife.deck.SUIT_RANKS]
    assert [[n for cell in row for n in numbers(cell)] for row in deck[1:]] == expected


SEA = "sea-change"
SUITS = {"en": ("yellow", "purple", "blue", "red", "green"), "ja": ("黄", "紫", "青", "赤", "緑")}
KNOWN = {0, 2, 4, 5, 6, 8, 10, 12}
"""SEA-3: the values whose points the printed rules tell."""


def sea_card(name, language):
    """A card of Sea Change: (suit, value)."""
    words = SUITS[language]
    suit, value = re.fullmatch(rf"({'|'.join(words)}) ?(\d+)", name).groups()
    return (words.index(suit), int(value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", [1, 2, 3, 4, 5, 6, 9])
def test_sea_change_takes_the_examples_as_told(language, example):
    parts = steps(page(language, SEA))[example]
    cards = [sea_card(name, language) for name in laid(parts)]
    declared = re.search(rf"(?:trump is |切り札は)({'|'.join(SUITS[language])})", parts[0][0].lower())
    lead = cards[0][0]
    trump = lead if example == 1 else SUITS[language].index(declared[1])
    for (_, before), (suit, value) in pairwise(cards):
        trump = suit if value == before else trump
    taker = max(cards, key=lambda card: rank_of(16 * card[0] + card[1], lead, trump))
    assert sea_card(taken(parts), language) == taker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("example", "points"), [(1, 3), (2, -4), (3, -8), (9, -1)])
def test_sea_change_counts_the_examples_as_told(language, example, points):
    parts = steps(page(language, SEA))[example]
    values = [sea_card(name, language)[1] for name in laid(parts)]
    assert sum(sea_change.deck.POINTS[value - 1] for value in values if value) == points
    assert str(points).replace("-", "−") in parts[-1][0]


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


def tide_card(name, language):
    """A card of Turn the Tide: whether it is a tide, and its number."""
    tide, number = re.fullmatch(r"(tide |潮位)?(\d+)", name).groups()
    return (tide is not None, int(number)) if 0 < int(number) <= (12 if tide else 60) else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_whose_preservers_are_counted(language):
    parts = steps(page(language, TIDE))[1]
    hand = [tide_card(name, language)[1] for name in parts[1][1][0]]
    assert len(hand) == turn_the_tide.deck.HAND_SIZE
    halves = [turn_the_tide.deck.HALVES_OF[card] for card in hand]
    for worth, (_, marks) in ((2, parts[2]), (1, parts[3])):
        assert [tide_card(one, language)[1] for [one] in marks] == [
            card for card, half in zip(hand, halves, strict=True) if half == worth
        ]
    assert f"{sum(halves) // 2}{'½' * (sum(halves) % 2)}" in parts[4][0]
    assert BOLD.findall(parts[4][0]) == [str(sum(halves) // 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_which_tide(language):
    """TTT-7: the highest bid takes the lower tide, the next the higher."""
    _, tides, bids, first, second = (marks for _, marks in steps(page(language, TIDE))[2])
    low, high = sorted(tides[0], key=lambda name: tide_card(name, language)[1])
    ranked = sorted(bids[0], key=int, reverse=True)
    assert first == [[ranked[0]], [low]]
    assert second == [[ranked[1]], [high]]


FEUD = "feud"
PACK_SUITS = {"en": ("clubs", "spades", "diamonds", "hearts"), "ja": ("クラブ", "スペード", "ダイヤ", "ハート")}
KINDS = {"en": ("Normal", "Superior", "Ultimate"), "ja": ("通常", "上級", "究極")}


def named(text, language, ranks):
    """The cards of these ranks that a text names, in its order: (rank, suit)."""
    suits = PACK_SUITS[language]
    one, other = f"({ranks})", f"({'|'.join(suits)})"
    if language == "en":
        return [(rank, suits.index(suit)) for rank, suit in re.findall(f"{one} of {other}", text)]
    return [(rank, suits.index(suit)) for suit, rank in re.findall(f"{other}の{one}", text)]


def feud_card(name, language):
    """A card of Feud: (rank, suit); a Joker has no suit."""
    if name == {"en": "Joker", "ja": "ジョーカー"}[language]:
        return ("X", None)
    sign, rank = re.fullmatch(r"([♣♠♦♥])(A|[2-9]|10|[JQK])", name).groups()
    return (rank, "♣♠♦♥".index(sign))


def feud_unit(name, language):
    rank, suit = feud_card(name, language)
    return feud.deck.NAMES.index(rank + feud.deck.SUITS[suit])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", [1, 2, 3])
def test_feud_strikes_as_told(language, example):
    parts = steps(page(language, FEUD))[example]
    attacks = []
    for words, [[unit, strike]] in parts[1:3]:
        value, suit = feud_card(strike, language)
        assert named(words, language, r"\d") == [(value, suit)]
        kind = kind_of(suit, feud_unit(unit, language))
        assert KINDS[language][kind] in words
        attacks.append((int(value), suit, kind, strike))
    _, lead = compare(*attacks[0][:3], *attacks[1][:3])
    assert taken(parts) == attacks[0 if lead > 0 else 1][3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_of_the_whole_round_of_feud(language):
    _, (_, [names]), *columns, _ = steps(page(language, FEUD))[7]
    units = [feud_unit(name, language) for name in names]
    assert len(columns) == feud.deck.COLUMNS
    for words, [marks] in columns:
        cards = [feud_card(name, language) for name in marks]
        told = [("A" if rank == "Ace" else rank, suit) for rank, suit in named(words, language, r"Ace|A|\d+")]
        assert told == cards
        kinds = re.findall("|".join(KINDS[language]), words)
        assert [KINDS[language][kind_of(suit, unit)] for (_, suit), unit in zip(cards, units, strict=True)] == kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_maneuvers_of_feud_have_their_prices(language):
    text = page(language, FEUD)
    told = re.findall(r"^- \*\*[^*]+?(\\\*)?[,、] ?(\d+)", text, flags=re.M)
    book = [(definition.get("once", False), definition["price"]) for definition in BOOK.values()]
    assert [(bool(star), int(price)) for star, price in told] == book
    assert tuple(re.findall(r"`([a-z_]+)`", text.split("heal,sabotage:60")[1])) == feud.deck.MANEUVERS


CARDS_OF = {SEAS: rank_named, TIDE: tide_card, SEA: sea_card, FEUD: feud_card}
"""What reads a card's name on a game's page; None, or an error, where it names none."""
