"""Maneuvers that a table changes, and its own: what they do, who knows what of it, what is refused, and their text."""

import itertools
import json
import random

import pytest
from commands import output
from feud_composer import check_composed, compose, tables
from feud_duel import CARD, NONE, OTHER, after_study, before_columns, named, of_kind, passes, plan, window
from hypothesis import HealthCheck, given, settings
from independent_checkers import feud as feud_checker
from independent_checkers.lean_feud import Feud
from tables import differences, lean, plain, record

from quarterdeck.games import GAMES, OptionError
from quarterdeck.games.feud import GAME, deck
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.definitions.definitions import STEPS
from quarterdeck.games.feud.definitions.wording import described, explain
from quarterdeck.games.feud.steps import CONDITIONS
from quarterdeck.games.options import form, parse
from quarterdeck.table.hosted import HostedTable as Table

BUY_OWN = deck.BUY + deck.OWN


def own(*steps, **more):
    """Options of a table with one maneuver of its own."""
    return {"own_maneuvers": [plan(*steps, **more)]}


def test_a_table_without_has_records_as_before():
    assert "own_maneuvers" not in GAME.complete({"own_maneuvers": []})
    assert "maneuver_changes" not in GAME.complete({"preset": "true", "maneuver_changes": {}})
    plain = GAME.encode_options(GAME.complete({"preset": "true"})).tolist()
    assert plain == GAME.encode_options(GAME.complete({"preset": "true", "own_maneuvers": []})).tolist()


def test_a_window_and_how_often_can_be_changed():
    changes = {"heal": {"windows": ["before_study"], "once": True}}
    duel = window((100, 100), prices={"heal": 30, "tactical_adjustment": 1}, maneuver_changes=changes).markers(3, 0)
    duel.act(0, "buy heal")
    assert duel.state.markers == [2, 0]
    duel.act(1, NONE)
    assert duel.why(0, "buy heal").code == "once_a_round"


def test_who_chooses_can_be_changed():
    duel = after_study((100, 100), prices={"sabotage": 40}, maneuver_changes={"sabotage": {"by": "owner"}})
    assert [event["event"] for event in duel.act(0, "buy sabotage")] == ["buy"], "it is known, and cannot be taken back"
    assert duel.pending() == [1]
    assert duel.state.points == [60, 100]
    assert duel.legal_cards(1) == set(OTHER.split())
    assert duel.why(1, "3C").code == "not_in_hand"
    found = duel.act(1, "5H")[0]
    assert (found["event"], found["seat"], found["to"], found["lost"]) == ("x_renew", 1, "under", ["5H"])
    assert "lost" not in duel.seen(0)[0]
    assert duel.state.points == [60, 100]
    changed = {"replacement": {"by": "chance"}}
    duel = window((100, 100), prices={"replacement": 90}, reservation=True, maneuver_changes=changed)
    guard = duel.state.guard[:2]
    assert CARD[duel.act(0, "buy replacement")[0]["unit"]] in guard


def test_a_purchase_that_the_opponent_knows_of_stands():
    options = {"preset": "true", "maneuvers": {"sabotage": 1}, "maneuver_changes": {"sabotage": {"by": "owner"}}}
    dice = random.Random(1)
    table = Table(GAME, options, bytes(32))
    while not table.events(0) or table.events(0)[-1]["event"] != "buy":
        seat = dice.choice(table.pending)
        table.decide(seat, max(table.legal(seat)))
    victim = 1 - table.events(0)[-1]["seat"]
    assert table.pending == (victim,)
    assert table.undo_limit(1 - victim) is None


@pytest.mark.parametrize(("step", "name"), [("swap", "swap"), ("show_column", "show")])
def test_everybody_knows_whose_column_is_picked_and_what_for(step, name):
    picks = {"step": step, "whose": "both", "by": "buyer"}
    duel = before_columns((100, 100), **own(picks, window="before_columns"))
    duel.act(0, BUY_OWN)
    assert GAME.phase(duel.state) == name
    duel.act(0, "lock 1")
    assert GAME.phase(duel.state) == f"{name}_theirs"


def test_steps_follow_each_other_and_conditions_hold():
    steps = ({"step": "heal", "count": 2}, {"step": "wound", "whose": "opponent", "count": 1, "if": "fewer_points"})
    duel = window((100, 50), prices={"tactical_adjustment": 1}, **own(*steps)).markers(3, 0)
    found = duel.act(0, BUY_OWN)
    assert [event["event"] for event in found] == ["x_buy", "x_markers"]
    assert duel.state.markers == [1, 0]
    assert duel.state.points == [90, 50]
    duel.act(1, BUY_OWN)
    assert duel.state.markers == [2, 0]
    assert duel.why(0, BUY_OWN + 1).code == "not_allowed"


def test_what_it_needs_must_hold_and_something_must_happen():
    duel = window(
        (50, 100), prices={"tactical_adjustment": 1}, **own({"step": "foresee", "count": 2}, needs="more_points")
    )
    assert duel.why(0, BUY_OWN).code == "no_effect"
    duel.act(0, NONE)
    duel.act(1, BUY_OWN)
    assert duel.seen(1)[1]["cards"][0] == "9S"
    assert duel.seen(0)[1]["cards"] == [None, None]
    assert deck.NAMES[duel.view(1).deck[42 + duel.state.deck_count[1] - 1]] == "9S"


