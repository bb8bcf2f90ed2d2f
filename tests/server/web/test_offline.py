"""The page's own table answers like a server's: games at one device are recorded at a server and replayed in the page.

After each message, the test compares all that the reader has received, not the number of messages. It has no bots,
because their seeds differ between page and server; `frontend/tests/local.test.mjs` tests these.
"""

import json
import random
import subprocess
from pathlib import Path

import pytest
from play import Seat
from servers import FREE

pytestmark = [pytest.mark.slow, pytest.mark.server(limits=FREE)]
REPLAY = Path(__file__).with_name("offline.mjs")
FRONTEND = Path(__file__).parents[3] / "frontend"
LOAD = """
const { createServer } = await import('vite');
const server = await createServer({ configFile: 'vitest.config.ts', server: { middlewareMode: true, watch: null } });
await server.ssrLoadModule(process.argv[1]).finally(() => server.close());
"""
"""Runs a program with Vite, because the program imports TypeScript."""
ALIKE = ("phase", "you", "hints", "over", "proposal", "next", "title")
"""Fields of `Company` that page and server both set; the page has no host, spectators, chat or clock."""
MOST = 120
"""Number of messages sent in one game, after which its people agree to end it."""
GAMES = (
    ("seas-of-strife", 3, {"options": {"players": 3, "target": 3}, "hints": True}),
    ("seas-of-strife", 3, {"options": {"players": 3, "rules": "strife"}, "memory": "strict"}),
    ("turn-the-tide", 3, {"options": {"players": 3}, "hints": True}),
    ("sea-change", 2, {"options": {"players": 2}, "take_back": False}),
    ("feud", 2, {"options": {"preset": "true"}}),
)


class Device(Seat):
    """The connection of people who play at one device, and what it shows after each message."""

    def __init__(self, line):
        super().__init__(line)
        self.state, self.known, self.steps_made = {}, None, []

    def take(self, timeout=60):
        message = super().take(timeout)
        if message["type"] in ("seats", "table"):
            self.state = {name: message[name] for name in ALIKE}
            self.state["seats"] = [(seat["kind"], seat["name"], seat["standin"]) for seat in message["seats"]]
        elif message["type"] == "known":
            self.known = message
        return message

    def send(self, kind, /, **fields):
        """Send a message, wait for all its effects, and store what the device then shows."""
        self.refusals, self.known = [], None
        self.line.say(kind, **fields)
        self.line.say("say", text="and then?")
        self.until("said")
        self.steps_made.append({"message": {"type": kind, **fields}, "shown": self.shown()})

    def shown(self):
        turn = self.turn and {**self.turn, "undo": self.turn.get("undo")}
        refused = [(refusal["code"], refusal["reason"]) for refusal in self.refusals]
        game = {"events": self.events, "steps": self.steps, "turn": turn, "refused": refused, "known": self.known}
        return {**self.state, "phase": self.phase, **game}


def asked(device, people, choose):
    """Return a random message of a person at the device, usually of the person for whom the game waits."""
    turn, held = device.turn or {}, device.state["you"]
    pending, chosen = turn.get("pending", []), turn.get("chosen", [])
    if held is None or (pending and held not in pending and choose.random() < 0.8):
        return "hold", {"seat": choose.choice(pending or [*range(people)])}
    if device.state["proposal"] and choose.random() < 0.5:
        return "answer", {"yes": choose.random() < 0.7}
    if turn.get("legal") and choose.random() < 0.75:
        actions, name = [choose.choice(turn["legal"])], f"{choose.randrange(10**9)}"
        return "decide", {"count": turn["count"], "actions": actions, "id": name}
    count = turn.get("count", 0)
    return choose.choice(
        [
            ("decide", {"count": count, "actions": [choose.randrange(60)]}),
            ("decide", {"count": count + choose.choice([-1, 1]), "actions": turn.get("legal", [0])[:1]}),
            ("decide", {"count": count, "actions": choose.choice([[], [9999]])}),
            ("change", {"count": count - len(chosen), "actions": choose.choice([chosen, [8], [40]])}),
            ("propose", {"kind": choose.choice(["take_back", "hints"])}),
            ("answer", {"yes": False}),
            ("hint", {}),
            ("hold", {"seat": choose.choice([None, 7, *range(people)])}),
            ("arrange", {"title": f"Game {choose.randrange(9)}"}),
            ("return", {}),
        ]
    )


def recorded(server, game, people, more, seed):
    choose = random.Random(seed)
    names = ["Ada", "Ben", "Cy"][:people]
    guest = server.guest(names[0])
    table = guest.create("person", *({"kind": "person", "name": name} for name in names[1:]), game=game, **more)
    device = Device(guest.sit(table))
    device.until("table")
    while len(device.steps_made) < MOST and device.phase != "finished":
        kind, fields = asked(device, people, choose)
        device.send(kind, **fields)
    if device.phase != "finished":
        device.send("hold", seat=0)
        if device.state["proposal"]:
            device.send("answer", yes=False)
        device.send("propose", kind="end")
        for seat in range(1, people):
            device.send("hold", seat=seat)
            device.send("answer", yes=True)
    assert device.phase == "finished"
    record = guest.record(table)
    device.line.close()
    return {"game": game, "people": names, "more": more, "steps": device.steps_made, "record": record}


def test_the_page_answers_as_the_server_does(server, tmp_path):
    traces = [recorded(server, *game, seed) for game in GAMES for seed in range(2)]
    file = tmp_path / "traces.json"
    file.write_text(json.dumps({"alike": ALIKE, "traces": traces}), encoding="utf-8")
    command = ["node", "--input-type=module", "-e", LOAD, str(REPLAY), str(file)]
    replayed = subprocess.run(command, cwd=FRONTEND, capture_output=True, text=True, check=False)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
