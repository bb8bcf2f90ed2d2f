"""Options: defaults, checks, the words of a command line, and data from which a page can draw the form."""

import json
import random
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.games import GAMES, Option, OptionError
from quarterdeck.games.as_data import BY, SAME, options_data
from quarterdeck.games.dependent import ByOption, SameAs, evaluate
from quarterdeck.games.options import DEFINED, complete, encode, form, note_of, parse, seat_count, values_of
from quarterdeck.testing import all_options

SEAS = GAMES["seas-of-strife"]
SAMPLE = (
    Option("players", "number", 2, low=1, high=4),
    Option("mode", "choice", "fast", ("fast", "slow", 3)),
    Option("loud", "switch", False),
    Option("target", "number", ByOption("players", {1: 10, 4: 40}, otherwise=20), low=1, high=99),
)
COUNT = ByOption("teams", {0: SameAs("players")}, otherwise=SameAs("teams"))
SIDES = (
    Option("players", "number", 2, low=1, high=4),
    Option("teams", "choice", 0, ByOption("players", {4: (0, 2)}, otherwise=(0,))),
    Option("target", "numbers", 3, length=COUNT),
    Option("tricks", "prices", {}, ("heal", "sink"), prices={"heal": 30, "sink": 50}),
)
GAME = SimpleNamespace(id="sample", options=SIDES)


def message(work):
    with pytest.raises(OptionError) as raised:
        work()
    assert "\n" not in str(raised.value)
    return str(raised.value)


def test_defaults_are_filled_in_in_order():
    assert complete("sample", SAMPLE, {}) == {"players": 2, "mode": "fast", "loud": False, "target": 20}
    assert complete("sample", SAMPLE, {"players": 4})["target"] == 40
    assert list(complete("sample", SAMPLE, {"loud": True, "players": 1})) == ["players", "mode", "loud", "target"]
    assert complete("sample", SAMPLE, {"target": 7})["target"] == 7


@pytest.mark.parametrize(
    ("options", "given", "words"),
    [
        (SAMPLE, {"players": 5}, "option players cannot be 5: it is a whole number from 1 to 4"),
        (SAMPLE, {"players": True}, "option players cannot be True"),
        (SAMPLE, {"players": 2.0}, "option players cannot be 2.0"),
        (SAMPLE, {"players": "2"}, "option players cannot be '2'"),
        (SAMPLE, {"mode": "quick"}, "option mode cannot be 'quick': it is fast, slow or 3"),
        (SAMPLE, {"mode": 3.0}, "option mode cannot be 3.0"),
        (SAMPLE, {"mode": ["fast"]}, "option mode cannot be"),
        (SAMPLE, {"loud": 1}, "option loud cannot be 1: it is on or off (true or false)"),
        (SAMPLE, {"loud": None}, "option loud cannot be None"),
        (SAMPLE, {"speed": 1}, "sample has no option 'speed'; its options are players, mode, loud and target"),
        (SAMPLE, {"mode": "x\n" * 500}, "..."),
        (SIDES, {"teams": 2}, "option teams cannot be 2: it is 0"),
        (SIDES, {"target": [3]}, "option target cannot be [3]: it is a list of 2 whole numbers from 1 to 1000"),
        (SIDES, {"target": [3, 0]}, "option target cannot be [3, 0]"),
        (SIDES, {"target": [3, True]}, "option target cannot be [3, True]"),
        (SIDES, {"target": 0}, "option target cannot be 0: it is a list"),
        (
            SIDES,
            {"tricks": {"fly": 3}},
            "names of heal or sink, each with a price, a whole number from 1 to 1000",
        ),
        (SIDES, {"tricks": {"heal": 0}}, "option tricks cannot be"),
        (SIDES, {"tricks": ["heal"]}, "option tricks cannot be"),
    ],
)
def test_impossible_values_in_one_line(options, given, words):
    assert words in message(lambda: complete("sample", options, given))


