/** The requests for deals that people of the site play: `told` reads one with its results, `tell` adds a result. */
import { ask } from '../../client/api/http';
import type { NewDuplicate } from '../../contract/http';

const named = (id: string) => ({ duplicate_id: id });

export const told = (id: string) => ask('GET /api/duplicates/{duplicate_id}', { path: named(id) });
export const tell = (id: string, deal: number, made: number[]) =>
  ask('POST /api/duplicates/{duplicate_id}/{deal}', { path: { ...named(id), deal: `${deal}` }, body: { made } });
export const make = (wanted: NewDuplicate) => ask('POST /api/duplicates', { body: wanted });
