"""A stranger's check of a Feud record: written from the rule page and the record page alone.

It reads the record as plain JSON, imports nothing of the program, follows every card of both packs from the first
shuffle to the end, and raises `Unbelievable` where the account breaks a rule.
"""

from independent_checkers.doubt import Reader, insist
from independent_checkers.feud_fight import Fighter, Side, is_item, is_strike
from independent_checkers.feud_own import TOLD, Planner

SUITS = "CDHS"
PRICED_WINDOWS = {
    "before_study": ("tactical_adjustment", "replacement", "resurrection"),
    "after_study": ("sabotage", "secret_tactical_adjustment"),
    "before_columns": ("confuse", "betrayal"),
    "end_of_round": ("heal",),
}
ONCE = ("replacement", "confuse", "betrayal")


class Stranger(Planner, Fighter, Reader):
    """Follows one record; `check` returns the points at the end."""

    def __init__(self, record):
        super().__init__(record, TOLD)
        self.first = None
        self.fought = 0
        self.skirmish = False
        self.slain = set()
        self.bought = [set(), set()]
        self.made = [0, 0]
        """Decisions of each seat, as the events tell them."""

    def permutation(self, cards, of, rule):
        insist(sorted(cards) == sorted(of), rule, f"{sorted(cards)} should be {sorted(of)} in some order")
        return list(cards)

    def check(self):
        self.deal()
        over = False
        while not over:
            over = self.play_round()
        winners, cause = over
        totals = [side.points for side in self.sides]
        self.next("game_end", winners=winners, scores=totals, cause=cause)
        self.finish(winners, totals)
        seats = [decision["seat"] for decision in self.record["decisions"]]
        insist([seats.count(0), seats.count(1)] == self.made, "records", f"{self.made} decisions were told")
        return totals

    def deal(self):
        """FEUD-1, FEUD-2, FEUD-4."""
        deal = self.next("deal", round=1)
        ranks = "3456789A2T" if self.options["items"] else "3456789"
        pack = [rank + suit for rank in ranks for suit in SUITS] + (["X1", "X2"] if self.options["items"] else [])
        self.sides = []
        for army, action in zip(deal["army"], deal["action"], strict=True):
            self.permutation(army, [rank + suit for rank in "JQK" for suit in SUITS], "FEUD-1")
            self.permutation(action, pack, "FEUD-2")
            self.sides.append(Side(army, action, self.options["reservation"]))
        insist(len(self.sides) == 2, "FEUD-1", "two players")
        self.bring_up([0, 1], "start")

    def bring_up(self, seats, cause):
        """FEUD-4, FEUD-12, FEUD-28."""
        for seat in seats:
            side = self.sides[seat]
            event = self.next("unit", seat=seat, cause=cause)
            if self.options["reservation"]:
                insist(event["card"] in side.guard, "FEUD-28", "the Unit comes from the Army Reserve")
                side.guard.remove(event["card"])
                self.refill_guard(side)
                insist(event["reserve"] == side.guard, "FEUD-28", f"the Army Reserve is {side.guard}")
                self.made[seat] += 1
            else:
                insist(event["card"] == side.army.pop(0), "FEUD-4", "the top Unit")
            side.unit = event["card"]

    def refill_guard(self, side):
        while self.options["reservation"] and len(side.guard) < 2 and side.army:
            side.guard.append(side.army.pop(0))

    def play_round(self):
        """A whole Round; (winners, cause) where the game is over."""
        self.round += 1
        self.bought = [set(), set()]
        self.begin_plans()
        self.fought = 0
        self.settle_first()
        if self.options["skirmishes"] == "always":
            self.play_skirmish()
        else:
            self.prepare()
            over = self.fight()
            if over:
                return over
        return self.tally()

    def settle_first(self):
        """FEUD-34."""
        late = "end_of_round" if self.options["skirmishes"] == "always" else ""
        windows = [self.windows(name) for name in self.options["maneuvers"]]
        windowed = any(late in each or not late for each in [*windows, *(plan["windows"] for plan in self.own())])
        if not windowed:
            return
        seat = self.next("first")["seat"]
        insist(seat in (0, 1), "FEUD-34", "a seat")
        points = [side.points for side in self.sides]
        if points[0] != points[1]:
            insist(points[seat] == min(points), "FEUD-34", "fewer points act first")
        elif self.round > 1:
            insist(seat != self.first, "FEUD-34", "the one who was not first")
        self.first = seat

    def prepare(self):
        """FEUD-5 to FEUD-8, with Study, Reservation and windows."""
        self.draw_hands()
        self.put_away()
        self.window("before_study")
        if self.options["study"] and "study" not in self.denied:
            self.hold_study()
        self.window("after_study")
        for seat, side in enumerate(self.sides):
            columns = self.next("arrange", seat=seat)["columns"]
            self.lay(side, columns, side.hand | side.laid(), "FEUD-7")
            self.made[seat] += 5 if side.locked is not None else 6
        self.betrayers = set()
        self.window("before_columns")
        self.rethink()
        for seat in sorted(self.betrayers):
            columns = self.next("betray", seat=seat)["columns"]
            victim = self.sides[1 - seat]
            victim.locked, victim.shown = None, set()
            self.lay(victim, columns, victim.laid(), "FEUD-40")
            self.made[seat] += 6

    def lay(self, side, columns, cards, rule):
        """FEUD-8, FEUD-27."""
        self.permutation(columns, cards, rule)
        strike = False
        for card in columns:
            insist(strike or not is_item(card), "FEUD-8", f"{card} needs a Strike before it in {columns}")
            strike = strike or is_strike(card)
        if side.locked is not None:
            insist(columns[side.locked] == side.columns[side.locked], "FEUD-27", "the locked card stays")
        side.columns = list(columns)
        side.hand = set()

    def draw_hands(self):
        taken = [False, False]
        for seat, side in enumerate(self.sides):
            if side.reserve:
                taken[seat] = self.next("take_reserve", seat=seat)["taken"]
                self.made[seat] += 1
        for seat in (0, 1):
            if taken[seat]:
                self.take_up(seat)
            self.draw(seat)

    def take_up(self, seat):
        side = self.sides[seat]
        self.next("draw", seat=seat, cards=side.reserve, **{"from": "reserve"})
        side.hand = set(side.reserve)
        side.reserve = []

    def draw(self, seat):
        """FEUD-5, FEUD-6."""
        side = self.sides[seat]
        wanted = 6 - len(side.hand | side.laid())
        if len(side.deck) < wanted:
            self.refill(seat)
        self.next("draw", seat=seat, cards=side.deck[:wanted], **{"from": "deck"})
        side.hand |= set(side.deck[:wanted])
        side.deck = side.deck[wanted:]
        self.mend(seat)

    def refill(self, seat):
        side = self.sides[seat]
        side.deck += self.permutation(self.next("refill", seat=seat)["pile"], side.discard, "FEUD-5")
        side.discard = set()

    def mend(self, seat):
        """FEUD-6: a hand without a Strike."""
        side = self.sides[seat]
        if any(is_strike(card, self.skirmish) for card in side.hand | side.laid()):
            return
        self.free(side)
        cards = set(side.deck) | side.hand
        if not any(is_strike(card, self.skirmish) for card in cards):
            cards |= side.discard
            side.discard = set()
        side.hand = set()
        side.deck = self.permutation(self.next("reshuffle", seat=seat, cause="no_strike")["deck"], cards, "FEUD-6")
        self.draw(seat)

    def free(self, side):
        """FEUD-27: no lock any more."""
        if side.locked is not None:
            side.hand.add(side.columns[side.locked])
            side.columns = [None] * 6
            side.locked = None

    def put_away(self):
        """FEUD-29, FEUD-30."""
        chosen = {}
        for seat, side in enumerate(self.sides):
            if self.options["reservation"] and side.deck:
                chosen[seat] = self.next("reserve", seat=seat)["card"]
                self.made[seat] += 1
        for seat, card in chosen.items():
            if card is None:
                continue
            side = self.sides[seat]
            insist(card in side.hand, "FEUD-29", f"seat {seat} does not hold {card}")
            side.hand.remove(card)
            side.reserve.append(card)
            if len(side.reserve) == 6:
                side.discard |= side.hand
                self.take_up(seat)
                self.mend(seat)
            else:
                self.draw(seat)

    def hold_study(self):
        """FEUD-25, FEUD-26."""
        for seat, side in enumerate(self.sides):
            self.lay(side, self.next("study", seat=seat)["columns"], side.hand, "FEUD-25")
            self.made[seat] += 6
        for seat in (0, 1):
            column = self.next("lock", seat=seat)["column"]
            insist(column in (None, 1, 2, 3, 4, 5, 6), "FEUD-26", "a column")
            self.sides[1 - seat].locked = None if column is None else column - 1
            self.made[seat] += 1
        for side in self.sides:
            kept = None if side.locked is None else side.columns[side.locked]
            side.hand = side.laid() - {kept}
            side.columns = [card if card == kept else None for card in side.columns]

    def window(self, name):
        """FEUD-33, FEUD-34."""
        turn, passes = self.first, 0
        while passes < 2:
            event = self.peek()
            could = self.first is not None and (self.allowed(turn, name) or self.own_allowed(turn, name))
            if not could:
                passes += 1
            elif event["event"] == "pass_window":
                self.next("pass_window", seat=turn, window=name)
                self.made[turn] += 1
                passes += 1
            else:
                passes = 0
                if event["event"] == "x_buy":
                    self.buy_own(turn, name)
                else:
                    self.buy(turn, name)
            turn = 1 - turn if turn is not None else None
        self.carry_out_waiting()

    def windows(self, maneuver):
        """The windows of one of the eight at this table."""
        usual = [window for window, names in PRICED_WINDOWS.items() if maneuver in names]
        return self.changes(maneuver).get("windows", usual)

    def changes(self, maneuver):
        return self.options.get("maneuver_changes", {}).get(maneuver, {})

    def allowed(self, seat, window):
        side = self.sides[seat]
        useful = {"replacement": side.guard, "resurrection": side.dead, "heal": side.markers}
        return [
            maneuver
            for maneuver, price in self.options["maneuvers"].items()
            if window in self.windows(maneuver)
            and price <= side.points
            and not (self.changes(maneuver).get("once", maneuver in ONCE) and maneuver in self.bought[seat])
            and useful.get(maneuver, True)
        ]

    def buy(self, seat, window):
        event = self.refilled_buy(seat, window)
        maneuver = event["maneuver"]
        insist(maneuver in self.allowed(seat, window), "FEUD-34", f"{maneuver} cannot be bought")
        insist(event["cost"] == self.options["maneuvers"][maneuver], "FEUD-33", "the price")
        getattr(self, f"do_{maneuver}")(seat, event)
        self.made[seat] += 1
        self.sides[seat].points -= event["cost"]
        self.bought[seat].add(maneuver)
        if maneuver in ("replacement", "resurrection") and self.changes(maneuver).get("by") == "chance":
            self.made[seat] -= 1

    def refilled_buy(self, seat, window):
        """The next `buy`; a Sabotage of an empty Action Deck has its refill before it."""
        if self.peek()["event"] == "refill":
            insist(not self.sides[1 - seat].deck, "FEUD-5", "only an empty deck is refilled here")
            self.refill(1 - seat)
        return self.next("buy", seat=seat, window=window)

    def do_tactical_adjustment(self, seat, event):
        side = self.sides[seat]
        took, gave = event["took"], event["gave"]
        insist(gave in side.hand, "FEUD-33", f"{gave} is not in the hand")
        side.hand = (side.hand - {gave}) | {took}
        self.made[seat] += 2
        if event["pile"] == "discard":
            insist(took in side.discard, "FEUD-33", f"{took} is not in the discard pile")
            side.discard = (side.discard - {took}) | {gave}
        else:
            insist(took in side.deck, "FEUD-33", f"{took} is not in the deck")
            cards = (set(side.deck) - {took}) | {gave}
            deck = self.next("reshuffle", seat=seat, cause="maneuver")["deck"]
            side.deck = self.permutation(deck, cards, "FEUD-33")
        insist(any(is_strike(card) for card in side.hand | side.laid()), "FEUD-36", "a Strike is left")
        insist(self.can_keep(side), "FEUD-36", "the lock can be kept")

    do_secret_tactical_adjustment = do_tactical_adjustment

    def can_keep(self, side):
        """FEUD-27: whether some arrangement keeps the lock and the Way of Order."""
        if side.locked is None or any(is_strike(card) for card in side.hand):
            return True
        tens = sum(card[0] == "T" for card in side.hand)
        return is_strike(side.columns[side.locked]) and tens >= side.locked

    def do_replacement(self, seat, event):
        side = self.sides[seat]
        insist(event["unit"] in side.guard, "FEUD-33", "a Unit of the Army Reserve")
        side.guard.remove(event["unit"])
        side.guard.append(side.unit)
        side.unit = event["unit"]
        self.made[seat] += 1
        self.next("unit", seat=seat, card=side.unit, cause="replacement", reserve=side.guard)

    def do_resurrection(self, seat, event):
        side = self.sides[seat]
        insist(event["unit"] in side.dead, "FEUD-33", "a dead Unit")
        side.dead.remove(event["unit"])
        army = self.next("reshuffle", seat=seat, cause="maneuver")["army"]
        side.army = self.permutation(army, [*side.army, event["unit"]], "FEUD-33")
        self.refill_guard(side)
        self.made[seat] += 1

    def do_sabotage(self, seat, event):
        if self.changes("sabotage").get("by") == "owner":
            self.made[1 - seat] += 1
            return self.take_renew({"step": "renew", "count": 1}, seat, 1 - seat)
        victim = self.sides[1 - seat]
        insist(event["lost"] in victim.hand, "FEUD-37", "a card of the hand, not the locked one")
        insist(event["drew"] == victim.deck[0], "FEUD-33", "the top card comes")
        victim.deck = [*victim.deck[1:], event["lost"]]
        victim.hand = (victim.hand - {event["lost"]}) | {event["drew"]}
        if not self.can_keep(victim):
            self.free(victim)
        self.mend(1 - seat)

    def do_confuse(self, seat, event):
        victim = self.sides[1 - seat]
        victim.locked, victim.shown = None, set()
        self.lay(victim, event["columns"], victim.laid(), "FEUD-39")

    def do_betrayal(self, seat, event):
        self.betrayers.add(seat)

    def do_heal(self, seat, event):
        self.sides[seat].markers -= 1

    def fight(self):
        """FEUD-9: six columns, or fewer where a Skirmish begins; (winners, cause) where the game is over."""
        for side in self.sides:
            side.last = None
        for _ in range(6):
            event = self.column()
            hit = event["hit"]
            jokers = sum(card[0] == "X" for card in event["cards"])
            if self.is_instant(event):
                side = self.sides[hit]
                points = 15 * side.markers
                self.next("killed", seat=hit, card=side.unit, markers=side.markers, instant=True, points=points)
                self.sides[1 - hit].points += points
                self.bury(side)
                if not side.left():
                    return [1 - hit], "army"
                self.bring_up([hit], "killed")
            elif self.skirmishes() and jokers and self.is_tie(event):
                self.play_skirmish()
                return None
        return None

    def skirmishes(self):
        return self.options["skirmishes"] != "off" and "skirmishes" not in self.denied

    def is_tie(self, event):
        """FEUD-21, FEUD-32, FEUD-45."""
        saved = event["saved"]
        kings = saved is not None and self.options["affinities"] and self.sides[saved].unit[0] == "K"
        return event["decided"] in ("tie", "healing") or (kings and self.options.get("kings_armor") == "tie")


def check(record):
    """Raise Unbelievable where the record breaks a rule; returns the points at the end."""
    return Stranger(record).check()
