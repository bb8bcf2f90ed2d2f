"""What a game declares of its options: data from which a page can draw the form and begin a game."""

import json
import random
from dataclasses import replace

import pytest

from quarterdeck.games import GAMES, Option
from quarterdeck.games.as_data import BY, SAME, options_data
from quarterdeck.games.dependent import ByOption, SameAs, evaluate
from quarterdeck.games.options import DEFINED, encode, form, seat_count
from quarterdeck.testing import all_options

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
    for given in choices(game):
        shown, chosen = form(game.options, given)
        read_shown, read_chosen = form(options, given)
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
