import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { test } from 'vitest';
import { Unpacking } from '../src/client/table/unpacking.ts';

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
    }, assert.fail);
    for (const data of ['first', packed(long), 'after', packed('short, ü'), 'last']) inOrder.take(data);
    assert.deepEqual(found, ['first']);
  });
  assert.deepEqual(found, ['first', long, 'after', 'short, ü', 'last']);
});

test('what comes when all is unpacked is received at once', async () => {
  const found = [];
  const inOrder = new Unpacking((text) => found.push(text), assert.fail);
  inOrder.take(packed('a'));
  while (found.length === 0) await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
  inOrder.take('b');
  assert.deepEqual(found, ['a', 'b']);
});

test('a message that cannot be unpacked is told, and none after it is received', async () => {
  const found = [];
  let failed = 0;
  const told = new Promise((done) => {
    const inOrder = new Unpacking(
      (text) => found.push(text),
      () => ++failed === 2 && done(),
    );
    for (const data of ['before', new Uint8Array([1, 2, 3]).buffer, 'after']) inOrder.take(data);
  });
  await told;
  assert.deepEqual(found, ['before']);
});
