"""Whether shuffles are even: how often each card lies in each place over many deals, by one chi-square a game.

Each place of a deal must hold each card equally often. Cards of one deal are not independent: of a pack of d cards,
counted by kinds of cards and kinds of places, Pearson's sum times (d - 1) / d is distributed as chi-square with
(kinds of cards - 1) (kinds of places - 1) degrees of freedom. Packs are shuffled independently, so theirs add up.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, empty_states, engine, key_words
from quarterdeck.games import Game
from quarterdeck.table.fairness import key_of

ORDERED = ("tides", "draw_pile", "stack")
"""Packs whose order a `deal` shows. Of `army` and `action` each seat has one of its own."""
OF_SEATS = ("army", "action")

Card = int | str


@dataclass
class Pack:
    """How often each card was in each place of one pack. A place may be a whole hand, in which order tells nothing."""

    deals: int = 0
    counts: dict[tuple[Card, int], int] = field(default_factory=dict)
    places: list[int] = field(default_factory=list)
    """How many cards each place has."""

    def add(self, places: Iterable[Sequence[Card]]) -> None:
        """One more deal: the cards in each place."""
        self.deals += 1
        counts, sizes = self.counts, []
        for place, cards in enumerate(places):
            sizes.append(len(cards))
            for card in cards:
                counts[card, place] = counts.get((card, place), 0) + 1
        assert self.deals == 1 or sizes == self.places, "the places of a pack stay the same"
        self.places = sizes

    def chi_square(self) -> tuple[float, int]:
        """Return the chi-square statistic and its degrees of freedom."""
        found, copies = self._table()
        size = copies.sum()
        expected = self.deals * np.outer(copies, found.sum(axis=0)) / found.sum()
        sum_ = float(((found - expected) ** 2 / expected).sum())
        return sum_ * (size - 1) / size, (found.shape[0] - 1) * (found.shape[1] - 1)

    def _table(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Return the counts of each card (row) in each place (column), and the number of copies of each card.

        The cards that are in no place of a hand have a column of their own.
        """
        cards = sorted({card for card, _ in self.counts}, key=str)
        rows = {card: row for row, card in enumerate(cards)}
        found = np.zeros((len(cards), len(self.places)))
        for (card, place), count in self.counts.items():
            found[rows[card], place] = count
        most = found.sum(axis=1).max() / self.deals
        copies = np.full(len(cards), np.ceil(most - 1e-9))
        left = copies * self.deals - found.sum(axis=1)
        return (np.column_stack([found, left]) if left.any() else found), copies


@dataclass(frozen=True)
class Evenness:
    """How even the deals of one game were."""

    game: str
    deals: int
    cells: int
    chi_square: float
    freedom: int

    @property
    def p(self) -> float:
        """How often even shuffles give at least so large a sum (by Wilson and Hilferty)."""
        spread = 2 / (9 * self.freedom)
        return 1 - NormalDist(1 - spread, spread**0.5).cdf((self.chi_square / self.freedom) ** (1 / 3))

    @property
    def even(self) -> bool:
        """Whether the sum is among the middle 99 of 100: neither too large nor too small to be chance."""
        return 0.005 <= self.p <= 0.995


def evenness(game: Game, deals: int, seed: int, mode: Mode = "fast") -> Evenness:
    """Deal so often by the usual options, with keys that are made as at a table."""
    packs: dict[str, Pack] = {}
    for event in first_deals(game, deals, seed, mode):
        for name, places in packs_of(event).items():
            packs.setdefault(name, Pack()).add(places)
    sums = [pack.chi_square() for pack in packs.values()]
    cells = sum(len(pack.counts) for pack in packs.values())
    return Evenness(game.id, deals, cells, sum(chi for chi, _ in sums), sum(freedom for _, freedom in sums))


def first_deals(game: Game, deals: int, seed: int, mode: Mode) -> Iterable[dict[str, Any]]:
    """Yield the event `deal` of the first `deals` games; deal number n is the same in every mode."""
    functions, states = engine(game, mode), empty_states(game, 1)
    options = game.encode_options(game.complete({}))
    for number in range(deals):
        functions.start(states, options, key_words(key_of([f"{number:064x}"], f"{seed:064x}")))
        yield next(event for event in game.events.read(states[0]) if event["event"] == "deal")


def packs_of(event: Mapping[str, Any]) -> dict[str, Iterable[Sequence[Card]]]:
    """Return the packs of a deal: for each name the cards in each place."""
    found: dict[str, Iterable[Sequence[Card]]] = {"hands": event["hands"]} if "hands" in event else {}
    found |= {name: [[card] for card in event[name]] for name in ORDERED if event.get(name)}
    for name in OF_SEATS:
        found |= {f"{name} {seat}": [[card] for card in pack] for seat, pack in enumerate(event.get(name, ()))}
    return found
