/** Loads a module of the page, TypeScript and runes included, into Node. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Pictures, which no test in Node looks at. */
const pictures = {
  name: 'pictures',
  resolveId: (id) => (id.startsWith('virtual:icons/') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:icons/') ? 'export default "";' : null),
};

/** The exports of `path`, counted from the frontend's folder. */
export async function load(path) {
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures, svelte({ emitCss: false })],
  });
  return module;
}

const { advance, byEvents } = await load('src/table/pace/progress.ts');

/** What is shown before the first and after every event of a game, with the steps of its record. */
export function follow(reduce, start, events, steps = []) {
  const told = byEvents(steps);
  const models = [start];
  for (const event of events) models.push(advance({ reduce }, models.at(-1), event, models.length, told));
  return models;
}

/** Whole games that the engine wrote: see scripts/generate_samples.py. */
export const samples = async (game) => JSON.parse(await readFile(`${root}tests/samples/${game}.json`, 'utf8'));
