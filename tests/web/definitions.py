"""Definitions of Feud's maneuvers, right and wrong in every way, and all that is said of them: what a page must say,
too. `definitions.mjs` beside this file is the other half.
"""

import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict
from typing import Any

import msgspec
from feud_composer import compose, maneuver  # it lies with the games' tests

from quarterdeck.games.feud import GAME
from quarterdeck.games.feud.deck import WINDOWS
from quarterdeck.games.feud.definitions.book import BOOK
from quarterdeck.games.feud.definitions.definitions import (
    FIELDS,
    STEP_FIELDS,
    STEPS,
    WHEN,
    encoded,
    misshapen,
    problems,
)
from quarterdeck.games.feud.definitions.problems import Named, Problem
from quarterdeck.games.feud.definitions.tables import CHANGED, CHANGES, OWN, change_problems, list_problems
from quarterdeck.games.feud.definitions.wording import described, explain
from quarterdeck.games.feud.definitions.workshop import WIDEST
from quarterdeck.games.feud.steps import CHOOSERS, CONDITIONS, PILES, RULES
from quarterdeck.games.sentences import LANGUAGES
from quarterdeck.server.web.catalogue import game_info

TABLES: tuple[dict[str, Any], ...] = (WIDEST, {}, {"study": True}, {"reservation": True, "skirmishes": "off"})
"""Options that definitions are looked at under."""
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 5, 41, 201, 1001, 2.5, "", " ", "x", "always", "both", "owner", "buyer"),
    *([], ["x"], {}, {"a": [1, None, True]}, "é" * 41, "策" * 40, "a\nb", "a\u3000b", "\u200d", "𝄞" * 39, "ß is it"),
)
NAMES: tuple[Any, ...] = (
    {"en": "N"},
    {"ja": "策"},
    {"en": "N", "ja": "策"},
    {"en": ""},
    {"fr": "N"},
    {},
    "N",
    3,
    None,
    "𝄞" * 40,
)
SAID = {
    **{"price": (1, 20, 1000), "windows": tuple([window] for window in WINDOWS), "once": (True, False)},
    **{"when": WHEN, "needs": CONDITIONS, "name": NAMES},
}
SAID_OF_STEP = {
    **{"step": tuple(STEPS), "whose": ("own", "opponent", "both"), "by": CHOOSERS, "count": (1, 2, 5, 10, 200)},
    **{"pile": PILES, "seen": (True, False), "rule": RULES, "if": CONDITIONS},
}


def definitions(count: int) -> Iterator[Any]:
    """Yield `count` definitions, always the same: of known parts, right or wrong together, or mutated right ones."""
    dice = random.Random(33)
    yield from JUNK
    for number in range(count):
        if number % 2:
            yield shaped(dice)
            continue
        definition = maneuver(dice, number)
        for _ in range(dice.choice((0, 0, 0, 1, 1, 2, 4))):
            definition = changed(definition, dice)
        yield definition


def shaped(dice: random.Random) -> dict[str, Any]:
    """Made of parts that there are, whether they go together or not."""
    waits = dice.random() < 0.5
    return {
        "name": dice.choice(NAMES[:3]),
        "price": dice.choice((1, 20, 50, 200, 1000)),
        "windows": dice.sample(WINDOWS, dice.choice((1, 1, 1, 2, 4))),
        **({"once": dice.random() < 0.7} if dice.random() < 0.8 else {}),
        **({"when": "window_closes"} if waits else {}),
        **({"needs": dice.choice(CONDITIONS)} if dice.random() < 0.3 else {}),
        "steps": [_shaped_step(dice) for _ in range(dice.choice((1, 1, 2, 3, 4, 5)))],
    }


def _shaped_step(dice: random.Random) -> dict[str, Any]:
    name, kind = dice.choice(list(STEPS.items()))
    choices: dict[str, Sequence[Any]] = {"whose": kind.whose, "by": kind.by, "pile": kind.piles, "if": CONDITIONS}
    choices |= {"seen": (True, False)} if kind.seen else {}
    step = {field: dice.choice(values) for field, values in choices.items() if values and dice.random() < 0.6}
    step |= {"count": dice.randint(1, kind.most)} if kind.most else {}
    return {"step": name, **step, **({"rule": dice.choice(kind.rules)} if kind.rules else {})}


def changed(definition: Any, dice: random.Random) -> Any:
    """With something else in some place."""
    found = deepcopy(definition)
    if not isinstance(found, dict):
        return found
    steps = found.get("steps")
    if isinstance(steps, list) and dice.random() < 0.2:
        at = dice.randint(0, len(steps))
        steps[at:at] = dice.choice((steps, [{"step": dice.choice(list(STEPS)), "count": 1}], [dice.choice(JUNK)]))
    elif isinstance(steps, list) and steps and dice.random() < 0.6:
        _change(dice.choice(steps), STEP_FIELDS, SAID_OF_STEP, dice)
    else:
        _change(found, FIELDS, SAID, dice)
    return found


def _change(value: Any, fields: Sequence[str], said: Mapping[str, Sequence[Any]], dice: random.Random) -> None:
    if not isinstance(value, dict):
        return
    field = dice.choice((*fields, "odd"))
    if dice.random() < 0.15:
        value.pop(field, None)
    elif dice.random() < 0.1 and field == "windows":
        value[field] = dice.choices((*WINDOWS, *JUNK[:4]), k=3)
    else:
        value[field] = deepcopy(dice.choice(JUNK if dice.random() < 0.3 else said.get(field, JUNK)))


