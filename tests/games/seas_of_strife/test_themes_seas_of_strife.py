"""Themes of Seas of Strife: each predicate on positions made by hand, and every sentence against a stranger's check."""

from collections import Counter
from random import Random

import pytest
from independent_checkers import seas_themes
from strife import Position

from quarterdeck.analysis.reasons import Reader, theme_sentence
from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.seas_of_strife import GAME, deck, rules
from quarterdeck.games.seas_of_strife.deck import CARD, CHOOSE, LEADER, RANK
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.games.themes import MAX_THEMES, OUT, SURE, THEME
from quarterdeck.games.types import Said

THEMES = vocabulary_of(GAME).themes
CERTAIN = {SURE: "sure", OUT: "out"}


def themes_of(table, seat, action, reader=None):
    """The themes of an action, as the seat or another reader knows the state: (certainty, numbers) by id."""
    reader = seat if reader is None else reader
    out = [0] * (THEME * MAX_THEMES)
    rules.themes(table.view(reader), reader, seat, action, out)
    rows = [out[at : at + THEME] for at in range(0, len(out), THEME)]
    assert not any(map(any, rows[len(THEMES) :]))
    return {name: (row[0], row[1:]) for name, row in zip(THEMES, rows, strict=False) if any(row)}


def said(table, rank, reader=None):
    """The themes of a card that the next seat plays."""
    return set(themes_of(table, table.pending()[0], CARD[rank], reader))


def trick(*cards, hand, others=(), out=(), **options):
    """The first of the seats that follow these cards holds `hand`; everything but these cards and `out` is played."""
    options.setdefault("players", 4)
    players = options["players"]
    table = Position(**options)
    hands = [[card] for card in cards] + [list(hand)] + [list(each) for each in others]
    hands += [[] for _ in range(players - len(hands))]
    table.hands(*hands)
    left = sum(1 << CARD[rank] for each in (*hands, out) for rank in each)
    table.state.played[(len(cards) + 1) % players] = rules.dealt_cards(table.state) & ~left
    if cards:
        table.play(*cards)
    return table


ORANGE_LEFT = [1, 2, 6, 7, 8]
POSITIONS = [
    # theme, has it, has it not, trick, hand, further arguments of `trick`
    ("stays_under", 16, 20, [18], [16, 20], {}),
    ("stays_under", 16, 31, [20], [16, 31], {"rules": "strife"}),
    ("highest_under", 16, 13, [18], [13, 16, 20], {}),
    ("highest_under", None, 16, [18], [16, 20], {}),
    ("many_above", 12, 18, [], [12, 18, 43], {"out": [11, 14, 16, 17, 19]}),
    ("few_above", 18, 12, [], [12, 18, 43], {"out": [11, 14, 16, 17, 19]}),
    ("nothing_lower", 12, 15, [], [12, 15, 43], {"out": [14, 16, 17]}),
    ("nothing_lower", None, 43, [], [12, 43], {"out": [14, 16, 17]}),
    ("nothing_higher", 18, 12, [], [12, 18], {"out": [14, 16, 17]}),
    ("alone", 18, 41, [], [18, 41], {"out": [42]}),
    ("alone", None, 18, [], [18, 41], {"out": [42], "rules": "strife"}),
    ("takes_last", 19, 17, [18, 12, 41], [17, 19], {}),
    ("takes_last", None, 19, [18, 12], [17, 19], {}),
    ("safe_last", 3, 20, [18, 12, 0], [3, 20], {}),
    ("takes_high", 20, 19, [11, 12, 41], [19, 20], {}),
    ("takes_high", None, 20, [13, 15, 41], [14, 20], {}),
    ("outnumbered", 31, 20, [11, 12, 13, 41], [31, 20], {"players": 6, "others": [[42]]}),
    ("outnumbered", None, 31, [11, 12, 41], [31, 32], {"players": 6}),
    ("outnumbered", None, 31, [11, 12, 13, 14], [31], {"players": 6, "rules": "strife", "out": [20, 33]}),
    ("outnumbered", 31, None, [11, 12, 13, 14], [31], {"players": 6, "rules": "strife", "out": [33]}),
    ("lowest_over", 15, 19, [13], [15, 19], {"out": [17]}),
    ("lowest_over", None, 15, [13], [15, 19], {}),
    ("little_use", 12, 19, [], [12, 19], {"out": [13, 14]}),
    ("little_use", None, 12, [], [12], {"out": [13, 14, 15]}),
    ("most_below", 19, 41, [], [19, 41], {"out": [14, 16]}),
    ("sheds_danger", 9, 31, [11, 12], [9, 31], {"out": ORANGE_LEFT}),
    ("sheds_danger", None, 9, [11, 12], [9, 0, 3, 31], {"out": ORANGE_LEFT}),
    ("sheds_danger", None, 9, [11], [9, 0, 31], {"out": ORANGE_LEFT}),
    ("sheds_danger", None, 38, [11, 12], [38, 9], {"out": [31, 32]}),
    ("few_above", 9, 31, [11], [9, 0, 31], {"out": [*ORANGE_LEFT, 10]}),
    ("few_above", None, 9, [11], [9, 31], {"out": [*ORANGE_LEFT, 10]}),
    ("spends_low", 0, 9, [11, 12], [9, 0], {"out": ORANGE_LEFT}),
    ("last_of_suit", 14, 41, [12, 43, 44], [14, 41, 42], {"out": [17]}),
    ("last_of_suit", None, 14, [12, 43, 44], [14, 16, 41], {"out": [17]}),
    ("last_of_suit", None, 14, [12, 43], [14, 41], {"out": [17]}),
    ("names_leader", 20, 19, [11, 12, 41], [19, 20], {}),
    ("names_leader", None, 20, [11, 12, 41], [20, 19], {"rules": "strife"}),
    ("zeroes", 20, 19, [11], [19, 20], {"rules": "strife"}),
    ("zeroes", None, 20, [11], [19, 20], {}),
    ("zeroes", None, 20, [41], [20], {"rules": "strife"}),
    ("free_trick", 20, 16, [12, 18, 13], [16, 20], {"happy_faces": True}),
    ("free_trick", None, 20, [12, 18, 13], [16, 20], {}),
]


