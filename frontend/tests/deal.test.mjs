import assert from 'node:assert/strict';
import { test } from 'vitest';
import { answers, commitments, dealOf, flaws, leftOut, receiptFor, receiptOf } from '../src/lib/deal/deal.ts';

const [SITE, ADA, BO] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
/** From the server's own computation. */
const SAID = {
  site: 'ed148eb6a6ab43d14c8db92194a77881fc00be63583e34bbbba7e99d782c5787',
  ada: '1366858c294e493467494b6f52540d89a9e9b61297dd1570fda9ffb2592d2a67',
  bo: '27aa219f2a00d5b854017b6182f9b532624a27a7862a135991a7d2b151d63e6b',
  key: '863be7fa743270fe0dd1d43f0eb3abbb4dcd36c81f65781a8e008ff3031e3852',
};
const deal = () => ({
  method: 'quarterdeck-deal/1',
  commitment: SAID.site,
  number: SITE,
  seats: [
    { part: 'number', commitment: SAID.ada, number: ADA },
    { part: 'none' },
    { part: 'number', commitment: SAID.bo, number: BO },
  ],
});
const receipt = (more = {}) => ({
  format: '',
  table: '',
  site: SAID.site,
  seats: [SAID.ada, '', SAID.bo],
  numbers: { 0: ADA },
  ...more,
});
const codes = (found) => found.map(({ code }) => code);

test('a deal that the server made is checked to the last digit', () => {
  assert.deepEqual(flaws(deal(), SAID.key, 3, null), []);
  assert.deepEqual(flaws(deal(), SAID.key, 3, receipt()), []);
  assert.deepEqual(codes(flaws(deal(), SITE, 3, null)), ['key']);
  assert.deepEqual(codes(flaws(deal(), SAID.key, 4, null)), ['form']);
  assert.deepEqual(codes(flaws({ ...deal(), method: 'other/1' }, SAID.key, 3, null)), ['method']);
});

test('whatever is changed in it is found', () => {
  const changes = [
    [(one) => (one.number = BO), ['site', 'key']],
    [(one) => (one.commitment = SAID.ada), ['site']],
    [(one) => (one.seats[0].number = BO), ['seat', 'key']],
    [(one) => (one.seats[0].commitment = SAID.bo), ['seat', 'twice']],
    [(one) => (one.seats[1] = { part: 'absent' }), ['seat']],
    [(one) => (one.seats[1] = { part: 'broken_off', commitment: SITE, number: ADA }), ['seat', 'key']],
    [(one) => (one.seats[1] = { part: 'none', commitment: SITE }), ['seat']],
    [(one) => (one.seats[2] = { part: 'perhaps' }), ['seat', 'key']],
  ];
  for (const [change, found] of changes) {
    const wrong = deal();
    change(wrong);
    assert.deepEqual(codes(flaws(wrong, SAID.key, 3, null)), found);
  }
});

test('a receipt is held against it', () => {
  assert.deepEqual(codes(flaws(deal(), SAID.key, 3, receipt({ site: SAID.ada }))), ['other_site']);
  assert.deepEqual(codes(flaws(deal(), SAID.key, 3, receipt({ seats: [SAID.ada, SAID.key, SAID.bo] }))), [
    'other_list',
  ]);
  assert.deepEqual(flaws(deal(), SAID.key, 3, receipt({ numbers: { 1: ADA } })), [{ code: 'left_out', seat: 1 }]);
  assert.equal(dealOf({}), null);
  assert.equal(dealOf({ deal: { seats: 'none' } }), null);
});

/** A full table, as its page sees it. */
function table(own, said, more = {}) {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  return {
    id: 'T',
    phase: 'waiting',
    here: own,
    seats,
    deal: { site: SAID.site, seats: said, shown: [], wanted: true },
    ...more,
  };
}

test('numbers are shown when all are committed, to those who were told of them before', () => {
  const [mine] = commitments(1);
  const [other] = commitments(1);
  assert.match(mine, /^[0-9a-f]{64}$/);
  assert.notEqual(mine, other);
  assert.deepEqual(answers(table([0], [SAID.ada, mine])), [], 'another seat has it');
  assert.deepEqual(answers(table([], [mine, ''])), [], 'a seat at another device');
  const open = table([0], [mine, ''], { seats: [{ kind: 'person' }, { kind: 'open' }] });
  assert.deepEqual(answers(open), [], 'others may still commit');
  assert.equal(receiptOf('T'), null);

  const full = table([0], [mine, SAID.bo]);
  const [shown] = answers(full);
  assert.deepEqual([shown.type, shown.seat], ['show', 0]);
  assert.deepEqual(receiptOf('T').seats, [mine, SAID.bo]);
  assert.deepEqual(receiptOf('T').numbers, { 0: shown.number });
  assert.equal(receiptFor({ commitment: SAID.site }).table, 'T');
  assert.deepEqual(answers(full), [shown], 'it may have been lost on the way');
  assert.deepEqual(answers({ ...full, deal: { ...full.deal, shown: [0] } }), []);
  assert.deepEqual(answers(table([0], [mine, SAID.ada])), [], 'what others said was changed: nothing more is shown');

  const playing = { ...full, phase: 'playing' };
  assert.equal(leftOut(full), false);
  assert.equal(leftOut({ ...playing, deal: { ...full.deal, shown: [0], wanted: false } }), false);
  assert.equal(leftOut({ ...playing, deal: { ...full.deal, wanted: false } }), true);
  assert.equal(leftOut({ ...playing, deal: { ...full.deal, site: SAID.ada, shown: [0] } }), true);
  assert.equal(leftOut({ ...playing, id: 'U' }), false);
});
