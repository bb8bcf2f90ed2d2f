/** Gives access to the tables in this browser; the code for them is loaded when needed. */
import { INSTALLED } from '../../lib/installed';
import type { TableSummary } from '../../contract/http';
import { PLAYED } from '../../contract/ids';
import { served } from '../../lib/addresses';
import { kept } from '../../lib/storage';

/** Whether a game can be played in the browser. Games from other packages need a server. */
export const playableHere = (game: string): boolean => !(game in INSTALLED);

export const local = async (): Promise<typeof import('./page').localTables> => (await import('./page')).localTables;

/** The summaries of this browser's tables, to add to the server's; empty if there is no server. */
export async function keptHere(): Promise<TableSummary[]> {
  if (!served || kept(PLAYED) === null) return [];
  const { running, finished } = await (await local()).shelf({ game: '', person: '', hidden: false, page: 0 });
  return [...running, ...finished];
}
