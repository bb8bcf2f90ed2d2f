import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { Draft } from '../src/games/feud/deciding/draft.svelte.ts';
import { Purchase } from '../src/games/feud/deciding/purchase.svelte.ts';
import * as cards from '../src/games/feud/rules/cards.ts';
import * as offers from '../src/games/feud/rules/offers.ts';
import * as order from '../src/games/feud/rules/order.ts';
import { canKeep, nobody, whyKeep, without } from '../src/games/feud/rules/sides.ts';
import { attacksOf, healingOf } from '../src/games/feud/rules/striking.ts';
import { outcomeLine } from '../src/games/feud/telling/outcome.ts';
import { ruleLine, tallyLine } from '../src/games/feud/telling/lines.ts';
import { initial, reduce } from '../src/games/feud/rules/model.ts';
import { list, OPTIONS } from './feud.mjs';
import { follow, samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const teller = tellerOf(await wordsOf('games/feud', 'games/feud-guide'), ['Ann', 'Bo']);

describe("cards and the engine's numbers for them", () => {
  test('locks and purchases', () => {
    assert.deepEqual([0, 5].map(cards.actionOfLock), [56, 61]);
    assert.deepEqual([55, 56, 61, 62].map(cards.columnOf), [null, 0, 5, null]);
    const maneuvers = Object.fromEntries(cards.MANEUVERS.map((name, at) => [name, at + 1]));
    const own_maneuvers = [{ name: 'Rally', price: 7, windows: ['after_study', 'end_of_round'], once: true }];
    const sold = offers.offersOf({ ...OPTIONS, maneuvers, own_maneuvers });
    assert.deepEqual(
      sold.map(({ action }) => action),
      [62, 63, 64, 65, 66, 67, 68, 69, 70],
    );
    assert.deepEqual(
      sold.map(({ price }) => price),
      [1, 2, 3, 4, 5, 6, 7, 8, 7],
    );
    const names = (options, window) => offers.soldIn({ ...OPTIONS, ...options }, window).map(({ id }) => id);
    assert.deepEqual(names({ maneuvers, own_maneuvers }, 'after_study'), ['sabotage', 'secret_tactical_adjustment', 0]);
    const changed = { heal: { windows: ['before_study'], once: true }, replacement: { by: 'chance' } };
    const [replacement, heal] = offers.soldIn(
      { ...OPTIONS, maneuvers: { replacement: 9, heal: 3 }, maneuver_changes: changed },
      'before_study',
    );
    assert.deepEqual([replacement.chosen, replacement.once, heal.once], [null, true, true]);
  });
});

describe('the Way of Order while a row is being filled', () => {
  const draft = (hand, lock = null, locked = null) => {
    const made = new Draft();
    made.begin({ cards: list(hand), lock, locked });
    return made;
  };
  test('an Item needs a Strike before it; a Ten stands anywhere', () => {
    const row = draft('5D AC 8H 2S TC X1');
    assert.equal(row.why('AC', 0).code, 'needs_strike');
    assert.equal(row.why('TC', 0), null);
    assert.equal(row.why('AC', 3), null);
    assert.equal(row.put('TC', 0), null);
    assert.equal(row.why('2S', 1).code, 'needs_strike');
    assert.equal(row.put('5D', 1), null);
    assert.equal(row.put('2S', 2), null);
    assert.deepEqual(row.hand, list('AC 8H X1'));
    assert.equal(row.next, 3);
  });
  test('the only Strike cannot be put behind what needs it', () => {
    const row = draft('5D AC TH TS TC X1');
    assert.equal(row.put('AC', 3), null);
    assert.deepEqual([row.why('5D', 4).code, row.why('5D', 4).data], ['strands', { card: 'AC', column: 4 }]);
    assert.equal(row.why('5D', 2), null);
    const items = draft('5D AC AH 2S 2C X1');
    assert.deepEqual([items.why('5D', 1).code, items.why('5D', 1).data.column], ['only_items', 1]);
    assert.equal(items.why('5D', 0), null);
  });
  test('cards change places, and go back to the hand', () => {
    const row = draft('5D 8H AC 2S TC X1');
    for (const [i, card] of list('5D 8H AC 2S TC X1').entries()) assert.equal(row.put(card, i), null);
    assert.ok(row.full);
    assert.equal(row.put('X1', 2), null);
    assert.deepEqual(row.order, list('5D 8H X1 2S TC AC'));
    assert.equal(row.why('X1', 0).code, 'needs_strike');
    row.takeBack('8H');
    assert.deepEqual([row.full, row.hand, row.next], [false, ['8H'], 1]);
    row.clear();
    assert.equal(row.hand.length, 6);
  });
  test('round a locked card: the order sent leaves it out', () => {
    const row = draft('5D 8H TC 2S X1', 1, 'AC');
    assert.equal(row.why('5D', 1).code, 'locked_here');
    assert.equal(row.why('TC', 0).code, 'lock_needs_strike');
    for (const [card, column] of [
      ['8H', 0],
      ['5D', 2],
      ['TC', 3],
      ['2S', 4],
      ['X1', 5],
    ])
      assert.equal(row.put(card, column), null);
    assert.deepEqual(row.order, list('8H 5D TC 2S X1'));
    row.begin({ cards: list('5D 8H TC 2S X1'), lock: 1, locked: 'AC' }, list('8H 5D TC 2S X1'));
    assert.deepEqual(row.row, list('8H AC 5D TC 2S X1'));
  });
  test('a row is flawed exactly where none of its completions keeps the order', () => {
    const orderly = (row) => {
      const first = row.findIndex((card) => !cards.isTen(card));
      return first < 0 || cards.isStrike(row[first]);
    };
    const completions = (row, hand) => {
      const at = row.indexOf(null);
      if (at < 0) return [row];
      return hand.flatMap((card, i) => completions(row.with(at, card), hand.toSpliced(i, 1)));
    };
    const hands = ['5D AC TC 2S', '5D TC TH X1', 'AC AH 9S TC', '3C 4C AS 2D'];
    for (const hand of hands.map(list)) {
      for (let mask = 0; mask < 256; mask += 1) {
        const places = hand.map((_, i) => (mask >> (2 * i)) & 3);
        if (new Set(places).size < 4) continue;
        for (let kept = 0; kept < 16; kept += 1) {
          const row = [null, null, null, null];
          hand.forEach((card, i) => {
            if ((kept >> i) & 1) row[places[i]] = card;
          });
          const left = order.outside(hand, row);
          assert.equal(order.flaw(row, left) === null, completions(row, left).some(orderly), `${row} + ${left}`);
        }
      }
    }
  });
});

test('a row attacks as the engine says it did, and behind what is hidden nothing is sure', async () => {
  for (const { options, events, steps } of await samples('feud'))
    for (const { outcomes } of follow(reduce, initial(options), events, steps))
      for (const seat of [0, 1]) {
        const row = outcomes.map((fight) => fight?.cards[seat] ?? null);
        for (const [column, fight] of outcomes.entries())
          if (fight) {
            const attacks = attacksOf(row, fight.units[seat], options, fight.skirmish > 0);
            assert.deepEqual(attacks[column], fight.attacks[seat], `${row}, column ${column + 1}`);
          }
      }
  assert.deepEqual(
    attacksOf([null, '2C', '4D'], 'QC', OPTIONS, false).map((attack) => attack?.value ?? null),
    [null, null, 4],
  );
});

describe("columns in words: the rule page's examples", () => {
  const attack = (text) => ({
    kind: { n: 'normal', s: 'superior', u: 'ultimate' }[text[0]],
    value: Number(text.slice(1, -1)),
    suit: text.at(-1),
  });
  const fight = (more) => ({
    event: 'column',
    column: 1,
    round: 1,
    skirmish: 0,
    decided: 'value',
    reversed: false,
    hit: null,
    markers: 0,
    saved: null,
    healed: [0, 0],
    total: [0, 0],
    units: ['QS', 'JD'],
    ...more,
    attacks: more.attacks.map((text) => text && attack(text)),
  });
  const value = { cards: list('3H 2H'), attacks: ['n3H', 's9H'], hit: 0, markers: 2 };
  const saved = { cards: list('AD 9D'), attacks: ['n8D', 'u9D'], saved: 0 };
  const turned = { cards: list('X1 9C'), attacks: ['n3C', 's9C'], reversed: true, hit: 1, markers: 2 };
  const healing = { cards: list('TC 8D'), attacks: [null, 'u8D'], decided: 'healing', healed: [2, 0] };
  const trump = { attacks: ['n9H', 's4C'], decided: 'trump', hit: 0, markers: 1, units: ['JC', 'KS'] };
  const beats = 'Superior 9 of hearts (Weaponry) beats Normal 3 of hearts by 6: two Markers on';
  const fate = 'Superior 9 of clubs beats Normal 3 of clubs (Fate) by 6, but Fate turns it round';
  const cases = {
    'two Markers': [value, `${beats} Ann's Queen.`],
    "on the reader's own Unit": [value, `${beats} your Queen.`, 0],
    'in Japanese': [
      value,
      'ハートの9（上級、武器）がハートの3（通常）に差6で勝ちます。あなたのクイーンにマーカーが2つのります。',
      0,
      'ja',
    ],
    trump: [
      { ...trump, cards: list('9H 4C') },
      "Superior 4 of clubs trumps Normal 9 of hearts: one Marker on Ann's Jack.",
    ],
    Armor: [saved, "Ultimate 9 of diamonds beats Normal 8 of diamonds (Armor) by 1, but Armor saves Ann's Queen."],
    Fate: [turned, `${fate}: two Markers on Bo's Jack.`],
    both: [{ ...turned, hit: null, markers: 0, saved: 1 }, /Fate turns it round, but Armor saves Bo's Jack\.$/],
    Healing: [healing, "Healing, 10 of clubs: a tie. 2 Markers off Ann's Queen."],
    'nothing to heal': [{ ...healing, healed: [0, 0] }, /no Marker to take off/],
    'Healing turned round': [
      { ...healing, reversed: true, cards: list('TC X1'), healed: [0, 1] },
      /turns the healing round\. 1 Marker off Bo's Jack\.$/,
    ],
    'a tie': [{ cards: list('5C 5C'), attacks: ['s5C', 'n5C'], decided: 'tie' }, /a tie, nothing happens/],
  };
  for (const [what, [column, words, you = null, language = 'en']] of Object.entries(cases)) {
    test(what, () => {
      const said = outcomeLine(fight(column), teller(you, language));
      if (typeof words === 'string') assert.equal(said, words);
      else assert.match(said, words);
    });
  }
  test('the rule behind it', () => {
    const sides = [nobody, nobody].map((side, seat) => ({ ...side, unit: ['QS', 'JD'][seat], markers: 2 }));
    const rule = (column, more = {}) =>
      ruleLine(fight(column), { options: { affinities: false }, sides, ...more }, teller());
    assert.equal(rule(value), 'The same suit: the higher value wins. By 6 or more: two Markers.');
    assert.match(rule({ ...value, attacks: ['n3H', 'n5C'] }), /^The same kind: the higher value wins\.$/);
    assert.match(
      rule({ ...trump, cards: list('AH 4C') }),
      /^Neither .* with one Marker\. An Ace does not save from trump\.$/,
    );
    assert.match(rule(saved), /An Ace saves its Unit from a loss by 3 or less\.$/);
    const king = { ...saved, units: ['KS', 'JD'] };
    assert.match(rule(king, { options: { affinities: true } }), /by 5 or less\.$/);
    assert.match(rule({ ...value, cards: list('AH 2H') }), /An Ace saves its Unit only from a loss by 3 or less\.$/);
    assert.match(rule(turned), /By 6 or more: two Markers\. A Joker turns the result round\.$/);
    assert.match(
      rule(value, { sides: sides.map((side) => ({ ...side, markers: 6 })) }),
      /stays in front until the round ends\.$/,
    );
    assert.match(rule(healing), /takes off 1 if Normal, 2 if Superior, 3 if Ultimate\.$/);
    assert.match(rule(healing, { options: { affinities: true } }), /takes off 2 if Normal, 3 if Superior, 4/);
    const instant = { ...value, attacks: ['n3H', 's13H'] };
    const full = sides.map((side) => ({ ...side, markers: 6 }));
    assert.doesNotMatch(rule(instant, { options: { affinities: true }, sides: full }), /stays in front/);
    assert.equal(
      tallyLine({ rounds: [{ skirmish: true }] }, teller())
        .match(/\d+/g)
        .join(),
      '20,30',
    );
    const heals = ['S', 'C', 'D'].map((suit) => healingOf(`T${suit}`, 'QS', { affinities: suit === 'D' })?.value);
    assert.deepEqual([...heals, healingOf('9C', 'QS', {})], [3, 2, 2, null]);
  });
});

describe('what a hand can give, and purchases', () => {
  const side = (more) => ({ ...nobody, columns: Array(6).fill(null), ...more });
  test('an adjustment leaves a Strike, and a lock that can be kept', () => {
    const one = side({ hand: list('5D AC AH 2S TC X1') });
    assert.equal(whyKeep(one, '2C', '5D'), 'last_strike');
    assert.equal(whyKeep(one, '9C', '5D'), null);
    assert.equal(whyKeep(one, '2C', 'AC'), null);
    const locked = side({ hand: list('5D AC AH 2S X1'), lock: 1 });
    locked.columns[1] = { card: '9C', open: true };
    assert.equal(whyKeep(locked, '2C', '5D'), 'breaks_lock');
    assert.equal(whyKeep(locked, 'TC', '5D'), null);
    assert.equal(canKeep(list('TC AH 2S X1 X2'), '9C', 2), false);
  });
  test('where it is not known which card has gone, none that is left is known', () => {
    assert.deepEqual(without(list('5D AC'), '5D'), ['AC']);
    assert.deepEqual(without([null, '5D'], 'AC'), ['5D']);
    assert.deepEqual(without(list('5D AC TC'), null), [null, null]);
  });
  test('a purchase is sent as a whole', () => {
    const purchase = new Purchase();
    const sold = offers.offersOf({ ...OPTIONS, maneuvers: { tactical_adjustment: 1, resurrection: 1, sabotage: 1 } });
    const select = (name) => purchase.select(sold.find(({ id }) => id === name));
    select('sabotage');
    assert.deepEqual([purchase.asksMore, purchase.actions], [false, [65]]);
    select('tactical_adjustment');
    assert.deepEqual([purchase.step, purchase.actions], ['list', null]);
    purchase.chosen = true;
    assert.equal(purchase.step, 'took');
    purchase.took = '9H';
    assert.equal(purchase.step, 'gave');
    purchase.gave = 'AC';
    assert.deepEqual(purchase.actions, [62, 27, 28]);
    purchase.back();
    assert.deepEqual([purchase.step, purchase.gave], ['took', null]);
    purchase.back();
    assert.deepEqual([purchase.step, purchase.offer.id], ['list', 'tactical_adjustment']);
    select('resurrection');
    purchase.chosen = true;
    assert.equal(purchase.step, 'unit');
    purchase.unit = 'JC';
    assert.deepEqual(purchase.actions, [64, 42]);
  });
});
