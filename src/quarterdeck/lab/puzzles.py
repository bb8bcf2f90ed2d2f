"""Mining and checking of puzzles: positions from games between bots in which one choice is clearly best."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.analysis.analyse import FEWEST, SURE, Considered, Thought, analyse, thoughts
from quarterdeck.bots.deciding import CHAIN, RolloutDecision
from quarterdeck.engine import engine
from quarterdeck.engine.search.world_sampling import FIRST
from quarterdeck.games.base import Game
from quarterdeck.games.options import Option, Options, seat_count, values_of
from quarterdeck.table.hosted import HostedTable
from quarterdeck.table.puzzles import Puzzle, key_of, packed
from quarterdeck.table.table import Table

CLEAR = 0.05
"""Least share of the win by which the best choice of a puzzle beats any other."""
WORK = 100_000
"""Largest number of rollouts for a decision. There are fewer if the decision cannot become a puzzle."""
ENDINGS = 16
"""Number of evaluations of an ending, which are averaged. Each draws the others' actions at random, even if no card is
hidden."""
CHAINS = 24
"""Number of chains of worlds in which a choice is tried against others who choose at the same time."""
FEWEST_ACTIONS, MOST_ACTIONS = 3, 24
"""Fewest and most legal actions in a puzzle: people would guess between two, and cannot compare more than 24."""
LOOKS = 40
"""Largest number of decisions of one game that are examined."""
PLAYERS = ("medium", "beginner")
"""Levels of the bots that play the games; each seat gets one of them at random."""
FINDS, TRIES = 6, 8
"""A bot finds the best choice if it takes it in at least 6 of 8 tries."""
LADDER = ("beginner", "heuristic", "hard")
"""Bots, the weakest first. A puzzle's grade is the place, from 1, of the first bot that finds its solution. A puzzle
that none of them solves has the next grade."""
SHARES = {1: 0.25, 2: 0.6, 3: 1.0, 4: 0.25}
"""Largest share of each grade among a game's puzzles."""
DIGITS = 3


