"""The cards to decide on are visible, at their least size, in pairs of all states of a table and all screens.

The test sends one page one table after the other, as a server would. Each row of a covering array is a table in some
states at some size. Then its temporary elements disappear, and the stage must lie where it lay.
"""

import json
import random
from functools import cache
from types import SimpleNamespace

import msgspec
import pytest
from pairwise import pairwise
from player import open_table
from prepared import found
from waiting import STILL, TWO_FRAMES, until

from quarterdeck.server.tables.views import render_turn

SIZES = {
    (320, 460): 37,
    (320, 568): 50,
    (360, 560): 56,
    (360, 640): 56,
    (390, 844): 62,
    (640, 400): 50,
    (844, 390): 56,
    (820, 1180): 100,
    (1280, 800): 112,
    (1920, 1080): 150,
    (2560, 1440): 190,
}
"""Windows, and how wide a card in the middle is in each, at least; Feud's columns and Units nine tenths of it."""
SEATS = {"seas-of-strife": (3, 6), "turn-the-tide": (3, 5), "sea-change": (2, 8), "feud": (2, 2)}
TIMES = ("play", "pass", "leader", "scored")
"""What is being decided: by a card, cards to pass on, who leads, nothing after a round. Only one game has all."""
COMING = ("words", "hint", "clock", "request", "standin", "waits", "chat")
LONG = "Shall we play another one after this, if it is not too late for you all by then?"

TOLD = """async ([told, known]) => {
  const key = 'quarterdeck.known';
  localStorage.setItem(key, JSON.stringify(known ? { [told[0].game]: true } : {}));
  for (const message of told) {
    window.tell(message);
    await new Promise(requestAnimationFrame);
  }
}"""
STATE = """() => {
  const problems = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (one) => one.getBoundingClientRect();
  const named = ({ className, textContent }) =>
    `${className.toString().replace(/ ?svelte-\\w+/g, '')} ${textContent.trim().slice(0, 24)}`;
  const wrong = (one, what) => problems.push(`${named(one)} ${what}`);
  const hits = (one, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (one.contains(there) || there.contains(one));
  };
  for (const part of ['.asked', '.plate', '.plate .stats', '[data-tool=menu]', '.hand [data-card]', '.spot, .cell'])
    if (all(part).length === 0) problems.push(`no ${part}`);
  for (const one of all('.asked, div.plate, button.plate, [data-tool=menu], .stage .buttons .button, .tide')) {
    const { left, top, right, bottom, width, height } = box(one);
    const [x, y] = [Math.min(6, width / 4), Math.min(6, height / 4)];
    const corners = [left + x, right - x].flatMap((across) => [top + y, bottom - y].map((down) => [across, down]));
    const seen = [[left + width / 2, top + height / 2], ...corners].every(([across, down]) => hits(one, across, down));
    if (width * height === 0 || !seen) wrong(one, `is covered at ${[left, top, right, bottom].map(Math.round)}`);
  }
  for (const card of all('.hand [data-card]')) {
    // Neighbours in a fan may lie over all but the corner with the rank, and a barred card rests lower.
    const { left, top, width, height, bottom } = box(card);
    const seen = [0.15, 0.3].some((share) => hits(card, left + width * share, top + 12 + height * 0.1));
    if (!seen || bottom > innerHeight + 24) wrong(card, 'in the hand is covered');
  }
  for (const card of all('.trick > li, .spot:not(.bare), .cell, .unit')) {
    const { left, top, right, bottom, width, height } = box(card);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong(card, 'leaves the page');
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there?.closest('.slot, .hand, .asked, .plate')) wrong(card, `lies under ${named(there)}`);
  }
  for (const one of all('.stage *, header, header *')) {
    const shown = getComputedStyle(one).overflowY !== 'visible';
    if (!shown || one.matches('.clip, .name') || one.closest('.ground, .log, .chat, .hidden-label, svg')) continue;
    if (one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 1)
      wrong(one, `is cut: ${one.scrollHeight} of ${one.clientHeight}`);
  }
  // What lies over a question mark of the log is as large as a finger.
  const buttons = '.stage button:not(.hand button, .plate, .cell, .why, p span button, p > button), header .button';
  for (const one of all(buttons)) {
    const { width, height } = box(one);
    if (width > 0 && Math.min(width, height) < 43.5) wrong(one, `is ${Math.round(width)} x ${Math.round(height)}`);
  }
  for (const one of all("section[aria-label='First words'] .text, section[aria-label='はじめてのゲーム'] .text")) {
    const lines = new Set([...one.getClientRects()].map(({ top }) => Math.round(top / 8)));
    if (innerWidth <= 360 && lines.size > 2) wrong(one, `takes ${lines.size} lines`);
  }
  const inSight = all('header [role=group] .button').filter((one) => box(one).width > 0 && one.dataset.tool !== 'hint');
  if (inSight.length > 3) problems.push(`${inSight.length} tools beside Hint and Rules`);
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    problems.push(`the page is ${scrollWidth} x ${scrollHeight}`);
  const cards = all(document.querySelector('.bids') ? '.tide' : 'span.spot, .cell, .unit');
  const { x, y, width, height } = box(document.querySelector('.field'));
  return { problems, card: Math.min(...cards.map((one) => one.offsetWidth)), stage: [x, y, width, height] };
}"""
STAGED = """([size, something]) => innerWidth === size[0] && innerHeight === size[1]
  && document.querySelector('.stage') !== null
  && something === (document.querySelector('.slot :is(p, section, .button)') !== null)"""


