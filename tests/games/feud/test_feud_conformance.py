"""The conformance suite over Feud's presets and every subset of its extensions; records that a stranger believes."""

import random

import msgspec
import pytest
from independent_checkers import feud as feud_checker
from independent_checkers.doubt import Unbelievable
from independent_checkers.lean_feud import Feud
from pairwise import pairwise
from tables import lean, plain, played, record

from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.definitions import book
from quarterdeck.table import Table
from quarterdeck.testing import MODES, check_game

SWITCHES = ("study", "reservation", "affinities")


def prices(reservation, each=None):
    """All maneuvers that can be allowed, at list price or at one price."""
    listed = book.LIST_PRICES.items()
    return {name: each or price for name, price in listed if reservation or name != "replacement"}


def subset(bits):
    """The extensions of a number from 0 to 31: three switches, maneuvers, Skirmishes."""
    on = {name: bool(bits >> at & 1) for at, name in enumerate(SWITCHES)}
    maneuvers = prices(on["reservation"]) if bits >> 3 & 1 else {}
    return on | {"maneuvers": maneuvers, "skirmishes": "on" if bits >> 4 & 1 else "off"}


SUBSETS = [pytest.param(subset(bits), id=f"{bits:05b}") for bits in range(32)]
PRESETS = [pytest.param({"preset": name}, id=name) for name in ("strikes", "basic", "true", "skirmish")]
ALWAYS = [
    pytest.param({"skirmishes": "always"} | on, id="-".join(["always", *on]))
    for on in (
        {"reservation": True},
        {"affinities": True},
        {"reservation": True, "affinities": True, "study": True, "maneuvers": prices(True)},
        {"items": False},
    )
]
ARMOR = [
    pytest.param(options | {"kings_armor": "tie"}, id="-".join(["armor", *options]))
    for options in ({"preset": "true"}, {"affinities": True, "skirmishes": "on"})
]
SHORT = {"last_round": 10}
PAIRS = pairwise([one.values[0] for one in SUBSETS])
"""Subsets in which every two extensions are on together, off together, and one of them on."""
CHOSEN = [*PRESETS, *(one for one in SUBSETS if one.values[0] in PAIRS), *ALWAYS, *ARMOR]


@pytest.mark.parametrize("options", CHOSEN)
def test_game_conforms(options):
    assert check_game(GAME, options | SHORT, seed=7, look=24, modes=MODES[:2]) >= 100


@pytest.mark.slow
@pytest.mark.parametrize("options", SUBSETS)
def test_every_subset_conforms(options):
    assert check_game(GAME, options | SHORT, seed=8, look=48, modes=MODES[:2]) >= 100


@pytest.mark.slow
@pytest.mark.parametrize("options", [*PRESETS, *SUBSETS[::3], *ALWAYS, *ARMOR])
def test_longer_games_conform(options):
    assert check_game(GAME, options, seed=7, look=80, modes=MODES[:2]) >= 100


@pytest.mark.slow
@pytest.mark.parametrize("options", CHOSEN)
def test_no_index_lies_beyond_an_array(options):
    assert check_game(GAME, options | SHORT, seed=7, look=24, modes=MODES[2:]) >= 100


CHEAP = [{**subset(bits), "maneuvers": prices(bits >> 1 & 1, 20)} for bits in (0, 2, 7, 18, 31)]


@pytest.mark.parametrize("length", [SHORT, pytest.param({}, marks=pytest.mark.slow)], ids=["short", "longer"])
@pytest.mark.parametrize("options", [*PRESETS, *SUBSETS[::3], *ALWAYS, *ARMOR, *CHEAP])
def test_a_stranger_believes_every_record(options, length):
    if options.get("maneuvers"):
        options = options | {"maneuvers": {k: v for k, v in options["maneuvers"].items() if k != "resurrection"}}
    made = record(options | length, seed=3, game=GAME)
    assert feud_checker.check(plain(made)) == made.result.scores
    assert Feud(lean(made)).check() == made.result.scores


@pytest.mark.parametrize("options", [*PRESETS, CHEAP[-1] | {"maneuvers": prices(True, 30)}])
def test_every_event_is_told_in_words_and_has_its_type(options):
    table = played(options | {"skirmishes": "on"}, seed=5, game=GAME)
    for told in (table.everything(), *(table.events(seat) for seat in (-1, 0, 1))):
        for event in told:
            msgspec.convert(event, GAME.events.union)
            words = GAME.narrate(event, ("Ada", "Bo"))
            assert words[-1] in ".!" or "\n" in words
            assert "None" not in words


def test_every_refusal_has_words_and_a_rule():
    table = Table(GAME, {"preset": "true", "maneuvers": prices(True, 1)}, bytes(32))
    rng = random.Random(4)
    phases = set()
    while not table.is_over and table.ply < 3000:
        seat = rng.choice(table.pending)
        legal = table.legal(seat)
        phases.add(int(table.view(-1)["phase"][0]))
        for action in rng.sample(range(GAME.actions), 6):
            reason = table.why(seat, action)
            assert (reason is None) == (action in legal)
            assert reason is None or (reason.rule.startswith("FEUD-") and reason.words)
        assert set(table.illegal(seat)).isdisjoint(legal)
        table.decide(seat, rng.choice(legal))
    assert len(phases) >= 12


@pytest.mark.parametrize("broken", ["cards", "columns", "hit", "points", "deck", "took"])
def test_the_stranger_notices(broken):
    """A record with one wrong value is not believed."""
    document = plain(record({"preset": "true"}, seed=8, game=GAME))
    event = next(event for event in document["events"][20:] if event.get(broken))
    value = event[broken]
    if isinstance(value, list):
        event[broken] = [*value[1:], value[0]]
    else:
        event[broken] = 1 - value if broken == "hit" else "AH"
    with pytest.raises((Unbelievable, KeyError)):
        feud_checker.check(document)
