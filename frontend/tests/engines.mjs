/** The games' engines in Node: the same modules as in the page. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { engineOf as made } from '../src/engine/games.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A new engine of a game; `engineOf` from another module graph if needed. */
export async function engineFor(game, engineOf = made) {
  const home = `${root}../src/quarterdeck/games/${game.replaceAll('-', '_')}/`;
  const learned = `${home}learned.i2`;
  const { EVENTS } = await import(`../src/contract/events/${game}.ts`);
  const description = JSON.parse(await readFile(`${root}src/engine/modules/${game}.json`, 'utf8'));
  const weights = existsSync(learned) ? new Uint8Array(await readFile(learned)).buffer : undefined;
  return engineOf(description, EVENTS, await readFile(`${home}page.wasm`), weights);
}