def rows():
    """Each pair of states, sizes, games, numbers of seats, languages and sizes of cards; at each size all at once."""
    rng = random.Random(1)
    every = []
    for size in SIZES:
        for game in SEATS:
            for _ in range(60):
                states = {state: rng.random() < 0.5 for state in COMING}
                every.append(_row(rng, size, game, states))
    chosen = pairwise(every)
    chosen += [_row(rng, size, game, dict.fromkeys(COMING, True)) for size in SIZES for game in SEATS]
    return chosen


def _row(rng, size, game, states):
    language = rng.choice(("en-GB", "ja-JP"))
    return {
        "size": size,
        "game": game,
        "seats": rng.choice(SEATS[game]),
        "time": rng.choice(TIMES if game == "seas-of-strife" else TIMES[:1] if game == "feud" else TIMES[::3]),
        "language": language,
        # Two visits of each game have every pair of game, language and size of cards.
        "large": (language == "ja-JP") == (list(SEATS).index(game) % 2 == 0),
        **states,
    }


def _is(game, seats, time):
    """Whether a table is at such a moment, for `found`."""

    def holds(table):
        told = [each["event"] for each in table.events(0)]
        phase = table.game.phase(table.full_state()[0])
        if time == "scored":
            return told[-1:] == ["round_end"] or "round_end" in told[-3:]
        if 0 not in table.pending or len(table.legal(0)) < 2:
            return False
        if time == "leader":
            return phase == "choose_leader"
        if time == "pass":
            return phase == "pass"
        if game == "feud":
            return True
        if game == "turn-the-tide":
            return table.ply > 8
        return "trick" in told and told[-min(seats - 1, 3) :] == ["play"] * min(seats - 1, 3)

    return holds


@cache
def position(game, seats, time):
    options = {} if game == "feud" else {"players": seats}
    return found(game, {**options, **({"passing": True} if time == "pass" else {})}, _is(game, seats, time))


def _steps(table, row):
    """The steps of a table; where first words are to stand, those that let the aim stand, or what came after it."""
    steps = msgspec.to_builtins(table.steps())
    if not row["words"]:
        return steps
    asked = [each for each in steps[:-1] if 0 in each["pending"]]
    return [*asked[: row["seats"] > SEATS[row["game"]][0]], steps[-1]]


def message(base, row):
    table = position(row["game"], row["seats"], row["time"])
    names = ["Ada", "Benedict", "Cleo", "Dag", "Eva", "Finn", "Gustav", "Hana"][: row["seats"]]
    person = dict(base["seats"][0])
    seats = [{**person, "seat": seat, "name": name, "host": seat == 0} for seat, name in enumerate(names)]
    if row["standin"]:
        seats[1] = {**seats[1], "online": False, "away": 20.0, "bot_in": 40.0}
    turn = json.loads(msgspec.json.encode(render_turn(SimpleNamespace(phase="playing"), table, 0, {})))
    left = [8.5 if row["clock"] else 300.0] + [300.0] * (row["seats"] - 1)
    return {
        **base,
        "game": row["game"],
        "options": table.options,
        "seats": seats,
        "you": 0,
        "here": [0],
        "phase": "playing",
        "hints": True,
        "events": table.events(0),
        "steps": _steps(table, row),
        "turn": {**turn, "undo": "now"},
        "clock": {"left": left, "running": [0], "paused": False},
        "rhythm": {"decision": None, "budget": 600.0, "increment": 5.0},
        "proposal": {"kind": "take_back", "seat": 1, "yes": [1], "wanted": [0]} if row["request"] else None,
        "chat": [],
        "notices": [],
        "next": None,
        "over": None,
        "deal": None,
    }


