"""Themes of Seas of Strife: every sentence against a stranger's check."""

from collections import Counter
from random import Random

from independent_checkers import seas_themes
from strife import Position

from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.seas_of_strife import GAME
from quarterdeck.games.seas_of_strife.deck import RANK


def decisions(rng, rules_of_thumb):
    """Play a game of any options; yield the table and the seat before each decision."""
    seats = rng.randint(3, 6)
    on = {name: rng.random() < 0.5 for name in ("passing", "happy_faces")}
    ties = rng.choice(["shared", "extra_rounds", "ask"])
    table = Position(rng.randrange(2**32), players=seats, rules=rng.choice(["texas", "strife"]), tie_break=ties, **on)
    while table.pending():
        seat = rng.choice(table.pending())
        yield table, seat
        action = rng.choice(table.actions(seat))
        if rules_of_thumb and rng.random() < 0.8:
            action = table.GAME.rules.heuristic(table.view(seat), seat, rng.randrange(2**32))
        table.apply(seat, action)


def scene_of(table, seat, reader, rng):
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
        taken=state.taken,
        faces=state.faces,
        rng=rng,
    )


def check_game(rng, rules_of_thumb, chance, found):
    """Check all sentences of part of a game's decisions; count them by theme into `found`."""
    for table, seat in decisions(rng, rules_of_thumb):
        if rng.random() >= chance:
            continue
        found["positions"] += 1
        for reader in (seat, rng.choice([other for other in range(-1, table.players) if other != seat])):
            scene = scene_of(table, seat, reader, rng)
            for action in table.actions(seat):
                for theme, (_, numbers) in table.themes(seat, action, reader).items():
                    found[theme] += 1
                    assert seas_themes.is_true(scene, theme, action, numbers), (theme, action, numbers, scene)


def test_every_theme_occurs_and_is_true():
    found = Counter()
    for seed in (10, 16, 55):
        check_game(Random(seed), seed % 2, 0.08, found)
    assert set(found) == {"positions", *vocabulary_of(GAME).themes}
