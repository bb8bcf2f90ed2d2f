/** A connection to a table, over sockets that the test controls. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { TableConnection } from '../src/client/table/connection.svelte.ts';

const pong = { type: 'pong' };

class Socket {
  static OPEN = 1;
  static all = [];
  /** Whether the other end answers pings. */
  static answers = true;
  readyState = Socket.OPEN;
  sent = [];
  constructor(url) {
    this.url = url;
    Socket.all.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
    if (Socket.answers && text === '{"type":"ping"}') this.say(pong);
  }
  close() {
    this.readyState = 3;
  }
  /** Send a message as the server. */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}
globalThis.WebSocket = Socket;

const last = () => Socket.all.at(-1);
/** The decisions sent by the last connection, without their ids. */
const decisions = () => last().sent.flatMap(({ id, ...message }) => (id ? [message] : []));
const turn = (more = {}) => ({ pending: [0], count: 0, legal: [3, 4], chosen: [], alternatives: [], ...more });
const event = (name) => ({ event: name });
const step = (events) => ({ events, pending: [0], phase: 'play' });
const table = (more = {}) => ({
  type: 'table',
  phase: 'playing',
  you: 0,
  here: [0],
  seats: [
    { name: 'Ada', standin: null },
    { name: 'Bo', standin: null },
  ],
  clock: null,
  deal: null,
  chat: [],
  first: 0,
  events: [event('a')],
  steps: [step(1)],
  turn: turn(),
  ...more,
});
const update = (more = {}) => ({
  type: 'update',
  first: 1,
  events: [],
  steps: [],
  phase: 'playing',
  turn: turn(),
  ...more,
});

/** A connection that has received a table, with timers that the test controls. */
function connected(context, more = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connection = new TableConnection('t', more.watch);
  context.onTestFinished(() => {
    connection.close();
    vi.useRealTimers();
  });
  if (more.table !== null) last().say(table(more.table));
  return connection;
}
const names = ({ table: shown }) => shown.events.map(({ event: name }) => name).join('');
/** Lose the connection, and reconnect with this table. */
function comeBack(more) {
  last().lose();
  vi.advanceTimersByTime(400);
  last().say(table(more));
}

test('the address says who looks on, and what this browser can read', (context) => {
  connected(context);
  assert.equal(last().url, 'wss://cards.example.org/api/tables/t/socket?packed=yes&parts=yes');
  new TableConnection('a b', true).close();
  assert.equal(last().url, 'wss://cards.example.org/api/tables/a%20b/socket?watch=yes&packed=yes&parts=yes');
});

test('what is new is added once, and after a gap the whole table is fetched', (context) => {
  const connection = connected(context);
  last().say(update({ first: 0, events: [event('a'), event('b')], steps: [step(1), step(2)] }));
  assert.equal(names(connection), 'ab');
  assert.deepEqual(
    connection.table.steps.map(({ events }) => events),
    [1, 2],
  );
  const before = Socket.all.length;
  last().say(update({ first: 3, events: [event('d')] }));
  assert.deepEqual([names(connection), Socket.all.length], ['ab', before + 1]);
});

test('a long game comes in parts, the first of which begins anew', (context) => {
  const connection = connected(context, { table: null });
  const part = (first, name) => ({ type: 'earlier', first, events: [event(name)], steps: [step(first + 1)] });
  for (const message of [part(0, 'x'), part(0, 'a'), part(1, 'b')]) last().say(message);
  last().say(table({ first: 2, events: [event('c')], steps: [step(3)] }));
  assert.equal(names(connection), 'abc');
  assert.deepEqual([connection.table.first, connection.table.steps.length, connection.snapshots], [0, 3, 1]);
});

test('a decision is on its way until it is answered, and no other is made meanwhile', (context) => {
  const connection = connected(context);
  assert.ok(connection.decide([3]));
  assert.ok(!connection.decide([4]));
  assert.deepEqual(decisions(), [{ type: 'decide', count: 0, actions: [3] }]);
  last().say(update());
  assert.ok(connection.deciding, 'somebody else has decided');
  last().say(update({ turn: turn({ count: 1 }) }));
  assert.ok(!connection.deciding);
});

test('a choice that waits to be revealed is changed, and so it is answered', (context) => {
  const waiting = { count: 2, chosen: [3], legal: [], alternatives: [3, 4] };
  const connection = connected(context, { table: { turn: turn(waiting) } });
  connection.decide([4]);
  assert.deepEqual(decisions(), [{ type: 'change', count: 1, actions: [4] }]);
  last().say(update({ turn: turn(waiting) }));
  assert.ok(connection.deciding);
  last().say(update({ turn: turn({ ...waiting, chosen: [4] }) }));
  assert.ok(!connection.deciding);
});

