"""The text of a maneuver is written from its steps: whole, in both languages, and of no other maneuver."""

import itertools
import json

import pytest
from commands import output
from feud_windows import plan

from quarterdeck.games import GAMES
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.definitions.definitions import STEPS
from quarterdeck.games.feud.definitions.wording import described, explain
from quarterdeck.games.feud.steps import CONDITIONS

FEUD = GAMES["feud"]
RALLY = plan(*BOOK["heal"]["steps"], name="Rally", price=7)


def variants(name):
    """Every way to say a step, but for conditions."""
    kind = STEPS[name]
    choices = {
        "whose": kind.whose if name != "deny" else (),
        "by": kind.by,
        "count": (1, 2) if kind.most else (),
        "pile": kind.piles,
        "seen": (False, True) if kind.seen else (),
        "rule": kind.rules,
    }
    said = {field: values for field, values in choices.items() if values}
    for chosen in itertools.product(*said.values()):
        step = {"step": name, **dict(zip(said, chosen, strict=True))}
        if not (name == "renew" and step["by"] == "owner" and step["count"] > 1):
            yield step


def text(step, language, **more):
    return described(plan(step, **{"windows": ["after_study"], **more}), language)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_two_steps_are_told_alike(language):
    found = {}
    for name in STEPS:
        for step in variants(name):
            if name == "arrange" and step["by"] == "buyer" and step["whose"] == "own":
                continue  # to arrange one's own columns as the buyer, or as their owner, is the same
            told = text(step, language)
            assert "{" not in str(told)
            assert found.setdefault(told, step) is step
    assert len(found) > 80


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_else_a_definition_says_is_told(language):
    step = {"step": "heal", "count": 1}
    plain = text(step, language)
    told = {plain}
    for condition in CONDITIONS[1:]:
        told |= {text({**step, "if": condition}, language), text(step, language, needs=condition)}
    for more in ({"once": True}, {"once": True, "when": "window_closes"}, {"price": 8}, {"windows": ["end_of_round"]}):
        told.add(text(step, language, **more))
    assert len(told) == 1 + 2 * (len(CONDITIONS) - 1) + 4
    deny = text({"step": "deny", "rule": "study"}, language, windows=["before_study"])
    assert {"en": "alters a key rule", "ja": "基本のルール"}[language] in deny.warning
    assert plain.warning == ""


def test_only_what_is_not_as_in_the_book_is_explained():
    assert explain(FEUD.complete({"preset": "true"}), "en") == []
    given = {"preset": "true", "maneuvers": {"heal": 25, "sabotage": 40}, "own_maneuvers": [RALLY]}
    changes = {"heal": {"windows": ["before_study"]}}
    changed, own = explain(FEUD.complete({**given, "maneuver_changes": changes}), "en")
    assert (changed.option, changed.entry, changed.name) == ("maneuver_changes", "heal", "Heal")
    assert (own.option, own.entry, own.name) == ("own_maneuvers", "0", "Rally")
    assert (changed.terms, own.terms) == ("25 points, before the Study", "7 points, before the Study")
    assert changed.sentences == own.sentences == ("A Marker comes off your Unit.",)


@pytest.mark.parametrize(("price", "terms"), [(1, "1 point, before the Study"), (2, "2 points, before the Study")])
def test_one_point_is_one(price, terms):
    assert described({**RALLY, "price": price}, "en").terms == terms


def test_replay_tells_the_maneuvers_of_a_table(tmp_path):
    own = [{**RALLY, "name": {"en": "Rally", "ja": "鼓舞"}}]
    out = tmp_path / "one.jsonl"
    common = ["simulate", "feud", "--games", "1", "--jobs", "1", "--record", out, "--option", "preset=true"]
    output(*common, "--option", f"own_maneuvers={json.dumps(own)}")
    for language, words in (
        ("en", "Rally (7 points, before the Study). A Marker comes off your Unit."),
        ("ja", "鼓舞（7点、下見の前）。自分のユニットからマーカーを最大1つ取り除きます。"),
    ):
        assert output("replay", out, "--language", language).splitlines()[1] == words
