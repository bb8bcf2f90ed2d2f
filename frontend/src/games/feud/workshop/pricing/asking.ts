/** What the workshop asks the server, which measures prices. */
import { ask } from '../../../../client/api/http';
import type { Measured } from './pricing';
import type { Definition } from '../types';

const PRICE = '/api/games/feud/workshop/price';

interface Measures {
  state: Measured | null;
}

export const measuring = {
  /** How the measuring of a price stands; null: whoever asks may have nothing measured. Throws ApiError. */
  stand: async (): Promise<Measured | null> => (await ask<Measures>(PRICE)).state,
  start: async (definition: Definition, deals: number) =>
    (await ask<Measures>(PRICE, 'POST', { definition, deals })).state,
  stop: async () => (await ask<Measures>(PRICE, 'DELETE')).state,
};
