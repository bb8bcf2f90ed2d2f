import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { turning } from '../src/table/tell.ts';
import { tellerOf, wordsOf } from './words.mjs';

/** The page with the settings that its browser has stored. */
async function pickingWith(kept) {
  localStorage.setItem('quarterdeck', JSON.stringify(kept));
  vi.resetModules();
  return (await import('../src/table/picking.svelte.ts')).Picking;
}
const PICKINGS = { once: await pickingWith({ tapTwice: false }), twice: await pickingWith({ tapTwice: true }) };
const tell = tellerOf(await wordsOf(), ['Ann', 'Bo'])();

/** A hand of the cards 1 to 3, of which 2 is illegal and 3 idle. */
function hand(taps = 'once') {
  const said = [];
  const picking = new PICKINGS[taps]({
    tell: () => tell,
    state: (card) => ['free', 'barred', 'idle'][card - 1],
    why: (card) => ({ rule: 'R-1', code: 'no', data: { card } }),
    reason: ({ data }) => `not ${data.card}`,
    explain: ({ data }) => said.push(data.card),
  });
  return { picking, said };
}

test('a free card is allowed, a barred one says why, an idle one nothing', () => {
  const { picking, said } = hand();
  assert.deepEqual(
    [1, 2, 3].map((card) => picking.allows(card)),
    [true, false, false],
  );
  assert.deepEqual(said, [2]);
  picking.looked = 2;
  assert.equal(picking.hint, 'not 2');
  picking.looked = 1;
  assert.equal(picking.hint, null);
});

test('where two taps are wanted the first one raises; a key is meant at once', () => {
  const { picking } = hand('twice');
  assert.deepEqual([picking.confirms(1, false), picking.raised, picking.confirms(1, false)], [false, 1, true]);
  assert.ok(picking.confirms(3, true));
  assert.ok(hand('once').picking.confirms(3, false));
});

test('before the turn a card is chosen in advance; where two taps are wanted by the second, and taken back by one', () => {
  const pressed = [];
  const made = {
    chosen: null,
    press: (action) => (pressed.push(action), (made.chosen = made.chosen === action ? null : action)),
  };
  const early = (taps) =>
    new PICKINGS[taps]({
      tell: () => tell,
      state: () => 'early',
      early: { advance: () => made, action: (card) => card * 10 },
    });
  const once = early('once');
  assert.ok(!once.allows(1, false));
  assert.deepEqual(pressed, [10]);
  const { label, advance, raised } = once.show(1, { name: 'red 1', up: false });
  assert.deepEqual([label, advance, raised], ['red 1, chosen in advance', true, false]);
  assert.equal(once.show(2, { name: 'red 2', up: false }).advance, false);
  const twice = early('twice');
  twice.allows(1, false);
  assert.deepEqual([made.chosen, pressed.length], [null, 2]);
  twice.allows(2, false);
  assert.deepEqual([made.chosen, twice.raised], [null, 2]);
  twice.allows(2, false);
  assert.deepEqual([made.chosen, twice.raised], [20, null]);
  twice.allows(3, true);
  assert.equal(made.chosen, 30);
});

test('what a screen reader hears of a card', () => {
  const { picking } = hand();
  const label = (card, more) => picking.show(card, { name: 'red 1', ...more }).label;
  assert.equal(label(2, { up: true }), 'red 1, cannot be played: not 2');
  assert.equal(label(1, { up: true, said: 'red 1, new' }), 'red 1, chosen');
  assert.deepEqual([label(1, { up: false, said: 'red 1, new' }), label(1, { up: false })], ['red 1, new', 'red 1']);
  const { raised, marked } = picking.show(1, { name: 'red 1', up: true, marked: true });
  assert.deepEqual([raised, marked], [true, false]);
});

test('a replay is seen from another seat, never from the one it is seen from, and a running game from none', () => {
  const turned = [];
  const at = { tell, you: 0, turnTo: (seat) => turned.push(seat) };
  turning(at, 1).choose();
  assert.deepEqual(turned, [1]);
  assert.equal(turning(at, 0), undefined);
  assert.equal(turning({ ...at, turnTo: undefined }, 1), undefined);
});
