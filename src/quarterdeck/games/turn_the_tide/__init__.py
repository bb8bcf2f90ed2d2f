"""Turn the Tide: simultaneous bids for tides that must not stay the highest; 3-5 players."""

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import SameAs
from quarterdeck.games.options import Option
from quarterdeck.games.turn_the_tide import deck, encoding, events, features, legality, rules, strategy, words
from quarterdeck.games.turn_the_tide.worlds import DEAL_BACK

OPTIONS = (
    Option("players", "number", 4, low=3, high=5),
    Option("rounds", "number", SameAs("players")),
)

GAME = Game(
    id="turn-the-tide",
    rules=rules,
    fields=deck.FIELDS,
    options=OPTIONS,
    action_names=legality.ACTION_NAMES,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.MAX_SEATS,
    events=events.EVENTS,
    longest_history=events.longest_history,
    learning=features.LEARNING,
    network=encoding.NETWORK,
    reasons=legality.REASONS,
    phases=deck.PHASES,
    narrate=words.narrate,
    word=words.word,
    census=deck.census,
    counts=strategy.COUNTS,
    outcomes=strategy.OUTCOMES,
    deal_back=DEAL_BACK,
    levels={
        "beginner": "heuristic:endings=1:slips=1",
        "hard": "rollout:5000:worlds=400",
        "expert": None,
    },
    trick_end="bids",
    memory_hides={"tides": ("low", "high"), "bids": ("cards",), "take_tide": ("tide",)},
    memory_keeps={"deal": ("hands",), "bids": ("cards",)},
    stays_visible=frozenset({"take_tide"}),
)
