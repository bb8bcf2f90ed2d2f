import assert from 'node:assert/strict';
import { test } from 'vitest';
import { label, player, players, together, named } from '../src/table/sentences.ts';
import { render, CHOICE } from '../src/words/render.ts';
import { catalogues, tellerOf } from './words.mjs';

const plural = (count) => (count === 1 ? 'one' : 'other');
const YOU = { text: 'you', start: 'You', you: true };
const BO = named('Bo');

test('a message says "you" of the reader, and begins a sentence with a capital', () => {
  const message = "{Name} {name?take|takes} the trick from {other?you|{other}'s friend}, {count}.";
  assert.equal(render(message, { name: YOU, other: BO, count: 2 }, plural), "You take the trick from Bo's friend, 2.");
  assert.equal(render(message, { name: BO, other: YOU, count: 2 }, plural), 'Bo takes the trick from you, 2.');
  assert.equal(render({ one: '{Names} win', other: '{names} tie' }, { names: YOU, count: 1 }, plural), 'You win');
  assert.equal(render('{Name}: {gone}', { name: 'ada' }, plural), 'ada: {gone}', "nobody's name is changed");
});

test('players are named together, the reader among them', () => {
  const tell = tellerOf(
    { en: { 'table.own': 'you', 'table.Own': 'You', 'table.player': '{name}' } },
    ['Al', 'Bo', 'Cy'],
    ' and ',
  )(0);
  assert.deepEqual(player(0, tell), YOU);
  assert.deepEqual(players([0, 2], tell), { text: 'you and Cy', start: 'You and Cy', you: false });
  assert.deepEqual(players([1, 0], tell), { text: 'Bo and you', start: 'Bo and you', you: false });
  assert.deepEqual([players([0], tell).you, players([2], tell).you, together([], tell).you], [true, false, false]);
  assert.deepEqual([label(0, tell), label(1, tell)], ['You', 'Bo']);
});

/** Every message of a language, its plural forms one by one: [area and key, text]. */
async function messages(language) {
  return (await catalogues(language)).flatMap(([file, words]) =>
    Object.entries(words).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : [message.one, message.other]).map((text) => [`${file} ${key}`, text]),
    ),
  );
}

/** Words after "you" that belong to others: "you takes", "you is". */
const WRONG = /\byou (?!as\b|across\b)(\w+[^su]s|is|has|was)\b/i;

for (const language of ['en', 'ja']) {
  test(`every message reads, whoever it is about: ${language}`, async () => {
    const all = await messages(language);
    assert.ok(all.length > 700);
    for (const [where, text] of all) {
      const names = [
        ...new Set([...text.matchAll(/\{(\w)(\w*)[?}]/g)].map(([, first, rest]) => first.toLowerCase() + rest)),
      ];
      const about = [...text.matchAll(CHOICE)].map(([, name]) => name);
      for (const reader of [null, ...names]) {
        const given = Object.fromEntries(
          names.map((name) => [name, name === reader ? YOU : named(name.toUpperCase())]),
        );
        const said = render(text, given, plural);
        assert.doesNotMatch(said, /[{}|]/, where);
        if (language === 'en' && about.includes(reader)) assert.doesNotMatch(said, WRONG, where);
      }
    }
  });
}
