/** The way to what belongs to this browser alone, which is fetched when it is needed. */
import { INSTALLED } from '../../lib/installed';
import type { TableSummary } from '../../contract/http';
import { PLAYED } from '../../contract/ids';
import { served } from '../../lib/addresses';
import { kept } from '../../lib/storage';

/** Whether a game can be played in the browser: those of other packages cannot. */
export const playableHere = (game: string): boolean => !(game in INSTALLED);

export const local = async (): Promise<typeof import('./page').localTables> => (await import('./page')).localTables;

/** The tables that this browser keeps beside those of a server, the latest first. */
export async function keptHere(): Promise<TableSummary[]> {
  if (!served || kept(PLAYED) === null) return [];
  const { running, finished } = await (await local()).shelf({ game: '', person: '', hidden: false, page: 0 });
  return [...running, ...finished];
}
