"""The pages on strategy: every claim has a command that runs and a number that bears it out, on both pages."""

import re
from datetime import date

import pytest
import strategy
from commands import output

from quarterdeck.games import GAMES

CLAIMS = strategy.claims()
LINK = re.compile(r"\[([^\]]*)\]\(#([\w-]+)\)")


def own(game):
    return [claim for claim in CLAIMS if claim["game"] == game]


def prose(text):
    """A page without the list at its end."""
    return text.partition(strategy.LIST)[0]


def test_claims_are_complete():
    assert len({claim["id"] for claim in CLAIMS}) == len(CLAIMS)
    assert {claim["game"] for claim in CLAIMS} == set(GAMES)
    for claim in CLAIMS:
        assert claim["command"].startswith(f"quarterdeck arena {claim['game']} ")
        assert set(claim["claim"]) == set(strategy.LANGUAGES)
        assert date.fromisoformat(claim["when"])
        assert claim["error"] >= 0


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim["id"])
def test_what_was_measured_bears_the_claim_out(claim):
    low, high = claim["between"]
    assert low is not None or high is not None
    assert strategy.holds(claim)


FIRST = {claim["game"]: claim["id"] for claim in reversed(CLAIMS)}
"""The first claim of each game, whose command runs before every commit."""


@pytest.mark.parametrize(
    "claim",
    [
        pytest.param(claim, id=claim["id"], marks=[] if claim["id"] in FIRST.values() else [pytest.mark.slow])
        for claim in CLAIMS
    ],
)
def test_the_command_runs(claim):
    """With two deals it measures next to nothing, but it measures."""
    number, error = strategy.measured(claim, "--deals", "2")
    assert -100 < number < 100
    assert error >= 0


@pytest.mark.parametrize("language", strategy.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_its_claims_with_their_numbers(game, language):
    text = strategy.page(game, language).read_text(encoding="utf-8")
    assert strategy.rendered(text, own(game), language) == text, "run benchmarks/strategy.py --pages"
    assert {id for _, id in LINK.findall(prose(text))} == {claim["id"] for claim in own(game)}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same(game):
    english, japanese = (strategy.page(game, language).read_text(encoding="utf-8") for language in strategy.LANGUAGES)
    heads = [
        [line.split(" ")[0] for line in text.splitlines() if line.startswith(("#", "- "))]
        for text in (english, japanese)
    ]
    assert heads[0] == heads[1]
    assert LINK.findall(prose(english)) == LINK.findall(prose(japanese))


def test_a_claim_that_does_not_hold_is_told():
    claim = CLAIMS[0] | {"number": 1.0, "error": 0.2, "between": [0.9, None]}
    assert not strategy.holds(claim)
    assert strategy.holds(claim | {"between": [0.8, 1.2]})
    assert not strategy.holds(claim | {"between": [None, 1.1]})


def test_a_habit_has_something_to_say():
    """With the same chance a bot without a habit does as those it sits with; a habit makes it another player."""
    words = ("arena", "seas-of-strife", "--jobs", "1", "--deals", "5", "--seed", "1", "--bots")
    told = [output(*words, f"quarterdeck.lab.habits.{habit},heuristic") for habit in ("LeadsHigh", "ThrowsLow")]
    assert told[0] != told[1]
