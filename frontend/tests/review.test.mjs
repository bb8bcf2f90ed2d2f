import assert from 'node:assert/strict';
import { test } from 'vitest';
import { persons, review } from '../src/engine/review/review.ts';
import { inSlices } from '../src/engine/thinking/slices.ts';
import { vocabularyOf } from '../src/engine/vocabulary.ts';
import { reasonsIn } from '../src/table/asking/reasons.ts';
import { engineFor } from './engines.mjs';
import { reviewOf } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const NAMES = ['Seat 0', 'Seat 1', 'Seat 2', 'Seat 3'];

async function reviewed(game, asked, told) {
  const engine = await engineFor(game);
  return inSlices(review({ ...engine, module: await engine.module() }, asked), undefined, told);
}

for (const game of ['seas-of-strife', 'turn-the-tide', 'sea-change', 'feud']) {
  for (const which of [0, 1])
    test(`${game}: a review is that of the command, to the last digit (${which ? 'from a state' : 'dealt'})`, async () => {
      const { record, review: expected } = await reviewOf(game, which);
      assert.equal('start' in record, which === 1);
      const parts = [];
      const { seed, plays } = expected;
      const found = await reviewed(game, { record, seed, plays }, (part) => parts.push(part));
      assert.deepEqual(JSON.parse(JSON.stringify(found)), expected);
      assert.deepEqual(
        parts.flatMap(({ point }) => point ?? []),
        found.curve,
      );
      assert.deepEqual(
        parts.flatMap(({ decided }) => decided ?? []).sort((one, other) => one.ply - other.ply),
        found.decisions,
      );
      const [first, ...more] = parts.flatMap(({ first }) => (first ? [first] : []));
      assert.equal(more.length, 0, 'they come together');
      const marked = found.decisions.filter(({ mark }) => mark);
      assert.equal(first.length, Math.min(3, marked.length));
      for (const each of found.players) {
        const rest = each.fair + each.chance + each.others + each.own + each.unseen - each.result;
        assert.ok(Math.abs(rest) < 1e-12, 'the parts add up');
        assert.ok(each.own <= each.named && each.named <= 0);
      }
      assert.equal(parts.at(-1).done, parts.at(-1).total);
    });
}

for (const game of ['seas-of-strife', 'turn-the-tide', 'sea-change', 'feud']) {
  test(`${game}: why a choice was better is said in the words of the command`, async () => {
    const { review: expected, said } = await reviewOf(game);
    const { description } = await engineFor(game);
    const { themeWord } = await import(`../src/games/${game}/choices.ts`);
    const { because } = reasonsIn(description.counts, await vocabularyOf(game), themeWord);
    const telling = tellerOf(await wordsOf('table/choices', `games/${game}`), NAMES);
    const found = expected.decisions.map(({ ply, action, choices }) => {
      const own = choices.find((choice) => choice.action === action);
      const languages = ['en', 'ja'].map((language) => telling(null, language));
      return [ply, ...[choices[0], own].flatMap((choice) => languages.map((tell) => because(choice, choices, tell)))];
    });
    assert.deepEqual(found, said);
    assert.ok(expected.decisions.some(({ choices }) => choices.some(({ themes }) => themes.length > 0)));
  });
}

test('whose decisions are looked at', async () => {
  const { record } = await reviewOf('turn-the-tide');
  assert.deepEqual(persons(record), [0, 1]);
  const bots = { ...record, seats: record.seats.map((seat) => ({ ...seat, player: 'bot:hard' })) };
  assert.deepEqual(persons(bots), [0, 1, 2]);
  const { decisions } = await reviewed('turn-the-tide', { record, seats: [2], plays: 1000 });
  assert.deepEqual([...new Set(decisions.map(({ seat }) => seat))], [2]);
});
