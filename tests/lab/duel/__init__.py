"""The tiny duel: a game of two with a dozen cards, for the laboratory alone.

It is so small that the best answer to a bot can be computed exactly. It is declared as any game, so the search that
plays the others plays it.
"""

from collections.abc import Sequence

from duel import fields, rules
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