const pings = () => last().sent.filter(({ type }) => type === 'ping').length;
/** A connection whose pings get no answer of themselves. */
function silent(context) {
  Socket.answers = false;
  context.onTestFinished(() => (Socket.answers = true));
  return connected(context);
}
/** Let time pass, also for timers started meanwhile. */
function pass(milliseconds) {
  for (let at = 0; at < milliseconds; at += 1) vi.advanceTimersByTime(1);
}
function showPage(visible) {
  Object.assign(document, { hidden: !visible, visibilityState: visible ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a connection through which nothing comes is doubted, told as lost, and made anew', (context) => {
  const connection = silent(context);
  pass(3999);
  assert.equal(pings(), 0);
  pass(1);
  assert.equal(pings(), 1);
  last().say(pong);
  pass(8499);
  assert.deepEqual([pings(), connection.status], [2, 'open']);
  pass(1);
  assert.equal(connection.status, 'lost', 'told within ten seconds after the last sign of life');
  last().say(pong);
  assert.equal(connection.status, 'open', 'it was only slow');
  const before = Socket.all.length;
  pass(4000);
  pass(10_000);
  assert.equal(last().readyState, 3);
  pass(400);
  assert.deepEqual([Socket.all.length, connection.status], [before + 1, 'lost']);
  last().say(table());
  assert.equal(connection.status, 'open');
});

test('a decision asks at once whether anybody hears it, and is sent again by the next connection', (context) => {
  const connection = silent(context);
  connection.decide([3]);
  assert.equal(pings(), 1);
  pass(4500);
  assert.deepEqual([connection.status, connection.deciding], ['lost', true]);
  pass(5500);
  pass(400);
  last().say(table());
  assert.deepEqual(decisions(), [{ type: 'decide', count: 0, actions: [3] }]);
});

test('what never opens is given up', (context) => {
  connected(context);
  last().lose();
  pass(400);
  const before = Socket.all.length;
  pass(10_000);
  pass(800);
  assert.equal(Socket.all.length, before + 1);
});

test('while the page is behind others nothing is asked; before the reader again it is, at once', (context) => {
  context.onTestFinished(() => showPage(true));
  const connection = silent(context);
  pass(4000);
  showPage(false);
  pass(60_000);
  assert.deepEqual([pings(), connection.status], [1, 'open']);
  showPage(true);
  assert.equal(pings(), 2);
  pass(4500);
  assert.equal(connection.status, 'lost');
  const before = Socket.all.length;
  dispatchEvent(new Event('online'));
  assert.equal(Socket.all.length, before + 1, 'another network: no reason to wait for the old connection');
});

test('what was refused is said until the next thing is', (context) => {
  const connection = connected(context);
  connection.decide([3]);
  last().say({ type: 'refused', code: 'illegal', message: '', reason: null });
  assert.deepEqual([connection.refusal.code, connection.deciding], ['illegal', false]);
  connection.send({ type: 'concede' });
  assert.equal(connection.refusal, null);
});

test('without an answer the connection is made anew, unless the table waits for its database', (context) => {
  const connection = connected(context);
  connection.decide([3]);
  const before = Socket.all.length;
  last().say({ type: 'waiting', waits: true });
  vi.advanceTimersByTime(15_000);
  assert.equal(Socket.all.length, before);
  last().say({ type: 'waiting', waits: false });
  vi.advanceTimersByTime(14_999);
  assert.equal(Socket.all.length, before);
  vi.advanceTimersByTime(1);
  assert.equal(Socket.all.length, before + 1);
  assert.ok(connection.deciding);
});

test('after a loss one that came too late is said to be, one that has arrived is not', (context) => {
  const connection = connected(context);
  const fate = (more) => {
    comeBack({ turn: turn() });
    connection.decide([3]);
    const decided = last().sent.findLast(({ id }) => id)?.id;
    comeBack(typeof more === 'function' ? more(decided) : more);
    return [connection.deciding, connection.refusal?.code ?? null, last().sent.length];
  };
  assert.deepEqual(fate({ turn: turn({ legal: [4] }) }), [false, 'late', 0]);
  assert.deepEqual(
    fate((decided) => ({ turn: turn({ count: 1 }), decided })),
    [false, null, 0],
  );
  assert.deepEqual(fate({ turn: turn({ count: 1 }), decided: 'another' }), [false, 'late', 0], 'a bot has decided');
  assert.deepEqual(fate({ turn: null }), [false, null, 0]);
});

test('after a loss a decision that still counts is sent again by its id, and no other has the same', (context) => {
  const connection = connected(context);
  connection.decide([3]);
  const [{ id }] = last().sent;
  assert.match(id, /^[A-Za-z0-9_-]{16}$/);
  last().lose();
  vi.advanceTimersByTime(400);
  assert.deepEqual(last().sent, []);
  last().say(table());
  assert.deepEqual(decisions(), [{ type: 'decide', count: 0, actions: [3] }]);
  assert.equal(last().sent[0].id, id);
  assert.ok(connection.deciding, 'it still counts');
  last().say(table({ turn: turn({ count: 1 }), decided: id }));
  assert.ok(!connection.deciding);
  connection.decide([4]);
  assert.notEqual(last().sent.at(-1).id, id);
});

test('a decision is taken back before it is sent; one that was sent may have arrived', (context) => {
  const connection = connected(context);
  const state = () => [connection.deciding, connection.undoWay ?? null];
  last().lose();
  connection.decide([3]);
  assert.deepEqual([...state(), connection.decide([4])], [true, 'now', false]);
  connection.undo();
  assert.deepEqual([...state(), connection.decide([4])], [false, null, true]);
  vi.advanceTimersByTime(400);
  assert.deepEqual([last().sent, ...state()], [[], true, 'now'], 'nobody has said yet what the table is');
  last().say(table());
  const { id } = last().sent[0];
  assert.deepEqual([decisions(), ...state()], [[{ type: 'decide', count: 0, actions: [4] }], true, null]);
  last().lose();
  connection.undo();
  assert.deepEqual(state(), [true, null]);
  vi.advanceTimersByTime(800);
  last().say(table());
  assert.deepEqual([last().sent.flatMap(({ id: sent }) => sent ?? []), ...state()], [[id], true, null]);
});

test('what is decided once the connection is told as lost is kept until it is known not to be', (context) => {
  const connection = silent(context);
  pass(8500);
  connection.decide([3]);
  assert.deepEqual([connection.status, connection.undoWay, decisions()], ['lost', 'now', []]);
  last().say(pong);
  assert.deepEqual([connection.status, connection.undoWay, decisions().length], ['open', undefined, 1]);
});

test('a changed choice that was never sent is taken back to the one that waits', (context) => {
  const waiting = { count: 2, chosen: [3], legal: [], alternatives: [3, 4], undo: 'ask' };
  const connection = connected(context, { table: { turn: turn(waiting) } });
  last().lose();
  connection.decide([4]);
  assert.equal(connection.undoWay, 'now');
  connection.undo();
  assert.equal(connection.undoWay, 'ask');
  vi.advanceTimersByTime(400);
  last().say(table({ turn: turn(waiting) }));
  assert.deepEqual(decisions(), []);
});

test('it waits longer after each attempt, up to a limit, and shortly again once it was back', (context) => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  connected(context);
  for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
    const before = Socket.all.length;
    last().lose();
    vi.advanceTimersByTime(wait - 1);
    assert.equal(Socket.all.length, before, `not before ${wait} ms`);
    vi.advanceTimersByTime(1);
    assert.equal(Socket.all.length, before + 1, `after ${wait} ms`);
  }
  last().say(table());
  const before = Socket.all.length;
  last().lose();
  vi.advanceTimersByTime(400);
  assert.equal(Socket.all.length, before + 1);
});

