/** Validates requests for new local tables, as the server does, and turns them into the first entry of a log. */
import type { Description } from '../engine/module';
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
import type { LocalState } from './state';

/** A requested table in which the options and all seats are given. */
export type WholeTable = NewTable & Required<Pick<NewTable, 'options' | 'aids'>> & { seats: Chair[] };

type Kept = 'game' | 'options' | 'seats' | 'title' | keyof Settings;

/** A requested table in this browser. The reader gets the first seat that is for a person. */
export interface NewLocalTable extends Pick<WholeTable, Kept> {
  name: string;
  /** The key of all shuffles, 64 hexadecimal digits; random if missing. */
  key?: string;
  /** A state to begin at, instead of a deal. */
  start?: Start;
  /** What the person saw before that state. */
  told?: Told;
  /** Earlier decisions: the table begins after them, and they cannot be taken back. */
  made?: readonly (readonly [seat: number, action: number])[];
  /** By seat, the bot's seed, so that its decisions can be repeated; null or missing: random. */
  seeds?: readonly (number | null)[];
  /** The result does not count. By default that is so if the game begins at a state or after earlier decisions. */
  uncounted?: boolean;
  /** The id of the evening's first table: the same people play its tables one after the other. Missing: this table. */
  evening?: string;
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

/** The players by seat. A bot whose level the game does not offer gets the strongest offered level below it. */
function chairsOf({ seats, name, seeds }: NewLocalTable, levels: readonly string[]): LocalChair[] {
  return seats.map((chair: Chair, seat) => {
    if (chair.kind === 'person') return { kind: 'person', name: named(chair.name ?? name) };
    const [level, seed] = [offeredLevel(chair.level, levels), seeds?.[seat]];
    return { kind: 'bot', level, ...(typeof seed === 'number' && { seed }) };
  });
}

/** Return the first entry of a new table's log. Throws ApiError. */
export function creation(table: NewLocalTable, description: Description): Created {
  const options = optionsOf(description, table.options);
  const count = seatsFor(description, options);
  const levels = Object.keys(description.levels);
  const chairs = chairsOf(table, levels);
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
  const fixed = fixedOf(table);
  return {
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
    ...fixed,
    standin: offeredLevel(fixed.standin, levels),
    hints: table.hints ?? false,
    title: table.title ?? '',
    evening: table.evening ?? '',
    uncounted: table.uncounted ?? (start !== null || made.length > 0),
  };
}

/** Return the request for the next table of the same people. Throws ApiError. */
export function following(state: LocalState, wish: Rematch, description: Description): NewLocalTable {
  const { id, created, places, title } = state;
  const same = description.game === created.game;
  const options = optionsOf(description, wish.options ?? (same ? created.options : {}));
  const count = seatsFor(description, options);
  const people = places.filter(({ kind }) => kind === 'person').length;
  if (people > count) throw new ApiError('too_many', `That game has ${count} seats, and you are ${people}.`);
  const chairs = places.map(({ kind, name, level, standin }): Chair =>
    kind === 'person' ? { kind, name } : { kind, level: level ?? standin ?? created.standin },
  );
  dropLast(chairs, chairs.length - count, ({ kind }) => kind === 'bot');
  while (chairs.length < count) chairs.push({ kind: 'bot', level: created.standin });
  return {
    ...fixedOf(created),
    hints: created.hints,
    name: '',
    game: description.game,
    options,
    seats: wish.shuffle ? shuffled(chairs) : chairs,
    title,
    evening: created.evening || id,
  };
}

function shuffled<T>(given: readonly T[]): T[] {
  const drawn = given.map((each) => ({ each, at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
  return drawn.sort((one, other) => one.at - other.at).map(({ each }) => each);
}