def test_an_option_follows_those_before_it():
    assert complete("sample", SIDES, {"players": 4, "teams": 2, "target": [5, 4]})["target"] == [5, 4]
    assert complete("sample", SIDES, {"players": 3, "target": 7})["target"] == [7, 7, 7]
    plain = complete("sample", SIDES, {})
    plain["target"].append(9)
    plain["tricks"]["heal"] = 1
    assert complete("sample", SIDES, {}) == {"players": 2, "teams": 0, "target": [3, 3], "tricks": {}}


def test_a_form_keeps_what_is_still_possible():
    shown, values = form(SIDES, {"players": 4, "teams": 2, "target": [5, 4], "tricks": {"heal": 30}})
    assert values == {"players": 4, "teams": 2, "target": [5, 4], "tricks": {"heal": 30}}
    assert [option.values for option in shown if option.name == "teams"] == [(0, 2)]
    shown, values = form(SIDES, {"players": 3, "teams": 2, "target": [5, 4, "x"], "colour": 1})
    assert values == {"players": 3, "teams": 0, "target": [3, 3, 3], "tricks": {}}
    assert [option.length for option in shown if option.name == "target"] == [3]


@pytest.mark.parametrize(
    ("pairs", "given"),
    [
        (["target=5,4", "teams=2", "players=4"], {"players": 4, "teams": 2, "target": [5, 4]}),
        (["target = 6", "teams=off"], {"teams": 0, "target": 6}),
        (["tricks=none"], {"tricks": {}}),
        (["tricks=all"], {"tricks": {"heal": 30, "sink": 50}}),
        (["tricks=heal, sink:60"], {"tricks": {"heal": 30, "sink": 60}}),
    ],
)
def test_words_for_lists_and_prices(pairs, given):
    assert parse(GAME, pairs) == given


@pytest.mark.parametrize("pair", ["target=5,x", "target=", "teams=2", "tricks=fly", "tricks=heal:x", "tricks="])
def test_mistaken_words_for_lists_and_prices(pair):
    assert f"option {pair.partition('=')[0]} cannot be" in message(lambda: parse(GAME, [pair]))


def test_words_of_a_command_line():
    assert parse(SEAS, []) == {}
    given = {"rules": "strife", "passing": True, "happy_faces": False, "target": 3}
    assert parse(SEAS, ["rules=strife", "passing=on", "happy-faces = no", "target=3"]) == given


@pytest.mark.parametrize(
    ("pair", "words"),
    [
        ("rules", "write an option as name=value, not 'rules'"),
        ("=x", "write an option as name=value"),
        ("speed=1", "seas-of-strife has no option 'speed'"),
        ("players=four", "option players cannot be 'four': it is a whole number from 3 to 6"),
        ("players=7", "option players cannot be 7"),
        ("passing=maybe", "option passing cannot be 'maybe': it is on or off"),
        ("rules=whist", "option rules cannot be 'whist': it is texas or strife"),
        ("target=0", "option target cannot be 0"),
    ],
)
def test_mistakes_on_a_command_line(pair, words):
    assert words in message(lambda: parse(SEAS, [pair]))


def test_an_option_twice():
    assert message(lambda: parse(SEAS, ["rules=texas", "rules=strife"])) == "option rules is given twice"


@given(st.lists(st.text(max_size=12), max_size=3))
def test_any_words_are_understood_or_refused(pairs):
    message = ""
    try:
        given = parse(SEAS, pairs)
    except OptionError as error:
        message = str(error)
    else:
        assert len(given) == len(pairs)
    assert "\n" not in message


def test_seats():
    assert [seat_count(SEAS, SEAS.complete({"players": n})) for n in (3, 6)] == [3, 6]
    assert [SEAS.complete({"players": n})["target"] for n in (3, 4, 5, 6)] == [15, 15, 12, 10]


WORDS = Path(__file__).parents[2] / "frontend/src/words"
CHOSEN = {
    "switch": lambda _: (False, True),
    "choice": values_of,
    "number": lambda option: range(option.low, min(option.high, 8) + 1),
}


