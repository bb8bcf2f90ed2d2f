"""What the page's tables and searches must do exactly as Python's: whole games, bots and analyses, as one digest each.

`traces.mjs` beside this file is the other half; both write the same bytes.
"""

import hashlib
import json
import random
from contextlib import suppress
from typing import Any

import numpy as np
from definitions import changes
from feud_composer import (
    compose,
    options_with,  # they lie with the games' tests
)

from quarterdeck.analysis import analyse
from quarterdeck.analysis.orders import OrderThought, best_order
from quarterdeck.bots import untimed
from quarterdeck.engine import share_of
from quarterdeck.engine.play.random_play import next_word
from quarterdeck.games.base import Game
from quarterdeck.games.feud import GAME as FEUD
from quarterdeck.games.feud.definitions.tables import CHANGES
from quarterdeck.games.options import Options
from quarterdeck.table import TableError
from quarterdeck.table.hosted import HostedTable as Table
from quarterdeck.testing import all_options

MOST_PLIES = 150
PLAYS_EACH = 1000
LEVELS_TRIED = ("beginner", "medium", "hard")
STOPS = (1, 9, 33, 75)


class Trace:
    """Numbers and bytes, one after the other, and their digest."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def note(self, *numbers: int) -> None:
        self._parts.append(np.array(numbers, "<i4").tobytes())

    def take(self, array: Any) -> None:
        self._parts.append(array.tobytes())

    def text(self, value: Any) -> None:
        told = json.dumps(value, sort_keys=True, separators=(",", ":"))
        self._parts.append(told.encode())

    def hex(self) -> str:
        return hashlib.sha256(b"".join(self._parts)).hexdigest()


def job(game: Game, options: Options, seed: int) -> dict[str, Any]:
    """A game to be played: what both halves are given. All numbers but the key's are whole and small."""
    rng = random.Random(f"{game.id} {seed}")
    return {
        "chosen": options,
        "options": game.encode_options(options).tolist(),
        "key": [rng.getrandbits(32) for _ in range(8)],
        "draws": [rng.getrandbits(32) for _ in range(9)],
        "words": [rng.getrandbits(32), rng.getrandbits(32) | 1],
    }


def jobs(game: Game, count: int) -> list[dict[str, Any]]:
    """Spread `count` games evenly over all option sets; one game for each set if there are fewer."""
    sets = list(all_options(game))
    chosen = random.Random(7).sample(sets, count) if len(sets) > count else sets * (count // len(sets) + 1)
    return [job(game, options, seed) for seed, options in enumerate(chosen[:count])]


def own_jobs(count: int) -> list[dict[str, Any]]:
    """Return `count` games of Feud with maneuvers of the tables' own, with changed ones, or both."""
    altered = [each for each in changes(1000) if each and not CHANGES.wrong(each, {})]
    given = []
    for number in range(count):
        options = options_with(compose(number) if number % 3 else [], random.Random(number))
        given.append({**options, "maneuver_changes": altered[number % len(altered)]} if number % 3 != 1 else options)
    return [job(FEUD, FEUD.complete(options), seed) for seed, options in enumerate(given)]


def account(game: Game, given: dict[str, Any]) -> str:
    """The digest of a game at a table: states, turns, events, steps, what may be taken back, the past, the end."""
    table = Table(game, given["chosen"], np.array(given["key"], "<u4").tobytes())
    words, found = list(given["words"]), Trace()
    while not table.is_over and table.ply < MOST_PLIES:
        seat = table.pending[-1]
        legal = table.legal(seat)
        if table.ply % 3 == 0:
            found.take(table.full_state())
            found.take(table.view(table.ply % (table.seats + 1) - 1))
            found.text([_turn(table, each) for each in range(table.seats)])
            past = table.past(seat)
            found.take(past.beginning)
            found.note(*past.seats, *past.actions)
            for each in past.earlier:
                found.take(np.frombuffer(each.beginning + each.end, np.uint8))
                found.note(*each.seats, *np.frombuffer(each.actions, np.int16))
        table.decide(seat, legal[next_word(words) % len(legal)])
        if table.chosen(seat) and next_word(words) % 4 == 0:
            others = table.alternatives(seat)
            with suppress(TableError):
                table.change(seat, [others[next_word(words) % len(others)]])
        if next_word(words) % 8 == 0 and table.undo_limit(seat) is not None:
            table.undo(table.undo_limit(seat))
    found.text([table.events(reader) for reader in range(-1, table.seats)])
    found.text([[step.events, step.pending, step.phase] for step in table.steps()])
    found.text(table.everything())
    found.note(*game.scores(table.full_state()))
    found.take(np.array(share_of(game, table.full_state(), 0, table.seats)))
    return found.hex()


def choices(game: Game, given: dict[str, Any]) -> list[int]:
    """What bots of all levels but the longest thinking choose in one game, drawing chance from `draws`."""
    table = Table(game, given["chosen"], np.array(given["key"], "<u4").tobytes())
    found: list[int] = []
    for ply in range(STOPS[-1] + 1):
        seat, legal = table.pending[0], table.legal(table.pending[0])
        if ply in STOPS:
            for level in LEVELS_TRIED:
                bot = untimed(level, game, 5)
                bot._chance = Draws(given["draws"])  # type: ignore[attr-defined]
                found.append(bot.choose(table.view(seat), seat, table.past(seat)))
        table.decide(seat, legal[0])
        if table.is_over:
            break
    return found


def expectations(game: Game, given: dict[str, Any]) -> str:
    """The digest of what a seat should expect of each of its actions, in one game."""
    table, found = Table(game, given["chosen"], np.array(given["key"], "<u4").tobytes()), Trace()
    for ply in range(STOPS[-1] + 1):
        seat = table.pending[0]
        if ply in STOPS:
            for thought in analyse.thoughts(
                game, table.view(seat), seat, table.past(seat), given["draws"][0], PLAYS_EACH
            ):
                found.note(thought.worlds, thought.plays, thought.exact, thought.enough)
                for each in thought.actions:
                    counts = [number for numbers in each.counts.values() for number in numbers]
                    numbers = [each.share, each.error, each.behind, each.behind_error, *each.shares, *counts]
                    numbers += each.soon.values()
                    found.text([each.rival, each.best_in, each.alike])
                    found.text(
                        [[told.theme, told.certainty, told.of, told.action, *told.numbers] for told in each.themes]
                    )
                    found.note(each.action)
                    found.take(np.array(numbers))
            if game.phase(table.view(seat)) in game.orders:
                _note_order(found, best_order(game, table.view(seat), seat, table.past(seat), given["draws"][0]))
        table.decide(seat, table.legal(seat)[0])
        if table.is_over:
            break
    return found.hex()


def _note_order(found: Trace, order: OrderThought) -> None:
    found.note(*order.actions, order.orders, order.matters)
    found.text([[told.theme, told.certainty, told.of, told.action, *told.numbers] for told in order.themes])
    found.take(np.array([order.points, order.mean, order.lead]))


class Draws(random.Random):
    """Chance from a list that the other half has, too."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__()
        self._draws = iter(draws)

    def getrandbits(self, k: int) -> int:
        return next(self._draws)


def _turn(table: Table, seat: int) -> list[Any]:
    barred = [[action, reason.rule, reason.code, reason.data] for action, reason in table.illegal(seat).items()]
    free = [table.chosen(seat), table.alternatives(seat), table.undo_limit(seat)]
    return [list(table.pending), table.count(seat), table.legal(seat), barred, *free]
