/** What the workshop asks the server. */
import { ask } from '../../../lib/api';
import type { Measured } from './pricing';
import type { Barred, Bench, Definition, Found } from './types';

const BASE = '/api/games/feud/workshop';
const PRICE = `${BASE}/price`;
/** So many are asked about in one go: a request carries no more than 16 KiB. */
const BATCH = 8;

interface Measures {
  state: Measured | null;
}

let known: Promise<Bench> | null = null;

export const workshop = {
  /** What forms are drawn from: asked for once, again after a failure. Throws ApiError. */
  bench: (): Promise<Bench> => {
    known ??= ask<Bench>(BASE);
    known.catch(() => (known = null));
    return known;
  },
  /** What definitions say, and what is wrong with them at a table with these options and maneuvers. Throws ApiError. */
  look: async (definitions: readonly unknown[], options: Record<string, unknown> | null = null, beside: readonly unknown[] = []): Promise<Found[]> => {
    const parts = Array.from({ length: Math.ceil(definitions.length / BATCH) }, (_, i) => definitions.slice(i * BATCH, (i + 1) * BATCH));
    const look = (part: unknown[]) => ask<{ found: Found[] }>(`${BASE}/look`, 'POST', { definitions: part, options, beside });
    return (await Promise.all(parts.map(look))).flatMap(({ found }) => found);
  },
  /** How the measuring of a price stands; null: whoever asks may have nothing measured. Throws ApiError. */
  measured: async (): Promise<Measured | null> => (await ask<Measures>(PRICE)).state,
  measure: async (definition: Definition, deals: number) => (await ask<Measures>(PRICE, 'POST', { definition, deals })).state,
  stop: async () => (await ask<Measures>(PRICE, 'DELETE')).state,
  /** What a definition says while it is composed, what is wrong with it, and what its parts could not be instead. Throws ApiError. */
  draft: (definition: Definition) => ask<{ found: Found; barred: Barred }>(`${BASE}/draft`, 'POST', { definition }),
};
