import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load, samples } from './load.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const FOLDER = 'src/games/feud';
const { initial, reduce } = await load(`${FOLDER}/rules/model.ts`);
const { arrive } = await load('src/table/progress.ts');
const { nobody } = await load(`${FOLDER}/rules/sides.ts`);
const { MOMENTS } = await load(`${FOLDER}/guide/moments.ts`);
const {
  guide: { due, note },
} = await load(`${FOLDER}/guide/notes.ts`);
const NOTE_IDS = Object.keys(MOMENTS);
const closes = (id) => MOMENTS[id].closes;
const course = await load(`${FOLDER}/guide/lessons.ts`);
const { STRIKES, BASIC, STUDY, RESERVATION, AFFINITIES, MANEUVERS, TRUE, ALWAYS, lessons } = course;
const faces = await load(`${FOLDER}/pieces/faces.ts`);
const names = await load(`${FOLDER}/pieces/names.ts`);
const words = await wordsOf('games/feud', 'games/feud-guide');
const tells = tellerOf(words, ['Ann', 'Bo'], ' and ');
const teller = (language = 'en', you = 0) => tells(you, language);

const OFF = {
  preset: 'basic',
  items: true,
  study: false,
  reservation: false,
  affinities: false,
  maneuvers: {},
  skirmishes: 'off',
};
const side = (unit, more = {}) => ({ ...nobody, unit, ...more });
/** A table in `phase`, at which both owe a decision unless `more` says otherwise. */
const table = (phase, more = {}, options = {}) => ({
  ...initial({ ...OFF, ...options }),
  round: 1,
  phase,
  owing: [0, 1],
  sides: [side('QS'), side('JD')],
  ...more,
});
const attack = (kind, value, suit) => ({ value, suit, kind });
/** The model after a column that seat 0's Queen of spades and seat 1's Jack of diamonds fight. */
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
  test('Units and Items are told apart', () => {
    assert.deepEqual(['JC', 'QD', 'KH'].map(faces.killedAt), [3, 4, 5]);
    assert.deepEqual(['AS', '2D', 'TC', 'X2', '9H', 'KH'].map(faces.itemOf), [
      'armor',
      'weaponry',
      'healing',
      'fate',
      null,
      null,
    ]);
    assert.deepEqual(['9H', 'X1', 'TC'].map(faces.suitOf), ['H', null, 'C']);
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
    assert.equal(names.unitName('KD', 2, teller()), 'King of diamonds, 2 of 5 Markers');
  });
});

describe('lessons', () => {
  test("in the designer's order, one thing more each time", () => {
    const on = (lesson) =>
      ['study', 'reservation', 'affinities'].filter(
        (name) => lessons[lesson].options[name] ?? lessons[lesson].options.preset === 'true',
      );
    assert.deepEqual(
      lessons.map(({ options }) => options.preset),
      ['strikes', 'basic', 'basic', 'basic', 'basic', 'true', 'true', 'skirmish'],
    );
    assert.deepEqual(
      [BASIC, STUDY, RESERVATION, AFFINITIES, MANEUVERS, TRUE].map((lesson) => on(lesson).length),
      [0, 1, 2, 3, 3, 3],
    );
    assert.equal(lessons[MANEUVERS].options.skirmishes, 'off');
    assert.deepEqual(lessons[TRUE].options, { preset: 'true' });
  });
  test('everything has words in both languages, and no note is long', () => {
    for (const language of ['en', 'ja']) {
      for (const { title, line } of lessons) assert.ok(words[language][title] && words[language][line]);
      for (const id of NOTE_IDS) {
        const { title, text, now } = note(id, null, teller(language));
        assert.ok(title.length <= 34 && text.length >= 20, id);
        assert.ok(text.length <= (language === 'en' ? 260 : 150), `${language} ${id}: ${text.length}`);
        assert.equal(now, null);
      }
    }
  });
  test('every lesson but the whole game says when it has told everything', () => {
    const ends = NOTE_IDS.filter(closes).length;
    assert.equal(ends, lessons.length - 1);
    assert.equal(note('end_basic', null, teller()).closes, true);
    assert.equal(note('items', null, teller()).closes, false);
  });
});