def notes(game):
    """The code of every note that a form of this game can show, whatever is chosen in it."""
    free = {option.name: CHOSEN[option.kind](option) for option in game.options if option.kind in CHOSEN}
    free = {name: values for name, values in free.items() if values}
    forms = (form(game.options, dict(zip(free, values, strict=True)))[0] for values in product(*free.values()))
    return {note.code for options in forms for option in options if (note := note_of(option))}


def test_every_note_has_words():
    """Replacement without reserves, what idles where all Rounds are Skirmishes, too few for teams, an idle option."""
    codes = {name: notes(game) for name, game in GAMES.items()}
    assert codes == {
        "seas-of-strife": {"happy_faces"},
        "turn-the-tide": set(),
        "sea-change": {"teams", "teams_advised"},
        "feud": {"replacement", "always", "kings_armor", "last_round", "few_rounds"},
    }
    for language, code in product(("en", "ja"), {"luck"}.union(*codes.values())):
        assert f"'option.note.{code}':" in (WORDS / language / "options.ts").read_text(encoding="utf-8")
    assert "teams need four players" in message(lambda: GAMES["sea-change"].complete({"players": 3, "teams": 2}))


def test_the_form_says_where_levels_of_bots_make_no_difference():
    """Where Feud has Strikes alone every order is luck; whatever is learned or changed beside them makes it a game."""
    feud = GAMES["feud"]
    strikes = {"preset": "strikes"}
    more = [{"items": True}, {"study": True}, {"reservation": True}, {"affinities": True}, {"skirmishes": "on"}]
    more += [{"maneuvers": {"heal": 10}}, {"preset": "basic"}]
    notes = [evaluate(feud.level_note, feud.complete(strikes | each)) for each in ({}, *more)]
    assert [note and note.code for note in notes] == ["luck"] + [None] * len(more)
    assert all(game.level_note is None for name, game in GAMES.items() if name != "feud")


def test_advice_is_for_the_form_only():
    """SEA-14: with this number of players teams are the better game; playing alone is not refused."""
    sea, notes = GAMES["sea-change"], [noted("sea-change", players=players)["teams"] for players in range(3, 9)]
    assert [bool(note) for note in notes] == [True, False, False, True, True, True]
    assert noted("sea-change", players=6, teams=2)["teams"] is None
    assert sea.complete({"players": 6})["teams"] == 0
    refusal = message(lambda: sea.complete({"players": 6, "teams": 4}))
    assert refusal == "option teams cannot be 4: it is 0, 2 or 3"


def noted(game, **given):
    """The notes of a form by their options, with what was given chosen in it."""
    return {option.name: note_of(option) for option in form(GAMES[game].options, given)[0]}


def test_happy_faces_are_advised_to_few():
    chosen = ((3, False), (4, False), (4, True), (5, False), (6, False))
    notes = [noted("seas-of-strife", players=players, happy_faces=happy)["happy_faces"] for players, happy in chosen]
    assert [bool(note) for note in notes] == [True, True, False, False, False]


def test_notes_follow_what_is_chosen():
    notes = noted("feud", preset="true")
    assert (notes["maneuvers"], notes["skirmishes"].code) == (None, "always")
    notes = noted("feud", preset="skirmish")
    assert (notes["maneuvers"].code, notes["skirmishes"]) == ("replacement", None)


ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SAMPLES = 300


def read(data):
    """A part of the data, as the module's docstring says."""
    if isinstance(data, dict) and SAME in data:
        return SameAs(data[SAME])
    if isinstance(data, dict) and BY in data:
        table = {tuple(case): read(then) for case, then in data["cases"]}
        return ByOption(data[BY], table, read(data["otherwise"]))
    return data


def declared(game):
    """The data after its way through JSON, with its options read. No form has those that are defined."""
    data = json.loads(json.dumps(options_data(game)))
    fixed = {option["name"]: option["encoded"] for option in data["options"] if option["kind"] == DEFINED}
    data["numbers"] = [part for number in data["numbers"] for part in fixed.get(str(number), [number])]
    return data, [
        Option(**{name: read(part) for name, part in option.items()})
        for option in data["options"]
        if option["name"] not in fixed
    ]


