"""Checks that observations have the same information as the views of `redact`, without the events of the last step."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from quarterdeck.engine.compile.environments import FORMS, observing
from quarterdeck.games.base import Game, as_state
from quarterdeck.games.observation import EVENTS, PART, Form, Place, only_own
from quarterdeck.kernel import PyState, bind
from quarterdeck.kernel.fields import nobody
from quarterdeck.testing.rows import Rows


def check_observations(rows: Rows, rng: random.Random, where: str) -> None:
    """Check what every seat, and a spectator, observes of the state in row 0, in every form.

    A state that the reader thinks possible must give the same observation, and the reader's view must follow from the
    observation. The function that writes observations runs interpreted here; environments compile the same template.
    Rows 1 and 2 are overwritten.
    """
    for reader in range(-1, int(rows.states[0]["seats"])):
        rows.redact(reader, 0, 1)
        rows.resample(reader, 0, 2, np.array([rng.getrandbits(32) for _ in range(8)], np.uint32))
        for form in FORMS:
            here = f"{where}, reader {reader}, observed as {form}"
            seen = observed(rows, 0, reader, form)
            assert seen == observed(rows, 2, reader, form), f"{here}: shows a secret"
            _check_complete(rows.game, seen, rows.states[1], reader, form, here)


def observed(rows: Rows, at: int, reader: int, form: Form) -> list[float]:
    """Return the observation that `reader` gets of the full state in row `at`."""
    plan = rows.game.observation(form)
    seen: list[float] = [0] * plan.width
    state, view = as_state(rows.states[at]), PyState(rows.game.dtype)
    _observe(rows.game, form)([state], [SimpleNamespace(seat=reader)], view, seen, [0] * plan.words, 1)
    told: list[float] = np.array(seen, plan.dtype).tolist()
    return told


@cache
def _observe(game: Game, form: Form) -> Callable[..., Any]:
    writes: Callable[..., Any] = bind(observing(game, form), game.rules)
    return writes


def places_of(game: Game, form: Form) -> Sequence[Place]:
    """Return the places of a game's fields in an observation."""
    return game.observation(form).places


def _check_complete(game: Game, seen: Sequence[float], view: Any, reader: int, form: Form, where: str) -> None:
    """Check that an observation has every visible field of a view, and that the view's numbers follow from it."""
    places = places_of(game, form)
    unseen = nobody(0).words
    shown = {*EVENTS, *(place.name for place in places)}
    missing = [each.name for each in game.fields if each.name not in shown and each.audience.words != unseen]
    assert not missing, f"{where}: {missing[0]} is not in it"
    counts = {"seat": int(view["seats"]), "side": int(view["sides"]) if "sides" in view.dtype.names else 0}
    for place in places:
        numbers = [seen[at : at + place.width] for at in range(place.at, place.end, place.width)]
        found = concluded(place, numbers, max(reader, 0), counts, game.max_seats)
        wanted = np.atleast_1d(view[place.name]).tolist()
        if only_own(place.field):
            each = len(wanted) // game.max_seats
            wanted = wanted[max(reader, 0) * each :][:each]
        assert found == wanted, f"{where}: {place.name} is {wanted}, but looks like {found}"


def concluded(
    place: Place, numbers: Sequence[Sequence[float]], reader: int, counts: dict[str, int], seats: int
) -> list[int]:
    """Compute a field's numbers in a view from its entries in an observation (`numbers`).

    `counts`: the numbers of seats and sides in this game. `seats`: the most seats that the game can have.
    """
    by, of = place.field.by, place.field.of
    if by and not only_own(place.field):
        each, whole = len(numbers) // seats, counts[by]
        firsts = [each * _back(at, -reader, whole) for at in range(seats)]
        numbers = [entry for first in firsts for entry in numbers[first : first + each]]
    entries = [_entry(place, entry, reader, counts.get(of, 0)) for entry in numbers]
    return [number for entry in entries for number in entry]


def _back(at: int, by: int, whole: int) -> int:
    """Return the seat that is `by` places after seat `at`, of `whole` seats. Other numbers stay the same."""
    return (at + by) % whole if at < whole else at


def _entry(place: Place, numbers: Sequence[float], reader: int, whole: int) -> list[int]:
    code: Any = place.field.observed or place.field.code
    if place.kind == "number":
        return [round(numbers[0] * PART)]
    if place.kind == "flag":
        return [int(numbers[0])]
    ones = [at for at, number in enumerate(numbers) if number]
    if place.kind == "digits":
        return [sum(1 << digit if digit < place.width - 1 else -(1 << digit) for digit in ones)]
    if place.kind == "one of":
        assert len(ones) <= 1, f"{place.name} looks like several"
        return [_back(ones[0], reader, whole) if ones else -1]
    if len(code.names) in ones:
        assert len(ones) == 1, f"{place.name} is hidden, and has members"
        return [-1] * code.takes
    members = sum(1 << _back(member, reader, whole) for member in ones)
    return [members >> code.bits * word & (1 << code.bits) - 1 for word in range(code.takes)]
