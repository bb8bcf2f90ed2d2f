/** `node offline.mjs TRACES`: replays games at the server in the page; what a device is shown must be as recorded. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { OfflineServer } from '../../../frontend/src/offline/server.ts';
import { Browser, engines, Keeping } from '../../../frontend/tests/keeping.mjs';

const { alike, traces } = JSON.parse(await readFile(process.argv[2], 'utf8'));
const plain = (value) => JSON.parse(JSON.stringify(value));

/** What the page shows, folded from what it is told. */
class Device {
  shown = { refused: [], known: null };
  hear(message) {
    const { type } = message;
    if (type === 'table') Object.assign(this.shown, { events: message.events, steps: message.steps });
    if (type === 'update') {
      assert.equal(message.first, this.shown.events.length, 'nothing is left out');
      this.shown.events = [...this.shown.events, ...message.events];
      this.shown.steps = [...this.shown.steps, ...message.steps];
      this.shown.phase = message.phase;
    }
    if (type === 'table' || type === 'update')
      this.shown.turn = message.turn && { ...message.turn, undo: message.turn.undo ?? null };
    if (type === 'table' || type === 'seats') {
      for (const name of alike) this.shown[name] = message[name];
      this.shown.seats = message.seats.map(({ kind, name, standin }) => [kind, name, standin]);
    }
    if (type === 'refused') this.shown.refused.push([message.code, message.reason]);
    if (type === 'known') this.shown.known = message;
  }
}

async function replay({ game, people, more, steps, record }) {
  const server = new OfflineServer(engines, new Keeping(), new Browser().tab());
  const seats = people.map((name) => ({ kind: 'person', name }));
  const { id } = await server.create({ game, name: people[0], seats, aids: true, key: record.seed, ...more });
  const device = new Device();
  const stop = new AbortController();
  let gone;
  await new Promise((resolve) => {
    const tell = (message) => resolve(device.hear(plain(message)));
    gone = server.table({ id, reader: 1 }, { tell, stop: stop.signal });
  });
  for (const [at, { message, shown }] of steps.entries()) {
    Object.assign(device.shown, { refused: [], known: null });
    await server.say({ reader: 1, message });
    assert.deepEqual(plain(device.shown), shown, `${game}, message ${at}: ${JSON.stringify(message)}`);
  }
  const { id: _, date: __, deal: ___, ...own } = plain(await server.record({ id }));
  for (const [name, value] of Object.entries(own)) assert.deepEqual(value, record[name], `${game}: ${name}`);
  stop.abort();
  await gone;
}

for (const trace of traces) await replay(trace);
