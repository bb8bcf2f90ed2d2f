import type { GameRecord } from '../contract/records';
import type { Given } from './job';
import { complete, encode } from './options';
import { beginningOf, type Start } from './starting';
import { LocalTable } from './table';

/** A table with some of the game's options, the others by default, at the beginning of its game. */
export const tableWith = (
  { module, codes, description }: Given,
  options: Readonly<Record<string, unknown>>,
  start: Uint8Array | Start,
): LocalTable => new LocalTable(module, codes, encode(description, complete(description, options)), start);

export const tableOf = (given: Given, record: GameRecord): LocalTable =>
  tableWith(given, record.options, beginningOf(record));
