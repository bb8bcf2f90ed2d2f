/** What the workshop asks the server, which measures prices. */
import { ask } from '../../../../client/api/http';
import type { Definition } from '../types';
import type { Measured } from './pricing';

const path = { game_id: 'feud' };
/** The server does not know what its games measure. */
const stateOf = ({ state }: { state: unknown }): Measured | null => state as Measured | null;

export const measuring = {
  /** How the measuring of a price stands; null: whoever asks may have nothing measured. Throws ApiError. */
  stand: async () => stateOf(await ask('GET /api/games/{game_id}/workshop/price', { path })),
  start: async (definition: Definition, deals: number) =>
    stateOf(await ask('POST /api/games/{game_id}/workshop/price', { path, body: { definition, deals } })),
  stop: async () => stateOf(await ask('DELETE /api/games/{game_id}/workshop/price', { path })),
};
