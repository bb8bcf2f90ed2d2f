/** `node offline.mjs TRACES`: replays games at tables without a server; what a device is shown must be as recorded. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { LocalTables } from "../../../frontend/src/offline/tables.ts";
import { Browser, engines, Keeping } from "../../../frontend/tests/keeping.mjs";

const { alike, traces } = JSON.parse(await readFile(process.argv[2], "utf8"));
const plain = (value) => JSON.parse(JSON.stringify(value));

/** What the page shows, put together from what it is shown. */
class Device {
  shown = { refused: [], known: null };
  show({ game, first, events, steps, turn, phase, ...company }) {
    const before = game ? { events: [], steps: [] } : this.shown;
    assert.equal(first, before.events.length, "nothing is left out");
    const [all, stands] = [
      [...before.events, ...events],
      [...before.steps, ...steps],
    ];
    const own = turn && { ...turn, undo: turn.undo ?? null };
    Object.assign(this.shown, { phase, events: all, steps: stands, turn: own });
    if (!company.seats) return;
    for (const name of alike) if (name !== "phase") this.shown[name] = company[name];
    this.shown.seats = company.seats.map(({ kind, name, standin }) => [kind, name, standin]);
  }
  hear(answer) {
    if (answer?.type === "refused") this.shown.refused.push([answer.code, answer.reason]);
    if (answer?.type === "known") this.shown.known = answer;
  }
}

async function replay({ game, people, more, steps, record }) {
  const tables = new LocalTables(engines, new Keeping(), new Browser().own);
  const seats = people.map((name) => ({ kind: "person", name }));
  const { id } = await tables.create({ game, name: people[0], seats, aids: true, key: record.seed, ...more });
  const device = new Device();
  const stop = new AbortController();
  let gone;
  await new Promise((resolve) => {
    const tell = (shown) => resolve(device.show(plain(shown)));
    gone = tables.show({ id, reader: 1 }, { tell, stop: stop.signal });
  });
  for (const [at, { message, shown }] of steps.entries()) {
    Object.assign(device.shown, { refused: [], known: null });
    device.hear(plain(await tables.say({ id, reader: 1, message })));
    assert.deepEqual(plain(device.shown), shown, `${game}, message ${at}: ${JSON.stringify(message)}`);
  }
  const { id: _, date: __, deal: ___, ...own } = plain(await tables.record({ id }));
  for (const [name, value] of Object.entries(own)) assert.deepEqual(value, record[name], `${game}: ${name}`);
  stop.abort();
  await gone.catch(() => null);
}

for (const trace of traces) await replay(trace);
