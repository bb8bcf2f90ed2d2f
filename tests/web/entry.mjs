/** What a browser is given of the page to check its engine. */
import { Module } from '../../frontend/src/engine/module';
import * as areas from '../../frontend/src/engine/areas';
import { complete, encode, impossible } from '../../frontend/src/engine/options';
import { codecs } from '../../frontend/src/games/feud/own/index';
import { LocalTable } from '../../frontend/src/engine/table';
import { bestOrder } from '../../frontend/src/engine/thinking/orders';
import { thoughts as expect } from '../../frontend/src/engine/thinking/thought';
import { Thinker } from '../../frontend/src/engine/thinking/thinking';
import { decode } from '../../frontend/src/contract/decode';
import { Tracer } from './traces.mjs';

const EVENTS = import.meta.glob('../../frontend/src/contract/events/*.ts', { import: 'EVENTS', eager: true });

/** Digests of these games and searches, by a module from its bytes in base 64. */
globalThis.check = async ({ game, description, module, weights, games, accounts, thoughts }) => {
  const bytes = Uint8Array.from(atob(module), (sign) => sign.charCodeAt(0));
  const codes = EVENTS[`../../frontend/src/contract/events/${game}.ts`];
  const learned = weights && Int16Array.from(weights);
  const parts = { codes, decode: (told) => decode(codes, told), areas, LocalTable, Thinker, expect, bestOrder };
  const tracer = async () => new Tracer({ ...parts, module: await Module.open(description, bytes, learned) });
  const found = { options: [], games: [], accounts: [], choices: [], expectations: [], thoughts: [] };
  const one = await tracer();
  for (const job of games) found.games.push(await one.trace(job));
  const data = game === 'feud' ? { ...description, codecs } : description;
  for (const job of games) found.options.push(impossible(data, job.chosen) ?? encode(data, complete(data, job.chosen)));
  for (const job of accounts) found.accounts.push(await one.account(job));
  for (const job of thoughts) found.choices.push((await tracer()).choices(job));
  for (const job of thoughts) found.expectations.push(await (await tracer()).expectations(job));
  for (const job of thoughts) found.thoughts.push(await (await tracer()).thoughts(job));
  return found;
};
