"""Sea Change: tricks in which trump may change with every card; 1-8 players, also in teams."""

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption, SameAs
from quarterdeck.games.options import Note, Option
from quarterdeck.games.sea_change import deck, encoding, events, features, legality, rules, strategy, words
from quarterdeck.games.sea_change.worlds import DEAL_BACK

TEAMS = {4: (0, 2), 5: (0, 2, 3), 6: (0, 2, 3), 7: (0, 3, 4), 8: (0, 2, 4)}
"""For each number of players, the numbers of teams that they can form (SEA-14); 0: everybody plays alone."""
CROWD = 6
"""From this number of players on, teams are recommended."""
NO_TEAMS = Note("teams", "teams need four players or more")
ADVISED = Note("teams_advised", "with six players or more, teams are recommended")

_alone = ByOption("players", {1: 2}, otherwise=SameAs("players"))
SIDES = ByOption("teams", {0: _alone}, otherwise=SameAs("teams"))
"""The number of sides: of teams, or else of seats. With one player there are two, because the stack is the opponent
(SEA-17)."""


def _why_not_or_better() -> ByOption:
    """Return the note on teams: there are too few players for them, or so many that teams are better (SEA-14)."""
    few, many = tuple(range(1, min(TEAMS))), tuple(range(CROWD, max(TEAMS) + 1))
    return ByOption("players", {few: NO_TEAMS, many: ByOption("teams", {0: ADVISED})})


def _targets() -> ByOption:
    """Return the default targets: 3, or with teams one more than the team's size (SEA-13, SEA-14)."""

    def by_teams(players: int) -> ByOption:
        numbers = [teams for teams in TEAMS[players] if teams]
        return ByOption("teams", {n: [len(range(team, players, n)) + 1 for team in range(n)] for n in numbers})

    return ByOption("teams", {0: 3}, otherwise=ByOption("players", {players: by_teams(players) for players in TEAMS}))


OPTIONS = (
    Option("players", "number", 4, low=1, high=8),
    Option("teams", "choice", 0, ByOption("players", TEAMS, otherwise=(0,)), note=_why_not_or_better()),
    Option("target", "numbers", _targets(), length=SIDES, room=deck.MAX_SEATS),
    Option("points", "numbers", list(deck.POINTS), low=-1000, length=len(deck.POINTS)),
)

GAME = Game(
    id="sea-change",
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
        "beginner": "heuristic:endings=1:slips=0.35",
        "hard": "rollout:4500:worlds=400:duel=18000",
        "expert": None,
    },
    fresh_rounds=True,
    learning=features.LEARNING,
    network=encoding.NETWORK,
    memory_hides={"play": ("card",), "trump": ("suit",), "trick": ("card", "cards")},
    memory_hides_scores=True,
    stays_visible=frozenset({"trump"}),
    retractable=frozenset({"play", "trump", "trick"}),
    numbers=("players", "teams", SIDES, "target", "points"),
    sides=SIDES,
)
