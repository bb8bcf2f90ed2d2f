/** Access to this browser's own data, loaded when needed. */
import { INSTALLED } from '../../lib/installed';
import type { TableSummary } from '../../contract/http';
import { PLAYED } from '../../contract/ids';
import { served } from '../../lib/addresses';
import { kept } from '../../lib/storage';

/** Whether a game can be played in the browser: one of another package cannot. */
export const playableHere = (game: string): boolean => !(game in INSTALLED);

export const local = async (): Promise<typeof import('./page').localTables> => (await import('./page')).localTables;

/** The tables of this browser beside those of a server, the latest first. */
export async function keptHere(): Promise<TableSummary[]> {
  if (!served || kept(PLAYED) === null) return [];
  const { running, finished } = await (await local()).shelf({ game: '', person: '', hidden: false, page: 0 });
  return [...running, ...finished];
}
