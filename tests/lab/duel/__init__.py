"""The tiny duel: a game of two with a dozen cards, for the laboratory alone.

It is so small that what a bot does in all of its positions can be written down, and the best answer to that be found
(`duel.sequence_form`). It is declared as any game, so what plays it is the search that plays the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from duel import fields, rules
from quarterdeck.engine import empty_states, engine, key_words
from quarterdeck.games.base import Game
from quarterdeck.games.codes import Number
from quarterdeck.games.options import Option
from quarterdeck.games.sentences import Past
from quarterdeck.games.types import Event, ReasonKind


def narrate(event: Event, names: Sequence[str], language: str = "en", past: Past | None = None) -> str:
    """Return the cards that were turned up; the language has no effect."""
    return f"Turned up: {event['cards']}."


GAME = Game(
    id="tiny-duel",
    rules=rules,
    fields=fields.FIELDS,
    options=(
        Option("cards", "number", fields.MOST_CARDS, low=2, high=fields.MOST_CARDS),
        Option("size", "number", 3, low=1, high=fields.MOST),
        Option("secret", "switch", False),
    ),
    action_names=tuple(f"card {card}" for card in range(fields.MOST_CARDS)),
    max_legal=fields.MOST,
    max_seats=fields.SEATS,
    events=fields.EVENTS,
    reasons=(ReasonKind("", "not_in_hand", "you do not hold that card", (("card", Number()),)),),
    phases=("lay", "over"),
    narrate=narrate,
    census=fields.census,
    seats=fields.SEATS,
)


def deals(given: Mapping[str, Any]) -> list[Any]:
    """Every deal of the game with these options, all as likely: full states, shape (1,)."""
    options = GAME.complete(given)
    first = empty_states(GAME, 1)
    engine(GAME).start(first, GAME.encode_options(options), key_words(bytes(32)))
    return [_dealt(first, hands) for hands in _hands(options["cards"], options["size"])]


def _hands(cards: int, size: int) -> Iterator[tuple[int, int]]:
    """All pairs of hands, as sets."""
    sets = [sum(1 << card for card in hand) for hand in combinations(range(cards), size)]
    return ((one, other) for one in sets for other in sets if not one & other)


def _dealt(first: Any, hands: tuple[int, int]) -> Any:
    state = first.copy()
    state["hand"][0] = hands
    return state
