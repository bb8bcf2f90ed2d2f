"""Seas of Strife: trick avoidance in which several suits may be followed; 3-6 players."""

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption, SameAs
from quarterdeck.games.options import Note, Option
from quarterdeck.games.seas_of_strife import deck, encoding, events, features, legality, rules, strategy, words
from quarterdeck.games.seas_of_strife.knowledge import DEAL_BACK

FEW = (3, 4)
"""The numbers of players with which Happy Faces are recommended."""
ADVISED = Note("happy_faces", "recommended with three or four players")

OPTIONS = (
    Option("players", "number", 4, low=3, high=6),
    Option("rules", "choice", "texas", ("texas", "strife")),
    Option("passing", "switch", False),
    Option("happy_faces", "switch", False, note=ByOption("players", {FEW: ByOption("happy_faces", {False: ADVISED})})),
    Option("tie_break", "choice", "shared", ("shared", "extra_rounds", "ask")),
    Option("target", "number", ByOption("players", {5: 12, 6: 10}, otherwise=15)),
)

GAME = Game(
    id="seas-of-strife",
    rules=rules,
    fields=deck.FIELDS,
    options=OPTIONS,
    action_names=legality.ACTION_NAMES,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.MAX_SEATS,
    events=events.EVENTS,
    longest_history=events.longest_history,
    reasons=legality.REASONS,
    phases=deck.PHASES,
    narrate=words.narrate,
    word=words.word,
    census=deck.census,
    counts=strategy.COUNTS,
    outcomes=strategy.OUTCOMES,
    deal_back=DEAL_BACK,
    levels={
        "beginner": "heuristic:endings=1:slips=0.45",
        "hard": "rollout:4000:worlds=400",
        "expert": None,
    },
    secret_phases=frozenset({"pass"}),
    fewest_points_win=True,
    fresh_rounds=True,
    learning=features.LEARNING,
    network=encoding.NETWORK,
    memory_hides={"play": ("card",), "trick": ("card", "cards")},
    memory_hides_scores=SameAs("happy_faces"),
    retractable=frozenset({"play", "trick", "choose_leader"}),
)