@pytest.mark.parametrize(("theme", "has", "lacks", "cards", "hand", "more"), POSITIONS)
def test_a_theme_holds_for_one_card_and_not_for_another(theme, has, lacks, cards, hand, more):
    table = trick(*cards, hand=hand, **more)
    assert has is None or theme in said(table, has)
    assert lacks is None or theme not in said(table, lacks)


def test_a_void_counts_when_it_was_shown():
    table = trick(hand=[12, 41], out=[17])
    assert "shown_void" not in said(table, 12)
    table.state.void[1] = table.state.void[2] = 1 << deck.SUIT_NAMES.index("red")
    assert themes_of(table, 0, CARD[12])["shown_void"] == (OUT, [2, 1, 0, 0])
    assert "shown_void" not in said(table, 41)


def test_naming_the_leader():
    """SOS-11: seat 0 names."""
    table = trick(hand=[11, 19], out=[13, 14, 15])
    table.state.phase = CHOOSE
    assert themes_of(table, 0, LEADER + 1) == {"plays_last": (SURE, [1, 0, 0, 0])}
    assert themes_of(table, 0, LEADER + 3) == {"plays_second": (SURE, [3, 0, 2, 0])}
    assert themes_of(table, 0, LEADER) == themes_of(table, 0, LEADER + 2) == {}


def test_passing():
    table = Position(players=4, passing=True)
    table.hands([10, 0, 74, 16])
    assert set(themes_of(table, 0, CARD[0])) == {"spends_low"}
    assert set(themes_of(table, 0, CARD[74])) == {"sheds_danger", "last_of_suit"}
    assert themes_of(table, 0, CARD[10])["sheds_danger"] == (OUT, [9, 0, 1, 0])
    assert themes_of(table, 0, CARD[16], reader=1) == {}


def decisions(rng, rules_of_thumb):
    """Play a game of any options; yield the table, the seat and the suits that each seat has shown to lack."""
    seats = rng.randint(3, 6)
    on = {name: rng.random() < 0.5 for name in ("passing", "happy_faces")}
    ties = rng.choice(["shared", "extra_rounds", "ask"])
    table = Position(rng.randrange(2**32), players=seats, rules=rng.choice(["texas", "strife"]), tie_break=ties, **on)
    lacks = [set() for _ in range(seats)]
    while table.pending():
        seat = rng.choice(table.pending())
        yield table, seat, lacks
        action = rng.choice(table.actions(seat))
        if rules_of_thumb and rng.random() < 0.8:
            action = table.GAME.rules.heuristic(table.view(seat), seat, rng.randrange(2**32))
        before = [RANK[card] for card in table.state.laid[: table.state.in_trick]]
        for event in table.apply(seat, action):
            if event["event"] == "play" and seas_themes.colour(event["card"]) not in map(seas_themes.colour, before):
                lacks[seat] |= {seas_themes.colour(card) for card in before}
            elif event["event"] == "deal":
                lacks[:] = [set() for _ in range(seats)]


def scene_of(table, seat, reader, lacks, rng):
    state = table.state
    laid = [RANK[card] for card in state.laid[: state.in_trick]]
    return seas_themes.Scene(
        players=table.players,
        rules=table.options["rules"],
        happy=table.options["happy_faces"],
        seat=seat,
        reader=reader,
        hands=[set(table.hand(each)) for each in range(table.players)],
        trick=[((state.leader + place) % table.players, card) for place, card in enumerate(laid)],
        lacks=lacks,
        taken=state.taken,
        faces=state.faces,
        rng=rng,
    )


def check_game(rng, rules_of_thumb, chance, found):
    """Check all sentences of part of a game's decisions; count them by theme, certainty and reader into `found`."""
    for table, seat, lacks in decisions(rng, rules_of_thumb):
        if rng.random() >= chance:
            continue
        found["positions"] += 1
        for reader in (seat, rng.choice([other for other in range(-1, table.players) if other != seat])):
            scene = scene_of(table, seat, reader, lacks, rng)
            for action in table.actions(seat):
                for theme, (certainty, numbers) in themes_of(table, seat, action, reader).items():
                    found[theme, certainty, reader == seat] += 1
                    assert reader == seat or THEMES[theme].public, theme
                    assert seas_themes.is_true(scene, theme, action, numbers), (theme, action, numbers, scene)
                    for language in LANGUAGES:
                        said = Said(theme, CERTAIN[certainty], "this", action, numbers)
                        sentence = theme_sentence(table.GAME, said, Reader("ABCDEF", reader, language))
                        assert "{" not in sentence


def test_every_theme_occurs_and_is_true():
    found = Counter()
    for seed in (10, 16, 55):
        check_game(Random(seed), seed % 2, 0.08, found)
    assert {key[0] for key in found if key != "positions"} == set(THEMES)