TAP = """(() => {
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      window.tell = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(data) {
      if (JSON.parse(data).type === 'ping') super.send(data);
    }
  };
})();"""
"""Delivers messages from the test to the page, and drops the page's own except pings."""


def calm(row):
    return {**row, **dict.fromkeys(COMING, False)}


def show(page, base, row):
    """Send the page the table of a row, and do what the row needs of the reader."""
    told = message(base, row)
    apart = {**told, "you": None, "here": [], "turn": {**told["turn"], "legal": [], "illegal": []}}
    page.evaluate(TOLD, [[apart, told], not row["words"]])
    page.locator("[data-asked], .stage").first.wait_for()
    said = {"type": "said", "name": "Benedict", "text": LONG, "at": 1_800_000_000, "seat": 1, "who": "ben"}
    more = [said] * row["chat"] + [{"type": "waiting", "waits": True}] * row["waits"]
    page.evaluate("(told) => told.forEach((message) => window.tell(message))", more)
    if row["hint"] and row["time"] != "scored":
        page.keyboard.press("h")


def look(page, row):
    """Return the page's problems, the width of the middle's cards, and the place of the stage."""
    something = any(row[state] for state in COMING if state != "hint" or row["time"] != "scored")
    page.wait_for_function(STAGED, arg=[row["size"], something])
    page.evaluate(TWO_FRAMES)
    page.wait_for_function(STILL)
    return page.evaluate(STATE)


def assert_seen(page, base, row):
    """Return the problems of a row: parts that are hidden or too small, or a stage that moved."""
    width, height = row["size"]
    page.set_viewport_size({"width": width, "height": height})
    show(page, base, calm(row))
    before = look(page, calm(row))
    show(page, base, row)
    after = look(page, row)
    least = SIZES[row["size"]] * (0.9 if row["game"] == "feud" else 1)
    problems = [*before["problems"], *(f"then {each}" for each in after["problems"])]
    if before["stage"] != after["stage"]:
        problems.append(f"the stage moved from {before['stage']} to {after['stage']}")
    if after["card"] < int(least):
        problems.append(f"a card in the middle is {after['card']} wide, not {least}")
    return problems


def visit_with(visit, game, language, large):
    """Open a page at a table of the server. Later messages come from the test."""
    visitor = visit(locale=language, viewport={"width": 360, "height": 640})
    visitor.context.add_init_script(TAP)
    settings = json.dumps({"speed": "off", "movement": "off", "cardSize": "large" if large else "normal"})
    visitor.context.add_init_script(f"localStorage.setItem('quarterdeck', '{settings}')")
    bots = ["beginner"] if game == "feud" else ["beginner", "beginner"]
    open_table(visitor, ["person", *bots], game)
    until(visitor.page, lambda: any('"type":"table"' in frame for frame in visitor.received))
    return visitor.page, next(json.loads(frame) for frame in visitor.received if '"type":"table"' in frame)


def assert_rows(visit, chosen):
    found, pages = {}, {}
    for row in chosen:
        key = row["game"], row["language"], row["large"]
        if key not in pages:
            pages[key] = visit_with(visit, *key)
        page, base = pages[key]
        problems = assert_seen(page, base, row)
        if problems:
            found[str({name: value for name, value in row.items() if value is not False})] = problems
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)
    return page


def assert_menu_has_keys(page):
    """What the menu opens is reached and left by the keyboard, and gives the focus back."""
    page.locator("[data-tool=menu]").press("Enter")
    page.locator("dialog[open] [data-tool=scores]").press("Enter")
    page.locator("dialog[open]", has=page.locator("table, p")).wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.tool") == "menu"


def test_what_is_decided_is_seen_in_all_states_at_once(visit):
    at_once = [row for row in rows() if all(row[state] for state in COMING)]
    games = dict(zip(SIZES, [*SEATS] * 3, strict=False))
    assert_menu_has_keys(assert_rows(visit, [row for row in at_once if row["game"] == games[row["size"]]]))


@pytest.mark.slow
def test_every_two_states_together(visit):
    assert_rows(visit, rows())
