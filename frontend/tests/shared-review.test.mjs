import assert from 'node:assert/strict';
import { test } from 'vitest';
import { SharedReview } from '../src/client/table/shared-review.svelte.ts';

/** A reader at a finished game, and the messages of their page. */
function reader({ joins = false, you = 0, mode = 'open' } = {}) {
  const said = [];
  const connection = {
    looking: null,
    onSharedReview: null,
    snapshots: 0,
    status: 'open',
    table: { phase: 'finished', you, watchers: { mode } },
    send: ({ type, at }) => said.push(type === 'look_alone' ? 'away' : (at ?? 'follow')),
  };
  const sharedReview = new SharedReview(connection, joins);
  const hear = (at, role, leader = 'Ada', following = []) => {
    connection.sharedReview = { at, you: role, leader, following };
    connection.onSharedReview(connection.sharedReview);
  };
  const connect = (...told) => {
    connection.snapshots += 1;
    hear(...told);
  };
  return { connection, sharedReview, said, hear, connect };
}

const NOBODY = [0, null, null];

test('who comes to look together follows whoever is there, else leads', () => {
  const first = reader({ joins: true });
  first.connect(...NOBODY);
  assert.deepEqual([first.said, first.sharedReview.role], [[1], 'leads']);
  const second = reader({ joins: true });
  second.connect(5, null);
  assert.deepEqual([second.said, second.sharedReview.role], [['follow'], 'follows']);
  second.hear(5, 'follows');
  assert.equal(second.sharedReview.place, 5);
  const alone = reader();
  alone.connect(5, null);
  assert.deepEqual([alone.said, alone.sharedReview.role, alone.sharedReview.place], [[], null, null]);
});

test('a step of one who follows is made alone, whatever is still on its way', () => {
  const { sharedReview, said, hear, connect } = reader();
  connect(5, null);
  sharedReview.follow();
  hear(5, 'follows');
  sharedReview.moved(2);
  hear(6, 'follows');
  assert.deepEqual([said, sharedReview.role, sharedReview.place], [['follow', 'away'], null, null]);
  sharedReview.moved(3);
  assert.equal(said.length, 2);
});

test('the leader is not led by an echo, until somebody else leads', () => {
  const { sharedReview, hear, connect } = reader();
  connect(...NOBODY);
  sharedReview.lead();
  sharedReview.moved(4);
  hear(1, 'leads', 'Me');
  assert.deepEqual([sharedReview.role, sharedReview.place], ['leads', null]);
  hear(9, 'follows', 'Ben');
  assert.deepEqual([sharedReview.role, sharedReview.place], ['follows', 9]);
});

test('many steps are told as few, the last of them always', async () => {
  const { sharedReview, said, connect } = reader();
  connect(...NOBODY);
  sharedReview.lead();
  for (let at = 2; at <= 30; at += 1) sharedReview.moved(at);
  assert.deepEqual(said, [1]);
  await new Promise((done) => setTimeout(done, 300));
  assert.deepEqual(said, [1, 30]);
  sharedReview.close();
});

test('after the connection was lost it goes on: with the others, else as before', async () => {
  const led = reader();
  led.connect(...NOBODY);
  led.sharedReview.lead();
  led.sharedReview.moved(7);
  await new Promise((done) => setTimeout(done, 300));
  led.connect(7, null, null, ['Ben']);
  assert.equal(led.said.at(-1), 'follow');
  led.hear(7, 'leads', 'Me', ['Ben']);
  assert.deepEqual([led.sharedReview.role, led.sharedReview.place], ['leads', 7]);
  const followed = reader();
  followed.connect(5, null);
  followed.sharedReview.follow();
  followed.connect(...NOBODY);
  assert.deepEqual([followed.sharedReview.role, followed.said], [null, ['follow']]);
});

test('a spectator who may only watch comes to nobody, and leads nobody', () => {
  const { sharedReview, said, connect } = reader({ joins: true, you: null, mode: 'silent' });
  connect(...NOBODY);
  assert.deepEqual([sharedReview.mayLead, sharedReview.role, said], [false, null, []]);
});
