/** The games' tables without their boards, and whole games. */
import { samples } from './samples.mjs';
import { wordsOf } from './words.mjs';

export const IDS = ['seas-of-strife', 'turn-the-tide', 'sea-change', 'feud'];

const PARTS = import.meta.glob('../src/games/*/{rules,telling}/*.ts');

/** A game's model, its texts, its words with those of its course, and the games that the engine wrote. */
export async function gameOf(id) {
  const part = (path) => PARTS[`../src/games/${id}/${path}.ts`]();
  const [model, telling, { sheet }, words] = await Promise.all([
    part('rules/model'),
    part('telling/telling'),
    part('telling/sheet'),
    wordsOf(`games/${id}`, `games/${id}-guide`, 'table/glossary'),
  ]);
  const rest = { 'sea-change': 'telling/facts', feud: 'telling/asking' }[id];
  return { ...model, ...telling, ...(rest && (await part(rest))), sheet, words, played: await samples(id) };
}
