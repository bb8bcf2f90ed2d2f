/** What a browser is given of the page to check its engine. */
import { Module } from '../../frontend/src/engine/module';
import { complete, encode, impossible } from '../../frontend/src/engine/options';
import { codecs } from '../../frontend/src/games/feud/own/index';
import { LocalTable } from '../../frontend/src/engine/table';
import { bestOrder } from '../../frontend/src/engine/thinking/orders';
import { thoughts as expect } from '../../frontend/src/engine/thinking/thought';
import { Thinker } from '../../frontend/src/engine/thinking/thinking';
import { Tracer } from './traces.mjs';

const EVENTS = import.meta.glob('../../frontend/src/contract/events/*.ts', { import: 'EVENTS', eager: true });

/** Digests of these games and searches, by a module from its bytes in base 64. */
globalThis.check = async ({ game, description, module, weights, games, searched }) => {
  const bytes = Uint8Array.from(atob(module), (sign) => sign.charCodeAt(0));
  const codes = EVENTS[`../../frontend/src/contract/events/${game}.ts`];
  const learned = weights && Int16Array.from(weights);
  const parts = { codes, LocalTable, Thinker, expect, bestOrder };
  const tracer = async () => new Tracer({ ...parts, module: await Module.open(description, bytes, learned) });
  const found = { options: [], games: [], choices: [], expectations: [] };
  const one = await tracer();
  const data = game === 'feud' ? { ...description, codecs } : description;
  for (const job of games) found.options.push(impossible(data, job.chosen) ?? encode(data, complete(data, job.chosen)));
  for (const job of games) found.games.push(await one.account(job));
  for (const job of searched) found.choices.push((await tracer()).choices(job));
  for (const job of searched) found.expectations.push(await (await tracer()).expectations(job));
  return found;
};
