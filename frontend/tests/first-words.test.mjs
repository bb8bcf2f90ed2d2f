/** First words, in whole games that the engine wrote, from every seat. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { momentsOf } from '../src/table/first-words.ts';
import { byEvents } from '../src/table/pace/progress.ts';
import { gameOf, IDS } from './games.mjs';
import { tellerOf } from './words.mjs';

const NAMES = ['Ada', 'Benedict', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gustav', 'Hana'];
/** The room of two lines at 320 px: in letters, and in Japanese characters with a letter as a half. */
const MOST = { en: 80, ja: 36 };
const widthOf = (text) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.5), 0);

/** The messages for each game's first seat, in order, with these rules. */
const TOLD = {
  'seas-of-strife': [
    [{ rules: 'texas', passing: true, happy_faces: true }, 'aim SOS-7, trick SOS-8, point SOS-13, round SOS-14'],
    [{ rules: 'texas', happy_faces: false }, 'aim SOS-7, trick SOS-8, point SOS-12, round SOS-14'],
    [{ rules: 'strife', happy_faces: true }, 'aim SOS-7, trick SOS-9, point SOS-13, round SOS-14'],
    [{ rules: 'strife', happy_faces: false }, 'aim SOS-7, trick SOS-9, point SOS-12, round SOS-14'],
  ],
  'turn-the-tide': [3, 4, 5].map((players) => [{ players }, 'aim TTT-7, bid TTT-8, loss TTT-8, round TTT-12']),
  'sea-change': [
    [{ players: 1 }, 'aim SEA-7, trick SEA-10, minus SEA-17, round SEA-17'],
    [{ teams: 2 }, 'aim SEA-7, trick SEA-10, minus SEA-3, round SEA-12'],
    [{ players: 6 }, 'aim SEA-7, trick SEA-10, round SEA-12'],
  ],
  feud: [
    [{ preset: 'strikes' }, 'aim FEUD-13, column FEUD-16, tally FEUD-11, killed FEUD-12'],
    [{ preset: 'true' }, 'aim FEUD-13, lay FEUD-15, column FEUD-16, tally FEUD-11, killed FEUD-12'],
    [{ preset: 'skirmish' }, 'aim FEUD-13, column FEUD-16, killed FEUD-12, tally FEUD-50'],
  ],
};

for (const id of IDS)
  describe(id, async () => {
    const game = await gameOf(id);
    const first = await import(`../src/games/${id}/first-words.ts`);
    const rules = await readFile(`${import.meta.dirname}/../../docs/rules/en/${id}.md`, 'utf8');
    const tells = tellerOf(game.words, NAMES, ' and ');
    const momentsAt = ({ options, seats, events, steps }, tell, count = events.length) =>
      momentsOf(game, first, game.initial(options, seats), events.slice(0, count), byEvents(steps), tell);

    test.each(TOLD[id])('is told by its rules: %o', (options, told) => {
      const played = game.played.find((each) => Object.entries(options).every(([key, v]) => each.options[key] === v));
      assert.equal(
        momentsAt(played, tells(0))
          .said.map(({ id: word, rule }) => `${word} ${rule}`)
          .join(', '),
        told,
      );
    });

    test('every word hangs on a rule and is short, in both languages', () => {
      for (const played of game.played)
        for (let you = 0; you < played.seats; you += 1)
          for (const language of ['en', 'ja'])
            for (const { rule, text } of momentsAt(played, tells(you, language)).said) {
              assert.ok(rules.includes(`id="${rule}"`), rule);
              assert.ok((language === 'en' ? text.length : widthOf(text)) <= MOST[language], text);
            }
    });

    test('one stands until the reader decides or the next comes; who only watches is told of what all see', () => {
      const [played] = game.played;
      const { events, steps } = played;
      const stands = events.map((_, at) => momentsAt(played, tells(0), at + 1).now?.id ?? '');
      const told = momentsAt(played, tells(0)).said.map(({ id: word }) => word);
      assert.deepEqual(Array.from(new Set(stands)).filter(Boolean), told);
      const begun = stands.findIndex((word) => word === 'aim');
      assert.ok(
        steps.some(({ events: at, pending }) => at === begun + 1 && pending.includes(0)),
        'at the first turn',
      );
      assert.notEqual(stands[begun + 1], 'aim', 'it has been decided');
      assert.ok(!momentsAt(played, tells(null)).said.some(({ id: word }) => word === 'aim'));
    });
  });
