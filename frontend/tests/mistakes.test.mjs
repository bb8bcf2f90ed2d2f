/** Frequent mistakes: the positions to which each kind applies, and the counting of cases. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { actionOf, NOTHING } from '../src/games/feud/rules/cards.ts';
import { kindsOf } from '../src/games/mistakes.ts';
import { cardOf } from '../src/games/sea-change/rules/cards.ts';
import { actionOfCard } from '../src/games/seas-of-strife/rules/cards.ts';
import { kindOf, oftenWrong } from '../src/table/mistakes.ts';
import { gameOf, IDS } from './games.mjs';
import { wordsOf } from './words.mjs';

/** Tests a game's kinds at seat 0 of a new model with the fields `given`. */
async function asker(id, seats) {
  const { initial, played } = await gameOf(id);
  const kinds = await kindsOf(id);
  const start = initial({ ...played[0].options, players: seats, teams: 0 }, seats);
  return (given, chosen, better) => kindOf(kinds, { ...start, round: 1, owing: [0], ...given }, 0, chosen, better)?.id;
}

test('Seas of Strife', async () => {
  const ask = await asker('seas-of-strife', 4);
  const kind = (hand, plays, chosen, better) =>
    ask(
      { phase: 'play', hands: [hand, null, null, null], plays: plays.map((card, at) => ({ seat: at + 1, card })) },
      actionOfCard(chosen),
      actionOfCard(better),
    );
  assert.equal(kind([3, 9, 44], [], 9, 3), 'lead_high');
  assert.equal(kind([3, 9, 44], [], 3, 9), undefined);
  assert.equal(kind([3, 9], [5], 9, 3), 'no_duck');
  assert.equal(kind([6, 9], [5], 9, 6), undefined, 'neither goes below');
  assert.equal(kind([2, 4], [5], 2, 4), 'duck_low');
  assert.equal(kind([2, 4], [5], 4, 2), undefined);
  assert.equal(kind([11, 74], [5], 11, 74), 'kept_danger');
  assert.equal(kind([11, 74], [5], 74, 11), undefined);
  assert.equal(ask({ phase: 'choose_leader' }, 61, 62), undefined, 'a leader is no card');
});

test('Turn the Tide', async () => {
  const ask = await asker('turn-the-tide', 4);
  const offer = (low, high) => ({ low, high });
  assert.equal(ask({ offer: offer(1, 4) }, 58, 12), 'high_for_low');
  assert.equal(ask({ offer: offer(1, 4) }, 12, 58), undefined);
  assert.equal(ask({ offer: offer(6, 8), tides: [11, 4, null, null] }, 20, 50), 'low_on_top');
  assert.equal(ask({ offer: offer(6, 8), tides: [4, 11, null, null] }, 20, 50), undefined);
  assert.equal(ask({ offer: offer(6, 8), tides: [4, 11, null, null] }, 57, 20), 'high_when_safe');
  assert.equal(ask({ offer: offer(6, 8), tides: [11, 4, null, null] }, 57, 20), undefined);
  assert.equal(ask({ offer: offer(2, 12) }, 20, 55), 'low_for_split');
  assert.equal(ask({ offer: offer(7, 12) }, 20, 55), undefined);
});

test('Sea Change', async () => {
  const ask = await asker('sea-change', 4);
  const kind = (hand, plays, chosen, better, trump = 'R') => {
    const cards = plays.map(cardOf);
    const given = { trump, lead: plays[0]?.[0] ?? null, hands: [hand.map(cardOf), null, null, null] };
    return ask({ ...given, plays: cards.map((card, at) => ({ seat: at + 1, card })) }, cardOf(chosen), cardOf(better));
  };
  assert.equal(kind(['B9', 'R4', 'R5', 'Y5'], ['Y9'], 'B9', 'Y5'), 'changed_away');
  assert.equal(kind(['B9', 'B4', 'B5', 'Y5'], ['Y9'], 'B9', 'Y5'), undefined, 'to the own suit');
  assert.equal(kind(['B9', 'Y5'], ['Y9'], 'Y5', 'B9'), 'no_change');
  assert.equal(kind(['Y5', 'Y10'], ['Y8'], 'Y10', 'Y5'), 'took_bad');
  assert.equal(kind(['Y5', 'Y10'], ['Y9'], 'Y10', 'Y5'), undefined, 'the trick has points');
  assert.equal(kind(['Y5', 'Y10'], ['Y9'], 'Y5', 'Y10'), 'let_go');
  assert.equal(kind(['Y5', 'Y10'], [], 'Y5', 'Y10'), undefined, 'nothing lies there yet');
});

test('Feud', async () => {
  const ask = await asker('feud', 2);
  const laid = (chosen, better, phase = 'arrange') => ask({ phase }, actionOf(chosen), actionOf(better));
  assert.equal(laid('TC', '9H'), 'ten');
  assert.equal(laid('TC', 'TH'), undefined);
  assert.equal(laid('AS', '9H'), 'item_for_strike');
  assert.equal(laid('AS', '9H', 'reserve'), undefined, 'nothing is laid then');
  assert.equal(laid('9H', 'AS'), 'strike_for_item');
  assert.equal(laid('9H', '8H'), undefined);
  assert.equal(ask({ phase: 'after_study' }, NOTHING, 62), 'no_maneuver');
  assert.equal(ask({ phase: 'after_study' }, 62, NOTHING), undefined);
});

test('a game of another package has none', async () => {
  assert.deepEqual(await kindsOf('hearts'), []);
});

test('every kind has words and a lesson', async () => {
  const words = await wordsOf('features/mistakes');
  for (const game of IDS) {
    const { lessons } = await import(`../src/games/${game}/guide/moments.ts`);
    for (const { id, lesson } of await kindsOf(game)) {
      for (const language of ['en', 'ja']) assert.ok(words[language][`mistake.${game}.${id}`], `${game} ${id}`);
      assert.ok(lessons[lesson]);
    }
  }
});

const of = (kind, count, cost, table = 'one', game = 'feud') => ({
  game,
  table,
  cases: Array.from({ length: count }, (_, events) => ({ kind, events, cost, points: 2 })),
});

test('four cases are none, five over all games are', () => {
  assert.deepEqual(oftenWrong([]), []);
  assert.deepEqual(oftenWrong([of('ten', 4, 0.1)]), []);
  assert.deepEqual(oftenWrong([of('ten', 4, 0.1), of('ten', 4, 0.1, 'two', 'sea-change')]), []);
  const [found, ...more] = oftenWrong([of('ten', 4, 0.1), of('ten', 1, 0.6, 'two')]);
  assert.deepEqual(more, []);
  assert.equal(found.cases.length, 5);
  assert.equal(found.cases[0].table, 'two', 'the costliest first');
  assert.ok(Math.abs(found.cost - 0.2) < 1e-9);
  assert.equal(found.points, 2);
});

test('six kinds are told, those that cost most in all', () => {
  const all = Array.from({ length: 8 }, (_, at) => of(`kind${at}`, 5, 0.01 * (at + 1)));
  const found = oftenWrong(all).map(({ kind }) => kind);
  assert.deepEqual(found, ['kind7', 'kind6', 'kind5', 'kind4', 'kind3', 'kind2']);
});
