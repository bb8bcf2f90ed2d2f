import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { load } from './load.mjs';

const { Unpacking } = await load('src/client/table/unpacking.ts');

const packed = (text) => {
  const bytes = deflateSync(Buffer.from(text));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};

test('messages keep their order, whether they are packed or not', async () => {
  const long = 'x'.repeat(200_000);
  const found = [];
  await new Promise((done) => {
    const inOrder = new Unpacking((text) => {
      found.push(text);
      if (found.length === 5) done();
    });
    for (const data of ['first', packed(long), 'after', packed('short, ü'), 'last']) inOrder.take(data);
    assert.deepEqual(found, ['first']);
  });
  assert.deepEqual(found, ['first', long, 'after', 'short, ü', 'last']);
});

test('what comes when all is unpacked is received at once', async () => {
  const found = [];
  const inOrder = new Unpacking((text) => found.push(text));
  inOrder.take(packed('a'));
  while (found.length === 0) await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
  inOrder.take('b');
  assert.deepEqual(found, ['a', 'b']);
});