describe('Strikes', () => {
  test('at the first arrangement: the Unit, the columns, kinds, and who wins', () => {
    assert.deepEqual(due(table('arrange'), STRIKES, 0), ['units', 'arrange', 'kinds', 'striking']);
    assert.deepEqual(due(table('arrange', { owing: [1] }), STRIKES, 0), []);
    assert.deepEqual(due(table('arrange'), TRUE, 0), ['skirmishes']);
  });
  test('the own Unit and its suits are named', () => {
    const model = table('arrange');
    assert.equal(note('units', model, teller()).now, 'Your Queen of spades meets the Jack of diamonds.');
    assert.equal(note('units', model, teller('en', 1)).now, 'Your Jack of diamonds meets the Queen of spades.');
    assert.equal(
      note('kinds', model, teller()).now,
      'With your Queen in front, spades are Ultimate, clubs Superior, hearts and diamonds Normal.',
    );
    assert.match(note('kinds', model, teller('ja', 1)).now, /^今のジャックなら、ダイヤが究極、ハートが上級/);
  });
  test('why a column was decided as it was, in the sample round', () => {
    const ultimate = fight(['8S', '6D'], [attack('ultimate', 8, 'S'), attack('ultimate', 6, 'D')]);
    assert.deepEqual(due(ultimate, STRIKES, 0), ['by_kind']);
    assert.equal(note('by_kind', ultimate, teller()).now, 'Here both are Ultimate, 8 against 6.');
    const spades = fight(['4S', '7S'], [attack('ultimate', 4, 'S'), attack('normal', 7, 'S')], { hit: 0 });
    assert.deepEqual(due(spades, STRIKES, 0), ['by_suit']);
    assert.equal(note('by_suit', spades, teller()).now, 'Here it is spades against spades, 7 against 4.');
    const wide = fight(['3H', '9H'], [attack('normal', 3, 'H'), attack('superior', 9, 'H')], { hit: 0, markers: 2 });
    assert.deepEqual(due(wide, STRIKES, 1), ['by_suit', 'two_markers']);
    assert.equal(note('two_markers', wide, teller()).now, 'Here 9 beats 3 by 6.');
    const trump = fight(['9H', '4D'], [attack('normal', 9, 'H'), attack('ultimate', 4, 'D')], {
      decided: 'trump',
      hit: 0,
    });
    assert.deepEqual(due(trump, STRIKES, 0), ['by_trump']);
    assert.equal(note('by_trump', trump, teller()).now, 'Here Ultimate beats Normal.');
    const tie = fight(['5S', '5D'], [attack('ultimate', 5, 'S'), attack('ultimate', 5, 'D')], {
      decided: 'tie',
      hit: null,
      markers: 0,
    });
    assert.deepEqual(due(tie, STRIKES, 0), ['tie']);
  });
  test('the tally, and a Unit that falls', () => {
    const tallied = reduce(table('arrange', { owing: [] }), {
      event: 'tally',
      round: 1,
      points: [20, 10],
      totals: [20, 10],
    });
    assert.deepEqual(due(tallied, STRIKES, 0), ['tally']);
    const killed = reduce(table('arrange', { owing: [] }), {
      event: 'killed',
      seat: 1,
      card: 'JD',
      markers: 4,
      instant: false,
    });
    assert.deepEqual(due(killed, STRIKES, 0), ['killed']);
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
  test('after three rounds the next lesson is offered', () => {
    assert.equal(due(table('arrange', { round: 3 }), STRIKES, 0).some(closes), false);
    assert.deepEqual(due(table('arrange', { round: 4 }), STRIKES, 0).filter(closes), ['end_strikes']);
  });
});

describe('Items', () => {
  const holding = (...hand) => table('arrange', { sides: [side('QS', { hand }), side('JD', { hand: [null] })] });
  test('those that the reader holds, in a fixed order', () => {
    assert.deepEqual(due(holding('9H', '8H'), BASIC, 0), ['items']);
    assert.deepEqual(due(holding('9H', 'X1', 'AS'), BASIC, 0), ['items', 'armor', 'fate']);
    assert.deepEqual(due(holding('2C', 'TH'), BASIC, 0), ['items', 'weaponry', 'healing']);
    assert.deepEqual(due(holding('2C', 'TH'), BASIC, 1), ['items'], "never of a hand that is not one's own");
  });
  test('those that the reader meets, and what they did', () => {
    const armor = fight(['AD', '9D'], [attack('normal', 8, 'D'), attack('ultimate', 9, 'D')], {
      hit: null,
      markers: 0,
      saved: 0,
    });
    assert.deepEqual(due(armor, BASIC, 0), ['armor', 'saved']);
    const fate = fight(['X1', '9C'], [attack('superior', 3, 'C'), attack('normal', 9, 'C')], {
      reversed: true,
      markers: 2,
    });
    assert.deepEqual(due(fate, BASIC, 1), ['fate', 'reversed']);
    const jokers = fight(['X1', 'X2'], [attack('superior', 3, 'C'), attack('normal', 9, 'C')]);
    assert.deepEqual(due(jokers, BASIC, 0), ['fate', 'two_jokers']);
  });
  test('a hand without a Strike, as soon as it is held', () => {
    const drawn = (...hand) =>
      table('arrange', { owing: [], sides: [side('QS', { hand }), side('JD', { hand: Array(6).fill(null) })] });
    const items = ['AS', '2D', 'TC', 'X1', 'X2'];
    assert.deepEqual(due(drawn(...items, 'TH'), BASIC, 0), ['no_strike']);
    assert.deepEqual(due(drawn(...items, 'TH'), BASIC, 1), [], "never of a hand that is not one's own");
    assert.deepEqual(due(drawn(...items, '3H'), BASIC, 0), []);
    assert.deepEqual(due(drawn(...items), BASIC, 0), [], 'not while cards are missing');
  });
});

describe('extensions', () => {
  test('Study, locking, and arranging anew', () => {
    assert.deepEqual(due(table('study'), STUDY, 0), ['study']);
    assert.deepEqual(due(table('lock'), STUDY, 0), ['lock']);
    const columns = [null, null, { card: '9H', open: true }, null, null, null];
    const model = table('arrange', { sides: [side('QS', { lock: 2, columns }), side('JD')] });
    assert.deepEqual(due(model, STUDY, 0), ['rearrange']);
    assert.equal(note('rearrange', model, teller()).now, 'Your 9 of hearts is locked in column 3.');
    assert.equal(note('rearrange', model, teller('en', 1)).now, null);
    assert.deepEqual(due(table('study', { round: 3 }), STUDY, 0), ['study', 'end_study']);
  });
  test('Reserves', () => {
    assert.deepEqual(due(table('bring_up', { round: 0 }), RESERVATION, 0), ['army_reserve']);
    assert.deepEqual(due(table('take'), RESERVATION, 0), ['take']);
    const five = Array(5).fill('3C');
    const model = table('reserve', { sides: [side('QS', { reserve: five }), side('JD', { reserve: five.slice(1) })] });
    assert.deepEqual(due(model, RESERVATION, 0), ['action_reserve', 'sixth']);
    assert.deepEqual(due(model, RESERVATION, 1), ['action_reserve']);
  });
  test('Affinities, and the first Instant Kill', () => {
    assert.deepEqual(due(table('study'), AFFINITIES, 0), ['affinities', 'instant']);
    const attacks = [attack('normal', 3, 'H'), attack('superior', 13, 'H')];
    assert.deepEqual(due(fight(['3H', '2H'], attacks, { hit: 0, markers: 2 }, { affinities: true }), AFFINITIES, 0), [
      'instant_kill',
    ]);
    assert.deepEqual(due(fight(['3H', '2H'], attacks, { hit: 0, markers: 2 }), AFFINITIES, 0), []);
  });
  test('Maneuvers: points, each window for itself, what the enemy buys', () => {
    assert.deepEqual(due(table('study'), MANEUVERS, 0), ['money']);
    for (const window of ['before_study', 'after_study', 'before_columns', 'end_of_round']) {
      const model = table(window, { owing: [0] });
      assert.deepEqual(due(model, MANEUVERS, 0), ['window', window]);
      assert.deepEqual(due(model, MANEUVERS, 1), []);
    }
    const bought = table('before_columns', { owing: [], sides: [side('QS'), side('JD', { bought: ['sabotage'] })] });
    assert.deepEqual(due(bought, MANEUVERS, 0), ['bought']);
    assert.deepEqual(due(bought, MANEUVERS, 1), []);
    assert.deepEqual(due(table('betray', { owing: [0] }), MANEUVERS, 0), ['betray']);
  });
  test('a Skirmish, in the whole game and for itself', () => {
    const begun = reduce(table('arrange', { owing: [] }, { skirmishes: 'on' }), { event: 'skirmish', phase: 'start' });
    const model = arrive(begun, { events: 9, pending: [0, 1], phase: 'decide' });
    assert.deepEqual(due(model, TRUE, 0), ['begins', 'decision']);
    assert.deepEqual(due(model, ALWAYS, 0), ['always', 'decision']);
    const combat = (phase, owing, hand) =>
      table(phase, { owing: [owing], skirmish: 1, sides: [side('QS', { hand }), side('JD')] });
    assert.deepEqual(due(combat('act', 0, ['9H', 'TD']), ALWAYS, 0), ['ten', 'active']);
    assert.deepEqual(due(combat('react', 0, ['9H']), ALWAYS, 0), ['reactive']);
    assert.deepEqual(due(combat('react', 1, ['TH']), ALWAYS, 0), []);
    assert.deepEqual(due(table('arrange', { owing: [], skirmish: 2, tallied: true }), ALWAYS, 0), ['doubled']);
  });
});
