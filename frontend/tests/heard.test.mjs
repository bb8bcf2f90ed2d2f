/** The texts for screen readers in whole games that the engine wrote. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { REPEATS } from '../src/table/repeating.ts';
import { gameOf, IDS } from './games.mjs';
import { follow } from './samples.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'];
/** Ends of sentences: a full stop, except the one of a number. */
const ENDS = { en: /[.!](?= |$)/g, ja: /[。！]/g };
const TAKEN = {
  'seas-of-strife': ['trick'],
  'turn-the-tide': ['take_tide', 'lose_preserver'],
  'sea-change': ['trick'],
  feud: ['column'],
};
const SCORED = { feud: 'tally' };

for (const id of IDS) {
  const game = await gameOf(id);
  for (const language of ['en', 'ja']) {
    const tell = tellerOf(game.words, NAMES, language === 'ja' ? '、' : ', ')(0, language);
    const heard = game.played.flatMap(({ options, seats, events, steps }) => {
      const models = follow(game.reduce, game.initial(options, seats), events, steps);
      return events.flatMap((event, at) => {
        const text = game.announce(event, models[at + 1], tell);
        return text === null ? [] : [{ event, model: models[at + 1], text }];
      });
    });

    test(`${id}: what came of a trick is told in two sentences at the most (${language})`, () => {
      const taken = heard.filter(({ event }) => TAKEN[id].includes(event.event));
      assert.ok(taken.length > 20);
      const long = taken.filter(({ text }) => (text.match(ENDS[language]) ?? []).length > 2);
      assert.deepEqual(long.map(({ text }) => text).slice(0, 3), []);
    });

    test(`${id}: what is heard is punctuated as the language is (${language})`, () => {
      const wrong = language === 'ja' ? /[,;:!?] |[ぁ-んァ-ヶ一-龥] [ぁ-んァ-ヶ一-龥0-9]/ : / {2}|[、。：]/;
      assert.deepEqual(
        heard
          .map(({ text }) => text)
          .filter((text) => wrong.test(text))
          .slice(0, 3),
        [],
      );
    });

    test(`${id}: the totals are told after every round but the first (${language})`, () => {
      const ends = heard.filter(({ event, model }) => event.event === (SCORED[id] ?? 'round_end') && model.round > 1);
      assert.ok(ends.length > 0);
      for (const { text } of ends) assert.match(text, language === 'ja' ? /合計は/ : /[Ii]n all: /);
    });
  }
}

const TRICKS = {
  'turn-the-tide': { trickEnd: 'bids', trickBegin: 'tides' },
  feud: { trickEnd: 'tally' },
};

for (const id of IDS) {
  const game = { trickEnd: 'trick', ...TRICKS[id], ...(await gameOf(id)) };
  const tell = tellerOf(game.words, NAMES)(0);

  test(`${id}: keys repeat the trick, the hand and the score`, () => {
    const { options, seats, events, steps } = game.played[0];
    const models = follow(game.reduce, game.initial(options, seats), events, steps);
    const at = events.findLastIndex(({ event }) => event === game.trickEnd) + 1;
    const isLast = ({ event }, place) => event === (game.trickBegin ?? game.trickEnd) && place < at - 1;
    const from = events.findLastIndex(isLast) + (game.trickBegin ? 0 : 1);
    const ask = (key, count = at) => REPEATS[key]({ game, model: models[count], events: events.slice(0, count), tell });

    const lines = events.slice(0, at).map((event) => game.log(event, models[at], tell));
    const [kept, gone] = [lines.slice(from), lines.slice(0, from)].map((some) =>
      some.flatMap((line) => (line && line.kind !== 'head' ? [line.text] : [])),
    );
    assert.ok(kept.length > 0);
    assert.equal(ask('r'), kept.join(' '), 'the last trick, and nothing that was before it');
    assert.ok(gone.length > 0);
    assert.equal(ask('r', 0), 'Nothing has been played yet.');

    const holding = models.findIndex((model) => game.hand(model, 0, tell).length > 1);
    assert.equal(ask('c', holding), `You hold ${game.hand(models[holding], 0, tell).join(', ')}.`);
    assert.equal(ask('c', 0), 'You hold no cards.');

    assert.equal(ask('p', 0), 'No round has been scored yet.');
    const { totals } = game.sheet(models.at(-1), tell).rows.at(-1);
    const said = ask('p', events.length);
    for (const points of totals) assert.ok(said.includes(String(points).replace('-', '−')), said);
  });
}
