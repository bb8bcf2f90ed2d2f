import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import * as course from '../src/games/feud/guide/moments.ts';
import { MOMENTS } from '../src/games/feud/guide/moments.ts';
import { guide } from '../src/games/feud/guide/notes.ts';
import * as faces from '../src/games/feud/pieces/faces.ts';
import * as names from '../src/games/feud/pieces/names.ts';
import { initial, reduce } from '../src/games/feud/rules/model.ts';
import { nobody } from '../src/games/feud/rules/sides.ts';
import { arrive } from '../src/table/pace/progress.ts';
import { OPTIONS } from './feud.mjs';
import { samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const { due, note } = guide;
const closes = (id) => MOMENTS[id].closes;
const { STRIKES, BASIC, RESERVATION, AFFINITIES, MANEUVERS, TRUE, ALWAYS } = course;
const words = await wordsOf('games/feud', 'games/feud-guide');
const tells = tellerOf(words, ['Ann', 'Bo'], ' and ');
const teller = (language = 'en', you = 0) => tells(you, language);

const side = (unit, more = {}) => ({ ...nobody, unit, ...more });
/** A table in `phase`, at which both owe a decision unless `more` overrides it. */
const table = (phase, more = {}, options = {}) => ({
  ...initial({ ...OPTIONS, ...options }),
  round: 1,
  phase,
  owing: [0, 1],
  sides: [side('QS'), side('JD')],
  ...more,
});
/** The model after a column fought by seat 0's Queen of spades and seat 1's Jack of diamonds. */
const fight = (cards, attacks, more = {}, options = {}) =>
  reduce(table('arrange', { owing: [] }, options), {
    event: 'column',
    column: 1,
    cards,
    attacks,
    decided: 'value',
    reversed: false,
    hit: 1,
    markers: 1,
    saved: null,
    healed: [0, 0],
    total: [0, 1],
    ...more,
  });

describe('what cards are', () => {
  test('a number card has as many pips as its number, the same turned round', () => {
    for (const rank of '23456789T') {
      const pips = faces.pipsOf(`${rank}H`);
      assert.equal(pips.length, rank === 'T' ? 10 : Number(rank));
      assert.equal(new Set(pips.map(({ x, y }) => `${x} ${y}`)).size, pips.length);
      const low = pips.filter(({ y }) => y > 71).length;
      const high = pips.filter(({ y }) => y < 69).length;
      assert.ok(high - low <= 1 && high >= low, `${rank} stands on its feet`);
    }
    for (const card of ['AS', 'JH', 'X1']) assert.deepEqual(faces.pipsOf(card), []);
  });
  test('names', () => {
    const cards = ['9H', 'TC', 'AS', '2D', 'QS', 'X1'];
    assert.deepEqual(
      cards.map((card) => names.cardName(card, teller())),
      ['9 of hearts', '10 of clubs', 'Ace of spades', '2 of diamonds', 'Queen of spades', 'Joker'],
    );
    assert.deepEqual(
      cards.map((card) => names.cardName(card, teller('ja'))),
      ['ハートの9', 'クラブの10', 'スペードのA', 'ダイヤの2', 'スペードのクイーン', 'ジョーカー'],
    );
    assert.deepEqual(
      ['JC', 'QD', 'KD'].map((unit) => names.unitName(unit, 2, teller())),
      ['Jack of clubs, 2 of 3 Markers', 'Queen of diamonds, 2 of 4 Markers', 'King of diamonds, 2 of 5 Markers'],
    );
  });
});

describe('notes', () => {
  test('the own Unit and its suits are named', () => {
    const model = table('arrange');
    assert.deepEqual(due(model, STRIKES, 0), ['units', 'arrange', 'kinds', 'striking']);
    assert.equal(note('units', model, teller('en', 1)).now, 'Your Jack of diamonds meets the Queen of spades.');
    assert.equal(
      note('kinds', model, teller()).now,
      'With your Queen in front, spades are Ultimate, clubs Superior, hearts and diamonds Normal.',
    );
    assert.match(note('kinds', model, teller('ja', 1)).now, /^今のジャックなら、ダイヤが究極、ハートが上級/);
  });

  /** A column: its cards, their attacks, other fields, its lesson, and its notes, the last one in these words. */
  const COLUMNS = [
    ['8S 6D', 'ultimate 8 S, ultimate 6 D', {}, STRIKES, 'by_kind', 'Here both are Ultimate, 8 against 6.'],
    ['4S 7S', 'ultimate 4 S, normal 7 S', {}, STRIKES, 'by_suit', 'Here it is spades against spades, 7 against 4.'],
    ['3H 9H', 'normal 3 H, superior 9 H', { markers: 2 }, STRIKES, 'by_suit two_markers', 'Here 9 beats 3 by 6.'],
    ['9H 4D', 'normal 9 H, ultimate 4 D', { decided: 'trump' }, STRIKES, 'by_trump', 'Here Ultimate beats Normal.'],
    ['5S 5D', 'ultimate 5 S, ultimate 5 D', { decided: 'tie', hit: null, markers: 0 }, STRIKES, 'tie'],
    ['AD 9D', 'normal 8 D, ultimate 9 D', { hit: null, markers: 0, saved: 0 }, BASIC, 'armor saved'],
    ['X1 9C', 'superior 3 C, normal 9 C', { reversed: true, markers: 2 }, BASIC, 'fate reversed'],
    ['X1 X2', 'superior 3 C, normal 9 C', {}, BASIC, 'fate two_jokers'],
    ['3H 2H', 'normal 3 H, superior 13 H', { markers: 2 }, AFFINITIES, ''],
    ['3H 2H', 'normal 3 H, superior 13 H', { markers: 2, affinities: true }, AFFINITIES, 'instant_kill'],
  ];
  for (const [cards, attacks, { affinities = false, ...more }, lesson, ids, now] of COLUMNS) {
    test(`why a column was decided as it was: ${cards} ${ids}`, () => {
      const made = attacks.split(', ').map((text) => text.split(' '));
      const model = fight(
        cards.split(' '),
        made.map(([kind, value, suit]) => ({ kind, value: Number(value), suit })),
        { hit: 0, ...more },
        { affinities },
      );
      const told = due(model, lesson, 0);
      assert.equal(told.join(' '), ids);
      if (now) assert.equal(note(told.at(-1), model, teller()).now, now);
    });
  }

  test('Items, and a hand without a Strike: of the own hand alone, as soon as all of it is held', () => {
    const holding = (hand, more) =>
      table('arrange', { sides: [side('QS', { hand: hand.split(' ') }), side('JD', { hand: [null] })], ...more });
    const cases = [
      ['9H 8H', 0, 'items'],
      ['9H X1 AS', 0, 'items armor fate'],
      ['2C TH', 0, 'items weaponry healing'],
      ['2C TH', 1, 'items'],
    ];
    for (const [hand, seat, ids] of cases) assert.equal(due(holding(hand), BASIC, seat).join(' '), ids);
    const drawn = [
      ['AS 2D TC X1 X2 TH', 0, ['no_strike']],
      ['AS 2D TC X1 X2 TH', 1, []],
      ['AS 2D TC X1 X2 3H', 0, []],
      ['AS 2D TC X1 X2', 0, []],
    ];
    for (const [hand, seat, ids] of drawn) assert.deepEqual(due(holding(hand, { owing: [] }), BASIC, seat), ids, hand);
  });

  test('a deck is filled up from the discard pile: told at that moment, not before', async () => {
    const { options, seen } = (await samples('feud'))[0];
    for (const lesson of [STRIKES, BASIC]) {
      let model = initial(options);
      const first = seen[0].find((event) => {
        model = reduce(model, event);
        return due(model, lesson, 0).includes('refilled');
      });
      assert.deepEqual([first.event, first.seat], ['refill', 0]);
    }
  });

  test('each is for whoever is asked, and for its moment', () => {
    const window = table('after_study', { owing: [0] });
    assert.deepEqual(due(window, MANEUVERS, 0), ['window', 'after_study']);
    assert.deepEqual(due(window, MANEUVERS, 1), []);
    const bought = table('before_columns', { owing: [], sides: [side('QS'), side('JD', { bought: ['sabotage'] })] });
    assert.deepEqual(
      [0, 1].map((seat) => due(bought, MANEUVERS, seat).join()),
      ['bought', ''],
    );
    const reserve = Array(5).fill('3C');
    const full = table('reserve', { sides: [side('QS', { reserve }), side('JD')] });
    assert.deepEqual(
      [0, 1].map((seat) => due(full, RESERVATION, seat).at(-1)),
      ['sixth', 'action_reserve'],
    );
    const [third, fourth] = [3, 4].map((round) => due(table('arrange', { round }), STRIKES, 0).filter(closes));
    assert.deepEqual([third, fourth], [[], ['end_strikes']]);
    const columns = [null, null, { card: '9H', open: true }, null, null, null];
    const locked = table('arrange', { sides: [side('QS', { lock: 2, columns }), side('JD')] });
    assert.equal(note('rearrange', locked, teller()).now, 'Your 9 of hearts is locked in column 3.');
    assert.equal(note('rearrange', locked, teller('en', 1)).now, null);
    const combat = table('react', { owing: [0], skirmish: 1, sides: [side('QS', { hand: ['TD'] }), side('JD')] });
    assert.deepEqual(
      [0, 1].map((seat) => due(combat, ALWAYS, seat).join()),
      ['ten,reactive', ''],
    );
    const begun = reduce(table('arrange', { owing: [] }, { skirmishes: 'on' }), { event: 'skirmish', phase: 'start' });
    assert.deepEqual(due(arrive(begun, { events: 9, pending: [0, 1], phase: 'decide' }), TRUE, 0), [
      'begins',
      'decision',
    ]);
  });
});