def without_notes(options):
    """The options of a form, with the codes of notes, of which the page has the words."""
    codes = [getattr(option.note, "code", option.note) for option in options]
    return [replace(option, note=code, added=False) for option, code in zip(options, codes, strict=True)]


def some_value(option, rng):
    """A value that an option may be able to take, or one that it surely cannot."""
    number = rng.randint(option.low, min(option.high, option.low + 12))
    names = rng.sample(list(option.prices), rng.randint(0, len(option.prices)))
    return {
        "switch": rng.random() < 0.5,
        "number": number,
        "choice": rng.choice([*(option.values if isinstance(option.values, tuple) else range(5)), "x"]),
        "numbers": rng.choice([number, [number] * rng.randint(1, 15)]),
        "prices": dict.fromkeys(names, number),
        "defined": "what no form has",
    }[option.kind]


def choices(game):
    """Every combination of the game's options, and parts of others, not all of them possible."""
    yield from all_options(game)
    rng = random.Random(3)
    for _ in range(SAMPLES):
        yield {option.name: some_value(option, rng) for option in game.options if rng.random() < 0.6}


@ALL
def test_the_data_alone_gives_the_form_and_the_numbers(game):
    data, options = declared(game)
    for wish in choices(game):
        shown, chosen = form(game.options, wish)
        read_shown, read_chosen = form(options, wish)
        assert (without_notes(read_shown), read_chosen) == (without_notes(shown), chosen)
        assert encode(options, [read(number) for number in data["numbers"]], chosen) == [*game.encode_options(chosen)]
        seats = evaluate(read(data["seats"]), chosen)
        assert seats == seat_count(game, chosen)
        sides = evaluate(read(data["sides"]), chosen) or seats
        assert [seat % sides for seat in range(seats)] == [game.side(chosen, seat) for seat in range(seats)]


def mentioned(part):
    """The options that a part depends on."""
    if isinstance(part, SameAs):
        return {part.option}
    if isinstance(part, ByOption):
        return {part.option}.union(*map(mentioned, [*part.cases.values(), part.otherwise]))
    return set()


@ALL
def test_options_depend_on_those_before_them(game):
    before = set()
    for option in game.options:
        assert mentioned(option.default) | mentioned(option.values) | mentioned(option.length) <= before
        before.add(option.name)
        assert mentioned(option.note) <= before
    assert set().union(*map(mentioned, [*game.numbers, game.seats, game.sides])) <= before


def test_the_first_case_that_fits():
    part = ByOption("a", {(1, 2): "few", True: "yes", "heal": SameAs("b")}, otherwise=["none"])
    assert [evaluate(part, {"a": value}) for value in (1, 2, True, 3, 1.0)] == ["few", "few", "yes", ["none"], ["none"]]
    assert evaluate(part, {"a": {"sink": 1, "heal": 3}, "b": 7}) == 7
    assert evaluate(part, {"a": {}}) == evaluate(part, {}) == ["none"]
    assert evaluate({"heal": 3}, {}) == {"heal": 3}


def test_numbers_that_rules_take():
    options = (
        Option("mode", "choice", "fast", ("slow", "fast")),
        Option("teams", "choice", 0, (0, 2, 4)),
        Option("loud", "switch", True),
        Option("target", "numbers", 3, length=2, room=4),
        Option("tricks", "prices", {"sink": 9}, ("sink", "heal"), prices={"heal": 30, "sink": 50}),
    )
    shown, chosen = form(options, {"teams": 4})
    assert shown[3].default == [3, 3]
    order = ["loud", "tricks", ByOption("teams", {0: 1}, otherwise=SameAs("teams")), "target", "mode", "teams"]
    assert encode(options, order, chosen) == [1, 0, 9, 4, 3, 3, 0, 0, 1, 4]
