/** The games that the page can play without a server. Each game's module is fetched once, with its data. */
import { ApiError } from '../contract/api-error';
import type { EventCode } from '../contract/decode';
import { Module, type Description } from './module';
import type { Codecs } from './options';

const CODES = import.meta.glob<string>('../../../src/quarterdeck/games/*/page.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const DESCRIPTIONS = import.meta.glob<Description>('./modules/*.json', { import: 'default' });
const EVENTS = import.meta.glob<readonly EventCode[]>('../contract/events/*.ts', { import: 'EVENTS' });
const CODECS = import.meta.glob<Codecs>('../games/*/own/index.ts', { import: 'codecs' });
const LEARNED = import.meta.glob<string>('../../../src/quarterdeck/games/*/learned.i2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The parts that are needed to run a game's rules and searches. */
export interface Engine {
  description: Description;
  codes: readonly EventCode[];
  /** A module with its own memory, for one table or one search. */
  module: () => Promise<Module>;
}

type Given = Readonly<Record<string, unknown>>;

/** Finds the engine of a game for a table with these options. Rejects with an ApiError. */
export type Engines = (game: string, options?: Given) => Promise<Engine>;

const path = (game: string, name: string): string =>
  `../../../src/quarterdeck/games/${game.replaceAll('-', '_')}/${name}`;

export const MODULES: readonly string[] = Object.keys(DESCRIPTIONS).map((each) => each.replace(/^.*\/|\.json$/g, ''));

async function bytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || answer.headers.get('content-type')?.includes('html'))
    throw new ApiError('network', 'a part of the game could not be fetched');
  return answer.arrayBuffer();
}

/** Build an engine from its parts. `code` is the module's bytes. */
export async function engineOf(
  description: Description,
  codes: readonly EventCode[],
  code: BufferSource,
  learned?: ArrayBuffer,
): Promise<Engine> {
  const compiled = await WebAssembly.compile(code);
  const weights = learned && new Int16Array(learned);
  return { description, codes, module: () => Module.open(description, compiled, weights) };
}

async function fetched(game: string): Promise<Engine> {
  const code = CODES[path(game, 'page.wasm')];
  const description = DESCRIPTIONS[`./modules/${game}.json`];
  const events = EVENTS[`../contract/events/${game}.ts`];
  if (!code || !description || !events) throw new ApiError('unknown_game', `there is no game ${game} in this page`);
  const learned = LEARNED[path(game, 'learned.i2')];
  return engineOf(...(await Promise.all([description(), events(), bytes(code), learned ? bytes(learned) : undefined])));
}

const known = new Map<string, Promise<Engine>>();

/** Add the game's codecs if these options contain things that players have defined. */
async function knowing(engine: Engine, options: Given): Promise<Engine> {
  const { description } = engine;
  const load = CODECS[`../games/${description.game}/own/index.ts`];
  const needed = description.options.some(({ kind, name }) => kind === 'defined' && name in options);
  return needed && load ? { ...engine, description: { ...description, codecs: await load() } } : engine;
}

/** A game's engine for these options. A failed fetch is retried at the next call. */
export async function engineFor(game: string, options: Given = {}): Promise<Engine> {
  const found = known.get(game) ?? fetched(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return knowing(await found, options);
}
