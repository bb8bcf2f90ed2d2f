/** Deals that people of a house play, as the house knows them. */
import { ask } from '../../client/api/http';
import type { OptionValue } from '../../contract/http';
import type { Level } from '../../contract/protocol';
import type { Duplicate } from '../../engine/duplicates';

/** How somebody did in a deal. */
export interface Row {
  deal: number;
  name: string;
  you: boolean;
  share: number;
  points: number;
  at: number;
}

/** With the results of those deals that the reader has played. */
export interface Told extends Duplicate {
  results: Row[];
}

const at = (id: string): string => `/api/duplicates/${encodeURIComponent(id)}`;

export const told = (id: string): Promise<Told> => ask(at(id));
export const tell = (id: string, deal: number, made: number[]): Promise<Told> =>
  ask(`${at(id)}/${deal}`, 'POST', { made });
export const make = (game: string, options: Record<string, OptionValue>, deals: number, level: Level): Promise<Told> =>
  ask('/api/duplicates', 'POST', { game, options, deals, level });
