/** Good and bad records: `quarterdeck verify` is tested with the same list (tests/table/test_records.py). */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { readRecords, RecordError, recordsIn } from '../src/contract/records.ts';
import { fresh } from './local-page.mjs';

const { record, taken, refused } = JSON.parse(
  await readFile(new URL('../../tests/data/record-cases.json', import.meta.url), 'utf8'),
);

/** The record with `find` replaced by `put`, and the first % in `put` by a filling: `fill` is repeated `times`. */
function content(find = '', put = '', { fill = '%', times = 1, close = '', hex } = {}) {
  const filled = hex ? Buffer.from(hex, 'hex') : Buffer.from(fill.repeat(times));
  const [before, after] = [record.slice(0, record.indexOf(find)), record.slice(record.indexOf(find) + find.length)];
  const [first, ...rest] = put.split('%');
  const parts = rest.length > 0 ? [first, filled, close.repeat(times), rest.join('%')] : [first];
  const bytes = Buffer.concat([before, ...parts, after].map((part) => Buffer.from(part)));
  return new Uint8Array(bytes).buffer;
}

/** Whether a browser stores the game of a file. */
async function takes(tables, bytes) {
  try {
    return (await tables.bring({ records: readRecords(bytes) })).brought === 1;
  } catch (error) {
    assert.ok(error instanceof RecordError, error.stack);
    return false;
  }
}

for (const [fine, cases] of new Map([
  [true, taken],
  [false, refused],
]))
  for (const [what, ...parts] of cases)
    test(`${fine ? 'kept' : 'refused'}: ${what}`, async () => {
      const { tables } = fresh();
      assert.equal(await takes(tables, content(...parts)), fine);
      const { text, count, unfit } = await tables.handOut();
      assert.deepEqual([count, unfit], [fine ? 1 : 0, 0]);
      if (fine) assert.equal(await takes(fresh().tables, new TextEncoder().encode(text).buffer), true);
    });

test('a line or a file longer than any game is not read', async () => {
  const line = new TextEncoder().encode(`${record}\n${' '.repeat(16_000_000)}{}`).buffer;
  assert.throws(() => readRecords(line), { code: 'too_long', place: { line: 2 } });
  await assert.rejects(recordsIn({ size: 256_000_001 }), { code: 'too_large' });
});

test('what an earlier version has kept of a broken record does not go out', async () => {
  const { store, tables } = fresh();
  await tables.bring({ records: readRecords(content()) });
  const [[id, kept]] = store.records;
  for (const name of ['a'.repeat(10_000), '\ud800']) {
    store.records.set(id, { ...kept, seats: kept.seats.with(0, { name, player: 'human' }) });
    assert.deepEqual(await tables.handOut(), { text: '', count: 0, unfit: 1 });
  }
});
