/** The half of page_engine.py in Node: decisions and simulations a second of processor time, of one game's module. */
import { readFile } from 'node:fs/promises';
import { load } from '../frontend/tests/load.mjs';

const { Module } = await load('src/engine/module.ts');
const { workArea } = await load('src/engine/areas.ts');
const { game, options, games, view, seat, simulations, turns } = JSON.parse(await new Response(process.stdin).text());
const folder = new URL('../frontend/src/engine/modules/', import.meta.url);
const description = JSON.parse(await readFile(new URL(`${game}.json`, folder), 'utf8'));
const module = await Module.open(description, await readFile(new URL(`${game}.wasm`, folder)));

/** Seconds of this process's processor. */
const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

function decisions() {
  const [states, given, key] = [module.rows('state', 1), module.numbers('i8', options.length), module.numbers('u4', 8)];
  given.values.set(options.map(BigInt));
  const [words, out] = [module.numbers('i8', 2), module.numbers('i2', description.most.legal)];
  words.values.set([5n, 7n]);
  const began = spent();
  const count = module.call('random_games', states, given, key, words, out, games);
  return count / (spent() - began);
}

function searches() {
  const states = module.rows('state', 2);
  states.bytes(0).set(Buffer.from(view, 'hex'));
  const { area, nodes, index } = workArea(module, [1, 2, 3, 4, 5, 6, 7, 8], 9, 2 * simulations, 1, 0.3);
  const began = spent();
  module.call('run_simulations', states, seat, nodes, index, area, simulations);
  return simulations / (spent() - began);
}

const best = (work) => Math.max(...Array.from({ length: turns }, work));
console.log(JSON.stringify({ decisions: best(decisions), simulations: best(searches) }));
