import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { complete, encode } from '../src/engine/options.ts';
import { asStart } from '../src/engine/starting.ts';
import { LocalTable } from '../src/engine/table.ts';
import { withAsking } from '../src/table/asking/asking.ts';
import { gameOf, IDS } from './games.mjs';
import { engines } from './keeping.mjs';
import { follow, samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const NAMES = ['Ann', 'Bo', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];
const words = await wordsOf('table/asking');

/** The ends of groups of bots' decisions, as in each game's index. */
const OVER = {
  'seas-of-strife': ({ event }) => event === 'trick',
  'sea-change': ({ event }) => event === 'trick',
  'turn-the-tide': (first, next) => lost(first) && next !== undefined && !lost(next),
  feud: ({ event }) => event === 'tally',
};
const lost = ({ event }) => event === 'lose_preserver' || event === 'eliminated';

/** A game with its remarks on others' decisions, its words and those of asking. */
async function asked(id) {
  const game = await gameOf(id);
  const remarks = await import(`../src/games/${id}/telling/remarks.ts`);
  const both = { en: { ...game.words.en, ...words.en }, ja: { ...game.words.ja, ...words.ja } };
  return { ...game, remarks: async () => remarks, trickOver: OVER[id], teller: tellerOf(both, NAMES) };
}

/** The controls of a log, and the text behind each. */
async function told(game, { options, seats, events, steps }, you, language = 'en', over = false) {
  const model = follow(game.reduce, game.initial(options, seats), events, steps).at(-1);
  const tell = game.teller(you, language);
  const bots = new Set(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you));
  const lines = events.map((event) => game.log(event, model, tell));
  const marked = withAsking(lines, events, { steps, bots, over }, game, model, tell);
  return Promise.all(
    marked.flatMap((line, at) => (line?.asks ? [line.asks.remarks().then((remarks) => ({ at, remarks }))] : [])),
  );
}

for (const id of IDS) {
  const game = await asked(id);
  describe(id, () => {
    test('one control a trick, and after the game every decision of a bot is behind one', async () => {
      for (const sample of await samples(id)) {
        if (sample.seats < 2) continue;
        const found = await told(game, sample, 0, 'en', true);
        const due = sample.steps.flatMap(({ events, pending }) =>
          pending.filter((seat) => seat !== 0).map((seat) => `${events} ${seat}`),
        );
        const behind = found.flatMap(({ remarks }) =>
          remarks.map(({ decision: { after, seat } }) => `${after} ${seat}`),
        );
        assert.deepEqual(new Set(behind), new Set(due.filter((each) => behind.includes(each))));
        assert.ok(behind.length > 0.9 * due.length || sample.events.length < 10, `${behind.length} of ${due.length}`);
        assert.equal(new Set(found.map(({ at }) => at)).size, found.length);
        const tricks = sample.events.filter((event, at) => OVER[id](event, sample.events[at + 1])).length;
        assert.ok(found.length <= tricks + 1);
      }
    });

    test('what is said has words in both languages', async () => {
      const said = { en: [], ja: [] };
      for (const language of ['en', 'ja'])
        for (const sample of await samples(id))
          for (const { remarks } of await told(game, sample, 0, language))
            said[language].push(...remarks.map(({ remark }) => remark));
      assert.equal(said.en.length, said.ja.length);
      assert.ok(said.en.filter(Boolean).length > 20);
      for (const text of [...said.en, ...said.ja]) assert.doesNotMatch(text ?? '', /undefined|null|NaN/);
    });
  });
}

/** Small pseudo-random numbers, the same each time. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Play from the deal through some tricks of the asking seat. Also returns the ply of the last one's beginning. */
function playedTo(id, table, tricks, random) {
  const plies = [0];
  const states = [table.fullState()];
  const counted = () => {
    const events = table.events(0);
    return events.filter((event, at) => OVER[id](event, events[at + 1])).length;
  };
  while (counted() < tricks) {
    const seat = table.pending[0];
    const legal = table.legal(seat);
    table.decide(seat, [legal[random(legal.length)]]);
    if (counted() >= plies.length && plies.length < tricks) plies.push(table.ply);
    states.push(table.fullState());
  }
  return { ply: plies.at(-1), state: states[plies.at(-1)] };
}

