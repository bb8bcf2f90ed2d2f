/** New local tables: what is asked for, looked at as the server does it. */
import type { Engine } from '../engine/games';
import { type Chosen, complete, evaluate, impossible, type OptionsData } from '../engine/options';
import { freshKey, type Start } from '../engine/starting';
import type { NewTable, Settings } from '../contract/http';
import { offeredLevel } from '../contract/levels';
import type { Chair } from '../contract/options';
import { ApiError } from '../contract/api-error';
import { freshId } from '../lib/bytes';
import type { Rematch } from '../contract/protocol';
import { cleanName } from '../lib/text';
import { type Created, dropLast, fixedOf, type LocalChair, type Told } from './entries';
import { LocalState } from './state';

/** A table to be made, as the page asks for it: with its options and all its seats. */
export type WholeTable = NewTable & Required<Pick<NewTable, 'options' | 'aids'>> & { seats: Chair[] };

type Kept = 'game' | 'options' | 'seats' | 'title' | keyof Settings;

/** A table to be made in this browser. The reader sits at the first person's seat. */
export interface NewLocalTable extends Pick<WholeTable, Kept> {
  /** What the reader goes by. */
  name: string;
  /** Of all shuffles, 64 hexadecimal digits; without one nobody can foresee them. */
  key?: string;
  /** A state to begin at, in place of a deal. */
  start?: Start;
  /** What the person has been told before that. */
  told?: Told;
  /** Decisions made already: the table begins where they lead, and nobody takes them back. */
  made?: readonly (readonly [seat: number, action: number])[];
  /** What the chance of each seat's bot comes from, so that it does the same again. */
  seeds?: readonly (number | null)[];
  /** How it comes out does not count; so it is wherever the game does not begin with a deal. */
  uncounted?: boolean;
}

export const freshTable = (): string => `local-${freshId()}`;

function optionsOf(data: OptionsData, wanted: Readonly<Record<string, unknown>>): Chosen {
  const wrong = impossible(data, wanted);
  if (wrong) throw new ApiError('bad_option', wrong);
  return complete(data, wanted);
}
const seatsFor = (data: OptionsData, options: Chosen): number => evaluate(data.seats, options) as number;

function named(given: string): string {
  const name = cleanName(given);
  if (name === null) throw new ApiError('bad_name', 'a name has 1 to 24 visible characters');
  return name;
}

function chairsOf({ seats, name, seeds }: NewLocalTable): LocalChair[] {
  return seats.map((chair: Chair, seat) => {
    if (chair.kind === 'person') return { kind: 'person', name: named(chair.name ?? name) };
    const seed = seeds?.[seat];
    return typeof seed === 'number' ? { ...chair, seed } : { ...chair };
  });
}

/** The first entry of a new table. Rejects with an ApiError. */
export async function creation(table: NewLocalTable, engine: Engine): Promise<Created> {
  const { description } = engine;
  const options = optionsOf(description, table.options);
  const count = seatsFor(description, options);
  const chairs = chairsOf(table);
  if (chairs.length !== count || !chairs.some(({ kind }) => kind === 'person')) {
    throw new ApiError(
      'bad_seats',
      `This game has ${count} seats, not ${chairs.length}, and a person sits at one of them.`,
    );
  }
  if (table.hints && table.memory === 'strict') {
    throw new ApiError('bad_option', 'A hint would know what the players must remember here.');
  }
  if (table.key !== undefined && !/^[0-9a-f]{64}$/.test(table.key))
    throw new ApiError('bad_key', 'A key has 64 digits (0-9, a-f).');
  const { start = null, made = [] } = table;
  const created: Created = {
    type: 'created',
    at: Date.now() / 1000,
    game: table.game,
    rules: description.version,
    options,
    key: start ? '' : (table.key ?? freshKey()),
    start,
    ...(start && table.told && { told: table.told }),
    made,
    chairs,
    ...fixedOf(table),
    hints: table.hints ?? false,
    title: table.title ?? '',
    evening: '',
    uncounted: table.uncounted ?? (start !== null || made.length > 0),
  };
  if (start || made.length > 0) await possible(created, engine);
  return created;
}

/** The first entry of a new table, with levels that its game offers. */
export function withOfferedLevels(created: Created, { description }: Engine): Created {
  const offered = Object.keys(description.levels);
  const chairs = created.chairs.map((chair) =>
    chair.kind === 'bot' ? { ...chair, level: offeredLevel(chair.level, offered) } : chair,
  );
  return { ...created, chairs, standin: offeredLevel(created.standin, offered) };
}

async function possible(created: Created, engine: Engine): Promise<void> {
  try {
    await LocalState.begin('', created, engine);
  } catch (error) {
    throw new ApiError(
      'bad_position',
      `The game cannot stand so: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The next table of the same people. Throws ApiError. */
export function following({ id, created, places, title }: LocalState, wish: Rematch, { description }: Engine): Created {
  const same = description.game === created.game;
  const options = optionsOf(description, wish.options ?? (same ? created.options : {}));
  const count = seatsFor(description, options);
  const people = places.filter(({ kind }) => kind === 'person').length;
  if (people > count) throw new ApiError('too_many', `That game has ${count} seats, and you are ${people}.`);
  const chairs = places.map(({ kind, name, level, standin }): LocalChair =>
    kind === 'person' ? { kind, name } : { kind, level: level ?? standin ?? created.standin },
  );
  dropLast(chairs, chairs.length - count, ({ kind }) => kind === 'bot');
  while (chairs.length < count) chairs.push({ kind: 'bot', level: created.standin });
  return {
    ...created,
    at: Date.now() / 1000,
    game: description.game,
    rules: description.version,
    options,
    key: freshKey(),
    start: null,
    made: [],
    chairs: wish.shuffle ? shuffled(chairs) : chairs,
    title,
    evening: created.evening || id,
    uncounted: false,
  };
}

function shuffled<T>(given: readonly T[]): T[] {
  const drawn = given.map((each) => ({ each, at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
  return drawn.sort((one, other) => one.at - other.at).map(({ each }) => each);
}
