"""Hearts: take as few hearts as you can, and not the queen of spades; 4 players."""

from __future__ import annotations

from quarterdeck.games import Game, Option
from quarterdeck_hearts import deck, events, legality, rules, strategy, words
from quarterdeck_hearts.dealing_back import DEAL_BACK

OPTIONS = (
    Option("passing", "switch", True),
    Option("moon", "choice", "others", ("others", "self")),
    Option("jack", "switch", False),
    Option("target", "number", 100, low=1, high=500),
)

GAME = Game(
    id="hearts",
    rules=rules,
    fields=deck.FIELDS,
    options=OPTIONS,
    action_names=legality.ACTION_NAMES,
    max_legal=deck.HAND_SIZE,
    max_seats=deck.SEATS,
    seats=deck.SEATS,
    events=events.EVENTS,
    reasons=legality.REASONS,
    phases=deck.PHASES,
    narrate=words.narrate,
    census=deck.census,
    counts=strategy.COUNTS,
    deal_back=DEAL_BACK,
    secret_phases=frozenset({"pass"}),
    fresh_rounds=True,
    memory_hides={"play": ("card",), "trick": ("card", "cards")},
    retractable=frozenset({"play", "trick"}),
)
