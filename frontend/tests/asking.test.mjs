/** What plays show: the controls of the log, and the themes behind them. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { tableWith } from '../src/engine/recorded.ts';
import { shows } from '../src/engine/thinking/shows.ts';
import { vocabularyOf } from '../src/engine/vocabulary.ts';
import { base64 } from '../src/lib/bytes.ts';
import { withAsking } from '../src/table/asking/asking.ts';
import { reasonsIn } from '../src/table/asking/reasons.ts';
import { gameOf, IDS } from './games.mjs';
import { engines } from './keeping.mjs';
import { follow, samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const NAMES = ['Ann', 'Bo', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'];

/** The ends of groups of decisions, as in each game's index. */
const OVER = {
  'seas-of-strife': ({ event }) => event === 'trick',
  'sea-change': ({ event }) => event === 'trick',
  'turn-the-tide': (first, next) => lost(first) && next !== undefined && !lost(next),
  feud: ({ event }) => event === 'tally',
};
const lost = ({ event }) => event === 'lose_preserver' || event === 'eliminated';

for (const id of IDS)
  test(`${id}: one control a trick, and after the game every decision of others is behind one`, async () => {
    const game = await gameOf(id);
    for (const { options, seats, events, steps } of await samples(id)) {
      if (seats < 2) continue;
      const model = follow(game.reduce, game.initial(options, seats), events, steps).at(-1);
      const tell = tellerOf(game.words, NAMES)(0);
      const others = new Set(Array.from({ length: seats }, (_, seat) => seat).slice(1));
      const lines = events.map((event) => game.log(event, model, tell));
      const marked = withAsking(lines, events, { steps, seats: others, over: true }, { trickOver: OVER[id] }, tell);
      const found = marked.flatMap((line) => (line?.asks ? [line.asks.plays] : []));
      const due = steps.flatMap(({ events: after, pending }) =>
        pending.filter((seat) => seat !== 0).map((seat) => `${after} ${seat}`),
      );
      const behind = found.flat().map(({ decision: { after, seat } }) => `${after} ${seat}`);
      assert.deepEqual(new Set(behind), new Set(due.filter((each) => behind.includes(each))));
      assert.ok(behind.length > 0.9 * due.length || events.length < 10, `${behind.length} of ${due.length}`);
      assert.ok(found.length <= events.filter((event, at) => OVER[id](event, events[at + 1])).length + 1);
    }
  });

/** A game of random decisions. */
async function played(id) {
  const engine = await engines(id);
  const given = { ...engine, module: await engine.module() };
  const key = Uint8Array.from({ length: 32 }, (_, at) => 7 * at);
  const table = tableWith(given, {}, key);
  for (let at = 1; !table.isOver; at = (at * 48271) % 2147483647) {
    const [seat] = table.pending;
    const legal = table.legal(seat);
    table.decide(seat, [legal[at % legal.length]]);
  }
  return { given, table, key };
}

/** What a job finds. */
function found(job) {
  for (let step = job.next(); ; step = job.next()) if (step.done) return step.value;
}

for (const id of IDS)
  test(`${id}: to another a play shows public themes, and after the game by the player's own hand`, async () => {
    const { given, table, key } = await played(id);
    const { description } = given;
    const after = table.steps().map(({ events }) => events);
    const plays = after.flatMap((events) => table.playsAfter(events, 0).map((play) => ({ ...play, after: events })));
    // In Feud rows are laid in secret.
    assert.ok(plays.length > (id === 'feud' ? 0.4 : 0.9) * table.ply, `${plays.length} of ${table.ply}`);
    const known = plays.map((play) => ({ ...play, view: base64(play.view) }));
    const seen = found(shows(given, { type: 'played', reader: 0, after, plays: known }));
    const themes = description.vocabulary?.themes ?? {};
    const others = seen.filter(({ seat }) => seat !== 0).flatMap(({ said }) => said);
    assert.deepEqual(
      others.filter(({ theme }) => !themes[theme].public),
      [],
    );
    const decisions = table.decisions.map(([seat, action]) => ({ seat, action }));
    const seed = Buffer.from(key).toString('hex');
    const over = found(shows(given, { record: { game: id, options: {}, seats: NAMES, seed, decisions }, after }));
    const { themeWord } = await import(`../src/games/${id}/choices.ts`);
    const { say } = reasonsIn(description.counts, await vocabularyOf(id), themeWord);
    const words = await wordsOf('table/choices', `games/${id}`);
    const used = new Set();
    for (const language of ['en', 'ja'])
      for (const { said } of [...seen, ...over]) {
        const text = say(said, tellerOf(words, NAMES)(0, language));
        assert.doesNotMatch(text, /undefined|null|NaN|[{}]/);
        for (const { theme } of said) used.add(theme);
      }
    assert.ok(used.size > 2 && (id === 'feud' || others.length > 0), [...used].join());
  });
