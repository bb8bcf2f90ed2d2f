"""What all strangers do who check records: they insist, and do not believe.

Like them it imports nothing of the program.
"""


class Unbelievable(AssertionError):  # noqa: N818
    pass


def insist(fine, rule, words):
    if not fine:
        raise Unbelievable(f"{rule}: {words}")


class Reader:
    """Goes through the events of a record, one by one; `told` are the additions that it does not pass over."""

    def __init__(self, record, told=()):
        self.record = record
        self.options = record["options"]
        self.players = len(record["seats"])
        insist(self.options.get("players", 2) == self.players, "records", "one entry a seat")
        self.events = [event for event in record["events"] if event["event"][:2] != "x_" or event["event"] in told]
        self.at = 0
        self.round = 0

    def peek(self):
        return self.events[self.at] if self.at < len(self.events) else {"event": None}

    def next(self, kind, **fields):
        """The next event; it is of this kind and has these fields, beside others."""
        event = self.peek()
        insist(event["event"] == kind, "records", f"event {self.at} is {event['event']}, not {kind} {fields}")
        for name, value in fields.items():
            insist(event.get(name) == value, "records", f"event {self.at}: {name} is {event.get(name)}, not {value}")
        self.at += 1
        return event

    def expect(self, rule, **fields):
        """The next event is exactly this one."""
        event = self.next(fields["event"])
        insist(event == fields, rule, f"event {self.at - 1} is {event}, not {fields}")

    def finish(self, winners, scores):
        """Nothing follows, and the result is this one."""
        insist(self.at == len(self.events), "records", "there is more after the end")
        shares = [1 / len(winners) if seat in winners else 0 for seat in range(self.players)]
        expected = {"winners": winners, "returns": shares, "scores": scores}
        insist(self.record["result"] == expected, "records", "result")