def lists(count: int) -> Iterator[Any]:
    """What may stand where a table's own are listed."""
    dice = random.Random(34)
    yield from (deepcopy(junk) for junk in JUNK)
    for number in range(count):
        own = compose(number)
        for at in range(len(own)):
            if dice.random() < 0.2:
                own[at]["name"] = own[dice.randrange(len(own))]["name"]
            if dice.random() < 0.1:
                own[at] = changed(own[at], dice)
            if dice.random() < 0.2 and own[at].get("windows") == [WINDOWS[2]]:
                own[at] |= {"when": "window_closes", "once": True, "steps": [{"step": "turn"}]}
        yield own[: dice.randint(0, len(own))] if number % 9 else [*own, *own]


def changes(count: int) -> Iterator[Any]:
    """What may stand where changes of the eight do."""
    dice = random.Random(35)
    yield from (deepcopy(junk) for junk in JUNK)
    for _ in range(count):
        found = {}
        for name in dice.sample([*BOOK, "bribe"], dice.randint(0, 4)):
            one: dict[str, Any] = {}
            for _ in range(dice.randint(0, 2)):
                _change(one, CHANGED, {**SAID, "by": CHOOSERS} if dice.random() < 0.8 else {}, dice)
            found[name] = one if dice.random() < 0.95 else dice.choice(JUNK)
        yield found


def forms(count: int) -> Iterator[dict[str, Any]]:
    """Yield `count` possible contents of a form."""
    dice = random.Random(36)
    both = zip(lists(count), changes(count), strict=False)
    for own, changed_ones in both:
        chosen = dice.choice(({"preset": "true"}, {"preset": "basic"}, {"study": True, "skirmishes": "on"}, {}))
        given = {"own_maneuvers": own, "maneuver_changes": changed_ones}
        yield {**chosen, **{name: value for name, value in given.items() if dice.random() < 0.8}}


def said_of_form(given: Mapping[str, Any]) -> dict[str, Any]:
    info = json.loads(msgspec.json.encode(game_info(GAME, given, 10**9)))
    return {name: info[name] for name in ("options", "seats", "level_note")}


def said(definition: Any) -> dict[str, Any]:
    told = not any(misshapen(definition))
    return {
        "problems": [_told(problems(definition, options)) for options in TABLES],
        "articles": [asdict(described(_titled(definition), each)) for each in LANGUAGES] if told else None,
        "encoded": encoded(definition) if told and not any(problems(definition, WIDEST, named=False)) else None,
        "barred": barred(definition),
    }


def said_of_list(value: Any) -> dict[str, Any]:
    fit = OWN.fitting(value, WIDEST)
    return {
        "problems": [_told(list_problems(value, each)) for each in TABLES],
        "fitting": fit,
        "encoded": OWN.encoded(fit),
    }


def said_of_changes(value: Any) -> dict[str, Any]:
    fit = CHANGES.fitting(value, {})
    found = (
        [problem for name, each in value.items() for problem in change_problems(name, each)]
        if isinstance(value, dict)
        else []
    )
    options = GAME.complete({"preset": "true", "maneuver_changes": fit})
    told = [[asdict(article) for article in explain(options, language)] for language in LANGUAGES]
    wrong = bool(CHANGES.wrong(value, {}))
    return {"problems": _told(found), "wrong": wrong, "fitting": fit, "encoded": CHANGES.encoded(fit), "articles": told}


def barred(definition: Any) -> dict[str, Any]:
    """What each part could not be, found by trying it."""
    if any(misshapen(definition)):
        return {}
    steps, chosen = definition["steps"], definition["windows"]
    first = {
        name: {"step": name, **({"count": 1} if kind.most else {}), **({"rule": RULES[-1]} if kind.rules else {})}
        for name, kind in STEPS.items()
    }
    return {
        "windows": _bars(definition, {each: {"windows": [*chosen, each]} for each in WINDOWS if each not in chosen}),
        "when": _bars(definition, {each: {"when": each} for each in WHEN}),
        "add": _bars(definition, {name: {"steps": [*steps, step]} for name, step in first.items()}),
        "steps": [_bars_of_step(definition, at) for at in range(len(steps))],
    }


def _bars_of_step(definition: Any, at: int) -> dict[str, Any]:
    steps = definition["steps"]
    kind = STEPS[steps[at]["step"]]
    fields = {"whose": kind.whose, "by": kind.by, "pile": kind.piles, "rule": kind.rules}
    return {
        field: _bars(
            definition,
            {each: {"steps": [*steps[:at], {**steps[at], field: each}, *steps[at + 1 :]]} for each in values},
        )
        for field, values in fields.items()
        if len(values) > 1
    }


def _bars(definition: Any, choices: Mapping[str, Any]) -> dict[str, Any]:
    now = list(problems(definition, WIDEST, named=False))
    found = {}
    for name, choice in choices.items():
        new = [each for each in problems({**definition, **choice}, WIDEST, named=False) if each not in now]
        new = [each for each in new if each.code not in ("waits_once", "for_ever")]
        if new:
            found[name] = {language: new[0].words(language) for language in LANGUAGES}
    return found


def _titled(definition: Any) -> Any:
    name = definition.get("name")
    names = list(name.values()) if isinstance(name, dict) else [name]
    return definition if names and all(isinstance(text, str) for text in names) else {**definition, "name": ""}


def _told(found: Iterable[Problem]) -> list[Any]:
    """Place, code, parts and words."""
    return [
        [list(each.place), each.code, _plain(each.data), [each.words(language) for language in LANGUAGES]]
        for each in found
    ]


def _plain(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: {"field": part.field, "values": list(part.values), "link": part.link} if isinstance(part, Named) else part
        for name, part in data.items()
    }
