"""A reader of what one seat or a spectator is told of a game of Feud: all that is public, from the events alone."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Half:
    """What lies on one player's half of the table; a number stands for cards that are only counted."""

    unit: str | None = None
    markers: int = 0
    points: int = 0
    army: int = 0
    guard: int = 0
    dead: set = field(default_factory=set)
    held: int = 0
    """Cards in the hand and in the columns."""
    open: dict = field(default_factory=dict)
    """The cards that lie face up, by column from 1."""
    lock: int | None = None
    deck: int = 0
    discard: set = field(default_factory=set)
    reserve: int = 0

    def bring_up(self, unit, cause, guard):
        stayed = self.guard - (guard is not None and cause != "replacement")
        self.army -= 1 if guard is None else guard - stayed
        self.guard = guard or 0
        self.unit = unit

    def take_back(self):
        self.open, self.lock = {}, None

    def put_away_open(self):
        """The columns go to the discard pile."""
        self.discard |= set(self.open.values())
        self.held -= len(self.open)
        self.take_back()


class Reader:
    """Folds events; `told` counts them by name."""

    def __init__(self, options):
        self.halves = [Half(), Half()]
        self.guards = 2 if options["reservation"] else 0
        self.first = None
        self.told = Counter()

    def read(self, event):
        self.told[event["event"]] += 1
        getattr(self, f"read_{event['event']}")(event)

    def half(self, event):
        return self.halves[event["seat"]]

    def read_deal(self, event):
        for half, army, action in zip(self.halves, event["army"], event["action"], strict=True):
            half.army, half.guard, half.deck = len(army) - self.guards, self.guards, len(action)

    def read_unit(self, event):
        guard = len(event["reserve"]) if "reserve" in event else None
        self.half(event).bring_up(event["card"], event["cause"], guard)

    def read_refill(self, event):
        half = self.half(event)
        assert len(event["pile"]) == len(half.discard)
        half.deck += len(half.discard)
        half.discard = set()

    def read_draw(self, event):
        half, count = self.half(event), len(event["cards"])
        half.held += count
        if event["from"] == "deck":
            half.deck -= count
        else:
            assert half.reserve == count
            half.reserve = 0

    def read_reshuffle(self, event):
        half = self.half(event)
        if "army" in event:
            return
        count = len(event["deck"])
        if event["cause"] == "maneuver":
            assert count == half.deck
            return
        if event["cause"] == "skirmish" or count > half.deck + half.held:
            assert count == half.deck + half.held + len(half.discard)
            half.discard = set()
        half.deck, half.held = count, 0
        half.take_back()

    def read_reserve(self, event):
        if event.get("card", "") is not None:
            half = self.half(event)
            half.held -= 1
            half.reserve += 1

    def read_study(self, event):
        self.half(event).open = dict(enumerate(event["columns"], 1))

    def read_lock(self, event):
        self.halves[1 - event["seat"]].lock = event["column"]
        if event["seat"] == 1:
            for half in self.halves:
                half.open = {column: card for column, card in half.open.items() if column == half.lock}

    def read_buy(self, event):
        half, other = self.half(event), self.halves[1 - event["seat"]]
        half.points -= event["cost"]
        maneuver = event["maneuver"]
        if event.get("pile") == "discard":
            half.discard = (half.discard - {event["took"]}) | {event["gave"]}
        elif maneuver == "resurrection":
            half.dead.remove(event["unit"])
            lacking = min(self.guards - half.guard, half.army + 1)
            half.guard += lacking
            half.army += 1 - lacking
        elif maneuver == "confuse":
            other.take_back()
        elif maneuver == "heal":
            half.markers -= 1

    def read_betray(self, event):
        self.halves[1 - event["seat"]].take_back()

    def read_column(self, event):
        for half, card, total in zip(self.halves, event["cards"], event["total"], strict=True):
            half.open[event["column"]] = card
            half.markers = total

    def read_place(self, event):
        self.half(event).open[event["column"]] = event["card"]

    def read_skirmish(self, event):
        if event["phase"] in ("start", "restart"):
            for half in self.halves:
                half.take_back()

    def read_killed(self, event):
        half = self.half(event)
        half.dead.add(event["card"])
        half.unit, half.markers = None, 0
        self.halves[1 - event["seat"]].points += event.get("points", 0)

    def read_tally(self, event):
        for half, total in zip(self.halves, event["totals"], strict=True):
            half.points = total
            half.put_away_open()

    def says_nothing_new(self, event):
        """Told in passing, or by what follows."""

    read_take_reserve = read_pass_window = read_x_look = read_arrange = read_game_end = says_nothing_new

    def read_first(self, event):
        self.first = event["seat"]

    def read_x_discard(self, event):
        half = self.half(event)
        half.held -= len(event["cards"])
        half.discard |= set(event["cards"])

    def read_x_unlock(self, event):
        half = self.half(event)
        assert half.lock == event["column"]
        half.take_back()
