/** Loads a module of the page, TypeScript and runes included, into Node. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The exports of `path`, counted from the frontend's folder. */
export async function load(path) {
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte()],
  });
  return module;
}

/** Whole games that the engine wrote: see scripts/generate_samples.py. */
export const samples = async (game) => JSON.parse(await readFile(`${root}tests/samples/${game}.json`, 'utf8'));