def mine(game: Game, seed: int, count: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """Yield `count` puzzles, none similar to another or to a known one. The same seed gives the same puzzles."""
    kinds = {_kind(game, puzzle) for puzzle in known}
    grades: Counter[int] = Counter()
    for index in range(1_000_000):
        for puzzle in _search(game, random.Random(f"{seed} {game.id} {index}"), grades, count):
            if _kind(game, puzzle) in kinds:
                continue
            kinds.add(_kind(game, puzzle))
            grades[puzzle.grade] += 1
            yield puzzle
            if grades.total() == count:
                return


def _kind(game: Game, puzzle: Puzzle) -> object:
    """Return a key that similar puzzles have in common: the number of players, the best action and all actions."""
    return seat_count(game, game.complete(puzzle.options)), puzzle.best, tuple(sorted(puzzle.actions))


def some_options(game: Game, chance: random.Random, fewest: int = 2) -> Options:
    """Draw options at random: half of the time an option keeps its default, otherwise it is drawn from `_others`.

    `fewest`: the fewest players to draw.
    """
    chosen: Options = {}
    for each in game.options:
        option = each.given(chosen)
        value = option.default
        if others := _others(option, fewest):
            value = chance.choice([value, chance.choice(others)])
        chosen[option.name] = value
    return game.complete(chosen)


def _others(option: Option, fewest: int) -> Sequence[object]:
    if option.name == "players":
        return [value for value in values_of(option) or range(option.low, option.high + 1) if value >= fewest]
    if option.kind == "switch":
        return [not option.default]
    return values_of(option) if option.kind == "choice" else ()


def _search(game: Game, chance: random.Random, grades: Counter[int], count: int) -> Iterator[Puzzle]:
    """Play a game between bots and yield the puzzles among its examined decisions, at most one per seat."""
    options, deal = some_options(game, chance), chance.getrandbits(48)
    table = HostedTable(game, options, key_of(deal))
    seats = range(table.seats)
    players = [bots.untimed(chance.choice(PLAYERS), game, chance.getrandbits(32)) for _ in seats]
    choices = []
    while not table.is_over:
        seat = table.pending[0]
        settled = not any(map(table.chosen, seats))
        choices += [(table.ply, each) for each in table.pending if settled and len(table.legal(each)) > 1]
        table.decide(seat, players[seat].choose(table.view(seat), seat, table.past(seat)))
    decisions, found = table.decisions, set[int]()
    for ply, seat in chance.sample(choices, min(LOOKS, len(choices))):
        if seat in found:
            continue
        before = Table(game, options, key_of(deal))
        for decision in decisions[:ply]:
            before.decide(*decision)
        puzzle = _look(before, seat, deal, grades, count)
        if puzzle is not None:
            found.add(seat)
            yield puzzle


def _look(table: Table, seat: int, deal: int, grades: Counter[int], count: int) -> Puzzle | None:
    """Return the seat's decision as a puzzle, or None if it is not one, or if there are enough puzzles of its grade."""
    best = _looked_at(table, seat)
    if best is None:
        return None
    grade = grade_of(table, seat, best)
    if grades[grade] >= SHARES[grade] * count:
        return None
    found = think(table, seat, 3)
    if found.best.action != best or not is_clear(found):
        return None
    if (len(table.pending) > 1 and not stands_alone(table, seat, best)) or not _finds(
        table, seat, best, "expert", 1, 1
    ):
        return None
    return puzzle_of(table, seat, deal, found, grade)


def _looked_at(table: Table, seat: int) -> int | None:
    """Return the action that seems clearly best, or None if there is none, or if the decision makes no good puzzle.

    A decision in a secret phase makes no good puzzle, because it is only a part of the seat's choice.
    """
    game, view, past, choices = table.game, table.view(seat), table.past(seat), table.legal(seat)
    if not FEWEST_ACTIONS <= len(choices) <= MOST_ACTIONS or table.steps()[-1].phase in game.secret_phases:
        return None
    for thought in thoughts(game, view, seat, past, 2, WORK):
        if is_clear(thought):
            return thought.best.action
        second = thought.actions[1]
        if second.behind + SURE * second.behind_error < CLEAR:
            return None
    return None


def is_clear(thought: Thought) -> bool:
    """Return whether every other action is worse than the best by at least `CLEAR`, at 99 %."""
    known = thought.exact or thought.worlds >= FEWEST * CHAIN
    return known and all(each.behind - SURE * each.behind_error >= CLEAR for each in thought.actions[1:])


def stands_alone(table: Table, seat: int, action: int) -> bool:
    """Return whether an action is best by `CLEAR`, at 99 %, against every model of those who choose at the same time.

    The models: as bots expect the others to play, by rules of thumb, and at random. An action that is best against all
    of them need not be mixed with others at random.
    """
    fields = [_samples(table, seat, by) for by in ("", "advise", "random_action")]
    place = table.legal(seat).index(action)
    for samples in fields:
        behind = np.delete(samples[:, [place]] - samples, place, axis=1)
        lost, error = behind.mean(0), behind.std(0, ddof=1) / sqrt(CHAINS)
        if (lost - SURE * error < CLEAR).any():
            return False
    return True


def _samples(table: Table, seat: int, by: str) -> npt.NDArray[np.float64]:
    """Return the mean share of each legal action in each chain of worlds, shape (chains, actions).

    `by`: the model of the others who choose at the same time: "" as bots expect them to play, "advise" by rules of
    thumb, "random_action" at random.
    """
    chance, choices = random.Random(4), table.legal(seat)
    thought = RolloutDecision(table.game, table.view(seat), seat, table.past(seat), chance, CHAINS * CHAIN)
    as_imagined = thought.compare(choices, CHAINS)
    if not by:
        return as_imagined
    others = [other for other in table.pending if other != seat]
    rules, states, legal = engine(table.game), thought.worlds, np.zeros(table.game.max_legal, np.int16)
    choose, room = (rules.advise, ()) if by == "advise" else (rules.random_action, (legal,))
    found = []
    for first in range(FIRST, FIRST + CHAINS * CHAIN, CHAIN):
        for at in range(first, first + CHAIN):
            for other in others:
                bits = chance.getrandbits(32)
                rules.carry_out(states, at, other, choose(states, at, other, bits, *room))
        before = thought.search["total"][0, : len(choices)].copy()
        rules.compare(states, seat, thought.search, thought.model, first, CHAIN)
        found.append((thought.search["total"][0, : len(choices)] - before) / CHAIN)
    return np.array(found)


def grade_of(table: Table, seat: int, best: int) -> int:
    """Return the place in `LADDER`, from 1, of the weakest bot that finds the best action."""
    for grade, bot in enumerate(LADDER, 1):
        if _finds(table, seat, best, bot, FINDS, TRIES):
            return grade
    return len(LADDER) + 1


def _finds(table: Table, seat: int, best: int, bot: str, least: int, tries: int) -> bool:
    view, past = table.view(seat), table.past(seat)
    missed = 0
    for number in range(1, tries + 1):
        missed += bots.untimed(bot, table.game, number).choose(view, seat, past) != best
        if missed > tries - least:
            return False
    return True


def puzzle_of(table: Table, seat: int, deal: int, thought: Thought, grade: int) -> Puzzle:
    """Return the puzzle of a decision, with the rounded numbers of the analysis."""
    game = table.game
    own = {count.code: (game.side(table.options, seat) if count.sides else seat) for count in game.counts}
    return Puzzle(
        deal,
        _chosen(game, table.options),
        packed(table.decisions),
        seat,
        [each.action for each in thought.actions],
        [round(each.share, DIGITS) for each in thought.actions],
        [] if thought.exact else [round(each.behind_error, DIGITS + 1) for each in thought.actions],
        {code: [round(each.counts[code][place], 2) for each in thought.actions] for code, place in own.items()},
        [list(each.themes) for each in thought.actions],
        grade,
        thought.exact,
    )


def _chosen(game: Game, options: Options) -> Options:
    """Return the options whose values differ from the defaults that follow from the earlier options."""
    chosen: Options = {}
    for name, value in options.items():
        if game.complete(chosen).get(name) != value:
            chosen[name] = value
    return chosen


def again(game: Game, puzzle: Puzzle, seed: int) -> Puzzle | None:
    """Return the puzzle with the numbers of a new analysis.

    Returns None if another action is best, if the best action is no longer certainly the best, if its lead is certainly
    less than `CLEAR`, or if only one of both analyses is exact. Raises RecordError if the rules do not lead to the
    position.
    """
    table = puzzle.table(game)
    found = think(table, puzzle.seat, seed)
    if found.best.action != puzzle.best or found.exact != puzzle.exact:
        return None
    for each in found.actions[1:]:
        error = SURE * each.behind_error
        if each.behind - error <= 0 or each.behind + error < CLEAR:
            return None
    return puzzle_of(table, puzzle.seat, puzzle.deal, found, puzzle.grade)


def think(table: Table, seat: int, seed: int) -> Thought:
    view, past = table.view(seat), table.past(seat)
    first = analyse(table.game, view, seat, past, seed, WORK)
    if not first.exact:
        return first
    more = (analyse(table.game, view, seat, past, seed + ENDINGS * each, WORK) for each in range(1, ENDINGS))
    return mean_of([first, *more])


def mean_of(found: Sequence[Thought]) -> Thought:
    """Return the mean of independent analyses of a decision, with standard errors, and with the themes of the first."""
    actions = [each.action for each in found[0].actions]
    shares = np.array([[thought.of(action).share for action in actions] for thought in found])
    best = int(shares.mean(0).argmax())
    behind = shares[:, [best]] - shares
    errors, apart = (numbers.std(0, ddof=1) / sqrt(len(found)) for numbers in (shares, behind))
    meant = [
        replace(
            found[0].of(action),
            share=float(shares[:, at].mean()),
            error=float(errors[at]),
            behind=float(behind[:, at].mean()),
            behind_error=float(apart[at]),
            counts=_mean_counts([thought.of(action) for thought in found]),
        )
        for at, action in enumerate(actions)
    ]
    return replace(found[0], actions=tuple(sorted(meant, key=lambda each: each.behind)))


def _mean_counts(found: Sequence[Considered]) -> dict[str, tuple[float, ...]]:
    return {code: tuple(np.mean([each.counts[code] for each in found], 0).tolist()) for code in found[0].counts}
