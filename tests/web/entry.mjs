/** What a browser is given of the page to check its engine. */
import { Module } from '../../frontend/src/engine/module';
import * as areas from '../../frontend/src/engine/areas';
import { decode } from '../../frontend/src/lib/decode';
import { Tracer } from './traces.mjs';

const EVENTS = import.meta.glob('../../frontend/src/lib/events/*.ts', { import: 'EVENTS', eager: true });

/** Digests of these games and searches, by a module from its bytes in base 64. */
globalThis.check = async ({ game, description, module, weights, games, thoughts }) => {
  const bytes = Uint8Array.from(atob(module), (sign) => sign.charCodeAt(0));
  const codes = EVENTS[`../../frontend/src/lib/events/${game}.ts`];
  const learned = weights && Int16Array.from(weights);
  const tracer = async () => new Tracer(await Module.open(description, bytes), (told) => decode(codes, told), learned, areas);
  const found = { games: [], thoughts: [] };
  const one = await tracer();
  for (const job of games) found.games.push(await one.trace(job));
  for (const job of thoughts) found.thoughts.push(await (await tracer()).thoughts(job));
  return found;
};
