import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { follow, load, samples } from './load.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const FOLDER = 'src/games/feud';
const cards = await load(`${FOLDER}/rules/cards.ts`);
const { Draft } = await load(`${FOLDER}/deciding/draft.svelte.ts`);
const { Purchase } = await load(`${FOLDER}/deciding/purchase.svelte.ts`);
const offers = await load(`${FOLDER}/rules/offers.ts`);
const order = await load(`${FOLDER}/rules/order.ts`);
const { initial, reduce, settle, lastFights } = await load(`${FOLDER}/rules/model.ts`);
const { outcomeLine, stronger, signOf } = await load(`${FOLDER}/telling/outcome.ts`);
const { cardsIn, countOf } = await load(`${FOLDER}/rules/piles.ts`);
const { attacksOf, kindOf } = await load(`${FOLDER}/rules/striking.ts`);
const { canKeep, deckOf, nobody, whyKeep, without } = await load(`${FOLDER}/rules/sides.ts`);
const { roundNow } = await load(`${FOLDER}/rules/phases.ts`);
const telling = await load(`${FOLDER}/telling/telling.ts`);
const teller = tellerOf(await wordsOf('games/feud', 'games/feud-guide'), ['Ann', 'Bo']);

const OPTIONS = {
  preset: 'basic',
  items: true,
  study: false,
  reservation: false,
  affinities: false,
  maneuvers: {},
  skirmishes: 'off',
};
const list = (names) => names.split(' ');