/** Feud: put the other side's row into its hand, in exchange for cards that take the row's places in its deck. */
function holdsItsRow(row, decisions) {
  const [hand, deck] = [row.field('hand').values, row.field('deck').values];
  const laid = decisions.flatMap(([seat, card]) => (seat === 1 ? [card] : []));
  const holds = (card) => (hand[1] >> BigInt(card)) & 1n;
  const others = Array.from({ length: 62 }, (_, card) => card).filter((card) => holds(card) && !laid.includes(card));
  for (const card of laid.filter((each) => !holds(each))) {
    const place = deck.indexOf(card, deck.length / 2);
    const other = others.pop();
    if (place < 0 || other === undefined) return;
    deck[place] = other;
    hand[1] ^= (1n << BigInt(card)) | (1n << BigInt(other));
  }
}

/** Worlds that the asking seat cannot distinguish from this state, and in which the following decision is legal. */
function* otherWorlds(module, state, decisions, random, id) {
  const rows = module.rows('state', 3);
  const [key, room] = [module.numbers('u4', 8), module.numbers('i2', module.description.most.legal)];
  rows.bytes(0).set(state);
  module.call('write_view', rows, 0, 0, rows.row(1));
  for (;;) {
    key.values.set(Array.from({ length: 8 }, () => random(2 ** 32)));
    module.call('world', rows, 1, 0, key, rows.row(2));
    if (id === 'feud') holdsItsRow(rows.row(2), decisions);
    const world = rows.bytes(2).slice();
    const fits = decisions.every(([seat, action]) => {
      const count = module.call('legal', rows, 2, seat, room);
      if (![...room.values.slice(0, count)].includes(action)) return false;
      module.call('carry_out', rows, 2, seat, action);
      return true;
    });
    rows.bytes(2).set(world);
    if (fits) yield asStart(rows.row(2));
  }
}

describe('the answer is a function of what the asker has been told', () => {
  const cases = [
    ['seas-of-strife', { players: 4 }, 1],
    ['seas-of-strife', { players: 4, rules: 'strife' }, 1],
    ['sea-change', { players: 4 }, 1],
    ['turn-the-tide', { players: 3 }, 1],
    ['feud', {}, 2],
  ];
  for (const [id, given, tricks] of cases) {
    test(`${id} ${JSON.stringify(given)}: the same text in 200 games that the asker cannot tell apart`, async () => {
      const [game, engine] = await Promise.all([asked(id), engines(id)]);
      const module = await engine.module();
      const options = complete(engine.description, given);
      const made = (began) => new LocalTable(module, engine.codes, encode(engine.description, options), began);
      const random = dice(7);
      const table = made(Uint8Array.from({ length: 32 }, () => random(256)));
      const { ply, state } = playedTo(id, table, tricks, random);
      const decisions = table.decisions.slice(ply);
      const earlier = tellerSteps(table, ply);
      const answer = async (began) => {
        const mark = module.mark();
        const again = made(began);
        for (const [seat, action] of decisions) again.decide(seat, [action]);
        const events = [...earlier.events, ...again.events(0)];
        const offset = earlier.events.length;
        const steps = [
          ...earlier.steps,
          { events: offset, pending: earlier.pending, phase: earlier.phase },
          ...again.steps().map((step) => ({ ...step, events: step.events + offset })),
        ];
        module.release(mark);
        return JSON.stringify(await told(game, { options, seats: table.seats, events, steps }, 0));
      };
      const rows = module.rows('state', 1);
      rows.bytes().set(state);
      const first = await answer(asStart(rows.row(0)));
      assert.ok(first.includes('"remark":"'), first);
      const worlds = otherWorlds(module, state, decisions, random, id);
      const seen = new Set();
      for (let count = 0; count < 200; count += 1) {
        const began = worlds.next().value;
        seen.add(JSON.stringify(began, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
        assert.equal(await answer(began), first);
      }
      assert.ok(seen.size > 100, `${seen.size} different worlds`);
    });
  }
});

/** The events and steps that the asking seat had seen before this ply. */
function tellerSteps(table, ply) {
  const now = table.ply;
  const decisions = table.decisions.slice(ply, now);
  table.undo(ply);
  const found = {
    events: structuredClone(table.events(0)),
    steps: table.steps().slice(0, -1),
    pending: table.pending,
    phase: table.phase,
  };
  for (const [seat, action] of decisions) table.decide(seat, [action]);
  return found;
}
