"""Feud: two players, a pack each, secret arrangements of six cards, and five extensions."""

from quarterdeck.games.base import Game
from quarterdeck.games.dependent import ByOption
from quarterdeck.games.feud import deck, encoding, events, rules, words
from quarterdeck.games.feud.definitions import wording
from quarterdeck.games.feud.definitions.book import LIST_PRICES
from quarterdeck.games.feud.definitions.tables import CHANGES, OWN
from quarterdeck.games.feud.definitions.workshop import WORKSHOP
from quarterdeck.games.feud.phases import legality
from quarterdeck.games.feud.strategy import heuristics as strategy
from quarterdeck.games.feud.worlds.dealing_back import DEAL_BACK
from quarterdeck.games.options import DEFINED, Note, Option

PRESETS = ("strikes", "basic", "true", "skirmish")

NO_REPLACEMENT = Note("replacement", "replacement needs reservation to be on")
ALL_SKIRMISHES = Note(
    "always",
    "with always there is no Study, no Action Reserve, and of the maneuvers only Heal can be bought",
)

IN_TRUE = ByOption("preset", {"true": True}, otherwise=False)
"""The default of the five extensions: they are on in the preset `true`."""
WITHOUT_RESERVES = tuple(name for name in deck.MANEUVERS if name != "replacement")
AVAILABLE = ByOption("reservation", {True: deck.MANEUVERS}, otherwise=WITHOUT_RESERVES)
"""The maneuvers that a table can allow. Replacement needs an Army Reserve (FEUD-33), so it can be named, and given a
price, only if `reservation` is on. Otherwise it is refused, never silently left out."""
_their_prices = {name: LIST_PRICES[name] for name in WITHOUT_RESERVES}
ALL_AVAILABLE = ByOption("reservation", {True: LIST_PRICES}, otherwise=_their_prices)
_all_but_heal = tuple(name for name in deck.MANEUVERS if name != "heal")
_idle_maneuvers = ByOption("maneuvers", {_all_but_heal: ALL_SKIRMISHES})
_idle_reserves = ByOption("reservation", {True: ALL_SKIRMISHES}, otherwise=_idle_maneuvers)
IDLE = ByOption("study", {True: ALL_SKIRMISHES}, otherwise=_idle_reserves)
"""The note on `always`, if an option is on that has no effect when every Round is a Skirmish (FEUD-51)."""
ARMOR = Note("kings_armor", "it matters only with affinities and skirmishes")
NO_MATTER = ByOption("affinities", {True: ByOption("skirmishes", {("off", "always"): ARMOR})}, otherwise=ARMOR)
"""The note on `kings_armor`, unless a Joker can make a tie a Skirmish: a tie matters only then (FEUD-32, FEUD-45)."""
_one_pack = ByOption("skirmishes", {"off": Note("luck", "with Strikes only every order is luck")})
_no_maneuvers = ByOption("maneuvers", {deck.MANEUVERS: None}, otherwise=_one_pack)
_no_affinities = ByOption("affinities", {False: _no_maneuvers})
_no_reserves = ByOption("reservation", {False: _no_affinities})
_no_own = ByOption("own_maneuvers", {None: _no_reserves})
LUCK = ByOption("items", {False: ByOption("study", {False: _no_own})})
"""The note on games with Strikes alone, in which players can neither learn about the opponent's cards nor change
anything: no play is better than chance."""
OURS = Note("last_round", "0 is the rule book's game, without a last Round")
SHORT = Note("few_rounds", "0 is the rule book's game, which is short without Items and with Skirmishes only")
_ours = ByOption("skirmishes", {"always": SHORT}, otherwise=OURS)
LAST_ROUND_NOTE = ByOption("items", {False: SHORT}, otherwise=_ours)
_last_rounds = ByOption("skirmishes", {"always": deck.SHORTEST_GAMES}, otherwise=deck.SHORT_GAMES)
LAST_ROUNDS = ByOption("items", {False: deck.SHORTEST_GAMES}, otherwise=_last_rounds)
"""The last Rounds to choose from (FEUD-53). If armies fall in about 20 Rounds, a later last Round would make no
difference."""

OPTIONS = (
    Option("preset", "choice", "basic", PRESETS),
    Option("items", "switch", ByOption("preset", {"strikes": False}, otherwise=True)),
    Option("study", "switch", IN_TRUE),
    Option("reservation", "switch", IN_TRUE),
    Option("affinities", "switch", IN_TRUE),
    Option(
        "maneuvers",
        "prices",
        ByOption("preset", {"true": ALL_AVAILABLE}, otherwise={}),
        AVAILABLE,
        prices=LIST_PRICES,
        note=ByOption("reservation", {False: NO_REPLACEMENT}),
    ),
    Option(
        "skirmishes",
        "choice",
        ByOption("preset", {"true": "on", "skirmish": "always"}, otherwise="off"),
        deck.SKIRMISHES,
        note=IDLE,
    ),
    Option("kings_armor", "choice", "saved", deck.KINGS_ARMOR, note=NO_MATTER, added=True),
    Option("last_round", "choice", 0, LAST_ROUNDS, note=LAST_ROUND_NOTE, added=True),
    Option("maneuver_changes", DEFINED, {}, added=True, codec=CHANGES),
    Option("own_maneuvers", DEFINED, [], added=True, codec=OWN),
)
NUMBERS = (
    *("items", "study", "reservation", "affinities", "skirmishes", "maneuvers", "kings_armor"),
    *("last_round", "maneuver_changes", "own_maneuvers"),
)
"""The options that `rules.init` takes, in its order."""

GAME = Game(
    id="feud",
    rules=rules,
    fields=deck.FIELDS,
    options=OPTIONS,
    action_names=legality.ACTION_NAMES,
    max_legal=deck.MAX_LEGAL,
    max_seats=deck.SEATS,
    events=events.EVENTS,
    longest_history=events.longest_history,
    reasons=legality.REASONS,
    phases=deck.PHASES,
    narrate=words.narrate,
    word=words.word,
    explain=wording.explain,
    round_starts=frozenset({"deal", "first", "take_reserve", "refill", "draw", "reshuffle", "skirmish"}),
    round_ends=frozenset({"tally"}),
    census=deck.census,
    counts=strategy.COUNTS,
    outcomes=strategy.OUTCOMES,
    calibration_keys=("price",),
    deal_back=DEAL_BACK,
    network=encoding.NETWORK,
    levels={
        "beginner": "heuristic:endings=1:slips=1",
        "hard": "search:35000:expects=0.7",
        "expert": None,
    },
    level_note=LUCK,
    secret_phases=frozenset({"study", "arrange", "betray"}),
    trick_end="tally",
    memory_hides={"study": ("columns",)},
    orders=frozenset({"arrange"}),
    retractable=frozenset({"lock", "pass_window", "place"}),
    numbers=NUMBERS,
    workshop=WORKSHOP,
    seats=deck.SEATS,
)
