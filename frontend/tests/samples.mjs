/** Whole games that the engine wrote (see scripts/generate_samples.py), and the model after each of their events. */
import { readFile } from 'node:fs/promises';
import { readRecords } from '../src/contract/records.ts';
import { advance, byEvents } from '../src/table/pace/progress.ts';

export const samples = async (game) =>
  JSON.parse(await readFile(`${import.meta.dirname}/samples/${game}.json`, 'utf8'));

/** A game, its review, and its reasons in words: the dealt one, or the one that begins at a state. */
export async function reviewOf(game, which = 0) {
  const text = await readFile(`${import.meta.dirname}/samples/reviews/${game}.json`, 'utf8');
  // A line each: its record is read like a file, so that no number is rounded.
  const [, record, ...found] = /^\{"record":(.*),"review":(.*),"said":(.*)\},?$/.exec(text.split('\n')[1 + which]);
  const [review, said] = found.map((part) => JSON.parse(part));
  return { record: readRecords(new TextEncoder().encode(record).buffer)[0], review, said };
}

/** The model before the first and after every event of a game, with the steps of its record. */
export function follow(reduce, start, events, steps = []) {
  const told = byEvents(steps);
  const models = [start];
  for (const event of events) models.push(advance({ reduce }, models.at(-1), event, models.length, told));
  return models;
}