def test_own_columns_are_arranged_anew_when_the_window_closes():
    options = own({"step": "arrange"}, window="before_columns", once=True, when="window_closes")
    duel = before_columns((50, 0), one=OTHER, **options)
    duel.act(0, BUY_OWN)
    passes(duel)
    assert duel.pending() == [0]
    found = duel.arrange("8H 7H 6H 5H 4H 3H")
    assert found[0] == {"event": "x_arrange", "seat": 0, "columns": ["8H", "7H", "6H", "5H", "4H", "3H"]}
    assert of_kind(found, "column")[0]["cards"][0] == "8H"


def test_who_has_looked_at_a_hand_knows_its_cards_not_their_order():
    options = own({"step": "look_hand"}, window="after_study", once=True, when="window_closes")
    duel = after_study((50, 0), **options)
    duel.act(0, BUY_OWN)
    passes(duel)
    assert named(duel.view(0).hand[1]) == set(OTHER.split())
    duel.act(1, "3H")
    assert named(duel.view(0).hand[1]) == set(OTHER.split())
    assert duel.view(0).column[6:] == duel.view(-1).column[6:] == [-1] * 6
    assert duel.view(-1).hand[1] == -1


REFUSED = [
    (plan({"step": "fly"}), "[0].steps[0].step: it cannot be 'fly': choose exchange, renew"),
    (plan({"step": "heal"}), "[0].steps[0].count: give a whole number from 1 to 5"),
    (plan({"step": "heal", "count": 9}), "[0].steps[0].count: 9 is no whole number from 1 to 5: give one"),
    (
        plan({"step": "turn"}),
        "[0].steps[0]: turn cannot be done in the window before_study, only in before_columns",
    ),
    (plan({"step": "look_hand"}, window="after_study"), "only with window_closes, as what is seen"),
    (plan({"step": "gain", "count": 10}), "[0].price: it wins 10 points and costs 10, so it could be bought for"),
    (plan({"step": "call"}), "[0].steps[0]: call needs the option reservation to be on"),
    (plan({"step": "heal", "count": 1, "color": 3}), "[0].steps[0]: there is no field 'color'; the fields are"),
    (plan(*[{"step": "heal", "whose": "both", "count": 1}] * 3), "[0].steps: these are more than 4"),
    (plan({"step": "heal", "count": 1}, price=0), "[0].price: 0 is no whole number from 1 to 1000"),
    (plan({"step": "heal", "count": 1}, when="window_closes"), "[0].once: what waits for the end of its window"),
    (plan({"step": "heal", "count": 1}, name="\n"), "[0].name: give it a name of 1 to 40"),
    (plan({"step": "turn", "count": 1}, window="before_columns"), "[0].steps[0].count: it has no meaning here"),
    (plan({"step": "deny"}), "[0].steps[0].rule: choose study or skirmishes"),
    ({"name": "x"}, "[0].price: give a whole number from 1 to 1000"),
    (3, "[0]: write an object of name, price"),
]


@pytest.mark.parametrize(("definition", "words"), REFUSED)
def test_a_bad_definition_is_refused(definition, words):
    with pytest.raises(OptionError) as refused:
        GAME.complete({"own_maneuvers": [definition]})
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_bad_changes_and_lists_are_refused():
    for options in (
        {"maneuver_changes": {"nap": {}}},
        {"maneuver_changes": {"heal": {"by": "chance"}}},
        {"maneuver_changes": {"confuse": {"windows": ["end_of_round"]}}},
        {"maneuver_changes": [3]},
        {"own_maneuvers": [plan({"step": "heal", "count": 1})] * 2},
        {"own_maneuvers": [plan({"step": "heal", "count": 1}, name=each) for each in ("A", {"en": "A", "ja": "B"})]},
        {"own_maneuvers": [plan({"step": "heal", "count": 1}, name=str(number)) for number in range(9)]},
        {"own_maneuvers": {"a": 3}},
    ):
        with pytest.raises(OptionError):
            GAME.complete(options)


def test_on_the_command_line_it_is_json_and_no_form_has_it():
    definitions = [plan({"step": "heal", "count": 1})]
    assert parse(GAME, [f"own_maneuvers={json.dumps(definitions)}"]) == {"own_maneuvers": definitions}
    with pytest.raises(OptionError, match="written as JSON"):
        parse(GAME, ["own_maneuvers=x"])
    assert not {"own_maneuvers", "maneuver_changes"} & {option.name for option in form(GAME.options, {})[0]}


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables)
def test_composed_maneuvers_keep_every_secret(found):
    """Secrecy, worlds that agree and can have come about, both modes, no hand without a Strike."""
    check_composed(found, len(found), plies=30, modes=("fast", "interpreted"))


@pytest.mark.parametrize("number", range(3))
def test_games_with_composed_maneuvers_end_and_a_stranger_believes_them(number):
    cheap = dict.fromkeys(("tactical_adjustment", "sabotage", "betrayal", "confuse"), 20)
    by = "owner" if number else "chance"
    changes = {"sabotage": {"by": by, "windows": ["before_study", "after_study"]}, "confuse": {"once": False}}
    options = {"preset": "true", "maneuvers": cheap, "maneuver_changes": changes, "own_maneuvers": compose(number)}
    made = record(options, number, game=GAME)
    assert differences(plain(made)) == []
    assert feud_checker.check(plain(made)) == made.result.scores
    assert Feud(lean(made)).check() == made.result.scores


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
                continue  # the buyer and the owner of the buyer's own columns are the same player
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
