/** What a screen reader hears of whole games that the engine wrote. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf, IDS } from './games.mjs';
import { follow } from './load.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'];
/** Ends of sentences: a full stop, not the one of a number. */
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
