"""The conformance suite over Feud's presets and every subset of its extensions; records that a stranger believes."""

import pytest
from independent_checkers import feud as feud_checker
from independent_checkers.lean_feud import Feud
from pairwise import pairwise
from tables import lean, plain, record

from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.definitions import book
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
