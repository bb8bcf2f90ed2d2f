"""How a stranger to the program follows the maneuvers of a table's own: from docs/records.md alone."""

from independent_checkers.doubt import insist
from independent_checkers.feud_fight import is_item, is_strike

TOLD = (
    *("x_buy", "x_exchange", "x_renew", "x_keep", "x_empty_reserve", "x_shuffle", "x_foresee", "x_show_hand"),
    *("x_look_hand", "x_columns", "x_show_column", "x_arrange", "x_lock", "x_markers", "x_call", "x_raise"),
    *("x_points", "x_deny"),
)
ASKED = ("renew", "keep", "call", "raise", "swap", "show_column")
"""Steps that may need a choice."""
FIRST_CHOOSER = {"renew": "chance", "keep": "owner", "call": "owner", "raise": "owner", "swap": "chance"}
FIRST_PILE = {"renew": "under", "empty_reserve": "discard", "shuffle": "deck", "exchange": "any"}


class Planner:
    """Own maneuvers; the rest of the stranger has `sides`, `options`, `next` and the piles."""

    def own(self):
        return self.options.get("own_maneuvers", [])

    def begin_plans(self):
        """What holds for one Round."""
        self.denied = set()
        self.rethinkers = set()
        self.waiting = [[], []]
        for side in self.sides:
            side.shown = set()

    def own_allowed(self, seat, window):
        """Those that the seat can buy, by number."""
        found = []
        for number, plan in enumerate(self.own()):
            bought = plan.get("once", False) and number in self.bought[seat]
            cheap = plan["price"] <= self.sides[seat].points
            fine = window in plan["windows"] and cheap and not bought and self.holds(plan.get("needs"), seat)
            if fine and any(self.has_effect(step, seat, owner) for step, owner in self.steps(plan, seat)):
                found.append(number)
        return found

    def steps(self, plan, buyer):
        """Each step with the seat that it is about."""
        for step in plan["steps"]:
            default = "opponent" if step["step"] in ("look_hand", "look_columns", "steal") else "own"
            whose = "own" if step["step"] == "deny" else step.get("whose", default)
            if whose in ("own", "both"):
                yield step, buyer
            if whose in ("opponent", "both"):
                yield step, 1 - buyer

    def holds(self, condition, buyer):
        mine, theirs = self.sides[buyer], self.sides[1 - buyer]
        return {
            "fewer_points": mine.points < theirs.points,
            "more_points": mine.points > theirs.points,
            "fewer_units": mine.left() < theirs.left(),
            "more_units": mine.left() > theirs.left(),
            "marked": mine.markers > 0,
            "opponent_marked": theirs.markers > 0,
            "jack": mine.unit[0] == "J",
            "queen": mine.unit[0] == "Q",
            "king": mine.unit[0] == "K",
        }.get(condition, True)

    def face_down(self, side):
        return [at for at in range(6) if at != side.locked and at not in side.shown]

    def has_effect(self, step, buyer, owner):
        if not self.holds(step.get("if"), buyer):
            return False
        side, kind, pile = self.sides[owner], step["step"], self.pile(step)
        down = self.face_down(side)
        pairs = [at for at in down if at + 1 in down]
        return bool(
            {
                "exchange": (pile != "discard" and side.deck) or (pile != "deck" and side.discard),
                "keep": side.deck and len(side.reserve) < 5,
                "empty_reserve": side.reserve,
                "shuffle": side.discard if pile == "discard" else side.deck,
                "foresee": side.deck,
                "turn": len(down) > 1,
                "swap": pairs if step.get("by") == "buyer" else len(down) > 1,
                "show_column": down,
                "lock": side.locked is None,
                "unlock": side.locked is not None,
                "heal": side.markers,
                "wound": side.markers < 20,
                "call": side.guard,
                "raise": side.dead,
                "lose": side.points,
                "steal": side.points,
                "deny": step.get("rule") not in self.denied,
            }.get(kind, True)
        )

    def pile(self, step):
        return step.get("pile", FIRST_PILE.get(step["step"]))

    def buy_own(self, seat, window):
        event = self.next("x_buy", seat=seat, window=window)
        number = event["maneuver"]
        insist(number in self.own_allowed(seat, window), "FEUD-34", f"own maneuver {number} cannot be bought")
        plan = self.own()[number]
        insist(event["cost"] == plan["price"], "FEUD-33", "the price")
        self.sides[seat].points -= plan["price"]
        self.bought[seat].add(number)
        self.made[seat] += 1
        if plan.get("when") == "window_closes":
            self.waiting[seat].append(number)
            return
        for step, owner in self.steps(plan, seat):
            if self.has_effect(step, seat, owner):
                self.take(step, seat, owner)

    def take(self, step, buyer, owner):
        kind = step["step"]
        by = step.get("by", FIRST_CHOOSER.get(kind, "chance"))
        if kind in ASKED and by != "chance":
            self.made[buyer if by == "buyer" else owner] += 1
        getattr(self, f"take_{kind}")(step, buyer, owner)

    def carry_out_waiting(self):
        for seat in (0, 1):
            for number in sorted(self.waiting[seat]):
                for step, owner in self.steps(self.own()[number], seat):
                    if self.has_effect(step, seat, owner):
                        self.take(step, seat, owner)
        self.waiting = [[], []]

    def rethink(self):
        """Check the seats that rearrange their own columns."""
        for seat in sorted(self.rethinkers):
            side = self.sides[seat]
            side.locked, side.shown = None, set()
            self.lay(side, self.next("x_arrange", seat=seat)["columns"], side.laid(), "FEUD-8")
            self.made[seat] += 6
        self.rethinkers = set()

    def take_exchange(self, step, buyer, owner):
        event = self.next("x_exchange", seat=owner)
        insist(self.pile(step) in ("any", event["pile"]), "FEUD-33", "from this pile")
        self.do_tactical_adjustment(owner, event)

    def take_renew(self, step, buyer, owner):
        side, to = self.sides[owner], self.pile(step)
        count = min(step["count"], len(side.hand))
        discarded = set()
        if len(side.deck) < count:
            self.refill(owner)
        event = self.next("x_renew", seat=owner, to=to)
        lost, drew = event["lost"], event["drew"]
        insist(set(lost) <= side.hand and len(lost) == count, "FEUD-37", "cards of the hand")
        insist(sorted(drew) == sorted(side.deck[:count]), "FEUD-33", "the top cards come")
        side.deck = side.deck[count:]
        if to == "discard":
            discarded = set(lost)
        else:
            side.deck += lost[::-1]
        side.hand = (side.hand - set(lost)) | set(drew)
        side.discard |= discarded
        self.settle(owner)

    def settle(self, seat):
        """FEUD-6, FEUD-27."""
        self.mend(seat)
        if not self.can_keep(self.sides[seat]):
            self.free(self.sides[seat])

    def take_keep(self, step, buyer, owner):
        side = self.sides[owner]
        card = self.next("x_keep", seat=owner)["card"]
        insist(card in side.hand, "FEUD-29", "a card of the hand")
        side.hand.remove(card)
        side.reserve.append(card)
        self.draw(owner)
        self.settle(owner)

    def take_empty_reserve(self, step, buyer, owner):
        side, to = self.sides[owner], self.pile(step)
        event = self.next("x_empty_reserve", seat=owner, to=to)
        cards = self.permutation(event["cards"], side.reserve, "FEUD-29")
        side.reserve = []
        if to == "discard":
            side.discard |= set(cards)
        else:
            self.reshuffled(owner, [*side.deck, *cards])

    def reshuffled(self, seat, cards):
        deck = self.next("reshuffle", seat=seat, cause="maneuver")["deck"]
        self.sides[seat].deck = self.permutation(deck, cards, "FEUD-33")

    def take_shuffle(self, step, buyer, owner):
        side, whole = self.sides[owner], self.pile(step) == "discard"
        self.next("x_shuffle", seat=owner, discard=whole)
        cards = [*side.deck, *(side.discard if whole else ())]
        side.discard = set() if whole else side.discard
        self.reshuffled(owner, cards)

    def take_foresee(self, step, buyer, owner):
        self.next("x_foresee", seat=owner, cards=self.sides[owner].deck[: step["count"]])

    def take_show_hand(self, step, buyer, owner):
        event = self.next("x_show_hand", seat=owner)
        insist(set(event["cards"]) == self.sides[owner].hand, "FEUD-25", "the hand")

    def take_look_hand(self, step, buyer, owner):
        side = self.sides[owner]
        insist(set(self.next("x_look_hand", seat=buyer)["cards"]) == side.hand | side.laid(), "FEUD-52", "all cards")

    def take_look_columns(self, step, buyer, owner):
        """Told by `x_look` to the one who looks."""

    def take_arrange(self, step, buyer, owner):
        if step.get("by", "owner") == "owner":
            self.rethinkers.add(owner)
        elif owner == buyer:
            self.rethinkers.add(buyer)
        else:
            self.betrayers.add(buyer)

    def take_scatter(self, step, buyer, owner):
        side = self.sides[owner]
        side.locked, side.shown = None, set()
        event = self.next("x_columns", seat=owner, change="scattered")
        self.lay(side, event["columns"], side.laid(), "FEUD-39")

    def take_turn(self, step, buyer, owner):
        down = self.face_down(self.sides[owner])
        self.moved(owner, "turned", list(zip(down, reversed(down), strict=True)))

    def take_swap(self, step, buyer, owner):
        event = self.peek()
        one, other = event["one"] - 1, event["other"] - 1
        down = self.face_down(self.sides[owner])
        insist(one in down and other in down and one != other, "FEUD-33", "two columns that lie face down")
        insist(step.get("by") != "buyer" or other == one + 1, "FEUD-33", "a column and the next one")
        self.moved(owner, "swapped", [(one, other), (other, one)])

    def moved(self, seat, change, places):
        """FEUD-8: columns change places unless that breaks the Way of Order."""
        side = self.sides[seat]
        after = list(side.columns)
        for one, other in places:
            after[one] = side.columns[other]
        strikes = [at for at, card in enumerate(after) if is_strike(card)]
        if any(is_item(card) and at < strikes[0] for at, card in enumerate(after)):
            after = list(side.columns)
        self.next("x_columns", seat=seat, change=change, columns=after)
        side.columns = after

    def take_show_column(self, step, buyer, owner):
        side = self.sides[owner]
        event = self.next("x_show_column", seat=owner)
        insist(event["column"] - 1 in self.face_down(side), "FEUD-33", "a column that lies face down")
        insist(event["card"] == side.columns[event["column"] - 1], "FEUD-33", "the card that lies there")
        side.shown.add(event["column"] - 1)

    def take_lock(self, step, buyer, owner):
        side = self.sides[owner]
        event = self.next("x_lock", seat=owner)
        card, column = event["card"], event["column"] - 1
        insist(card in side.hand and not (is_item(card) and column == 0), "FEUD-27", "a card that can be locked there")
        side.hand.remove(card)
        side.columns[column] = card
        side.locked = column
        insist(self.can_keep(side), "FEUD-27", "the lock can be kept")

    def take_unlock(self, step, buyer, owner):
        self.free(self.sides[owner])

    def take_heal(self, step, buyer, owner):
        self.marked(owner, -min(step["count"], self.sides[owner].markers))

    def take_wound(self, step, buyer, owner):
        self.marked(owner, step["count"])

    def marked(self, seat, more):
        self.sides[seat].markers += more
        self.next("x_markers", seat=seat, markers=self.sides[seat].markers)

    def take_call(self, step, buyer, owner):
        event = self.next("x_call", seat=owner)
        self.do_replacement(owner, event)
        self.made[owner] -= 1

    def take_raise(self, step, buyer, owner):
        event = self.next("x_raise", seat=owner)
        self.do_resurrection(owner, event)
        self.made[owner] -= 1

    def take_gain(self, step, buyer, owner):
        self.sides[owner].points += step["count"]
        self.pointed()

    def take_lose(self, step, buyer, owner):
        self.sides[owner].points -= min(step["count"], self.sides[owner].points)
        self.pointed()

    def take_steal(self, step, buyer, owner):
        count = min(step["count"], self.sides[owner].points)
        self.sides[owner].points -= count
        self.sides[buyer].points += count
        self.pointed()

    def pointed(self):
        self.next("x_points", totals=[side.points for side in self.sides])

    def take_deny(self, step, buyer, owner):
        self.next("x_deny", rule=step["rule"])
        self.denied.add(step["rule"])