test('where the server says that it is of no use it does not come back', (context) => {
  connected(context);
  const ends = { 4404: 'gone', 4406: 'barred', 4407: 'barred', 4410: 'shut', 4423: 'closed' };
  const connections = Object.entries(ends).map(([code, end]) => {
    const connection = new TableConnection('t');
    last().lose(Number(code));
    assert.equal(connection.status, end);
    return connection;
  });
  const before = Socket.all.length;
  vi.advanceTimersByTime(60_000);
  assert.equal(Socket.all.length, before);
  connections.forEach((connection) => connection.close());
});

test('whoever has the device has it after a loss, too', (context) => {
  const connection = connected(context, { table: { here: [0, 1] } });
  connection.hold(1);
  comeBack({ here: [0, 1], you: null });
  assert.deepEqual(last().sent, [{ type: 'hold', seat: 1 }]);
  assert.equal(connection.snapshots, 1, 'that table is not shown');
  last().say(table({ here: [0, 1], you: 1 }));
  assert.equal(connection.snapshots, 2);
});

test('a question with a clock is confirmed, to those whom it is for', (context) => {
  const connection = connected(context);
  const clock = { left: [60, 60] };
  last().say(update({ clock, turn: turn({ pending: [1] }) }));
  assert.deepEqual(last().sent, []);
  last().say(update({ clock }));
  assert.deepEqual(last().sent, [{ type: 'seen' }]);
  assert.equal(connection.clock.info.left[0], 60);
});
