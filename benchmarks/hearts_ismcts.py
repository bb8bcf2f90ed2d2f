"""Our search against OpenSpiel's ISMCTS bot at OpenSpiel's own hearts, at equal time: an outside yardstick.

    PYTHONPATH=examples/hearts/src uv run --group bench python benchmarks/hearts_ismcts.py --deals 100

A deal is played twice, two seats each, then with the seats changed; every decision goes through OpenSpiel's state and
through ours, which must owe it to the same seat and allow the same cards. Their bot gets so many simulations a
decision; ours as much time in all as theirs has taken on average, and what it overran is taken off the next. Counted
are the points of the round, a seat; fewer are better. All seats choose the cards that they pass by our rules of thumb:
there their bot ends the process in many a deal.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

import numpy as np

try:
    import pyspiel
    from openspiel_speed import their_state
    from quarterdeck_hearts import GAME, rules
    from quarterdeck_hearts.deck import CARD_NAMES, PASS
except ImportError as error:
    raise SystemExit(
        f"{error}: PYTHONPATH=examples/hearts/src uv run --group bench python benchmarks/hearts_ismcts.py"
    ) from None

from quarterdeck.bots.search import SearchBot
from quarterdeck.engine import empty_states, engine
from quarterdeck.kernel import PyState
from quarterdeck.lab.contests.intervals import estimate

THEIRS = pyspiel.load_game("hearts", {"qs_breaks_hearts": False})
OPTIONS = GAME.encode_options(GAME.complete({"target": 500}))
ROUNDS = (4, 1, 3, 2)
"""Their number of where cards are passed to (nobody, left, across, right) to the round in which ours does so."""
LEAST = 0.001
"""Seconds that ours has at least, where it has used up more than its time."""
ROOM = 100_000
"""More simulations than ours can do in the time."""


@dataclass
class Clock:
    """Seconds that a side has thought, and at how many decisions."""

    spent: float = 0.0
    decisions: int = 0

    @property
    def mean(self) -> float:
        return self.spent / max(self.decisions, 1)

    def add(self, seconds: float) -> None:
        self.spent += seconds
        self.decisions += 1


def numbers() -> dict[int, int]:
    """Their number of a card to ours."""
    state = their_state(random.Random(1), THEIRS)
    names = [state.action_to_string(0, action).replace("T", "10") for action in range(52)]
    return {action: CARD_NAMES.index(name) for action, name in enumerate(names)}


class Mirror:
    """Our state of the same game."""

    def __init__(self, theirs: pyspiel.State, cards: dict[int, int]) -> None:
        state = PyState(GAME.dtype)
        rules.init(state, OPTIONS.tolist(), [1] * 8)
        direction, *dealt_cards = theirs.history()
        state.round_number = ROUNDS[direction] - 1
        rules.deal(state)
        state.hand = [0] * 4
        for at, action in enumerate(dealt_cards):  # a card a seat in turn
            state.hand[at % 4] |= 1 << cards[action]
        if state.phase != PASS:
            rules.open_round(state)
        self.functions = engine(GAME)
        self.states = empty_states(GAME, 1)
        state.write(self.states, 0)

    def legal(self, seat: int) -> set[int]:
        out = np.zeros(GAME.max_legal, np.int16)
        return set(out[: self.functions.legal(self.states, 0, seat, out)].tolist())

    def view(self, seat: int):
        shown = empty_states(GAME, 1)
        self.functions.look(self.states, 0, seat, shown)
        return shown

    def apply(self, seat: int, action: int) -> None:
        self.functions.carry_out(self.states, 0, seat, action)

    @property
    def passing(self) -> bool:
        return bool(self.states[0]["phase"] == PASS)

    def thumb(self, seat: int) -> int:
        return self.functions.advise(self.view(seat), 0, seat, 0)

    @property
    def points(self) -> list[int]:
        return self.states[0]["points"].tolist()


def play(
    deal: int, ours: tuple[int, ...], simulations: int, clocks: tuple[Clock, Clock], cards: dict[int, int]
) -> list[int]:
    """Play a round in which these seats are ours, and return its points."""
    state = their_state(random.Random(f"deal {deal}"), THEIRS)
    mirror = Mirror(state, cards)
    back = {one: other for other, one in cards.items()}
    chance = 1000 * (deal + 2)
    bots = [
        pyspiel.ISMCTSBot(chance + seat, pyspiel.RandomRolloutEvaluator(1, chance + seat), 2.0, simulations)
        for seat in range(4)
    ]
    mine, others = clocks
    while not state.is_terminal():
        seat = state.current_player()
        legal = {cards[action] for action in state.legal_actions()}
        assert legal == mirror.legal(seat), f"deal {deal}: other cards are legal for seat {seat}"
        began = time.perf_counter()
        if len(legal) == 1:
            action = next(iter(legal))
        elif mirror.passing:
            action = mirror.thumb(seat)
        elif seat in ours:
            left = max((mine.decisions + 1) * others.mean - mine.spent, LEAST)
            bot = SearchBot(GAME, random.Random(f"{deal} {len(state.history())}").getrandbits(32), ROOM, left)
            action = bot.choose(mirror.view(seat), seat)
            mine.add(time.perf_counter() - began)
        else:
            action = cards[bots[seat].step(state)]
            others.add(time.perf_counter() - began)
        state.apply_action(back[action])
        mirror.apply(seat, action)
    return mirror.points


def main() -> None:
    """Play so many deals, and say who has fewer points, and how sure that is."""
    parser = argparse.ArgumentParser(description="Our search against OpenSpiel's ISMCTS at hearts.")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=2000, help="of theirs, a decision")
    given = parser.parse_args()
    cards = numbers()
    clocks = Clock(), Clock()
    engine(GAME).load()
    play(-1, (), given.simulations, (Clock(), clocks[1]), cards)  # how long theirs thinks
    gains = []
    for deal in range(given.deals):
        fewer = 0
        for ours in ((0, 2), (1, 3)):
            points = play(deal, ours, given.simulations, clocks, cards)
            fewer += sum(-found if seat in ours else found for seat, found in enumerate(points))
        gains.append(fewer)
    found = estimate(gains, 4)
    print(f"{given.deals} deals, {given.simulations} simulations of theirs a decision")
    print(f"seconds a decision: ours {clocks[0].mean:.3f}, theirs {clocks[1].mean:.3f}")
    print(f"ours has {found.mean:.2f} points fewer a seat and round than theirs (95 %: ± {found.error:.2f})")


if __name__ == "__main__":
    main()
