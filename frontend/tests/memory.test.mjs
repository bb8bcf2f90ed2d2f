/** Where players must remember: what was forgotten is folded without, and the present is what it is for everybody. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { follow, load, samples } from './load.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const { lastTrick } = await load('src/table/frame/looked-at.ts');

/** What shows the present of a game, and what may be looked at again. */
const PRESENT = {
  'seas-of-strife': ({ round, left, plays, decided, taken, totals, tricks, passes, winners }) => ({
    round,
    left,
    plays,
    decided,
    taken,
    totals,
    played: tricks.length,
    last: tricks.at(-1),
    passes,
    winners,
  }),
  'sea-change': (model) => ({
    round: model.round,
    left: model.left,
    pile: model.pile,
    plays: model.plays,
    decided: model.decided,
    trump: model.trump,
    lead: model.lead,
    totals: model.totals,
    played: model.tricks.length,
    last: model.tricks.at(-1),
    collected: model.collected.map((cards) => cards.length),
  }),
  'turn-the-tide': (model) => ({
    round: model.round,
    bid: model.bid,
    tides: model.tides,
    preservers: model.preservers,
    out: model.out,
    offer: model.offer,
    offered: model.offered,
    revealed: model.revealed,
    lost: model.lost,
    decided: model.decided,
    last: model.last,
    totals: model.totals,
    bonus: model.bonus,
    left: model.played.map((cards) => cards.length),
  }),
  feud: ({ round, counted, sides, outcomes, fights, rounds, tallied }) => ({
    round,
    counted,
    outcomes,
    rounds,
    tallied,
    fights: fights.map(({ told: _, ...fight }) => fight),
    sides: sides.map(({ hand, columns, ...side }) => ({
      ...side,
      hand: hand.length,
      columns: columns.map((slot) => slot && { open: slot.open }),
    })),
  }),
};
const ENDS = { feud: 'tally', 'turn-the-tide': 'bids' };

for (const [id, present] of Object.entries(PRESENT)) {
  const { initial, reduce } = await load(`src/games/${id}/rules/model.ts`);
  const { log } = await load(`src/games/${id}/telling/telling.ts`);
  const SAMPLES = await samples(id);
  const teller = tellerOf(await wordsOf(`games/${id}`), [...'ABCDEFGH']);

  describe(id, () => {
    for (const [number, { options, seats, steps, seen, strict }] of SAMPLES.entries()) {
      for (const [moment, readers] of strict.entries()) {
        for (const [reader, { count, forgotten }] of readers.entries()) {
          test(`game ${number}, ${['the middle', 'the end'][moment]}, ${['a seat', 'a spectator'][reader]}`, () => {
            const open = seen[reader].slice(0, count);
            const kept = open.map((event, at) => forgotten[at] ?? event);
            const whole = follow(reduce, initial(options, seats), open, steps).at(-1);
            const model = follow(reduce, initial(options, seats), kept, steps).at(-1);
            assert.deepEqual(present(model), present(whole));
            assert.deepEqual([model.phase, model.owing], [whole.phase, whole.owing]);
            if (reader === 0 && id === 'feud') assert.deepEqual(model.sides[0], whole.sides[0]);
            else if (reader === 0) assert.deepEqual(model.hands[0], whole.hands[0]);

            const tell = teller(reader === 0 ? 0 : null);
            const end = ENDS[id] ?? 'trick';
            const from = lastTrick(open, end);
            for (const [at, event] of kept.entries()) {
              const line = log(event, model, tell);
              if (at >= from && event.event !== 'deal') assert.deepEqual(line, log(open[at], whole, tell));
              else assert.ok(!/null|NaN|undefined/.test(line?.text ?? ''), line?.text);
            }
          });
        }
      }
    }
    test('something was forgotten', () => {
      const all = SAMPLES.flatMap(({ strict }) => strict.flat().map(({ forgotten }) => Object.keys(forgotten).length));
      assert.ok(Math.max(...all) > 0);
    });
  });
}

test('what may be looked at again begins with the last trick', () => {
  const events = [...'pptpptpp'].map((letter) => ({ event: letter === 't' ? 'trick' : 'play' }));
  assert.equal(lastTrick(events, 'trick'), 3);
  assert.deepEqual(
    [5, 2, 0].map((count) => lastTrick(events.slice(0, count), 'trick')),
    [0, 0, 0],
  );
});
