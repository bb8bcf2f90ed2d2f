/** Whole games that the engine wrote (see scripts/generate_samples.py), and the model after each of their events. */
import { readFile } from 'node:fs/promises';
import { advance, byEvents } from '../src/table/pace/progress.ts';

export const samples = async (game) =>
  JSON.parse(await readFile(`${import.meta.dirname}/samples/${game}.json`, 'utf8'));

/** The model before the first and after every event of a game, with the steps of its record. */
export function follow(reduce, start, events, steps = []) {
  const told = byEvents(steps);
  const models = [start];
  for (const event of events) models.push(advance({ reduce }, models.at(-1), event, models.length, told));
  return models;
}