describe("cards and the engine's numbers for them", () => {
  test('every card has a number of its own', () => {
    assert.deepEqual(
      ['3C', '9C', '3S', '9H', 'AC', 'AH', '2C', 'TC', 'X1', 'X2', 'JC', 'QS', 'KH'].map(cards.actionOf),
      [0, 6, 7, 27, 28, 31, 32, 36, 40, 41, 42, 47, 53],
    );
    assert.equal(cards.cardOf(54), null);
    assert.throws(() => cards.actionOf('1H'), RangeError);
    assert.deepEqual([cards.pack(true).length, cards.pack(false).length], [42, 28]);
  });
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
  test('Strikes, Items, and the Tens of a Skirmish', () => {
    assert.deepEqual(
      list('9H TC AS 2D X1').map((card) => cards.isStrike(card)),
      [true, false, false, false, false],
    );
    assert.deepEqual(
      list('9H TC AS').map((card) => cards.isStrike(card, true)),
      [true, true, false],
    );
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

describe('what a row attacks with', () => {
  const shown = (row, unit, options = OPTIONS, skirmish = false) =>
    attacksOf(
      list(row).map((card) => (card === '-' ? null : card)),
      unit,
      options,
      skirmish,
    ).map((attack) => attack && `${attack.kind[0]}${attack.value}${attack.suit}`);
  test('kinds come from the own Unit', () => {
    assert.deepEqual(
      ['H', 'D', 'S', 'C'].map((suit) => kindOf(suit, 'KH')),
      ['ultimate', 'superior', 'normal', 'normal'],
    );
    assert.deepEqual(
      ['C', 'S', 'H'].map((suit) => kindOf(suit, 'JS')),
      ['superior', 'ultimate', 'normal'],
    );
  });
  test('the sample Round of the rules', () => {
    assert.deepEqual(shown('8S AD 4S 3H 6C TC', 'QS'), ['u8S', 'n8D', 'u4S', 'n3H', 's6C', null]);
    assert.deepEqual(shown('6D 9D 7S 2H 5C 8D', 'JD'), ['u6D', 'u9D', 'n7S', 's9H', 'n5C', 'u8D']);
  });
  test('Items lean on the last Strike, not on each other', () => {
    assert.deepEqual(shown('9S 2H AC X1 TD 2S', 'JH'), ['n9S', 'u11H', 'n9C', 'n9S', null, 'n11S']);
    assert.deepEqual(shown('9S 2H 3C 4D 5S 6H', 'JH', { ...OPTIONS, affinities: true })[1], 'u13H');
  });
  test('a Ten is a Strike in a Skirmish; behind what is hidden nothing is sure', () => {
    assert.deepEqual(shown('TS AH - 2C 4D X2', 'QC', OPTIONS, true), ['s10S', 'n10H', null, null, 'n4D', 'n4D']);
  });
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
  test('who was stronger, and its sign', () => {
    assert.equal(stronger(fight(value)), 1);
    assert.deepEqual(
      [value, saved].map((column) => signOf(fight(column))),
      ['hit', 'saved'],
    );
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

const GAMES = await samples('feud');

for (const [number, game] of GAMES.entries()) {
  const { options, steps, events, seen } = game;
  const name = `${number}: ${options.preset}`;
  const folds = [events, ...seen].map((view) => follow(reduce, initial(options), view, steps));
  const [whole, mine] = folds;

  test(`every card is somewhere, and what lies open is the same for everybody: ${name}`, () => {
    for (const { events: count } of steps) {
      const models = folds.map((fold) => fold[count]);
      for (const model of models.filter(({ round }) => round > 0))
        for (const side of model.sides) complete(side, options, model);
      agree(models);
    }
  });

  if (game.stands) {
    test(`what two readers know is what the engine shows them: ${name}`, () => {
      for (const [count, views] of Object.entries(game.stands))
        for (const [i, stand] of views.entries())
          for (const seat of [0, 1])
            knows(folds[i + 1][count], seat, stand, i === 0 && seat === 0, `${i}, ${seat} after ${count}`);
    });
  }

  test(`Rounds are counted as the engine does: ${name}`, () => {
    events.forEach((event, at) => {
      const [before, after] = whole.slice(at, at + 2);
      if (event.event === 'tally') assert.equal(after.round, event.round);
      if (at > 0 && after.round > before.round) assert.ok(after.sides.every(({ bought }) => !bought.length));
    });
    for (const { events: count, phase } of steps) {
      const model = whole[count];
      const between = phase !== 'take' && model.round === model.counted;
      if (phase !== 'over')
        assert.equal(roundNow(model), model.counted + (between ? 0 : 1), `after ${count}, in ${phase}`);
    }
  });

  test(`what is sent is what is hidden, and the sheet's totals are what was gained and not spent: ${name}`, () => {
    const [all, own] = [whole, mine].map((fold) => fold.at(-1));
    assert.deepEqual(own.sides[0].hand, all.sides[0].hand);
    assert.equal(own.sides[1].hand.length, all.sides[1].hand.length);
    assert.equal(cardsIn(own, 1, 'deck', 0), null);
    const deck = cardsIn(own, 0, 'deck', 0);
    if (deck) assert.equal(deck.length, countOf(own, 0, 'deck'));
    assert.deepEqual(deckOf(all.sides[0], options.items).length, all.sides[0].deck);
    let totals = [0, 0];
    for (const row of all.rounds) {
      totals = totals.map((total, seat) => total + row.gained[seat] - row.spent[seat]);
      assert.deepEqual(row.totals, totals);
    }
    assert.ok(lastFights(all).every(({ round }) => round === all.fights.at(-1).round));
  });
}

test('an Instant Kill scores at once, for whoever did it', () => {
  const { options } = GAMES[0];
  const model = reduce(initial(options), { event: 'killed', seat: 0, card: 'JC', points: 2 });
  assert.deepEqual(
    model.sides.map(({ points }) => points),
    [0, 2],
  );
});

/** All cards of a pack are somewhere. */
function complete(side, options, model) {
  const laid = model.tallied ? 0 : side.columns.filter(Boolean).length;
  const cardCount = side.hand.length + laid + side.deck + side.discard.length + side.reserve.length;
  assert.equal(cardCount, options.items ? 42 : 28);
  const units = side.army + side.guard.length + side.dead.length + (side.unit && !side.fallen ? 1 : 0);
  assert.equal(units, 12);
}

const FIRST_UNIT = 42;
const inSet = (bits) =>
  [...Array(FIRST_UNIT).keys()].filter((card) => Math.floor(bits / 2 ** card) % 2).map(cards.cardOf);
const nameOf = (card) => (card < 0 ? null : cards.cardOf(card));

/** A side is what a state of the engine's says of it; `own`: it is the reader's. */
function knows(model, seat, stand, own, where) {
  const side = model.sides[seat];
  const taken = model.phase === 'arrange' && side.hand.length === 0; // six cards that are arranged anew lie in the hand
  if (own && !taken) assert.deepEqual(new Set(side.hand), new Set(inSet(stand.hand[seat])), where);
  if (!model.tallied && !taken) {
    const columns = stand.column.slice(6 * seat, 6 * seat + 6).map(nameOf);
    assert.deepEqual(
      side.columns.map((slot) => slot?.card ?? null),
      columns,
      where,
    );
    const up = side.columns.flatMap((slot, at) => (slot?.open ? [at] : []));
    for (let at = 0; at < 6; at += 1) if ((stand.shown[seat] >> at) & 1) assert.ok(up.includes(at), where);
    assert.equal(side.lock, stand.lock[seat] < 0 ? null : stand.lock[seat], where);
    if ((stand.spies >> (1 - seat)) & 1 && !own && stand.hand[seat] >= 0) {
      const open = side.columns.flatMap((slot) => (slot?.open ? [slot.card] : []));
      assert.deepEqual(
        new Set(side.shown.filter((card) => !open.includes(card))),
        new Set(inSet(stand.hand[seat])),
        where,
      );
    }
  }
  const { deck, points, unit, army } = side;
  const markers = side.fallen ? 0 : side.markers;
  const counts = ['deck_count', 'points', 'markers', 'army_count'].map((field) => stand[field][seat]);
  assert.deepEqual([deck, points, markers, army], counts, where);
  assert.deepEqual(
    [side.reserve.length, side.guard.length],
    [stand.reserve_count[seat], stand.guard_count[seat]],
    where,
  );
  assert.equal(side.fallen ? null : unit, nameOf(stand.unit[seat]), where);
  assert.deepEqual(new Set(side.discard), new Set(inSet(stand.discard[seat])), where);
  assert.deepEqual(
    side.dead.map((card) => cards.actionOf(card) - FIRST_UNIT).reduce((set, at) => set | (1 << at), 0),
    stand.dead[seat],
    where,
  );
  if (own) side.next.forEach((card, at) => assert.equal(card, nameOf(stand.deck[42 * seat + deck - 1 - at])), where);
  assert.equal(model.denied.length, [0, 1].filter((rule) => (stand.denied >> rule) & 1).length, where);
}

/** What lies open is the same for everybody: discard piles card by card, locks, dead Units. */
function agree([all, ...others]) {
  for (const [seat, side] of all.sides.entries()) {
    assert.ok(side.discard.every((card) => card !== null));
    for (const model of others) {
      const { discard, lock, dead } = model.sides[seat];
      assert.deepEqual([new Set(discard), lock, dead], [new Set(side.discard), side.lock, side.dead]);
      assert.equal(discard.length, side.discard.length);
    }
  }
}

describe('what becomes public', () => {
  const fold = (events, options) => events.reduce(reduce, initial(options));
  test('the hand that is left after a Skirmish, beside the columns that stay in sight', () => {
    const game = GAMES.find(({ events }) => events.some(({ event }) => event === 'x_discard'));
    const at = game.events.findIndex(({ event }) => event === 'x_discard');
    assert.equal(game.events[at - 1].event, 'tally');
    const { seat, cards: left } = game.events[at];
    for (const view of game.seen) {
      const [before, after] = [at, at + 1].map((count) => fold(view.slice(0, count), game.options));
      assert.equal(before.sides[seat].hand.length, left.length);
      assert.ok(after.tallied && after.sides[seat].columns.some(Boolean));
      assert.deepEqual([after.sides[seat].hand, after.sides[seat].discard.slice(-left.length)], [[], left]);
      assert.deepEqual(settle(after).sides[seat].discard, after.sides[seat].discard);
    }
  });
  test('the hand that a sixth reserved card replaces', () => {
    const sixth = (events) =>
      events.findIndex(({ event }, i) => event === 'x_discard' && events[i + 1].event === 'draw');
    const game = GAMES.find(({ events }) => sixth(events) >= 0);
    const at = sixth(game.events);
    const { seat, cards: put } = game.events[at];
    for (const view of game.seen) {
      const { hand, discard, reserve } = fold(view.slice(0, at + 2), game.options).sides[seat];
      assert.deepEqual([hand.length, reserve, discard.slice(-5)], [6, [], put]);
    }
  });
  test('a lock that is void: its card goes back to the hand, and the next arrangement is free', () => {
    const cards = [list('TC TS 3C AC 2C X1'), list('3H 4H 5H 6H 7H 8H')];
    const study = cards.map((columns, seat) => ({ event: 'study', seat, columns }));
    const locks = [
      { event: 'lock', seat: 0, column: null },
      { event: 'lock', seat: 1, column: 3 },
    ];
    const bought = { event: 'buy', seat: 1, window: 'after_study', maneuver: 'sabotage', cost: 40 };
    const void_ = { event: 'x_unlock', seat: 0, column: 3, card: '3C' };
    const model = { ...initial({ ...OPTIONS, study: true, maneuvers: { sabotage: 40 } }) };
    for (const [you, buy] of [
      [0, { ...bought, lost: 'TC', drew: 'AS' }],
      [1, bought],
    ]) {
      const before = [...study, ...locks, buy].reduce(reduce, model);
      assert.deepEqual([before.sides[0].lock, before.sides[0].columns[2].card], [2, '3C']);
      const after = reduce(before, void_);
      const [side] = after.sides;
      assert.deepEqual([side.lock, side.hand.length, side.hand.includes('3C')], [null, 6, true]);
      assert.ok(side.columns.every((slot) => slot === null));
      assert.equal(after.phase, before.phase);
      const line = telling.log(void_, after, teller(you)).text;
      assert.equal(line, `${you === 0 ? 'You take' : 'Ann takes'} 3 of clubs in column 3 back: its lock is void.`);
      assert.equal(
        telling.announce(void_, after, teller(you, 'ja')),
        `第3列のロックが取り消され、${you === 0 ? 'あなた' : 'Annさん'}がクラブの3を手札に戻しました。`,
      );
    }
  });
  test('what is discarded is told by name, to whoever listens too', () => {
    const event = { event: 'x_discard', seat: 1, cards: list('4C TC X1') };
    assert.equal(telling.announce(event, initial(OPTIONS), teller(0)), 'Bo discards 4 of clubs, 10 of clubs, Joker.');
    assert.match(telling.log(event, initial(OPTIONS), teller(0, 'ja')).text, /^Boさんが手札を捨てました：クラブの4/);
  });
});

describe('what a person sees on the table', () => {
  const basic = GAMES.find(({ options }) => options.preset === 'basic');
  const shown = (count) => basic.seen[0].slice(0, count).reduce(reduce, initial(basic.options));
  const tally = basic.events.findIndex(({ event }) => event === 'tally');
  test('the columns stay until the tally has been looked at', () => {
    const model = shown(tally + 1);
    assert.ok(model.tallied && model.sides[0].columns.every(Boolean));
    const settled = settle(model);
    assert.ok(!settled.tallied && settled.sides[0].columns.every((slot) => slot === null));
    assert.equal(settle(settled), settled);
  });
  test("the opponent's columns are face down until they are fought", () => {
    const model = shown(basic.events.findIndex(({ event }) => event === 'column') + 2);
    const [, other] = model.sides;
    assert.deepEqual(
      other.columns.map((slot) => slot.open),
      [true, true, false, false, false, false],
    );
    assert.deepEqual(
      other.columns.slice(2).map((slot) => slot.card),
      [null, null, null, null],
    );
    assert.equal(model.outcomes.filter(Boolean).length, 2);
  });
  test('reasons name the card, and what keeps it', () => {
    const tell = teller(0);
    const reason = (code, data) => telling.reason({ rule: '', code, data }, tell);
    assert.equal(
      reason('needs_strike', { card: 'AC', column: 1 }),
      'The Ace of clubs needs a Strike in an earlier column.',
    );
    assert.equal(reason('too_dear', { maneuver: 'heal', price: 30, points: 10 }), 'Heal costs 30; you have 10.');
    assert.equal(reason('no_effect', { maneuver: 'heal' }), 'Your Unit has no Marker.');
    assert.equal(reason('gibberish', {}), 'The rules do not allow that now.');
  });
});
